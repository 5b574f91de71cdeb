// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/placement.h"

#include <functional>
#include <limits>

namespace fairlead::replay {

namespace {
constexpr auto noRun = std::numeric_limits<std::size_t>::max();

std::uint32_t roundedUp(std::uint32_t cpus, std::uint32_t unit)
{
    return (cpus + unit - 1) / unit * unit;
}
} // namespace

bool Placement::choose(const Demand& demand, const FreeNodes& free, const NodeSet& allowed)
{
    if (isPlain(demand, free))
        return choose(demand, free.counts(), allowed);
    m_plainFree = nullptr;
    m_shares.clear();
    findOffers(demand, free, allowed);
    if (!mayFit(demand) || !hasRequired(demand))
        return false;
    m_most = 0;
    for (const auto& offer : m_offers)
        m_most = std::max(m_most, offer.cpus);
    // Nodes with few CPUs may use up the nodes that are allowed: without them it may fit. Only what
    // leaves a node out is another trial.
    for (std::uint32_t least = 1; least <= m_most; least = m_least + 1) {
        if (tryAll(demand, free, least)) {
            std::sort(m_shares.begin(), m_shares.end(),
                      [](const Share& a, const Share& b) { return a.node < b.node; });
            return true;
        }
        if (m_kept.size() < demand.minNodes)
            break;
    }
    m_shares.clear();
    return false;
}

void Placement::putNodes(NodeSet& nodes) const
{
    if (m_plainFree != nullptr) {
        nodes = m_plain.nodes();
        return;
    }
    nodes.clear();
    for (const auto& share : m_shares)
        nodes.insert(share.node);
}

bool Placement::mayFit(const Demand& demand, const FreeNodes& free, const NodeSet& allowed)
{
    if (isPlain(demand, free))
        return m_plain.mayFit(demand, free.counts(), allowed);
    findOffers(demand, free, allowed);
    return mayFit(demand) && hasRequired(demand);
}

void Placement::findOffers(const Demand& demand, const FreeNodes& free, const NodeSet& allowed)
{
    m_offers.clear();
    allowed.forEachIn(free.withRoom(), [&](std::size_t node) {
        if (demand.excluded != nullptr && demand.excluded->contains(node))
            return;
        const auto cpus = offered(demand, free, node);
        if (cpus == 0)
            return;
        auto rank = std::uint64_t{m_machine.nodes[node].weight} * 256;
        if (demand.gpusPerNode > 0 || demand.gpus > 0)
            rank += 255 - std::min(255U, free.gpus(node));
        m_offers.push_back({static_cast<std::uint32_t>(node), cpus, rank});
    });
}

/// The CPUs that a node has for the job (specification scheduling 5.1).
std::uint32_t Placement::offered(const Demand& demand, const FreeNodes& free,
                                 std::size_t node) const
{
    if (demand.isExclusive && !free.isEmpty(node))
        return 0;
    if (free.gpus(node) < demand.gpusPerNode)
        return 0;
    auto most = demand.maxCpusPerNode;
    if (demand.capped != 0)
        most -= std::min(most, free.cpusOf(demand.capped, node));
    auto cpus = std::min(free.cpus(node), most);
    if (m_machine.isMemoryConsumed)
        cpus = withinMemory(demand, free, node, cpus);
    if (demand.cpusPerTask > 1)
        cpus = cpus / demand.cpusPerTask * demand.cpusPerTask;
    if (demand.maxNodes == 1 && cpus < demand.tasks() * demand.cpusPerTask)
        return 0;
    if (demand.tasksPerNode > 0) {
        const auto asked = std::uint64_t{demand.tasksPerNode} * demand.cpusPerTask;
        if (cpus < std::min<std::uint64_t>(asked, demand.cpus))
            return 0;
        cpus = static_cast<std::uint32_t>(std::min<std::uint64_t>(cpus, asked));
    }
    return cpus;
}

std::uint32_t Placement::withinMemory(const Demand& demand, const FreeNodes& free, std::size_t node,
                                      std::uint32_t cpus) const
{
    switch (demand.memory.kind) {
    case MemoryRequest::Kind::WholeNode:
        return free.memory(node) < m_machine.nodes[node].memory ? 0 : cpus;
    case MemoryRequest::Kind::PerNode:
        return free.memory(node) < demand.memory.megabytes ? 0 : cpus;
    case MemoryRequest::Kind::PerCpu:
        break;
    }
    if (demand.memory.megabytes == 0)
        return cpus;
    const auto unit = m_machine.cpusTogether(node);
    const auto fitting = free.memory(node) / demand.memory.megabytes / unit * unit;
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(cpus, fitting));
}

