// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/expectedstart.h"

#include "engine/base/clones.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
constexpr SlurmVersion triesAtStart{24, 11};
constexpr SlurmVersion looksAtNodes{25, 5};
constexpr std::size_t largestGroup = 200;
constexpr Second firstWindow = 30;
} // namespace

void ExpectedStart::refresh()
{
    if (m_change != m_cluster.change())
        m_byEnd.refresh();
    m_change = m_cluster.change();
    if (m_isPlain || m_freeChange == m_change)
        return;
    m_free = m_cluster.free();
    m_freeChange = m_change;
    m_given = 0;
}

Second ExpectedStart::find(const Question& question)
{
    const auto& demand = *question.demand;
    m_isPlain = m_placement.isPlain(demand, m_cluster.free());
    refresh();
    if (question.later != 0 && !m_byEnd.mayHoldBy(question.later, demand, *question.nodes))
        return 0;
    const bool isNew = m_cluster.parameters().release >= triesAtStart;
    const bool isLater = isNew && question.tried > question.now;
    const auto whole = m_byEnd.wholeNodes(demand);
    const auto empty = whole > 0 ? m_byEnd.emptyNow(*question.nodes) : 0;
    m_missing = whole - std::min<std::uint64_t>(whole, empty);
    m_removed = 0;
    m_isMomentary = false;
    m_countsTotal = whole == 0 && !m_cluster.free().isOverdrawn();
    m_total = m_countsTotal ? m_cluster.free().counts().sumIn(*question.nodes) : 0;
    if (!isLater && fits(question))
        return question.now;
    if (question.isNowOnly)
        return 0;
    return search(question, isNew);
}

