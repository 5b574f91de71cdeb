// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/machine.h"
#include "engine/replay/recording/workload.h"

#include <algorithm>
#include <string_view>

namespace fairlead::replay {

/// A request with what its partition and the cluster add to it.
struct Demand
{
    std::uint32_t cpus = 1;
    std::uint32_t cpusPerTask = 1;
    std::uint32_t tasksPerNode = 0;
    std::uint32_t minCpusPerNode = 0;
    std::uint32_t minNodes = 1;
    std::uint32_t maxNodes = noLimit;
    std::uint32_t wantedNodes = 1;
    std::uint32_t gpusPerNode = 0;
    std::uint32_t gpus = 0;
    std::uint32_t maxCpusPerNode = noLimit;
    std::uint32_t capped = 0; ///< its partition, counted from 1, if that has maxCpusPerNode
    MemoryRequest memory;
    const NodeSet* required = nullptr; ///< null: none
    const NodeSet* excluded = nullptr; ///< null: none
    const NodeSet* idle = nullptr; ///< behind the other nodes of their weight; null: in their order
    bool isExclusive = false;
    bool isContiguous = false;
    bool isSpread = false; ///< over as many nodes as it may use
    bool isLeastLoaded = false; ///< on the nodes with the largest free part
    bool isAtEnd = false; ///< on the last of the nodes

    /// Whether it gets the CPUs that it asks for, on whatever nodes, where they are given one by
    /// one.
    [[nodiscard]] bool takesItsCpus() const
    {
        return !isExclusive && cpusPerTask <= 1 && tasksPerNode == 0 && minCpusPerNode == 0
            && cpus >= minNodes;
    }
    [[nodiscard]] std::uint32_t tasks() const
    {
        return std::max(1U, cpus / std::max(1U, cpusPerTask));
    }
    /// Nodes that its tasks take: with --ntasks-per-node more than it needs to be looked at.
    [[nodiscard]] std::uint32_t leastNodes() const
    {
        return tasksPerNode == 0 ? minNodes
                                 : std::max(minNodes, (tasks() + tasksPerNode - 1) / tasksPerNode);
    }
};

/// The memory that a request names, or else the default of its partition or of the cluster.
MemoryRequest memoryOf(const Request& request, const PartitionRules& partition,
                       const Machine& machine);

/// Of the smallest node of each partition: with it counts who asks for all the memory of its nodes,
/// as sacct's ReqTRES has it.  @unit MB
std::vector<std::uint64_t> leastMemories(const Machine& machine);
/// The memory that limits and the TRES factor count of such a request; of others as it is.
MemoryRequest countedMemory(MemoryRequest memory, std::uint64_t leastMemory);

/// As which type the GPUs count that a request names none of: where GPUs are tracked by type alone
/// as the first of these. Empty: as none.
/// @param tracked  names of TRES
/// @source _set_type_tres_cnt()
std::string_view untypedGpus(const std::vector<std::string>& tracked);

/// What the TRES factor counts that a request does not name itself.
struct CountedAs
{
    MemoryRequest memory; ///< memoryOf() the first partition that it asks for
    std::string_view gpuType; ///< empty: of no type
};
/// How much of a TRES a request names, as the TRES factor counts it: the default memory too.
/// @param tres  "cpu", "mem" (MB), "node", "billing", "gres/gpu", "gres/gpu:a100"; 0 of any other
std::uint64_t requestedOf(const std::string& tres, const Request& request,
                          const CountedAs& counted);

Demand demandOf(const Request& request, const Workload& workload, const PartitionRules& partition,
                const Machine& machine);

} // namespace fairlead::replay
