// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/tasklines.h"

#include "models/accounting/slurmtext/text/loglines.h"

#include <algorithm>
#include <map>

namespace fairlead::accounting {

namespace {
using replay::Second;
using replay::StartedBy;

constexpr std::size_t lengthOfMoment = 19; // "2026-11-22T00:26:19"

/// "42_0(43)"; nothing: it is no task.
std::optional<ToldTask> taskNamed(std::string_view name)
{
    const auto line = name.find('_');
    const auto open = name.find('(');
    if (line == std::string_view::npos || open == std::string_view::npos || open < line)
        return std::nullopt;
    ToldTask task;
    task.array = wholeNumber(name.substr(0, line)).value_or(0);
    task.tasks = name.substr(line + 1, open - line - 1);
    task.id = numberInParentheses(name).value_or(0);
    return task.array != 0 && task.id != 0 && wholeNumber(task.tasks) ? std::optional(task)
                                                                      : std::nullopt;
}

class TaskLines
{
public:
    TaskLines(const TimeReader& times, const KnownArrays& known)
        : m_times(times)
        , m_known(known)
    {
    }

    void read(std::string_view line)
    {
        const auto task = taskNamed(valueIn(line, " JobId="));
        if (!task || !m_known.ids.contains(task->array) || line.size() < lengthOfMoment + 2)
            return;
        const auto at = m_times.read(line.substr(1, lengthOfMoment));
        if (!at)
            return;
        if (line.find("sched: Allocate JobId=") != std::string_view::npos)
            start(*task, *at, StartedBy::Main, valueIn(line, " NodeList="),
                  valueIn(line, " Partition="), wholeNumber(valueIn(line, " #CPUs=")).value_or(0));
        else if (line.find("_start_job: Started JobId=") != std::string_view::npos)
            start(*task, *at, StartedBy::Backfill, valueIn(line, " on "), valueIn(line, ") in "),
                  0);
        else if (line.find("_job_complete: JobId=") != std::string_view::npos
                 && line.find(" done") != std::string_view::npos && m_tasks.contains(task->id))
            m_tasks[task->id].end = *at;
    }

    std::vector<ToldTask> finish()
    {
        const auto ahead = secondsAhead();
        std::vector<ToldTask> tasks;
        for (auto& [id, task] : m_tasks) {
            *task.start -= ahead;
            if (task.end)
                *task.end -= ahead;
            tasks.push_back(std::move(task));
        }
        return tasks;
    }

private:
    void start(ToldTask task, Second at, StartedBy by, std::string_view nodes,
               std::string_view partition, std::uint32_t cpus)
    {
        task.start = at;
        task.by = by;
        task.nodeList = nodes;
        task.partition = partition;
        task.cpus = cpus;
        m_tasks.insert_or_assign(task.id, std::move(task));
    }

    /// Of most of the starts that the history has too.
    [[nodiscard]] Second secondsAhead() const
    {
        std::map<Second, std::size_t> counts;
        for (const auto& [id, task] : m_tasks) {
            if (const auto known = m_known.starts.find(id); known != m_known.starts.end())
                ++counts[*task.start - known->second];
        }
        const auto most
            = std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; });
        return most == counts.end() ? 0 : most->first;
    }

    const TimeReader& m_times;
    const KnownArrays& m_known;
    std::map<std::uint32_t, ToldTask> m_tasks; // by number
};
} // namespace

std::vector<ToldTask> readTaskLines(QIODevice& log, const TimeReader& times,
                                    const KnownArrays& known)
{
    TaskLines tasks(times, known);
    forEachLogLine(log, [&](std::string_view line) { tasks.read(line); });
    return tasks.finish();
}

} // namespace fairlead::accounting
