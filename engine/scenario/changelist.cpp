// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/changelist.h"

#include "engine/base/text.h"
#include "engine/priority/scheduler.h"

#include <algorithm>
#include <map>

namespace fairlead {

namespace {
/// What is new, has moved or has other shares, in the order of the tree: depth first.
void compareForwards(const Inputs& before, const Inputs& after, ChangeList& list)
{
    const auto& old = *before.snapshot;
    const auto& snapshot = *after.snapshot;
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        const AssocIndex assoc(i);
        const auto key = keyOf(snapshot, assoc);
        const auto shares = (*after.shares)[i];
        const auto place = findAssoc(old, key);
        if (!place.isValid()) {
            auto& added = key.user.empty() ? list.accounts : list.users;
            added.push_back(
                {key, key.user.empty() ? parentName(snapshot, assoc) : std::string(), shares});
            continue;
        }
        if (key.user.empty() && parentName(old, place) != parentName(snapshot, assoc))
            list.moves.push_back({key.account, parentName(snapshot, assoc)});
        if ((*before.shares)[place.at()] != shares)
            list.shares.push_back({key, shares});
    }
}

void findRemoved(const Snapshot& old, const Snapshot& snapshot, ChangeList& list)
{
    for (std::size_t i = 0; i < old.assocs.size(); ++i) {
        const AssocIndex assoc(i);
        if (findAssoc(snapshot, keyOf(old, assoc)).isValid())
            continue;
        if (old.assocs.isUser(assoc))
            list.removedUsers.push_back(keyOf(old, assoc));
        else
            list.removedAccounts.push_back(old.accountName(assoc));
    }
    std::reverse(list.removedAccounts.begin(), list.removedAccounts.end());
}

/// The parameters whose effect differs, with the words of the last edit that sets them.
void compareParameters(const Policy& before, const Policy& after, const Scenario& scenario,
                       ChangeList& list)
{
    for (const auto& name : schedulerOf(after).namesThatMayDiffer(before, after)) {
        if (parameterValue(before, name) == parameterValue(after, name))
            continue;
        ParameterEdit change{name, parameterValue(after, name)};
        for (const auto& edit : scenario.edits) {
            const auto* parameter = std::get_if<ParameterEdit>(&edit);
            if (parameter != nullptr && text::equalsIgnoreCase(parameter->name, name))
                change.value = std::string(text::trimmed(parameter->value));
        }
        list.parameters.push_back(std::move(change));
    }
}

/// What the accounts that a scenario renamed were called before.
void findRenames(const Scenario& scenario, ChangeList& list)
{
    std::map<std::string, std::string> origins; // name now -> in the source; empty: a new account
    for (const auto& edit : scenario.edits) {
        if (const auto* add = std::get_if<AddEdit>(&edit);
            add != nullptr && add->assoc.user.empty())
            origins[add->assoc.account] = {};
        const auto* rename = std::get_if<RenameEdit>(&edit);
        if (rename == nullptr)
            continue;
        const auto known = origins.find(rename->account);
        const auto origin = known == origins.end() ? rename->account : known->second;
        origins.erase(rename->account);
        origins[rename->name] = origin;
    }
    for (const auto& added : list.accounts) {
        const auto known = origins.find(added.assoc.account);
        if (known != origins.end() && !known->second.empty())
            list.renames.push_back({known->second, known->first});
    }
}
} // namespace

bool ChangeList::changesTree() const
{
    return !accounts.empty() || !moves.empty() || !users.empty() || !removedUsers.empty()
        || !removedAccounts.empty() || !shares.empty();
}

ChangeList changeList(const Inputs& before, const Inputs& after, const Scenario& scenario)
{
    ChangeList list;
    compareForwards(before, after, list);
    findRemoved(*before.snapshot, *after.snapshot, list);
    compareParameters(before.policy, after.policy, scenario, list);
    findRenames(scenario, list);
    return list;
}

std::string parentName(const Snapshot& snapshot, AssocIndex account)
{
    const auto parent = snapshot.assocs.parent[account.at()];
    return parent.isValid() ? snapshot.accountName(parent) : std::string();
}

} // namespace fairlead
