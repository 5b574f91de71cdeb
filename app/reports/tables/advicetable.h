// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/writers/table.h"
#include "engine/advice/finding.h"

#include <QStringList>

#include <optional>

namespace fairlead::reports {

/// Severity ("problem", "warning", "hint"), Finding, Evidence, Advice, Try: a line for each
/// finding, in English. Try is what fairleadctl takes, quoted for a shell.
/// @param replayed  [finding] what a replay says of it, in a last column Replay; nothing: nobody
///     has asked
Table adviceTable(const std::vector<Finding>& findings,
                  const std::optional<QStringList>& replayed = {});

/// "problem", "warning" or "hint".
std::string severityName(Severity severity);

} // namespace fairlead::reports
