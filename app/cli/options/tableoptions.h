// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/options/arguments.h"
#include "app/reports/tables/evaluationtables.h"

namespace fairlead::cli {

/// What the command line says about the rows of a queue.
reports::JobsOptions jobsOptions(const Arguments& arguments);

} // namespace fairlead::cli
