// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/splitmix.h"
#include "engine/replay/placement/placement.h"
#include "tests/support/effort.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
Machine anyMachine(SplitMix& random)
{
    Machine machine;
    machine.unit = random.chance(0.5) ? SelectUnit::Cpu : SelectUnit::Core;
    const auto nodes = 1 + random.below(200);
    const bool hasWeights = random.chance(0.4);
    const auto most = 1 + random.below(20);
    const bool hasThreads = random.chance(0.5);
    for (std::size_t i = 0; i < nodes; ++i) {
        Node node;
        node.cpus = 1 + static_cast<std::uint32_t>(random.below(most));
        node.cpus *= hasThreads ? 2 : 1;
        node.threads = hasThreads ? 2 : 1;
        node.weight = hasWeights ? 1 + static_cast<std::uint32_t>(random.below(2)) : 1;
        machine.nodes.push_back(node);
    }
    return machine;
}

/// Somebody holds a part of some nodes.
FreeNodes anyRest(SplitMix& random, const Machine& machine)
{
    FreeNodes free(machine);
    std::vector<Share> shares;
    const double busy = random.unit();
    for (std::uint32_t i = 0; i < machine.nodes.size(); ++i) {
        if (random.chance(busy))
            shares.push_back(
                {i, 1 + static_cast<std::uint32_t>(random.below(machine.nodes[i].cpus)), 0, 0});
    }
    std::vector<Block> blocks;
    fillBlocks(blocks, shares);
    free.take(shares, blocks);
    return free;
}

std::uint32_t largestOf(const Machine& machine)
{
    std::uint32_t largest = 0;
    for (const auto& node : machine.nodes)
        largest = std::max(largest, node.cpus);
    return largest;
}

Demand anyDemand(SplitMix& random, std::size_t nodes)
{
    Demand demand;
    demand.cpus = 1 + static_cast<std::uint32_t>(random.below(random.chance(0.5) ? 12 : 300));
    demand.minNodes = 1 + static_cast<std::uint32_t>(random.below(random.chance(0.5) ? 1 : nodes));
    demand.maxNodes = random.chance(0.4)
        ? std::max(demand.cpus, demand.minNodes)
        : demand.minNodes + static_cast<std::uint32_t>(random.below(4));
    demand.wantedNodes = demand.minNodes; // a range of them is not plain
    return demand;
}

std::vector<std::pair<std::uint32_t, std::uint32_t>> listOf(std::span<const Share> shares)
{
    std::vector<std::pair<std::uint32_t, std::uint32_t>> list;
    for (const auto& share : shares)
        list.emplace_back(share.node, share.cpus);
    return list;
}
} // namespace

TEST(CpuPlacement, choosesWhatIsChosenNodeByNode)
{
    SplitMix random(7);
    std::size_t fitting = 0;
    for (int number = 0; number < tests::tries(20000); ++number) {
        const auto machine = anyMachine(random);
        const auto free = anyRest(random, machine);
        NodeSet allowed(machine.nodes.size());
        const double part = random.unit();
        for (std::size_t i = 0; i < machine.nodes.size(); ++i) {
            if (random.chance(part))
                allowed.insert(i);
        }
        const NodeSet none(machine.nodes.size());
        auto demand = anyDemand(random, machine.nodes.size());
        if (random.chance(0.3)) // whole nodes
            demand.cpus = std::min(demand.maxNodes, 40U) * largestOf(machine);
        auto plain = demand;
        plain.excluded = &none; // looks at each node
        Placement placement(machine);
        Placement expected(machine);
        ASSERT_TRUE(placement.isPlain(demand, free));
        ASSERT_FALSE(expected.isPlain(plain, free));
        ASSERT_EQ(placement.mayFit(demand, free, allowed), expected.mayFit(plain, free, allowed));
        const bool fits = expected.choose(plain, free, allowed);
        ASSERT_EQ(placement.choose(demand, free, allowed), fits) << number;
        if (!fits)
            continue;
        ++fitting;
        ASSERT_EQ(listOf(placement.shares()), listOf(expected.shares())) << number;
        NodeSet nodes(machine.nodes.size());
        NodeSet expectedNodes(machine.nodes.size());
        placement.putNodes(nodes);
        expected.putNodes(expectedNodes);
        ASSERT_EQ(nodes, expectedNodes);
    }
    EXPECT_GT(fitting, static_cast<std::size_t>(tests::tries(5000)));
}

} // namespace fairlead::replay
