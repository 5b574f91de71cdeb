// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/outlook.h"

#include <map>
#include <string>
#include <utility>

namespace fairlead::replay {

/// How long jobs really waited: those submitted in a period that had started at its end.
struct RecordedWaits
{
    Second from = 0; ///< Unix seconds
    Second to = 0; ///< Unix seconds
    Second knownFrom = 0; ///< all jobs are known since then: in the period, if not before
    /// By name, without those that submitted nothing which started.
    /// Of the figures those that setWaits() sets.
    std::map<std::string, GroupFigures, std::less<>> accounts;
    std::map<std::string, GroupFigures, std::less<>> users; ///< over all their accounts
    /// By account and user: what a user submitted under one account.
    std::map<std::pair<std::string, std::string>, GroupFigures> members;
};

RecordedWaits recordedWaits(const Recording& recording, Second from, Second to);

} // namespace fairlead::replay
