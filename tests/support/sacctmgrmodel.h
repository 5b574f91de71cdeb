// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/text.h"
#include "engine/scenario/scenario.h"

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <stdexcept>
#include <tuple>

namespace fairlead::tests {

/// The words of a line as a POSIX shell splits them; only single quotes quote.
inline std::vector<std::string> shellWords(const std::string& line)
{
    std::vector<std::string> words;
    bool isOpen = false;
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (!quoted && c == ' ') {
            isOpen = false;
            continue;
        }
        if (!isOpen)
            words.emplace_back();
        isOpen = true;
        if (c == '\'')
            quoted = !quoted;
        else if (!quoted && c == '\\')
            words.back() += line[++i];
        else
            words.back() += c;
    }
    return words;
}

/// What slurmdbd 22.05 was seen to do with the commands of a script, but strict: it refuses what
/// slurmdbd would put right in its own way. Throws std::runtime_error where it refuses.
class SacctmgrModel
{
public:
    using Row = std::tuple<std::string, std::string, std::string>; // account, user, partition
    struct Account
    {
        std::string parent;
        std::uint32_t shares = 1;
        bool operator==(const Account&) const = default;
    };
    using Accounts = std::map<std::string, Account>;
    using Rows = std::map<Row, std::uint32_t>;

    explicit SacctmgrModel(const Inputs& inputs)
    {
        const auto& snapshot = *inputs.snapshot;
        for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
            const auto key = keyOf(snapshot, AssocIndex(i));
            const auto shares = (*inputs.shares)[i];
            const auto parent = snapshot.assocs.parent[i];
            if (key.user.empty())
                m_accounts[key.account]
                    = {parent.isValid() ? snapshot.accountName(parent) : std::string(), shares};
            else
                m_rows[{key.account, key.user, key.partition}] = shares;
        }
    }
    [[nodiscard]] const Accounts& accounts() const { return m_accounts; }
    [[nodiscard]] const Rows& rows() const { return m_rows; }

    /// One association of each user stands for the default account: which one is up to `dice`.
    void drawDefaults(std::mt19937& dice)
    {
        for (const auto& [row, shares] : m_rows) {
            const auto& user = std::get<1>(row);
            if (!m_defaults.contains(user) || dice() % 2 == 0)
                m_defaults[user] = {row};
        }
    }
    [[nodiscard]] bool everyUserHasDefault() const
    {
        return std::all_of(m_rows.begin(), m_rows.end(), [this](const auto& entry) {
            return hasDefault(std::get<1>(entry.first));
        });
    }

    /// The commands of a script; returns how many there were.
    int run(const std::string& script)
    {
        int count = 0;
        for (const auto line : text::split(script, '\n')) {
            const auto words = shellWords(std::string(line));
            if (words.empty() || line.front() == ' ')
                continue;
            if (words[0] == "leave_default" && words.size() == 4)
                leaveDefault(words[1], words[2], words[3]);
            else if (words[0] == "keep_default" && words.size() == 3)
                keepDefault(words[1], words[2]);
            else if (words[0] == "sacctmgr" && words.at(1) == "-i")
                command(words);
            else
                continue;
            ++count;
        }
        return count;
    }

