// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/splitmix.h"
#include "engine/replay/schedulers/mainpass.h"
#include "engine/replay/schedulers/roombyend.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
constexpr std::size_t crowdedCount = 150;

/// Jobs that share nodes.
Vector crowdedNodes(int number)
{
    SplitMix random(static_cast<std::uint64_t>(number) + 1);
    std::string line = "R | " + std::to_string(crowdedCount) + "x4 | ";
    for (int i = 0; i < 200; ++i)
        line += (i == 0 ? "J" : "; J") + std::to_string(i) + " c"
            + std::to_string(1 + random.below(7)) + " t" + std::to_string(1 + random.below(50))
            + " r9999 @0";
    return parseVector(line + " | J0=1");
}

NodeSet halfOfThem(SplitMix& random)
{
    NodeSet nodes(crowdedCount);
    for (std::size_t i = 0; i < crowdedCount; ++i) {
        if (random.chance(0.5))
            nodes.insert(i);
    }
    return nodes;
}

/// How many of the nodes are held by nobody behind the first `count` running jobs.
std::uint64_t leftBy(const Cluster& cluster, std::size_t count, NodeSet nodes)
{
    for (auto i = count; i < cluster.occupancy().running().size(); ++i) {
        for (const auto& share : cluster.occupancy().running()[i].held())
            nodes.erase(share.node);
    }
    return nodes.count();
}
} // namespace

TEST(RoomByEnd, countsNodesThatAllHaveLeft)
{
    for (int number = 0; number < 5; ++number) {
        const auto vector = crowdedNodes(number);
        Cluster cluster(vector.scene);
        for (std::uint32_t i = 0; i < vector.scene.recording->workload.jobs.size(); ++i)
            cluster.submit(i, 0);
        MainPass main(cluster);
        (void)main.run(momentOf(10), false);
        const auto jobs = cluster.occupancy().running().size();
        ASSERT_GT(jobs, 60U);
        RoomByEnd room(cluster.occupancy());
        SplitMix random(9);
        for (int round = 0; round < 100; ++round) {
            const auto nodes = halfOfThem(random);
            const auto first = random.below(jobs + 1);
            const auto missing = 1 + random.below(60);
            auto place = first;
            const auto before = leftBy(cluster, first, nodes);
            while (place < jobs && leftBy(cluster, place + 1, nodes) - before < missing)
                ++place;
            EXPECT_EQ(room.emptiedAt(first, missing, nodes), place);
            const auto by = 10 + static_cast<Second>(random.below(3000));
            EXPECT_EQ(nodes.countIn(room.emptyBy(by)),
                      leftBy(cluster, cluster.occupancy().endingBy(by), nodes));
            EXPECT_EQ(room.emptyNow(nodes), leftBy(cluster, 0, nodes));
        }
    }
}

} // namespace fairlead::replay
