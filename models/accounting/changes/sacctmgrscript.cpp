// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/sacctmgrscript.h"

#include "engine/base/plaintext.h"
#include "models/accounting/changes/sacctmgrlimits.h"
#include "models/accounting/changes/sacctmgrnames.h"
#include "models/accounting/changes/sacctmgrplan.h"

#include <QDateTime>

#include <algorithm>

namespace fairlead::accounting {

namespace {
using Kind = SacctmgrCommand::Kind;

std::string momentText(std::int64_t seconds)
{
    return QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC).toString(Qt::ISODate).toStdString();
}

/// Counts as "2 accounts added", nothing for none.
void addCount(std::string& text, std::size_t count, const char* one, const char* many)
{
    if (count > 0)
        text
            += (text.empty() ? "" : ", ") + std::to_string(count) + ' ' + (count == 1 ? one : many);
}

const char* titleOf(Kind kind)
{
    switch (kind) {
    case Kind::AddAccounts:
        return "New accounts, parents first";
    case Kind::MoveAccounts:
        return "Accounts that move, from the root down";
    case Kind::AddUsers:
        return "New associations of users";
    case Kind::LeaveDefault:
    case Kind::SetDefault:
        return "Default accounts that users are about to lose";
    case Kind::DeleteUsers:
    case Kind::KeepDefault:
        return "Associations of users that go";
    case Kind::DeleteAccounts:
        return "Accounts that go, children first";
    case Kind::ShareAccounts:
        return "Shares of accounts";
    case Kind::ShareUsers:
        return "Shares of users";
    }
    return "";
}

/// One command as the shell reads it.
class CommandWriter
{
public:
    explicit CommandWriter(const std::string& cluster)
        : m_cluster(cluster)
    {
    }

    [[nodiscard]] std::string text(const SacctmgrCommand& command) const
    {
        if (command.kind == Kind::LeaveDefault || command.kind == Kind::KeepDefault)
            return guarded(command);
        return "sacctmgr -i " + phrase(command) + '\n';
    }

private:
    static std::string names(const SacctmgrCommand& command)
    {
        std::string list;
        for (const auto& name : command.names)
            list += (list.empty() ? "" : ",") + name;
        return optionWord("name", list);
    }
    static std::string partition(const SacctmgrCommand& command)
    {
        return command.namesPartition ? optionWord("partition", command.partition) : std::string();
    }
    [[nodiscard]] std::string where(const char* entity) const
    {
        return std::string(entity) + " where" + optionWord("cluster", m_cluster);
    }
    [[nodiscard]] std::string phrase(const SacctmgrCommand& command) const
    {
        const auto shares = optionWord("fairshare", sharesText(command.shares));
        const auto account = optionWord("account", command.account);
        switch (command.kind) {
        case Kind::AddAccounts:
            return "add account" + names(command) + optionWord("cluster", m_cluster)
                + optionWord("parent", command.account) + shares;
        case Kind::MoveAccounts:
            return "modify " + where("account") + names(command) + " set"
                + optionWord("parent", command.account);
        case Kind::AddUsers:
            return "add user" + names(command) + optionWord("cluster", m_cluster) + account
                + (command.partition.empty() ? std::string() : partition(command)) + shares;
        case Kind::SetDefault:
            return "modify " + where("user") + names(command) + " set"
                + optionWord("defaultaccount", command.account);
        case Kind::DeleteUsers:
            return "delete " + where("user") + account + partition(command) + names(command);
        case Kind::DeleteAccounts:
            return "delete " + where("account") + names(command);
        case Kind::ShareAccounts:
            return "modify " + where("account") + names(command) + " set" + shares;
        case Kind::ShareUsers:
            return "modify " + where("user") + account + partition(command) + names(command)
                + " set" + shares;
        case Kind::LeaveDefault:
        case Kind::KeepDefault:
            break;
        }
        return {};
    }
    /// Default accounts are not in every source: the functions of the script ask for them.
    static std::string guarded(const SacctmgrCommand& command)
    {
        std::string text;
        for (const auto& user : command.names) {
            text += command.kind == Kind::LeaveDefault ? "leave_default " : "keep_default ";
            text += shellWord(user) + ' ' + shellWord(command.account);
            if (command.kind == Kind::LeaveDefault)
                text += ' ' + shellWord(command.other);
            text += '\n';
        }
        return text;
    }

