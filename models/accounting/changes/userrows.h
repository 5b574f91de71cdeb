// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <map>
#include <string>
#include <vector>

namespace fairlead::accounting {

/// The accounts and partitions that each user of a tree has associations in.
class UserRows
{
public:
    explicit UserRows(const Snapshot& snapshot)
    {
        for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
            if (snapshot.assocs.isUser(AssocIndex(i)))
                m_rows[snapshot.userName(AssocIndex(i))].push_back(keyOf(snapshot, AssocIndex(i)));
        }
    }
    /// In tree order; empty for a user that the tree does not have.
    [[nodiscard]] const std::vector<AssocKey>& of(const std::string& user) const
    {
        static const std::vector<AssocKey> none;
        const auto known = m_rows.find(user);
        return known == m_rows.end() ? none : known->second;
    }
    [[nodiscard]] std::size_t count(const std::string& user, const std::string& account) const
    {
        std::size_t rows = 0;
        for (const auto& key : of(user))
            rows += key.account == account ? 1 : 0;
        return rows;
    }
    /// Whether an association of the user in the account is for one partition only.
    [[nodiscard]] bool hasPartitions(const std::string& user, const std::string& account) const
    {
        for (const auto& key : of(user)) {
            if (key.account == account && !key.partition.empty())
                return true;
        }
        return false;
    }
    /// An account to be the user's default one: the first with an association for all partitions,
    /// else the first.
    [[nodiscard]] std::string defaultAccount(const std::string& user) const
    {
        const auto& rows = of(user);
        for (const auto& key : rows) {
            if (key.partition.empty())
                return key.account;
        }
        return rows.empty() ? std::string() : rows.front().account;
    }

private:
    std::map<std::string, std::vector<AssocKey>> m_rows;
};

} // namespace fairlead::accounting