Second ExpectedStart::search(const Question& question, bool isNew)
{
    const auto& running = m_cluster.running();
    Removal removal;
    removal.window = firstWindow;
    if (isNew && removePast(question))
        return question.now;
    const auto past = m_removed;
    while (m_removed < running.size()) {
        if (!removeGroup(question, removal))
            return 0; // nobody else has any of the nodes
        widen(removal);
        if (isDropped(removal.last, question) || !fits(question))
            continue;
        const bool looks = m_cluster.parameters().release >= looksAtNodes;
        return endOf(looks ? lastRelevant(past, removal) : removal.last, question);
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
    const auto& demand = *question.demand;
    if (m_missing > 0 || (m_countsTotal && m_total < demand.cpus))
        return false;
    const auto& nodes = *question.nodes;
    if (m_isPlain)
        return m_placement.choose(demand, m_byEnd.roomAfter(m_removed), nodes);
    if (!m_cluster.free().isOverdrawn()
        && !m_placement.mayFit(demand, m_byEnd.roomAfter(m_removed), nodes))
        return false;
    giveBack();
    return m_placement.choose(demand, m_free, nodes);
}

/// From 24.11 on: who has ended by the tried start is gone; whether that is enough.
bool ExpectedStart::removePast(const Question& question)
{
    remove(m_cluster.endingBy(question.tried), question);
    return fits(question);
}

bool ExpectedStart::isOn(std::size_t place, const NodeSet& nodes) const
{
    for (const auto& block : m_cluster.running()[place].blocks()) {
        if ((block.nodes & nodes.word(block.word)) != 0)
            return true;
    }
    return false;
}

/// The first one from `place` on that holds one of the nodes, or the number of all.
std::size_t ExpectedStart::firstOn(std::size_t place, const NodeSet& nodes) const
{
    while (place < m_cluster.running().size() && !isOn(place, nodes))
        ++place;
    return place;
}

/// Removes all before `end`. Counts only until it is known that it may be enough.
FAIRLEAD_CLONES
void ExpectedStart::remove(std::size_t end, const Question& question)
{
    const auto& nodes = *question.nodes;
    const auto first = m_removed;
    m_removed = std::max(end, first);
    if (m_missing > 0)
        m_missing -= std::min(m_missing, m_byEnd.emptiedBy(first, m_removed, nodes));
    for (auto i = first; m_countsTotal && i < m_removed && m_total < question.demand->cpus; ++i) {
        for (const auto& block : m_cluster.running()[i].blocks())
            m_total
                += std::uint64_t{NodeSet::ones(block.nodes & nodes.word(block.word))} * block.cpus;
    }
}

/// From what the last question gave back to what this one does.
void ExpectedStart::giveBack()
{
    const auto& running = m_cluster.running();
    for (; m_given < m_removed; ++m_given) {
        for (const auto& share : running[m_given].held())
            m_free.giveBackUncounted(share);
    }
    while (m_given > m_removed) {
        for (const auto& share : running[--m_given].held())
            m_free.takeUncounted(share);
    }
}

/// False: nobody else has any of the nodes, or they end after other nodes have come back. Before
/// 24.11 Slurm finds such a start and drops it.
bool ExpectedStart::removeGroup(const Question& question, Removal& removal)
{
    const auto& running = m_cluster.running();
    const bool isNew = m_cluster.parameters().release >= triesAtStart;
    const auto isBehind = [&](std::size_t place) {
        return question.later != 0 && running[place].end > question.later;
    };
    const auto first = firstOn(m_removed, *question.nodes);
    if (first == running.size() || isBehind(first))
        return false;
    if (removal.base == 0)
        removal.base = running[first].end + firstWindow - running[first].end % firstWindow;
    removal.last
        = lastOfGroup(first, m_cluster.endingBy(removal.base + removal.window), *question.nodes);
    if (isNew && isBehind(removal.last))
        return false;
    remove(removal.last + 1, question);
    return true;
}

/// Those on other nodes are gone through without a look at the window: the group ends with the
/// first one on these nodes at or behind the last one in the window.
/// @param end  how many end in the window
std::size_t ExpectedStart::lastOfGroup(std::size_t first, std::size_t end,
                                       const NodeSet& nodes) const
{
    if (end <= first + 1)
        return first;
    auto last = first;
    if (end - first > largestGroup) { // perhaps too many: they are counted
        std::size_t taken = 1;
        for (auto place = first + 1; place < end && taken < largestGroup; ++place) {
            if (isOn(place, nodes)) {
                last = place;
                ++taken;
            }
        }
        if (taken == largestGroup)
            return last;
    }
    const auto next = firstOn(end - 1, nodes);
    if (next < m_cluster.running().size())
        return next;
    for (last = end - 1; !isOn(last, nodes);)
        --last;
    return last;
}

/// The window of the next group: it reaches the next job.
void ExpectedStart::widen(Removal& removal) const
{
    const auto step = m_cluster.parameters().windowStep;
    removal.window = step > 0 ? removal.window + step : removal.window * 2;
    const auto& running = m_cluster.running();
    if (m_removed >= running.size())
        return;
    const auto missing = running[m_removed].end - removal.base - removal.window;
    if (missing > 0 && step > 0)
        removal.window += (missing + step - 1) / step * step;
    while (running[m_removed].end > removal.base + removal.window)
        removal.window *= 2;
}

/// The last of the removed that shares a node with the choice.
std::size_t ExpectedStart::lastRelevant(std::size_t past, const Removal& removal)
{
    m_placement.putNodes(m_chosen);
    for (auto place = m_removed; place-- > past;) {
        if (isOn(place, m_chosen))
            return place;
    }
    return removal.last;
}

/// A job over its limit is expected to be killed.
Second ExpectedStart::endOf(std::size_t place, const Question& question)
{
    const auto& running = m_cluster.running()[place];
    const auto& parameters = m_cluster.parameters();
    if (running.end > question.now)
        return running.end;
    m_isMomentary = true;
    if (running.overMinutes == noLimit)
        return question.now + std::int64_t{60} * running.minutes;
    const auto killed = running.end + parameters.killWait + std::int64_t{60} * running.overMinutes;
    return std::max(killed, question.now + 1);
}

} // namespace fairlead::replay
