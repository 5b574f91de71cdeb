// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/queue/untrackedtres.h"

#include "engine/base/text.h"

#include <algorithm>

namespace fairlead::accounting {

void UntrackedTres::check(const JobRecord& job)
{
    const auto& names = job.tres.names();
    if (names.empty() || m_tracked.empty())
        return;
    if (&names.front() != m_last) { // jobs with the same names share them
        m_last = &names.front();
        const auto untracked = std::ranges::find_if(names, [&](const std::string& name) {
            return std::ranges::find(m_tracked, text::lower(name)) == m_tracked.end();
        });
        m_unknown = untracked == names.end() ? std::string() : *untracked;
    }
    if (!m_unknown.empty())
        m_issue.add(m_unknown, job.line);
}

} // namespace fairlead::accounting
