// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issue.h"

#include <iosfwd>
#include <vector>

namespace fairlead::cli {

/// Prints the problems of an import, one line each: of those that say the same of one file the
/// first ones, and how many more there are. A file of rubbish is told in some lines, not in a
/// million.
void printIssues(const std::vector<Issue>& issues, std::ostream& err);

} // namespace fairlead::cli
