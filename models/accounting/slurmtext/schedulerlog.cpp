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

class LogReader
{
public:
    LogReader(const TimeReader& times, replay::Recording& recording)
        : m_times(times)
        , m_recording(recording)
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
            m_recording.log.push_back({*at, LoggedEvent::Kind::Cycle, 0, exactCycle(*at)});
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
        m_recording.log.push_back({at, kind, found->second, 0});
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
    Places m_jobs;
    Places m_arrays;
};
} // namespace

void readSchedulerLog(QIODevice& log, const TimeReader& times, replay::Recording& recording)
{
    LogReader reader(times, recording);
    std::array<char, 4096> line{}; // what matters stands at the beginning
    for (;;) {
        const auto length = log.readLine(line.data(), line.size());
        if (length <= 0)
            break;
        reader.read(std::string_view(line.data(), static_cast<std::size_t>(length)));
    }
}

} // namespace fairlead::accounting
