// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/jobfactors.h"
#include "engine/slurm/priority.h"

#include <algorithm>
#include <cmath>

namespace fairlead::slurm {

namespace {
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
