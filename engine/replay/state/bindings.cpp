// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/bindings.h"

#include "engine/base/text.h"
#include "engine/slurm/usage/billing.h"
#include "engine/slurm/usage/charging.h"

#include <array>

namespace fairlead::replay {

namespace {
constexpr std::uint32_t yearInMinutes = 365 * 24 * 60; // of a job that nothing limits

/// A partition's own bound counts before that of the cluster, of whichever kind it is.
std::uint64_t nodeMemoryBoundOf(const Machine& machine, const std::string& partition)
{
    const auto own = boundOf(machine.nodeMemoryBounds, partition);
    const bool isOfCpus = own == 0 && boundOf(machine.memoryBounds, partition) != 0;
    return own != 0 || isOfCpus ? own : boundOf(machine.nodeMemoryBounds, {});
}

/// Of one node, at the least: of CPUs those of a task, or of all that it wants there.
std::uint64_t leastMemory(const Request& request)
{
    if (request.memory.kind == MemoryRequest::Kind::WholeNode || !request.asksMemory)
        return 0;
    if (request.memory.kind == MemoryRequest::Kind::PerNode)
        return request.memory.megabytes;
    return request.memory.megabytes * request.cpusPerTask * std::max(1U, request.tasksPerNode);
}
} // namespace

Bindings::Bindings(const Scene& scene, LimitBook& limits)
    : m_recording(scene.recording)
    , m_settings(scene.policy.policy.slurm())
    , m_leastMemory(leastMemories(scene.recording->machine))
    , m_access(scene)
{
    bindOwners(scene, limits);
    bindQos(scene, limits);
    bindPartitions(scene, limits);
    bindGpuTypes(scene, limits);
}

AssocIndex Bindings::assocOf(const Owner& owner, const Snapshot& snapshot)
{
    const auto own = snapshot.findAssoc(owner.account, owner.user, owner.partition);
    return own.isValid() ? own : snapshot.findAssoc(owner.account, owner.user, {});
}

void Bindings::bindOwners(const Scene& scene, LimitBook& limits)
{
    const auto& snapshot = *scene.policy.snapshot;
    for (const auto& owner : scene.recording->workload.owners) {
        BoundOwner bound;
        bound.assoc = assocOf(owner, snapshot);
        bound.user = limits.nameNumber(owner.user);
        bound.account = limits.nameNumber(owner.account);
        m_owners.push_back(bound);
    }
}

void Bindings::bindQos(const Scene& scene, LimitBook& limits)
{
    const auto& known = scene.policy.snapshot->qos;
    for (const auto& name : scene.recording->workload.qos) {
        BoundQos bound;
        bound.number = limits.qosNumber(name);
        const auto found = std::ranges::find(known, name, &Qos::name);
        if (found != known.end()) {
            bound.inSnapshot = QosIndex(static_cast<std::size_t>(found - known.begin()));
            bound.usageFactor = slurm::chargedFactor(found->usageFactor, m_settings);
        }
        m_qos.push_back(bound);
    }
}

void Bindings::bindPartitions(const Scene& scene, LimitBook& limits)
{
    const auto& machine = scene.recording->machine;
    const auto& known = scene.policy.snapshot->partitions;
    for (const auto& partition : machine.partitions) {
        BoundPartition bound;
        bound.qos = limits.qosNumber(partition.qos);
        partition.nodes.forEach([&](std::size_t node) {
            bound.cpus += std::min(machine.nodes[node].cpus, partition.maxCpusPerNode);
        });
        const auto found = std::ranges::find(known, partition.name, &Partition::name);
        if (found != known.end())
            bound.inSnapshot = PartitionIndex(static_cast<std::size_t>(found - known.begin()));
        bound.maxMemory = nodeMemoryBoundOf(machine, partition.name);
        if (auto weights = parseTresWeights(partition.billingWeights))
            bound.billing = *std::move(weights);
        m_partitions.push_back(std::move(bound));
    }
    for (const auto& list : scene.recording->workload.partitionLists) {
        auto& positions = m_partitionLists.emplace_back();
        for (const auto& name : list) {
            const auto found = std::ranges::find(machine.partitions, name, &PartitionRules::name);
            if (found != machine.partitions.end())
                positions.push_back(static_cast<std::uint32_t>(found - machine.partitions.begin()));
        }
    }
}

void Bindings::bindGpuTypes(const Scene& scene, const LimitBook& limits)
{
    m_untypedName = untypedGpus(scene.policy.snapshot->tresNames);
    const auto& types = limits.gpuTypes();
    if (types.empty())
        return;
    const auto typeOf = [&](std::string_view name) {
        const auto place = placeOfType(types, name);
        return place == types.size() ? nothing : static_cast<std::uint32_t>(place);
    };
    for (const auto& type : types)
        m_tresOfTypes.push_back(text::lower(std::string(gpuTypePrefix) + type));
    for (const auto& name : scene.recording->workload.gpuTypes)
        m_typeOfName.push_back(typeOf(name));
    for (const auto& node : scene.recording->machine.nodes)
        m_typeOfNode.push_back(node.gpuType.empty() ? nothing : typeOf(node.gpuType));
    m_untyped = typeOf(m_untypedName);
}

Holders Bindings::holdersOf(const Job& job, std::uint32_t partition) const
{
    const auto& owner = m_owners[job.owner];
    return {owner.assoc, owner.user, owner.account, m_qos[job.qos].number,
            m_partitions[partition].qos};
}

double Bindings::billable(std::uint32_t partition, const TresAmounts& amounts) const
{
    const auto at = [&](Tres tres) { return amounts[static_cast<std::size_t>(tres)]; };
    std::array<slurm::TresCount, 4 + mostGpuTypes> counts{{{"cpu", at(Tres::Cpu)},
                                                           {"mem", at(Tres::Memory)},
                                                           {"node", at(Tres::Node)},
                                                           {"gres/gpu", at(Tres::Gpu)}}};
    std::size_t count = 4;
    for (std::size_t type = 0; type < m_tresOfTypes.size(); ++type)
        counts[count++] = {m_tresOfTypes[type], amounts[tresCount + type]};
    return std::max(0.0,
                    slurm::billableTres(std::span(counts).first(count),
                                        m_partitions[partition].billing, m_settings));
}

double Bindings::rateOf(const Job& job, std::uint32_t partition, const TresAmounts& amounts) const
{
    return billable(partition, amounts) * m_qos[job.qos].usageFactor;
}

double Bindings::chargedRateOf(const Job& job, std::uint32_t partition,
                               const TresAmounts& amounts) const
{
    const auto told = job.recorded.billing;
    if (told == noLimit || told == billingOf(partition, amounts))
        return rateOf(job, partition, amounts);
    return told * m_qos[job.qos].usageFactor;
}

std::uint32_t Bindings::startedIn(const Job& job) const
{
    const auto& workload = m_recording->workload;
    if (job.recorded.nodes == nothing)
        return nothing;
    const auto& nodes = workload.nodeSets[job.recorded.nodes];
    const auto& partitions = partitionsOf(job);
    const auto& all = m_recording->machine.partitions;
    const auto* told = workload.partitionOf(job);
    const auto holds = [&](auto partition) { return nodes.isSubsetOf(all[partition].nodes); };
    auto found = std::ranges::find_if(partitions, [&](auto partition) {
        return told != nullptr && all[partition].name == *told && holds(partition);
    });
    if (found == partitions.end())
        found = std::ranges::find_if(partitions, holds);
    return found == partitions.end() ? nothing : *found;
}

std::uint64_t Bindings::billingOf(std::uint32_t partition, const TresAmounts& amounts) const
{
    return m_partitions[partition].billing.empty()
        ? amounts[static_cast<std::size_t>(Tres::Cpu)]
        : static_cast<std::uint64_t>(billable(partition, amounts));
}

bool Bindings::isCandidate(const Job& job, std::uint32_t partition) const
{
    const auto& rules = m_recording->machine.partitions[partition];
    const auto& request = job.request;
    const auto& bound = m_partitions[partition];
    return (bound.maxMemory == 0 || leastMemory(request) <= bound.maxMemory) && rules.isUp
        && (job.limit == noLimit || job.limit <= rules.maxTime) && request.cpus <= bound.cpus
        && request.minNodes <= std::min<std::size_t>(rules.nodes.count(), rules.maxNodes)
        && request.maxNodes >= rules.minNodes
        && (request.maxNodes <= rules.maxNodes || request.maxNodes == noLimit);
}

bool Bindings::isTestedAlone(const Job& job) const
{
    const auto& all = m_recording->machine.partitions;
    const auto& own = partitionsOf(job);
    const auto isExclusive = [&](std::uint32_t partition) { return all[partition].isExclusive; };
    if (m_recording->parameters.testsAllPartitions)
        return std::ranges::any_of(own, isExclusive);
    const PartitionRules* first = nullptr;
    for (const auto partition : own) {
        const auto& rules = all[partition];
        if (isCandidate(job, partition) && (first == nullptr || rules.tier > first->tier))
            first = &rules;
    }
    return first != nullptr && first->isExclusive;
}

MemoryRequest Bindings::memoryOf(const Job& job) const
{
    const auto& machine = m_recording->machine;
    const auto& partitions = partitionsOf(job);
    if (partitions.empty())
        return job.request.memory;
    const auto first = partitions.front();
    return countedMemory(replay::memoryOf(job.request, machine.partitions[first], machine),
                         m_leastMemory[first]);
}

CountedAs Bindings::countedAs(const Job& job) const
{
    const auto& types = m_recording->workload.gpuTypes;
    const auto type = job.request.gpuType;
    return {memoryOf(job), type < types.size() ? types[type] : m_untypedName};
}

Demand Bindings::demandOf(const Job& job, std::uint32_t partition) const
{
    const auto& machine = m_recording->machine;
    const auto& rules = machine.partitions[partition];
    auto demand = replay::demandOf(job.request, m_recording->workload, rules, machine);
    demand.isAtEnd
        = m_recording->parameters.packsSerial && job.request.cpus == 1 && demand.wantedNodes <= 1;
    demand.memory = countedMemory(demand.memory, m_leastMemory[partition]);
    demand.capped = rules.maxCpusPerNode != noLimit ? partition + 1 : 0;
    return demand;
}

std::uint32_t Bindings::minutesOf(const Job& job, std::uint32_t partition) const
{
    const auto& rules = m_recording->machine.partitions[partition];
    const auto byDefault = rules.defaultTime != noLimit ? rules.defaultTime : rules.maxTime;
    const auto minutes = job.limit != noLimit ? job.limit : byDefault;
    return std::min({minutes, rules.maxTime, yearInMinutes});
}

std::uint32_t Bindings::countedMinutesOf(const Job& job, std::uint32_t partition) const
{
    const bool isTold
        = job.limit != noLimit || m_recording->machine.partitions[partition].defaultTime != noLimit;
    return isTold ? minutesOf(job, partition) : slurm::noValue;
}

std::uint32_t Bindings::plannedMinutesOf(const Job& job, std::uint32_t partition) const
{
    const auto& rules = m_recording->machine.partitions[partition];
    return std::min({job.limit, job.leastLimit, rules.maxTime, yearInMinutes});
}

std::uint32_t Bindings::overMinutesOf(std::uint32_t partition) const
{
    const auto own = m_recording->machine.partitions[partition].overTimeLimit;
    if (own == noLimit)
        return m_recording->parameters.overTimeLimit;
    return own == unlimited ? noLimit : own;
}

Holding Bindings::holdingOf(const Job& job, std::uint32_t partition, std::span<const Share> shares,
                            std::uint64_t testedCpus) const
{
    Holding holding;
    holding.minutes = minutesOf(job, partition);
    holding.countedMinutes = countedMinutesOf(job, partition);
    const auto at = [&](Tres tres) -> std::uint64_t& {
        return holding.amounts[static_cast<std::size_t>(tres)];
    };
    if (shares.empty()) {
        const auto demand = demandOf(job, partition);
        const bool isPerCpu = demand.memory.kind == MemoryRequest::Kind::PerCpu;
        const auto cpus = testedCpus != 0 ? testedCpus : demand.cpus;
        at(Tres::Cpu) = cpus;
        at(Tres::Node) = demand.leastNodes();
        at(Tres::Gpu) = job.request.gpusOn(demand.minNodes);
        at(Tres::Memory) = demand.memory.megabytes * (isPerCpu ? cpus : demand.minNodes);
    }
    for (const auto& share : shares) {
        at(Tres::Cpu) += share.cpus;
        at(Tres::Memory) += share.memory;
        at(Tres::Gpu) += share.gpus;
        ++at(Tres::Node);
    }
    if (const auto type = askedTypeOf(job); type != nothing)
        holding.amounts[tresCount + type] = at(Tres::Gpu);
    at(Tres::Billing) = billingOf(partition, holding.amounts);
    return holding;
}

Holding Bindings::plannedHoldingOf(const Job& job, std::uint32_t partition,
                                   std::span<const Share> shares) const
{
    auto holding = holdingOf(job, partition, shares);
    setGpus(holding, job, partition, job.request.gpusOn(shares.size()));
    return holding;
}

Holding Bindings::startedHoldingOf(const Job& job, std::uint32_t partition,
                                   std::span<const Share> shares, StartedBy by) const
{
    auto holding = holdingOf(job, partition, shares);
    const bool hasLeast = job.leastLimit != noLimit && by == StartedBy::Backfill;
    if (hasLeast && m_recording->parameters.givesLeastTime())
        holding.minutes = plannedMinutesOf(job, partition);
    if (m_typeOfNode.empty())
        return holding;
    std::fill(holding.amounts.begin() + tresCount, holding.amounts.end(), 0);
    for (const auto& share : shares) {
        const auto ofNode = m_typeOfNode[share.node];
        const bool isTold = !m_recording->machine.nodes[share.node].gpuType.empty();
        if (const auto type = isTold ? ofNode : askedTypeOf(job); type != nothing)
            holding.amounts[tresCount + type] += share.gpus;
    }
    holding.amounts[static_cast<std::size_t>(Tres::Billing)]
        = billingOf(partition, holding.amounts);
    return holding;
}

void Bindings::setGpus(Holding& holding, const Job& job, std::uint32_t partition,
                       std::uint64_t gpus) const
{
    holding.amounts[static_cast<std::size_t>(Tres::Gpu)] = gpus;
    if (const auto type = askedTypeOf(job); type != nothing)
        holding.amounts[tresCount + type] = gpus;
    holding.amounts[static_cast<std::size_t>(Tres::Billing)]
        = billingOf(partition, holding.amounts);
}

std::vector<long double> Bindings::usageAtBegin(const Scene& scene)
{
    const auto& snapshot = *scene.policy.snapshot;
    std::vector<long double> usage(snapshot.assocs.size(), 0.0L);
    for (const auto& entry : scene.recording->usage) {
        const auto assoc = snapshot.findAssoc(entry.account, entry.user, entry.partition);
        if (assoc.isValid())
            usage[assoc.at()] += entry.raw;
    }
    for (std::size_t i = usage.size(); i-- > 1;) // parents come first
        usage[snapshot.assocs.parent[i].at()] += usage[i];
    return usage;
}

} // namespace fairlead::replay
