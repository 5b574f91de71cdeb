// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/jobrows.h"

#include <algorithm>
#include <utility>

namespace fairlead::replay {

JobRows::JobRows(const Scene& scene, const Bindings& bindings)
    : m_bindings(bindings)
    , m_priorities(scene.policy, Bindings::usageAtBegin(scene), scene.recording->chargedUpTo())
{
}

void JobRows::add(Live& live, const Job& job)
{
    const auto& partitions = m_bindings.partitionsOf(job);
    for (const auto partition : partitions) {
        const auto row = m_priorities.addRow(job, m_bindings.assocOf(job), m_bindings.qosOf(job),
                                             m_bindings.inSnapshot(partition),
                                             m_bindings.countedAs(job), partitions.size() > 1);
        live.rows.push_back(row);
        if (row >= m_priorityOf.size())
            m_priorityOf.resize(row + 1);
    }
}

void JobRows::copy(const Live& from, Live& to, const Job& job)
{
    add(to, job);
    for (std::size_t i = 0; i < to.rows.size(); ++i)
        m_priorityOf[to.rows[i]] = m_priorityOf[from.rows[i]];
}

void JobRows::renew(Live& live, const Job& job)
{
    const auto old = std::exchange(live.rows, {});
    add(live, job);
    for (const auto row : live.rows) {
        if (old.empty())
            break;
        m_priorityOf[row] = m_priorityOf[old.front()];
        m_priorities.copyTimes(old.front(), row);
    }
    for (const auto row : old) {
        m_priorityOf[row] = 0;
        m_priorities.removeRow(row);
    }
}

void JobRows::remove(Live& live)
{
    for (const auto row : live.rows) {
        m_priorityOf[row] = 0;
        m_priorities.removeRow(row);
    }
    live.rows.clear();
}

void JobRows::setEligible(const Live& live, Second eligible)
{
    for (const auto row : live.rows)
        m_priorities.setEligible(row, eligible);
}

void JobRows::setAccrue(const Live& live, Second accrue)
{
    for (const auto row : live.rows)
        m_priorities.setAccrue(row, accrue);
}

void JobRows::rate(const Live& live, const Job& job, Second now)
{
    for (const auto row : live.rows) {
        if (live.testedCpus != 0) // as the job-size factor of slurmctld
            m_priorities.setCpus(row, static_cast<std::uint32_t>(live.testedCpus));
        const auto before = m_priorityOf[row];
        if (job.setPriority != 0)
            m_priorityOf[row] = job.setPriority;
        else if (before == 0 || !m_priorities.isRatedOnce())
            m_priorityOf[row]
                = std::max(m_priorities.rate(row, now), m_priorities.onlyRises() ? before : 0);
    }
}

} // namespace fairlead::replay
