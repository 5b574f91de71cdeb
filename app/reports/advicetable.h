// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/table.h"
#include "engine/advice/finding.h"

namespace fairlead::reports {

/// Severity ("problem", "warning", "hint"), Finding, Evidence, Advice, Try: a line for each
/// finding, in English. Try is what fairleadctl takes, quoted for a shell.
Table adviceTable(const std::vector<Finding>& findings);

/// "problem", "warning" or "hint".
std::string severityName(Severity severity);

} // namespace fairlead::reports
