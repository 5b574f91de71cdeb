// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/usage/endlessjobs.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/text/jobstates.h"

namespace fairlead::accounting {

EndlessJobs::Row::Row(int number, std::string_view state)
    : line(number)
    , isFinished(accounting::isFinished(state))
{
}

void EndlessJobs::check(const std::string& job, std::int64_t start, const Row& row)
{
    if (row.isFinished) {
        m_finished.add(job, row.line);
        return;
    }
    const auto id = text::toInteger(job).value_or(0);
    const bool isQueueKnown = !m_records.jobs.empty() && m_records.takenAt != 0;
    if (isQueueKnown && id > 0 && start + betweenCommands < m_records.takenAt && !isQueued(id))
        m_runaway.add(job, row.line);
}

void EndlessJobs::report(const std::string& file) const
{
    m_finished.report(file, m_records.issues);
    m_runaway.report(file, m_records.issues);
}

bool EndlessJobs::isQueued(long long id)
{
    if (m_queued.empty()) {
        for (const auto& job : m_records.jobs)
            m_queued.insert(job.id);
    }
    return m_queued.contains(id);
}

} // namespace fairlead::accounting
