// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/state/cluster.h"

namespace fairlead::replay {

/// What the last backfill run planned for those at whom it looked first. While nothing else runs or
/// is free, a run that looks at the same ones in the same order plans the same, until some moment
/// that each look tells.
class PlanMemo
{
public:
    enum class Found : std::uint8_t
    {
        Nothing,
        BeyondWindow, ///< nothing, too
        Plan,
        Limit
    };
    /// One look.
    struct Look
    {
        LiveId live = 0;
        std::uint64_t order = 0; ///< of the record
        std::uint32_t job = 0;
        std::uint32_t partition = 0;
        Found found = Found::Nothing;
        bool isTested = false; ///< RunLimits::count()
        Second begin = 0; ///< of the plan
        Second end = 0; ///< of the plan, not included
        NodeSet nodes; ///< of the plan
        Second until = 0; ///< the last second at which the same is found again
        Second mapBegin = 0; ///< of the map in which it was planned
        Second mapEnd = 0;
    };

    /// A run begins, with a map over [mapBegin, mapEnd).
    void begin(const Cluster& cluster, Second now, Second mapBegin, Second mapEnd);
    /// Whether a run at that second would find again whatever the last one did.
    [[nodiscard]] bool holds(const Cluster& cluster, Second now, Second mapBegin,
                             Second mapEnd) const;
    /// What is found for this record again; null: it has to be looked for.
    [[nodiscard]] const Look* recall(LiveId id, const Live& live, std::uint32_t partition);

    // While it is looked for:
    void start() { m_until = m_firstEnd - 1; }
    /// What was found is not the same after that second.
    void holdsUntil(Second second) { m_until = std::min(m_until, second); }
    /// From here on what is found is not found again.
    void close()
    {
        m_isOpen = false;
        m_count = m_next;
    }
    /// No plan came of it, for a limit or else.
    void keep(LiveId id, const Live& live, std::uint32_t partition, Found found, bool isTested);
    /// The last one that was kept is planned.
    void keepPlan(const NodeSet& nodes, Second begin, Second end);

private:
    [[nodiscard]] bool isOf(const Cluster& cluster) const;
    [[nodiscard]] static bool isSame(const Look& look, Second now, Second mapBegin, Second mapEnd);

    std::vector<Look> m_looks;
    std::size_t m_count = 0; // of m_looks
    std::size_t m_next = 0; // the one that would be found now
    bool m_isOpen = true;
    std::uint64_t m_change = 0; // of the cluster
    std::uint64_t m_limits = 0; // stamp of its limits
    std::size_t m_reservations = 0; // stamp
    NodeSet m_usable;
    Second m_now = 0;
    Second m_mapBegin = 0;
    Second m_mapEnd = 0;
    Second m_firstEnd = 0; // after now that is expected of a running job
    Second m_until = 0; // of the look that is made
};

} // namespace fairlead::replay
