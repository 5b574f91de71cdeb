// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/placement.h"

#include <gtest/gtest.h>

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

} // namespace fairlead::replay
