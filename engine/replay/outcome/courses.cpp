// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/courses.h"

#include "engine/base/durations.h"
#include "engine/replay/outcome/hours.h"

#include <algorithm>
#include <array>
#include <numeric>

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
    course.shares.resize(outlook.courseAccounts.size() * hours.count);
    for (std::size_t step = 0; step < hours.count; ++step) {
        const auto first = step * hours.accounts;
        double held = 0;
        double waiting = 0;
        for (std::size_t i = first; i < first + hours.accounts; ++i) {
            held += hours.held[i];
            waiting += hours.waiting[i];
        }
        const auto begin = hours.from + static_cast<Second>(step) * hours.step;
        const auto length = static_cast<double>(std::min(hours.step, outlook.to - begin));
        course.waiting.push_back(static_cast<float>(waiting));
        course.utilisation.push_back(
            static_cast<float>(std::min(1.0, held / std::max(1.0, length * cpus))));
        for (std::size_t i = 0; i < outlook.courseAccounts.size() && held > 0; ++i)
            course.shares[i * hours.count + step]
                = static_cast<float>(hours.held[first + outlook.courseAccounts[i]] / held);
    }
    return course;
}

} // namespace fairlead::replay
