// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/schedulerlog.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
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

bool isStart(LoggedEvent::Kind kind)
{
    return kind == LoggedEvent::Kind::StartedByMain || kind == LoggedEvent::Kind::StartedByBackfill;
}

/// Puts lines in order and leaves out what they tell again: logs that were joined overlap. Of
/// several starts or ends of a job the one counts that the history has: the others are of runs
/// before it was requeued, or of another cluster.
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

    /// How far the log is ahead of the history: whole quarters of an hour, as between time zones,
    /// that most starts and ends agree in; else 0.
    [[nodiscard]] replay::Second zone() const
    {
        std::map<replay::Second, std::size_t> counts;
        std::size_t all = 0;
        for (const auto& event : m_events) {
            const auto told = toldBy(event);
            if (told == 0)
                continue;
            ++all;
            const auto ahead = replay::secondOf(event.at) - told;
            const auto quarters = (ahead + (ahead < 0 ? -quarter : quarter) / 2) / quarter;
            if (std::abs(ahead - quarters * quarter) <= farthest)
                ++counts[quarters * quarter];
        }
        for (const auto& [ahead, count] : counts) {
            if (count * 2 > all && std::abs(ahead) <= farthestZone)
                return ahead;
        }
        return 0;
    }

    void shift(replay::Second ahead)
    {
        for (auto& event : m_events) {
            event.at -= replay::momentOf(ahead);
            event.cycle -= event.kind == LoggedEvent::Kind::Cycle ? ahead : 0;
        }
    }

    struct Counts
    {
        std::size_t starts = 0; // that the history has too
        std::size_t left = 0; // starts and ends that were left out
    };
    Counts finish(std::vector<LoggedEvent>& log)
    {
        std::ranges::stable_sort(m_events, {}, &LoggedEvent::at);
        for (std::size_t i = 0; i < m_events.size(); ++i)
            consider(i);
        Counts counts;
        for (std::size_t i = 0; i < m_events.size(); ++i) {
            const auto& event = m_events[i];
            const auto* place = placeOf(event);
            const bool isLeft = place != nullptr && *place != i;
            counts.left += isLeft ? 1 : 0;
            counts.starts += !isLeft && isStart(event.kind) ? 1 : 0;
            if (!isLeft && (event.kind != LoggedEvent::Kind::Cycle || event.cycle != m_lastCycle))
                log.push_back(event);
            if (event.kind == LoggedEvent::Kind::Cycle)
                m_lastCycle = event.cycle;
        }
        return counts;
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    static constexpr replay::Second farthest = 60; // s: a line and what accounting has of it
    static constexpr replay::Second quarter = 900; // s
    static constexpr replay::Second farthestZone = 26 * 3600; // s

    /// Where the one that counts is kept; null: all count.
    std::size_t* placeOf(const LoggedEvent& event)
    {
        if (event.kind == LoggedEvent::Kind::Ended)
            return &m_end[event.job];
        return isStart(event.kind) ? &m_start[event.job] : nullptr;
    }

    void consider(std::size_t i)
    {
        auto* place = placeOf(m_events[i]);
        if (place != nullptr && distance(i) <= farthest
            && (*place == none || distance(i) < distance(*place)))
            *place = i;
    }

    /// What the history has of a start or an end; 0: nothing.
    [[nodiscard]] replay::Second toldBy(const LoggedEvent& event) const
    {
        if (event.kind != LoggedEvent::Kind::Ended && !isStart(event.kind))
            return 0;
        const auto& recorded = m_workload.jobs[event.job].recorded;
        return event.kind == LoggedEvent::Kind::Ended ? recorded.end : recorded.start;
    }

    [[nodiscard]] replay::Second distance(std::size_t i) const
    {
        return std::abs(replay::secondOf(m_events[i].at) - toldBy(m_events[i]));
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
            addStart(*at, LoggedEvent::Kind::StartedByMain, line);
        else if (line.find("_start_job: Started JobId=") != std::string_view::npos)
            addStart(*at, LoggedEvent::Kind::StartedByBackfill, line);
        else if (line.find("_job_complete: JobId=") != std::string_view::npos
                 && line.find(" done") != std::string_view::npos)
            add(*at, LoggedEvent::Kind::Ended, line);
        else if (line.find("Decay factor over ") != std::string_view::npos)
            m_events.add({*at, LoggedEvent::Kind::Cycle, 0, exactCycle(*at)});
    }

    /// Whether the log is one of the history's cluster and time.
    bool finish(const std::string& file)
    {
        if (const auto ahead = m_events.zone(); ahead != 0)
            takeZone(file, ahead);
        const auto counts = m_events.finish(m_recording.log);
        if (counts.starts == 0 && m_startLines > 0) {
            m_recording.log.clear();
            note(file, Severity::Warning,
                 {said("Messages",
                       "it tells of no start that the history has, and is not used: is it of "
                       "another cluster or time?")});
            return false;
        }
        sayStarts(file, counts.starts);
        if (counts.left > 0)
            note(file, Severity::Note,
                 counted(counts.left,
                         said("Messages",
                              "1 line tells of a start or an end again, or of one before a job was "
                              "requeued, and is left out"),
                         said("Messages",
                              "%1 lines tell of starts or ends again, or of those before jobs were "
                              "requeued, and are left out")));
        return true;
    }

private:
    void note(const std::string& file, Severity severity, const Message& what)
    {
        m_recording.issues.push_back({severity, what, file, 0});
    }

    void takeZone(const std::string& file, replay::Second ahead)
    {
        m_events.shift(ahead);
        for (auto& cycle : m_recording.cycles)
            cycle -= ahead;
        const auto by = durationText(static_cast<std::uint64_t>(std::abs(ahead)));
        note(file, Severity::Note,
             {ahead > 0 ? said("Messages",
                               "its times are %1 ahead of the history's, as in another time zone: "
                               "they are taken as so much earlier")
                        : said("Messages",
                               "its times are %1 behind the history's, as in another time zone: "
                               "they are taken as so much later"),
              {by}});
    }

    /// A log that was rotated covers a part of the history.
    void sayStarts(const std::string& file, std::size_t told)
    {
        const auto& jobs = m_recording.workload.jobs;
        const auto all = static_cast<std::size_t>(std::ranges::count_if(
            jobs, [](const replay::Job& job) { return job.recorded.start != 0; }));
        if (m_startLines > 0 && told < all)
            note(file, Severity::Note,
                 {said("Messages",
                       "it tells of %1 of the %2 starts in the history: the others are known to "
                       "the second only"),
                  {std::to_string(told), std::to_string(all)}});
    }

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

    void addStart(replay::Moment at, LoggedEvent::Kind kind, std::string_view line)
    {
        ++m_startLines;
        add(at, kind, line);
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
    std::size_t m_startLines = 0;
};
} // namespace

bool readSchedulerLog(QIODevice& log, const std::string& file, const TimeReader& times,
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
    return reader.finish(file);
}

} // namespace fairlead::accounting
