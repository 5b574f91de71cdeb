// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/sacctmgrplan.h"

#include "models/accounting/changes/userrows.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace fairlead::accounting {

namespace {
using Kind = SacctmgrCommand::Kind;
constexpr std::size_t mostNames = 200; // per command: a line that can still be read

/// Gathers names that can share a command; commands keep the order of their first name.
class Batches
{
public:
    void add(const SacctmgrCommand& command, const std::string& name)
    {
        const Key key{command.kind, command.account, command.other, command.partition,
                      command.shares};
        const auto known = m_places.find(key);
        if (known != m_places.end() && m_commands[known->second].names.size() < mostNames) {
            auto& batch = m_commands[known->second];
            batch.names.push_back(name);
            batch.namesPartition = batch.namesPartition || command.namesPartition;
            return;
        }
        m_places[key] = m_commands.size();
        m_commands.push_back(command);
        m_commands.back().names = {name};
    }
    void moveTo(std::vector<SacctmgrCommand>& commands)
    {
        std::move(m_commands.begin(), m_commands.end(), std::back_inserter(commands));
        m_commands.clear();
        m_places.clear();
    }

private:
    using Key = std::tuple<Kind, std::string, std::string, std::string, std::uint32_t>;
    std::map<Key, std::size_t> m_places;
    std::vector<SacctmgrCommand> m_commands;
};

SacctmgrCommand commandOf(Kind kind, std::string account = {}, std::uint32_t shares = 1)
{
    SacctmgrCommand command;
    command.kind = kind;
    command.account = std::move(account);
    command.shares = shares;
    return command;
}

/// Takes associations away from users. slurmdbd refuses a request that holds the default account
/// of a user who has more; a single association it lets go, and the user stays without a default
/// account. So the default account moves first, and the last association goes alone.
class UserRemoval
{
public:
    UserRemoval(const Snapshot& before, const Snapshot& after)
        : m_before(before)
        , m_after(after)
    {
    }

    void add(const AssocKey& key)
    {
        if (m_after.of(key.user).empty())
            addLeaving(key);
        else if (m_after.count(key.user, key.account) > 0)
            addPartly(key);
        else
            addLost(key);
    }
    void moveTo(std::vector<SacctmgrCommand>& commands)
    {
        for (auto* batches : {&m_defaults, &m_others, &m_last})
            batches->moveTo(commands);
        std::move(m_singles.begin(), m_singles.end(), std::back_inserter(commands));
    }

private:
    SacctmgrCommand deletion(const AssocKey& key) const
    {
        auto command = commandOf(Kind::DeleteUsers, key.account);
        command.partition = key.partition;
        command.namesPartition = m_before.hasPartitions(key.user, key.account)
            || m_after.hasPartitions(key.user, key.account);
        return command;
    }
    void addSingle(SacctmgrCommand command, const std::string& user)
    {
        command.names = {user};
        m_singles.push_back(std::move(command));
    }

    /// The user leaves the account and stays in others.
    void addLost(const AssocKey& key)
    {
        auto leave = commandOf(Kind::LeaveDefault, key.account);
        leave.other = m_after.defaultAccount(key.user);
        if (m_seen.insert({key.user, key.account}).second)
            m_defaults.add(leave, key.user);
        m_others.add(deletion(key), key.user);
    }
    /// The user keeps another association in the account.
    void addPartly(const AssocKey& key)
    {
        addSingle(deletion(key), key.user);
        addSingle(commandOf(Kind::KeepDefault, key.account), key.user);
    }
    /// The user leaves the cluster.
    void addLeaving(const AssocKey& key)
    {
        const auto last = lastAccount(key.user);
        const auto& rows = m_before.of(key.user);
        if (rows.size() > 1 && m_seen.insert({key.user, last}).second
            && m_before.count(key.user, last) < rows.size())
            m_defaults.add(commandOf(Kind::SetDefault, last), key.user);
        if (key.account != last)
            m_others.add(deletion(key), key.user);
        else if (m_before.count(key.user, last) == 1)
            m_last.add(deletion(key), key.user);
        else
            addSingle(deletion(key), key.user);
    }
    /// The account that a leaving user leaves last: with the fewest associations.
    std::string lastAccount(const std::string& user) const
    {
        const auto& rows = m_before.of(user);
        const auto fewest
            = std::min_element(rows.begin(), rows.end(), [&](const AssocKey& a, const AssocKey& b) {
                  return m_before.count(user, a.account) < m_before.count(user, b.account);
              });
        return fewest == rows.end() ? std::string() : fewest->account;
    }

    UserRows m_before;
    UserRows m_after;
    std::set<std::pair<std::string, std::string>> m_seen; // user, account
    Batches m_defaults;
    Batches m_others;
    Batches m_last;
    std::vector<SacctmgrCommand> m_singles;
};

void addUsers(const ChangeList& changes, const UserRows& after, Batches& batches)
{
    for (const auto& added : changes.users) {
        auto command = commandOf(Kind::AddUsers, added.assoc.account, added.shares);
        command.partition = added.assoc.partition;
        command.namesPartition = after.hasPartitions(added.assoc.user, added.assoc.account);
        batches.add(command, added.assoc.user);
    }
}

void addShares(const ChangeList& changes, const UserRows& after, Batches& batches)
{
    for (const auto& [key, shares] : changes.shares) {
        if (key.user.empty()) {
            batches.add(commandOf(Kind::ShareAccounts, {}, shares), key.account);
            continue;
        }
        auto command = commandOf(Kind::ShareUsers, key.account, shares);
        command.partition = key.partition;
        command.namesPartition = after.hasPartitions(key.user, key.account);
        batches.add(command, key.user);
    }
}
} // namespace

std::vector<SacctmgrCommand> sacctmgrCommands(const ChangeList& changes, const Snapshot& before,
                                              const Snapshot& after)
{
    std::vector<SacctmgrCommand> commands;
    Batches batches;
    const UserRows rows(after);
    for (const auto& added : changes.accounts)
        batches.add(commandOf(Kind::AddAccounts, added.parent, added.shares), added.assoc.account);
    batches.moveTo(commands);
    for (const auto& move : changes.moves)
        batches.add(commandOf(Kind::MoveAccounts, move.parent), move.account);
    batches.moveTo(commands);
    addUsers(changes, rows, batches);
    batches.moveTo(commands);
    UserRemoval removal(before, after);
    for (const auto& key : changes.removedUsers)
        removal.add(key);
    removal.moveTo(commands);
    for (const auto& account : changes.removedAccounts)
        batches.add(commandOf(Kind::DeleteAccounts), account);
    batches.moveTo(commands);
    addShares(changes, rows, batches);
    batches.moveTo(commands);
    return commands;
}

} // namespace fairlead::accounting
