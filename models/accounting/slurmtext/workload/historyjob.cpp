// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/historyjob.h"

#include "engine/replay/placement/demand.h"
#include "engine/replay/recording/limits.h"

#include <algorithm>
#include <limits>

namespace fairlead::accounting {

namespace {
using MemoryKind = replay::MemoryRequest::Kind;

/// What accounting shows of a job that asks for no memory.
std::uint64_t byDefault(const replay::MemoryRequest& usual, const replay::Request& request)
{
    return usual.megabytes * (usual.kind == MemoryKind::PerCpu ? request.cpus : request.minNodes);
}

/// Whether that is what a job is shown to have that asks for none.
class UsualMemory
{
public:
    UsualMemory(const replay::Machine& machine, const replay::PartitionRules* partition)
        : m_machine(machine)
        , m_partition(partition)
        , m_usual(replay::memoryOf({}, partition != nullptr ? *partition : noRules(), machine))
    {
    }

    [[nodiscard]] bool is(const replay::MemoryRequest& memory) const { return memory == m_usual; }
    /// @param megabytes  of the whole job
    [[nodiscard]] bool is(std::uint64_t megabytes, const replay::Request& request) const
    {
        if (m_usual.kind != MemoryKind::WholeNode)
            return megabytes == byDefault(m_usual, request);
        // All that a node has, whichever of them Slurm took.
        const auto& nodes = m_machine.nodes;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const bool isOther = m_partition != nullptr && !m_partition->nodes.contains(i);
            const auto all = nodes[i].memory * request.minNodes;
            if (!isOther && megabytes >= all && megabytes - all <= all / 64)
                return true;
        }
        return false;
    }

private:
    static const replay::PartitionRules& noRules()
    {
        static const replay::PartitionRules rules;
        return rules;
    }

    const replay::Machine& m_machine;
    const replay::PartitionRules* m_partition;
    replay::MemoryRequest m_usual;
};

/// Accounting has one figure: of each CPU or node, as what the job then had tells.
replay::MemoryRequest memoryOf(const HistoryJob& line, std::uint64_t megabytes,
                               const replay::Request& request)
{
    const replay::MemoryRequest perCpu{megabytes / request.cpus, MemoryKind::PerCpu};
    const replay::MemoryRequest perNode{megabytes / request.minNodes, MemoryKind::PerNode};
    if (megabytes % request.cpus != 0)
        return perNode;
    const auto had = amountOf(line.allocated, "mem");
    const bool wasPerCpu = had == perCpu.megabytes * line.allocatedCpus;
    return had != 0 && !wasPerCpu && had == perNode.megabytes * line.nodes ? perNode : perCpu;
}

std::uint64_t quotientUp(std::uint64_t amount, std::uint64_t parts)
{
    return amount / parts + (amount % parts != 0 ? 1 : 0);
}

/// CPUs that it then had; 0: none yet, or all of its nodes, whatever it wanted.
std::uint32_t chosenCpus(const HistoryJob& line, const replay::Machine& machine,
                         const replay::PartitionRules* partition)
{
    const bool areWholeNodes = line.submitted.isExclusive
        || (partition != nullptr && partition->isExclusive)
        || machine.unit == replay::SelectUnit::Node;
    return areWholeNodes ? 0 : line.allocatedCpus;
}

/// Of each CPU, as accounting has it.  @unit MB; 0: it does not tell
/// @param chosen  chosenCpus()
std::uint64_t toldPerCpu(const HistoryJob& line, std::uint32_t chosen, std::uint32_t cpus)
{
    const auto had = amountOf(line.allocated, "mem");
    if (had > 0 && chosen > 0)
        return quotientUp(had, chosen);
    if (line.memory && line.memory->kind == MemoryKind::PerCpu)
        return line.memory->megabytes;
    return quotientUp(amountOf(line.requested, "mem"), cpus);
}

/// Under MaxMemPerCPU slurmctld takes a half, a third and so on of the memory that a job wants of
/// each CPU, and twice, three times as many CPUs for each task: accounting has what came of it.
void takeMoreCpus(const HistoryJob& line, std::uint32_t chosen, replay::Request& request)
{
    const auto asked = request.memory.megabytes;
    const auto told = toldPerCpu(line, chosen, request.cpus);
    if (told == 0 || told > quotientUp(asked, 2))
        return;
    constexpr std::uint64_t most = std::numeric_limits<std::int32_t>::max();
    const auto perTask = std::min(
        most, std::min(most, quotientUp(asked, told)) * line.submitted.cpusPerTask.value_or(1));
    auto cpus = std::min(most, perTask * line.submitted.tasks.value_or(request.minNodes));
    if (chosen > 0)
        cpus = std::min<std::uint64_t>(cpus, chosen); // its memory may have been changed by hand
    request.cpus = std::max(request.cpus, static_cast<std::uint32_t>(cpus));
    request.cpusPerTask
        = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(perTask, 1, request.cpus));
    request.memory.megabytes = told;
}

