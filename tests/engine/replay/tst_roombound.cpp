// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/roombound.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

TEST(RoomBound, theRoomiestNodesMustBeEnough)
{
    Machine machine;
    machine.nodes.resize(4);
    for (auto& node : machine.nodes)
        node.cpus = 8;
    RoomBound bound(machine);
    for (const auto cpus : {8U, 3U, 3U, 1U})
        bound.add(cpus);
    EXPECT_TRUE(bound.mayHold(8, 1, 1));
    EXPECT_FALSE(bound.mayHold(9, 1, 1));
    EXPECT_TRUE(bound.mayHold(11, 2, 2));
    EXPECT_FALSE(bound.mayHold(12, 2, 2));
    EXPECT_TRUE(bound.mayHold(15, 4, noLimit));
    EXPECT_FALSE(bound.mayHold(16, 1, noLimit));
    EXPECT_FALSE(bound.mayHold(1, 5, noLimit));
    bound.grow(3, 8);
    EXPECT_TRUE(bound.mayHold(16, 2, 2));
    bound.grow(0, 8);
    EXPECT_TRUE(bound.mayHold(24, 5, 5));
    bound.clear();
    EXPECT_FALSE(bound.mayHold(1, 1, 1));
}

TEST(RoomBound, nodesBeyondTheCountAreNoBound)
{
    Machine machine;
    machine.nodes.resize(1);
    machine.nodes[0].cpus = 5000;
    RoomBound bound(machine);
    bound.add(5000);
    EXPECT_TRUE(bound.mayHold(4000, 1, 1));
    EXPECT_FALSE(bound.mayHold(5001, 1, 1));
}

TEST(RoomBound, moreThanAnyNodeHasIsNoBound)
{
    Machine machine;
    machine.nodes.resize(2);
    machine.nodes[0].cpus = machine.nodes[1].cpus = 4;
    RoomBound bound(machine);
    bound.add(2);
    bound.grow(0, 9); // more was given back than it has
    EXPECT_TRUE(bound.mayHold(9, 1, 1));
    EXPECT_FALSE(bound.mayHold(12, 1, 2));
    bound.grow(9, 3);
    EXPECT_FALSE(bound.mayHold(4, 1, 1));
    EXPECT_TRUE(bound.mayHold(5, 1, 2));
}

} // namespace fairlead::replay
