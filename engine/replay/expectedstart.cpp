// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/expectedstart.h"

namespace fairlead::replay {

namespace {
constexpr SlurmVersion triesAtStart{24, 11};
constexpr SlurmVersion looksAtNodes{25, 5};
constexpr std::size_t largestGroup = 200;
constexpr Second firstWindow = 30;
} // namespace

/// Copies what a run asks again and again.
void ExpectedStart::refresh()
{
    m_free = m_cluster.free();
    m_running.clear();
    for (const auto id : m_cluster.running()) {
        const auto& live = m_cluster.live(id);
        m_running.push_back({live.expectedEnd, live.shares, live.holding.minutes});
    }
    m_isCurrent = true;
}

Second ExpectedStart::find(const Question& question)
{
    const bool isNew = m_cluster.parameters().release >= triesAtStart;
    const bool isLater = isNew && question.tried > question.now;
    if (!isLater && m_placement.choose(*question.demand, m_cluster.free(), *question.nodes))
        return question.now;
    if (question.isNowOnly)
        return 0;
    if (!m_isCurrent)
        refresh();
    m_removed.clear();
    const auto start = search(question, isNew);
    for (const auto place : m_removed)
        m_free.take(m_running[place].shares);
    return start;
}

Second ExpectedStart::search(const Question& question, bool isNew)
{
    Removal removal;
    removal.window = firstWindow;
    m_freeCpus = 0;
    m_free.withRoom().forEachIn(*question.nodes,
                                [&](std::size_t node) { m_freeCpus += m_free.cpus(node); });
    if (isNew && removePast(question, removal))
        return question.now;
    const auto past = m_removed.size();
    while (removal.next < m_running.size()) {
        if (!removeGroup(question, removal) || m_removed.size() == past)
            return 0; // nobody else has any of the nodes
        widen(removal);
        if (!fits(question))
            continue;
        const bool looks = m_cluster.parameters().release >= looksAtNodes;
        return endOf(looks ? lastRelevant(past) : m_removed.back(), question);
    }
    return 0;
}

bool ExpectedStart::fits(const Question& question)
{
    return m_freeCpus >= question.demand->cpus
        && m_placement.choose(*question.demand, m_free, *question.nodes);
}

/// From 24.11 on: who has ended by the tried start is gone; whether that is enough.
bool ExpectedStart::removePast(const Question& question, Removal& removal)
{
    for (; removal.next < m_running.size(); ++removal.next) {
        if (m_running[removal.next].end > question.tried)
            break;
        giveBack(removal.next, *question.nodes);
    }
    return fits(question);
}

void ExpectedStart::giveBack(std::size_t place, const NodeSet& nodes)
{
    const auto shares = m_running[place].shares;
    m_free.giveBack(shares);
    for (const auto& share : shares)
        m_freeCpus += nodes.contains(share.node) ? share.cpus : 0;
    m_removed.push_back(place);
}

/// False: from 24.11 on, the others end after other nodes have come back.
bool ExpectedStart::removeGroup(const Question& question, Removal& removal)
{
    const bool isNew = m_cluster.parameters().release >= triesAtStart;
    for (std::size_t taken = 0; removal.next < m_running.size();) {
        const auto place = removal.next++;
        const auto& running = m_running[place];
        if (!usesAny(running, *question.nodes))
            continue; // without a look at the window
        if (isNew && question.later != 0 && running.end > question.later)
            return false;
        if (removal.base == 0)
            removal.base = running.end + firstWindow - running.end % firstWindow;
        giveBack(place, *question.nodes);
        const bool goesOn = removal.next < m_running.size() && ++taken < largestGroup
            && m_running[removal.next].end <= removal.base + removal.window;
        if (!goesOn)
            break;
    }
    return true;
}

/// The window of the next group: it reaches the next job.
void ExpectedStart::widen(Removal& removal) const
{
    const auto step = m_cluster.parameters().windowStep;
    const auto grow
        = [&] { removal.window = step > 0 ? removal.window + step : removal.window * 2; };
    grow();
    while (removal.next < m_running.size()
           && m_running[removal.next].end > removal.base + removal.window)
        grow();
}

bool ExpectedStart::usesAny(const Running& running, const NodeSet& nodes)
{
    return std::any_of(running.shares.begin(), running.shares.end(),
                       [&](const Share& share) { return nodes.contains(share.node); });
}

/// The last of the removed that shares a node with the choice.
std::size_t ExpectedStart::lastRelevant(std::size_t past) const
{
    for (auto i = m_removed.size(); i-- > past;) {
        const auto held = m_running[m_removed[i]].shares;
        for (const auto& share : m_placement.shares()) {
            if (std::ranges::binary_search(held, share.node, {}, &Share::node))
                return m_removed[i];
        }
    }
    return m_removed.back();
}

/// A job over its limit is expected to be killed.
Second ExpectedStart::endOf(std::size_t place, const Question& question) const
{
    const auto& running = m_running[place];
    const auto& parameters = m_cluster.parameters();
    if (running.end > question.now)
        return running.end;
    if (parameters.overTimeLimit == noLimit)
        return question.now + std::int64_t{60} * running.minutes;
    const auto killed
        = running.end + parameters.killWait + std::int64_t{60} * parameters.overTimeLimit;
    return std::max(killed, question.now + 1);
}

} // namespace fairlead::replay