void readMemory(const HistoryJob& line, const UsualMemory& usual, replay::Request& request)
{
    const auto& submitted = line.submitted;
    const auto megabytes = amountOf(line.requested, "mem");
    if (submitted.memoryPerCpu)
        request.memory = {*submitted.memoryPerCpu, MemoryKind::PerCpu};
    else if (submitted.memoryPerNode && *submitted.memoryPerNode > 0)
        request.memory = {*submitted.memoryPerNode, MemoryKind::PerNode};
    else if (submitted.memoryPerNode)
        request.memory = {0, MemoryKind::WholeNode};
    else if (line.memory && !usual.is(*line.memory))
        request.memory = *line.memory;
    else if (!line.memory && megabytes > 0 && !usual.is(megabytes, request))
        request.memory = memoryOf(line, megabytes, request);
    else
        return;
    request.asksMemory = true;
}

void readGpus(const HistoryJob& line, replay::Request& request)
{
    request.gpusPerNode = line.submitted.gpusPerNode.value_or(0);
    request.gpus = line.submitted.gpus.value_or(0);
    if (request.gpus == 0 && request.gpusPerNode == 0)
        request.gpus = static_cast<std::uint32_t>(
            std::min<std::uint64_t>(std::uint64_t{line.submitted.gpusPerTask.value_or(0)}
                                        * line.submitted.tasks.value_or(1),
                                    std::numeric_limits<std::int32_t>::max()));
    if (request.gpus != 0 && line.submitted.tasks == 1U && !request.asksNodes)
        request.maxNodes = 1; // no more than there are tasks
    const auto all = static_cast<std::uint32_t>(amountOf(line.requested, "gres/gpu"));
    if (request.gpusPerNode != 0 || request.gpus != 0 || all == 0)
        return;
    // As many on more nodes than it asked for: they were of the whole job.
    const bool wereOfJob = line.start && line.nodes > request.minNodes
        && amountOf(line.allocated, "gres/gpu") == all;
    if (wereOfJob || all % request.minNodes != 0)
        request.gpus = all;
    else
        request.gpusPerNode = all / request.minNodes;
}

/// CPUs that come with GPUs: asked for, or those of the partition or the cluster.
/// @source DefCpuPerGPU of slurm.conf
void takeCpusOfGpus(const HistoryJob& line, const replay::Machine& machine,
                    const replay::PartitionRules* partition, replay::Request& request)
{
    const auto gpus = request.gpusOn(request.minNodes);
    const auto own
        = partition == nullptr ? 0 : replay::boundOf(machine.cpusPerGpu, partition->name);
    const auto byDefault = own > 0 ? own : replay::boundOf(machine.cpusPerGpu, {});
    const auto cpus
        = gpus * line.submitted.cpusPerGpu.value_or(static_cast<std::uint32_t>(byDefault));
    if (cpus <= request.cpus || cpus > std::numeric_limits<std::int32_t>::max())
        return;
    const auto tasks = std::max(1U, request.cpus / request.cpusPerTask);
    request.cpus = static_cast<std::uint32_t>(cpus);
    request.cpusPerTask = static_cast<std::uint32_t>(quotientUp(cpus, tasks));
}

void readNodes(const HistoryJob& line, bool hasSubmitLines, replay::Request& request)
{
    const auto& submitted = line.submitted;
    if (submitted.minNodes) {
        request.minNodes = std::max(1U, *submitted.minNodes);
        request.maxNodes
            = std::max(request.minNodes, submitted.maxNodes.value_or(request.minNodes));
        if (submitted.tasks) { // sbatch: "can't run 1 processes on 2 nodes, setting nnodes to 1"
            request.maxNodes = std::clamp(*submitted.tasks, 1U, request.maxNodes);
            request.minNodes = std::min(request.minNodes, request.maxNodes);
        }
        request.asksNodes = true;
        return;
    }
    if (!hasSubmitLines && line.start) {
        request.minNodes = std::max(1U, line.nodes);
        return;
    }
    request.minNodes = std::max(1U, requestedNodes(line.requested, 1));
    const bool isExplained
        = submitted.tasksPerNode || !submitted.nodeList.empty() || request.minNodes == 1;
    if (isExplained || (line.start && line.nodes > request.minNodes))
        return;
    request.maxNodes = request.minNodes; // -N of a script
    request.asksNodes = true;
}
} // namespace

void takeConstraint(std::string_view constraint, HistoryJob& job)
{
    if (!constraint.empty())
        job.submitted.constraint = std::string(constraint);
}

