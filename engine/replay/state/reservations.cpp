// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/reservations.h"

#include <algorithm>
#include <limits>

namespace fairlead::replay {

Reservations::Reservations(const Workload& workload)
    : m_workload(workload)
{
    for (const auto& each : workload.reservations) {
        m_turns.push_back(each.made);
        m_turns.push_back(each.to);
    }
    std::ranges::sort(m_turns);
}

void Reservations::lookAt(Second now)
{
    m_now = now;
    const auto turn = std::ranges::upper_bound(m_turns, now);
    const auto stamp = static_cast<std::size_t>(turn - m_turns.begin()) + 1;
    if (m_stamp == stamp)
        return;
    m_stamp = stamp;
    m_known.clear();
    for (const auto& each : m_workload.reservations) {
        if (each.made <= now && now < each.to)
            m_known.push_back(each);
    }
}

bool Reservations::cut(NodeSet& nodes, std::uint32_t reservation, const Window& window) const
{
    bool isAny = false;
    NodeSet own(reservation == nothing ? 0 : nodes.wordCount() * NodeSet::wordSize);
    for (const auto& each : m_known) {
        if (each.from >= window.end || each.to <= window.begin)
            continue;
        isAny = true;
        if (reservation == nothing)
            nodes -= nodesOf(each);
        else if (each.name == reservation && each.from <= window.begin)
            own |= nodesOf(each);
    }
    if (reservation != nothing)
        nodes &= own;
    return isAny;
}

void Reservations::takeOut(NodeSet& nodes, std::uint32_t reservation) const
{
    for (const auto& each : m_known) {
        if (each.name == reservation && each.from <= m_now)
            nodes -= nodesOf(each);
    }
}

bool Reservations::isOpen(std::uint32_t reservation) const
{
    return std::ranges::any_of(m_known, [&](const Reservation& each) {
        return each.name == reservation && each.from <= m_now;
    });
}

Second Reservations::endAfter(Second moment) const
{
    Second end = 0;
    for (const auto& each : m_known) {
        if (each.to >= moment && (end == 0 || each.to < end))
            end = each.to;
    }
    return end;
}

Second Reservations::sameUntil(const Window& window) const
{
    auto until = std::numeric_limits<Second>::max();
    for (const auto& each : m_known) {
        until = std::min(until, each.to - 1);
        if (each.from > m_now)
            until = std::min(until, each.from - 1);
        if (each.from >= window.end)
            until = std::min(until, m_now + (each.from - window.end));
    }
    return until;
}

} // namespace fairlead::replay
