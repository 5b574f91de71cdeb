// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/workspace/cache.h"

#include <algorithm>

namespace fairlead::slurm {

/// The factors that jobs share: partition, QOS, association.
/// Normalised by the maximum over the whole table (which starts at 1 for partitions), or raw with
/// NO_NORMAL_x (specification 5.5, 5.6).
void computeFactorTables(const Inputs& inputs, FactorTables& tables);
/// Which TRES have a weight.
void findWeightedTres(const Inputs& inputs, std::vector<FactorTables::Tres>& weighted);

/// The age factor of each job: 0 without an accrue time, 1 from max age on (specification 5.2).
class AgeRule
{
public:
    explicit AgeRule(const Inputs& inputs);

    /// When the age of a job began to count, Unix seconds; 0: it has not.
    [[nodiscard]] std::int64_t accrued(JobIndex job) const
    {
        const std::int64_t accrue = m_accrueTimes[job.at()];
        return accrue == 0 && m_otherwise != nullptr ? m_otherwise[job.at()] : accrue;
    }
    [[nodiscard]] double factor(JobIndex job) const
    {
        const auto accrue = accrued(job);
        if (accrue == 0)
            return 0.0;
        const auto waited = static_cast<std::uint32_t>(std::max<std::int64_t>(m_now - accrue, 0));
        return waited >= m_maxAge ? 1.0
                                  : static_cast<double>(waited) / static_cast<double>(m_maxAge);
    }

private:
    const std::uint32_t* m_accrueTimes; // when the age began to count; 0 = it has not
    const std::uint32_t* m_otherwise; // what counts instead of 0; or nothing does
    std::int64_t m_now;
    std::uint32_t m_maxAge;
};

/// The job-size factor of each job with PriorityFavorSmall and SMALL_RELATIVE_TO_TIME, clamped to
/// [0, 1] (specification 5.4). The unsigned wraps are Slurm's own.
class SizeRule
{
public:
    explicit SizeRule(const Inputs& inputs);

    [[nodiscard]] double factor(JobIndex job) const
    {
        if (m_nodeCount == 0 || m_cpuCount == 0)
            return 0.0;
        return std::clamp(m_isRelative ? relativeSize(job) : plainSize(job), 0.0, 1.0);
    }

private:
    [[nodiscard]] double plainSize(JobIndex job) const
    {
        const auto nodes = m_snapshot.jobs.nodes[job.at()];
        const auto cpus = m_countsCpus ? m_snapshot.jobs.cpus[job.at()] : 0;
        const double nodeTerm = static_cast<double>(countedNodes(nodes)) / m_nodes;
        if (cpus == 0)
            return nodeTerm;
        const std::uint32_t counted = m_favorSmall ? m_cpuCount - cpus : cpus;
        return (nodeTerm + static_cast<double>(counted) / m_cpus) / 2.0;
    }
    [[nodiscard]] std::uint32_t countedNodes(std::uint32_t nodes) const
    {
        if (!m_favorSmall)
            return nodes;
        return m_isWrapFixed && nodes >= m_nodeCount ? 0 : m_nodeCount - nodes;
    }
    [[nodiscard]] double relativeSize(JobIndex job) const;

    const Snapshot& m_snapshot;
    std::uint32_t m_nodeCount;
    std::uint32_t m_cpuCount;
    double m_nodes;
    double m_cpus;
    bool m_favorSmall;
    bool m_isRelative;
    bool m_isWrapFixed;
    bool m_countsCpus;
};

/// The QOS whose priority counts in a row: one of several only with a priority, else the job's.
QosIndex countedQos(const Snapshot& snapshot, JobIndex job, RowIndex row);

/// Factor of one weighted TRES of a job in a partition: count / partition total, or the count
/// with NO_NORMAL_TRES; 0 when the partition has none (specification 5.6).
double tresFactor(const Inputs& inputs, std::size_t tresIndex, JobIndex job,
                  PartitionIndex partition);

/// Cache::tres: the TRES terms of every row, added up in TRES index order. They stay while
/// neither the snapshot nor the weights change. Empty: no TRES is weighted.
void findTresSums(const Evaluation& evaluation, Cache& cache);

/// Cache::fairShares: the fair-share factor of every row's association; 0 without one.
void findFairShares(const Evaluation& evaluation, Cache& cache);

/// The six weighted terms of a row, without TRES, site and nice.
struct WeightedTerms
{
    std::array<double, weightedFactorCount> factor{};
    std::array<double, weightedFactorCount> term{};
};
WeightedTerms weightedTerms(const Evaluation& evaluation, RowIndex row);

} // namespace fairlead::slurm
