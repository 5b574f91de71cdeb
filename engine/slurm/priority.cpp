// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/priority.h"

#include "engine/slurm/basicpriority.h"
#include "engine/slurm/jobfactors.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace fairlead::slurm {

namespace {
double termOf(const WeightedTerms& terms, Factor factor)
{
    return terms.term[static_cast<std::size_t>(factor)];
}

double tresTerms(const Evaluation& evaluation, JobIndex job, PartitionIndex partition)
{
    double sum = 0.0;
    for (const auto& tres : evaluation.tables.tres)
        sum += tresFactor(evaluation.inputs, tres.index, job, partition) * tres.weight;
    return sum;
}

/// The sum of a job with one partition, from left to right.
double plainSum(const WeightedTerms& t, double tres, double site, double nice)
{
    double sum = termOf(t, Factor::Age) + termOf(t, Factor::Assoc) + termOf(t, Factor::FairShare)
        + termOf(t, Factor::JobSize) + termOf(t, Factor::Partition) + termOf(t, Factor::Qos);
    sum += tres;
    sum += site;
    sum -= nice;
    return sum;
}

/// The sum of one entry of a partition list: the parenthesis first.
double listedSum(const WeightedTerms& t, double tres, double site, double nice)
{
    const double rest = termOf(t, Factor::Age) + termOf(t, Factor::Assoc)
        + termOf(t, Factor::FairShare) + termOf(t, Factor::JobSize) + termOf(t, Factor::Qos) + tres
        + site - nice;
    return termOf(t, Factor::Partition) + rest;
}

bool isListed(const Snapshot& snapshot, JobIndex job)
{
    const auto& first = snapshot.rows.firstOfJob;
    return first[job.at() + 1].value - first[job.at()].value > 1;
}

/// Slurm 2.0 knows no site factor.
std::int64_t siteOf(const Inputs& inputs, JobIndex job)
{
    return inputs.policy.isLinear() ? 0 : inputs.snapshot->jobs.site[job.at()];
}

double sumOf(const Evaluation& evaluation, const WeightedTerms& terms, RowIndex row)
{
    const auto& snapshot = evaluation.snapshot();
    const auto job = snapshot.rows.job[row.at()];
    const double tres = tresTerms(evaluation, job, snapshot.rows.partition[row.at()]);
    const auto site = static_cast<double>(siteOf(evaluation.inputs, job));
    const auto nice = static_cast<double>(snapshot.jobs.nice[job.at()]);
    return isListed(snapshot, job) ? listedSum(terms, tres, site, nice)
                                   : plainSum(terms, tres, site, nice);
}

/// sprio looks at the clock of the query; for the capture's own moment that is when it was taken.
std::int64_t queryTime(const Inputs& inputs)
{
    constexpr std::int64_t slack = 60;
    const auto taken = inputs.snapshot->takenAt;
    const auto period = static_cast<std::int64_t>(inputs.policy.calcPeriod) + slack;
    return taken > inputs.now && taken - inputs.now <= period ? taken : inputs.now;
}

RowStatus statusOf(const Inputs& inputs, JobIndex job, std::int64_t query)
{
    const auto& jobs = inputs.snapshot->jobs;
    if (jobs.state[job.at()] != JobState::Pending && !inputs.policy.has(CalculateRunning))
        return RowStatus::NotPending;
    if (jobs.held[job.at()] != 0)
        return RowStatus::Held;
    const auto start
        = inputs.policy.has(AccrueAlways) ? jobs.submitTime[job.at()] : jobs.eligibleTime[job.at()];
    return start != 0 && start <= query ? RowStatus::Ranked : RowStatus::NotEligible;
}

/// The priority of a row that no sum decides: held, set by an administrator, or in Slurm 2.0 not
/// yet eligible.
std::optional<std::uint32_t> keptPriority(const Evaluation& evaluation, RowIndex row)
{
    const auto& snapshot = evaluation.snapshot();
    const auto job = snapshot.rows.job[row.at()];
    if (snapshot.jobs.held[job.at()] != 0)
        return 0;
    if (const auto set = JobTable::entry(snapshot.jobs.setPriority, job); set != 0)
        return set;
    const bool waits = evaluation.status[row.at()] == RowStatus::NotEligible;
    if (evaluation.inputs.policy.isLinear() && waits)
        return 1;
    return std::nullopt;
}

/// With INCR_ONLY a priority never falls.
std::uint32_t computedPriority(const Evaluation& evaluation, RowIndex row, double sum)
{
    const auto& policy = evaluation.inputs.policy;
    const auto& snapshot = evaluation.snapshot();
    const auto stored = storedPriority(sum, policy);
    if (!policy.has(IncrOnly))
        return stored;
    return std::max(stored,
                    JobTable::entry(snapshot.jobs.earlierPriority, snapshot.rows.job[row.at()]));
}

/// What the controller's reply does to a double on its way to sprio (specification 9.1).
double throughReply(double value)
{
    return value * 1000000.0 / 1000000.0;
}

/// sprio's own sum (specification 9.3).
std::int64_t shownPriority(const RowTerms& terms)
{
    double sum = 0.0;
    for (const double term : terms.term)
        sum += throughReply(term);
    sum += static_cast<double>(terms.site) - static_cast<double>(terms.nice);
    for (const auto& tres : terms.tres) {
        if (tres.term != 0.0)
            sum += throughReply(tres.term);
    }
    if (std::isnan(sum))
        return 0;
    return static_cast<std::int64_t>(std::max(sum, 1.0));
}

/// In the rows of a partition list a TRES that the partition lacks keeps the weighted term of the
/// job's first partition, which is then weighted once more: Slurm's defect, specification 9.3.
RowTerms::Tres tresOf(const Evaluation& evaluation, const FactorTables::Tres& weighted,
                      JobIndex job, RowIndex row)
{
    const auto& snapshot = evaluation.snapshot();
    const auto partition = snapshot.rows.partition[row.at()];
    RowTerms::Tres result{weighted.index, 0.0, 0.0};
    result.factor = tresFactor(evaluation.inputs, weighted.index, job, partition);
    result.term = result.factor * weighted.weight;
    const auto first = snapshot.rows.firstOfJob[job.at()];
    const bool lacks = partition.isValid()
        && snapshot.partitions[partition.at()].tresTotal[weighted.index] == 0.0
        && !evaluation.inputs.policy.has(NoNormalTres);
    if (row != first && lacks) {
        result.factor = tresFactor(evaluation.inputs, weighted.index, job,
                                   snapshot.rows.partition[first.at()])
            * weighted.weight;
        result.term = result.factor * weighted.weight;
    }
    return result;
}

/// A priority that is no sum: every factor is zero. In the rows of a partition list Slurm 22.05
/// forgets that it was set and shows its markers and the partition's own term.
RowTerms termsWithoutFactors(const Evaluation& evaluation, RowIndex row, bool isSet)
{
    RowTerms result;
    result.isSet = isSet;
    result.stored = evaluation.priority[row.at()];
    result.shown = result.stored;
    result.sum = static_cast<double>(result.stored);
    const auto& snapshot = evaluation.snapshot();
    const bool forgets = isSet && !evaluation.inputs.policy.isBasic
        && evaluation.inputs.policy.version < SlurmVersion{23, 2}
        && isListed(snapshot, snapshot.rows.job[row.at()]);
    if (!forgets)
        return result;
    constexpr auto part = static_cast<std::size_t>(Factor::Partition);
    const auto weighted = weightedTerms(evaluation, row);
    result.factor[part] = weighted.factor[part];
    result.term[part] = weighted.term[part];
    result.isSet = false;
    result.site = result.nice = -2147483648LL;
    result.shown = shownPriority(result);
    result.sum = static_cast<double>(result.shown);
    return result;
}
} // namespace

