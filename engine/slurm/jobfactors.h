// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/evaluation.h"

namespace fairlead::slurm {

/// The factors that jobs share: partition, QOS, association, and which TRES are weighted.
/// Normalised by the maximum over the whole table (which starts at 1 for partitions), or raw with
/// NO_NORMAL_x (specification 5.5, 5.6).
void computeFactorTables(const Inputs& inputs, FactorTables& tables);

/// Age factor: 0 without an accrue time, 1 from max age on (specification 5.2).
double ageFactor(const Inputs& inputs, JobIndex job);

/// Job-size factor with PriorityFavorSmall and SMALL_RELATIVE_TO_TIME, clamped to [0, 1]
/// (specification 5.4). The unsigned wraps are Slurm's own.
double jobSizeFactor(const Inputs& inputs, JobIndex job);

/// Factor of one weighted TRES of a job in a partition: count / partition total, or the count
/// with NO_NORMAL_TRES; 0 when the partition has none (specification 5.6).
double tresFactor(const Inputs& inputs, std::size_t tresIndex, JobIndex job,
                  PartitionIndex partition);

/// The six weighted terms of a row, without TRES, site and nice.
struct WeightedTerms
{
    std::array<double, weightedFactorCount> factor{};
    std::array<double, weightedFactorCount> term{};
};
WeightedTerms weightedTerms(const Evaluation& evaluation, RowIndex row);

} // namespace fairlead::slurm
