// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/priority/jobfactors.h"

#include <algorithm>

namespace fairlead::slurm {

namespace {
/// The time limit that SMALL_RELATIVE_TO_TIME divides by, in minutes.
std::uint32_t effectiveTimeLimit(const Snapshot& snapshot, JobIndex job)
{
    const auto own = snapshot.jobs.timeLimit[job.at()];
    if (own != noTimeLimit)
        return own;
    const auto partition = snapshot.rows.partition[snapshot.rows.firstOfJob[job.at()].at()];
    return partition.isValid() ? snapshot.partitions[partition.at()].maxTime : 1;
}

void computePartitionFactors(const Inputs& inputs, std::vector<double>& factors)
{
    const auto& partitions = inputs.snapshot->partitions;
    std::uint32_t maximum = 1;
    for (const auto& partition : partitions)
        maximum = std::max(maximum, partition.jobFactor);
    factors.resize(partitions.size());
    for (std::size_t i = 0; i < partitions.size(); ++i) {
        const double raw = partitions[i].jobFactor;
        factors[i] = inputs.policy.slurm().has(NoNormalPart) ? raw : raw / maximum;
    }
}

void computeQosFactors(const Inputs& inputs, std::vector<double>& factors)
{
    const auto& qos = inputs.snapshot->qos;
    std::uint32_t maximum = 0;
    for (const auto& entry : qos)
        maximum = std::max(maximum, entry.priority);
    factors.resize(qos.size());
    for (std::size_t i = 0; i < qos.size(); ++i) {
        const double raw = qos[i].priority;
        factors[i] = inputs.policy.slurm().has(NoNormalQos) || maximum == 0 ? raw : raw / maximum;
    }
}

double assocDivisor(const Inputs& inputs)
{
    std::uint32_t maximum = 0;
    for (const auto priority : inputs.snapshot->assocs.priority)
        maximum = std::max(maximum, priority == noPriority ? 0U : priority);
    return inputs.policy.slurm().has(NoNormalAssoc) || maximum == 0 ? 1.0 : maximum;
}

/// When the age of each job began to count. In Slurm 2.0 when it became eligible.
const std::vector<std::uint32_t>& accrueTimes(const Inputs& inputs)
{
    const auto& jobs = inputs.snapshot->jobs;
    return inputs.policy.slurm().isLinear() ? jobs.eligibleTime : jobs.accrueTime;
}

/// What counts where that is 0. ACCRUE_ALWAYS leaves a moment that was stored before.
const std::uint32_t* accrueTimesOtherwise(const Inputs& inputs)
{
    const bool always
        = !inputs.policy.slurm().isLinear() && inputs.policy.slurm().has(AccrueAlways);
    return always ? inputs.snapshot->jobs.submitTime.data() : nullptr;
}

void addTresTerms(const Inputs& inputs, const FactorTables::Tres& tres, std::vector<double>& sums)
{
    const auto& rows = inputs.snapshot->rows;
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] += tresFactor(inputs, tres.index, rows.job[i], rows.partition[i]) * tres.weight;
}
} // namespace

void computeFactorTables(const Inputs& inputs, FactorTables& tables)
{
    computePartitionFactors(inputs, tables.partition);
    computeQosFactors(inputs, tables.qos);
    tables.assocDivisor = assocDivisor(inputs);
}

void findWeightedTres(const Inputs& inputs, std::vector<FactorTables::Tres>& weighted)
{
    weighted.clear();
    if (inputs.policy.slurm().isLinear()) // five factors, TRES are not among them
        return;
    const auto& names = inputs.snapshot->tresNames;
    for (std::size_t i = 0; i < names.size(); ++i) {
        for (const auto& weight : inputs.policy.slurm().tresWeights) {
            if (weight.tres == names[i] && weight.weight != 0.0)
                weighted.push_back({i, weight.weight});
        }
    }
}

AgeRule::AgeRule(const Inputs& inputs)
    : m_accrueTimes(accrueTimes(inputs).data())
    , m_otherwise(accrueTimesOtherwise(inputs))
    , m_now(inputs.now)
    , m_maxAge(inputs.policy.slurm().maxAge)
{
}

SizeRule::SizeRule(const Inputs& inputs)
    : m_snapshot(*inputs.snapshot)
    , m_nodeCount(m_snapshot.nodeCount)
    , m_cpuCount(m_snapshot.cpuCount)
    , m_nodes(m_nodeCount)
    , m_cpus(m_cpuCount)
    , m_favorSmall(inputs.policy.slurm().favorSmall)
    , m_isRelative(inputs.policy.slurm().has(SmallRelativeToTime))
    , m_isWrapFixed(inputs.policy.slurm().version >= SlurmVersion{23, 2})
    , m_countsCpus(!inputs.policy.slurm().isLinear()) // Slurm 2.0 counts nodes only
{
}

