// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/demand.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

/// sacct's ReqTRES and sprio's TRES have the default memory of who asked for none.
TEST(Demand, whoAsksForNoMemoryAsksForTheDefault)
{
    using Kind = MemoryRequest::Kind;
    Request request;
    request.cpus = 96;
    PartitionRules partition;
    Machine machine;
    const auto megabytes = [&] {
        return requestedOf("mem", request, {memoryOf(request, partition, machine), {}});
    };
    machine.memory = {0, Kind::WholeNode};
    partition.memory = {0, Kind::WholeNode};
    EXPECT_EQ(megabytes(), 0U);
    machine.memory = {100, Kind::PerCpu}; // DefMemPerCPU
    EXPECT_EQ(megabytes(), 9600U);
    partition.memory = {7000, Kind::PerNode}; // DefMemPerNode of the partition
    request.minNodes = 3;
    EXPECT_EQ(megabytes(), 21000U);
    request.memory = {50, Kind::PerCpu};
    request.asksMemory = true;
    EXPECT_EQ(megabytes(), 4800U);
    EXPECT_EQ(requestedOf("cpu", request, {}), 96U);
}

/// Who names no type counts as of the first one where GPUs are tracked by type alone.
TEST(Demand, gpusCountByTheirType)
{
    Request request;
    request.gpusPerNode = 2;
    request.minNodes = 3;
    EXPECT_EQ(requestedOf("gres/gpu", request, {{}, "a100"}), 6U);
    EXPECT_EQ(requestedOf("gres/gpu:A100", request, {{}, "a100"}), 6U);
    EXPECT_EQ(requestedOf("gres/gpu:v100", request, {{}, "a100"}), 0U);
    EXPECT_EQ(requestedOf("gres/gpu:v100", request, {}), 0U);
    EXPECT_EQ(untypedGpus({"cpu", "gres/gpu:v100", "gres/gpu:a100"}), "v100");
    EXPECT_EQ(untypedGpus({"cpu", "gres/gpu:v100", "gres/gpu"}), "");
    EXPECT_EQ(untypedGpus({"cpu"}), "");
}

/// Recorded: the node limits of `-n 9 --ntasks-per-node=3` counted three nodes.
TEST(Demand, tasksPerNodeTellHowManyNodesItNeeds)
{
    Request request;
    request.cpus = 9;
    request.tasksPerNode = 3;
    EXPECT_EQ(demandOf(request, {}, {}, {}).leastNodes(), 3U);
    request.cpus = 10;
    EXPECT_EQ(demandOf(request, {}, {}, {}).leastNodes(), 4U);
    request.cpus = 18;
    request.cpusPerTask = 2;
    EXPECT_EQ(demandOf(request, {}, {}, {}).leastNodes(), 3U);
    request.cpus = 1;
    request.cpusPerTask = 1;
    EXPECT_EQ(demandOf(request, {}, {}, {}).leastNodes(), 1U);
}

/// Recorded: `-N 1-3` without -n took as many nodes as it could.
TEST(Demand, aRangeOfNodesIsWantedUpToItsEnd)
{
    Request request;
    request.maxNodes = 3;
    EXPECT_EQ(demandOf(request, {}, {}, {}).wantedNodes, 1U);
    EXPECT_EQ(demandOf(request, {}, {}, {}).maxNodes, 1U);
    request.asksNodes = true;
    EXPECT_EQ(demandOf(request, {}, {}, {}).wantedNodes, 3U);
    // `-N 2-3 --ntasks-per-node=1` has two tasks: it was planned on two nodes of three.
    request.minNodes = request.cpus = 2;
    request.tasksPerNode = 1;
    EXPECT_EQ(demandOf(request, {}, {}, {}).wantedNodes, 2U);
    request.cpus = 8;
    request.tasksPerNode = 4;
    EXPECT_EQ(demandOf(request, {}, {}, {}).wantedNodes, 3U);
}

/// Recorded with two threads to a core: `-n 16 --threads-per-core=1 --mem-per-cpu=3000` had 32 CPUs
/// and 48000M, `-n 5 -c 3 --ntasks-per-core=1` 20 CPUs and the memory of 20.
TEST(Demand, threadsThatAreNotUsedAreGivenTo)
{
    using Kind = MemoryRequest::Kind;
    Machine machine;
    machine.nodes.resize(1);
    machine.nodes[0].threads = 2;
    PartitionRules partition;
    partition.nodes = NodeSet(1);
    partition.nodes.insert(0);
    Request request;
    request.cpus = 16;
    request.threadsPerCore = 1;
    request.memory = {3000, Kind::PerCpu};
    request.asksMemory = true;
    auto demand = demandOf(request, {}, partition, machine);
    EXPECT_EQ(demand.cpus, 32U);
    EXPECT_EQ(demand.tasks(), 16U);
    EXPECT_EQ(demand.cpus * demand.memory.megabytes, 48000U);
    request.threadsPerCore = 2;
    EXPECT_EQ(demandOf(request, {}, partition, machine).cpus, 16U);
    request = {};
    request.cpus = 15;
    request.cpusPerTask = 3;
    request.isTaskPerCore = true;
    request.memory = {100, Kind::PerCpu};
    request.asksMemory = true;
    demand = demandOf(request, {}, partition, machine);
    EXPECT_EQ(demand.cpus, 20U);
    EXPECT_EQ(demand.tasks(), 5U);
    EXPECT_EQ(demand.memory.megabytes, 100U);
    machine.nodes[0].threads = 1;
    request.threadsPerCore = 1;
    EXPECT_EQ(demandOf(request, {}, partition, machine).cpus, 15U);
}

} // namespace fairlead::replay
