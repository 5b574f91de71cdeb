// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/outlook.h"

#include <optional>
#include <vector>

/// What accounts get of the machine, against what they are promised of it.
namespace fairlead::replay {

/// Jain's index of delivered over promised shares, among the accounts that had jobs: 1 where all
/// got the same part of what they were promised, 1/n where one got everything. Nothing where none
/// got anything.
/// @source Jain, Chiu, Hawe 1984
std::optional<double> jainIndex(const RunFigures& run, const std::vector<double>& promised);

/// The part of a promise that must be delivered so that it counts as kept.
/// @unit 1
inline constexpr double keptPart = 0.9;

/// Of the accounts with recorded jobs whose promise is known.
struct KeptPromises
{
    std::size_t all = 0;
    std::size_t kept = 0; ///< keptPart of their promise at least
};
KeptPromises keptPromises(const Outlook& outlook, const PolicyOutlook& policy);

} // namespace fairlead::replay
