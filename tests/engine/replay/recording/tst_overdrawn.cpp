// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recording/overdrawn.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::replay;

namespace {
/// Three nodes of 16 CPUs each.
Recording threeNodes()
{
    Recording recording;
    for (const auto* name : {"n1", "n2", "n3"}) {
        auto& node = recording.machine.nodes.emplace_back();
        node.name = name;
        node.cpus = 16;
    }
    recording.workload.to = 1000;
    return recording;
}

void add(Recording& recording, std::initializer_list<std::size_t> nodes, std::uint32_t cpus,
         Second start, Second end)
{
    auto& job = recording.workload.jobs.emplace_back();
    auto& set = recording.workload.nodeSets.emplace_back(3U);
    for (const auto node : nodes)
        set.insert(node);
    job.recorded.nodes = static_cast<std::uint32_t>(recording.workload.nodeSets.size() - 1);
    job.recorded.cpus = cpus;
    job.recorded.start = start;
    job.recorded.end = end;
}
} // namespace

TEST(Overdrawn, jobsOneAfterTheOtherAreNone)
{
    auto recording = threeNodes();
    add(recording, {0}, 16, 100, 200);
    add(recording, {0}, 16, 200, 300); // in the second in which the other ends
    add(recording, {2}, 16, 200, 300);
    add(recording, {2}, 16, 299, 400); // or in the one before, as real accounting has it
    add(recording, {0}, 8, 300, 0);
    add(recording, {0}, 8, 310, 400);
    add(recording, {1}, 16, 50, 50); // it was over at once
    add(recording, {1}, 16, 50, 60);
    EXPECT_FALSE(overdrawnNodes(recording));
    // Of 20 CPUs of two nodes each has four at least: the rest may lie where there is room.
    add(recording, {1, 2}, 20, 500, 600);
    add(recording, {1}, 12, 500, 600);
    EXPECT_FALSE(overdrawnNodes(recording));
    add(recording, {1}, 1, 550, 600);
    ASSERT_TRUE(overdrawnNodes(recording));
    EXPECT_EQ(overdrawnNodes(recording)->node, 1U);
    EXPECT_EQ(overdrawnNodes(recording)->cpus, 17U);
}

TEST(Overdrawn, theFirstNodeIsNamedAndTheOthersAreCounted)
{
    auto recording = threeNodes();
    for (int i = 0; i < 4; ++i)
        add(recording, {1}, 16, 100 + 10 * i, i == 0 ? 0 : 200);
    auto overdrawn = overdrawnNodes(recording);
    ASSERT_TRUE(overdrawn);
    EXPECT_EQ(overdrawn->nodes, 1U);
    EXPECT_EQ(overdrawn->at, 130);
    EXPECT_EQ(
        english(overdrawnWords(*overdrawn, recording.machine)),
        "on node n2 up to 64 of 16 CPUs are held at 1970-01-01T00:02:10: its jobs overlap, or "
        "it had more then");
    add(recording, {2}, 17, 100, 200);
    overdrawn = overdrawnNodes(recording);
    ASSERT_TRUE(overdrawn);
    EXPECT_EQ(overdrawn->nodes, 2U);
    EXPECT_EQ(overdrawn->node, 1U);
    EXPECT_TRUE(english(overdrawnWords(*overdrawn, recording.machine))
                    .starts_with("on node n2 up to 64 of 16 CPUs are held at 1970-01-01T00:02:10, "
                                 "and on others, 2 nodes in "
                                 "all"));
}
