// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

#include <span>

namespace fairlead::slurm {

/// Sizes all results; fills fsParent, levelShares and normShares (specification 3.1 to 3.3) and the
/// workspace's children lists. A `parent` association takes the shares of its fs parent; a level
/// whose shares add up to 0 gives 0.
void buildShareTree(const Inputs& inputs, Workspace& workspace, AssocResults& results);

/// The same for Fair Tree where only shares differ from those of `before`: computes the levels
/// that they touch and leaves these in Workspace::levels. False: an association began or ceased
/// to take its parent's shares, or the workspace has the children lists of another tree.
bool updateShareTree(const std::vector<std::uint32_t>& before, const Inputs& inputs,
                     Workspace& workspace, AssocResults& results);

/// The children of `account` by fs parent: in tie order after buildShareTree(), until Fair Tree
/// sorts them.
std::span<const AssocIndex> childrenOf(const Workspace& workspace, AssocIndex account);

} // namespace fairlead::slurm
