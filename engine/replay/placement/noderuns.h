// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace fairlead::replay {

/// A node that a job may use, and the CPUs that it may have there.
struct Offer
{
    std::uint32_t node;
    std::uint32_t cpus;
    std::uint64_t rank; ///< weight, then GPUs: lowest first
    bool isRequired; ///< -w: taken before all others
};

/// What a job still needs while nodes are chosen for it.
struct Needed
{
    std::uint64_t cpus;
    std::int64_t nodes; ///< still wanted
    std::int64_t required; ///< of these, at least
    std::int64_t allowed; ///< still may be taken
    std::uint64_t gpus;

    [[nodiscard]] bool isDone() const { return nodes <= 0 && cpus == 0 && gpus == 0; }
};

/// Neighbours of one rank. Required nodes join those on both sides and count for nothing else.
struct NodeRun
{
    static constexpr auto none = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t first = 0; ///< into the offers
    std::uint32_t end = 0;
    std::uint32_t count = 0; ///< nodes that are not required; 0: used
    std::uint32_t required = none; ///< the first one, into the offers
    std::uint64_t cpus = 0;
    std::uint64_t rank = 0;
};

/// The runs of neighbouring nodes among the offers, and in which order a job takes them.
/// Source: _eval_nodes() of Slurm's select/cons_tres (src/plugins/select/cons_tres/job_test.c).
class NodeRuns
{
public:
    /// @param isContiguous  --contiguous: runs do not end where the rank changes
    void join(std::span<const Offer> offers, bool isContiguous);
    /// The run to take from next; its count is 0 where none is left, or none large enough for a
    /// job that asks for contiguous nodes.
    [[nodiscard]] NodeRun takeBest(const Needed& needed);

private:
    [[nodiscard]] bool isUsable(const NodeRun& run) const;
    [[nodiscard]] bool hasRequiredBehind(std::size_t place) const;

    std::vector<NodeRun> m_runs;
    bool m_isContiguous = false;
    bool m_hasRequired = false;
};

} // namespace fairlead::replay
