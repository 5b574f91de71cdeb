// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/slurmtext/machine/machinereader.h"

#include <string_view>
#include <vector>

namespace fairlead::accounting {

/// Lines of slurmctld's log about nodes that an administrator drains. Accounting hears of a drained
/// node only when its last job has ended; it takes no jobs from the line on. Source:
/// update_node() of Slurm 22.05.
class DrainLines
{
public:
    explicit DrainLines(const replay::Machine& machine)
        : m_names(machine)
    {
    }

    /// A line of the log; of others than those of update_node() the moment alone counts.
    void read(replay::Moment at, std::string_view line);
    /// Outages of the workload begin with the line that began them. Who was given back before the
    /// last job had ended has one that accounting does not know. Of a node that was not given back
    /// by the end of the log nothing more is known, if the history goes on.
    /// @param ahead  seconds that the log is ahead of the history
    void apply(replay::Second ahead, replay::Workload& workload);

private:
    struct Change
    {
        std::size_t node = 0;
        replay::Second at = 0;
        bool isDraining = false;
    };

    NodeNames m_names;
    std::vector<Change> m_changes;
    replay::Second m_last = 0; // of the log
};

} // namespace fairlead::accounting
