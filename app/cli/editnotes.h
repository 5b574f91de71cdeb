// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/options/arguments.h"
#include "engine/base/result.h"
#include "engine/scenario/scenario.h"

#include <iosfwd>

namespace fairlead::cli {

/// A TRES that nobody has: refused where somebody has just typed it, said of one in a file.
Result<void> checkTres(const Arguments& arguments, const Scenario& scenario,
                       const Snapshot& snapshot, std::ostream& err);

/// A sentence for each kind of edit that does less than one might think.
void printEditNotes(const Scenario& scenario, const Policy& policy, std::ostream& err);

} // namespace fairlead::cli
