// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/schedulerlog.h"

#include "engine/base/text.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <unordered_map>

namespace fairlead::accounting {

namespace {
using replay::LoggedEvent;

constexpr std::size_t stampLength = 19; // "2026-11-22T00:26:19"
constexpr std::size_t milliseconds = stampLength + 2; // behind "[" and "."

/// "JobId=7" or "JobId=7_2(9)": the number of the record, 9.
std::uint32_t recordNumber(std::string_view text)
{
    const auto end = text.find_first_of(" \r\n");
    auto id = text.substr(0, end);
    if (const auto open = id.find('('); open != std::string_view::npos)
        id = id.substr(open + 1, id.find(')') - open - 1);
    const auto number = text::toInteger(id);
    return number && *number > 0 && *number < 0xffffffffLL ? static_cast<std::uint32_t>(*number)
                                                           : 0;
}

/// Puts lines in order and leaves out what they tell again: logs that were joined overlap. Of
/// several starts or ends of a job the one counts that the history has: the others are of runs
/// before it was requeued.
class EventList
{
public:
    explicit EventList(const replay::Workload& workload)
        : m_workload(workload)
        , m_start(workload.jobs.size(), none)
        , m_end(workload.jobs.size(), none)
    {
    }

    void add(const LoggedEvent& event) { m_events.push_back(event); }

    /// How many starts and ends were left out.
    std::size_t finish(std::vector<LoggedEvent>& log)
    {
        std::ranges::stable_sort(m_events, {}, &LoggedEvent::at);
        for (std::size_t i = 0; i < m_events.size(); ++i)
            consider(i);
        std::size_t left = 0;
        for (std::size_t i = 0; i < m_events.size(); ++i) {
            const auto& event = m_events[i];
            const auto* place = placeOf(event);
            if (place != nullptr && *place != i)
                ++left;
            else if (event.kind != LoggedEvent::Kind::Cycle || event.cycle != m_lastCycle)
                log.push_back(event);
            if (event.kind == LoggedEvent::Kind::Cycle)
                m_lastCycle = event.cycle;
        }
        return left;
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    /// Where the one that counts is kept; null: all count.
    std::size_t* placeOf(const LoggedEvent& event)
    {
        if (event.kind == LoggedEvent::Kind::Ended)
            return &m_end[event.job];
        const bool isStart = event.kind == LoggedEvent::Kind::StartedByMain
            || event.kind == LoggedEvent::Kind::StartedByBackfill;
        return isStart ? &m_start[event.job] : nullptr;
    }

    void consider(std::size_t i)
    {
        auto* place = placeOf(m_events[i]);
        if (place != nullptr && (*place == none || distance(i) < distance(*place)))
            *place = i;
    }

    [[nodiscard]] replay::Second distance(std::size_t i) const
    {
        const auto& event = m_events[i];
        const auto& recorded = m_workload.jobs[event.job].recorded;
        const auto told = event.kind == LoggedEvent::Kind::Ended ? recorded.end : recorded.start;
        return std::abs(replay::secondOf(event.at) - told);
    }

    const replay::Workload& m_workload;
    std::vector<LoggedEvent> m_events;
    std::vector<std::size_t> m_start; // [job] into m_events
    std::vector<std::size_t> m_end; // [job] into m_events
    replay::Second m_lastCycle = 0;
};

class LogReader
{
public:
    LogReader(const TimeReader& times, replay::Recording& recording)
        : m_times(times)
        , m_recording(recording)
        , m_events(recording.workload)
    {
        const auto& workload = recording.workload;
        for (std::uint32_t i = 0; i < workload.jobs.size(); ++i)
            m_jobs.emplace(workload.jobs[i].id, i);
        for (const auto& array : workload.arrays)
            m_arrays.emplace(array.id, array.first);
    }

    void read(std::string_view line)
    {
        const auto at = momentOf(line);
        if (!at)
            return;
        if (line.find("_slurm_rpc_submit_batch_job: JobId=") != std::string_view::npos)
            add(*at, LoggedEvent::Kind::Submitted, line, m_arrays);
        else if (line.find("sched: Allocate JobId=") != std::string_view::npos)
            add(*at, LoggedEvent::Kind::StartedByMain, line);
        else if (line.find("_start_job: Started JobId=") != std::string_view::npos)
            add(*at, LoggedEvent::Kind::StartedByBackfill, line);
        else if (line.find("_job_complete: JobId=") != std::string_view::npos
                 && line.find(" done") != std::string_view::npos)
            add(*at, LoggedEvent::Kind::Ended, line);
        else if (line.find("Decay factor over ") != std::string_view::npos)
            m_events.add({*at, LoggedEvent::Kind::Cycle, 0, exactCycle(*at)});
    }

    void finish(const std::string& file)
    {
        const auto left = m_events.finish(m_recording.log);
        if (left > 0)
            m_recording.issues.push_back(
                {Severity::Note,
                 counted(left,
                         said("Messages",
                              "1 line tells of a start or an end again, or of one before a job was "
                              "requeued, and is left out"),
                         said("Messages",
                              "%1 lines tell of starts or ends again, or of those before jobs were "
                              "requeued, and are left out")),
                 file, 0});
    }

private:
    [[nodiscard]] std::optional<replay::Moment> momentOf(std::string_view line) const
    {
        if (!line.starts_with('[') || line.size() < milliseconds + 4)
            return std::nullopt;
        const auto second = m_times.read(line.substr(1, stampLength));
        if (!second || *second <= 0)
            return std::nullopt;
        const auto fraction = line[milliseconds - 1] == '.'
            ? text::toInteger(line.substr(milliseconds, 3))
            : std::nullopt;
        return replay::momentOf(*second) + fraction.value_or(0);
    }

    using Places = std::unordered_map<std::uint32_t, std::uint32_t>;

    void add(replay::Moment at, LoggedEvent::Kind kind, std::string_view line,
             const Places& first = {})
    {
        constexpr std::string_view words = "JobId=";
        const auto number = recordNumber(line.substr(line.find(words) + words.size()));
        auto found = first.find(number);
        if (found == first.end()) {
            found = m_jobs.find(number);
            if (found == m_jobs.end())
                return; // the history does not know it
        }
        m_events.add({at, kind, found->second, 0});
    }

    /// The line is written in the second of its cycle or in the next one.
    [[nodiscard]] replay::Second exactCycle(replay::Moment at) const
    {
        const auto second = replay::secondOf(at);
        const auto& cycles = m_recording.cycles;
        const auto next = std::upper_bound(cycles.begin(), cycles.end(), second);
        if (next == cycles.begin() || std::abs(*std::prev(next) - second) > 1)
            return second;
        return *std::prev(next);
    }

    const TimeReader& m_times;
    replay::Recording& m_recording;
    EventList m_events;
    Places m_jobs;
    Places m_arrays;
};
} // namespace

void readSchedulerLog(QIODevice& log, const std::string& file, const TimeReader& times,
                      replay::Recording& recording)
{
    LogReader reader(times, recording);
    std::array<char, 4096> line{}; // what matters stands at the beginning
    for (;;) {
        const auto length = log.readLine(line.data(), line.size());
        if (length <= 0)
            break;
        reader.read(std::string_view(line.data(), static_cast<std::size_t>(length)));
    }
    reader.finish(file);
}

} // namespace fairlead::accounting
