// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/text/countedissue.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>

namespace fairlead::accounting {

/// sacct and scontrol are asked one after the other.  @unit s
inline constexpr std::int64_t betweenCommands = 60;

/// Jobs of sacct without an end that do not run: accounting has not heard of it, and they are
/// charged until now. The records and their queue must outlive this.
class EndlessJobs
{
public:
    struct Row
    {
        Row() = default;
        Row(int number, std::string_view state);
        int line = 0;
        bool isFinished = false; ///< by its state
    };

    explicit EndlessJobs(SnapshotRecords& records)
        : m_records(records)
    {
    }

    /// @param start  @unit s since 1970
    void check(const std::string& job, std::int64_t start, const Row& row);
    void report(const std::string& file) const;

private:
    bool isQueued(long long id);

    SnapshotRecords& m_records;
    std::unordered_set<long long> m_queued; ///< numbers, once they are asked for
    CountedIssue m_finished{
        said("Messages",
             "1 job has ended by its state, has no end, and is charged until the capture: %2"),
        said("Messages",
             "%1 jobs have ended by their state, have no end, and are charged until the capture; "
             "the first is %2")};
    CountedIssue m_runaway{
        said("Messages",
             "1 job without an end is not in the queue, and is charged until the capture: %2 "
             "(sacctmgr show runawayjobs)"),
        said("Messages",
             "%1 jobs without an end are not in the queue, and are charged until the capture; the "
             "first is %2 (sacctmgr show runawayjobs)")};
};

} // namespace fairlead::accounting
