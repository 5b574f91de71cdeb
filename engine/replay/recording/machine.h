// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/nodeset.h"

#include <algorithm>
#include <compare>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace fairlead::replay {

/// A moment of the replay: milliseconds since 1970. Slurm compares whole seconds: secondOf().
using Moment = std::int64_t;
/// Whole seconds since 1970.
using Second = std::int64_t;

constexpr Second secondOf(Moment moment)
{
    return moment >= 0 ? moment / 1000 : -((999 - moment) / 1000);
}
constexpr Moment momentOf(Second second)
{
    return second * 1000;
}

/// One node of the configuration. Source: scontrol show node (specification scheduling 11).
struct Node
{
    std::string name;
    std::uint32_t cpus = 1; ///< usable ones  @range [1, 2^32)  @source CPUEfctv, CPUTot
    std::uint32_t threads = 1; ///< CPUs of a core  @range [1, cpus]  @source ThreadsPerCore
    std::uint32_t sockets = 1; ///< @range [1, cpus]  @source Sockets
    std::uint64_t memory = 1; ///< @unit MB  @range [1, 2^63)  @source RealMemory - MemSpecLimit
    std::uint32_t gpus = 0; ///< @source Gres
    std::string gpuType{}; ///< of all of them; empty: not told, or of several types  @source Gres
    std::uint32_t weight = 1; ///< lowest first  @source Weight
    bool isUp = true; ///< not down, drained or failed when the replay begins
    bool operator==(const Node&) const = default;
};

/// What jobs may ask of nodes by name. Readers turn constraints into nodes that a job excludes.
struct NodeFeature
{
    std::string name;
    std::vector<std::uint32_t> nodes; ///< into Machine::nodes
    bool operator==(const NodeFeature&) const = default;
};

/// What slurmctld keeps of nodes: select/linear gives whole nodes, the others parts.
enum class SelectUnit : std::uint8_t
{
    Node,
    Socket,
    Core,
    Cpu
};

inline constexpr std::uint32_t noLimit = 0xffffffffU; ///< of counts and minutes: none
/// Of minutes: for ever, which somebody asked for. Without a limit another one counts.
inline constexpr std::uint32_t unlimited = noLimit - 1;

/// Memory by default: of each CPU, of each node, or all that a node has.
struct MemoryRequest
{
    enum class Kind : std::uint8_t
    {
        WholeNode,
        PerCpu,
        PerNode
    };
    std::uint64_t megabytes = 0;
    Kind kind = Kind::WholeNode;
    bool operator==(const MemoryRequest&) const = default;
};

/// One partition. Source: scontrol show partition.
struct PartitionRules
{
    std::string name;
    NodeSet nodes;
    std::uint32_t tier = 1; ///< PriorityTier
    std::uint32_t maxTime = noLimit; ///< @unit min
    std::uint32_t defaultTime = noLimit; ///< @unit min; noLimit: maxTime
    std::uint32_t minNodes = 0;
    std::uint32_t maxNodes = noLimit;
    std::uint32_t maxCpusPerNode = noLimit;
    std::uint32_t overTimeLimit = noLimit; ///< @unit min; noLimit: the cluster's; or unlimited
    std::string qos; ///< of the partition; empty: none
    MemoryRequest memory; ///< DefMemPerCPU, DefMemPerNode; WholeNode: the cluster's
    std::string billingWeights; ///< TRESBillingWeights as written
    bool isExclusive = false; ///< OverSubscribe=EXCLUSIVE
    bool isLeastLoaded = false; ///< LLN: jobs get the nodes with the largest free part
    bool isForUser = false; ///< ExclusiveUser: no node has jobs of several users
    bool isUp = true; ///< when nobody tells of its closures
    bool operator==(const PartitionRules&) const = default;
};

/// Which accounts or QOS may use a partition. An Allow list makes the Deny list of its kind void.
/// Source: scontrol show partition.
struct PartitionAccess
{
    enum class Rule : std::uint8_t
    {
        AllowAccounts,
        DenyAccounts,
        AllowQos,
        DenyQos
    };
    std::string partition;
    Rule rule = Rule::AllowAccounts;
    std::vector<std::string> names;
    auto operator<=>(const PartitionAccess&) const = default;
};

