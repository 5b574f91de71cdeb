// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/moab/accounttree.h"

#include "engine/moab/priority/fairshare.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace fairlead::accounting {

namespace {
using moab::Cred;

class AccountTree
{
public:
    AccountTree(const moab::Settings& settings, SnapshotRecords& records)
        : m_settings(settings)
        , m_records(records)
    {
    }

    void add()
    {
        std::set<std::string> accounts;
        for (const auto& entry : m_settings.creds[moab::at(Cred::Account)])
            accounts.insert(entry.name);
        for (const auto& window : m_records.moab.windows) {
            for (const auto& entry : window.entries) {
                if (entry.cred == Cred::Account)
                    accounts.insert(entry.name);
            }
        }
        std::set<std::pair<std::string, std::string>> users;
        for (const auto& job : m_records.jobs) {
            accounts.insert(job.account);
            if (!job.user.empty())
                users.emplace(job.account, job.user);
        }
        addAssoc("root", {}, 1);
        for (const auto& account : accounts) {
            if (account.empty() || account == "root" || account == "DEFAULT")
                continue;
            addAssoc(account, {}, sharesOf(Cred::Account, account));
            for (auto user = users.lower_bound({account, {}});
                 user != users.end() && user->first == account; ++user)
                addAssoc(account, user->second, sharesOf(Cred::User, user->second));
        }
    }

private:
    /// The target in whole percent, that of DEFAULT without one, else 1. A cap promises nothing.
    [[nodiscard]] std::uint32_t sharesOf(Cred cred, const std::string& name) const
    {
        for (const auto& known : {name, std::string("DEFAULT")}) {
            const auto* entry = m_settings.find(cred, known);
            if (entry == nullptr || !entry->fsTarget.isSet())
                continue;
            const auto& target = entry->fsTarget;
            return moab::isCap(target)
                ? 1
                : static_cast<std::uint32_t>(std::clamp(std::round(target.value), 1.0, 1e9));
        }
        return 1;
    }

    void addAssoc(const std::string& account, const std::string& user, std::uint32_t shares)
    {
        AssocRecord record;
        record.account = account;
        record.user = user;
        record.parent = account == "root" ? "" : "root";
        record.shares = shares;
        m_records.assocs.push_back(std::move(record));
    }

    const moab::Settings& m_settings;
    SnapshotRecords& m_records;
};
} // namespace

void addAccountTree(const moab::Settings& settings, SnapshotRecords& records)
{
    AccountTree(settings, records).add();
}

} // namespace fairlead::accounting
