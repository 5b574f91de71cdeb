// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/tasklines.h"

#include "engine/base/text.h"

#include <algorithm>
#include <array>
#include <map>

namespace fairlead::accounting {

namespace {
using replay::Second;
using replay::StartedBy;

constexpr std::size_t lengthOfMoment = 19; // "2026-11-22T00:26:19"

std::uint32_t numberIn(std::string_view text)
{
    const auto number = text::toInteger(text);
    return number && *number > 0 && *number < 0xffffffffLL ? static_cast<std::uint32_t>(*number)
                                                           : 0;
}

/// What stands between a word and the next blank; empty: it is not there.
std::string_view behind(std::string_view line, std::string_view word)
{
    const auto at = line.find(word);
    if (at == std::string_view::npos)
        return {};
    const auto rest = line.substr(at + word.size());
    return rest.substr(0, rest.find_first_of(" \r\n"));
}

/// "42_0(43)"; nothing: it is no task.
std::optional<ToldTask> taskNamed(std::string_view name)
{
    const auto line = name.find('_');
    const auto open = name.find('(');
    const auto close = name.find(')');
    if (line == std::string_view::npos || open == std::string_view::npos || open < line
        || close == std::string_view::npos || close < open)
        return std::nullopt;
    ToldTask task;
    task.array = numberIn(name.substr(0, line));
    task.tasks = name.substr(line + 1, open - line - 1);
    task.id = numberIn(name.substr(open + 1, close - open - 1));
    return task.array != 0 && task.id != 0 && text::toInteger(task.tasks) ? std::optional(task)
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
        const auto task = taskNamed(behind(line, " JobId="));
        if (!task || !m_known.ids.contains(task->array) || line.size() < lengthOfMoment + 2)
            return;
        const auto at = m_times.read(line.substr(1, lengthOfMoment));
        if (!at)
            return;
        if (line.find("sched: Allocate JobId=") != std::string_view::npos)
            start(*task, *at, StartedBy::Main, behind(line, " NodeList="),
                  behind(line, " Partition="), numberIn(behind(line, " #CPUs=")));
        else if (line.find("_start_job: Started JobId=") != std::string_view::npos)
            start(*task, *at, StartedBy::Backfill, behind(line, " on "), behind(line, ") in "), 0);
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
    std::array<char, 4096> line{}; // what matters stands at the beginning
    for (;;) {
        const auto length = log.readLine(line.data(), line.size());
        if (length <= 0)
            return tasks.finish();
        tasks.read(std::string_view(line.data(), static_cast<std::size_t>(length)));
    }
}

} // namespace fairlead::accounting
