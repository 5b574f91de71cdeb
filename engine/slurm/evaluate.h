// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

namespace fairlead::slurm {

struct Cache;

/// Usage, shares and fair-share of every association. What `results` has of `before` stays where
/// the inputs leave it as it was; `isNew`: the rules are others.
void computeTree(const Inputs& before, const Inputs& inputs, bool isNew, Cache& cache,
                 AssocResults& results);

/// Priorities, statuses and ranks of every row; the tree comes first. `isNew`: the evaluation holds
/// nothing that belongs to these rules.
void evaluateQueue(Evaluation& evaluation, Cache& cache, bool isNew);

} // namespace fairlead::slurm