std::vector<std::string> gpuTypesOf(const HistoryJob& line)
{
    if (!line.submitted.gpuTypes.empty())
        return line.submitted.gpuTypes;
    std::vector<std::string> types;
    for (const auto& [tres, amount] : line.requested) {
        if (const auto type = replay::gpuTypeOf(tres); amount > 0 && !type.empty())
            types.emplace_back(type);
    }
    return types;
}

std::uint32_t billingOf(const HistoryJob& job)
{
    const auto isBilling = [](const auto& count) { return count.first == "billing"; };
    const auto billing = std::ranges::find_if(job.allocated, isBilling);
    return !job.start || billing == job.allocated.end() || billing->second >= replay::noLimit
        ? replay::noLimit
        : static_cast<std::uint32_t>(billing->second);
}

std::uint64_t amountOf(const TresCounts& counts, std::string_view name)
{
    const auto found = std::ranges::find(counts, name, &TresCounts::value_type::first);
    return found == counts.end() ? 0 : found->second;
}

replay::Request requestOf(const HistoryJob& line, const replay::Machine& machine,
                          const replay::PartitionRules* partition, bool hasSubmitLines)
{
    const auto& submitted = line.submitted;
    replay::Request request;
    request.cpus = std::max(1U, line.cpus);
    request.cpusPerTask = std::clamp(submitted.cpusPerTask.value_or(1), 1U, request.cpus);
    request.tasksPerNode = submitted.tasksPerNode.value_or(0);
    request.minCpusPerNode = submitted.minCpusPerNode.value_or(0);
    request.threadsPerCore = submitted.threadsPerCore.value_or(0);
    request.isTaskPerCore = submitted.isTaskPerCore.value_or(machine.hasTaskPerCore);
    readNodes(line, hasSubmitLines, request);
    readMemory(line, {machine, partition}, request);
    if (submitted.memoryPerCpu && !submitted.threadsPerCore)
        takeMoreCpus(line, chosenCpus(line, machine, partition), request);
    readGpus(line, request);
    takeCpusOfGpus(line, machine, partition, request);
    request.isExclusive = submitted.isExclusive;
    request.isContiguous = submitted.isContiguous;
    request.isForUser = submitted.isForUser;
    request.isSpread = submitted.isSpread;
    if (request.isSpread && !submitted.minNodes) { // a node for each task, at the most
        request.maxNodes = std::max(request.minNodes, request.cpus / request.cpusPerTask);
        request.asksNodes = true;
    }
    return request;
}

bool hadNodesAlone(const HistoryJob& line, const replay::Request& request,
                   const replay::NodeSet& nodes, const replay::Machine& machine)
{
    using replay::SelectUnit;
    const bool areRounded = machine.unit == SelectUnit::Node || machine.unit == SelectUnit::Socket;
    const auto ran
        = std::ranges::find(machine.partitions, line.partitions, &replay::PartitionRules::name);
    const bool isOfPartition = ran != machine.partitions.end() && ran->isExclusive;
    const bool isForMemory = request.asksMemory && !machine.memoryBounds.empty();
    if (areRounded || isOfPartition || isForMemory)
        return false;
    std::uint64_t all = 0;
    std::uint64_t most = 0; // for what it asked for: whole cores, and one on each node
    nodes.forEach([&](std::size_t node) {
        all += machine.nodes[node].cpus;
        most += machine.nodes[node].threads;
    });
    const auto threads = nodes.count() == 0 ? 1 : most / nodes.count();
    most += std::uint64_t{request.cpus} * std::max<std::uint64_t>(threads, 1);
    return all > 0 && line.allocatedCpus == all && all > most;
}

std::uint32_t cpusForMemory(const replay::Request& request, const replay::Machine& machine,
                            const std::vector<std::string>& partitions)
{
    if (machine.memoryBounds.empty() || !request.asksMemory || request.isExclusive
        || request.memory.kind != MemoryKind::PerNode || machine.unit == replay::SelectUnit::Node)
        return 0;
    std::uint64_t cpus = 0;
    for (const auto& name : partitions) {
        const auto rules
            = std::ranges::find(machine.partitions, name, &replay::PartitionRules::name);
        if (rules != machine.partitions.end() && rules->isExclusive)
            continue; // it has all of its nodes
        const auto own = replay::boundOf(machine.memoryBounds, name);
        const auto bound = own > 0 ? own : replay::boundOf(machine.memoryBounds, {});
        if (bound > 0 && request.memory.megabytes > bound)
            cpus = std::max(cpus, quotientUp(request.memory.megabytes, bound));
    }
    constexpr std::uint64_t most = std::numeric_limits<std::int32_t>::max();
    return static_cast<std::uint32_t>(std::min(cpus, most));
}

} // namespace fairlead::accounting
