// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/limits/limitbook.h"
#include "engine/replay/recording/workload.h"
#include "engine/replay/state/waits.h"

#include <optional>
#include <vector>

namespace fairlead::replay {

using LiveId = std::uint32_t; ///< of a Live; given again when one is gone

/// One record of slurmctld's job list: a job, or the tasks of an array that still wait.
struct Live
{
    enum class State : std::uint8_t
    {
        Unused,
        Pending,
        Running,
        Completing
    };

    State state = State::Unused;
    bool isEligible = false; ///< pending, and in the queue
    std::uint32_t entries = 0; ///< that it has, or had, in the queue
    bool isAccruing = false; ///< AccrueBook counts it, of an array each task; running: it did
    bool isBlockedByLimit = false; ///< why it did not start when it was looked at last
    bool isPassedOver = false; ///< by the last backfill run: see PassedOver
    std::uint32_t job = 0; ///< into Workload::jobs; of a waiting array its next task
    std::uint32_t array = nothing; ///< into Workload::arrays
    std::uint32_t firstTask = 0; ///< of a waiting array: its first one
    std::uint32_t end = 0; ///< of a waiting array: behind its last task
    bool isTask = false; ///< of an array, and has a record of its own while it waits
    std::uint32_t unmet = 0; ///< dependencies
    Second notBefore = 0; ///< for them; 0: whenever the job lets it
    std::uint64_t order = 0; ///< of records, in which they were made: each has its own
    std::uint64_t place = 0; ///< in slurmctld's job list
    Second eligible = 0;
    Second start = 0;
    Second expectedEnd = 0; ///< start + time limit
    double rate = 0.0; ///< of usage  @unit billing x UsageFactor
    std::uint32_t partition = 0; ///< where it runs
    StartedBy by = StartedBy::Unknown;
    Holding holding;
    /// That the last search for nodes that found some would give it; 0: none did. An array's tasks
    /// have it from those before them.
    std::uint64_t testedCpus = 0;
    /// A search on a partition with OverSubscribe=EXCLUSIVE has made it exclusive wherever it runs
    /// (_resolve_shared_status() of slurmctld).
    bool isExclusive = false;
    std::vector<Share> shares; ///< node order
    std::vector<Block> blocks; ///< the same
    std::vector<std::uint32_t> rows; ///< of Priorities, one for each of its partitions
    WaitClock wait;
};

/// All records in the order in which they were made: by submission, tasks where they were split
/// off. Memory of those that are gone is used again.
class JobList
{
public:
    struct Listed
    {
        std::uint64_t order = 0;
        LiveId live = 0;
    };

    [[nodiscard]] const Live& operator[](LiveId id) const { return m_lives[id]; }
    [[nodiscard]] Live& operator[](LiveId id) { return m_lives[id]; }
    /// A waiting record at the end of the list. References to others do not survive.
    LiveId add(std::uint32_t job, std::uint32_t array);
    void remove(LiveId id);
    /// Some may be gone.
    [[nodiscard]] const std::vector<Listed>& inOrder() const { return m_list; }
    struct Placed
    {
        std::uint64_t place = 0;
        Listed entry;
    };
    /// As slurmctld has them.
    using Places = std::vector<Placed>;
    [[nodiscard]] Places byPlace() const;
    [[nodiscard]] bool isListed(const Listed& entry) const
    {
        const auto& live = m_lives[entry.live];
        return live.state != Live::State::Unused && live.order == entry.order;
    }
    /// The record that was made so; nothing: it is gone.
    [[nodiscard]] std::optional<LiveId> find(std::uint64_t order) const;

private:
    std::vector<Live> m_lives;
    std::vector<LiveId> m_unused;
    std::vector<Listed> m_list;
    std::uint64_t m_order = 0;
};

} // namespace fairlead::replay
