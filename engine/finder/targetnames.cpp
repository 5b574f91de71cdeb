// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/finder/targetnames.h"

#include <algorithm>

namespace fairlead::finder {

namespace {
using replay::Grouping;

bool isIn(const std::string& name, const replay::Workload& workload, Grouping by)
{
    switch (by) {
    case Grouping::Account:
        return std::ranges::find(workload.owners, name, &replay::Owner::account)
            != workload.owners.end();
    case Grouping::User:
        return std::ranges::find(workload.owners, name, &replay::Owner::user)
            != workload.owners.end();
    case Grouping::Qos:
        return std::ranges::count(workload.qos, name) > 0;
    case Grouping::Partition:
        return name.find(',') != std::string::npos // of jobs that name several
            || std::ranges::any_of(workload.partitionLists, [&](const auto& list) {
                   return std::ranges::count(list, name) > 0;
               });
    case Grouping::Size:
    case Grouping::Cluster:
    case Grouping::Shape:
        break;
    }
    return true; // only a replay tells
}

/// An account that has accounts below it and no users.
bool isOnlyAbove(const std::string& name, const Snapshot& snapshot)
{
    bool hasAccounts = false;
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        const auto above = snapshot.assocs.parent[i];
        if (!above.isValid() || snapshot.accountName(above) != name)
            continue;
        if (snapshot.assocs.isUser(AssocIndex(i)))
            return false;
        hasAccounts = true;
    }
    return hasAccounts;
}

Sentence whyNot(const Target& target, const Snapshot& snapshot)
{
    switch (target.by) {
    case Grouping::Account:
        return isOnlyAbove(target.name, snapshot)
            ? said("Messages",
                   "the account %1 has no users of its own: name one of the accounts below it")
            : said("Messages", "there is no account %1 in the recording");
    case Grouping::User:
        return said("Messages", "there is no user %1 in the recording");
    case Grouping::Qos:
        return said("Messages", "there is no QOS %1 in the recording");
    case Grouping::Partition:
    case Grouping::Size:
    case Grouping::Cluster:
    case Grouping::Shape:
        break;
    }
    return said("Messages", "there is no partition %1 in the recording");
}
} // namespace

std::vector<Target> asRecorded(std::vector<Target> targets, const FormerNames& former)
{
    for (auto& target : targets) {
        if (target.which == Target::Which::Named && target.by == Grouping::Account)
            target.name = formerName(former, target.name);
    }
    return targets;
}

Result<void> checkNames(const Target& target, const replay::Recording& recording,
                        const Snapshot& snapshot)
{
    if (target.which != Target::Which::Named || isIn(target.name, recording.workload, target.by))
        return {};
    return usageError({said("Messages", "target “%1”: %2"),
                       {target.text, Message(whyNot(target, snapshot), {target.name})}});
}

} // namespace fairlead::finder
