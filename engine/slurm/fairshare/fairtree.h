// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/workspace/cache.h"

namespace fairlead::slurm {

/// Fills normUsage, effectiveUsage, levelFs and fairShare: every level ranked by level fair-share,
/// best account's children first (specification 3.6 and 4). Tied accounts are not merged, exactly
/// as in Slurm (specification 4.2): the first child of the second one shares the rank of the last
/// child of the first. No usage at all: everybody 1.
void computeFairTree(const Inputs& inputs, Cache& cache, AssocResults& results);
/// The same where updateShareTree() has found the levels that differ, and usage does not.
void updateFairTree(const Inputs& inputs, Cache& cache, AssocResults& results);

} // namespace fairlead::slurm
