// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/placement/cpucounts.h"
#include "engine/replay/recording/machine.h"

#include <span>
#include <vector>

namespace fairlead::replay {

/// Neighbours of one weight that are offered to a job, and the order in which it takes from them.
/// Keeps its memory between calls.
class CpuRuns
{
public:
    explicit CpuRuns(const Machine& machine);

    struct Run
    {
        std::uint32_t first = 0; ///< node
        std::uint32_t count = 0; ///< of nodes; 0: it has been taken
        std::uint32_t weight = 0;
        std::uint64_t cpus = 0;

        [[nodiscard]] std::uint32_t end() const { return first + count; }
        /// The nodes of the run in one of its words.
        [[nodiscard]] std::uint64_t nodesIn(std::size_t word) const;
        /// Words from the first one on, up to this one.
        [[nodiscard]] std::size_t firstWord() const { return first / NodeSet::wordSize; }
        [[nodiscard]] std::size_t endWord() const { return (end() - 1) / NodeSet::wordSize + 1; }
    };
    /// What is still needed.
    struct Need
    {
        std::uint64_t cpus = 0;
        std::int64_t nodes = 0;

        [[nodiscard]] bool hasCpusIn(const Run& run) const
        {
            return run.count > 0 && run.cpus >= cpus;
        }
    };

    /// Another trial: all runs of these nodes.
    void find(std::span<const std::uint64_t> kept, const CpuCounts& free);
    /// The one to take from next, as NodeRuns says it: the lightest; among equals one that is
    /// sufficient, with the fewest CPUs; else the largest, and the first of them. Its count is 0
    /// where none is left.
    [[nodiscard]] Run take(const Need& need);
    /// Puts the nodes that decided how this trial went into `nodes`: those of runs that were taken,
    /// and of runs that had enough CPUs when the last one was. Without any of the others it goes
    /// the same way: they get less, none gets enough CPUs, and none comes before the largest.
    /// False: it is not known.
    [[nodiscard]] bool putDeciding(std::span<std::uint64_t> nodes) const;

private:
    [[nodiscard]] std::span<const Run> runs() const { return {m_all.data() + 1, m_runCount}; }
    void open();
    [[nodiscard]] std::size_t largest() const;
    [[nodiscard]] std::size_t bestOfEnough(const Need& need) const;

    const Machine& m_machine;
    NodeSet m_heads; // nodes of another weight than the one before
    bool m_hasWeights = false; // there are such
    std::uint32_t m_weight = 0; // of all, if there are not
    std::vector<Run> m_all; // behind the first one is room for a run of each node
    std::size_t m_runCount = 0; // of them, in node order
    std::vector<std::int64_t>
        m_cpus; // [run] if it is of the lightest weight and not taken; else -1
    std::vector<Run> m_taken; // as they were before
    Need m_need; // when the last one of them was taken
    bool m_isClear = true; // none before that had enough CPUs
};

} // namespace fairlead::replay
