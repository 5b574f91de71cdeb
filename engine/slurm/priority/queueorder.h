// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/workspace/cache.h"

namespace fairlead::slurm {

/// The order in which the rows are tried (specification 5.8): preemption, reservation, partition
/// tier, priority, submit time, job id (of an array: the array's), array task, place in the job's
/// lists. Partitions are taken to share nodes. With PreemptType=preempt/qos the comparison is not
/// transitive: the rows are then merged from the order of the job list as slurmctld merges them.
void rankRows(Evaluation& evaluation, Cache& cache);

/// Whether the order puts `a` before `b` because its job may push the other's aside.
bool mayPreempt(const Evaluation& evaluation, RowIndex a, RowIndex b);

} // namespace fairlead::slurm
