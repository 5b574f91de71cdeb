// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "models/accounting/slurmtext/workload/historyjob.h"
#include "models/accounting/slurmtext/workload/toldtasks.h"

#include <map>
#include <string>
#include <vector>

namespace fairlead::accounting {

/// Tasks of arrays that stand in no line of a history: lists of them are cut short, and sacct -S
/// leaves some out. Lines like those of their arrays stand for them.
class UnlistedTasks
{
public:
    /// From here on a line of each array is kept for those of whom somebody tells.
    void askFor(TellTasks tell) { m_tell = std::move(tell); }
    void note(const HistoryJob& line);

    /// Of lists that are cut short: all tasks of the submit line, also those that have a line.
    /// Where it names none they are an issue.
    [[nodiscard]] std::vector<HistoryJob> cutLines(const std::string& origin, Issues& issues) const;
    /// Of the tasks that somebody tells of, also those that have a line. Those are not among them
    /// that had ended before all that have one.
    /// @param starts  of the tasks that have one, by number
    [[nodiscard]] std::vector<HistoryJob>
    toldLines(std::unordered_map<std::uint32_t, replay::Second> starts) const;
    /// An issue where there are some.
    static void reportTold(std::size_t count, const std::string& origin, Issues& issues);

private:
    std::vector<HistoryJob> m_cut; // whose tasks are cut short
    TellTasks m_tell; // empty: nobody knows of more tasks
    std::map<std::uint32_t, HistoryJob> m_lineOfArray; // one of each, if somebody does
    replay::Second m_firstEnd = 0; // 0: nobody has ended
};

} // namespace fairlead::accounting
