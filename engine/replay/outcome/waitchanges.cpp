// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/waitchanges.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace fairlead::replay {

namespace {
/// Over replicas of the same luck; those for which there is no difference are left out.
template <typename Difference>
Estimate overPairs(const PolicyOutlook& before, const PolicyOutlook& after, Grouping by,
                   std::size_t group, Difference&& differenceOfPair)
{
    std::vector<double> differences;
    const auto runs = std::min(before.replicas.size(), after.replicas.size());
    for (std::size_t i = 0; i < runs; ++i) {
        const auto difference
            = differenceOfPair(before.replicas[i].of(by)[group], after.replicas[i].of(by)[group]);
        if (difference)
            differences.push_back(*difference);
    }
    constexpr double unbounded = std::numeric_limits<double>::max();
    return estimateOf(differences, -unbounded, unbounded);
}
} // namespace

Estimate differenceOf(const PolicyOutlook& before, const PolicyOutlook& after, Grouping by,
                      std::size_t group, double GroupFigures::*figure)
{
    const bool isOfJobs
        = figure != &GroupFigures::deliveredShare && figure != &GroupFigures::starving;
    return overPairs(before, after, by, group, [&](const auto& one, const auto& other) {
        const bool isThere = !isOfJobs || (one.jobs > 0 && other.jobs > 0);
        return isThere ? std::optional(other.*figure - one.*figure) : std::nullopt;
    });
}

Estimate startsDifference(const PolicyOutlook& before, const PolicyOutlook& after, Grouping by,
                          std::size_t group)
{
    return overPairs(before, after, by, group, [](const auto& one, const auto& other) {
        return std::optional(static_cast<double>(other.jobs) - static_cast<double>(one.jobs));
    });
}

Estimate waitDifference(const PolicyOutlook& before, const PolicyOutlook& after, Grouping by,
                        std::size_t group)
{
    return differenceOf(before, after, by, group, &GroupFigures::meanWait);
}

std::size_t comparedGroups(const PolicyOutlook& before, const PolicyOutlook& after, Grouping by)
{
    std::size_t compared = 0;
    const auto groups = before.replicas.empty() ? 0 : before.replicas.front().of(by).size();
    for (std::size_t i = 0; i < groups; ++i) {
        if (before.jobsOfAll(by, i) > 0 && after.jobsOfAll(by, i) > 0)
            ++compared;
    }
    return compared;
}

Change changeOf(const Estimate& difference, std::size_t compared)
{
    if (!difference.hasSpread() || difference.chance * static_cast<double>(compared) > mostChance)
        return Change::None;
    if (difference.low > 0)
        return Change::Longer;
    return difference.high < 0 ? Change::Shorter : Change::None;
}

Starts startsOf(const PolicyOutlook& before, const PolicyOutlook& after, Grouping by,
                std::size_t group)
{
    constexpr double alike = 0.9;
    const auto one = static_cast<double>(before.jobsOfAll(by, group));
    const auto other = static_cast<double>(after.jobsOfAll(by, group));
    if (one > 0 && other == 0)
        return Starts::None;
    const auto change = startsDifference(before, after, by, group);
    if (other < alike * one && (!change.hasSpread() || change.high < 0))
        return Starts::Fewer;
    const bool areMore = one < alike * other && (!change.hasSpread() || change.low > 0);
    return areMore ? Starts::More : Starts::Same;
}

Change withStarts(Change change, Starts starts)
{
    const bool areGone = starts == Starts::Fewer || starts == Starts::None;
    const bool isOfOthers = (change == Change::Shorter && areGone)
        || (change == Change::Longer && starts == Starts::More);
    return isOfOthers ? Change::None : change;
}

Change waitChange(const PolicyOutlook& before, const PolicyOutlook& after, std::size_t account)
{
    return withStarts(changeOf(waitDifference(before, after, Grouping::Account, account),
                               comparedGroups(before, after, Grouping::Account)),
                      startsOf(before, after, Grouping::Account, account));
}

WaitChanges waitChanges(const Outlook& outlook, const PolicyOutlook& before,
                        const PolicyOutlook& after)
{
    WaitChanges changes;
    changes.hasSpread = after.replicas.size() > 1;
    const auto compared = comparedGroups(before, after, Grouping::Account);
    const auto enough = replicasToTell(compared);
    changes.enough = after.replicas.size() < enough ? enough : 0;
    for (std::size_t i = 0; i < outlook.accounts.size(); ++i) {
        const auto starts = startsOf(before, after, Grouping::Account, i);
        const auto difference = waitDifference(before, after, Grouping::Account, i);
        const auto change = withStarts(changeOf(difference, compared), starts);
        if (starts == Starts::None)
            changes.stopped.push_back(i);
        else if (starts == Starts::Fewer)
            changes.fewer.push_back(i);
        if (change == Change::Shorter)
            changes.shorter.push_back({i, difference.mean});
        else if (change == Change::Longer)
            changes.longer.push_back({i, difference.mean});
    }
    return changes;
}

WaitChanges::Account mostChanged(const std::vector<WaitChanges::Account>& accounts)
{
    return *std::ranges::max_element(accounts, {}, [](const WaitChanges::Account& account) {
        return std::abs(account.difference);
    });
}

} // namespace fairlead::replay
