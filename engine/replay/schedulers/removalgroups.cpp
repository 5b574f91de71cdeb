// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/removalgroups.h"

namespace fairlead::replay {

namespace {
constexpr Second firstWindow = 30;
} // namespace

void RemovalGroups::begin(const NodeSet& nodes, std::size_t removed, std::size_t noneBefore)
{
    m_nodes = &nodes;
    m_removed = std::max(removed, noneBefore);
    m_base = 0;
    m_window = firstWindow;
    m_isFirst = true;
}

bool RemovalGroups::isOn(std::size_t place, const NodeSet& nodes) const
{
    for (const auto& block : m_occupancy.running()[place].blocks()) {
        if ((block.nodes & nodes.word(block.word)) != 0)
            return true;
    }
    return false;
}

/// The first one from `place` on that holds one of the nodes, or the number of all.
std::size_t RemovalGroups::firstOn(std::size_t place) const
{
    while (place < m_occupancy.running().size() && !isOn(place, *m_nodes))
        ++place;
    return place;
}

void RemovalGroups::setBase(std::size_t first)
{
    const auto end = m_occupancy.running()[first].end;
    m_base = end + firstWindow - end % firstWindow;
}

bool RemovalGroups::next()
{
    if (!m_isFirst)
        widen();
    const auto first = firstOn(m_removed);
    if (first == m_occupancy.running().size())
        return false;
    if (m_isOneByOne) {
        m_last = first;
        m_removed = first + 1;
        return true;
    }
    if (m_isFirst)
        setBase(first);
    m_isFirst = false;
    m_last = lastOfGroup(first, m_occupancy.endingBy(m_base + m_window));
    m_removed = m_last + 1;
    return true;
}

bool RemovalGroups::reach(std::size_t place)
{
    place = firstOn(std::max(place, m_removed));
    if (place == m_occupancy.running().size())
        return false;
    if (m_isOneByOne)
        m_removed = place;
    else if (m_isFirst && jumpTo(place))
        return true;
    do {
        if (!next())
            return false;
    } while (m_last < place);
    return true;
}

/// A window that is the last one but one for a place takes all that end in it and goes on to the
/// next one on the nodes, whatever windows were before it. False: windows do not double.
/// @param place  of one on the nodes
bool RemovalGroups::jumpTo(std::size_t place)
{
    const auto first = firstOn(m_removed);
    if (m_step > 0)
        return false;
    const auto& running = m_occupancy.running();
    setBase(first);
    while (running[place].end > m_base + m_window)
        m_window *= 2;
    const auto end = m_occupancy.endingBy(m_base + m_window);
    m_isFirst = false;
    auto begin = first;
    if (m_window > firstWindow)
        begin = firstOn(m_occupancy.endingBy(m_base + m_window / 2) - 1) + 1;
    if (begin > place) { // the window before has taken it
        m_window /= 2;
        m_last = place;
    } else {
        m_last = lastOfGroup(firstOn(begin), end);
    }
    m_removed = m_last + 1;
    return true;
}

/// Those on other nodes are gone through without a look at the window: the group ends with the
/// first one on these nodes at or behind the last one in the window.
/// @param end  how many end in the window
std::size_t RemovalGroups::lastOfGroup(std::size_t first, std::size_t end) const
{
    if (end <= first + 1)
        return first;
    const auto next = firstOn(end - 1);
    if (next < m_occupancy.running().size())
        return next;
    auto last = end - 1;
    while (!isOn(last, *m_nodes))
        --last;
    return last;
}

/// The window of the next group: it reaches the next job.
void RemovalGroups::widen()
{
    m_window = m_step > 0 ? m_window + m_step : m_window * 2;
    const auto& running = m_occupancy.running();
    if (m_removed >= running.size())
        return;
    const auto missing = running[m_removed].end - m_base - m_window;
    if (missing > 0 && m_step > 0)
        m_window += (missing + m_step - 1) / m_step * m_step;
    while (running[m_removed].end > m_base + m_window)
        m_window *= 2;
}

} // namespace fairlead::replay
