// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/comingweeks.h"

#include "engine/base/durations.h"
#include "engine/replay/clock/completed.h"
#include "engine/replay/outcome/luck.h"
#include "engine/replay/past/pastusage.h"
#include "engine/replay/recording/editedrecording.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

namespace fairlead::replay {

namespace {
constexpr std::size_t mostJobs = 2'000'000;

/// Whole weeks, so that days of the week stay what they are; else whole days; else all there is.
Second wholeWeeks(Second length)
{
    constexpr Second week = 7 * durations::day;
    for (const auto unit : {week, Second{durations::day}}) {
        if (length >= unit)
            return length / unit * unit;
    }
    return length;
}

/// Writes the last weeks behind a recording, as often as it is asked.
class Repeater
{
public:
    Repeater(Workload& workload, Second begin, Second weeks)
        : m_workload(workload)
        , m_weeks(weeks)
        , m_count(static_cast<std::uint32_t>(workload.jobs.size()))
    {
        const auto& jobs = workload.jobs;
        const auto first
            = std::ranges::lower_bound(jobs, momentOf(begin - weeks), {}, &Job::submit);
        m_first = static_cast<std::uint32_t>(first - jobs.begin());
        if (m_first < m_count && jobs[m_first].array != nothing)
            m_first = workload.arrays[jobs[m_first].array].first;
        std::uint32_t highest = 0;
        for (const auto& job : jobs)
            highest = std::max(highest, job.id);
        for (const auto& array : workload.arrays)
            highest = std::max(highest, array.id);
        m_stride = highest + std::uint64_t{1};
        for (auto i = m_first; i < m_count; ++i)
            m_numbers.insert(workload.numberOf(jobs[i]));
    }
    [[nodiscard]] std::size_t jobs() const { return m_count - m_first; }
    /// How often there are numbers for.
    [[nodiscard]] std::uint64_t mostTimes() const
    {
        return std::numeric_limits<std::uint32_t>::max() / m_stride - 1;
    }

    /// The weeks once more, so many times later.
    void repeat(std::uint32_t times, std::vector<std::uint32_t>& copyOf)
    {
        const auto number
            = [&](std::uint32_t id) { return static_cast<std::uint32_t>(id + times * m_stride); };
        auto array = nothing;
        for (auto i = m_first; i < m_count; ++i) {
            auto job = m_workload.jobs[i];
            job.id = number(job.id);
            job.submit += momentOf(times * m_weeks);
            job.begin += job.begin != 0 ? times * m_weeks : 0;
            job.cancelled += job.cancelled != 0 ? times * m_weeks : 0;
            job.recorded = {};
            if (job.dependencies != nothing)
                job.dependencies = dependenciesLike(job.dependencies, number);
            if (job.array != nothing) {
                if (job.array != array)
                    beginArray(array = job.array, number);
                job.array = static_cast<std::uint32_t>(m_workload.arrays.size() - 1);
            }
            m_workload.jobs.push_back(job);
            copyOf.push_back(i);
        }
    }

private:
    template <typename Number>
    void beginArray(std::uint32_t like, const Number& number)
    {
        auto array = m_workload.arrays[like];
        array.id = number(array.id);
        array.first = static_cast<std::uint32_t>(m_workload.jobs.size());
        m_workload.arrays.push_back(array);
    }

    /// On those that come again with it; who is not among them ended long ago, but for those whose
    /// end keeps it waiting.
    template <typename Number>
    std::uint32_t dependenciesLike(std::uint32_t list, const Number& number)
    {
        auto& lists = m_workload.dependencyLists;
        std::vector<Dependency> others;
        bool isOneOver = false; // of alternatives
        for (const auto& dependency : lists[list]) {
            const bool isOver = !dependency.isRelease && !dependency.isNeverMet
                && !m_numbers.contains(dependency.job);
            isOneOver = isOneOver || (isOver && dependency.isAlternative);
            if (isOver)
                continue;
            auto& own = others.emplace_back(dependency);
            own.job = dependency.isRelease ? 0 : number(dependency.job);
        }
        if (isOneOver)
            std::erase_if(others, [](const Dependency& other) { return other.isAlternative; });
        lists.push_back(std::move(others));
        return static_cast<std::uint32_t>(lists.size() - 1);
    }

