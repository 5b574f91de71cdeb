// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/state/joblist.h"

#include <queue>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace fairlead::replay {

/// Records that are no candidates yet: they wait for a moment, or for the next queue.
class Begins
{
public:
    void waitUntil(Second begin, const JobList::Listed& record) { m_begins.push({begin, record}); }
    /// It joins whenever a queue is built.
    void waitForQueue(const JobList::Listed& record) { m_ready.push_back(record); }
    /// The earliest moment that some wait for, who may be gone. Of jobs that are held for ever
    /// there is none.
    [[nodiscard]] std::optional<Second> next() const
    {
        const bool isThere = !m_begins.empty() && m_begins.top().at < neverBegins;
        return isThere ? std::optional(m_begins.top().at) : std::nullopt;
    }
    /// Calls `join(record, begin)` for those whose moment has come, the earliest first.
    template <typename Join>
    void takeDue(Second now, Join join)
    {
        for (; !m_begins.empty() && m_begins.top().at <= now; m_begins.pop())
            join(m_begins.top().record, m_begins.top().at);
    }
    /// Those that wait for a queue; none do then.
    [[nodiscard]] std::vector<JobList::Listed> takeReady() { return std::exchange(m_ready, {}); }

private:
    struct Begin
    {
        Second at = 0;
        JobList::Listed record;
        bool operator>(const Begin& other) const { return at > other.at; }
    };

    std::priority_queue<Begin, std::vector<Begin>, std::greater<>> m_begins;
    std::vector<JobList::Listed> m_ready;
};

} // namespace fairlead::replay
