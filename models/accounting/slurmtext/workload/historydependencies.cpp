// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/historydependencies.h"

#include <algorithm>
#include <array>
#include <set>

namespace fairlead::accounting {

namespace {
using OtherKind = SubmitDependency::Kind;
using replay::Dependency;
constexpr Dependency releasedByHand{0, false, false, true};

/// Who waited for a job that is not in the history begins when it became eligible (specification
/// scheduling 11): a history begins somewhere.
void beginAsRecorded(replay::Workload& workload, const std::vector<ArrayOf>& arrayOf)
{
    std::set<std::pair<std::uint32_t, std::uint32_t>> known;
    for (std::size_t i = 0; i < arrayOf.size(); ++i) {
        const auto& job = workload.jobs[i];
        known.emplace(arrayOf[i].id != 0 ? arrayOf[i].id : job.id, replay::nothing);
        if (arrayOf[i].id != 0)
            known.emplace(arrayOf[i].id, job.arrayTask);
    }
    auto& lists = workload.dependencyLists;
    std::vector<bool> isPartial; // [list]
    for (const auto& list : lists)
        isPartial.push_back(std::ranges::any_of(list, [&](const Dependency& dependency) {
            return !dependency.isRelease && !known.contains({dependency.job, dependency.task});
        }));
    for (auto& job : workload.jobs) {
        const auto eligible = job.recorded.eligible;
        const bool isMet = eligible != 0 && eligible <= replay::secondOf(job.submit);
        if (job.dependencies == replay::nothing || !isPartial[job.dependencies] || isMet)
            continue;
        job.begin = eligible != 0 ? eligible : replay::neverBegins;
        auto& list = lists[job.dependencies];
        if (eligible != 0 && std::ranges::none_of(list, &Dependency::isRelease))
            list.push_back(releasedByHand);
    }
}
} // namespace

std::uint32_t HistoryDependencies::ask(const SubmitLine& line, bool isReleased)
{
    if (line.dependencies.empty() && !isReleased)
        return replay::nothing;
    m_asked.push_back({line.dependencies, isReleased, line.hasBegin});
    return static_cast<std::uint32_t>(m_asked.size() - 1);
}

void HistoryDependencies::add(std::string_view state)
{
    m_ends.push_back(endOf(state));
}

/// Who runs or waits still has no end.
HistoryDependencies::End HistoryDependencies::endOf(std::string_view state)
{
    constexpr std::array<std::string_view, 8> bad{"FAILED",    "CANCELLED",    "TIMEOUT",
                                                  "NODE_FAIL", "BOOT_FAIL",    "PREEMPTED",
                                                  "DEADLINE",  "OUT_OF_MEMORY"};
    if (state == "COMPLETED")
        return End::Well;
    return std::ranges::find(bad, state) != bad.end() ? End::Badly : End::Unknown;
}

void HistoryDependencies::learn(const replay::Workload& workload,
                                const std::vector<ArrayOf>& arrayOf)
{
    for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
        const auto& job = workload.jobs[i];
        const bool isTask = arrayOf[i].id != 0;
        const Task task{isTask ? arrayOf[i].id : job.id, isTask ? job.arrayTask : replay::nothing};
        const auto [last, isNew] = m_last.try_emplace(task, job.submit, m_ends[i]);
        if (!isNew && last->second.first <= job.submit)
            last->second = {job.submit, m_ends[i]};
        if (isTask && job.id != arrayOf[i].id)
            m_tasks.insert_or_assign(job.id, task);
    }
    for (const auto& [task, last] : m_last) {
        const auto [all, isFirst] = m_ofAll.try_emplace(task.first, last.second);
        if (last.second == End::Badly || (last.second == End::Unknown && all->second == End::Well))
            all->second = last.second;
    }
}

HistoryDependencies::End HistoryDependencies::endOf(const Task& task) const
{
    if (task.second == replay::nothing) {
        const auto found = m_ofAll.find(task.first);
        return found != m_ofAll.end() ? found->second : End::Unknown;
    }
    const auto found = m_last.find(task);
    return found != m_last.end() ? found->second.second : End::Unknown;
}

