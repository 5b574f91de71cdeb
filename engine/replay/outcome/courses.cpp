// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/courses.h"

#include "engine/base/durations.h"
#include "engine/replay/outcome/hours.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace fairlead::replay {

namespace {
constexpr Second mostSteps = 60;
constexpr std::size_t mostAccounts = 100;
using durations::day;
constexpr std::array<Second, 14> niceSteps{60,      300,     600,     1200,    1800,
                                           3600,    7200,    10800,   21600,   day / 2,
                                           day * 1, day * 2, day * 7, day * 28};

Second stepFor(Second length)
{
    const auto enough = std::ranges::find_if(
        niceSteps, [length](Second step) { return length <= step * mostSteps; });
    return enough != niceSteps.end() ? *enough : (length + mostSteps - 1) / mostSteps;
}

/// How the number of those that wait changes: by the second, in order.
std::vector<std::pair<Second, int>> changesOf(const Workload& workload, const Outlook& outlook,
                                              const Outcome* outcome)
{
    std::vector<std::pair<Second, int>> changes;
    for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
        const auto stay = stayOf(workload, i, outcome, outlook.to);
        const bool waits = stay.left == 0 || stay.left > std::max(stay.submit, outlook.from);
        if (!waits || stay.submit >= outlook.to)
            continue;
        changes.emplace_back(std::max(stay.submit, outlook.from), 1);
        if (stay.left != 0 && stay.left < outlook.to)
            changes.emplace_back(stay.left, -1);
    }
    std::ranges::sort(changes);
    return changes;
}

/// [step] the most jobs that wait at one time. Who comes in the second in which another one leaves
/// does not wait beside it.
std::vector<float> mostWaiting(const Workload& workload, const Outlook& outlook,
                               const Outcome* outcome, const Hours& steps)
{
    const auto changes = changesOf(workload, outlook, outcome);
    std::vector<float> most;
    auto next = changes.begin();
    std::int64_t waiting = 0;
    for (std::size_t step = 0; step < steps.count; ++step) {
        const auto begin = steps.from + static_cast<Second>(step) * steps.step;
        auto peak = next != changes.end() && next->first == begin ? 0 : waiting;
        while (next != changes.end() && next->first < begin + steps.step) {
            const auto moment = next->first;
            for (; next != changes.end() && next->first == moment; ++next)
                waiting += next->second;
            peak = std::max(peak, waiting);
        }
        most.push_back(static_cast<float>(peak));
    }
    return most;
}
} // namespace

void layOutCourses(Outlook& outlook)
{
    const auto& recorded = outlook.recorded.of(Grouping::Account);
    auto& accounts = outlook.courseAccounts;
    accounts.resize(recorded.size());
    std::iota(accounts.begin(), accounts.end(), std::size_t{0});
    std::ranges::stable_sort(accounts, [&](std::size_t a, std::size_t b) {
        return recorded[a].deliveredShare > recorded[b].deliveredShare;
    });
    const auto last = std::ranges::find_if(accounts, [&](std::size_t account) {
        return recorded[account].jobs == 0 && recorded[account].deliveredShare == 0.0;
    });
    accounts.erase(last, accounts.end());
    accounts.resize(std::min(accounts.size(), mostAccounts));
    outlook.courseStep
        = usableStep(outlook, stepFor(std::max<Second>(outlook.to - outlook.from, 1)));
}

Course courseOf(const Recording& recording, const Outlook& outlook, const Outcome* outcome)
{
    Course course;
    if (outlook.courseStep == 0)
        return course;
    const auto hours = hoursOf(recording, outlook, outcome, outlook.courseStep);
    const double cpus = cpusOf(recording.machine);
    course.waiting = mostWaiting(recording.workload, outlook, outcome, hours);
    course.shares.resize(outlook.courseAccounts.size() * hours.count);
    for (std::size_t step = 0; step < hours.count; ++step) {
        const auto first = step * hours.accounts;
        double held = 0;
        for (std::size_t i = first; i < first + hours.accounts; ++i)
            held += hours.held[i];
        const auto begin = hours.from + static_cast<Second>(step) * hours.step;
        const auto length = static_cast<double>(std::min(hours.step, outlook.to - begin));
        course.utilisation.push_back(
            static_cast<float>(std::min(1.0, held / std::max(1.0, length * cpus))));
        for (std::size_t i = 0; i < outlook.courseAccounts.size() && held > 0; ++i)
            course.shares[i * hours.count + step]
                = static_cast<float>(hours.held[first + outlook.courseAccounts[i]] / held);
    }
    return course;
}

} // namespace fairlead::replay
