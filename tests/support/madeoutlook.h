// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/trust.h"

#include <utility>
#include <vector>

/// Outlooks with figures of their own, without a replay: accounts bio and physics, each promised
/// half, got 0.2 and 0.5 of the machine, with five jobs each.
namespace fairlead::tests {

/// Mean waits of bio and physics, in hours; the cluster's is their mean.
/// @param luck  by which that of bio is longer  @unit s
inline replay::RunFigures madeRun(double bio, double physics, double luck)
{
    constexpr double hour = 3600.0; // s
    replay::RunFigures run;
    for (auto& groups : run.groups)
        groups.resize(2);
    auto& accounts = run.groups[static_cast<std::size_t>(replay::Grouping::Account)];
    accounts[0].meanWait = bio * hour + luck;
    accounts[1].meanWait = physics * hour;
    accounts[0].deliveredShare = 0.2;
    accounts[1].deliveredShare = 0.5;
    accounts[0].jobs = accounts[1].jobs = 5;
    auto& all = run.groups[static_cast<std::size_t>(replay::Grouping::Cluster)].front();
    all.jobs = 10;
    all.meanWait = (bio + physics) * hour / 2 + luck / 2;
    all.medianWait = 600;
    return run;
}

/// Of three replicas.
inline replay::PolicyOutlook madePolicy(const char* name, double bio, double physics)
{
    replay::PolicyOutlook policy;
    policy.name = name;
    for (const double luck : {-30.0, 0.0, 30.0})
        policy.replicas.push_back(madeRun(bio, physics, luck));
    policy.promised = {0.5, 0.5};
    return policy;
}

/// Recorded were waits of two hours and of one.
inline replay::Outlook madeOutlook(std::vector<replay::PolicyOutlook> policies)
{
    replay::Outlook outlook;
    outlook.accounts = {"bio", "physics"};
    outlook.leftOut = {0, 0};
    outlook.recorded = madeRun(2, 1, 0);
    outlook.policies = std::move(policies);
    outlook.from = 1770000000;
    outlook.to = 1772000000;
    return outlook;
}

/// So many accounts inside, starts found of those recorded, and starts too many.
inline replay::TrustFigures madeFigures(std::size_t inside, std::size_t accounts, std::size_t found,
                                        std::size_t starts, std::size_t tooMany)
{
    replay::TrustFigures figures;
    figures.accounts.all = accounts;
    figures.accounts.outside.resize(accounts - inside);
    figures.decisions.starts = starts;
    figures.decisions.found = found;
    figures.decisions.tooMany = tooMany;
    return figures;
}

} // namespace fairlead::tests
