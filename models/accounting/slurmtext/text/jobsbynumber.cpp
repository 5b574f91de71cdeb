// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/jobsbynumber.h"

#include <algorithm>

namespace fairlead::accounting {

JobsByNumber::JobsByNumber(std::vector<JobRecord>& jobs)
    : m_jobs(jobs)
{
    m_sorted.reserve(jobs.size());
    for (std::size_t i = 0; i < jobs.size(); ++i)
        m_sorted.emplace_back(jobs[i].id, i);
    if (!std::is_sorted(m_sorted.begin(), m_sorted.end()))
        std::sort(m_sorted.begin(), m_sorted.end());
    const auto repeated
        = std::unique(m_sorted.begin(), m_sorted.end(),
                      [](const Entry& a, const Entry& b) { return a.first == b.first; });
    m_sorted.erase(repeated, m_sorted.end());
}

JobRecord* JobsByNumber::find(std::uint32_t number)
{
    for (const auto near : {m_last, m_last + 1}) { // a job has a line for each of its partitions
        if (near < m_sorted.size() && m_sorted[near].first == number) {
            m_last = near;
            return &m_jobs[m_sorted[near].second];
        }
    }
    const auto found = std::lower_bound(m_sorted.begin(), m_sorted.end(), Entry{number, 0});
    if (found == m_sorted.end() || found->first != number)
        return nullptr;
    m_last = static_cast<std::size_t>(found - m_sorted.begin());
    return &m_jobs[found->second];
}

} // namespace fairlead::accounting
