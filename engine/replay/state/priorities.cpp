// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/priorities.h"

#include "engine/slurm/priority/basicpriority.h"
#include "engine/slurm/priority/jobfactors.h"
#include "engine/slurm/priority/priority.h"

namespace fairlead::replay {

std::shared_ptr<Snapshot> Priorities::treeOf(const Inputs& policy)
{
    const auto& from = *policy.snapshot;
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->assocs = from.assocs;
    snapshot->partitions = from.partitions;
    snapshot->qos = from.qos;
    snapshot->tresNames = from.tresNames;
    snapshot->nodeCount = from.nodeCount;
    snapshot->cpuCount = from.cpuCount;
    snapshot->jobs.tres.resize(snapshot->tresNames.size());
    return snapshot;
}

Inputs Priorities::inputsOf(const Inputs& policy, const std::shared_ptr<Snapshot>& snapshot)
{
    auto inputs = policy;
    inputs.snapshot = snapshot;
    return inputs;
}

Priorities::Priorities(const Inputs& policy, std::vector<long double> usage, Second usageAt)
    : m_snapshot(treeOf(policy))
    , m_fairShare(inputsOf(policy, m_snapshot), std::move(usage), usageAt)
{
    m_evaluation.inputs = m_fairShare.inputs();
    slurm::computeFactorTables(m_evaluation.inputs, m_evaluation.tables);
    slurm::findWeightedTres(m_evaluation.inputs, m_evaluation.tables.tres);
    m_evaluation.assocs.fairShare.resize(m_snapshot->assocs.size());
    m_snapshot->rows.firstOfJob.push_back(RowIndex(std::size_t{0}));
}

void Priorities::grow()
{
    auto& jobs = m_snapshot->jobs;
    const auto row = m_snapshot->rows.size();
    jobs.id.push_back(0);
    jobs.assoc.emplace_back();
    jobs.assocPriority.push_back(0);
    jobs.qos.emplace_back();
    jobs.nodes.push_back(0);
    jobs.cpus.push_back(0);
    jobs.timeLimit.push_back(0);
    jobs.submitTime.push_back(0);
    jobs.eligibleTime.push_back(0);
    jobs.accrueTime.push_back(0);
    jobs.nice.push_back(0);
    jobs.site.push_back(0);
    jobs.held.push_back(0);
    jobs.state.push_back(JobState::Pending);
    for (const auto& tres : m_evaluation.tables.tres)
        jobs.tres[tres.index].push_back(0);
    m_snapshot->rows.job.emplace_back(row);
    m_snapshot->rows.partition.emplace_back();
    m_snapshot->rows.firstOfJob.emplace_back(row + 1);
    m_isListed.push_back(false);
    m_unused.push_back(static_cast<std::uint32_t>(row));
}

std::uint32_t Priorities::addRow(const Job& job, AssocIndex assoc, QosIndex qos,
                                 PartitionIndex partition, const CountedAs& counted, bool isListed)
{
    if (m_unused.empty())
        grow();
    const auto row = m_unused.back();
    m_unused.pop_back();
    auto& jobs = m_snapshot->jobs;
    jobs.id[row] = job.id;
    jobs.assoc[row] = assoc;
    const auto own = assoc.isValid() ? m_snapshot->assocs.priority[assoc.at()] : 0;
    jobs.assocPriority[row] = own == slurm::noPriority ? 0 : own;
    jobs.qos[row] = qos;
    jobs.nodes[row] = std::max(1U, job.request.minNodes);
    jobs.cpus[row] = job.request.cpus;
    jobs.timeLimit[row] = job.slurmLimit();
    jobs.submitTime[row] = static_cast<std::uint32_t>(secondOf(job.submit));
    jobs.eligibleTime[row] = 0;
    jobs.accrueTime[row] = 0;
    jobs.nice[row] = job.nice;
    for (const auto& tres : m_evaluation.tables.tres)
        jobs.tres[tres.index][row]
            = requestedOf(m_snapshot->tresNames[tres.index], job.request, counted);
    m_snapshot->rows.partition[row] = partition;
    m_isListed[row] = isListed;
    return row;
}

void Priorities::setEligible(std::uint32_t row, Second eligible)
{
    m_snapshot->jobs.eligibleTime[row] = static_cast<std::uint32_t>(eligible);
}

void Priorities::copyTimes(std::uint32_t from, std::uint32_t to)
{
    auto& jobs = m_snapshot->jobs;
    jobs.eligibleTime[to] = jobs.eligibleTime[from];
    jobs.accrueTime[to] = jobs.accrueTime[from];
}

void Priorities::setAccrue(std::uint32_t row, Second accrue)
{
    auto& jobs = m_snapshot->jobs;
    jobs.accrueTime[row]
        = accruesAlways() ? jobs.submitTime[row] : static_cast<std::uint32_t>(accrue);
}

void Priorities::setCpus(std::uint32_t row, std::uint32_t cpus)
{
    m_snapshot->jobs.cpus[row] = cpus;
}

std::uint32_t Priorities::rate(std::uint32_t row, Second now)
{
    const auto& settings = m_evaluation.inputs.policy.slurm();
    if (settings.isBasic)
        return slurm::basicPriority(--m_lowest, m_snapshot->jobs.nice[row]);
    const auto assoc = m_snapshot->jobs.assoc[row];
    if (assoc.isValid() && settings.weight(Factor::FairShare) != 0)
        m_evaluation.assocs.fairShare[assoc.at()] = m_fairShare.factorOf(assoc);
    m_evaluation.inputs.now = now;
    const RowIndex index{std::size_t{row}};
    const auto terms = slurm::weightedTerms(m_evaluation, index);
    return slurm::storedPriority(slurm::sumOf(m_evaluation, terms, index, m_isListed[row]),
                                 settings);
}

} // namespace fairlead::replay
