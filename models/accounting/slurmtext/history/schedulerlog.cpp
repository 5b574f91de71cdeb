// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/schedulerlog.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/history/drainlines.h"
#include "models/accounting/slurmtext/history/eventlist.h"
#include "models/accounting/slurmtext/history/jobchangelines.h"
#include "models/accounting/slurmtext/history/partitionlines.h"
#include "models/accounting/slurmtext/text/loglines.h"
#include "models/accounting/slurmtext/workload/reservationreader.h"

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

class LogReader
{
public:
    LogReader(const TimeReader& times, replay::Recording& recording)
        : m_times(times)
        , m_recording(recording)
        , m_events(recording.workload)
        , m_drains(recording.machine)
        , m_partitions(recording.machine)
        , m_reservations(recording.machine)
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
        m_drains.read(*at, line);
        m_partitions.read(*at, line);
        m_reservations.read(*at, line, m_times);
        m_jobChanges.read(*at, line, m_times);
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
        else if (line.find("cleanup_completing: JobId=") != std::string_view::npos)
            addLeft(*at, line);
        else
            countLeftOut(line);
    }

    /// Whether the log is one of the history's cluster and time.
    bool finish(const std::string& file)
    {
        const auto ahead = m_events.zone();
        if (ahead != 0)
            takeZone(file, ahead);
        if (const auto moved = m_events.takeClockChanges(); moved > 0)
            note(file, Severity::Note,
                 counted(moved,
                         said("Messages",
                              "1 line is from before or after its clock was changed, as to summer "
                              "time, and is taken as the others"),
                         said("Messages",
                              "%1 lines are from before or after its clock was changed, as to "
                              "summer time, and are taken as the others")));
        const auto counts = m_events.finish(m_recording.log);
        if (!counts.isOfHistory || (m_startLines > 0 && m_known == 0)) {
            m_recording.log.clear();
            note(file, Severity::Warning,
                 {said("Messages",
                       "it tells of other starts and ends than the history, and is not used: is it "
                       "of another cluster or time?")});
            return false;
        }
        takeEnds();
        m_drains.apply(ahead, m_recording.workload);
        m_partitions.apply(ahead, m_recording);
        m_reservations.apply(ahead, file, m_recording);
        m_jobChanges.apply(ahead, file, m_recording);
        sayLeftOut(file);
        sayStarts(file, counts.starts);
        if (counts.again > 0)
            note(file, Severity::Note,
                 counted(counts.again,
                         said("Messages",
                              "1 line tells of a start or an end again, or of one before a job was "
                              "requeued, and is left out"),
                         said("Messages",
                              "%1 lines tell of starts or ends again, or of those before jobs were "
                              "requeued, and are left out")));
        if (counts.elsewhere > 0)
            note(file, Severity::Note,
                 counted(counts.elsewhere,
                         said("Messages",
                              "1 line tells of a start or an end at another time than the history, "
                              "and is left out"),
                         said("Messages",
                              "%1 lines tell of starts or ends at other times than the history, "
                              "and are left out")));
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
        // slurmctld may name them in seconds since 1970 beside its clock.
        auto& cycles = m_recording.cycles;
        const auto last = m_events.lastCycle();
        const bool areOfTheClock = !cycles.empty()
            && std::abs(cycles.back() - last - ahead) < std::abs(cycles.back() - last);
        for (auto& cycle : cycles)
            cycle -= areOfTheClock ? ahead : 0;
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

    /// What administrators do that a replay does not do.
    void countLeftOut(std::string_view line)
    {
        const auto has
            = [&](const char* words) { return line.find(words) != std::string_view::npos; };
        if (has("_slurm_rpc_suspend(suspend) for ") && has(" usec=")) // else it was refused
            ++m_suspended;
    }

    void sayLeftOut(const std::string& file)
    {
        const auto warn = [&](std::size_t count, Sentence one, Sentence several) {
            if (count > 0)
                note(file, Severity::Warning, counted(count, one, several));
        };
        warn(m_suspended,
             said("Messages", "a job was suspended once: in a replay it keeps its CPUs"),
             said("Messages", "jobs were suspended %1 times: in a replay they keep their CPUs"));
    }

    /// An end that accounting was not told of.
    void takeEnds()
    {
        for (const auto& event : m_recording.log) {
            auto& job = m_recording.workload.jobs[event.job];
            if (event.kind != LoggedEvent::Kind::Ended || job.recorded.end != 0)
                continue;
            job.recorded.end = replay::secondOf(event.at);
            job.runTime = static_cast<std::uint32_t>(job.recorded.end - job.recorded.start);
        }
    }

    /// A log that was rotated covers a part of the history.
    void sayStarts(const std::string& file, std::size_t told)
    {
        const auto& jobs = m_recording.workload.jobs;
        const auto all = static_cast<std::size_t>(std::ranges::count_if(
            jobs, [](const replay::Job& job) { return job.recorded.start != 0; }));
        if (told < all)
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

    /// "completion process took 101 seconds".
    void addLeft(replay::Moment at, std::string_view line)
    {
        constexpr std::string_view words = "completion process took ";
        const auto place = line.find(words);
        if (place == std::string_view::npos)
            return;
        const auto rest = line.substr(place + words.size());
        if (const auto took = text::toInteger(rest.substr(0, rest.find(' '))); took && *took >= 0)
            add(at, LoggedEvent::Kind::Left, line, {}, *took);
    }

    using Places = std::unordered_map<std::uint32_t, std::uint32_t>;

    void add(replay::Moment at, LoggedEvent::Kind kind, std::string_view line,
             const Places& first = {}, replay::Second took = 0)
    {
        constexpr std::string_view words = "JobId=";
        const auto number = recordNumber(line.substr(line.find(words) + words.size()));
        auto found = first.find(number);
        if (found == first.end()) {
            found = m_jobs.find(number);
            if (found == m_jobs.end())
                return; // the history does not know it
        }
        const LoggedEvent event{at, kind, found->second, 0};
        m_known += event.isStart() ? 1 : 0;
        m_events.add(event, took);
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
    DrainLines m_drains;
    PartitionLines m_partitions;
    JobChangeLines m_jobChanges;
    ReservationLines m_reservations;
    Places m_jobs;
    Places m_arrays;
    std::size_t m_suspended = 0;
    std::size_t m_startLines = 0;
    std::size_t m_known = 0; // of them, of jobs that the history has
};
} // namespace

bool readSchedulerLog(QIODevice& log, const std::string& file, const TimeReader& times,
                      replay::Recording& recording)
{
    LogReader reader(times, recording);
    forEachLogLine(log, [&](std::string_view line) { reader.read(line); });
    return reader.finish(file);
}

} // namespace fairlead::accounting