std::uint32_t storedPriority(double sum, const Policy& policy)
{
    if (std::isnan(sum) || sum >= static_cast<double>(maxPriority))
        return maxPriority;
    const double lowest = policy.isLinear() ? 2.0 : 1.0;
    return static_cast<std::uint32_t>(std::max(sum, lowest));
}

void computePriorities(Evaluation& evaluation, Workspace& workspace)
{
    const auto& snapshot = evaluation.snapshot();
    const auto& policy = evaluation.inputs.policy;
    const auto query = queryTime(evaluation.inputs);
    evaluation.priority.resize(snapshot.rows.size());
    evaluation.status.resize(snapshot.rows.size());
    for (std::size_t i = 0; i < snapshot.rows.size(); ++i)
        evaluation.status[i] = statusOf(evaluation.inputs, snapshot.rows.job[i], query);
    if (policy.isBasic) {
        computeBasicPriorities(evaluation, workspace);
        return;
    }
    for (std::size_t i = 0; i < snapshot.rows.size(); ++i) {
        const RowIndex row(i);
        const auto kept = keptPriority(evaluation, row);
        evaluation.priority[i] = kept
            ? *kept
            : computedPriority(evaluation, row,
                               sumOf(evaluation, weightedTerms(evaluation, row), row));
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
    if (!onlyQosDiffer || evaluation.inputs.policy.isBasic || keptPriority(evaluation, row))
        return evaluation.priority[row.at()];
    const auto terms = weightedTerms(evaluation, first);
    const double tres = tresTerms(evaluation, job, partition[first.at()]);
    const auto nice = static_cast<double>(snapshot.jobs.nice[job.at()]);
    const auto site = static_cast<double>(siteOf(evaluation.inputs, job));
    return storedPriority(plainSum(terms, tres, site, nice), evaluation.inputs.policy);
}

} // namespace fairlead::slurm

