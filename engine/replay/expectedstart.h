// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/cluster.h"
#include "engine/replay/roombound.h"

namespace fairlead::replay {

/// When and where a waiting job would start, from the ends of running jobs alone: these are removed
/// in groups whose windows double (specification scheduling 4.5). Keeps its memory between calls.
class ExpectedStart
{
public:
    explicit ExpectedStart(const Cluster& cluster)
        : m_cluster(cluster)
        , m_placement(cluster.machine())
        , m_room(cluster.machine())
    {
        for (const auto& node : cluster.machine().nodes)
            m_most = std::max(m_most, node.cpus);
    }

    struct Question
    {
        const Demand* demand = nullptr;
        const NodeSet* nodes = nullptr; ///< that may be used
        Second now = 0;
        bool isNowOnly = false;
        Second tried = 0; ///< from 24.11 on: the start that is tried
        /// When other nodes come back; 0: never. A start behind it need not be told, from 24.11 on
        /// it must not.
        Second later = 0;
    };
    /// The second, or 0: none is known. shares() then says on which nodes.
    Second find(const Question& question);
    [[nodiscard]] std::span<const Share> shares() const { return m_placement.shares(); }

private:
    /// How far the running jobs have been given back.
    struct Removal
    {
        std::size_t next = 0; // into Cluster::running()
        Second base = 0; // of the windows; 0: none yet
        Second window = 0;
    };

    /// What is free when all have ended that are expected to by some moment.
    struct Left
    {
        Second by = 0;
        NodeSet nodes; // that everybody has left
        std::vector<std::uint32_t> cpus; // [node]
    };

    void refresh();
    [[nodiscard]] std::uint64_t wholeNodes(const Demand& demand) const;
    void findLastEnds();
    const Left& leftBy(Second moment);
    bool mayHoldBy(Second moment, const Question& question, std::uint64_t whole);
    void countRoom(const NodeSet& nodes);
    Second search(const Question& question, bool isNew);
    [[nodiscard]] bool isDropped(std::size_t place, const Question& question) const;
    bool fits(const Question& question);
    bool removePast(const Question& question, Removal& removal);
    bool removeGroup(const Question& question, Removal& removal);
    bool remove(const Running& running, const NodeSet& nodes);
    void giveBack(std::size_t place, const NodeSet& nodes);
    void takeAgain(const NodeSet& nodes);
    void widen(Removal& removal) const;
    [[nodiscard]] Second endOf(std::size_t place, const Question& question) const;
    [[nodiscard]] std::size_t lastRelevant(std::size_t past) const;

    const Cluster& m_cluster;
    Placement m_placement;
    FreeNodes m_free; // with what has been given back; between questions as it is
    std::vector<std::size_t> m_removed; // into Cluster::running()
    std::size_t m_given = 0; // of m_removed, into m_free
    std::uint64_t m_missing = 0; // nodes that must still be left by all
    std::vector<Second> m_lastEnd; // [node] of those that run there
    std::vector<Left> m_left; // in any order, as far as they were asked for
    std::size_t m_leftCount = 0; // of m_left that are current
    bool m_knowsEnds = false; // whether m_lastEnd is current
    std::uint32_t m_most = 1; // CPUs of the largest node
    RoomBound m_room; // on the nodes of the question
    std::uint64_t m_change = 0; // of the cluster, when what runs was looked at
};

} // namespace fairlead::replay
