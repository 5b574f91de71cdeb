// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/advice/advice.h"
#include "engine/advice/adviceedits.h"
#include "engine/base/constants.h"
#include "engine/slurm/flaws/flaws.h"

#include <algorithm>

namespace fairlead::slurm {

namespace {

double most(const std::vector<double>& factors)
{
    return factors.empty() ? 0.0 : std::ranges::max(factors);
}

/// The largest association priority that counts as it is.
double largestAssocPriority(const JobTable& jobs)
{
    return jobs.assocPriority.empty() ? 0.0 : std::ranges::max(jobs.assocPriority);
}

/// The largest factor of a weight: 1 where factors are normalized, else what the tables hold.
double largestFactor(const Evaluation& evaluation, Factor factor)
{
    const auto& settings = evaluation.inputs.policy.slurm();
    if (factor == Factor::Partition && settings.has(NoNormalPart))
        return most(evaluation.tables.partition);
    if (factor == Factor::Qos && settings.has(NoNormalQos))
        return most(evaluation.tables.qos);
    if (factor == Factor::Assoc && settings.has(NoNormalAssoc))
        return largestAssocPriority(evaluation.snapshot().jobs);
    return 1.0;
}

/// What all factors give together at most, without nice and site.
double largestSum(const Evaluation& evaluation)
{
    const auto& settings = evaluation.inputs.policy.slurm();
    double sum = 0.0;
    for (std::size_t i = 0; i < weightedFactorCount; ++i)
        sum += settings.weights[i] * largestFactor(evaluation, static_cast<Factor>(i));
    for (const auto& tres : settings.tresWeights)
        sum += settings.has(NoNormalTres) ? 0.0 : std::max(0.0, tres.weight);
    return sum;
}

/// The largest power of ten below 1 that takes the largest sum below the highest priority.
std::vector<Edit> smallerWeights(const Policy& policy, double sum)
{
    if (sum <= highestPriority)
        return {};
    double times = 0.1;
    while (sum * times > highestPriority)
        times /= 10.0;
    return withWeightsTimes(policy, times);
}

Finding tooLarge(const QueuePoints& queue, double sum)
{
    Finding finding;
    finding.kind = Finding::Kind::MayOverflow;
    finding.severity = Severity::Warning;
    finding.what = said("Messages", "The weights allow more than a priority can hold");
    finding.evidence = {said("Messages",
                             "All factors together give up to %1, a priority ends at %2: slurmctld "
                             "cuts what is above and says so in its log only"),
                        {pointsText(sum), pointsText(highestPriority)}};
    finding.advice = said("Messages", "Make every weight smaller by the same factor.");
    finding.edits = smallerWeights(queue.policy(), sum);
    return finding;
}

Finding atTheTop(const QueuePoints& queue, double sum)
{
    auto finding = tooLarge(queue, sum);
    finding.kind = Finding::Kind::AtTheTop;
    finding.severity = Severity::Error;
    finding.extent = static_cast<double>(queue.cutCount()) / static_cast<double>(queue.size());
    finding.what = said("Messages", "Jobs stand at the highest priority that there is");
    finding.evidence = counted(
        queue.cutCount(),
        said(
            "Messages",
            "%1 row of the queue of %2 would have more than %3 and is cut: no factor counts there"),
        said("Messages",
             "%1 rows of the queue of %2 would have more than %3 and are cut: among "
             "them no factor counts"),
        {number(queue.size()), pointsText(highestPriority)});
    if (finding.edits.empty())
        finding.advice = said("Messages",
                              "Look at nice values and site factors: the weights alone "
                              "do not reach that far.");
    return finding;
}

Finding notSummed()
{
    Finding finding;
    finding.kind = Finding::Kind::NotSummed;
    finding.severity = Severity::Warning;
    finding.extent = 1.0;
    finding.what = said("Messages", "Weights are set, but PriorityType is priority/basic");
    finding.evidence = said("Messages", "Who comes first runs first; no factor is looked at");
    finding.advice = said("Messages",
                          "Set PriorityType=priority/multifactor, or remove the "
                          "weights.");
    finding.edits = {ParameterEdit{"PriorityType", "priority/multifactor"}};
    return finding;
}
} // namespace

void findSumFlaws(const QueuePoints& queue, std::vector<Finding>& findings)
{
    const auto& settings = queue.policy().slurm();
    const bool hasWeights = !settings.tresWeights.empty()
        || std::ranges::any_of(settings.weights, [](auto weight) { return weight != 0; });
    if (settings.isBasic) {
        if (hasWeights)
            findings.push_back(notSummed());
        return;
    }
    const double sum = largestSum(queue.evaluation());
    if (queue.cutCount() > 0)
        findings.push_back(atTheTop(queue, sum));
    else if (sum > highestPriority)
        findings.push_back(tooLarge(queue, sum));
}

} // namespace fairlead::slurm
