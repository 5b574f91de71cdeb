// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/priority/jobfactors.h"
#include "engine/slurm/priority/priority.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairlead::slurm {

namespace {
/// What the controller's reply does to a double on its way to sprio (specification 9.1).
double throughReply(double value)
{
    return value * 1000000.0 / 1000000.0;
}

std::int64_t shownPriority(const RowTerms& terms)
{
    return priorityOfSprio(sumOfSprio(terms));
}

/// The row whose partition slurmctld tried last: the queue is tried from the top. The first of the
/// list for a job that is not tried yet. Seen from the second cycle on.
RowIndex lastTried(const Evaluation& evaluation, JobIndex job)
{
    const auto& snapshot = evaluation.snapshot();
    const auto tier = [&](std::size_t row) {
        const auto partition = snapshot.rows.partition[row];
        return partition.isValid() ? snapshot.partitions[partition.at()].tier : 0U;
    };
    auto last = snapshot.rows.firstOfJob[job.at()].at();
    const auto eligible = snapshot.jobs.eligibleTime[job.at()];
    if (eligible == 0 || eligible > evaluation.inputs.now)
        return RowIndex(last);
    for (auto row = last + 1; row < snapshot.rows.firstOfJob[job.at() + 1].at(); ++row) {
        const bool isLater = tier(row) != tier(last)
            ? tier(row) < tier(last)
            : evaluation.priority[row] <= evaluation.priority[last];
        last = isLater ? row : last;
    }
    return RowIndex(last);
}

/// In the rows of a partition list a TRES that the partition lacks keeps the weighted term of the
/// partition that was tried last, which is then weighted once more: Slurm's defect,
/// specification 9.3.
RowTerms::Tres tresOf(const Evaluation& evaluation, const FactorTables::Tres& weighted,
                      JobIndex job, RowIndex row)
{
    const auto& snapshot = evaluation.snapshot();
    const auto partition = snapshot.rows.partition[row.at()];
    RowTerms::Tres result{weighted.index, 0.0, 0.0};
    result.factor = tresFactor(evaluation.inputs, weighted.index, job, partition);
    result.term = result.factor * weighted.weight;
    const bool lacks = partition.isValid()
        && snapshot.partitions[partition.at()].tresTotal[weighted.index] == 0.0
        && !evaluation.inputs.policy.slurm().has(NoNormalTres);
    const auto last = lacks ? lastTried(evaluation, job) : row;
    if (row != last) {
        result.factor
            = tresFactor(evaluation.inputs, weighted.index, job, snapshot.rows.partition[last.at()])
            * weighted.weight;
        result.term = result.factor * weighted.weight;
        result.isOfAnother = true;
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
    const bool forgets = isSet && !evaluation.inputs.policy.slurm().isBasic
        && evaluation.inputs.policy.slurm().version < SlurmVersion{23, 2}
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
    result.sum = sumOfSprio(result);
    return result;
}
} // namespace

double sumOfSprio(const RowTerms& terms)
{
    double sum = 0.0;
    for (const double term : terms.term)
        sum += throughReply(term);
    sum += static_cast<double>(terms.site) - static_cast<double>(terms.nice);
    for (const auto& tres : terms.tres) {
        if (tres.term != 0.0)
            sum += throughReply(tres.term);
    }
    return std::max(sum, 1.0);
}

std::int64_t priorityOfSprio(double sum)
{
    constexpr double limit = 0x1p63;
    return std::abs(sum) < limit ? static_cast<std::int64_t>(sum)
                                 : std::numeric_limits<std::int64_t>::min();
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

RowTerms termsOf(const Evaluation& evaluation, RowIndex row)
{
    const auto& snapshot = evaluation.snapshot();
    const auto job = snapshot.rows.job[row.at()];
    const bool isSet = JobTable::entry(snapshot.jobs.setPriority, job) != 0;
    if (evaluation.inputs.policy.slurm().isBasic || isSet)
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
    if (evaluation.inputs.policy.slurm().isLinear())
        result.shown = std::max(result.shown, slurm::lowestOfLinear);
    return result;
}

} // namespace fairlead
