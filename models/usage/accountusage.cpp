// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/usage/accountusage.h"

#include "models/usage/served.h"

#include <algorithm>
#include <map>
#include <utility>

namespace fairlead::models {

namespace {
using Name = std::pair<std::string, std::string>;

/// Lays out the rows; sums come in when all of them stand.
class RowMaker
{
public:
    RowMaker(const Evaluation& evaluation, const UsageSums& sums)
        : m_evaluation(evaluation)
        , m_snapshot(evaluation.snapshot())
        , m_served(evaluation)
    {
        for (const auto& entry : sums.entries)
            m_sums.emplace(Name(entry.account, entry.user), &entry);
        m_result.period = sums.period;
        m_result.tresNames = sums.tresNames;
    }

    AccountUsage make()
    {
        if (m_snapshot.assocs.size() > 0)
            addTree();
        addGoneAccounts();
        auto& rows = m_result.rows;
        for (std::size_t i = rows.size(); i-- > 1;) {
            if (rows[i].parent == AccountUsage::noRow)
                continue;
            for (std::size_t t = 0; t < m_result.tresNames.size(); ++t)
                rows[rows[i].parent].seconds[t] += rows[i].seconds[t];
        }
        return std::move(m_result);
    }

private:
    [[nodiscard]] Name nameOf(AssocIndex assoc) const
    {
        return {m_snapshot.accountName(assoc), m_snapshot.userName(assoc)};
    }

    std::size_t addRow(Name name, AssocIndex assoc, std::size_t parent,
                       std::optional<double> promised)
    {
        AccountUsage::Row row;
        row.seconds.assign(m_result.tresNames.size(), 0.0L);
        if (const auto sum = m_sums.find(name); sum != m_sums.end()) {
            row.seconds = sum->second->seconds;
            m_sums.erase(sum);
        }
        row.account = std::move(name.first);
        row.user = std::move(name.second);
        row.assoc = assoc;
        row.parent = parent;
        row.depth = parent == AccountUsage::noRow ? 0 : m_result.rows[parent].depth + 1;
        row.promised = promised;
        m_result.rows.push_back(std::move(row));
        return m_result.rows.size() - 1;
    }

    [[nodiscard]] bool isByParent(AssocIndex assoc) const
    {
        return assoc.value != 0
            && (*m_evaluation.inputs.shares)[assoc.at()] == slurm::useParentShares;
    }

    // Deep trees are rare but real: no recursion over what a source says.
    struct Pending
    {
        AssocIndex assoc;
        std::size_t parent = AccountUsage::noRow;
        double above = 1.0; // what the account above is promised
        bool isLastUser = false; // of its account
    };

    void addTree()
    {
        std::vector<Pending> open{{AssocIndex(0)}};
        while (!open.empty()) {
            const auto next = open.back();
            open.pop_back();
            if (m_snapshot.assocs.isUser(next.assoc))
                addUser(next);
            else
                addAccount(next, open);
        }
    }

    [[nodiscard]] std::optional<double> promisedTo(const Pending& next) const
    {
        if (next.parent == AccountUsage::noRow)
            return 1.0;
        const auto part = m_served.served(next.assoc).promised;
        return isByParent(next.assoc) && part == 0.0 ? std::nullopt
                                                     : std::optional(next.above * part);
    }

    void addAccount(const Pending& next, std::vector<Pending>& open)
    {
        const auto promised = promisedTo(next);
        const auto row = addRow(nameOf(next.assoc), next.assoc, next.parent, promised);
        const auto children = m_served.children().of(next.assoc);
        bool hasUser = false;
        for (auto child = children.rbegin(); child != children.rend(); ++child) {
            const bool isLastUser = !hasUser && m_snapshot.assocs.isUser(*child);
            hasUser = hasUser || isLastUser;
            open.push_back({*child, row, promised.value_or(0.0), isLastUser});
        }
        if (!hasUser)
            addGoneUsers(m_snapshot.accountName(next.assoc), row);
    }

    /// A user with several partitions has several associations but one row.
    void addUser(const Pending& next)
    {
        const auto name = nameOf(next.assoc);
        const auto promised = promisedTo(next);
        if (const auto known = m_users.find(name); known == m_users.end()) {
            m_users.emplace(name, addRow(name, next.assoc, next.parent, promised));
        } else if (promised) {
            auto& sum = m_result.rows[known->second].promised;
            sum = sum.value_or(0.0) + *promised;
        }
        if (next.isLastUser)
            addGoneUsers(name.first, next.parent);
    }

    void addGoneUsers(const std::string& account, std::size_t row)
    {
        for (auto sum = m_sums.lower_bound({account, {}});
             sum != m_sums.end() && sum->first.first == account;) {
            const auto name = sum->first;
            ++sum;
            addRow(name, AssocIndex(), row, std::nullopt);
        }
    }

    void addGoneAccounts()
    {
        while (!m_sums.empty()) {
            const auto account = m_sums.begin()->first.first;
            const auto above = m_result.rows.empty() ? AccountUsage::noRow : 0;
            addGoneUsers(account, addRow({account, {}}, AssocIndex(), above, std::nullopt));
        }
    }

    const Evaluation& m_evaluation;
    const Snapshot& m_snapshot;
    ServedTable m_served;
    std::map<Name, const UsageSums::Entry*> m_sums; // what has no row yet
    std::map<Name, std::size_t> m_users; // rows of users
    AccountUsage m_result;
};
} // namespace

std::optional<double> AccountUsage::usedPart(std::size_t row, std::size_t tres) const
{
    if (rows.empty() || rows.front().seconds[tres] <= 0.0L)
        return {};
    return static_cast<double>(rows[row].seconds[tres] / rows.front().seconds[tres]);
}

std::shared_ptr<const Evaluation> withUsageOf(const Evaluation& evaluation,
                                              const AccountUsage& usage, std::size_t tres)
{
    auto result = std::make_shared<Evaluation>();
    result->inputs = evaluation.inputs;
    result->assocs = evaluation.assocs;
    auto& raw = result->assocs.rawUsage;
    std::fill(raw.begin(), raw.end(), 0.0L);
    for (const auto& row : usage.rows) {
        if (row.assoc.isValid())
            raw[row.assoc.at()] = row.seconds[tres];
    }
    return result;
}

AccountUsage accountUsage(const Evaluation& evaluation, const UsageSums& sums)
{
    return RowMaker(evaluation, sums).make();
}

} // namespace fairlead::models
