// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/placement.h"

#include "engine/replay/placement/busyfirst.h"
#include "engine/replay/placement/leastloaded.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace fairlead::replay {

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
            std::ranges::sort(m_shares, {}, &Share::node);
            return true;
        }
        if (m_kept.size() < demand.minNodes || m_machine.unit == SelectUnit::Node)
            break;
    }
    m_shares.clear();
    return false;
}

bool Placement::chooseNow(const Demand& demand, const FreeNodes& free, const NodeSet& allowed)
{
    if (m_alike.empty())
        return choose(demand, free, allowed);
    NodeSet open(m_machine.nodes.size());
    return std::ranges::any_of(m_alike, [&](const NodeSet& kind) {
        open |= kind;
        open &= allowed;
        return (&kind == &m_alike.back() || open.countIn(free.withRoom()) >= demand.wantedNodes)
            && choose(demand, free, open);
    });
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
        const bool isWeighed = m_machine.unit != SelectUnit::Node; // not by select/linear
        auto rank = isWeighed ? std::uint64_t{m_machine.nodes[node].weight} * 256 : 0;
        if (const auto gpus = std::max(demand.gpusPerNode, demand.gpus); gpus > 0)
            rank += 255 - std::min({255U, gpus, free.gpus(node)}); // no more than it can use
        const bool isRequired = demand.required != nullptr && demand.required->contains(node);
        m_offers.push_back({static_cast<std::uint32_t>(node), cpus, rank, isRequired});
    });
}

/// The CPUs that a node has for the job (specification scheduling 5.1).
std::uint32_t Placement::offered(const Demand& demand, const FreeNodes& free,
                                 std::size_t node) const
{
    if (demand.isExclusive && !free.isEmpty(node))
        return 0;
    const auto leastGpus = std::max(demand.gpusPerNode, std::min(1U, demand.gpus));
    if (free.gpus(node) < leastGpus)
        return 0; // also --gpus of a job wants one of each of its nodes
    auto most = demand.maxCpusPerNode;
    if (demand.capped != 0)
        most -= std::min(most, free.cpusOf(demand.capped, node));
    if (demand.isExclusive && most < m_machine.nodes[node].cpus)
        return 0; // it would have more of the node than its partition may
    auto cpus = std::min(free.cpus(node), most);
    if (m_machine.isMemoryConsumed)
        cpus = withinMemory(demand, free, node, cpus);
    if (demand.maxNodes == 1 && cpus < demand.tasks() * demand.cpusPerTask)
        return 0;
    if (cpus < demand.minCpusPerNode)
        return 0;
    return demand.tasksPerNode > 0 && cpus < mostOf(demand) ? 0 : cpus;
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
    if (demand.isExclusive
        && free.memory(node) < demand.memory.megabytes * m_machine.nodes[node].cpus)
        return 0;
    if (demand.memory.megabytes != 0) {
        const auto unit = m_machine.cpusTogether(node);
        const auto fitting = free.memory(node) / demand.memory.megabytes / unit * unit;
        cpus = static_cast<std::uint32_t>(std::min<std::uint64_t>(cpus, fitting));
    }
    // Only where memory is of CPUs slurmctld leaves tasks whole.
    return demand.cpusPerTask > 1 ? cpus / demand.cpusPerTask * demand.cpusPerTask : cpus;
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
    const auto found = std::ranges::count_if(m_offers, &Offer::isRequired);
    return static_cast<std::size_t>(found) == demand.required->count();
}

/// One trial with the nodes that offer at least so many CPUs.
bool Placement::tryAll(const Demand& demand, const FreeNodes& free, std::uint32_t smallest)
{
    m_shares.clear();
    m_surplus = 0;
    const auto least = demand.leastNodes();
    Needed needed{demand.cpus, std::max(least, demand.wantedNodes), least, demand.maxNodes,
                  demand.gpus};
    keepOffers(smallest);
    if (!takeRequired(demand, free, needed))
        return false;
    const auto takeOffer = [&](const Offer& offer) { take(demand, free, offer, needed); };
    if (m_machine.unit == SelectUnit::Node)
        linearNodes(m_kept, {demand.isContiguous, mostOf(demand)}, needed, takeOffer);
    else if (demand.idle != nullptr && !demand.isSpread && !demand.isContiguous)
        busyFirst(m_kept, *demand.idle, needed, takeOffer);
    else if (demand.isLeastLoaded && !demand.isSpread)
        takeLeastLoaded(demand, free, needed);
    else if (demand.isSpread || demand.isAtEnd)
        takeInOrder(demand, free, needed);
    else
        takeRuns(demand, free, needed);
    // A range of nodes is wanted up to its end, but its beginning is enough.
    if (needed.cpus > 0 || needed.gpus > 0 || m_shares.size() < demand.minNodes)
        return false;
    trim(demand, free);
    return true;
}

