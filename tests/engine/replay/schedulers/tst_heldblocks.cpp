// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/splitmix.h"
#include "engine/replay/schedulers/heldblocks.h"
#include "engine/replay/schedulers/mainpass.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
constexpr std::size_t nodeCount = 150;

NodeSet partOf(SplitMix& random)
{
    NodeSet some(nodeCount);
    const auto part = random.unit() * random.unit();
    for (std::size_t i = 0; i < nodeCount; ++i) {
        if (random.chance(part))
            some.insert(i);
    }
    return some;
}

/// Job by job.
HeldBlocks::Reach counted(const Cluster& cluster, std::size_t first, std::size_t end,
                          const NodeSet& nodes, std::uint64_t total, std::uint64_t enough)
{
    HeldBlocks::Reach reach{first, total, end};
    for (auto place = first; place < end && reach.total < enough; ++place) {
        for (const auto& share : cluster.occupancy().running()[place].held()) {
            const bool isOn = nodes.contains(share.node);
            reach.total += isOn ? share.cpus : 0;
            reach.firstOn = isOn ? std::min(reach.firstOn, place) : reach.firstOn;
        }
        reach.place = reach.total < enough ? place + 1 : place;
    }
    return reach;
}
} // namespace

TEST(HeldBlocks, manyJobsAreCountedLikeOneByOne)
{
    SplitMix random(5);
    std::string line = "M | 150x8 | ";
    for (int i = 0; i < 100; ++i)
        line += (i == 0 ? "J" : "; J") + std::to_string(i) + " c"
            + std::to_string(1 + random.below(22)) + " t" + std::to_string(1 + random.below(900))
            + " r9999 @0";
    const auto vector = parseVector(line + " | J0=1");
    Cluster cluster(vector.scene);
    for (std::uint32_t i = 0; i < 100; ++i)
        cluster.submit(i, 0);
    MainPass main(cluster);
    (void)main.run(momentOf(10), false);
    const auto count = cluster.occupancy().running().size();
    ASSERT_GT(count, 70U);
    HeldBlocks held(cluster.occupancy());
    held.refresh();
    std::size_t reached = 0;
    for (int question = 0; question < 2000; ++question) {
        const auto nodes = partOf(random);
        const auto first = random.chance(0.5) ? 0 : random.below(count);
        const auto end = random.chance(0.5) ? count : first + random.below(count - first);
        const auto total = random.below(50);
        const auto enough = random.below(400);
        const auto fast = held.reach(first, end, nodes, total, enough);
        const auto slow = counted(cluster, first, end, nodes, total, enough);
        ASSERT_EQ(fast.place, slow.place);
        ASSERT_EQ(fast.total >= enough, slow.total >= enough);
        if (fast.total < enough) {
            ASSERT_EQ(fast.total, slow.total);
            ASSERT_EQ(std::min(fast.firstOn, end), slow.firstOn);
        } else if (slow.place > first || slow.firstOn < end) {
            ASSERT_EQ(fast.firstOn, std::min(slow.firstOn, slow.place));
            ++reached;
        }
    }
    EXPECT_GT(reached, 500U);
}

} // namespace fairlead::replay
