// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/moab/accounttree.h"

#include "engine/moab/priority/fairshare.h"

#include <algorithm>
#include <cmath>
#include <map>
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
        sumWindows();
        if (settings.isSimulation)
            sumRunning();
    }

    void add()
    {
        std::set<std::string> accounts;
        for (const auto& entry : m_settings.creds[moab::at(Cred::Account)])
            accounts.insert(entry.name);
        std::set<std::pair<std::string, std::string>> users;
        for (const auto& job : m_records.jobs) {
            accounts.insert(job.account);
            if (!job.user.empty() && users.emplace(job.account, job.user).second)
                ++m_accountsOf[job.user];
        }
        addAssoc("root", {}, 1, m_total);
        for (const auto& account : accounts) {
            if (account.empty() || account == "root" || account == "DEFAULT")
                continue;
            addAssoc(account, {}, sharesOf(Cred::Account, account), m_accounts[account]);
            for (auto user = users.lower_bound({account, {}});
                 user != users.end() && user->first == account; ++user)
                addAssoc(account, user->second, sharesOf(Cred::User, user->second),
                         m_users[user->second] / m_accountsOf[user->second]);
        }
    }

private:
    /// Usage of every window with its weight, as at the moment of the source.
    void sumWindows()
    {
        const auto interval = m_settings.fsInterval;
        const auto newest = m_records.takenAt - m_records.takenAt % interval;
        for (const auto& window : m_records.moab.windows) {
            const auto age = (newest - window.start) / interval;
            if (m_settings.isMaui() && window.start % interval != 0)
                continue; // it looks for files by the exact start
            if (window.start > newest || age >= m_settings.fsDepth)
                continue;
            const double weight = std::pow(m_settings.fsDecay, static_cast<double>(age));
            m_total += weight * window.total;
            for (const auto& entry : window.entries) {
                if (entry.cred == Cred::User)
                    m_users[entry.name] += weight * entry.usage;
                else if (entry.cred == Cred::Account)
                    m_accounts[entry.name] += weight * entry.usage;
            }
        }
    }

    /// In a simulation, what the running jobs have used.
    void sumRunning()
    {
        for (const auto& job : m_records.jobs) {
            if (!holdsResources(job.state))
                continue;
            auto facts = job.moab->facts;
            moab::addUp(job.moab->requirements, m_records.moab.totals, facts);
            const auto seconds
                = moab::bookedSeconds(m_settings, facts.startTime, m_records.takenAt);
            double weight = 1.0;
            double usage = 0.0;
            for (const auto booked : seconds) {
                usage += weight * moab::bookedRate(m_settings, facts) * static_cast<double>(booked);
                weight *= m_settings.fsDecay;
            }
            m_total += usage;
            m_users[job.user] += usage;
            m_accounts[job.account] += usage;
        }
    }

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

    void addAssoc(const std::string& account, const std::string& user, std::uint32_t shares,
                  double usage)
    {
        AssocRecord record;
        record.account = account;
        record.user = user;
        record.parent = account == "root" ? "" : "root";
        record.shares = shares;
        record.rawUsage = usage;
        m_records.assocs.push_back(std::move(record));
    }

    const moab::Settings& m_settings;
    SnapshotRecords& m_records;
    std::map<std::string, double> m_users; // decayed usage
    std::map<std::string, double> m_accounts;
    std::map<std::string, double> m_accountsOf; // how many accounts a user's jobs name
    double m_total = 0.0;
};
} // namespace

void addAccountTree(const moab::Settings& settings, SnapshotRecords& records)
{
    AccountTree(settings, records).add();
}

} // namespace fairlead::accounting
