// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/rowfilter.h"

#include <algorithm>

namespace fairlead::reports {

IdFilter::IdFilter(const NamePool& pool, const std::vector<std::string>& names)
    : m_passesAll(names.empty())
{
    for (const auto& name : names) {
        const auto id = pool.find(name);
        if (id.isValid())
            m_ids.insert(id.value);
    }
}

IdFilter::IdFilter(const std::vector<Partition>& partitions, const std::vector<std::string>& names)
    : m_passesAll(names.empty())
{
    for (std::size_t i = 0; i < partitions.size(); ++i) {
        if (std::find(names.begin(), names.end(), partitions[i].name) != names.end())
            m_ids.insert(static_cast<std::uint32_t>(i));
    }
}

RowFilter::RowFilter(const Snapshot& snapshot, const JobsOptions& options)
    : m_snapshot(snapshot)
    , m_users(snapshot.names, options.users)
    , m_accounts(snapshot.names, options.accounts)
    , m_partitions(snapshot.partitions, options.partitions)
    , m_jobs(options.jobs)
    , m_jobNames(snapshot.names, options.jobNames)
{
}

bool RowFilter::passes(RowIndex row) const
{
    const auto& jobs = m_snapshot.jobs;
    const auto job = m_snapshot.rows.job[row.at()].at();
    const auto name = m_snapshot.labelOf(JobIndex(job)).value;
    const bool isWanted = name == 0 ? m_jobs.passes(jobs.id[job]) : m_jobNames.passes(name);
    return isWanted && m_users.passes(jobs.user[job].value)
        && m_accounts.passes(jobs.account[job].value)
        && m_partitions.passes(m_snapshot.rows.partition[row.at()].value);
}

} // namespace fairlead::reports
