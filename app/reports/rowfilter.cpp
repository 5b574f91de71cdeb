// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/rowfilter.h"

#include "engine/base/text.h"

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

bool isTaskName(std::string_view name)
{
    const auto parts = text::split(name, '_');
    return parts.size() == 2 && text::toInteger(parts[0]) && text::toInteger(parts[1]);
}

RowFilter::RowFilter(const Snapshot& snapshot, const JobsOptions& options)
    : m_snapshot(snapshot)
    , m_users(snapshot.names, options.users)
    , m_accounts(snapshot.names, options.accounts)
    , m_partitions(snapshot.partitions, options.partitions)
    , m_jobs(options.jobs)
    , m_jobNames(snapshot.names, options.jobNames)
    , m_tasks(options.jobNames.begin(), options.jobNames.end())
    , m_wantsNumbers(!options.jobs.empty())
{
    std::erase_if(m_tasks, [](const std::string& name) { return !isTaskName(name); });
}

bool RowFilter::isWanted(JobIndex job) const
{
    const auto name = m_snapshot.labelOf(job).value;
    if (name != 0)
        return m_jobNames.passes(name);
    if (m_tasks.empty())
        return m_jobs.passes(m_snapshot.jobs.id[job.at()]);
    const auto waitsHere = [&](const std::string& task) { return m_snapshot.waitsIn(job, task); };
    return m_tasks.contains(m_snapshot.taskLabel(job)) || std::ranges::any_of(m_tasks, waitsHere)
        || (m_wantsNumbers && m_jobs.passes(m_snapshot.jobs.id[job.at()]));
}

bool RowFilter::passes(RowIndex row) const
{
    const auto& jobs = m_snapshot.jobs;
    const auto job = m_snapshot.rows.job[row.at()].at();
    return isWanted(JobIndex(job)) && m_users.passes(jobs.user[job].value)
        && m_accounts.passes(jobs.account[job].value)
        && m_partitions.passes(m_snapshot.rows.partition[row.at()].value);
}

} // namespace fairlead::reports
