// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/advice/finding.h"
#include "engine/advice/queuepoints.h"

/// What is wrong with a policy that only Slurm has; each adds what it finds.
namespace fairlead::slurm {

/// Priorities that are, or may be, above 2^32-1 (specification 5.1); weights of priority/basic.
void findSumFlaws(const QueuePoints& queue, std::vector<Finding>& findings);
/// PriorityMaxAge against how long jobs have waited (specification 5.2).
void findAgeFlaws(const QueuePoints& queue, std::vector<Finding>& findings);
/// Half-life and resets of usage (specification 2).
void findUsageFlaws(const QueuePoints& queue, std::vector<Finding>& findings);
/// Limits that make more jobs wait than priority does, by slurmctld's own reasons.
void findWaitFlaws(const QueuePoints& queue, std::vector<Finding>& findings);

} // namespace fairlead::slurm
