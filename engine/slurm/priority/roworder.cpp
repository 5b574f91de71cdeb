// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/priority/roworder.h"

#include "engine/slurm/priority/priority.h"

#include <functional>

namespace fairlead::slurm {

namespace {
/// Preemption by tier alone makes PriorityTier decide before the reservation does, not after it.
bool tierComesFirst(const Settings& policy)
{
    return policy.preempts() && policy.preemptType == PreemptType::PartitionPrio
        && policy.preemptMode.find("PRIORITY") == std::string::npos;
}

void findQosPreemption(const std::vector<Qos>& qos, std::vector<bool>& mayPreempt)
{
    mayPreempt.assign(qos.size() * qos.size(), false);
    for (std::size_t i = 0; i < qos.size(); ++i) {
        for (std::size_t k = 0; k < qos.size(); ++k)
            mayPreempt[i * qos.size() + k]
                = std::ranges::find(qos[i].preempts, qos[k].name) != qos[i].preempts.end();
    }
}
} // namespace

std::uint32_t tierOf(const Snapshot& snapshot, RowIndex row)
{
    const auto partition = snapshot.rows.partition[row.at()];
    return partition.isValid() ? snapshot.partitions[partition.at()].tier : 0U;
}

RowClasses::RowClasses(const Evaluation& evaluation, Cache& cache)
    : m_rows(evaluation.snapshot().rows)
    , m_reserved(evaluation.snapshot().jobs.reserved)
    , m_tierFirst(tierComesFirst(evaluation.inputs.policy.slurm()))
    , m_ofPartition(cache.classOfPartition)
{
    const auto& partitions = evaluation.snapshot().partitions;
    auto& tiers = cache.tiers;
    tiers.assign(1, 0); // of a partition that the source does not know
    for (const auto& partition : partitions)
        tiers.push_back(partition.tier);
    std::sort(tiers.begin(), tiers.end(), std::greater());
    tiers.erase(std::unique(tiers.begin(), tiers.end()), tiers.end());
    m_tierCount = static_cast<std::uint32_t>(tiers.size());
    m_ofPartition.clear();
    for (const auto& partition : partitions)
        m_ofPartition.push_back(static_cast<std::uint32_t>(
            std::find(tiers.begin(), tiers.end(), partition.tier) - tiers.begin()));
}

RowOrder::RowOrder(const Evaluation& evaluation, Cache& cache)
    : m_evaluation(evaluation)
    , m_snapshot(evaluation.snapshot())
    , m_policy(evaluation.inputs.policy.slurm())
    , m_classOf(evaluation, cache)
    , m_place(cache.place)
    , m_mayPreempt(cache.mayPreempt)
{
    if (!isTransitive() && m_policy.preemptType == PreemptType::Qos)
        findQosPreemption(m_snapshot.qos, m_mayPreempt);
}

bool RowOrder::isTransitive() const
{
    return !m_policy.preempts() || tierComesFirst(m_policy);
}

bool RowOrder::operator()(RowIndex a, RowIndex b) const
{
    const auto classA = m_classOf(a);
    const auto classB = m_classOf(b);
    if (classA != classB)
        return classA < classB;
    const auto priorityA = jobPriority(m_evaluation, a);
    const auto priorityB = jobPriority(m_evaluation, b);
    return priorityA != priorityB ? priorityA > priorityB : m_place[a.at()] < m_place[b.at()];
}

bool RowOrder::overtakes(RowIndex later, RowIndex earlier) const
{
    if (preempts(earlier, later))
        return false;
    return preempts(later, earlier) || (*this)(later, earlier);
}

bool RowOrder::preempts(RowIndex a, RowIndex b) const
{
    if (m_policy.preemptType == PreemptType::PartitionPrio)
        return tierOf(m_snapshot, a) > tierOf(m_snapshot, b)
            && (isTransitive() || jobPriority(m_evaluation, a) >= jobPriority(m_evaluation, b));
    return qosPreempts(a, b);
}

/// Whether PreemptMode of the cluster or of the QOS holds a word.
bool RowOrder::says(QosIndex qos, const char* word) const
{
    const auto holds
        = [&](const std::string& mode) { return mode.find(word) != std::string::npos; };
    return holds(m_policy.preemptMode)
        || (qos.isValid() && holds(m_snapshot.qos[qos.at()].preemptMode));
}

bool RowOrder::qosPreempts(RowIndex a, RowIndex b) const
{
    const auto own = m_snapshot.jobs.qos[m_snapshot.rows.job[a.at()].at()];
    const auto other = m_snapshot.jobs.qos[m_snapshot.rows.job[b.at()].at()];
    const auto isHigher
        = [&] { return jobPriority(m_evaluation, a) > jobPriority(m_evaluation, b); };
    if (!own.isValid() || !other.isValid())
        return false;
    if (own == other)
        return says(own, "WITHIN") && isHigher();
    if (!m_mayPreempt[own.at() * m_snapshot.qos.size() + other.at()])
        return false;
    return !says(own, "PRIORITY") || isHigher();
}

void findPlaces(const QueueRows& rows, std::vector<std::uint32_t>& place)
{
    place.resize(rows.tieOrder.size());
    for (std::size_t i = 0; i < place.size(); ++i)
        place[rows.tieOrder[i].at()] = static_cast<std::uint32_t>(i);
}

} // namespace fairlead::slurm
