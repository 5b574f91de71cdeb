// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/expectedstart.h"

#include "engine/base/clones.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
constexpr SlurmVersion triesAtStart{24, 11};
constexpr SlurmVersion looksAtNodes{25, 5};
} // namespace

void ExpectedStart::refresh()
{
    refreshBounds();
    if (m_isPlain || m_freeChange == m_change)
        return;
    m_free = m_occupancy.free();
    m_freeChange = m_change;
    m_given = 0;
}

FAIRLEAD_CLONES
Second ExpectedStart::find(const Question& question)
{
    const auto& demand = *question.demand;
    m_isPlain = m_placement.isPlain(demand, m_occupancy.free());
    refresh();
    const auto whole = m_byEnd.wholeNodes(demand);
    if (question.later != 0 && whole == 0
        && !m_byEnd.mayHoldBy(question.later, demand, *question.nodes, question.hasCpus))
        return 0;
    const bool isNew = m_cluster.parameters().release >= triesAtStart && !isLinear();
    const bool isLater = isNew && question.tried > question.now;
    const auto empty = whole > 0 ? m_byEnd.emptyNow(*question.nodes) : 0;
    m_missing = whole - std::min<std::uint64_t>(whole, empty);
    m_removed = 0;
    m_isMomentary = false;
    m_countsTotal = whole == 0 && !m_occupancy.free().isOverdrawn();
    m_total = m_countsTotal ? m_occupancy.free().counts().sumIn(*question.nodes, demand.cpus) : 0;
    if (!isLater && fits(question))
        return question.now;
    if (question.isNowOnly)
        return 0;
    return search(question, isNew);
}

/// Groups that give back too little for sure are passed over. One that ends after other nodes have
/// come back is of no use, nor are those behind it.
Second ExpectedStart::search(const Question& question, bool isNew)
{
    const auto& running = m_occupancy.running();
    if (isNew && removePast(question))
        return question.now;
    const auto past = m_removed;
    const auto isBehind = [&](std::size_t place) {
        return question.later != 0 && running[place].end > question.later;
    };
    const auto enough = enoughAt(question);
    if (enough == running.size() || isBehind(enough))
        return 0;
    const bool prefersBusy = m_cluster.parameters().prefersBusy && !isLinear();
    if (prefersBusy)
        findIdle();
    m_groups.begin(*question.nodes, past, m_noneBefore);
    for (bool isThere = m_groups.reach(enough); isThere; isThere = m_groups.next()) {
        if (isBehind(m_groups.last()))
            return 0;
        m_removed = m_groups.last() + 1;
        m_missing = 0;
        m_countsTotal = false;
        if (!(prefersBusy ? fitsOnBusy(question) : fits(question)))
            continue;
        const bool looks = m_cluster.parameters().release >= looksAtNodes && !isLinear();
        return endOf(looks ? lastRelevant(past) : m_groups.last(), question);
    }
    return 0;
}

/// The place of the running job before whose end the demand does not fit; their number: it never
/// does.
std::size_t ExpectedStart::enoughAt(const Question& question)
{
    const auto all = m_occupancy.running().size();
    m_noneBefore = m_removed;
    if (m_missing > 0)
        return m_byEnd.emptiedAt(m_removed, m_missing, *question.nodes);
    if (!m_countsTotal)
        return m_removed;
    const auto enough = question.demand->cpus;
    const auto reach = m_held.reach(m_removed, all, *question.nodes, m_total, enough);
    m_noneBefore = reach.firstOn;
    return reach.total < enough ? all : reach.place;
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
    if (!m_occupancy.free().isOverdrawn()
        && !m_placement.mayFit(demand, m_byEnd.roomAfter(m_removed), nodes))
        return false;
    giveBack();
    return m_placement.choose(demand, m_free, nodes);
}

void ExpectedStart::findIdle()
{
    m_idle = m_occupancy.usable();
    m_idle -= m_occupancy.completing();
    m_occupancy.usable().forEach([&](std::size_t node) {
        if (!m_occupancy.free().isEmpty(node))
            m_idle.erase(node);
    });
}

bool ExpectedStart::fitsOnBusy(const Question& question)
{
    auto demand = *question.demand;
    demand.idle = &m_idle;
    m_isPlain = false;
    refresh();
    giveBack();
    return m_placement.choose(demand, m_free, *question.nodes);
}

/// From 24.11 on: who has ended by the tried start is gone; whether that is enough.
bool ExpectedStart::removePast(const Question& question)
{
    remove(m_occupancy.endingBy(question.tried), question);
    return fits(question);
}

/// Removes all before `end`. Counts only until it is known that it may be enough.
void ExpectedStart::remove(std::size_t end, const Question& question)
{
    const auto& nodes = *question.nodes;
    const auto first = m_removed;
    m_removed = std::max(end, first);
    if (m_missing > 0)
        m_missing -= std::min(m_missing, m_byEnd.emptiedBy(first, m_removed, nodes));
    if (m_countsTotal)
        m_total = m_held.reach(first, m_removed, nodes, m_total, question.demand->cpus).total;
}

/// From what the last question gave back to what this one does.
void ExpectedStart::giveBack()
{
    const auto& running = m_occupancy.running();
    for (; m_given < m_removed; ++m_given) {
        for (const auto& share : running[m_given].held())
            m_free.giveBackUncounted(share);
    }
    while (m_given > m_removed) {
        for (const auto& share : running[--m_given].held())
            m_free.takeUncounted(share);
    }
}

/// The last of the removed that shares a node with the choice.
std::size_t ExpectedStart::lastRelevant(std::size_t past)
{
    m_placement.putNodes(m_chosen);
    for (auto place = m_removed; place-- > past;) {
        if (m_groups.isOn(place, m_chosen))
            return place;
    }
    return m_groups.last();
}

/// A job over its limit is expected to be killed; select/linear expects it to end.
Second ExpectedStart::endOf(std::size_t place, const Question& question)
{
    const auto& running = m_occupancy.running()[place];
    const auto& parameters = m_cluster.parameters();
    if (running.end > question.now)
        return running.end;
    m_isMomentary = true;
    if (isLinear())
        return question.now + 1;
    if (running.overMinutes == noLimit)
        return question.now + std::int64_t{60} * running.minutes;
    const auto killed = running.end + parameters.killWait + std::int64_t{60} * running.overMinutes;
    return std::max(killed, question.now + 1);
}

} // namespace fairlead::replay
