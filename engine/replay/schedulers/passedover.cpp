// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/passedover.h"

#include <algorithm>

namespace fairlead::replay {

void PassedOver::begin(Second now)
{
    for (const auto& [order, id] : m_cluster.unseen()) {
        if (!m_cluster.isWaiting(id, order))
            continue;
        auto& live = m_cluster.live(id);
        live.isPassedOver = false;
        if (live.wait.current() == WaitFor::Scheduler)
            live.wait.change(WaitFor::Priority, now);
    }
    m_cluster.unseen().clear();
    m_skipped.clear();
    m_beyond.clear();
}

void PassedOver::started(const Live& live, Second now)
{
    for (const auto& entry : m_beyond) {
        const auto& nodes = m_cluster.machine().partitions[entry.partition].nodes;
        const bool isOfIts
            = std::any_of(live.shares.begin(), live.shares.end(),
                          [&](const Share& share) { return nodes.contains(share.node); });
        if (isOfIts && m_cluster.isConsidered(entry))
            m_marks.say(m_cluster, entry.live, WaitMarks::Why::Scheduler, now);
    }
}

void PassedOver::end(std::span<const Entry> rest, Second now)
{
    std::optional<FreeNodes> left;
    for (const auto& entry : m_skipped)
        look(entry, left, now);
    for (const auto& entry : rest)
        look(entry, left, now);
}

void PassedOver::look(const Entry& entry, std::optional<FreeNodes>& left, Second now)
{
    if (m_prospects.takesRoom(entry, left))
        wouldStart(entry, now);
}

void PassedOver::wouldStart(const Entry& entry, Second now)
{
    WaitMarks::sayOnce(m_cluster, entry.live, WaitMarks::Why::Scheduler, now);
    m_cluster.unseen().push_back({entry.order, entry.live});
}

} // namespace fairlead::replay
