// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/sacctmgrnames.h"

#include "engine/base/plaintext.h"
#include "engine/cluster/lettercase.h"

#include <optional>

namespace fairlead::accounting {

namespace {
constexpr std::string_view plainCharacters
    = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@%+=:,./-";

constexpr auto badAccount = said("Messages", "the account “%1” cannot be named to sacctmgr: %2");
constexpr auto badUser = said("Messages", "the user “%1” cannot be named to sacctmgr: %2");
constexpr auto badPartition
    = said("Messages", "the partition “%1” cannot be named to sacctmgr: %2");
constexpr auto badQos = said("Messages", "the QOS “%1” cannot be named to sacctmgr: %2");
constexpr auto badCluster = said("Messages", "the cluster “%1” cannot be named to sacctmgr: %2");

/// Why sacctmgr would not take the name as it is, or nothing.
std::optional<Sentence> fault(std::string_view name)
{
    if (name.empty())
        return said("Messages", "it is empty");
    if (!text::isPlain(name))
        return said("Messages", "it holds a character that does not show as what it is");
    if (name.find(',') != std::string_view::npos)
        return said("Messages", "sacctmgr splits names at commas");
    if (name.find_first_of("[]") != std::string_view::npos)
        return said("Messages", "sacctmgr expands brackets");
    if (name.find_first_of("\"'") != std::string_view::npos)
        return said("Messages", "sacctmgr does not keep quotes");
    if (name.front() == ' ' || name.back() == ' ')
        return said("Messages", "it begins or ends with a blank");
    return {};
}

class NameCheck
{
public:
    explicit NameCheck(const Snapshot& before)
        : m_letterCase(before)
    {
    }
    void account(const std::string& name)
    {
        check(badAccount, name);
        if (!LetterCase::keepsAccount(name))
            fail(badAccount, name, said("Messages", "sacctmgr stores account names in lower case"));
    }
    void user(const std::string& name)
    {
        check(badUser, name);
        if (!m_letterCase.keepsUser(name))
            fail(badUser, name,
                 said("Messages",
                      "sacctmgr stores user names in lower case (unless slurmdbd has "
                      "PreserveCaseUser)"));
    }
    void assoc(const AssocKey& key)
    {
        account(key.account);
        if (!key.user.empty())
            user(key.user);
        if (!key.partition.empty())
            check(badPartition, key.partition);
    }
    void check(Sentence kind, const std::string& name)
    {
        if (const auto why = fault(name))
            fail(kind, name, *why);
    }
    /// In a file, a comment begins at a # and a backslash goes.
    void inFile(Sentence kind, const std::string& name)
    {
        check(kind, name);
        if (name.find_first_of("#\\") != std::string::npos)
            fail(kind, name,
                 said("Messages", "sacctmgr load reads nothing from a # on, and no backslash"));
    }
    [[nodiscard]] Result<void> result() const
    {
        if (!m_message)
            return {};
        return Error{ErrorCode::DataInvalid, *m_message, {}};
    }

private:
    void fail(Sentence kind, const std::string& name, Sentence why)
    {
        if (!m_message)
            m_message = Message(kind, {text::plain(name), why});
    }

    LetterCase m_letterCase;
    std::optional<Message> m_message;
};
} // namespace

Result<void> checkNames(const ChangeList& changes, const Snapshot& before)
{
    NameCheck names(before);
    names.check(badCluster, before.cluster);
    for (const auto& added : changes.accounts) {
        names.account(added.assoc.account);
        names.account(added.parent);
    }
    for (const auto& move : changes.moves) {
        names.account(move.account);
        names.account(move.parent);
    }
    for (const auto& added : changes.users)
        names.assoc(added.assoc);
    for (const auto& key : changes.removedUsers)
        names.assoc(key);
    for (const auto& account : changes.removedAccounts)
        names.account(account);
    for (const auto& edit : changes.shares)
        names.assoc(edit.assoc);
    for (const auto& limit : changes.limits) {
        if (limit.qos.empty())
            names.assoc({limit.account, limit.user, {}});
        else
            names.check(badQos, limit.qos);
    }
    return names.result();
}

Result<void> checkTreeNames(const Snapshot& snapshot)
{
    NameCheck names(snapshot);
    names.inFile(badCluster, snapshot.cluster);
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        const auto key = keyOf(snapshot, AssocIndex(i));
        names.inFile(badAccount, key.account);
        if (!key.user.empty())
            names.inFile(badUser, key.user);
        if (!key.partition.empty())
            names.inFile(badPartition, key.partition);
    }
    return names.result();
}

std::string shellWord(std::string_view text)
{
    if (!text.empty() && text.find_first_not_of(plainCharacters) == std::string_view::npos)
        return std::string(text);
    std::string word = "'";
    for (const char c : text) {
        if (c == '\'')
            word += "'\\''";
        else
            word += c;
    }
    return word + "'";
}

std::string optionWord(std::string_view option, std::string_view value)
{
    return ' ' + shellWord(std::string(option) + '=' + std::string(value));
}

} // namespace fairlead::accounting
