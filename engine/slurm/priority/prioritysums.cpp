// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/priority/prioritysums.h"

#include "engine/slurm/priority/priority.h"

namespace fairlead::slurm {

PrioritySums::PrioritySums(const Evaluation& evaluation, const Cache& cache)
    : m_evaluation(evaluation)
    , m_snapshot(evaluation.snapshot())
    , m_tres(cache.tres.sums)
    , m_fairShares(cache.fairShares)
    , m_age(evaluation.inputs)
    , m_size(evaluation.inputs)
    , m_countsSite(!evaluation.inputs.policy.slurm().isLinear())
    , m_hasLists(m_snapshot.rows.size() != m_snapshot.jobs.size())
{
}

/// The terms of one factor, whose value `factorOf` says of a row.
template <typename FactorOf>
void PrioritySums::add(Factor factor, const FactorOf& factorOf)
{
    const double weight = m_evaluation.inputs.policy.slurm().weight(factor);
    if (weight == 0.0)
        return;
    for (std::size_t i = 0; i < m_count; ++i)
        m_sums[i] += factorOf(m_first + i) * weight;
}

std::span<const double> PrioritySums::block(std::size_t first, std::size_t count)
{
    m_first = first;
    m_count = count;
    m_sums.fill(0.0);
    const auto& jobs = m_snapshot.rows.job;
    add(Factor::Age, [&](std::size_t row) { return m_age.factor(jobs[row]); });
    if (!m_evaluation.inputs.policy.slurm().isLinear()) {
        const double divisor = m_evaluation.tables.assocDivisor;
        add(Factor::Assoc, [&](std::size_t row) {
            return m_snapshot.jobs.assocPriority[jobs[row].at()] / divisor;
        });
    }
    add(Factor::FairShare, [&](std::size_t row) { return m_fairShares[row]; });
    add(Factor::JobSize, [&](std::size_t row) { return m_size.factor(jobs[row]); });
    findPartitionTerms();
    findQosTerms();
    addUp();
    return std::span(m_sums).first(count);
}

void PrioritySums::findPartitionTerms()
{
    const auto weight = m_evaluation.inputs.policy.slurm().weight(Factor::Partition);
    if (weight == 0) {
        m_partition.fill(0.0);
        return;
    }
    const auto& factors = m_evaluation.tables.partition;
    for (std::size_t i = 0; i < m_count; ++i) {
        const auto partition = m_snapshot.rows.partition[m_first + i];
        m_partition[i]
            = (partition.isValid() ? factors[partition.at()] : 0.0) * static_cast<double>(weight);
    }
}

void PrioritySums::findQosTerms()
{
    const auto weight = m_evaluation.inputs.policy.slurm().weight(Factor::Qos);
    if (weight == 0) {
        m_qos.fill(0.0);
        return;
    }
    const auto& factors = m_evaluation.tables.qos;
    const bool isOne = m_snapshot.rows.qos.empty();
    for (std::size_t i = 0; i < m_count; ++i) {
        const RowIndex row(m_first + i);
        const auto job = m_snapshot.rows.job[row.at()];
        const auto qos = isOne ? m_snapshot.jobs.qos[job.at()] : countedQos(m_snapshot, job, row);
        m_qos[i] = (qos.isValid() ? factors[qos.at()] : 0.0) * static_cast<double>(weight);
    }
}

/// Of a job with several rows the parenthesis comes first (specification 5.7).
void PrioritySums::addUp()
{
    const auto& jobs = m_snapshot.jobs;
    for (std::size_t i = 0; i < m_count; ++i) {
        const auto row = m_first + i;
        const auto job = m_snapshot.rows.job[row];
        const double tres = m_tres.empty() ? 0.0 : m_tres[row];
        const double site = m_countsSite ? jobs.site[job.at()] : 0.0;
        const double nice = jobs.nice[job.at()];
        const bool listed = m_hasLists && isListed(m_snapshot, job);
        const double first = listed ? m_sums[i] : m_sums[i] + m_partition[i];
        const double rest = first + m_qos[i] + tres + site - nice;
        m_sums[i] = listed ? m_partition[i] + rest : rest;
    }
}

} // namespace fairlead::slurm