/// A bound that most requests on a full machine already miss.
bool Placement::mayFit(const Demand& demand)
{
    if (m_offers.size() < demand.minNodes)
        return false;
    std::uint64_t sum = 0;
    if (m_offers.size() <= demand.maxNodes) {
        for (const auto& offer : m_offers)
            sum += offer.cpus;
        return sum >= demand.cpus;
    }
    m_counts.clear();
    for (const auto& offer : m_offers)
        m_counts.push_back(offer.cpus);
    const auto end = m_counts.begin() + static_cast<std::ptrdiff_t>(demand.maxNodes);
    std::nth_element(m_counts.begin(), end, m_counts.end(), std::greater<>());
    for (auto count = m_counts.begin(); count != end; ++count)
        sum += *count;
    return sum >= demand.cpus;
}

bool Placement::hasRequired(const Demand& demand) const
{
    if (demand.required == nullptr)
        return true;
    std::size_t found = 0;
    for (const auto& offer : m_offers)
        found += demand.required->contains(offer.node) ? 1 : 0;
    return found == demand.required->count();
}

/// One trial with the nodes that offer at least so many CPUs.
bool Placement::tryAll(const Demand& demand, const FreeNodes& free, std::uint32_t least)
{
    m_shares.clear();
    Rest rest{demand.cpus, std::max(demand.minNodes, demand.wantedNodes), demand.minNodes,
              demand.maxNodes, demand.gpus};
    findRuns(least);
    if (demand.required != nullptr)
        takeRequired(demand, free, rest);
    const auto isDone = [&] { return rest.nodes <= 0 && rest.cpus == 0 && rest.gpus == 0; };
    // A range of nodes is wanted up to its end, but its beginning is enough.
    const auto isEnough
        = [&] { return rest.cpus == 0 && rest.gpus == 0 && m_shares.size() >= demand.minNodes; };
    while (!isDone() && rest.allowed > 0) {
        const auto best = bestRun(rest);
        if (best == noRun)
            break;
        const auto run = m_runs[best];
        m_runs[best].count = 0;
        if (demand.isContiguous && run.cpus < rest.cpus)
            continue;
        if (rest.nodes <= 1 && takeSingle(demand, free, run, rest))
            break;
        takeFrom(demand, free, run, rest);
        if (isHopeless(rest))
            return false;
    }
    return isEnough();
}

void Placement::findRuns(std::uint32_t least)
{
    m_kept.clear();
    m_least = m_most;
    for (const auto& offer : m_offers) {
        if (offer.cpus < least)
            continue;
        m_kept.push_back(offer);
        m_least = std::min(m_least, offer.cpus);
    }
    joinRuns();
}

/// Neighbours of one rank.
void Placement::joinRuns()
{
    m_runs.clear();
    for (std::uint32_t i = 0; i < m_kept.size(); ++i) {
        const auto& offer = m_kept[i];
        const bool goesOn
            = i > 0 && m_kept[i - 1].node + 1 == offer.node && m_kept[i - 1].rank == offer.rank;
        if (!goesOn)
            m_runs.push_back({i, 0, 0, offer.rank});
        ++m_runs.back().count;
        m_runs.back().cpus += offer.cpus;
    }
}

