// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

#include <span>
#include <string_view>
#include <vector>

namespace fairlead::accounting {

/// Lines of slurmctld's log about partitions that an administrator closes and opens (scontrol
/// update partitionname=... state=...). Source: update_part() of Slurm 22.05.
class PartitionLines
{
public:
    explicit PartitionLines(const replay::Machine& machine)
        : m_partitions(machine.partitions)
    {
    }

    /// A line of the log; of others than those of update_part() the moment alone counts.
    void read(replay::Moment at, std::string_view line);
    /// Closures of the workload. A partition that is UP first was closed since the last start in
    /// it. One that was not opened by the end of the log stays closed if it is listed so and
    /// no job started there since; else nothing more is known of it. Jobs of several
    /// partitions that were submitted while one took no jobs leave that.
    /// @param ahead  seconds that the log is ahead of the history
    void apply(replay::Second ahead, replay::Recording& recording);

private:
    struct Change
    {
        std::uint32_t partition = 0;
        replay::Moment at = 0;
        bool isOpen = false; // who waits there starts
        bool takesJobs = false; // that are submitted
    };
    static void close(std::span<const Change> changes, replay::Moment last,
                      replay::Recording& recording);

    const std::vector<replay::PartitionRules>& m_partitions;
    std::vector<Change> m_changes;
    replay::Moment m_last = 0; // of the log
};

} // namespace fairlead::accounting
