// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/workspace/cache.h"

#include <span>

namespace fairlead::slurm {

/// Sizes all results; fills fsParent, levelShares and normShares (specification 3.1 to 3.3) and the
/// cache's children lists. A `parent` association takes the shares of its fs parent; a level
/// whose shares add up to 0 gives 0.
void buildShareTree(const Inputs& inputs, Cache& cache, AssocResults& results);

/// The same for Fair Tree where only shares differ from those of `before`: computes the levels
/// that they touch and leaves these in Cache::levels. False: an association began or ceased
/// to take its parent's shares, or the cache has the children lists of another tree.
bool updateShareTree(const std::vector<std::uint32_t>& before, const Inputs& inputs, Cache& cache,
                     AssocResults& results);

/// The children of `account` by fs parent: in tie order after buildShareTree(), until Fair Tree
/// sorts them.
std::span<const AssocIndex> childrenOf(const Cache& cache, AssocIndex account);

} // namespace fairlead::slurm
