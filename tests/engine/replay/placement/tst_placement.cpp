// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/placement.h"

#include <gtest/gtest.h>
#include <memory>

namespace fairlead::replay {

/// The second node first brings two CPUs, of which one is taken back, and one GPU.
TEST(Placement, gpusOfAJobStaySoManyWhereCpusAreTakenBack)
{
    Machine machine;
    Node node;
    node.cpus = 4;
    node.gpus = 4;
    machine.nodes.assign(3, node);
    FreeNodes free(machine);
    const std::vector<Share> held{{0, 3, 0, 0}};
    std::vector<Block> blocks;
    fillBlocks(blocks, held);
    free.take(held, blocks);
    NodeSet all(3);
    for (std::size_t i = 0; i < 3; ++i)
        all.insert(i);
    Demand demand;
    demand.cpus = 3;
    demand.maxNodes = demand.wantedNodes = 3;
    demand.gpus = 5;
    Placement placement(machine);
    ASSERT_TRUE(placement.choose(demand, free, all));
    std::uint32_t cpus = 0;
    std::uint32_t gpus = 0;
    for (const auto& share : placement.shares()) {
        cpus += share.cpus;
        gpus += share.gpus;
    }
    EXPECT_EQ(placement.shares().size(), 3U);
    EXPECT_EQ(cpus, 3U);
    EXPECT_EQ(gpus, 5U);
}

namespace {
/// Nodes of 32 CPUs with 128 GB of which so many CPUs are in use.
struct Nodes
{
    explicit Nodes(const std::vector<std::uint32_t>& used, SelectUnit unit = SelectUnit::Core)
    {
        Node node;
        node.cpus = 32;
        node.sockets = 2;
        node.memory = 128000;
        machine.nodes.assign(used.size(), node);
        machine.unit = unit;
        machine.isMemoryConsumed = true;
        free = std::make_unique<FreeNodes>(machine);
        for (std::uint32_t i = 0; i < used.size(); ++i) {
            if (used[i] == 0)
                continue;
            const std::vector<Share> held{{i, used[i], 0, 0}};
            std::vector<Block> blocks;
            fillBlocks(blocks, held);
            free->take(held, blocks);
        }
    }

    /// What is taken; empty: there is no room.
    [[nodiscard]] std::vector<Share> sharesOf(const Demand& demand) const
    {
        NodeSet all(machine.nodes.size());
        for (std::size_t i = 0; i < machine.nodes.size(); ++i)
            all.insert(i);
        Placement placement(machine);
        if (!placement.choose(demand, *free, all))
            return {};
        const auto shares = placement.shares();
        return {shares.begin(), shares.end()};
    }
    [[nodiscard]] std::vector<std::uint32_t> cpusOf(const Demand& demand) const
    {
        std::vector<std::uint32_t> cpus;
        for (const auto& share : sharesOf(demand))
            cpus.push_back(share.cpus);
        return cpus;
    }