/// The lightest; among equals one that is sufficient, with the fewest CPUs; else the largest.
std::size_t Placement::bestRun(const Rest& rest) const
{
    auto best = noRun;
    bool isBestSufficient = false;
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        const auto& run = m_runs[i];
        if (run.count == 0)
            continue;
        const bool isSufficient = run.cpus >= rest.cpus && run.count >= rest.nodes;
        bool isBetter = best == noRun || run.rank < m_runs[best].rank;
        if (best != noRun && run.rank == m_runs[best].rank) {
            isBetter = isSufficient != isBestSufficient ? isSufficient
                : isSufficient                          ? run.cpus < m_runs[best].cpus
                                                        : run.cpus > m_runs[best].cpus;
        }
        if (isBetter) {
            best = i;
            isBestSufficient = isSufficient;
        }
    }
    return best;
}

void Placement::takeRequired(const Demand& demand, const FreeNodes& free, Rest& rest)
{
    for (auto& offer : m_kept) {
        if (demand.required->contains(offer.node) && rest.allowed > 0) {
            take(demand, free, offer, rest);
            offer.cpus = 0;
        }
    }
    std::erase_if(m_kept, [](const Offer& offer) { return offer.cpus == 0; });
    joinRuns();
}

/// The node of the run that is just large enough for all.
bool Placement::takeSingle(const Demand& demand, const FreeNodes& free, const Run& run, Rest& rest)
{
    const Offer* best = nullptr;
    for (auto i = run.first; i < run.first + run.count; ++i) {
        const auto& offer = m_kept[i];
        const bool fits = offer.cpus >= rest.cpus && free.gpus(offer.node) >= rest.gpus;
        if (fits && (best == nullptr || offer.cpus < best->cpus))
            best = &offer;
    }
    if (best == nullptr)
        return false;
    take(demand, free, *best, rest);
    return true;
}

void Placement::takeFrom(const Demand& demand, const FreeNodes& free, const Run& run, Rest& rest)
{
    for (auto i = run.first; i < run.first + run.count; ++i) {
        if (rest.allowed <= 0 || (rest.nodes <= 0 && rest.cpus == 0 && rest.gpus == 0))
            return;
        const auto& offer = m_kept[i];
        if (rest.allowed == 1 && offer.cpus < rest.cpus)
            continue;
        take(demand, free, offer, rest);
        if (isHopeless(rest))
            return;
    }
}

/// One CPU is kept for each further node that is required.
void Placement::take(const Demand& demand, const FreeNodes& free, const Offer& offer, Rest& rest)
{
    const auto kept = std::max<std::int64_t>(rest.required - 1, 0);
    const auto wanted = std::max<std::int64_t>(static_cast<std::int64_t>(rest.cpus) - kept, 1);
    const auto cpus = static_cast<std::uint32_t>(std::min<std::int64_t>(wanted, offer.cpus));
    m_shares.push_back(shareOf(demand, free, offer.node, cpus));
    rest.cpus -= std::min<std::uint64_t>(rest.cpus, cpus);
    rest.gpus -= std::min<std::uint64_t>(rest.gpus, m_shares.back().gpus);
    --rest.nodes;
    --rest.required;
    --rest.allowed;
}

Share Placement::shareOf(const Demand& demand, const FreeNodes& free, std::uint32_t node,
                         std::uint32_t cpus) const
{
    const auto& owned = m_machine.nodes[node];
    Share share{node, cpus, 0, 0, demand.capped};
    if (demand.isExclusive)
        share.cpus = owned.cpus;
    else
        share.cpus = std::min(free.cpus(node), roundedUp(cpus, m_machine.cpusTogether(node)));
    share.gpus = demand.isExclusive ? owned.gpus
        : demand.gpus > 0           ? std::min(free.gpus(node), demand.gpus)
                                    : demand.gpusPerNode;
    if (!m_machine.isMemoryConsumed)
        return share;
    switch (demand.memory.kind) {
    case MemoryRequest::Kind::WholeNode:
        share.memory = owned.memory;
        break;
    case MemoryRequest::Kind::PerNode:
        share.memory = demand.memory.megabytes;
        break;
    case MemoryRequest::Kind::PerCpu:
        share.memory = std::min(owned.memory, demand.memory.megabytes * share.cpus);
        break;
    }
    return share;
}

} // namespace fairlead::replay
