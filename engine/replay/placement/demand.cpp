// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/demand.h"

#include "engine/base/text.h"
#include "engine/replay/recording/limits.h"

namespace fairlead::replay {

MemoryRequest memoryOf(const Request& request, const PartitionRules& partition,
                       const Machine& machine)
{
    return request.asksMemory                                     ? request.memory
        : partition.memory.kind != MemoryRequest::Kind::WholeNode ? partition.memory
                                                                  : machine.memory;
}

std::vector<std::uint64_t> leastMemories(const Machine& machine)
{
    std::vector<std::uint64_t> least;
    for (const auto& partition : machine.partitions) {
        auto& memory = least.emplace_back(0);
        partition.nodes.forEach([&](std::size_t node) {
            const auto own = machine.nodes[node].memory;
            memory = memory == 0 ? own : std::min(memory, own);
        });
    }
    return least;
}

MemoryRequest countedMemory(MemoryRequest memory, std::uint64_t leastMemory)
{
    if (memory.kind == MemoryRequest::Kind::WholeNode)
        memory.megabytes = leastMemory;
    return memory;
}

std::string_view untypedGpus(const std::vector<std::string>& tracked)
{
    if (std::ranges::find(tracked, "gres/gpu") != tracked.end())
        return {};
    const auto first = std::ranges::find_if(
        tracked, [](const std::string& name) { return !gpuTypeOf(name).empty(); });
    return first == tracked.end() ? std::string_view() : gpuTypeOf(*first);
}

std::uint64_t requestedOf(const std::string& tres, const Request& request, const CountedAs& counted)
{
    const auto& memory = counted.memory;
    if (tres == "cpu" || tres == "billing")
        return request.cpus;
    if (tres == "node")
        return request.minNodes;
    const auto type = gpuTypeOf(tres);
    if (tres == "gres/gpu" || (!type.empty() && text::equalsIgnoreCase(type, counted.gpuType)))
        return request.gpusOn(request.minNodes);
    if (tres != "mem")
        return 0;
    return memory.megabytes
        * (memory.kind == MemoryRequest::Kind::PerCpu ? request.cpus : request.minNodes);
}

namespace {
/// CPUs of a core on the nodes of a partition: on all of them the same, as a rule.
std::uint32_t threadsOf(const PartitionRules& partition, const Machine& machine)
{
    std::uint32_t threads = 1;
    partition.nodes.forEach(
        [&](std::size_t node) { threads = std::max(threads, machine.nodes[node].threads); });
    return threads;
}

/// CPUs that it gets and does not use: of cores some threads alone, or the rest of a task's last
/// core. Memory is of those that it uses where threads are told (specification scheduling 5.2).
void addUnusedThreads(const Request& request, std::uint32_t threads, Demand& demand)
{
    const bool isCounted = request.threadsPerCore != 0 && request.threadsPerCore < threads;
    if (!isCounted && !request.isTaskPerCore)
        return;
    const auto tasks = demand.tasks();
    const auto used = isCounted ? request.threadsPerCore : threads;
    const auto cores = (demand.cpusPerTask + used - 1) / used;
    if (isCounted && demand.memory.kind == MemoryRequest::Kind::PerCpu)
        demand.memory.megabytes = demand.memory.megabytes * used / threads;
    demand.cpusPerTask = cores * threads;
    demand.cpus = tasks * demand.cpusPerTask;
}
} // namespace

Demand demandOf(const Request& request, const Workload& workload, const PartitionRules& partition,
                const Machine& machine)
{
    Demand demand;
    demand.cpus = request.cpus;
    demand.cpusPerTask = std::max(1U, request.cpusPerTask);
    demand.tasksPerNode = request.tasksPerNode;
    demand.minCpusPerNode = request.minCpusPerNode;
    demand.gpusPerNode = request.gpusPerNode;
    demand.gpus = request.gpus;
    demand.maxCpusPerNode = partition.maxCpusPerNode;
    demand.isExclusive
        = request.isExclusive || partition.isExclusive || machine.unit == SelectUnit::Node;
    demand.isContiguous = request.isContiguous;
    demand.isSpread = request.isSpread;
    demand.isLeastLoaded = machine.isLeastLoaded || partition.isLeastLoaded;
    demand.memory = memoryOf(request, partition, machine);
    if (request.required != nothing)
        demand.required = &workload.nodeSets[request.required];
    if (request.excluded != nothing)
        demand.excluded = &workload.nodeSets[request.excluded];
    if (request.threadsPerCore != 0 || request.isTaskPerCore)
        addUnusedThreads(request, threadsOf(partition, machine), demand);
    const auto tasks = demand.tasks();
    demand.minNodes = std::max({1U, request.minNodes, partition.minNodes});
    demand.maxNodes = request.maxNodes != noLimit ? request.maxNodes : partition.maxNodes;
    // A range without -n has a node for each task, however many these are, and so has --gpus; with
    // --ntasks-per-node there are as many tasks as its least nodes take.
    const bool hasTasks
        = request.asksNodes ? request.tasksPerNode > 0 : request.gpus == 0 || tasks > 1;
    if (hasTasks)
        demand.maxNodes = std::min(demand.maxNodes, std::max(tasks, demand.minNodes));
    demand.wantedNodes = request.asksNodes ? demand.maxNodes : demand.minNodes;
    return demand;
}

} // namespace fairlead::replay
