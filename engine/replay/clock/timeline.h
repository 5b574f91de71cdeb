// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/clock/switches.h"

#include <optional>
#include <unordered_map>

namespace fairlead::replay {

/// Something that really happened.
struct Happening
{
    enum class Kind : std::uint8_t
    {
        Submission,
        Cancellation,
        End,
        Switch,
        Cycle,
        Pass,
        BarrenPass ///< started nothing: assumed
    };
    Moment at = 0;
    Kind kind = Kind::Submission;
    /// A job, a switch or a pass of Timeline, or of a barren one its StartedBy.
    std::uint32_t what = 0;
    Second cycle = 0;
};

/// One pass of a scheduler that started jobs.
struct RecordedPass
{
    Moment at = 0;
    StartedBy by = StartedBy::Unknown;
    std::vector<std::uint32_t> jobs;
    bool isExact = false; ///< the log tells of it; else only its second is known
};

/// What really happened, in order.
struct Timeline
{
    std::vector<Happening> happenings;
    std::vector<RecordedPass> passes;
    std::vector<Switch> switches;
    /// How long nodes stay completing, as far as starts on them tell; nothing: no log tells of
    /// starts, and there is no epilog.  @unit ms
    std::optional<std::int64_t> completing;
    /// When the nodes of a job left completing, where the log tells it.
    std::unordered_map<std::uint32_t, Moment> left;
};

/// Until when a job that ends is charged: the log may tell of it in the next second only.
Moment chargedUntil(const Job& job, Moment told);

/// From the log of slurmctld; what it does not tell of from the whole seconds of the history.
/// @param period  PriorityCalcPeriod, for cycles that nothing tells of  @unit s
Timeline timelineOf(const Recording& recording, Second period);

} // namespace fairlead::replay