/// @param task  of the job that waits
Dependency HistoryDependencies::resolved(const SubmitDependency& other, std::uint32_t task) const
{
    Task on{other.job, other.task.value_or(replay::nothing)};
    // By the number that a task has for itself.
    if (const auto own = m_tasks.find(other.job);
        own != m_tasks.end() && !other.task && !m_ofAll.contains(other.job))
        on = own->second;
    Dependency dependency{on.first, other.kind == OtherKind::After,
                          other.kind == OtherKind::AfterCorr};
    dependency.delay = other.delay;
    dependency.task = on.second;
    dependency.isAlternative = other.isAlternative;
    if (other.kind == OtherKind::AfterCorr && m_last.contains({on.first, task}))
        on.second = task;
    const auto end = endOf(on);
    const bool needsGood = other.kind == OtherKind::AfterOk || other.kind == OtherKind::AfterCorr;
    dependency.isNeverMet = (needsGood && end == End::Badly)
        || (other.kind == OtherKind::AfterNotOk && end == End::Well);
    return dependency;
}

std::vector<Dependency> HistoryDependencies::resolved(const Asked& asked, std::uint32_t task,
                                                      bool wasMet) const
{
    std::vector<Dependency> list;
    for (const auto& other : asked.others) {
        list.push_back(resolved(other, task));
        list.back().isNeverMet = list.back().isNeverMet && !wasMet;
    }
    if (asked.isReleased)
        list.push_back({0, false, false, true});
    return list;
}

void HistoryDependencies::finish(replay::Workload& workload, const std::vector<ArrayOf>& arrayOf)
{
    if (m_asked.empty())
        return;
    learn(workload, arrayOf);
    const auto becameEligible = [&](const replay::Job& job) {
        const bool isTold
            = job.dependencies != replay::nothing && !m_asked[job.dependencies].hasBegin;
        return job.recorded.start != 0 || (isTold && job.recorded.eligible != 0);
    };
    std::set<std::uint32_t> eligibleArrays;
    for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
        if (arrayOf[i].id != 0 && becameEligible(workload.jobs[i]))
            eligibleArrays.insert(arrayOf[i].id);
    }
    auto& lists = workload.dependencyLists;
    std::vector<std::uint32_t> placeOf(m_asked.size(), replay::nothing); // of its last one
    for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
        auto& job = workload.jobs[i];
        if (job.dependencies == replay::nothing)
            continue;
        const auto& asked = m_asked[job.dependencies];
        const bool isOfEach = std::ranges::any_of(
            asked.others, [](const auto& other) { return other.kind == OtherKind::AfterCorr; });
        auto& place = placeOf[job.dependencies];
        if (place == replay::nothing || isOfEach) {
            const bool wasMet
                = becameEligible(job) || (!isOfEach && eligibleArrays.contains(arrayOf[i].id));
            auto list = resolved(asked, job.arrayTask, wasMet);
            if (place == replay::nothing || lists[place] != list) {
                place = static_cast<std::uint32_t>(lists.size());
                lists.push_back(std::move(list));
            }
        }
        job.dependencies = place;
    }
    beginAsRecorded(workload, arrayOf);
}

void holdBehindUnshown(replay::Workload& workload)
{
    const auto waits = [](const replay::Job& job) {
        return job.dependencies != replay::nothing && job.recorded.start == 0
            && job.recorded.eligible > replay::secondOf(job.submit);
    };
    if (std::ranges::none_of(workload.jobs, waits))
        return;
    std::map<std::uint32_t, replay::Second> submitted; // by number, which ascend
    for (const auto& job : workload.jobs)
        submitted.emplace(workload.numberOf(job), replay::secondOf(job.submit));
    const auto isUnshown = [&](const Dependency& other) {
        if (other.isRelease || other.isAlternative || submitted.contains(other.job))
            return false;
        const auto next = submitted.lower_bound(other.job);
        return next != submitted.begin() && std::prev(next)->second >= workload.from;
    };
    for (auto& job : workload.jobs) {
        if (waits(job)
            && std::ranges::any_of(workload.dependencyLists[job.dependencies], isUnshown))
            job.begin = replay::neverBegins;
    }
}

} // namespace fairlead::accounting
