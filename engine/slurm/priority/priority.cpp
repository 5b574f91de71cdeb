// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/priority/priority.h"

#include "engine/slurm/priority/basicpriority.h"
#include "engine/slurm/priority/prioritysums.h"

namespace fairlead::slurm {

namespace {
double tresTerms(const Evaluation& evaluation, JobIndex job, PartitionIndex partition)
{
    double sum = 0.0;
    for (const auto& tres : evaluation.tables.tres)
        sum += tresFactor(evaluation.inputs, tres.index, job, partition) * tres.weight;
    return sum;
}

/// From left to right, with or without the term of the partition.
double weightedSum(const WeightedTerms& t, bool withPartition)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < t.term.size(); ++i) {
        if (withPartition || static_cast<Factor>(i) != Factor::Partition)
            sum += t.term[i];
    }
    return sum;
}

/// The sum of a job with one partition.
double plainSum(const WeightedTerms& t, double tres, double site, double nice)
{
    return weightedSum(t, true) + tres + site - nice;
}

/// The sum of one entry of a partition list: the parenthesis first.
double listedSum(const WeightedTerms& t, double tres, double site, double nice)
{
    const double rest = weightedSum(t, false) + tres + site - nice;
    return t.term[static_cast<std::size_t>(Factor::Partition)] + rest;
}

/// sprio looks at the clock of the query; for the capture's own moment that is when it was taken.
std::int64_t queryTime(const Inputs& inputs)
{
    constexpr std::int64_t slack = 60;
    const auto taken = inputs.snapshot->takenAt;
    const auto period = static_cast<std::int64_t>(inputs.policy.slurm().calcPeriod) + slack;
    return taken > inputs.now && taken - inputs.now <= period ? taken : inputs.now;
}

RowStatus statusOf(const Inputs& inputs, JobIndex job, std::int64_t query)
{
    const auto& jobs = inputs.snapshot->jobs;
    if (jobs.state[job.at()] != JobState::Pending && !inputs.policy.slurm().has(CalculateRunning))
        return RowStatus::NotPending;
    if (jobs.held[job.at()] != 0)
        return RowStatus::Held;
    const auto start = inputs.policy.slurm().has(AccrueAlways) ? jobs.submitTime[job.at()]
                                                               : jobs.eligibleTime[job.at()];
    return start != 0 && start <= query ? RowStatus::Ranked : RowStatus::NotEligible;
}
} // namespace

bool isListed(const Snapshot& snapshot, JobIndex job)
{
    const auto& first = snapshot.rows.firstOfJob;
    return first[job.at() + 1].value - first[job.at()].value > 1;
}

std::int64_t siteOf(const Inputs& inputs, JobIndex job)
{
    return inputs.policy.slurm().isLinear() ? 0 : inputs.snapshot->jobs.site[job.at()];
}

double sumOf(const Evaluation& evaluation, const WeightedTerms& terms, RowIndex row)
{
    const auto& snapshot = evaluation.snapshot();
    return sumOf(evaluation, terms, row, isListed(snapshot, snapshot.rows.job[row.at()]));
}

double sumOf(const Evaluation& evaluation, const WeightedTerms& terms, RowIndex row,
             bool isOneOfSeveral)
{
    const auto& snapshot = evaluation.snapshot();
    const auto job = snapshot.rows.job[row.at()];
    const double tres = tresTerms(evaluation, job, snapshot.rows.partition[row.at()]);
    const auto site = static_cast<double>(siteOf(evaluation.inputs, job));
    const auto nice = static_cast<double>(snapshot.jobs.nice[job.at()]);
    return isOneOfSeveral ? listedSum(terms, tres, site, nice) : plainSum(terms, tres, site, nice);
}

std::optional<std::uint32_t> keptPriority(const Evaluation& evaluation, RowIndex row)
{
    const auto& snapshot = evaluation.snapshot();
    const auto job = snapshot.rows.job[row.at()];
    if (snapshot.jobs.held[job.at()] != 0)
        return 0;
    if (const auto set = JobTable::entry(snapshot.jobs.setPriority, job); set != 0)
        return set;
    const bool waits = evaluation.status[row.at()] == RowStatus::NotEligible;
    if (evaluation.inputs.policy.slurm().isLinear() && waits)
        return 1;
    return std::nullopt;
}

std::uint32_t computedPriority(const Evaluation& evaluation, RowIndex row, double sum)
{
    const auto& policy = evaluation.inputs.policy.slurm();
    const auto& snapshot = evaluation.snapshot();
    const auto stored = storedPriority(sum, policy);
    if (!policy.has(IncrOnly))
        return stored;
    return std::max(stored,
                    JobTable::entry(snapshot.jobs.earlierPriority, snapshot.rows.job[row.at()]));
}

void computeStatuses(Evaluation& evaluation)
{
    const auto& rows = evaluation.snapshot().rows;
    const auto query = queryTime(evaluation.inputs);
    evaluation.status.resize(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        evaluation.status[i] = statusOf(evaluation.inputs, rows.job[i], query);
}

void computePriorities(Evaluation& evaluation, Cache& cache)
{
    const auto& snapshot = evaluation.snapshot();
    const auto& policy = evaluation.inputs.policy.slurm();
    const auto count = snapshot.rows.size();
    evaluation.priority.resize(count);
    if (policy.isBasic) {
        computeBasicPriorities(evaluation, cache);
        return;
    }
    findTresSums(evaluation, cache);
    PrioritySums sums(evaluation, cache);
    const bool isSimple
        = snapshot.jobs.setPriority.empty() && !policy.isLinear() && !policy.has(IncrOnly);
    for (std::size_t first = 0; first < count; first += PrioritySums::blockSize) {
        const auto block = sums.block(first, std::min(PrioritySums::blockSize, count - first));
        for (std::size_t i = 0; i < block.size(); ++i) {
            const RowIndex row(first + i);
            const bool isHeld = snapshot.jobs.held[snapshot.rows.job[row.at()].at()] != 0;
            const auto kept = isSimple && !isHeld ? std::nullopt : keptPriority(evaluation, row);
            evaluation.priority[row.at()] = kept ? *kept
                : isSimple                       ? storedPriority(block[i], policy)
                                                 : computedPriority(evaluation, row, block[i]);
        }
    }
}

std::uint32_t jobPriority(const Evaluation& evaluation, RowIndex row)
{
    const auto& snapshot = evaluation.snapshot();
    const auto job = snapshot.rows.job[row.at()];
    const auto first = snapshot.rows.firstOfJob[job.at()];
    const auto& partition = snapshot.rows.partition;
    const RowIndex last(snapshot.rows.firstOfJob[job.at() + 1].at() - 1);
    const bool onlyQosDiffer = first != last && partition[first.at()] == partition[last.at()];
    if (!onlyQosDiffer || evaluation.inputs.policy.slurm().isBasic || keptPriority(evaluation, row))
        return evaluation.priority[row.at()];
    const auto terms = weightedTerms(evaluation, first);
    const double tres = tresTerms(evaluation, job, partition[first.at()]);
    const auto nice = static_cast<double>(snapshot.jobs.nice[job.at()]);
    const auto site = static_cast<double>(siteOf(evaluation.inputs, job));
    return storedPriority(plainSum(terms, tres, site, nice), evaluation.inputs.policy.slurm());
}

} // namespace fairlead::slurm