/// Of partitions by name; of the cluster without one: megabytes that jobs may have at the most.
using MemoryBounds = std::vector<std::pair<std::string, std::uint64_t>>;

/// @unit MB; 0: it has none of its own
inline std::uint64_t boundOf(const MemoryBounds& bounds, const std::string& partition)
{
    const auto found = std::ranges::find(bounds, partition, &MemoryBounds::value_type::first);
    return found == bounds.end() ? 0 : found->second;
}

/// Nodes in configuration order, and what lies over them. Never changed while a replay runs.
struct Machine
{
    std::vector<Node> nodes;
    std::vector<PartitionRules> partitions;
    SelectUnit unit = SelectUnit::Core;
    bool isMemoryConsumed = false; ///< a SelectTypeParameters ending in _Memory
    bool isLeastLoaded = false; ///< CR_LLN: LLN for all partitions
    MemoryRequest memory; ///< DefMemPerCPU, DefMemPerNode of the cluster
    std::vector<std::string> gpuTypes; ///< of all nodes, each once  @source Gres
    std::vector<PartitionAccess> access; ///< in order, as the bounds
    /// Partitions with AllowGroups, by name: a replay does not know who is in which group.
    std::vector<std::string> restricted;
    MemoryBounds memoryBounds; ///< MaxMemPerCPU, as far as jobs are read: it brings them more CPUs
    MemoryBounds nodeMemoryBounds; ///< MaxMemPerNode
    MemoryBounds cpusPerGpu; ///< DefCpuPerGPU, as far as jobs are read  @unit 1
    /// CR_ONE_TASK_PER_CORE, as far as jobs are read; a store keeps it with their requests.
    bool hasTaskPerCore = false;
    bool hasReservedNodes = false; ///< as far as reservations are read
    std::vector<NodeFeature> features; ///< as far as jobs are read; a store keeps none
    bool operator==(const Machine&) const = default;

    /// CPUs that are only given together on a node: of a core, a socket, or the node.
    [[nodiscard]] std::uint32_t cpusTogether(std::size_t node) const
    {
        switch (unit) {
        case SelectUnit::Node:
            return nodes[node].cpus;
        case SelectUnit::Socket:
            return std::max(1U, nodes[node].cpus / std::max(1U, nodes[node].sockets));
        case SelectUnit::Core:
            return std::max(1U, nodes[node].threads);
        case SelectUnit::Cpu:
            break;
        }
        return 1;
    }
    /// Whether CPUs are given one by one: no cores of several, sockets or nodes.
    [[nodiscard]] bool givesSingleCpus() const
    {
        return unit == SelectUnit::Cpu
            || (unit == SelectUnit::Core
                && std::ranges::all_of(nodes, [](const Node& node) { return node.threads <= 1; }));
    }
    /// The CPUs of a node that go to a job which asks for some of those that are free: whole units.
    /// Tasks of one CPU go round over the free sockets, and each that has one is taken.
    [[nodiscard]] std::uint32_t allotted(std::size_t node, std::uint32_t cpus, std::uint32_t free,
                                         std::uint32_t cpusPerTask) const
    {
        const auto together = cpusTogether(node);
        auto units = (cpus + together - 1) / together;
        if (unit == SelectUnit::Socket && cpusPerTask <= 1)
            units = std::max(units, std::min(cpus, free / together));
        return std::min(free, units * together);
    }
};

/// Of all nodes, up or down.
inline double cpusOf(const Machine& machine)
{
    double cpus = 0;
    for (const auto& node : machine.nodes)
        cpus += node.cpus;
    return cpus;
}

/// The end of what lasts: of an outage, or of a closed partition.  @unit s since 1970
inline constexpr Second notEnded = std::numeric_limits<std::uint32_t>::max();

/// A node that took no jobs for a while. Source: sacctmgr show event.
struct Outage
{
    std::uint32_t node = 0;
    Second from = 0;
    Second to = 0; ///< not included
    bool operator==(const Outage&) const = default;
};

/// A partition that started no jobs for a while: it was DOWN or INACTIVE. Source: slurmctld.log.
struct Closure
{
    std::uint32_t partition = 0; ///< into Machine::partitions
    Moment from = 0;
    Moment to = 0; ///< not included
    bool operator==(const Closure&) const = default;
};

} // namespace fairlead::replay
