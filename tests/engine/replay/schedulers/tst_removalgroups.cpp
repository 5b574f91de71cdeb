// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/splitmix.h"
#include "engine/replay/schedulers/mainpass.h"
#include "engine/replay/schedulers/removalgroups.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
/// So many jobs of one CPU run, with limits that lie close or far apart.
Vector manyRunning(SplitMix& random, int jobs)
{
    std::string line = "M | 40x8 | ";
    for (int i = 0; i < jobs; ++i) {
        const auto minutes = 1 + random.below(random.chance(0.5) ? 15 : 3000);
        line += (i == 0 ? "J" : "; J") + std::to_string(i) + " c1 t" + std::to_string(minutes)
            + " r9999 @0";
    }
    return parseVector(line + " | J0=1");
}

NodeSet partOf(SplitMix& random, std::size_t nodes)
{
    NodeSet some(nodes);
    const auto part = random.unit();
    for (std::size_t i = 0; i < nodes; ++i) {
        if (random.chance(part))
            some.insert(i);
    }
    return some;
}
} // namespace

TEST(RemovalGroups, aJumpEndsWhereTheStepsDo)
{
    SplitMix random(21);
    std::size_t jumps = 0;
    for (int round = 0; round < 40; ++round) {
        const auto vector = manyRunning(random, round < 30 ? 90 : 310);
        Cluster cluster(vector.scene);
        const auto& jobs = vector.scene.recording->workload.jobs;
        for (std::uint32_t i = 0; i < jobs.size(); ++i)
            cluster.submit(i, 0);
        MainPass main(cluster);
        (void)main.run(momentOf(10), false);
        const auto count = cluster.occupancy().running().size();
        ASSERT_EQ(count, jobs.size());
        for (int question = 0; question < 50; ++question) {
            const auto nodes = partOf(random, 40);
            const auto removed = random.chance(0.5) ? 0 : random.below(count);
            const auto place = removed + random.below(count - removed);
            RemovalGroups steps(cluster.occupancy(), cluster.parameters());
            RemovalGroups jump(cluster.occupancy(), cluster.parameters());
            steps.begin(nodes, removed);
            jump.begin(nodes, removed);
            bool isThere = steps.next();
            while (isThere && steps.last() < place)
                isThere = steps.next();
            ASSERT_EQ(jump.reach(place), isThere);
            while (isThere) { // and goes on from there
                ASSERT_EQ(jump.last(), steps.last());
                ++jumps;
                isThere = steps.next();
                ASSERT_EQ(jump.next(), isThere);
            }
        }
    }
    EXPECT_GT(jumps, 2000U);
}

} // namespace fairlead::replay
