// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/agemoment.h"

#include "engine/base/timetext.h"
#include "engine/slurm/jobfactors.h"
#include "engine/slurm/priority.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace fairlead::slurm {

namespace {
constexpr double halfPoint = 0.5; // of a weighted term
constexpr double halfDigit = 0.5e-7; // of a factor with seven decimals
constexpr double slack = 1e-12; // what binary fractions add
constexpr auto ageFactor = static_cast<std::size_t>(Factor::Age);

/// By number: when the age of each job began to count; 0: it has not.
std::unordered_map<std::uint32_t, std::int64_t> accrueTimes(const SnapshotRecords& records)
{
    const auto& settings = records.policy.slurm();
    const bool always = settings.has(AccrueAlways);
    std::unordered_map<std::uint32_t, std::int64_t> times;
    for (const auto& job : records.jobs) {
        const auto otherwise = always && job.accrueTime == 0 ? job.submitTime : job.accrueTime;
        if (!job.hasSetPriority)
            times.emplace(job.id, settings.isLinear() ? job.eligibleTime : otherwise);
    }
    return times;
}

class AgeRanges
{
public:
    explicit AgeRanges(const SnapshotRecords& records)
        : m_accrued(accrueTimes(records))
        , m_maxAge(records.policy.slurm().maxAge)
    {
    }

    void add(std::uint32_t job, double low, double high)
    {
        const auto known = m_accrued.find(job);
        if (known == m_accrued.end() || known->second <= 0 || known->second > lastMoment)
            return;
        if (const auto range = momentsOfAge(known->second, low, high, m_maxAge))
            m_ranges.push_back(*range);
    }
    [[nodiscard]] const std::vector<MomentRange>& all() const { return m_ranges; }

private:
    std::unordered_map<std::uint32_t, std::int64_t> m_accrued;
    std::uint32_t m_maxAge;
    std::vector<MomentRange> m_ranges;
};

/// The factors of age that the PRIORITY of a row allows.
std::optional<MomentRange> momentsOfPriority(const Evaluation& evaluation, RowIndex row,
                                             std::int64_t printed)
{
    const auto& settings = evaluation.inputs.policy.slurm();
    const auto& snapshot = evaluation.snapshot();
    const auto job = snapshot.rows.job[row.at()];
    const auto terms = termsOf(evaluation, row);
    const auto accrued = AgeRule(evaluation.inputs).accrued(job);
    if (terms.isSet || accrued == 0 || printed <= 1)
        return {};
    const double weight = settings.weight(Factor::Age);
    const double rest = terms.sum - terms.term[ageFactor];
    const double low = (static_cast<double>(printed) - rest) / weight;
    return momentsOfAge(accrued, low - slack, low + (1.0 - 1e-9) / weight, settings.maxAge);
}
} // namespace

std::optional<MomentRange> momentsOfAge(std::int64_t accrued, double low, double high,
                                        std::uint32_t maxAge)
{
    if (maxAge == 0 || !(low <= high) || high < 0.0 || low > 1.0 || (low <= 0.0 && high >= 1.0))
        return {};
    MomentRange range{0, lastMoment};
    if (low > 0.0)
        range.first = accrued + static_cast<std::int64_t>(std::ceil(low * maxAge - slack * maxAge));
    if (high < 1.0)
        range.last
            = accrued + static_cast<std::int64_t>(std::floor(high * maxAge + slack * maxAge));
    if (range.first > range.last)
        return {};
    return range;
}

bool Agreeing::isTold() const
{
    return count > 0 && 2 * count > of && common.first > 0 && common.last < lastMoment;
}

Agreeing commonMoments(std::span<const MomentRange> ranges)
{
    struct Step
    {
        std::int64_t at;
        int change; // +1: a range begins; -1: one has ended the second before
    };
    std::vector<Step> steps;
    steps.reserve(2 * ranges.size());
    for (const auto& range : ranges) {
        steps.push_back({range.first, 1});
        steps.push_back({range.last + 1, -1});
    }
    std::ranges::sort(steps, {}, [](const Step& step) { return std::pair(step.at, step.change); });
    Agreeing result;
    result.of = ranges.size();
    std::size_t open = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        open = steps[i].change > 0 ? open + 1 : open - 1;
        const bool goesOn = i + 1 < steps.size() && steps[i + 1].at > steps[i].at;
        if (goesOn && open >= result.count && open > 0) {
            result.count = open;
            result.common = {steps[i].at, steps[i + 1].at - 1};
        }
    }
    return result;
}

Agreeing momentsOfAges(const SnapshotRecords& records)
{
    const double weight = records.policy.slurm().weight(Factor::Age);
    if (weight == 0.0 || records.policy.slurm().isBasic)
        return {};
    AgeRanges ranges(records);
    for (const auto& record : records.priorityAnswers) {
        const auto term = static_cast<double>(record.answer.terms[ageFactor]);
        ranges.add(record.jobId, (term - halfPoint) / weight, (term + halfPoint) / weight);
    }
    const auto weighted = ranges.all().size();
    for (const auto& record : records.normalizedAnswers) {
        const auto factor = record.answer.factors[ageFactor];
        ranges.add(record.jobId, factor - halfDigit, factor + halfDigit);
    }
    const std::span all(ranges.all());
    // A cycle may have run between the two questions: then each has a moment of its own.
    for (const auto part : {all, all.first(weighted), all.subspan(weighted)}) {
        if (const auto found = commonMoments(part); found.isTold())
            return found;
    }
    return commonMoments(all);
}

MomentRange narrowedByPriorities(const Evaluation& evaluation, const MomentRange& range)
{
    const auto& answers = evaluation.snapshot().answers.rows;
    if (evaluation.inputs.policy.slurm().weight(Factor::Age) == 0)
        return range;
    std::vector<MomentRange> ranges;
    for (std::size_t row = 0; row < answers.size(); ++row) {
        if (!answers[row])
            continue;
        const auto moments = momentsOfPriority(evaluation, RowIndex(row), answers[row]->priority);
        if (!moments || moments->last < range.first || moments->first > range.last)
            continue;
        ranges.push_back(
            {std::max(moments->first, range.first), std::min(moments->last, range.last)});
    }
    const auto narrowed = commonMoments(ranges);
    return 2 * narrowed.count > narrowed.of ? narrowed.common : range;
}

} // namespace fairlead::slurm
