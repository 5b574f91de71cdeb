// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/cpuplacement.h"

#include "engine/base/clones.h"

#include <algorithm>
#include <bit>

namespace fairlead::replay {

namespace {
constexpr auto wordSize = static_cast<std::uint32_t>(NodeSet::wordSize);

/// CPUs of a core; 0: not the same on all nodes.
std::uint32_t threadsOf(const Machine& machine)
{
    const auto threads = machine.nodes.empty() ? 1U : machine.nodes.front().threads;
    const bool isSame = std::ranges::all_of(
        machine.nodes, [&](const Node& node) { return node.threads == threads; });
    return isSame ? threads : 0;
}
} // namespace

CpuPlacement::CpuPlacement(const Machine& machine)
    : m_machine(machine)
    , m_isMemoryConsumed(machine.isMemoryConsumed)
    , m_threads(threadsOf(machine))
    , m_runs(machine)
    , m_chosen(machine.nodes.size())
{
    for (const auto& node : machine.nodes)
        m_largest = std::max(m_largest, node.cpus);
    m_kept.resize(m_chosen.wordCount());
    m_search.resize(m_chosen.wordCount());
}

bool CpuPlacement::choose(const Demand& demand, const CpuCounts& free, const NodeSet& allowed)
{
    if (!mayFit(demand, free, allowed))
        return false;
    const bool isTight
        = !isWhole(demand) && demand.maxNodes < std::min<std::size_t>(m_keptCount, demand.cpus);
    m_most = isTight ? mostOffered(free) : m_largest;
    // Nodes with few CPUs may use up the nodes that are allowed: without them it may fit. Only what
    // leaves a node out that decided is another trial.
    while (!tryAll(demand, free)) {
        if (m_keptCount < demand.minNodes || m_keptCount == 0)
            return false;
        if (!m_runs.putDeciding(m_search))
            m_search = m_kept;
        dropBelow(free, leastSearched(free) + 1);
    }
    return true;
}

std::span<const Share> CpuPlacement::sharesOf(const CpuCounts& free)
{
    m_shares.clear();
    m_chosen.forEach([&](std::size_t node) {
        m_shares.push_back({static_cast<std::uint32_t>(node), free[node], 0, 0});
    });
    for (const auto& part : m_parts) {
        const auto place = std::ranges::lower_bound(m_shares, part.node, {}, &Share::node);
        place->cpus = part.cpus;
    }
    return m_shares;
}

bool CpuPlacement::mayFit(const Demand& demand, const CpuCounts& free, const NodeSet& allowed)
{
    findOffers(demand, free, allowed);
    return isEnough(demand, free);
}

FAIRLEAD_CLONES
void CpuPlacement::findOffers(const Demand& demand, const CpuCounts& free, const NodeSet& allowed)
{
    const bool isSingle = demand.maxNodes == 1; // it must fit on one
    for (std::size_t i = 0; i < m_kept.size(); ++i)
        m_kept[i] = allowed.word(i);
    m_keptCount = isSingle ? free.keepAtLeast(m_kept, demand.tasks()) : free.keepAny(m_kept);
}

/// A bound that most requests on a full machine already miss.
FAIRLEAD_CLONES
bool CpuPlacement::isEnough(const Demand& demand, const CpuCounts& free)
{
    if (m_keptCount < demand.minNodes)
        return false;
    if (m_keptCount > demand.maxNodes)
        return demand.maxNodes >= demand.cpus || demand.maxNodes == 1
            || (isWhole(demand) ? countFull(free) >= demand.maxNodes
                                : roomiest(free, demand.maxNodes) >= demand.cpus);
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < m_kept.size() && sum < demand.cpus; ++i)
        sum += m_kept[i] != 0 ? free.sumInWord(i, m_kept[i]) : 0;
    return sum >= demand.cpus;
}

/// How many are as large as the largest, and empty.
std::size_t CpuPlacement::countFull(const CpuCounts& free)
{
    m_search = m_kept;
    return free.keepMost(m_search);
}

/// CPUs of the so many nodes with the most of them: there are more.
FAIRLEAD_CLONES
std::uint64_t CpuPlacement::roomiest(const CpuCounts& free, std::uint32_t nodes)
{
    m_search = m_kept; // those among which the rest is looked for: they have `common` at least
    std::uint64_t common = 0;
    std::uint64_t sum = 0;
    std::uint64_t left = nodes;
    for (auto digit = free.digits(); digit-- > 0;) {
        std::uint64_t having = 0;
        for (std::size_t i = 0; i < m_search.size(); ++i)
            having += NodeSet::ones(m_search[i] & free.digit(i, digit));
        const bool isAmongThem = having >= left;
        for (std::size_t i = 0; i < m_search.size(); ++i) {
            const auto with = m_search[i] & free.digit(i, digit);
            if (isAmongThem) {
                m_search[i] = with;
            } else {
                sum += free.sumIn(i, with);
                m_search[i] &= ~with;
            }
        }
        if (isAmongThem)
            common |= std::uint64_t{1} << digit;
        else
            left -= having;
    }
    return sum + left * common;
}

