// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/swf/swftrace.h"

#include <map>
#include <string>
#include <vector>

namespace fairlead::accounting {

/// What the numbers of a trace are called: a trace has no names, but for partitions and queues.
class SwfNames
{
public:
    explicit SwfNames(const SwfTrace& trace);

    /// "group7"; of a job without a group "nogroup".
    [[nodiscard]] static std::string account(const SwfJob& job);
    /// "user12"; of a job without a user "nouser".
    [[nodiscard]] static std::string user(const SwfJob& job);
    /// The partition of the trace, or its queue where it has no partitions.
    [[nodiscard]] const std::string& partition(const SwfJob& job) const;
    /// Those that jobs have, by number.
    [[nodiscard]] std::vector<std::string> partitions() const;

private:
    [[nodiscard]] std::int64_t numberOf(const SwfJob& job) const
    {
        return m_byQueue ? job.queue : job.partition;
    }

    bool m_byQueue = false;
    std::map<std::int64_t, std::string> m_partitions; // by number
};

/// Seconds since 1970 of the trace's second 0: UnixStartTime, or the year 2000.
std::int64_t beginOf(const SwfTrace& trace);

} // namespace fairlead::accounting
