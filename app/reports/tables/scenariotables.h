// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/writers/table.h"
#include "engine/replay/recording/limits.h"
#include "engine/scenario/sidebyside.h"

namespace fairlead::reports {

/// The letters that stand for scenarios in columns and pictures: A, B, C, D.
inline constexpr std::size_t mostScenarios = 4;
std::string scenarioLetter(std::size_t place);

/// Kind (parameter, shares, tree, result, places), Name, Now, and a column of each scenario by its
/// letter: what is edited, then what comes of it. All cells are words; empty: as it is now.
/// @param limits  of the cluster
Table sideBySideTable(const Evaluation& now, std::span<const Scenario> scenarios,
                      std::span<const ScenarioResult> results, const replay::Limits& limits);

} // namespace fairlead::reports
