// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/jobfactors.h"

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

double relativeSize(const Inputs& inputs, JobIndex job)
{
    const auto& snapshot = *inputs.snapshot;
    const double cpus = snapshot.cpuCount;
    double size = static_cast<double>(snapshot.jobs.nodes[job.at()]) * cpus
        / static_cast<double>(snapshot.nodeCount);
    size = std::max(size, static_cast<double>(snapshot.jobs.cpus[job.at()]));
    size /= effectiveTimeLimit(snapshot, job);
    size /= cpus;
    return inputs.policy.favorSmall ? 1.0 - size : size;
}

double plainSize(const Inputs& inputs, JobIndex job)
{
    const auto& snapshot = *inputs.snapshot;
    const bool small = inputs.policy.favorSmall;
    const auto nodes = snapshot.jobs.nodes[job.at()];
    // Slurm 2.0 counts nodes only.
    const auto cpus = inputs.policy.isLinear() ? 0 : snapshot.jobs.cpus[job.at()];
    const bool fixedWrap = inputs.policy.version >= SlurmVersion{23, 2};
    std::uint32_t countedNodes = nodes;
    if (small)
        countedNodes = fixedWrap && nodes >= snapshot.nodeCount ? 0 : snapshot.nodeCount - nodes;
    const double nodeTerm
        = static_cast<double>(countedNodes) / static_cast<double>(snapshot.nodeCount);
    if (cpus == 0)
        return nodeTerm;
    const std::uint32_t countedCpus = small ? snapshot.cpuCount - cpus : cpus; // wraps as in Slurm
    return (nodeTerm + static_cast<double>(countedCpus) / static_cast<double>(snapshot.cpuCount))
        / 2.0;
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
        factors[i] = inputs.policy.has(NoNormalPart) ? raw : raw / maximum;
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
        factors[i] = inputs.policy.has(NoNormalQos) || maximum == 0 ? raw : raw / maximum;
    }
}

void computeAssocFactors(const Inputs& inputs, std::vector<double>& factors)
{
    const auto& priorities = inputs.snapshot->assocs.priority;
    std::uint32_t maximum = 0;
    for (const auto priority : priorities)
        maximum = std::max(maximum, priority == noPriority ? 0U : priority);
    factors.resize(priorities.size());
    for (std::size_t i = 0; i < priorities.size(); ++i) {
        const double raw = priorities[i] == noPriority ? 0.0 : priorities[i];
        factors[i] = inputs.policy.has(NoNormalAssoc) || maximum == 0 ? raw : raw / maximum;
    }
}

void findWeightedTres(const Inputs& inputs, std::vector<FactorTables::Tres>& weighted)
{
    weighted.clear();
    if (inputs.policy.isLinear()) // five factors, TRES are not among them
        return;
    const auto& names = inputs.snapshot->tresNames;
    for (std::size_t i = 0; i < names.size(); ++i) {
        for (const auto& weight : inputs.policy.tresWeights) {
            if (weight.tres == names[i] && weight.weight != 0.0)
                weighted.push_back({i, weight.weight});
        }
    }
}

/// When a job's age began to count; 0 = it has not. In Slurm 2.0 when it became eligible.
/// ACCRUE_ALWAYS acts when a job is submitted: a moment that was stored before stays.
std::int64_t accrueTimeOf(const Inputs& inputs, JobIndex job)
{
    const auto& jobs = inputs.snapshot->jobs;
    if (inputs.policy.isLinear())
        return jobs.eligibleTime[job.at()];
    const auto stored = jobs.accrueTime[job.at()];
    return stored == 0 && inputs.policy.has(AccrueAlways) ? jobs.submitTime[job.at()] : stored;
}

/// One of several QOS counts only with a priority; else the job's current one does.
QosIndex countedQos(const Snapshot& snapshot, JobIndex job, RowIndex row)
{
    const auto listed = snapshot.rowQos(row);
    const bool counts = listed.isValid() && snapshot.qos[listed.at()].priority != 0;
    return counts ? listed : snapshot.jobs.qos[job.at()];
}
} // namespace

void computeFactorTables(const Inputs& inputs, FactorTables& tables)
{
    computePartitionFactors(inputs, tables.partition);
    computeQosFactors(inputs, tables.qos);
    computeAssocFactors(inputs, tables.assoc);
    findWeightedTres(inputs, tables.tres);
}

double ageFactor(const Inputs& inputs, JobIndex job)
{
    const auto accrue = accrueTimeOf(inputs, job);
    if (accrue == 0)
        return 0.0;
    const auto waited = inputs.now > accrue ? static_cast<std::uint32_t>(inputs.now - accrue) : 0U;
    if (waited >= inputs.policy.maxAge)
        return 1.0;
    return static_cast<double>(waited) / static_cast<double>(inputs.policy.maxAge);
}

double jobSizeFactor(const Inputs& inputs, JobIndex job)
{
    if (inputs.snapshot->nodeCount == 0 || inputs.snapshot->cpuCount == 0)
        return 0.0;
    const double size = inputs.policy.has(SmallRelativeToTime) ? relativeSize(inputs, job)
                                                               : plainSize(inputs, job);
    return std::clamp(size, 0.0, 1.0);
}

double tresFactor(const Inputs& inputs, std::size_t tresIndex, JobIndex job,
                  PartitionIndex partition)
{
    const auto count = static_cast<double>(inputs.snapshot->jobs.tresCount(tresIndex, job));
    if (inputs.policy.has(NoNormalTres))
        return count;
    const double total = partition.isValid()
        ? inputs.snapshot->partitions[partition.at()].tresTotal[tresIndex]
        : 0.0;
    return count != 0.0 && total != 0.0 ? count / total : 0.0;
}

WeightedTerms weightedTerms(const Evaluation& evaluation, RowIndex row)
{
    const auto& inputs = evaluation.inputs;
    const auto& policy = inputs.policy;
    const auto job = inputs.snapshot->rows.job[row.at()];
    const auto partition = inputs.snapshot->rows.partition[row.at()];
    const auto assoc = inputs.snapshot->jobs.assoc[job.at()];
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
    set(Factor::Age, [&] { return ageFactor(inputs, job); });
    if (!policy.isLinear()) {
        set(Factor::Assoc,
            [&] { return assoc.isValid() ? evaluation.tables.assoc[assoc.at()] : 0.0; });
    }
    set(Factor::FairShare,
        [&] { return assoc.isValid() ? evaluation.assocs.fairShare[assoc.at()] : 0.0; });
    set(Factor::JobSize, [&] { return jobSizeFactor(inputs, job); });
    set(Factor::Partition,
        [&] { return partition.isValid() ? evaluation.tables.partition[partition.at()] : 0.0; });
    set(Factor::Qos, [&] { return qos.isValid() ? evaluation.tables.qos[qos.at()] : 0.0; });
    return result;
}

} // namespace fairlead::slurm
