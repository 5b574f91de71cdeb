// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/trust.h"

#include "engine/base/quantile.h"
#include "engine/replay/outcome/replicas.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
constexpr double tooMuchLeftOut = 0.2; // of an account's jobs
constexpr double nearlyAll = 0.9;
constexpr double half = 0.5;
constexpr double checkAsReplays = 1.5; // replays of the same time that take as long
constexpr double tellsLittle = 0.5; // an interval that reaches half as far as the wait

double partOf(std::size_t some, std::size_t all)
{
    return static_cast<double>(some) / static_cast<double>(all);
}
} // namespace

bool holdsRecorded(const Outlook& outlook, const PolicyOutlook& policy, std::size_t account)
{
    const auto& recorded = outlook.recorded.of(Grouping::Account)[account];
    return policy.meanWait(account).nearlyHolds(recorded.meanWait)
        && policy.deliveredShare(account).nearlyHolds(recorded.deliveredShare);
}

HeldAccounts heldAccounts(const Outlook& outlook, const PolicyOutlook& policy)
{
    HeldAccounts accounts;
    std::vector<double> reaches;
    const auto& recorded = outlook.recorded.of(Grouping::Account);
    for (std::size_t i = 0; i < outlook.accounts.size(); ++i) {
        if (recorded[i].jobs == 0)
            continue;
        ++accounts.all;
        if (!holdsRecorded(outlook, policy, i))
            accounts.outside.push_back(i);
        const auto wait = policy.meanWait(i);
        if (recorded[i].meanWait > 0)
            reaches.push_back((wait.high - wait.low) / 2.0 / recorded[i].meanWait);
    }
    std::ranges::sort(reaches);
    if (!reaches.empty())
        accounts.reach = quantile(reaches, half);
    return accounts;
}

std::vector<DoubtedAccount> doubtedAccounts(const Outlook& outlook)
{
    std::vector<DoubtedAccount> doubted;
    const auto& recorded = outlook.recorded.of(Grouping::Account);
    for (std::size_t i = 0; i < outlook.accounts.size(); ++i) {
        if (recorded[i].jobs == 0)
            continue;
        const double leftOut = partOf(outlook.leftOut[i], recorded[i].jobs);
        if (leftOut >= tooMuchLeftOut)
            doubted.push_back({i, leftOut});
    }
    return doubted;
}

TrustFigures trustFigures(const Outlook& outlook, const DecisionCounts& decisions)
{
    const auto& own = outlook.judged();
    return {heldAccounts(outlook, own), decisions, own.replicas.size() > 1, outlook.isMadeUp};
}

TrustLevel trustLevel(const TrustFigures& figures)
{
    const auto& decisions = figures.decisions;
    const bool hasAccounts = figures.hasSpread && figures.accounts.all > 0;
    const bool hasStarts = decisions.starts > 0;
    const double inside
        = hasAccounts ? partOf(figures.accounts.held(), figures.accounts.all) : half;
    const double found = hasStarts ? partOf(decisions.found, decisions.starts) : half;
    const double tooMany = hasStarts ? partOf(decisions.tooMany, decisions.starts) : half;
    if (inside < half || found < half || tooMany > half)
        return TrustLevel::Distrusted;
    const bool isTrusted = figures.accounts.reach.value_or(0.0) <= tellsLittle
        && inside >= nearlyAll && found >= nearlyAll && tooMany <= 1.0 - nearlyAll + 1e-9;
    return isTrusted ? TrustLevel::Trusted : TrustLevel::Careful;
}

double partOfCheck(const Workload& workload, const OutlookOptions& options, std::size_t runs)
{
    const auto period = periodOf(workload, options);
    const auto whole = static_cast<double>(std::max<Second>(workload.to - workload.from, 1));
    const auto replayed = static_cast<double>(std::max<Second>(period.to - period.from, 1));
    const auto threads = std::max<std::size_t>(options.threads, 1);
    const auto rounds
        = static_cast<double>((std::max<std::size_t>(runs, 1) + threads - 1) / threads);
    const auto check = checkAsReplays * whole / replayed;
    return check / (check + rounds);
}

std::optional<OwnReplay> ownReplay(const std::shared_ptr<const Recording>& recording,
                                   const Inputs& site, const OutlookOptions& options)
{
    const auto check = partOfCheck(recording->workload, options, options.replicas);
    auto replays = options;
    replays.progress = fairlead::partOf(options.progress, 0.0, 1.0 - check);
    OwnReplay own{outlookOf(recording, {{"baseline", site}}, replays), {}, false};
    if (!own.outlook.isComplete)
        return std::nullopt;
    own.decisions = checkDecisions({recording, site}, options.isCancelled,
                                   fairlead::partOf(options.progress, 1.0 - check, check))
                        .total();
    const auto& workload = recording->workload;
    own.isOfPart = own.outlook.from > workload.from || own.outlook.to < workload.to;
    return own;
}

} // namespace fairlead::replay
