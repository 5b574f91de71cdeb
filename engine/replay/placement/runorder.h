// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fairlead::replay {

/// Neighbours of one weight, by number: all nodes of [first, first + count) are offered.
struct NodesInRow
{
    std::uint32_t first = 0; ///< node
    std::uint32_t count = 0; ///< of nodes; 0: it has been used
    std::uint32_t weight = 0;
    std::uint64_t cpus = 0;

    [[nodiscard]] std::uint32_t end() const { return first + count; }
};

/// In which order a job takes runs of nodes, as NodeRuns says it, for many of them: after some
/// looks at all they are sorted. Keeps its memory between calls.
class RunOrder
{
public:
    void clear();
    void add(const NodesInRow& run) { m_runs.push_back(run); }
    [[nodiscard]] bool isEmpty() const { return m_runs.empty(); }
    /// The one that was added last.
    [[nodiscard]] NodesInRow& last() { return m_runs.back(); }
    /// The run to take from next for so many CPUs on so many nodes; its count is 0 where none is
    /// left.
    [[nodiscard]] NodesInRow takeBest(std::uint64_t cpus, std::int64_t nodes);

private:
    [[nodiscard]] NodesInRow* bestOfAll(std::uint64_t cpus, std::int64_t nodes);
    [[nodiscard]] NodesInRow* bestOfSorted(std::uint64_t cpus, std::int64_t nodes);
    [[nodiscard]] NodesInRow* bestInNodeOrder(std::size_t end, std::int64_t nodes);
    void sort();

    std::vector<NodesInRow> m_runs;
    std::vector<NodesInRow*> m_looks; // some of them, by node
    std::size_t m_taken = 0;
    std::size_t m_front = 0; // into m_runs once they are sorted: those before are used
};

} // namespace fairlead::replay