std::uint32_t CpuPlacement::mostOffered(const CpuCounts& free)
{
    m_search = m_kept;
    std::uint32_t most = 0;
    for (auto digit = free.digits(); digit-- > 0;) {
        std::uint64_t with = 0;
        for (std::size_t i = 0; i < m_search.size(); ++i)
            with |= m_search[i] & free.digit(i, digit);
        if (with == 0)
            continue;
        most |= 1U << digit;
        for (std::size_t i = 0; i < m_search.size(); ++i)
            m_search[i] &= free.digit(i, digit);
    }
    return most;
}

std::uint32_t CpuPlacement::leastSearched(const CpuCounts& free)
{
    std::uint32_t least = 0;
    for (auto digit = free.digits(); digit-- > 0;) {
        std::uint64_t without = 0;
        for (std::size_t i = 0; i < m_search.size(); ++i)
            without |= m_search[i] & ~free.digit(i, digit);
        if (without == 0) {
            least |= 1U << digit;
            continue;
        }
        for (std::size_t i = 0; i < m_search.size(); ++i)
            m_search[i] &= ~free.digit(i, digit);
    }
    return least;
}

FAIRLEAD_CLONES
void CpuPlacement::dropBelow(const CpuCounts& free, std::uint32_t least)
{
    m_keptCount = free.keepAtLeast(m_kept, least);
}

/// One trial with the nodes that are kept.
bool CpuPlacement::tryAll(const Demand& demand, const CpuCounts& free)
{
    m_chosen.clear();
    m_parts.clear();
    Rest rest{demand.cpus, demand.minNodes, demand.maxNodes, m_threads};
    m_runs.find(m_kept, free);
    while (!rest.isDone() && rest.allowed > 0) {
        const auto run = m_runs.take({rest.cpus, rest.nodes});
        if (run.count == 0 || (rest.nodes <= 1 && takeSingle(free, run, rest)))
            break;
        takeFrom(free, run, rest);
        if (isHopeless(rest))
            return false;
    }
    return rest.isDone();
}

/// The node of the run that is just large enough for all.
bool CpuPlacement::takeSingle(const CpuCounts& free, const Run& run, Rest& rest)
{
    if (rest.cpus > m_most)
        return false;
    const auto first = run.firstWord();
    const auto end = run.endWord();
    std::uint64_t any = 0;
    for (auto i = first; i < end; ++i) {
        m_search[i] = run.nodesIn(i) & free.atLeast(i, rest.cpus);
        any |= m_search[i];
    }
    if (any == 0)
        return false;
    std::uint32_t cpus = 0;
    for (auto digit = free.digits(); digit-- > 0;) {
        std::uint64_t without = 0;
        for (auto i = first; i < end; ++i)
            without |= m_search[i] & ~free.digit(i, digit);
        cpus |= without == 0 ? 1U << digit : 0U;
        for (auto i = first; i < end && without != 0; ++i)
            m_search[i] &= ~free.digit(i, digit);
    }
    auto found = first;
    while (m_search[found] == 0)
        ++found;
    const auto node
        = found * wordSize + static_cast<std::size_t>(std::countr_zero(m_search[found]));
    take(static_cast<std::uint32_t>(node), cpus, rest);
    return true;
}

void CpuPlacement::takeFrom(const CpuCounts& free, const Run& run, Rest& rest)
{
    if (rest.allowed > run.count && rest.cpus >= run.cpus + rest.kept()) {
        for (auto i = run.firstWord(); i < run.endWord(); ++i)
            m_chosen.insertIn(i, run.nodesIn(i));
        rest.take(run.cpus, run.count);
        return;
    }
    for (auto node = run.first; node < run.end();) {
        const auto word = node / wordSize;
        const auto end = std::min(run.end(), (word + 1) * wordSize);
        if (takeAll(free, word, run.nodesIn(word), rest)) {
            node = end;
            continue;
        }
        for (; node < end; ++node) {
            if (rest.allowed <= 0 || rest.isDone())
                return;
            const auto offered = free[node];
            if (rest.allowed == 1 && offered < rest.cpus)
                continue;
            take(node, offered, rest);
            if (isHopeless(rest))
                return;
        }
    }
}

/// Takes nodes of a word as they are if take() would, one after the other.
bool CpuPlacement::takeAll(const CpuCounts& free, std::size_t word, std::uint64_t nodes, Rest& rest)
{
    const std::int64_t count = NodeSet::ones(nodes);
    const auto cpus = free.sumIn(word, nodes);
    if (rest.allowed <= count || rest.cpus < cpus + rest.kept())
        return false;
    m_chosen.insertIn(word, nodes);
    rest.take(cpus, count);
    return true;
}

void CpuPlacement::take(std::uint32_t node, std::uint32_t offered, Rest& rest)
{
    const auto wanted = std::max<std::int64_t>(
        static_cast<std::int64_t>(rest.cpus) - static_cast<std::int64_t>(rest.kept()), 1);
    const auto cpus = static_cast<std::uint32_t>(std::min<std::int64_t>(wanted, offered));
    m_chosen.insert(node);
    if (cpus < offered)
        m_parts.push_back({node, m_machine.allotted(node, cpus, offered, 1), 0, 0});
    rest.take(std::min<std::uint64_t>(rest.cpus, cpus), 1);
}

} // namespace fairlead::replay
