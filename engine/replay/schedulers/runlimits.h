// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/state/cluster.h"

#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fairlead::replay {

/// How many jobs one backfill run looks at, together and of each partition, user and association:
/// the bf_max_job_ parameters and bf_node_space_size (specification scheduling 4.2, 9). Each task
/// of an array counts by itself.
class RunLimits
{
public:
    explicit RunLimits(const Cluster& cluster);

    /// A run begins.
    void clear();
    /// How many entries of the queue the run may come to, from the first one on: whoever has
    /// enough nodes whatever those before it plan counts for sure.
    [[nodiscard]] std::size_t reach(std::span<const Entry> queue);
    /// Whether it comes to all of them for sure.
    [[nodiscard]] bool comesToAll(std::span<const Entry> queue) const
    {
        return !m_countsHolders && queue.size() <= m_cluster.parameters().maxTested;
    }
    /// What has been counted.
    struct Counts
    {
        std::unordered_map<std::uint64_t, std::uint32_t> ofHolders; // by what, and whose
        std::uint32_t tested = 0;
    };
    [[nodiscard]] const Counts& counts() const { return m_counts; }
    void setCounts(Counts counts) { m_counts = std::move(counts); }
    /// Whether jobs of one holder are counted.
    [[nodiscard]] bool countsHolders() const { return m_countsHolders; }
    /// False: the job is beyond a limit of its holders, and is skipped. Else these count it.
    [[nodiscard]] bool takes(const Entry& entry);
    /// For one there are nodes enough at some time: it is tested (bf_last_depth_try).
    void count() { ++m_counts.tested; }
    /// bf_node_space_size.
    [[nodiscard]] std::size_t mostSlots() const
    {
        const auto& parameters = m_cluster.parameters();
        return parameters.maxSlots != 0 ? parameters.maxSlots : parameters.maxTested;
    }
    /// Whether the map of so many slots has room for one plan more. If not, the run is over.
    [[nodiscard]] bool hasRoom(std::size_t slots);
    /// Whether the run ends, also within the tasks of an array.
    [[nodiscard]] bool isFull(std::size_t started) const;
    /// Whether the run ends before the next entry of the queue.
    [[nodiscard]] bool isOver(std::size_t started) const
    {
        return isFull(started) || m_counts.tested >= m_cluster.parameters().maxTested;
    }

private:
    [[nodiscard]] std::size_t usableIn(std::uint32_t partition);

    const Cluster& m_cluster;
    Counts m_counts;
    std::vector<std::size_t> m_usable; // [partition] nodes of this run; unknown: not asked yet
    bool m_countsHolders;
    bool m_isMapFull = false;
};

} // namespace fairlead::replay
