// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/state/cluster.h"

#include <vector>

namespace fairlead::replay {

/// What a backfill run says of those who wait. Main passes say otherwise; a run that would say the
/// same again need not be made.
class WaitMarks
{
public:
    enum class Why : std::uint8_t
    {
        Limit,
        Planned, ///< and no limit is in its way
        Others, ///< before it; a limit that a main pass has seen stays
        Scheduler ///< which passes it over until a later run says otherwise
    };

    void clear() { m_marks.clear(); }
    /// Says it, and again with each repeat().
    void say(Cluster& cluster, LiveId live, Why why, Second now)
    {
        const auto limit = why == Why::Limit ? cluster.limits().kept() : nothing;
        m_marks.push_back({live, why, limit});
        mark(cluster.live(live), why, now, limit);
    }
    static void sayOnce(Cluster& cluster, LiveId live, Why why, Second now)
    {
        mark(cluster.live(live), why, now, nothing);
    }
    void repeat(Cluster& cluster, Second now) const
    {
        for (const auto& [live, why, limit] : m_marks)
            mark(cluster.live(live), why, now, limit);
    }

private:
    struct Mark
    {
        LiveId live = 0;
        Why why = Why::Others;
        std::uint32_t limit = nothing; // which
    };
    static void mark(Live& live, Why why, Second now, std::uint32_t limit)
    {
        if (why == Why::Limit || why == Why::Planned) {
            live.isBlockedByLimit = why == Why::Limit;
            live.isPassedOver = false;
        }
        live.isPassedOver = live.isPassedOver || why == Why::Scheduler;
        if (why == Why::Limit)
            live.wait.change(WaitFor::Limit, now, limit);
        else if (live.isPassedOver)
            live.wait.change(WaitFor::Scheduler, now);
        else if (live.wait.current() != WaitFor::Resources)
            live.wait.change(WaitFor::Priority, now);
    }

    std::vector<Mark> m_marks;
};

} // namespace fairlead::replay
