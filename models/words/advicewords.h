// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/advice/finding.h"

#include <QString>

namespace fairlead::models {

/// How much a finding of the adviser matters, translated: "Warning".
QString severityWords(Severity severity);

/// The edits of a finding in a line, of many the first: "PriorityWeightAge=0, shares of bio/ann =
/// 1"; empty: it has none.
QString tryWords(const Finding& finding);

} // namespace fairlead::models
