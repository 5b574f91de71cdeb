// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/state/joblist.h"

namespace fairlead::replay {

/// One candidate of a scheduler: a record in one of its partitions.
struct Entry
{
    std::uint32_t tier = 1;
    std::uint32_t priority = 0;
    Second submit = 0;
    std::uint32_t id = 0; ///< of an array its own
    std::uint32_t task = 0; ///< of an array that has a record of its own; others are behind those
    LiveId live = 0;
    std::uint32_t partition = 0; ///< into Machine::partitions
    std::uint32_t row = 0; ///< of Priorities
    std::uint64_t order = 0; ///< of the record
    std::uint32_t place = 0; ///< of the partition in the job's list
    // Bounds; of an array over its tasks.
    std::uint32_t cpus = 0; ///< that it asks for, at least
    std::uint32_t minNodes = 1; ///< that it asks for, at least
    std::uint32_t maxNodes = 1; ///< that it may use
    std::uint32_t minutes = 0; ///< that it runs, at least
    bool isLimited = false; ///< some limit could concern it
    bool isReserved = false; ///< asks for a reservation
    bool isAlone = false; ///< the only entry of its record, which is no array
    bool isTold
        = false; ///< that others are ahead, or that there is no room: for as long as it waits

    /// Slurm's order: who has a reservation, tier, priority, age, number (specification scheduling
    /// 2), and partitions of a job as it names them.
    [[nodiscard]] bool isBefore(const Entry& other) const;
};

} // namespace fairlead::replay
