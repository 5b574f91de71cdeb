// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

/// Effective queue time under the accrual policies (specification 1.5).
namespace fairlead::moab {

struct Cache;

/// Fills Results::clocks for Inputs::now. A recorded run is replayed from its first query: each
/// poll is one pass, each command acts between two polls. Without a recording `now` is the only
/// pass. Uses Results::tables.
void runClocks(Evaluation& evaluation, Cache& cache);

/// Seconds that count as queue time, at least 0.
std::int64_t queueSeconds(const Inputs& inputs, const Clock& clock, JobIndex job);

/// Seconds from `submit` to `now` less the blocks that stop accrual; with RESET only those after
/// the last such block. Moab's policies.
std::int64_t accruedSeconds(std::int64_t submit, std::int64_t now, std::span<const Block> blocks,
                            const Settings& settings);

} // namespace fairlead::moab