private:
    using Options = std::map<std::string, std::string>;
    [[noreturn]] static void refuse(const std::string& why) { throw std::runtime_error(why); }

    static std::uint32_t sharesIn(const Options& options)
    {
        const auto shares = parseShares(options.at("fairshare"));
        return shares ? *shares : throw std::runtime_error("bad shares");
    }
    static std::vector<std::string> names(const Options& options)
    {
        std::vector<std::string> list;
        for (const auto name : text::split(options.at("name"), ','))
            list.emplace_back(name);
        return list;
    }
    void mustExist(const std::string& account) const
    {
        if (!m_accounts.contains(account))
            refuse("no account " + account);
    }

    void command(const std::vector<std::string>& words)
    {
        Options options;
        for (const auto& word : words) {
            if (const auto sign = word.find('='); sign != std::string::npos)
                options[word.substr(0, sign)] = word.substr(sign + 1);
        }
        if (options.at("cluster") != "test")
            refuse("another cluster");
        const bool ofUsers = words.at(3) == "user";
        if (words[2] == "add")
            ofUsers ? addUsers(options) : addAccounts(options);
        else if (words[2] == "delete")
            ofUsers ? deleteUsers(options) : deleteAccounts(options);
        else if (options.contains("defaultaccount"))
            setDefault(options);
        else if (options.contains("parent"))
            moveAccounts(options);
        else
            ofUsers ? shareUsers(options) : shareAccounts(options);
    }

    void addAccounts(const Options& options)
    {
        mustExist(options.at("parent"));
        for (const auto& name : names(options)) {
            if (!m_accounts.emplace(name, Account{options.at("parent"), sharesIn(options)}).second)
                refuse("account there already: " + name);
        }
    }
    void moveAccounts(const Options& options)
    {
        const auto& parent = options.at("parent");
        mustExist(parent);
        for (const auto& name : names(options)) {
            mustExist(name);
            if (m_accounts[name].parent == parent)
                refuse("nothing modified: " + name);
            for (auto up = parent; !up.empty(); up = m_accounts.at(up).parent) {
                if (up == name)
                    refuse(name + " below itself");
            }
            m_accounts[name].parent = parent;
        }
    }
    void addUsers(const Options& options)
    {
        mustExist(options.at("account"));
        const auto partition = options.find("partition");
        for (const auto& name : names(options)) {
            const Row row{options.at("account"), name,
                          partition == options.end() ? std::string() : partition->second};
            const bool isFirst = rowsOf(name).empty();
            if (!m_rows.emplace(row, sharesIn(options)).second)
                refuse("association there already: " + name);
            if (isFirst)
                m_defaults[name] = {row};
        }
    }
    /// The associations that a condition meets; at least one for each name.
    [[nodiscard]] std::vector<Row> met(const Options& options) const
    {
        std::vector<Row> found;
        const auto partition = options.find("partition");
        for (const auto& name : names(options)) {
            const auto before = found.size();
            for (const auto& row : rowsOf(name)) {
                if (std::get<0>(row) == options.at("account")
                    && (partition == options.end() || std::get<2>(row) == partition->second))
                    found.push_back(row);
            }
            if (found.size() == before)
                refuse("no association of " + name);
        }
        return found;
    }
    void deleteUsers(const Options& options)
    {
        const auto rows = met(options);
        for (const auto& row : rows) {
            const auto& user = std::get<1>(row);
            if (rows.size() > 1 && m_defaults[user].contains(row) && rowsOf(user).size() > 1)
                refuse("the default account of " + user);
        }
        for (const auto& row : rows) {
            m_rows.erase(row);
            m_defaults[std::get<1>(row)].erase(row);
        }
    }
    void deleteAccounts(const Options& options)
    {
        for (const auto& name : names(options)) {
            mustExist(name);
            for (const auto& [other, account] : m_accounts) {
                if (account.parent == name)
                    refuse(name + " has the account " + other);
            }
            for (const auto& [row, shares] : m_rows) {
                if (std::get<0>(row) == name)
                    refuse(name + " has the user " + std::get<1>(row));
            }
            m_accounts.erase(name);
        }
    }
    void shareAccounts(const Options& options)
    {
        for (const auto& name : names(options)) {
            mustExist(name);
            m_accounts[name].shares = sharesIn(options);
        }
    }
    void shareUsers(const Options& options)
    {
        for (const auto& row : met(options))
            m_rows[row] = sharesIn(options);
    }

    [[nodiscard]] std::vector<Row> rowsOf(const std::string& user) const
    {
        std::vector<Row> rows;
        for (const auto& [row, shares] : m_rows) {
            if (std::get<1>(row) == user)
                rows.push_back(row);
        }
        return rows;
    }
    [[nodiscard]] bool hasDefault(const std::string& user) const
    {
        const auto known = m_defaults.find(user);
        return known != m_defaults.end() && !known->second.empty();
    }
    void setDefault(const Options& options)
    {
        for (const auto& name : names(options))
            setDefault(name, options.at("defaultaccount"));
    }
    void setDefault(const std::string& user, const std::string& account)
    {
        std::set<Row> rows;
        for (const auto& row : rowsOf(user)) {
            if (std::get<0>(row) == account)
                rows.insert(row);
        }
        if (rows.empty())
            refuse(user + " is not in " + account);
        m_defaults[user] = rows;
    }
    void leaveDefault(const std::string& user, const std::string& account, const std::string& other)
    {
        const auto& rows = m_defaults[user];
        if (std::any_of(rows.begin(), rows.end(),
                        [&](const Row& row) { return std::get<0>(row) == account; }))
            setDefault(user, other);
    }
    void keepDefault(const std::string& user, const std::string& account)
    {
        if (!hasDefault(user))
            setDefault(user, account);
    }

    Accounts m_accounts;
    Rows m_rows;
    std::map<std::string, std::set<Row>> m_defaults;
};

} // namespace fairlead::tests
