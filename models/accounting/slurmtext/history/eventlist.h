// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

#include <optional>
#include <vector>

namespace fairlead::accounting {

/// What the lines of slurmctld's log tell, put in order, without what they tell again: logs that
/// were joined overlap. Of several starts or ends of a job those count that the history has, which
/// may have each run of a requeued job: the others are of runs that it does not have, or of another
/// cluster, where jobs have the same numbers.
class EventList
{
public:
    explicit EventList(const replay::Workload& workload);

    /// @param took  of Left: how long behind the end of the job, as the line says  @unit s
    void add(const replay::LoggedEvent& event, replay::Second took = 0)
    {
        m_events.push_back({event, took});
    }
    /// How far the log is ahead of the history: whole quarters of an hour, as between time zones,
    /// if most starts and ends agree in it to some seconds; else 0.
    [[nodiscard]] replay::Second zone() const;
    void shift(replay::Second ahead);
    /// Takes the hour off stretches that are ahead of the others by one, or behind: there the clock
    /// had been changed, as to summer time. Returns how many lines these have.
    std::size_t takeClockChanges();
    /// @unit s since 1970; 0: there is none
    [[nodiscard]] replay::Second lastCycle() const;

    struct Counts
    {
        std::size_t starts = 0; ///< that the history has too
        std::size_t again = 0; ///< starts and ends beside those that count
        std::size_t elsewhere = 0; ///< starts and ends at other times than in the history
        bool isOfHistory = true; ///< else none of them counts
    };
    /// The events that count; of another cluster or time none does.
    Counts finish(std::vector<replay::LoggedEvent>& log);

private:
    struct Line : replay::LoggedEvent
    {
        replay::Second took = 0;
    };

    [[nodiscard]] std::vector<std::optional<replay::Second>> clocks() const;
    [[nodiscard]] std::optional<replay::Second> quarterOf(const Line& event) const;
    void giveToRuns();
    std::size_t* placeOf(const Line& event);
    void consider(std::size_t i);
    [[nodiscard]] bool isPossible(const Line& event) const;
    [[nodiscard]] bool isOtherSubmission(const Line& event) const;
    [[nodiscard]] bool isOfHistory() const;
    [[nodiscard]] replay::Second toldBy(const Line& event) const;
    [[nodiscard]] replay::Second distance(std::size_t i) const;

    const replay::Workload& m_workload;
    std::vector<Line> m_events;
    std::vector<std::size_t> m_start; // [job] into m_events
    std::vector<std::size_t> m_end; // [job] into m_events
    std::vector<std::size_t> m_left; // [job] into m_events
    replay::Second m_lastCycle = 0;
};

} // namespace fairlead::accounting
