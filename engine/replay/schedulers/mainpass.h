// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/state/cluster.h"

namespace fairlead::replay {

/// What one pass of a scheduler started.
struct Started
{
    std::uint32_t job = 0; ///< into Workload::jobs
    LiveId live = 0;
};

/// slurmctld's main loop: one pass over the queue (specification scheduling 3).
class MainPass
{
public:
    explicit MainPass(Cluster& cluster);

    /// @param isLimited  by default_queue_depth
    const std::vector<Started>& run(Moment now, bool isLimited);

private:
    enum class Answer
    {
        Started,
        Limit,
        StillLimited, ///< of those that count, as before: closes nothing
        TooFewOpen, ///< nodes: not looked at further
        NoRoom,
        OutOfReach, ///< not even with all that is open idle: closes nothing
        Refused, ///< by the partition: another one is what it waits for
        Never ///< nor on the whole of its only partition
    };
    /// Whether it fits its partition when that is idle, and what it would have there.
    struct Fit
    {
        std::uint32_t job = nothing; // of which it is
        std::uint32_t nodes = 0;
        std::uint32_t gpus = 0;
        bool isFit = false;
        bool isExclusive = false; // another partition may make it so
    };
    void look(const Entry& entry, Moment now);
    bool waitsForPartition(const Entry& entry, Moment now);
    bool waitsForReservation(const Entry& entry, Moment now);
    void leaveReserved(const Entry& entry, Moment now);
    void closeFor(const Entry& entry);
    [[nodiscard]] bool isSkipped(const Entry& entry);
    Answer tryToStart(const Entry& entry, Moment now);
    [[nodiscard]] Answer whyNot(const Entry& entry, const Demand& demand, Moment now);
    [[nodiscard]] bool isBusy(const Demand& demand) const;
    void countFit(const Entry& entry, const Demand& demand, Holding& holding);
    [[nodiscard]] const Fit& fitOf(const Entry& entry, const Demand& demand);
    bool closeRequired(const Entry& entry);
    /// Whether it has waited long enough, and ranks high enough, to close its partition.
    [[nodiscard]] bool mayClose(const Entry& entry, Moment now) const;
    void close(std::uint32_t partition);
    [[nodiscard]] std::optional<Second> roomSince(std::span<const Share> shares,
                                                  const Live& live) const;
    void tell(const Entry& entry, WaitFor why, Moment now);

    Cluster& m_cluster;
    const Occupancy& m_occupancy;
    Placement m_placement;
    FreeNodes m_idle; // all nodes
    std::vector<Fit> m_fits; // [row]
    std::vector<Started> m_started;
    NodeSet m_available;
    NodeSet m_offered;
    std::vector<bool> m_isClosed; // [partition]
    std::vector<std::uint32_t> m_counted; // [partition] entries looked at
    std::vector<std::uint64_t> m_rejected; // arrays: record and partition
    std::uint32_t m_depth = 0;
    std::size_t m_openCount = 0; // partitions
    bool m_isOver = false;
    Second m_lastFull = -1;
};

} // namespace fairlead::replay
