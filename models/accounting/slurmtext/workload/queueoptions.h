// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/slurmtext/text/textlines.h"
#include "models/accounting/slurmtext/workload/historyjob.h"
#include "models/accounting/slurmtext/workload/toldtasks.h"

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace fairlead::accounting {

/// By its numbers.
struct QueuedJob
{
    std::uint32_t id = 0;
    std::uint32_t array = 0; ///< 0: it is of none
};

/// What the jobs of a queue asked for, as `scontrol -o show job` tells it: also options that stand
/// in their scripts ("#SBATCH -N 2"), which are in no history.
class QueueOptions
{
public:
    /// Of a job that was added before, the first line counts. Returns who waits or runs
    /// and so stands in a history.
    /// @param waiting  gets the tasks of arrays that wait; null: nobody wants them
    std::vector<QueuedJob> add(std::vector<Line> lines, std::vector<ToldTask>* waiting = nullptr);
    /// Adds to the options of the job's submit line those that it does not name, if a script may
    /// hold more.
    void complete(HistoryJob& job) const;

private:
    struct Told
    {
        std::string submitLine; ///< that asks for the same
        std::optional<replay::MemoryRequest> memory;
    };
    std::unordered_map<std::uint32_t, Told> m_jobs; ///< by number; an array by its own
};

} // namespace fairlead::accounting
