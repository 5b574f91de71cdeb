// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/roombyend.h"

#include "engine/base/clones.h"

#include <algorithm>
#include <limits>

namespace fairlead::replay {

namespace {
constexpr std::size_t lastsTogether = 16;
constexpr auto atOnce = std::numeric_limits<Second>::min();
} // namespace

RoomByEnd::RoomByEnd(const Occupancy& occupancy)
    : m_occupancy(occupancy)
    , m_unheld(occupancy.machine().nodes.size())
{
    for (const auto& node : occupancy.machine().nodes)
        m_largest = std::max(m_largest, node.cpus);
}

void RoomByEnd::refresh()
{
    m_emptyCount = 0;
    m_roomOrder.clear();
    m_knowsLast = false;
}

std::uint64_t RoomByEnd::wholeNodes(const Demand& demand) const
{
    const auto ofOthers = std::uint64_t{demand.maxNodes} * (m_largest - 1);
    const bool isPart = demand.cpus <= ofOthers || m_occupancy.free().isOverdrawn();
    return isPart ? 0 : demand.cpus - ofOthers;
}

FAIRLEAD_CLONES
std::uint64_t RoomByEnd::emptyNow(const NodeSet& nodes)
{
    return nodes.countIn(emptyBy(atOnce));
}

FAIRLEAD_CLONES
bool RoomByEnd::mayHoldBy(Second moment, const Demand& demand, const NodeSet& nodes, bool hasCpus)
{
    if (m_occupancy.free().isOverdrawn())
        return true;
    if (const auto whole = wholeNodes(demand); whole > 0)
        return nodes.countIn(emptyBy(moment)) >= whole;
    const auto most = std::max(demand.maxNodes, 1U);
    const auto each = (std::uint64_t{demand.cpus} + most - 1) / most;
    if (hasCpus && each <= 1)
        return true;
    const auto& room = roomAfter(m_occupancy.endingBy(moment));
    if (!hasCpus && room.sumIn(nodes, demand.cpus) < demand.cpus)
        return false;
    return each <= 1 || hasRoomOf(room, each, nodes);
}

/// Whether one of the nodes has so many CPUs.
bool RoomByEnd::hasRoomOf(const CpuCounts& room, std::uint64_t cpus, const NodeSet& nodes) const
{
    for (std::size_t i = 0; i < nodes.wordCount(); ++i) {
        if (nodes.word(i) != 0 && (nodes.word(i) & room.atLeast(i, cpus)) != 0)
            return true;
    }
    return false;
}

FAIRLEAD_CLONES
std::uint64_t RoomByEnd::emptiedBy(std::size_t first, std::size_t end, const NodeSet& nodes)
{
    if (!m_knowsLast)
        findLast();
    std::uint64_t sum = 0;
    for (auto i = m_firstLast[first]; i < m_firstLast[end]; ++i)
        sum += NodeSet::onesOfOne(m_last[i].nodes & nodes.word(m_last[i].word));
    return sum;
}

FAIRLEAD_CLONES
std::size_t RoomByEnd::emptiedAt(std::size_t first, std::uint64_t count, const NodeSet& nodes)
{
    if (!m_knowsLast)
        findLast();
    auto i = m_firstLast[first];
    const auto left = m_last.size();
    const auto countTo = [&](std::size_t end) {
        std::uint64_t sum = 0;
        for (; i < end && sum < count; ++i)
            sum += NodeSet::onesOfOne(m_last[i].nodes & nodes.word(m_last[i].word));
        count -= std::min(count, sum);
        return count == 0;
    };
    const auto here = [&] { return std::size_t{m_last[i - 1].place}; };
    auto step = (i + lastsTogether - 1) / lastsTogether;
    if (countTo(std::min(step * lastsTogether, left)))
        return here();
    // Many at once: the last sum that is not enough.
    if (step < m_upTo.size()) {
        const auto before = nodes.countIn(m_upTo[step]);
        std::uint64_t most = before;
        for (auto end = m_upTo.size(); end - step > 1;) {
            const auto middle = step + (end - step) / 2;
            const auto sum = nodes.countIn(m_upTo[middle]);
            (sum - before < count ? step : end) = middle;
            most = sum - before < count ? sum : most;
        }
        count -= most - before;
        i = step * lastsTogether;
    }
    return countTo(left) ? here() : m_occupancy.running().size();
}

void RoomByEnd::findLast()
{
    const auto& running = m_occupancy.running();
    m_firstLast.assign(running.size() + 1, 0);
    m_last.clear();
    NodeSet seen(m_occupancy.machine().nodes.size());
    for (auto place = running.size(); place-- > 0;) {
        for (const auto& block : running[place].blocks()) {
            const auto nodes = block.nodes & ~seen.word(block.word);
            if (nodes != 0)
                m_last.push_back({block.word, static_cast<std::uint32_t>(place), nodes});
            seen.insertIn(block.word, block.nodes);
        }
        m_firstLast[place] = m_last.size();
    }
    m_unheld.fill();
    m_unheld -= seen;
    std::ranges::reverse(m_last);
    for (auto& first : m_firstLast)
        first = m_last.size() - first;
    sumLast();
    m_knowsLast = true;
}

void RoomByEnd::sumLast()
{
    m_upTo.resize(m_last.size() / lastsTogether + 1, NodeSet(m_occupancy.machine().nodes.size()));
    m_upTo[0].clear();
    for (std::size_t i = 0; i + 1 < m_upTo.size(); ++i) {
        m_upTo[i + 1] = m_upTo[i];
        for (auto k = i * lastsTogether; k < (i + 1) * lastsTogether; ++k)
            m_upTo[i + 1].insertIn(m_last[k].word, m_last[k].nodes);
    }
}

const NodeSet& RoomByEnd::emptyBy(Second moment)
{
    auto& guess = m_guesses[static_cast<std::uint64_t>(moment) / 30 % m_guesses.size()];
    if (guess < m_emptyCount && m_empties[guess].by == moment)
        return m_empties[guess].nodes;
    for (std::size_t i = 0; i < m_emptyCount; ++i) {
        if (m_empties[i].by == moment) {
            guess = static_cast<std::uint32_t>(i);
            return m_empties[i].nodes;
        }
    }
    guess = static_cast<std::uint32_t>(m_emptyCount);
    if (m_emptyCount == m_empties.size())
        m_empties.push_back({0, NodeSet(m_occupancy.machine().nodes.size())});
    auto& empty = m_empties[m_emptyCount++];
    empty.by = moment;
    putEmpty(moment, empty.nodes);
    return empty.nodes;
}

/// Those that nobody holds now, and those that are left by then.
void RoomByEnd::putEmpty(Second moment, NodeSet& nodes)
{
    if (!m_knowsLast)
        findLast();
    const auto end = m_firstLast[m_occupancy.endingBy(moment)];
    const auto step = end / lastsTogether;
    nodes = m_upTo[step];
    for (auto i = step * lastsTogether; i < end; ++i)
        nodes.insertIn(m_last[i].word, m_last[i].nodes);
    nodes |= m_unheld;
}

/// Made from the last one before it, if there is one.
FAIRLEAD_CLONES
const CpuCounts& RoomByEnd::roomAfter(std::size_t count)
{
    if (count == 0)
        return m_occupancy.free().counts();
    const auto place = std::ranges::lower_bound(m_roomOrder, count, {},
                                                [&](auto room) { return m_rooms[room].count; });
    if (place != m_roomOrder.end() && m_rooms[*place].count == count)
        return m_rooms[*place].cpus;
    const auto added = m_roomOrder.size();
    if (added == m_rooms.size())
        m_rooms.emplace_back();
    auto& room = m_rooms[added];
    const auto* before = place == m_roomOrder.begin() ? nullptr : &m_rooms[*(place - 1)];
    room.count = count;
    room.cpus = before != nullptr ? before->cpus : m_occupancy.free().counts();
    for (auto i = before != nullptr ? before->count : 0; i < count; ++i) {
        for (const auto& block : m_occupancy.running()[i].blocks())
            room.cpus.add(block.word, block.nodes, block.cpus);
    }
    m_roomOrder.insert(place, static_cast<std::uint32_t>(added));
    return room.cpus;
}

} // namespace fairlead::replay
