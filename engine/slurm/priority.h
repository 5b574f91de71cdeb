// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/evaluation.h"

namespace fairlead::slurm {

/// The stored priority of every row (specification 5.1, 5.7; 1.5 for priority/basic; 7 for Slurm
/// 2.0) and why a row has no rank. What an administrator set stays; INCR_ONLY never lowers.
void computePriorities(Evaluation& evaluation, Workspace& workspace);

/// The priority by which a row takes its place: its own, but of a job with several QOS in one
/// partition the job's (specification 5.7).
std::uint32_t jobPriority(const Evaluation& evaluation, RowIndex row);

/// The sum that sprio makes of the terms it shows, at least 1 (specification 9.3). It differs from
/// slurmctld's where a partition of a list lacks a weighted TRES.
double sumOfSprio(const RowTerms& terms);

/// Truncates and clamps a sum as slurmctld does; a sum that is not a number becomes 2^32-1. The
/// smallest priority is 1, in Slurm 2.0 and 2.1 it is 2.
std::uint32_t storedPriority(double sum, const Policy& policy);

} // namespace fairlead::slurm
