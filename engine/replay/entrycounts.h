// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/cluster.h"

#include <unordered_map>

namespace fairlead::replay {

/// The bf_max_job_ parameters: how many entries of a partition, user or association one backfill
/// run looks at.
class EntryCounts
{
public:
    explicit EntryCounts(const Cluster& cluster);

    [[nodiscard]] bool countsAny() const { return m_countsAny; }
    void clear() { m_counts.clear(); }
    /// Counts the entry; true: it is beyond.
    [[nodiscard]] bool isOver(const Entry& entry);

private:
    const Cluster& m_cluster;
    std::unordered_map<std::uint64_t, std::uint32_t> m_counts; // by what, and whose
    bool m_countsAny; // some of the parameters is set
};

} // namespace fairlead::replay
