// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/state/cluster.h"

namespace fairlead::replay {

/// Who could still start in a backfill run. Plans live for one run, so those of the entries behind
/// the last one that could start change nothing: the run need not make them. Bounds only: what is
/// ruled out would find no room, whatever else is planned; what is not ruled out is tried.
class Prospects
{
public:
    explicit Prospects(const Cluster& cluster);

    /// A run over the queue begins; nothing is planned.
    void begin(std::span<const Entry> queue, Moment now);
    /// Behind the last entry that could start now if nothing were planned. A limit leaves a mark on
    /// the record that main passes look at, CPUs that are more than asked for one that its priority
    /// is of: whoever has one counts.
    [[nodiscard]] std::size_t end() const { return m_end; }
    /// Whether anybody, limits or not, could start now if nothing were planned.
    [[nodiscard]] bool isAnyoneNear() const { return m_isAnyoneNear; }
    /// Whether the size counts for its priority, and may be of more CPUs than it asks for:
    /// slurmctld takes those that it would get (specification scheduling 7).
    [[nodiscard]] bool weighsMore(const Entry& entry) const;
    /// Nodes are planned from `begin` on.
    void plan(const NodeSet& nodes, Second begin);
    /// Whether an entry of the queue at this place or behind could still start, or be stopped by a
    /// limit that only a look finds.
    [[nodiscard]] bool areLeft(std::span<const Entry> queue, std::size_t place);

    /// Whether one of these, to whom the run does not come, could start now if nothing were
    /// planned.
    [[nodiscard]] bool isAnyNear(std::span<const Entry> queue);
    /// Whether it could start beside all that is planned, and those for whom this was asked before:
    /// what it takes is taken out of `left`, which is empty at first.
    [[nodiscard]] bool takesRoom(const Entry& entry, std::optional<FreeNodes>& left);

private:
    /// Open nodes that a plan takes.
    struct Planned
    {
        Second begin = 0;
        NodeSet nodes;
    };
    /// The open nodes for somebody who runs until `end`.
    struct Horizon
    {
        Second end = 0;
        std::size_t plans = 0; // that it has seen
        NodeSet nodes;
    };

    /// A demand that found no room for so many minutes.
    struct RuledOut
    {
        std::uint32_t partition = 0;
        std::uint32_t minutes = 0;
        std::uint32_t cpus = 0;
        std::uint32_t minNodes = 0;
        std::uint32_t maxNodes = 0;

        [[nodiscard]] bool bounds(const RuledOut& other) const;
    };

    void findOpen();
    [[nodiscard]] bool isRuledOut(const Entry& entry) const;
    [[nodiscard]] bool mayFit(const Entry& entry, std::uint32_t minutes);
    [[nodiscard]] bool mayHold(const Entry& entry);
    [[nodiscard]] bool needsLook(const Entry& entry) const;
    [[nodiscard]] bool isWaiting(const Entry& entry) const;
    [[nodiscard]] bool couldStart(const Entry& entry);
    void sumRooms();
    const NodeSet& openUntil(Second end);
    [[nodiscard]] bool isLeft(const Entry& entry);
    [[nodiscard]] bool isLeftStill(std::span<const Entry> queue);

    const Cluster& m_cluster;
    const Occupancy& m_occupancy;
    Placement m_placement;
    std::vector<Planned> m_planned; // those that take open nodes
    std::size_t m_plannedCount = 0; // of m_planned in this run
    std::vector<Horizon> m_horizons;
    std::size_t m_horizonCount = 0; // of m_horizons in this run
    std::vector<RuledOut> m_ruledOut; // of this run
    std::size_t m_openCount = 0; // nodes
    std::uint64_t m_openCpus = 0;
    std::vector<std::uint64_t> m_sums; // CPUs of the so many roomiest open nodes; empty: unknown
    std::vector<std::uint32_t> m_rooms; // CPUs of open nodes
    std::vector<std::uint32_t> m_levels; // [CPUs] open nodes
    std::vector<std::uint32_t> m_candidates; // places in the queue, the last one first
    std::size_t m_next = 0; // into m_candidates: those before are ruled out
    std::size_t m_end = 0;
    bool m_isAnyoneNear = false;
    bool m_weighsSize;
    std::uint32_t m_together; // CPUs that are only given together; 0: not the same on all nodes
    NodeSet m_openNodes;
    NodeSet m_offered;
    Second m_now = 0;
    std::size_t m_plans = 0;
    std::size_t m_nextLook = 0; // at so many plans
    std::size_t m_lookedPlans = 0; // of m_planned, when the next candidate was found left
    std::uint64_t m_lookedChange = 0; // of the cluster, then; 0: it was not looked at
};

} // namespace fairlead::replay
