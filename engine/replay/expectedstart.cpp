// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/expectedstart.h"

#include <limits>

namespace fairlead::replay {

namespace {
constexpr SlurmVersion triesAtStart{24, 11};
constexpr SlurmVersion looksAtNodes{25, 5};
constexpr std::size_t largestGroup = 200;
constexpr Second firstWindow = 30;
constexpr auto nobody = std::numeric_limits<Second>::min(); // for the last end on a node
} // namespace

void ExpectedStart::refresh()
{
    m_free = m_cluster.free();
    m_leftCount = 0;
    m_knowsEnds = false;
    m_change = m_cluster.change();
}

void ExpectedStart::findLastEnds()
{
    m_lastEnd.assign(m_cluster.machine().nodes.size(), nobody);
    for (const auto& running : m_cluster.running()) {
        for (const auto& share : running.held())
            m_lastEnd[share.node] = running.end;
    }
    m_knowsEnds = true;
}

const ExpectedStart::Left& ExpectedStart::leftBy(Second moment)
{
    if (!m_knowsEnds)
        findLastEnds();
    for (std::size_t i = 0; i < m_leftCount; ++i) {
        if (m_left[i].by == moment)
            return m_left[i];
    }
    const auto nodes = m_lastEnd.size();
    if (m_leftCount == m_left.size())
        m_left.push_back({0, NodeSet(nodes), std::vector<std::uint32_t>(nodes)});
    auto& left = m_left[m_leftCount++];
    left.by = moment;
    left.nodes.clear();
    for (std::size_t i = 0; i < nodes; ++i) {
        left.cpus[i] = m_free.cpus(i);
        if (m_lastEnd[i] <= moment)
            left.nodes.insert(i);
    }
    for (const auto& running : m_cluster.running()) {
        if (running.end > moment)
            break;
        for (const auto& share : running.held())
            left.cpus[share.node] += share.cpus;
    }
    return left;
}

/// A bound: false: not on these nodes.
bool ExpectedStart::mayHoldBy(Second moment, const Question& question, std::uint64_t whole)
{
    const auto& left = leftBy(moment);
    if (whole > 0)
        return question.nodes->countIn(left.nodes) >= whole;
    const auto nodes = std::max(question.demand->maxNodes, 1U);
    const auto each = (std::uint64_t{question.demand->cpus} + nodes - 1) / nodes;
    return question.nodes->hasAny([&](std::size_t node) { return left.cpus[node] >= each; });
}

/// How many nodes must have been left by all for the demand to fit: a bound for those who need some
/// of them whole.
std::uint64_t ExpectedStart::wholeNodes(const Demand& demand) const
{
    const auto ofOthers = std::uint64_t{demand.maxNodes} * (m_most - 1);
    const bool isPart = demand.cpus <= ofOthers || m_free.isOverdrawn();
    return isPart ? 0 : demand.cpus - ofOthers;
}

Second ExpectedStart::find(const Question& question)
{
    if (m_change != m_cluster.change())
        refresh();
    const auto whole = wholeNodes(*question.demand);
    if (question.later != 0 && !mayHoldBy(question.later, question, whole))
        return 0;
    const bool isNew = m_cluster.parameters().release >= triesAtStart;
    const bool isLater = isNew && question.tried > question.now;
    const auto empty = whole > 0 ? question.nodes->countIn(leftBy(nobody).nodes) : 0;
    m_missing = whole - std::min<std::uint64_t>(whole, empty);
    m_removed.clear();
    m_given = 0;
    countRoom(*question.nodes);
    if (!isLater && fits(question))
        return question.now;
    if (question.isNowOnly)
        return 0;
    const auto start = search(question, isNew);
    takeAgain(*question.nodes);
    return start;
}

void ExpectedStart::countRoom(const NodeSet& nodes)
{
    m_room.clear();
    m_free.withRoom().forEachIn(nodes, [&](std::size_t node) { m_room.add(m_free.cpus(node)); });
}

Second ExpectedStart::search(const Question& question, bool isNew)
{
    const auto& running = m_cluster.running();
    Removal removal;
    removal.window = firstWindow;
    if (isNew && removePast(question, removal))
        return question.now;
    const auto past = m_removed.size();
    while (removal.next < running.size()) {
        if (!removeGroup(question, removal) || m_removed.size() == past)
            return 0; // nobody else has any of the nodes
        widen(removal);
        if (isDropped(m_removed.back(), question) || !fits(question))
            continue;
        const bool looks = m_cluster.parameters().release >= looksAtNodes;
        return endOf(looks ? lastRelevant(past) : m_removed.back(), question);
    }
    return 0;
}

/// Before 24.11: it is behind the moment at which nodes come back, and Slurm would drop it.
bool ExpectedStart::isDropped(std::size_t place, const Question& question) const
{
    return m_cluster.parameters().release < triesAtStart && question.later != 0
        && m_cluster.running()[place].end > question.later;
}

/// Whether the demand fits on what is free when the removed have given back what they hold.
bool ExpectedStart::fits(const Question& question)
{
    if (m_missing > 0)
        return false;
    for (; m_given < m_removed.size(); ++m_given)
        giveBack(m_removed[m_given], *question.nodes);
    const auto& demand = *question.demand;
    return m_room.mayHold(demand.cpus, demand.minNodes, demand.maxNodes)
        && m_placement.choose(demand, m_free, *question.nodes);
}

/// From 24.11 on: who has ended by the tried start is gone; whether that is enough.
bool ExpectedStart::removePast(const Question& question, Removal& removal)
{
    const auto& running = m_cluster.running();
    for (; removal.next < running.size(); ++removal.next) {
        if (running[removal.next].end > question.tried)
            break;
        (void)remove(running[removal.next], *question.nodes);
        m_removed.push_back(removal.next);
    }
    return fits(question);
}

/// False: it holds none of the nodes.
bool ExpectedStart::remove(const Running& running, const NodeSet& nodes)
{
    if (running.count == 1 && !nodes.contains(running.firstNode))
        return false;
    bool isOnAny = false;
    for (const auto& share : running.held()) {
        if (!nodes.contains(share.node))
            continue;
        isOnAny = true;
        if (m_missing == 0)
            break;
        if (m_lastEnd[share.node] == running.end)
            --m_missing;
    }
    return isOnAny;
}

/// What is on other nodes does not count.
void ExpectedStart::giveBack(std::size_t place, const NodeSet& nodes)
{
    for (const auto& share : m_cluster.running()[place].held()) {
        if (!nodes.contains(share.node))
            continue;
        const auto before = m_free.cpus(share.node);
        m_free.giveBack(share);
        m_room.grow(before, m_free.cpus(share.node));
    }
}

void ExpectedStart::takeAgain(const NodeSet& nodes)
{
    for (std::size_t i = 0; i < m_given; ++i) {
        for (const auto& share : m_cluster.running()[m_removed[i]].held()) {
            if (nodes.contains(share.node))
                m_free.take(share);
        }
    }
}

/// False: the others end after other nodes have come back. Before 24.11 Slurm finds such a start
/// and drops it.
bool ExpectedStart::removeGroup(const Question& question, Removal& removal)
{
    const auto& running = m_cluster.running();
    const bool isNew = m_cluster.parameters().release >= triesAtStart;
    for (std::size_t taken = 0; removal.next < running.size();) {
        const auto place = removal.next++;
        const auto end = running[place].end;
        if (!remove(running[place], *question.nodes))
            continue; // without a look at the window
        const bool isBehind = question.later != 0 && end > question.later;
        if (isBehind && (isNew || taken == 0))
            return false;
        if (removal.base == 0)
            removal.base = end + firstWindow - end % firstWindow;
        m_removed.push_back(place);
        const bool goesOn = removal.next < running.size() && ++taken < largestGroup
            && running[removal.next].end <= removal.base + removal.window;
        if (!goesOn)
            break;
    }
    return true;
}

/// The window of the next group: it reaches the next job.
void ExpectedStart::widen(Removal& removal) const
{
    const auto step = m_cluster.parameters().windowStep;
    removal.window = step > 0 ? removal.window + step : removal.window * 2;
    const auto& running = m_cluster.running();
    if (removal.next >= running.size())
        return;
    const auto missing = running[removal.next].end - removal.base - removal.window;
    if (missing > 0 && step > 0)
        removal.window += (missing + step - 1) / step * step;
    while (running[removal.next].end > removal.base + removal.window)
        removal.window *= 2;
}

/// The last of the removed that shares a node with the choice.
std::size_t ExpectedStart::lastRelevant(std::size_t past) const
{
    for (auto i = m_removed.size(); i-- > past;) {
        const auto held = m_cluster.running()[m_removed[i]].held();
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
    const auto& running = m_cluster.running()[place];
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