    Workload& m_workload;
    Second m_weeks;
    std::uint32_t m_first = 0; // that comes again
    std::uint32_t m_count;
    std::uint64_t m_stride = 1; // between the numbers of a job and of its copy
    std::unordered_set<std::uint32_t> m_numbers; // of those that come again
};

/// What was not known at that moment, of who came until then as well.
void forgetAfter(Workload& workload, Second begin)
{
    const auto later = std::ranges::lower_bound(workload.jobs, momentOf(begin), {}, &Job::submit);
    workload.jobs.erase(later, workload.jobs.end());
    auto& former = workload.formerValues;
    for (; !former.empty() && former.back().until >= momentOf(begin); former.pop_back()) {
        if (former.back().job < workload.jobs.size())
            setValue(workload.jobs[former.back().job], former.back().what, former.back().value);
    }
    std::vector<Array> arrays;
    std::vector<std::uint32_t> place(workload.arrays.size(), nothing);
    for (auto& job : workload.jobs) {
        if (job.array == nothing)
            continue;
        if (place[job.array] == nothing) {
            place[job.array] = static_cast<std::uint32_t>(arrays.size());
            arrays.push_back(workload.arrays[job.array]);
        }
        job.array = place[job.array];
    }
    workload.arrays = std::move(arrays);
    workload.leftOut.clear();
    std::erase_if(workload.reservations,
                  [begin](const Reservation& each) { return each.made > begin; });
    for (auto& job : workload.jobs) {
        if (job.recorded.start >= begin)
            job.recorded = {.eligible = job.recorded.eligible};
        else if (job.recorded.end > begin)
            job.recorded.end = 0;
    }
}
} // namespace

Result<ComingWeeks> comingWeeks(const Recording& recording, const Policy& policy, Second begin,
                                Second until)
{
    if (auto good = checkReplayable(policy); !good)
        return good.error();
    auto continued = completed(recording, policy.slurm().calcPeriod);
    auto& workload = continued->workload;
    forgetAfter(workload, begin);
    continued->planned.clear();
    ComingWeeks coming;
    coming.begin = begin;
    coming.weeks = wholeWeeks(begin - workload.from);
    coming.recorded = workload.jobs.size();
    if (coming.weeks <= 0 || workload.jobs.empty())
        return Error{ErrorCode::DataInvalid,
                     said("Messages", "the history has no jobs that could come again"),
                     {}};
    Repeater repeater(workload, begin, coming.weeks);
    const auto wanted = static_cast<std::uint64_t>(
        std::max<Second>((until - begin + coming.weeks - 1) / coming.weeks, 1));
    const auto room
        = std::max<std::uint64_t>(mostJobs / std::max<std::size_t>(repeater.jobs(), 1), 1);
    const auto times = std::min({wanted, room, repeater.mostTimes()});
    if (times == 0 || repeater.jobs() == 0)
        return Error{ErrorCode::DataInvalid,
                     said("Messages", "the history has no jobs that could come again"),
                     {}};
    for (std::uint32_t i = 0; i < coming.recorded; ++i)
        coming.copyOf.push_back(i);
    for (std::uint32_t i = 1; i <= times; ++i)
        repeater.repeat(i, coming.copyOf);
    coming.end = begin + static_cast<Second>(times) * coming.weeks;
    workload.to = coming.end;
    coming.recording = std::move(continued);
    return coming;
}

std::vector<UsageInterval> chargesOf(const ComingWeeks& coming, const Inputs& policy,
                                     std::uint64_t seed, const std::atomic<bool>* isCancelled)
{
    const Scene scene{editedRecording(coming.recording, policy.snapshot->policy, policy), policy};
    ReplayOptions options;
    options.seed = seed;
    options.from = coming.begin;
    options.to = coming.end;
    options.isCancelled = isCancelled;
    options.phases
        = phasesOf(*scene.recording, coming.begin, policy.policy.slurm().calcPeriod, seed);
    const auto& all = coming.recording->workload.jobs;
    std::vector<std::uint32_t> runTimes;
    for (const auto& job : all)
        runTimes.push_back(job.runTime);
    // Who comes again is another run of the same job.
    Workload known;
    known.owners = coming.recording->workload.owners;
    known.jobs.assign(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(coming.recorded));
    std::vector<std::uint32_t> another;
    std::uint64_t times = 0;
    for (auto i = coming.recorded; i < runTimes.size(); ++i) {
        if (i == coming.recorded || coming.copyOf[i] <= coming.copyOf[i - 1])
            another = runTimesOfAnotherRun(known, seed + 1000 * times++);
        runTimes[i] = another[coming.copyOf[i]];
    }
    options.runTimes = &runTimes;
    return chargedBy(scene, replay(scene, options), coming.begin, coming.end);
}

} // namespace fairlead::replay
