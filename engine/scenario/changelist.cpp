// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/changelist.h"

#include "engine/base/text.h"
#include "engine/priority/scheduler.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <unordered_map>

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

/// A number that would be another one in a slurm.conf: slurmctld takes 010 for eight.
bool isOctal(std::string_view words)
{
    return words.size() > 1 && words.front() == '0'
        && words.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The parameters whose effect differs, with the words of the last edit that sets them.
void compareParameters(const Policy& before, const Policy& after, const Scenario& scenario,
                       ChangeList& list)
{
    std::unordered_map<std::string, std::string_view> said; // last, by name in lower case
    for (const auto& edit : scenario.edits) {
        if (const auto* parameter = std::get_if<ParameterEdit>(&edit))
            said[text::lower(parameter->name)] = text::trimmed(parameter->value);
    }
    for (const auto& name : schedulerOf(after).namesThatMayDiffer(before, after)) {
        auto value = parameterValue(after, name);
        if (parameterValue(before, name) == value || isLimitName(name))
            continue;
        const auto edited = said.find(text::lower(name));
        const bool isSaid = edited != said.end() && !isOctal(edited->second);
        list.parameters.push_back({name, isSaid ? std::string(edited->second) : std::move(value)});
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
    list.limits = limitsSetIn(after.policy);
    findRenames(scenario, list);
    return list;
}

namespace {
/// Takes what became of one renamed account out of a list.
class RenameReader
{
public:
    RenameReader(ChangeList& list, const Inputs& before, const Inputs& after,
                 const RenameEdit& rename)
        : m_list(list)
        , m_before(before)
        , m_after(after)
        , m_rename(rename)
    {
    }

    void read()
    {
        const auto isOfNew = [&](const AddEdit& add) { return isKept(add.assoc); };
        for (const auto& add : m_list.accounts) {
            noteShares(add);
            noteMove(add);
        }
        for (const auto& add : m_list.users)
            noteShares(add);
        std::erase_if(m_list.accounts, isOfNew);
        std::erase_if(m_list.users, isOfNew);
        std::erase_if(m_list.removedUsers, [&](const AssocKey& key) {
            return key.account == m_rename.account
                && findAssoc(*m_after.snapshot, {m_rename.name, key.user, key.partition}).isValid();
        });
        std::erase(m_list.removedAccounts, m_rename.account);
        std::erase_if(m_list.moves, [&](const MoveEdit& move) {
            const auto account = findAssoc(*m_before.snapshot, {move.account, {}, {}});
            return move.parent == m_rename.name && account.isValid()
                && parentName(*m_before.snapshot, account) == m_rename.account;
        });
    }

private:
    [[nodiscard]] AssocIndex before(const AssocKey& key) const
    {
        return findAssoc(*m_before.snapshot, {m_rename.account, key.user, key.partition});
    }
    /// It is there before, under the name that the account had.
    [[nodiscard]] bool isKept(const AssocKey& key) const
    {
        return key.account == m_rename.name && before(key).isValid();
    }
    void noteShares(const AddEdit& add)
    {
        if (isKept(add.assoc) && (*m_before.shares)[before(add.assoc).at()] != add.shares)
            m_list.shares.push_back({add.assoc, add.shares});
    }

    void noteMove(const AddEdit& add)
    {
        if (!isKept(add.assoc))
            return;
        const auto above = parentName(*m_before.snapshot, before(add.assoc));
        const auto isThat = [&](const RenameEdit& rename) {
            return rename.account == above && rename.name == add.parent;
        };
        if (above != add.parent && std::ranges::none_of(m_list.renames, isThat))
            m_list.moves.push_back({add.assoc.account, add.parent});
    }

    ChangeList& m_list;
    const Inputs& m_before;
    const Inputs& m_after;
    const RenameEdit& m_rename;
};
} // namespace

ChangeList withRenames(ChangeList changes, const Inputs& before, const Inputs& after)
{
    const auto renames = changes.renames;
    for (const auto& rename : renames)
        RenameReader(changes, before, after, rename).read();
    return changes;
}

std::string parentName(const Snapshot& snapshot, AssocIndex account)
{
    const auto parent = snapshot.assocs.parent[account.at()];
    return parent.isValid() ? snapshot.accountName(parent) : std::string();
}

} // namespace fairlead
