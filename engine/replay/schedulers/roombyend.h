// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/state/occupancy.h"

#include <array>
#include <deque>

namespace fairlead::replay {

/// Bounds on what is free when all running jobs have ended that are expected to by some moment:
/// who misses them does not fit until then. Keeps what it has counted while nothing else runs.
class RoomByEnd
{
public:
    explicit RoomByEnd(const Occupancy& occupancy);

    /// Something else runs or is free.
    void refresh();
    /// How many nodes must have been left by all for the demand to fit: more than 0 for those who
    /// need some of them whole.
    [[nodiscard]] std::uint64_t wholeNodes(const Demand& demand) const;
    /// How many of the nodes hold no job.
    [[nodiscard]] std::uint64_t emptyNow(const NodeSet& nodes);
    /// The free CPUs of all nodes when the running jobs at the places before `count` have ended.
    /// Stays until something else runs.
    const CpuCounts& roomAfter(std::size_t count);
    /// False: the demand does not fit on these nodes by the moment, whatever is planned.
    /// @param hasCpus  it is known that they have CPUs enough by then, if none need be whole
    [[nodiscard]] bool mayHoldBy(Second moment, const Demand& demand, const NodeSet& nodes,
                                 bool hasCpus);
    /// How many of the nodes are empty when the running jobs at the places [first, end) of
    /// Cluster::running() have ended, those before them too, and were not before.
    [[nodiscard]] std::uint64_t emptiedBy(std::size_t first, std::size_t end, const NodeSet& nodes);
    /// The place of the running job with whose end so many of the nodes are empty that are not when
    /// those before `first` have ended; the number of running jobs: there are fewer.
    [[nodiscard]] std::size_t emptiedAt(std::size_t first, std::uint64_t count,
                                        const NodeSet& nodes);

    /// The nodes that everybody will have left. Stays until something else runs.
    const NodeSet& emptyBy(Second moment);

private:
    /// Nodes that nobody holds for longer than the job at a place of Cluster::running().
    struct Last
    {
        std::uint32_t word = 0;
        std::uint32_t place = 0;
        std::uint64_t nodes = 0;
    };
    struct Empty
    {
        Second by = 0;
        NodeSet nodes;
    };
    struct Room
    {
        std::size_t count = 0; // places of Cluster::running() that have given back
        CpuCounts cpus;
    };

    void putEmpty(Second moment, NodeSet& nodes);
    void findLast();
    void sumLast();
    [[nodiscard]] bool hasRoomOf(const CpuCounts& room, std::uint64_t cpus,
                                 const NodeSet& nodes) const;

    const Occupancy& m_occupancy;
    std::uint32_t m_largest = 1; // CPUs of a node
    std::vector<Empty> m_empties; // in any order, as far as they were asked for
    std::array<std::uint32_t, 256> m_guesses{}; // [moment, hashed] into m_empties: perhaps there
    std::deque<Room> m_rooms; // the same
    std::vector<std::uint32_t> m_roomOrder; // into m_rooms, by count: those that are current
    std::size_t m_emptyCount = 0; // that are current
    NodeSet m_unheld; // nodes that nobody holds, and perhaps some behind the last one
    bool m_knowsLast = false;
    std::vector<Last> m_last; // by place
    std::vector<std::size_t> m_firstLast; // [place] into m_last: the first one from it on
    std::vector<NodeSet> m_upTo; // [i] nodes of the first i * lastsTogether of m_last
};

} // namespace fairlead::replay
