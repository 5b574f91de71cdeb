// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/proof/agemoment.h"

#include "engine/base/timetext.h"
#include "engine/cluster/numberindex.h"
#include "engine/slurm/priority/jobfactors.h"
#include "engine/slurm/priority/priority.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairlead::slurm {

namespace {
constexpr double halfPoint = 0.5; // of a weighted term
constexpr double halfDigit = 0.5e-7; // of a factor with seven decimals
constexpr double slack = 1e-12; // what binary fractions add
constexpr auto ageFactor = static_cast<std::size_t>(Factor::Age);

/// When the age of a job began to count; 0: it has not.
std::int64_t accrueTime(const JobRecord& job, const Settings& settings)
{
    if (settings.isLinear())
        return job.eligibleTime;
    return settings.has(AccrueAlways) && job.accrueTime == 0 ? job.submitTime : job.accrueTime;
}

class AgeRanges
{
public:
    explicit AgeRanges(const SnapshotRecords& records)
        : m_records(records)
        , m_jobs(records.jobs)
    {
        for (std::size_t i = 0; i < records.jobs.size(); ++i) {
            if (!records.jobs[i].hasSetPriority)
                m_jobs.insert(records.jobs[i].id, JobIndex(i));
        }
    }

    void add(std::uint32_t number, double low, double high)
    {
        const auto job = m_jobs.find(number);
        if (!job.isValid())
            return;
        const auto& settings = m_records.policy.slurm();
        const auto accrued = accrueTime(m_records.jobs[job.at()], settings);
        if (accrued <= 0 || accrued > lastMoment)
            return;
        if (const auto range = momentsOfAge(accrued, low, high, settings.maxAge))
            m_ranges.push_back(*range);
    }
    [[nodiscard]] const std::vector<MomentRange>& all() const { return m_ranges; }

private:
    const SnapshotRecords& m_records;
    NumberIndex<JobIndex> m_jobs; // whose priority is computed
    std::vector<MomentRange> m_ranges;
};

void sortIfNeeded(std::vector<std::int64_t>& values)
{
    if (!std::ranges::is_sorted(values))
        std::ranges::sort(values);
}

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
    constexpr auto never = std::numeric_limits<std::int64_t>::max();
    std::vector<std::int64_t> begins;
    std::vector<std::int64_t> ends; // the second after each
    begins.reserve(ranges.size() + 1);
    ends.reserve(ranges.size() + 1);
    for (const auto& range : ranges) {
        begins.push_back(range.first);
        ends.push_back(range.last + 1);
    }
    sortIfNeeded(begins); // jobs often stand in the order of their times
    sortIfNeeded(ends);
    begins.push_back(never);
    ends.push_back(never);
    Agreeing result;
    result.of = ranges.size();
    std::size_t open = 0; // ranges that hold `at`
    auto begin = begins.begin();
    auto end = ends.begin();
    for (auto at = std::min(*begin, *end); at != never;) {
        for (; *begin == at; ++begin)
            ++open;
        for (; *end == at; ++end)
            --open;
        const auto next = std::min(*begin, *end);
        if (next != never && open >= result.count && open > 0) {
            result.count = open;
            result.common = {at, next - 1};
        }
        at = next;
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
