// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/usage/usageknown.h"

#include "engine/priority/usagememory.h"
#include "engine/scenario/algorithmchoice.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace fairlead::models {

namespace {

// As demo:textbook and the stores made of it say where its usage comes from.
constexpr std::string_view idleStandsAtRoot = "what no user consumed stands at root";

bool isOfMachine(const Snapshot& snapshot)
{
    constexpr long double rounding = 1e-9L; // of the whole
    if (snapshot.policy.algorithm() != Algorithm::Slurm20)
        return false;
    const auto machine = 2.0L * static_cast<long double>(snapshot.cpuCount)
        * static_cast<long double>(usageMemory(snapshot.policy).halfLife);
    return machine > 0.0L
        && std::abs(snapshot.assocs.rawUsage.front() - machine) <= rounding * machine;
}

bool hasJobsThatRan(const Snapshot& snapshot)
{
    return snapshot.consumption != nullptr && !snapshot.consumption->isEmpty();
}

} // namespace

UsageKnown usageKnown(const Evaluation& evaluation)
{
    const auto& snapshot = evaluation.snapshot();
    if (!snapshot.isUsageRead())
        return UsageKnown::NotRead;
    const auto& usage = evaluation.assocs.rawUsage;
    if (std::ranges::any_of(usage, [](long double used) { return used > 0.0L; }))
        return UsageKnown::Yes;
    if (!algorithmOf(snapshot.policy))
        return UsageKnown::NotKept;
    return hasJobsThatRan(snapshot) ? UsageKnown::NotTold : UsageKnown::Yes;
}

bool countsIdleTime(const Snapshot& snapshot)
{
    return !snapshot.assocs.rawUsage.empty()
        && (isOfMachine(snapshot)
            || std::ranges::any_of(snapshot.provenance, [](const Provenance& entry) {
                   return entry.origin.text.ends_with(idleStandsAtRoot);
               }));
}

long double usageOfCluster(const Evaluation& evaluation)
{
    const auto& usage = evaluation.assocs.rawUsage;
    if (usage.empty())
        return 0.0L;
    if (!countsIdleTime(evaluation.snapshot()))
        return usage.front();
    long double used = 0.0L;
    for (std::size_t i = 1; i < usage.size(); ++i) {
        if (evaluation.snapshot().assocs.parent[i].at() == 0)
            used += usage[i];
    }
    return used;
}

} // namespace fairlead::models