double SizeRule::relativeSize(JobIndex job) const
{
    double size = static_cast<double>(m_snapshot.jobs.nodes[job.at()]) * m_cpus / m_nodes;
    size = std::max(size, static_cast<double>(m_snapshot.jobs.cpus[job.at()]));
    size /= effectiveTimeLimit(m_snapshot, job);
    size /= m_cpus;
    return m_favorSmall ? 1.0 - size : size;
}

QosIndex countedQos(const Snapshot& snapshot, JobIndex job, RowIndex row)
{
    const auto listed = snapshot.rowQos(row);
    const bool counts = listed.isValid() && snapshot.qos[listed.at()].priority != 0;
    return counts ? listed : snapshot.jobs.qos[job.at()];
}

void findTresSums(const Evaluation& evaluation, Cache& cache)
{
    const auto& inputs = evaluation.inputs;
    auto& kept = cache.tres;
    const bool isRaw = inputs.policy.slurm().has(NoNormalTres);
    if (kept.snapshot == inputs.snapshot && kept.weights == evaluation.tables.tres
        && kept.isRaw == isRaw)
        return;
    kept.snapshot = inputs.snapshot;
    kept.weights = evaluation.tables.tres;
    kept.isRaw = isRaw;
    kept.sums.assign(kept.weights.empty() ? 0 : inputs.snapshot->rows.size(), 0.0);
    for (const auto& tres : kept.weights)
        addTresTerms(inputs, tres, kept.sums);
}

double fairShareOf(const Evaluation& evaluation, JobIndex job)
{
    const auto& snapshot = evaluation.snapshot();
    const auto assoc = snapshot.jobs.assoc[job.at()];
    return assoc.isValid() && snapshot.isUsageRead() ? evaluation.assocs.fairShare[assoc.at()]
                                                     : 0.0;
}

void findFairShares(const Evaluation& evaluation, Cache& cache)
{
    const auto& rows = evaluation.snapshot().rows.job;
    cache.fairShares.assign(rows.size(), 0.0);
    if (!evaluation.snapshot().isUsageRead())
        return;
    const auto& assocs = evaluation.snapshot().jobs.assoc;
    const auto& fairShare = evaluation.assocs.fairShare;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (const auto assoc = assocs[rows[i].at()]; assoc.isValid())
            cache.fairShares[i] = fairShare[assoc.at()];
    }
}

double tresFactor(const Inputs& inputs, std::size_t tresIndex, JobIndex job,
                  PartitionIndex partition)
{
    const auto count = static_cast<double>(inputs.snapshot->jobs.tresCount(tresIndex, job));
    if (inputs.policy.slurm().has(NoNormalTres))
        return count;
    const double total = partition.isValid()
        ? inputs.snapshot->partitions[partition.at()].tresTotal[tresIndex]
        : 0.0;
    return count != 0.0 && total != 0.0 ? count / total : 0.0;
}

WeightedTerms weightedTerms(const Evaluation& evaluation, RowIndex row)
{
    const auto& inputs = evaluation.inputs;
    const auto& policy = inputs.policy.slurm();
    const auto job = inputs.snapshot->rows.job[row.at()];
    const auto partition = inputs.snapshot->rows.partition[row.at()];
    const auto qos = countedQos(*inputs.snapshot, job, row);
    WeightedTerms result;
    const auto set = [&](Factor factor, auto&& value) {
        const auto weight = policy.weight(factor);
        if (weight == 0)
            return;
        const auto i = static_cast<std::size_t>(factor);
        result.factor[i] = value();
        result.term[i] = result.factor[i] * static_cast<double>(weight);
    };
    set(Factor::Age, [&] { return AgeRule(inputs).factor(job); });
    if (!policy.isLinear()) {
        set(Factor::Assoc, [&] {
            return inputs.snapshot->jobs.assocPriority[job.at()] / evaluation.tables.assocDivisor;
        });
    }
    set(Factor::FairShare, [&] { return fairShareOf(evaluation, job); });
    set(Factor::JobSize, [&] { return SizeRule(inputs).factor(job); });
    set(Factor::Partition,
        [&] { return partition.isValid() ? evaluation.tables.partition[partition.at()] : 0.0; });
    set(Factor::Qos, [&] { return qos.isValid() ? evaluation.tables.qos[qos.at()] : 0.0; });
    return result;
}

} // namespace fairlead::slurm
