// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/cluster.h"

namespace fairlead::replay {

/// When and where a waiting job would start, from the ends of running jobs alone: these are removed
/// in groups whose windows double (specification scheduling 4.5). Keeps its memory between calls.
class ExpectedStart
{
public:
    explicit ExpectedStart(const Cluster& cluster)
        : m_cluster(cluster)
        , m_placement(cluster.machine())
    {
    }

    struct Question
    {
        const Demand* demand = nullptr;
        const NodeSet* nodes = nullptr; ///< that may be used
        Second now = 0;
        bool isNowOnly = false;
        Second tried = 0; ///< from 24.11 on: the start that is tried
        Second later = 0; ///< from 24.11 on: when other nodes come back; 0: never
    };
    /// Somebody started, or a new run begins: what runs is looked at again.
    void begin() { m_isCurrent = false; }
    /// The second, or 0: none is known. shares() then says on which nodes.
    Second find(const Question& question);
    [[nodiscard]] std::span<const Share> shares() const { return m_placement.shares(); }

private:
    /// A running job, as it is looked at again and again.
    struct Running
    {
        Second end = 0;
        std::span<const Share> shares;
        std::uint32_t minutes = 0; // its time limit
    };
    /// How far the running jobs have been given back.
    struct Removal
    {
        std::size_t next = 0; // into m_running
        Second base = 0; // of the windows; 0: none yet
        Second window = 0;
    };

    void refresh();
    Second search(const Question& question, bool isNew);
    [[nodiscard]] bool fits(const Question& question);
    bool removePast(const Question& question, Removal& removal);
    bool removeGroup(const Question& question, Removal& removal);
    void giveBack(std::size_t place, const NodeSet& nodes);
    void widen(Removal& removal) const;
    [[nodiscard]] static bool usesAny(const Running& running, const NodeSet& nodes);
    [[nodiscard]] Second endOf(std::size_t place, const Question& question) const;
    [[nodiscard]] std::size_t lastRelevant(std::size_t past) const;

    const Cluster& m_cluster;
    Placement m_placement;
    FreeNodes m_free; // with what has been given back; between questions as it is
    std::vector<Running> m_running; // by end
    std::vector<std::size_t> m_removed; // into m_running
    std::uint64_t m_freeCpus = 0; // on the nodes of the question
    bool m_isCurrent = false;
};

} // namespace fairlead::replay