namespace fairlead {

double RowTerms::contribution(Factor f) const
{
    if (f == Factor::Tres)
        return tresSum;
    if (f == Factor::Site)
        return static_cast<double>(site);
    if (f == Factor::Nice)
        return -static_cast<double>(nice);
    return term[static_cast<std::size_t>(f)];
}

namespace {
/// Moab's terms are its own: moab::termsOf(). Here is what both have.
RowTerms termsOfMoab(const Evaluation& evaluation, RowIndex row)
{
    RowTerms result;
    result.sum = evaluation.moab.sum[row.at()];
    result.stored = evaluation.priority[row.at()];
    result.shown = static_cast<std::int64_t>(std::nearbyint(std::clamp(result.sum, -9e18, 9e18)));
    return result;
}
} // namespace

RowTerms termsOf(const Evaluation& evaluation, RowIndex row)
{
    if (evaluation.inputs.policy.moab)
        return termsOfMoab(evaluation, row);
    const auto& snapshot = evaluation.snapshot();
    const auto job = snapshot.rows.job[row.at()];
    const bool isSet = JobTable::entry(snapshot.jobs.setPriority, job) != 0;
    if (evaluation.inputs.policy.isBasic || isSet)
        return slurm::termsWithoutFactors(evaluation, row, isSet);
    const auto weighted = slurm::weightedTerms(evaluation, row);
    RowTerms result;
    result.factor = weighted.factor;
    result.term = weighted.term;
    for (const auto& tres : evaluation.tables.tres) {
        result.tres.push_back(slurm::tresOf(evaluation, tres, job, row));
        result.tresSum += result.tres.back().term;
    }
    result.site = slurm::siteOf(evaluation.inputs, job);
    result.nice = snapshot.jobs.nice[job.at()];
    result.sum = slurm::sumOf(evaluation, weighted, row);
    const auto kept = slurm::keptPriority(evaluation, row);
    result.stored = kept ? *kept : slurm::computedPriority(evaluation, row, result.sum);
    result.shown = slurm::shownPriority(result);
    return result;
}

} // namespace fairlead