    const std::string& m_cluster;
};

bool has(const std::vector<SacctmgrCommand>& commands, Kind kind)
{
    return std::any_of(commands.begin(), commands.end(),
                       [kind](const SacctmgrCommand& command) { return command.kind == kind; });
}

std::string functions(const std::vector<SacctmgrCommand>& commands, const std::string& cluster)
{
    const auto where = " where " + shellWord("cluster=" + cluster);
    std::string text;
    if (has(commands, Kind::LeaveDefault))
        text
            += "\n# leave_default USER ACCOUNT OTHER: where ACCOUNT is the user's default account, "
               "OTHER becomes it.\n"
               "leave_default() {\n"
               "    found=$(sacctmgr -nP show assoc"
            + where
            + " user=\"$1\" account=\"$2\" onlydefaults format=User)\n"
              "    if [ -n \"$found\" ]; then\n"
              "        sacctmgr -i modify user"
            + where + " name=\"$1\" set defaultaccount=\"$3\"\n    fi\n}\n";
    if (has(commands, Kind::KeepDefault))
        text += "\n# keep_default USER ACCOUNT: a user without a default account gets ACCOUNT.\n"
                "keep_default() {\n"
                "    found=$(sacctmgr -nP show assoc"
            + where
            + " user=\"$1\" onlydefaults format=User)\n"
              "    if [ -z \"$found\" ]; then\n"
              "        sacctmgr -i modify user"
            + where + " name=\"$1\" set defaultaccount=\"$2\"\n    fi\n}\n";
    return text;
}

std::string headerOf(const ChangeList& changes, const Snapshot& before)
{
    std::string text = "#!/bin/sh\n# Made by: fairleadctl export --as sacctmgr\n# Source: "
        + text::plain(before.source);
    if (before.takenAt > 0)
        text += ", read " + momentText(before.takenAt);
    text += "\n# Cluster: " + text::plain(before.cluster) + "\n# Changes: " + summaryOf(changes)
        + "\n";
    for (const auto& note : sacctmgrNotes(changes, before))
        text += "# Note: " + text::plain(english(note)) + '\n';
    if (!changes.changesAccounting())
        return text + "# There is nothing to do.\n";
    return text
        + "#\n# Read it before you run it. It stops at the first command that fails; then capture "
          "and\n# export again instead of running it twice.\nset -e\n";
}

/// Jobs of associations that go: slurmdbd lets none go that has some.
std::size_t jobsInTheWay(const ChangeList& changes, const Snapshot& before)
{
    std::vector<bool> goes(before.assocs.size(), false);
    for (const auto& key : changes.removedUsers) {
        if (const auto assoc = findAssoc(before, key); assoc.isValid())
            goes[assoc.at()] = true;
    }
    std::size_t count = 0;
    for (std::size_t job = 0; job < before.jobs.size(); ++job) {
        const auto assoc = before.jobs.assoc[job];
        if (before.jobs.state[job] != JobState::Other && assoc.isValid() && goes[assoc.at()])
            ++count;
    }
    return count;
}
} // namespace

std::string summaryOf(const ChangeList& changes)
{
    std::string text;
    addCount(text, changes.accounts.size(), "account added", "accounts added");
    addCount(text, changes.moves.size(), "account moved", "accounts moved");
    addCount(text, changes.users.size(), "user association added", "user associations added");
    addCount(text, changes.removedUsers.size(), "user association removed",
             "user associations removed");
    addCount(text, changes.removedAccounts.size(), "account removed", "accounts removed");
    addCount(text, changes.shares.size(), "share changed", "shares changed");
    addCount(text, changes.limits.size(), "limit set", "limits set");
    return text.empty() ? "none" : text;
}

Message notForSacctmgr(const ParameterEdit& parameter)
{
    return {said("Messages", "%1 = %2 is not for sacctmgr: it belongs in slurm.conf"),
            {parameter.name, parameter.value}};
}

Message partitionsNameAccounts()
{
    return said("Messages",
                "AllowAccounts and DenyAccounts of partitions in slurm.conf keep old names of "
                "accounts: change them there");
}

std::vector<Message> sacctmgrNotes(const ChangeList& changes, const Snapshot& before)
{
    std::vector<Message> notes;
    if (const auto jobs = jobsInTheWay(changes, before); jobs > 0)
        notes.push_back(counted(
            jobs,
            said("Messages",
                 "1 job of what is removed waits or runs: while it does, sacctmgr removes nothing "
                 "there, and the script stops at that command"),
            said("Messages",
                 "%1 jobs of what is removed wait or run: while they do, sacctmgr removes nothing "
                 "there, and the script stops at that command")));
    for (const auto& [account, name] : changes.renames)
        notes.push_back({said("Messages",
                              "sacctmgr cannot rename: “%1” is added in place of “%2”, without its "
                              "usage, limits and description"),
                         {name, account}});
    if (!changes.renames.empty())
        notes.push_back(partitionsNameAccounts());
    for (const auto& parameter : changes.parameters)
        notes.push_back(notForSacctmgr(parameter));
    return notes;
}

Result<std::string> sacctmgrScript(const ChangeList& changes, const Snapshot& before,
                                   const Snapshot& after)
{
    if (changes.changesAccounting()) {
        if (auto done = checkNames(changes, before); !done)
            return done.error();
    }
    const auto commands = sacctmgrCommands(changes, before, after);
    std::string text = headerOf(changes, before) + functions(commands, before.cluster);
    const CommandWriter writer(before.cluster);
    const char* title = "";
    for (const auto& command : commands) {
        if (const auto* next = titleOf(command.kind); std::string_view(title) != next) {
            title = next;
            text += std::string("\n# ") + title + '\n';
        }
        text += writer.text(command);
    }
    if (!changes.limits.empty())
        text += "\n# Limits\n";
    for (const auto& limit : changes.limits)
        text += limitCommand(limit, before.cluster);
    return text;
}

} // namespace fairlead::accounting
