// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "engine/replay/recording/machine.h"
#include "models/accounting/slurmtext/text/textlines.h"

#include <optional>
#include <vector>

namespace fairlead::accounting {

inline constexpr auto historyFromFile = "history_from.txt";

/// The moment since which a history is complete, as somebody wrote it down; at most `to`. Nothing:
/// it is no moment, which is an issue.
std::optional<replay::Second> historyFromIn(const std::vector<Line>& lines, replay::Second to,
                                            Issues& issues);

} // namespace fairlead::accounting
