// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/demand.h"

namespace fairlead::replay {

MemoryRequest memoryOf(const Request& request, const PartitionRules& partition,
                       const Machine& machine)
{
    return request.asksMemory                                     ? request.memory
        : partition.memory.kind != MemoryRequest::Kind::WholeNode ? partition.memory
                                                                  : machine.memory;
}

std::uint64_t requestedOf(const std::string& tres, const Request& request,
                          const MemoryRequest& memory)
{
    if (tres == "cpu" || tres == "billing")
        return request.cpus;
    if (tres == "node")
        return request.minNodes;
    if (tres == "gres/gpu")
        return request.gpusOn(request.minNodes);
    if (tres != "mem")
        return 0;
    return memory.megabytes
        * (memory.kind == MemoryRequest::Kind::PerCpu ? request.cpus : request.minNodes);
}

Demand demandOf(const Request& request, const Workload& workload, const PartitionRules& partition,
                const Machine& machine)
{
    Demand demand;
    demand.cpus = request.cpus;
    demand.cpusPerTask = std::max(1U, request.cpusPerTask);
    demand.tasksPerNode = request.tasksPerNode;
    demand.gpusPerNode = request.gpusPerNode;
    demand.gpus = request.gpus;
    demand.maxCpusPerNode = partition.maxCpusPerNode;
    demand.isExclusive
        = request.isExclusive || partition.isExclusive || machine.unit == SelectUnit::Node;
    demand.isContiguous = request.isContiguous;
    demand.isSpread = request.isSpread;
    demand.memory = memoryOf(request, partition, machine);
    if (request.required != nothing)
        demand.required = &workload.nodeSets[request.required];
    if (request.excluded != nothing)
        demand.excluded = &workload.nodeSets[request.excluded];
    const auto tasks = demand.tasks();
    demand.minNodes = std::max({1U, request.minNodes, partition.minNodes});
    demand.maxNodes = request.maxNodes != noLimit ? request.maxNodes : partition.maxNodes;
    demand.maxNodes = std::min(demand.maxNodes, std::max(tasks, demand.minNodes));
    demand.wantedNodes = request.asksNodes ? demand.maxNodes : demand.minNodes;
    return demand;
}

} // namespace fairlead::replay
