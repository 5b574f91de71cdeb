// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/schedulers/heldblocks.h"
#include "engine/replay/schedulers/removalgroups.h"
#include "engine/replay/schedulers/roombyend.h"
#include "engine/replay/state/cluster.h"

namespace fairlead::replay {

/// When and where a waiting job would start, from the ends of running jobs alone: these are removed
/// in groups whose windows double (specification scheduling 4.5). Keeps its memory between calls.
class ExpectedStart
{
public:
    explicit ExpectedStart(const Cluster& cluster)
        : m_cluster(cluster)
        , m_occupancy(cluster.occupancy())
        , m_placement(cluster.machine())
        , m_byEnd(m_occupancy)
        , m_held(m_occupancy)
        , m_groups(m_occupancy, cluster.parameters())
        , m_chosen(cluster.machine().nodes.size())
    {
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
        bool hasCpus = false; ///< cpusBy() says that the nodes have enough by then
    };
    /// The second, or 0: none is known. shares() and putNodes() then say on which nodes.
    Second find(const Question& question);
    /// The nodes that everybody will have left by then, if the demand needs some of them whole: so
    /// many. Null: it does not. Stays until something else runs.
    const NodeSet* emptyBy(Second moment, const Demand& demand, std::uint64_t& whole)
    {
        refreshBounds();
        whole = m_byEnd.wholeNodes(demand);
        return whole > 0 ? &m_byEnd.emptyBy(moment) : nullptr;
    }
    /// The CPUs that the nodes will have free by then if nobody else starts, or `enough` at least
    /// if they will have as many. Not if more is taken than there is.
    std::uint64_t cpusBy(Second moment, const NodeSet& nodes, std::uint64_t enough)
    {
        refreshBounds();
        return m_byEnd.roomAfter(m_occupancy.endingBy(moment)).sumIn(nodes, enough);
    }
    /// Whether another one is found a second later though nothing has changed: the job that it
    /// waits for is over its limit.
    [[nodiscard]] bool isMomentary() const { return m_isMomentary; }
    [[nodiscard]] std::span<const Share> shares() { return m_placement.shares(); }
    void putNodes(NodeSet& nodes) const { m_placement.putNodes(nodes); }

private:
    void refreshBounds()
    {
        if (m_change != m_occupancy.change()) {
            m_byEnd.refresh();
            m_held.refresh();
        }
        m_change = m_occupancy.change();
    }
    [[nodiscard]] bool isLinear() const { return m_cluster.machine().unit == SelectUnit::Node; }
    void refresh();
    Second search(const Question& question, bool isNew);
    [[nodiscard]] std::size_t enoughAt(const Question& question);
    bool fits(const Question& question);
    void findIdle();
    /// The same, with the nodes first that somebody is on now.
    bool fitsOnBusy(const Question& question);
    bool removePast(const Question& question);
    void remove(std::size_t end, const Question& question);
    void giveBack();
    [[nodiscard]] Second endOf(std::size_t place, const Question& question);
    [[nodiscard]] std::size_t lastRelevant(std::size_t past);

    const Cluster& m_cluster;
    const Occupancy& m_occupancy;
    Placement m_placement;
    RoomByEnd m_byEnd;
    HeldBlocks m_held;
    RemovalGroups m_groups;
    bool m_isPlain = false; // the question is of CPUs alone: m_byEnd and m_total count, not m_free
    bool m_countsTotal = false; // CPUs; of those who need whole nodes these are counted
    std::uint64_t m_total
        = 0; // CPUs of the nodes when the removed have given back; enough is enough
    FreeNodes m_free; // with what has been given back: by those before m_given
    std::uint64_t m_freeChange = 0; // of the cluster, when m_free was copied
    std::size_t m_removed = 0; // places of Cluster::running() before it
    std::size_t m_given = 0; // the same, of m_free; from question to question
    std::uint64_t m_missing = 0; // nodes that must still be left by all
    std::size_t m_noneBefore = 0; // no place from m_removed on up to it has one of the nodes
    bool m_isMomentary = false;
    NodeSet m_chosen;
    NodeSet m_idle; // with bf_busy_nodes: on which nobody is now
    std::uint64_t m_change = 0; // of the cluster, when what runs was looked at
};

} // namespace fairlead::replay
