// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/unlistedtasks.h"

#include "models/accounting/slurmtext/text/arraytasks.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
/// The line that sacct would have of a task.
/// @param line  of another one of the array
HistoryJob asTold(const HistoryJob& line, const ToldTask& told)
{
    auto like = line;
    like.id = told.id;
    like.tasks = told.tasks;
    like.eligible = line.submit; // that of others may be of their own starts
    like.start = told.start;
    like.end = told.end;
    like.by = told.by;
    like.nodeList = told.nodeList;
    like.hadNoNodes = !told.start;
    like.state = !told.start ? "PENDING" : told.end ? "COMPLETED" : "RUNNING";
    if (told.start && !told.partition.empty())
        like.partitions = told.partition;
    if (told.cpus != 0)
        like.allocatedCpus = told.cpus;
    if (!told.start)
        like.allocated.clear();
    return like;
}
} // namespace

void UnlistedTasks::note(const HistoryJob& line)
{
    if (isCutShort(line.tasks))
        m_cut.push_back(line);
    if (!m_tell)
        return;
    if (line.end && (m_firstEnd == 0 || *line.end < m_firstEnd))
        m_firstEnd = *line.end;
    if (line.arrayId != 0)
        m_lineOfArray.try_emplace(line.arrayId, line);
}

std::vector<HistoryJob> UnlistedTasks::cutLines(const std::string& origin, Issues& issues) const
{
    std::vector<HistoryJob> lines;
    std::size_t unknown = 0;
    for (const auto& line : m_cut) {
        if (arrayTasks(line.submitted.array, 1).empty()) {
            ++unknown;
            continue;
        }
        lines.push_back(line);
        lines.back().tasks = line.submitted.array;
    }
    if (unknown > 0)
        issues.push_back({Severity::Warning,
                          counted(unknown,
                                  said("Messages",
                                       "1 list of waiting tasks is cut short; those that it does "
                                       "not show are left out"),
                                  said("Messages",
                                       "%1 lists of waiting tasks are cut short; those that they "
                                       "do not show are left out")),
                          origin, 0});
    return lines;
}

std::vector<HistoryJob>
UnlistedTasks::toldLines(std::unordered_map<std::uint32_t, replay::Second> starts) const
{
    if (!m_tell || m_lineOfArray.empty())
        return {};
    KnownArrays arrays;
    for (const auto& [id, line] : m_lineOfArray)
        arrays.ids.insert(id);
    arrays.starts = std::move(starts);
    std::vector<HistoryJob> lines;
    for (const auto& told : m_tell(arrays)) {
        const auto line = m_lineOfArray.find(told.array);
        if (line != m_lineOfArray.end() && told.end.value_or(m_firstEnd) >= m_firstEnd)
            lines.push_back(asTold(line->second, told));
    }
    return lines;
}

void UnlistedTasks::reportTold(std::size_t count, const std::string& origin, Issues& issues)
{
    if (count > 0)
        issues.push_back(
            {Severity::Note,
             counted(count,
                     said("Messages",
                          "sacct has no line of 1 task of an array: it is taken as the queue or "
                          "slurmctld.log has it"),
                     said("Messages",
                          "sacct has no line of %1 tasks of arrays: they are taken as the queue or "
                          "slurmctld.log has them")),
             origin, 0});
}

} // namespace fairlead::accounting
