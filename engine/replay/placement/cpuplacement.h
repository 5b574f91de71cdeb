// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/placement/cpuruns.h"
#include "engine/replay/placement/demand.h"
#include "engine/replay/placement/freenodes.h"

#include <span>
#include <vector>

namespace fairlead::replay {

/// Chooses nodes as Placement does, 64 of them at a time: for demands of CPUs and nodes alone.
/// Keeps its memory between calls.
class CpuPlacement
{
public:
    explicit CpuPlacement(const Machine& machine);

    /// Whether memory, GPUs, what else runs on a node and which one it is do not matter.
    [[nodiscard]] bool isFor(const Demand& demand) const
    {
        return !m_isMemoryConsumed && !demand.isExclusive && !demand.isContiguous
            && !demand.isSpread && !demand.isLeastLoaded && !demand.isAtEnd
            && demand.gpusPerNode == 0 && demand.gpus == 0 && demand.tasksPerNode == 0
            && demand.minCpusPerNode == 0 && demand.cpusPerTask <= 1
            && demand.maxCpusPerNode >= m_largest && demand.excluded == nullptr
            && demand.required == nullptr && demand.idle == nullptr
            && demand.wantedNodes <= demand.minNodes && (demand.minNodes <= 1 || m_threads != 0);
    }
    bool choose(const Demand& demand, const CpuCounts& free, const NodeSet& allowed);
    /// Whether the roomiest nodes that it may use have as many CPUs together.
    [[nodiscard]] bool mayFit(const Demand& demand, const CpuCounts& free, const NodeSet& allowed);
    /// The nodes of the last choice.
    [[nodiscard]] const NodeSet& nodes() const { return m_chosen; }
    /// What it takes of them, in node order; `free` is what it was made with.
    [[nodiscard]] std::span<const Share> sharesOf(const CpuCounts& free);

private:
    struct Rest
    {
        std::uint64_t cpus; // still needed
        std::int64_t nodes; // still required
        std::int64_t allowed; // still may be taken
        std::uint32_t ofCore; // CPUs of one

        [[nodiscard]] bool isDone() const { return nodes <= 0 && cpus == 0; }
        /// A core for each further node that is required.
        [[nodiscard]] std::uint64_t kept() const
        {
            return static_cast<std::uint64_t>(std::max<std::int64_t>(nodes - 1, 0)) * ofCore;
        }
        void take(std::uint64_t takenCpus, std::int64_t takenNodes)
        {
            cpus -= takenCpus;
            nodes -= takenNodes;
            allowed -= takenNodes;
        }
    };
    using Run = CpuRuns::Run;
    void findOffers(const Demand& demand, const CpuCounts& free, const NodeSet& allowed);
    [[nodiscard]] bool isEnough(const Demand& demand, const CpuCounts& free);
    /// Whether it needs all CPUs of as many of the largest nodes as it may use.
    [[nodiscard]] bool isWhole(const Demand& demand) const
    {
        return demand.cpus == std::uint64_t{demand.maxNodes} * m_largest;
    }
    [[nodiscard]] std::size_t countFull(const CpuCounts& free);
    [[nodiscard]] std::uint64_t roomiest(const CpuCounts& free, std::uint32_t nodes);
    [[nodiscard]] std::uint32_t mostOffered(const CpuCounts& free);
    [[nodiscard]] std::uint32_t leastSearched(const CpuCounts& free);
    void dropBelow(const CpuCounts& free, std::uint32_t least);
    bool tryAll(const Demand& demand, const CpuCounts& free);
    bool takeSingle(const CpuCounts& free, const Run& run, Rest& rest);
    void takeFrom(const CpuCounts& free, const Run& run, Rest& rest);
    bool takeAll(const CpuCounts& free, std::size_t word, std::uint64_t nodes, Rest& rest);
    void take(std::uint32_t node, std::uint32_t offered, Rest& rest);
    /// Whether the nodes that may still be taken cannot be enough, however large they are.
    [[nodiscard]] bool isHopeless(const Rest& rest) const
    {
        return rest.cpus
            > static_cast<std::uint64_t>(std::max<std::int64_t>(rest.allowed, 0)) * m_most;
    }

    const Machine& m_machine;
    bool m_isMemoryConsumed;
    std::uint32_t m_largest = 0; // CPUs of a node
    std::uint32_t m_threads; // CPUs of a core; 0: not the same on all nodes
    CpuRuns m_runs;
    std::vector<std::uint64_t> m_kept; // [word] nodes of this trial
    std::vector<std::uint64_t> m_search; // [word]
    std::size_t m_keptCount = 0; // nodes
    std::uint32_t m_most = 0; // no offer has more CPUs
    NodeSet m_chosen;
    std::vector<Share> m_parts; // of nodes that are not taken as they are
    std::vector<Share> m_shares;
};

} // namespace fairlead::replay
