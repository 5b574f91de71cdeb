// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/priority/jobfactors.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace fairlead::slurm {

/// Why each row has no rank, or that it has one.
void computeStatuses(Evaluation& evaluation);

/// The stored priority of every row (specification 5.1, 5.7; 1.5 for priority/basic; 7 for Slurm
/// 2.0). What an administrator set stays; INCR_ONLY never lowers. Statuses come first.
void computePriorities(Evaluation& evaluation, Cache& cache);

/// The priority of a row that no sum decides: held, set by an administrator, or in Slurm 2.0 not
/// yet eligible.
std::optional<std::uint32_t> keptPriority(const Evaluation& evaluation, RowIndex row);

/// The stored priority of a row with that sum; with INCR_ONLY it never falls.
std::uint32_t computedPriority(const Evaluation& evaluation, RowIndex row, double sum);

/// The priority by which a row takes its place: its own, but of a job with several QOS in one
/// partition the job's (specification 5.7).
std::uint32_t jobPriority(const Evaluation& evaluation, RowIndex row);

/// The sum of a row before it is truncated; computePriorities() gets the same bits.
double sumOf(const Evaluation& evaluation, const WeightedTerms& terms, RowIndex row);
/// The same, said whether the row is one of several of its job.
double sumOf(const Evaluation& evaluation, const WeightedTerms& terms, RowIndex row,
             bool isOneOfSeveral);

/// The sum that sprio makes of the terms it shows, at least 1 (specification 9.3). It differs from
/// slurmctld's where a partition of a list lacks a weighted TRES.
double sumOfSprio(const RowTerms& terms);

/// The number that sprio prints for that sum: truncated to a long long, not clamped to 2^32-1. A
/// sum that does not fit, or is not a number, becomes -2^63, as x86-64 makes it.
std::int64_t priorityOfSprio(double sum);

/// Whether the job has several rows.
bool isListed(const Snapshot& snapshot, JobIndex job);

/// Slurm 2.0 knows no site factor.
std::int64_t siteOf(const Inputs& inputs, JobIndex job);

/// The smallest priority that Slurm 2.0 and 2.1 compute: 1 is a hold by the system.
inline constexpr std::int64_t lowestOfLinear = 2;

/// Truncates and clamps a sum as slurmctld does; a sum that is not a number becomes 2^32-1. The
/// smallest priority is 1, in Slurm 2.0 and 2.1 it is 2.
inline std::uint32_t storedPriority(double sum, const SettingsRules& rules)
{
    if (std::isnan(sum) || sum >= highestPriority)
        return maxPriority;
    return static_cast<std::uint32_t>(
        std::max(sum, rules.isLinear() ? double{lowestOfLinear} : 1.0));
}

} // namespace fairlead::slurm
