// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/evaluation.h"

#include <span>

namespace fairlead::slurm {

/// Fills fsParent, levelShares and normShares (specification 3.1 to 3.3) and the workspace's
/// children lists. A `parent` association takes the shares of its fs parent; a level whose shares
/// add up to 0 gives 0.
void buildShareTree(const Inputs& inputs, Workspace& workspace, AssocResults& results);

/// The children of `account` by fs parent, in tie order. Valid until the next buildShareTree().
std::span<const AssocIndex> childrenOf(const Workspace& workspace, AssocIndex account);

} // namespace fairlead::slurm