void Placement::keepOffers(std::uint32_t least)
{
    m_kept.clear();
    m_least = m_most;
    for (const auto& offer : m_offers) {
        if (offer.cpus < least && !offer.isRequired)
            continue;
        m_kept.push_back(offer);
        m_least = offer.cpus < least ? m_least : std::min(m_least, offer.cpus);
    }
}

bool Placement::takeRequired(const Demand& demand, const FreeNodes& free, Needed& needed)
{
    for (const auto& offer : m_kept) {
        if (!offer.isRequired)
            continue;
        if (needed.allowed <= 0)
            return false;
        take(demand, free, offer, needed);
    }
    return true;
}

void Placement::takeRuns(const Demand& demand, const FreeNodes& free, Needed& needed)
{
    if (needed.isDone())
        return;
    m_runs.join(m_kept, demand.isContiguous);
    while (!needed.isDone() && needed.allowed > 0) {
        const auto run = m_runs.takeBest(needed);
        if (run.count == 0)
            return;
        if (run.required != NodeRun::none)
            takeAround(demand, free, run, needed);
        else if (needed.nodes > 1 || !takeSingle(demand, free, run, needed))
            takeFrom(demand, free, run, needed);
        if (isHopeless(needed))
            return;
    }
}

/// @source _eval_nodes_spread(), _eval_nodes_serial()
void Placement::takeInOrder(const Demand& demand, const FreeNodes& free, Needed& needed)
{
    std::erase_if(m_kept, &Offer::isRequired);
    if (!demand.isSpread)
        std::ranges::reverse(m_kept);
    std::ranges::stable_sort(m_kept, {}, &Offer::rank);
    for (const auto& offer : m_kept) {
        if (needed.isDone() || needed.allowed <= 0)
            return;
        take(demand, free, offer, needed);
    }
}

void Placement::takeLeastLoaded(const Demand& demand, const FreeNodes& free, Needed& needed)
{
    std::erase_if(m_kept, &Offer::isRequired);
    LeastLoaded order(m_machine, free);
    while (!needed.isDone() && needed.allowed > 0 && !m_kept.empty()) {
        const auto place = order.next(m_kept);
        take(demand, free, m_kept[place], needed);
        m_kept.erase(m_kept.begin() + static_cast<std::ptrdiff_t>(place));
    }
}

/// The node of the run that is just large enough for all.
bool Placement::takeSingle(const Demand& demand, const FreeNodes& free, const NodeRun& run,
                           Needed& needed)
{
    const Offer* best = nullptr;
    for (auto i = run.first; i < run.end; ++i) {
        const auto& offer = m_kept[i];
        const bool fits = std::min<std::uint64_t>(offer.cpus, mostOf(demand)) >= needed.cpus
            && free.gpus(offer.node) >= needed.gpus;
        if (fits && (best == nullptr || offer.cpus < best->cpus))
            best = &offer;
    }
    if (best == nullptr)
        return false;
    take(demand, free, *best, needed);
    return true;
}

void Placement::takeFrom(const Demand& demand, const FreeNodes& free, const NodeRun& run,
                         Needed& needed)
{
    for (auto i = run.first; i < run.end; ++i) {
        if (needed.allowed <= 0 || needed.isDone())
            return;
        const auto& offer = m_kept[i];
        if (needed.allowed == 1 && offer.cpus < needed.cpus)
            continue;
        take(demand, free, offer, needed);
        if (isHopeless(needed))
            return;
    }
}

