// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/fairsharetable.h"

#include "engine/moab/priority/fairshare.h"
#include "engine/moab/priority/tables.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace fairlead::moab {

namespace {
constexpr std::array shownOrder{Cred::Account, Cred::Group, Cred::User, Cred::Qos, Cred::Class};

class TableMaker
{
public:
    explicit TableMaker(const Evaluation& evaluation)
        : m_snapshot(evaluation.snapshot())
        , m_settings(*evaluation.inputs.policy.moab())
        , m_tables(evaluation.moab.tables)
        , m_windows(usageByWindow(evaluation.inputs, m_tables))
    {
        const auto now = evaluation.inputs.now;
        m_table.totals = m_windows.total;
        m_table.interval = m_settings.fsInterval;
        m_table.newest = now - now % m_settings.fsInterval;
        m_table.usage = m_tables.totalUsage;
        for (std::size_t i = 0; i < m_windows.total.size(); ++i)
            m_table.decay.push_back(std::pow(m_settings.fsDecay, static_cast<double>(i)));
    }

    FairshareTable make()
    {
        for (const auto cred : shownOrder) {
            for (const auto& name : namesOf(cred)) {
                auto made = row(cred, name);
                if (made.usage > 0.0 || made.delta.target.isSet() || made.cap.isSet())
                    m_table.rows.push_back(std::move(made));
            }
        }
        return std::move(m_table);
    }

private:
    [[nodiscard]] std::set<std::string> namesOf(Cred cred) const
    {
        std::set<std::string> names;
        for (const auto& entry : m_settings.creds[at(cred)]) {
            if (entry.fsTarget.isSet() || entry.fsCap.isSet())
                names.insert(entry.name);
        }
        for (const auto& [name, windows] : m_windows.usage[at(cred)])
            names.insert(name);
        std::vector<bool> seen(m_snapshot.names.size(), false);
        for (std::size_t job = 0; job < m_snapshot.jobs.size(); ++job) {
            const auto name = credOf(m_snapshot, m_tables, JobIndex(job), cred);
            if (name.isValid() && !seen[name.at()]) {
                seen[name.at()] = true;
                names.insert(m_snapshot.names[name]);
            }
        }
        names.erase("DEFAULT");
        names.erase("");
        return names;
    }

    /// The credential's own entry, also where no job and no usage has its name.
    [[nodiscard]] const CredConfig* ownEntry(Cred cred, const std::string& name) const
    {
        const auto id = m_snapshot.names.find(name);
        return id.isValid() ? ownConfig(m_settings, m_tables, cred, id)
                            : m_settings.find(cred, name);
    }

    [[nodiscard]] FairshareRow row(Cred cred, const std::string& name) const
    {
        FairshareRow row;
        row.cred = cred;
        row.name = name;
        row.windows.assign(m_windows.total.size(), 0.0);
        const auto known = m_windows.usage[at(cred)].find(name);
        if (known != m_windows.usage[at(cred)].end()) {
            for (std::size_t i = 0; i < row.windows.size(); ++i) {
                row.usage += m_table.decay[i] * known->second[i];
                if (m_windows.total[i] > 0.0)
                    row.windows[i] = 100.0 * known->second[i] / m_windows.total[i];
            }
        }
        const auto* own = ownEntry(cred, name);
        const auto* fallback = m_settings.find(cred, "DEFAULT");
        const bool hasOwn = own != nullptr && own->fsTarget.isSet();
        row.isDefault = !hasOwn && fallback != nullptr && fallback->fsTarget.isSet();
        std::optional<double> percent;
        if (m_table.usage > 0.0)
            percent = 100.0 * row.usage / m_table.usage;
        row.delta = deltaFrom(m_settings,
                              hasOwn              ? own->fsTarget
                                  : row.isDefault ? fallback->fsTarget
                                                  : FsTarget(),
                              percent);
        row.delta.percent = percent.value_or(0.0);
        if (own != nullptr)
            row.cap = own->fsCap;
        return row;
    }

    const Snapshot& m_snapshot;
    const Settings& m_settings;
    const Tables& m_tables;
    WindowUsage m_windows;
    FairshareTable m_table;
};
} // namespace

std::shared_ptr<const FairshareTable> fairshareTable(const Evaluation& evaluation)
{
    const auto& policy = evaluation.inputs.policy;
    if (!policy.moab() || policy.moab()->fsMetric == FsMetric::None)
        return nullptr;
    return std::make_shared<const FairshareTable>(TableMaker(evaluation).make());
}

} // namespace fairlead::moab
