// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/cpuplacement.h"

#include "engine/base/clones.h"

#include <algorithm>
#include <bit>

namespace fairlead::replay {

namespace {
constexpr auto wordSize = static_cast<std::uint32_t>(NodeSet::wordSize);

/// The bits from `first` on, up to `end`, in a word.
std::uint64_t bitsBetween(std::uint32_t first, std::uint32_t end)
{
    const auto upTo = end == wordSize ? ~std::uint64_t{0} : (std::uint64_t{1} << end) - 1;
    return upTo & ~((std::uint64_t{1} << first) - 1);
}
} // namespace

CpuPlacement::CpuPlacement(const Machine& machine)
    : m_machine(machine)
    , m_isMemoryConsumed(machine.isMemoryConsumed)
    , m_heads(machine.nodes.size())
    , m_kept(m_heads.wordCount())
    , m_search(m_heads.wordCount())
    , m_chosen(machine.nodes.size())
{
    for (std::size_t i = 0; i < machine.nodes.size(); ++i) {
        m_largest = std::max(m_largest, machine.nodes[i].cpus);
        if (i > 0 && machine.nodes[i].weight != machine.nodes[i - 1].weight)
            m_heads.insert(i);
    }
}

bool CpuPlacement::choose(const Demand& demand, const CpuCounts& free, const NodeSet& allowed)
{
    if (!mayFit(demand, free, allowed))
        return false;
    const bool isTight
        = !isWhole(demand) && demand.maxNodes < std::min<std::size_t>(m_keptCount, demand.cpus);
    m_most = isTight ? mostOffered(free) : m_largest;
    // Nodes with few CPUs may use up the nodes that are allowed: without them it may fit. Only what
    // leaves a node out is another trial.
    while (!tryAll(demand, free)) {
        if (m_keptCount < demand.minNodes || m_keptCount == 0)
            return false;
        dropBelow(free, leastOffered(free) + 1);
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
    m_keptCount = 0;
    const bool isSingle = demand.maxNodes == 1; // it must fit on one
    for (std::size_t i = 0; i < m_kept.size(); ++i) {
        auto& kept = m_kept[i];
        kept = allowed.word(i);
        if (kept == 0)
            continue;
        kept &= isSingle ? free.atLeast(i, demand.tasks()) : free.withAny(i);
        m_keptCount += NodeSet::ones(kept);
    }
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
        sum += m_kept[i] != 0 ? free.sumInMost(i, m_kept[i]) : 0;
    return sum >= demand.cpus;
}

/// How many are as large as the largest, and empty.
std::size_t CpuPlacement::countFull(const CpuCounts& free) const
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < m_kept.size(); ++i)
        count += m_kept[i] != 0 ? NodeSet::ones(m_kept[i] & free.atLeast(i, m_largest)) : 0;
    return count;
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

std::uint32_t CpuPlacement::leastOffered(const CpuCounts& free)
{
    m_search = m_kept;
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
    m_keptCount = 0;
    for (std::size_t i = 0; i < m_kept.size(); ++i) {
        m_kept[i] &= free.atLeast(i, least);
        m_keptCount += NodeSet::ones(m_kept[i]);
    }
}

/// One trial with the nodes that are kept.
bool CpuPlacement::tryAll(const Demand& demand, const CpuCounts& free)
{
    m_chosen.clear();
    m_parts.clear();
    Rest rest{demand.cpus, demand.minNodes, demand.maxNodes};
    findRuns(free);
    while (!rest.isDone() && rest.allowed > 0) {
        const auto run = m_runs.takeBest(rest.cpus, rest.nodes);
        if (run.count == 0 || (rest.nodes <= 1 && takeSingle(free, run, rest)))
            break;
        takeFrom(free, run, rest);
        if (isHopeless(rest))
            return false;
    }
    return rest.isDone();
}

FAIRLEAD_CLONES
void CpuPlacement::findRuns(const CpuCounts& free)
{
    m_runs.clear();
    for (std::uint32_t i = 0; i < m_kept.size(); ++i) {
        if (m_kept[i] == 0)
            continue;
        const auto heads = m_heads.word(i);
        const auto full = free.atLeast(i, m_largest);
        for (auto left = m_kept[i]; left != 0;) {
            const auto first = static_cast<std::uint32_t>(std::countr_zero(left));
            auto end = first + static_cast<std::uint32_t>(std::countr_one(left >> first));
            const auto cuts = first + 1 == wordSize ? 0 : heads >> (first + 1);
            if (cuts != 0)
                end = std::min(end, first + 1 + static_cast<std::uint32_t>(std::countr_zero(cuts)));
            const auto nodes = bitsBetween(first, end);
            left &= ~nodes;
            const auto node = i * wordSize + first;
            const bool goesOn = first == 0 && !m_runs.isEmpty() && m_runs.last().end() == node
                && (heads & 1U) == 0;
            if (!goesOn)
                m_runs.add({node, 0, m_machine.nodes[node].weight, 0});
            m_runs.last().count += end - first;
            m_runs.last().cpus += (nodes & ~full) == 0 ? std::uint64_t{end - first} * m_largest
                                                       : free.sumIn(i, nodes);
        }
    }
}

/// The node of the run that is just large enough for all.
bool CpuPlacement::takeSingle(const CpuCounts& free, const NodesInRow& run, Rest& rest)
{
    if (rest.cpus > m_most)
        return false;
    const auto first = run.first / wordSize;
    const auto last = (run.end() - 1) / wordSize;
    std::uint64_t any = 0;
    for (auto i = first; i <= last; ++i) {
        const auto begin = i == first ? run.first % wordSize : 0;
        const auto end = i == last ? (run.end() - 1) % wordSize + 1 : wordSize;
        m_search[i] = bitsBetween(begin, end) & free.atLeast(i, rest.cpus);
        any |= m_search[i];
    }
    if (any == 0)
        return false;
    std::uint32_t cpus = 0;
    for (auto digit = free.digits(); digit-- > 0;) {
        std::uint64_t without = 0;
        for (auto i = first; i <= last; ++i)
            without |= m_search[i] & ~free.digit(i, digit);
        cpus |= without == 0 ? 1U << digit : 0U;
        for (auto i = first; i <= last && without != 0; ++i)
            m_search[i] &= ~free.digit(i, digit);
    }
    auto found = first;
    while (m_search[found] == 0)
        ++found;
    take(found * wordSize + static_cast<std::uint32_t>(std::countr_zero(m_search[found])), cpus,
         rest);
    return true;
}

void CpuPlacement::takeFrom(const CpuCounts& free, const NodesInRow& run, Rest& rest)
{
    for (auto node = run.first; node < run.end();) {
        const auto word = node / wordSize;
        const auto end = std::min(run.end(), (word + 1) * wordSize);
        const auto last = (end - 1) % wordSize + 1;
        if (takeAll(free, word, bitsBetween(node % wordSize, last), rest)) {
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
    const auto kept = static_cast<std::uint64_t>(std::max<std::int64_t>(rest.nodes - 1, 0));
    if (rest.allowed <= count || rest.cpus < cpus + kept)
        return false;
    m_chosen.insertIn(word, nodes);
    rest.cpus -= cpus;
    rest.nodes -= count;
    rest.allowed -= count;
    return true;
}

/// One CPU is kept for each further node that is required.
void CpuPlacement::take(std::uint32_t node, std::uint32_t offered, Rest& rest)
{
    const auto kept = std::max<std::int64_t>(rest.nodes - 1, 0);
    const auto wanted = std::max<std::int64_t>(static_cast<std::int64_t>(rest.cpus) - kept, 1);
    const auto cpus = static_cast<std::uint32_t>(std::min<std::int64_t>(wanted, offered));
    m_chosen.insert(node);
    if (cpus < offered) { // whole units
        const auto unit = m_machine.cpusTogether(node);
        m_parts.push_back({node, std::min(offered, (cpus + unit - 1) / unit * unit), 0, 0});
    }
    rest.cpus -= std::min<std::uint64_t>(rest.cpus, cpus);
    --rest.nodes;
    --rest.allowed;
}

} // namespace fairlead::replay