/// From the first required node upwards, then downwards.
void Placement::takeAround(const Demand& demand, const FreeNodes& free, const NodeRun& run,
                           Needed& needed)
{
    const auto takeAt = [&](std::uint32_t place) {
        if (!m_kept[place].isRequired && needed.allowed > 0 && !needed.isDone())
            take(demand, free, m_kept[place], needed);
    };
    for (auto i = run.required; i < run.end; ++i)
        takeAt(i);
    for (auto i = run.required; i > run.first; --i)
        takeAt(i - 1);
}

/// What it takes of a node at least. slurmctld asks for room for --ntasks-per-node in any case, but
/// raises pn_min_cpus to it only for more than one task (_copy_job_desc_to_job_record()).
std::uint32_t Placement::leastOf(const Demand& demand)
{
    const auto least = std::max(1U, demand.minCpusPerNode);
    if (demand.tasksPerNode == 0)
        return least;
    return std::max(least, (demand.tasks() > 1 ? demand.tasksPerNode : 1) * demand.cpusPerTask);
}

/// What it takes of a node at most: nodes are compared by all that they offer, though.
std::uint64_t Placement::mostOf(const Demand& demand)
{
    return demand.tasksPerNode == 0
        ? noLimit
        : std::max(std::uint64_t{demand.tasksPerNode} * demand.cpusPerTask,
                   std::uint64_t{demand.minCpusPerNode});
}

/// What it wants of a node at least, a task and a core too, is kept for each further node that is
/// required.
void Placement::take(const Demand& demand, const FreeNodes& free, const Offer& offer,
                     Needed& needed)
{
    const auto kept = std::max<std::int64_t>(needed.required - 1, 0)
        * std::max({1U, demand.cpusPerTask, demand.minCpusPerNode,
                    m_machine.nodes[offer.node].threads});
    const auto wanted
        = std::max(static_cast<std::int64_t>(needed.cpus) - kept, std::int64_t{leastOf(demand)});
    const auto most = std::min<std::uint64_t>(offer.cpus, mostOf(demand));
    const auto cpus = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(static_cast<std::uint64_t>(wanted), most));
    m_shares.push_back(shareOf(demand, free, offer.node, cpus, needed.gpus));
    m_surplus += cpus - std::min<std::uint64_t>(needed.cpus, cpus);
    needed.cpus -= std::min<std::uint64_t>(needed.cpus, cpus);
    needed.gpus -= std::min<std::uint64_t>(needed.gpus, m_shares.back().gpus);
    --needed.nodes;
    --needed.required;
    --needed.allowed;
}

void Placement::trim(const Demand& demand, const FreeNodes& free)
{
    if (demand.isExclusive || demand.tasksPerNode > 0 || demand.minCpusPerNode > 0)
        return;
    const auto step = std::max(1U, demand.cpusPerTask);
    if (step > 1 && m_surplus > 0) { // shares are of whole tasks
        const auto sum = std::transform_reduce(m_shares.begin(), m_shares.end(), std::uint64_t{0},
                                               std::plus<>(), std::mem_fn(&Share::cpus));
        m_surplus = sum - std::min<std::uint64_t>(sum, demand.cpus);
    }
    for (; m_surplus > 0; m_surplus -= std::min<std::uint64_t>(m_surplus, step)) {
        auto& most = *std::ranges::max_element(m_shares, {}, &Share::cpus);
        if (most.cpus <= step)
            return;
        most = shareOf(demand, free, most.node, most.cpus - step, most.gpus);
    }
}

Share Placement::shareOf(const Demand& demand, const FreeNodes& free, std::uint32_t node,
                         std::uint32_t cpus, std::uint64_t gpus) const
{
    const auto& owned = m_machine.nodes[node];
    Share share{node, cpus, 0, 0, demand.capped};
    if (demand.isExclusive)
        share.cpus = owned.cpus;
    else
        share.cpus = m_machine.allotted(node, cpus, free.cpus(node), demand.cpusPerTask);
    if (demand.isExclusive)
        share.gpus = owned.gpus;
    else if (demand.gpus > 0)
        share.gpus = static_cast<std::uint32_t>(std::min<std::uint64_t>(free.gpus(node), gpus));
    else
        share.gpus = demand.gpusPerNode;
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
        share.memory = demand.memory.megabytes * share.cpus;
        break;
    }
    return share;
}

} // namespace fairlead::replay
