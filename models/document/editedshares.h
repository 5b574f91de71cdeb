// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <utility>
#include <vector>

namespace fairlead::models {

/// Raw shares that a scenario sets, by association of `tree`, ascending. Edits of associations that
/// the tree does not have (not yet, or no longer) are left out.
using EditedShares = std::vector<std::pair<AssocIndex, std::uint32_t>>;
EditedShares editedShares(const Snapshot& tree, const Scenario& scenario);

/// The associations whose shares differ between the two.
std::vector<AssocIndex> differing(const AssocTable& assocs, const EditedShares& before,
                                  const EditedShares& after);
/// The shares of one association.
std::uint32_t sharesOf(const AssocTable& assocs, const EditedShares& edited, AssocIndex assoc);

} // namespace fairlead::models
