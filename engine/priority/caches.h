// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/moab/priority/cache.h"
#include "engine/slurm/workspace/cache.h"

namespace fairlead {

/// What is behind a EvaluationMemory: each scheduler's own.
struct EvaluationMemory::Caches
{
    slurm::Cache slurm; ///< also of the tree, which groups accounts under every scheduler
    moab::Cache moab;
};

} // namespace fairlead