    Machine machine;
    std::unique_ptr<FreeNodes> free;
};

Demand demandOf(std::uint32_t tasks, std::uint32_t cpusPerTask, std::uint32_t minNodes,
                MemoryRequest memory)
{
    Demand demand;
    demand.cpus = tasks * cpusPerTask;
    demand.cpusPerTask = cpusPerTask;
    demand.minNodes = minNodes;
    demand.wantedNodes = minNodes;
    demand.maxNodes = minNodes > 1 ? minNodes : 8;
    demand.memory = memory;
    return demand;
}

using Cpus = std::vector<std::uint32_t>;
constexpr MemoryRequest ofCpus{100, MemoryRequest::Kind::PerCpu};
constexpr MemoryRequest ofNodes{20000, MemoryRequest::Kind::PerNode};
} // namespace

// Recorded: tests/data/replay/tasks, jobs 7 and 12.
TEST(Placement, tasksStayWholeWhereMemoryIsOfCpus)
{
    const Nodes nodes({22, 26});
    EXPECT_FALSE(nodes.cpusOf(demandOf(4, 4, 1, ofNodes)).empty());
    EXPECT_TRUE(nodes.cpusOf(demandOf(4, 4, 1, ofCpus)).empty());
}

// Recorded: the same, jobs 1 and 2.
TEST(Placement, aTaskIsKeptForEachFurtherNode)
{
    const Nodes nodes({0, 0, 0});
    EXPECT_EQ(nodes.cpusOf(demandOf(16, 4, 3, ofCpus)), (Cpus{32, 28, 4}));
    EXPECT_EQ(nodes.cpusOf(demandOf(2, 4, 2, ofCpus)), (Cpus{4, 4}));
    EXPECT_EQ(nodes.cpusOf(demandOf(2, 1, 2, ofCpus)), (Cpus{1, 1}));
}

// Asked of a slurmctld 22.05 whose first node had 15 CPUs left.
TEST(Placement, leastCpusOfANodeAreKeptForEachFurtherNode)
{
    const Nodes nodes({17, 1, 1});
    const auto cpusOf = [&](std::uint32_t cpus, std::uint32_t minNodes, std::uint32_t least) {
        auto demand = demandOf(cpus, 1, minNodes, ofNodes);
        demand.minCpusPerNode = least;
        return nodes.cpusOf(demand);
    };
    EXPECT_EQ(cpusOf(16, 2, 10), (Cpus{10, 10}));
    EXPECT_EQ(cpusOf(16, 2, 6), (Cpus{10, 6}));
    EXPECT_EQ(cpusOf(24, 2, 10), (Cpus{14, 10}));
    EXPECT_EQ(cpusOf(20, 2, 10), (Cpus{10, 10}));
    EXPECT_EQ(cpusOf(4, 2, 10), (Cpus{10, 10}));
    EXPECT_EQ(cpusOf(30, 3, 10), (Cpus{10, 10, 10}));
    EXPECT_EQ(cpusOf(16, 3, 12), (Cpus{12, 12, 12}));
    EXPECT_EQ(cpusOf(16, 2, 1), (Cpus{15, 1}));
    EXPECT_EQ(cpusOf(40, 1, 8), (Cpus{15, 25}));
}

// Recorded: --mem=50000 under MaxMemPerCPU=3000 had 17 CPUs of its node, and no node with fewer.
TEST(Placement, cpusOfEachNodeAreTakenAtTheLeast)
{
    const Nodes nodes({16, 15, 20});
    auto demand = demandOf(8, 1, 1, ofNodes);
    demand.minCpusPerNode = 17;
    EXPECT_EQ(nodes.cpusOf(demand), (Cpus{17}));
    demand.tasksPerNode = 8;
    EXPECT_EQ(nodes.cpusOf(demand), (Cpus{17}));
    demand.minCpusPerNode = 21;
    EXPECT_TRUE(nodes.cpusOf(demand).empty());
}

// Recorded: with 24, 12, 8 and 20 CPUs free, -n 4 --ntasks-per-node=4 went to the third node.
TEST(Placement, tasksPerNodeLeaveTheTightestNodeBest)
{
    const Nodes nodes({8, 20, 24, 12});
    auto demand = demandOf(4, 1, 1, ofNodes);
    demand.tasksPerNode = 4;
    const auto shares = nodes.sharesOf(demand);
    ASSERT_EQ(shares.size(), 1U);
    EXPECT_EQ(shares[0].node, 2U);
    EXPECT_EQ(shares[0].cpus, 4U);
    demand = demandOf(8, 1, 2, ofNodes);
    demand.tasksPerNode = 4;
    EXPECT_EQ(nodes.cpusOf(demand), (Cpus{4, 4}));
}

// Recorded: -n 8 --mem-per-cpu=5000 --exclusive may use 32 CPUs with 160000M, not with less.
TEST(Placement, whoHasNodesAloneNeedsMemoryForAllTheirCpus)
{
    const Nodes nodes({0}); // 128000M
    auto demand = demandOf(8, 1, 1, {5000, MemoryRequest::Kind::PerCpu});
    EXPECT_EQ(nodes.cpusOf(demand), Cpus{8});
    demand.isExclusive = true;
    EXPECT_TRUE(nodes.cpusOf(demand).empty());
    demand.memory.megabytes = 4000;
    EXPECT_EQ(nodes.cpusOf(demand), Cpus{32});
}

// Recorded with two threads to a core: -N2 -n16 lay as 14 and 2 CPUs, -N2 -n8 as 6 and 2.
TEST(Placement, aCoreIsKeptForEachFurtherNode)
{
    Nodes nodes({0, 0});
    for (auto& node : nodes.machine.nodes)
        node.threads = 2;
    EXPECT_EQ(nodes.cpusOf(demandOf(16, 1, 2, ofNodes)), (Cpus{14, 2}));
    EXPECT_EQ(nodes.cpusOf(demandOf(8, 1, 2, ofNodes)), (Cpus{6, 2}));
    nodes.machine.isMemoryConsumed = false; // by CPUs alone
    EXPECT_EQ(nodes.cpusOf(demandOf(16, 1, 2, ofNodes)), (Cpus{14, 2}));
}

// Recorded: tests/data/replay/sockets.
TEST(Placement, tasksOfOneCpuGoRoundOverFreeSockets)
{
    const Nodes empty({0}, SelectUnit::Socket);
    const Nodes half({16}, SelectUnit::Socket);
    EXPECT_EQ(empty.cpusOf(demandOf(1, 1, 1, ofNodes)), Cpus{16});
    EXPECT_EQ(empty.cpusOf(demandOf(2, 1, 1, ofNodes)), Cpus{32});
    EXPECT_EQ(empty.cpusOf(demandOf(16, 1, 1, ofNodes)), Cpus{32});
    EXPECT_EQ(half.cpusOf(demandOf(16, 1, 1, ofNodes)), Cpus{16});
    EXPECT_EQ(empty.cpusOf(demandOf(2, 3, 1, ofNodes)), Cpus{16});
    EXPECT_EQ(empty.cpusOf(demandOf(16, 2, 1, ofNodes)), Cpus{32});
}

} // namespace fairlead::replay
