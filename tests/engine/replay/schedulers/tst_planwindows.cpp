// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/splitmix.h"
#include "engine/replay/schedulers/planwindows.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
constexpr std::size_t nodeCount = 130;

NodeSet someNodes(SplitMix& random, double part)
{
    NodeSet nodes(nodeCount);
    for (std::size_t i = 0; i < nodeCount; ++i) {
        if (random.chance(part))
            nodes.insert(i);
    }
    return nodes;
}

Machine someMachine(SplitMix& random)
{
    Machine machine;
    machine.nodes.resize(nodeCount);
    machine.partitions.resize(3);
    for (auto& partition : machine.partitions)
        partition.nodes = someNodes(random, 0.6);
    machine.partitions[2].nodes = machine.partitions[0].nodes;
    return machine;
}

/// Where the search ends that goes on at `later` while there are too few nodes, and with what.
std::pair<Second, NodeSet> searched(PlanWindows& windows, PlanWindows::Question question,
                                    Second length)
{
    NodeSet nodes(nodeCount);
    for (;;) {
        question.to = question.from + length;
        const auto answer = windows.find(question, nodes);
        if (answer.isEnough)
            return {question.from, nodes};
        if (answer.later == 0)
            return {0, NodeSet(nodeCount)};
        EXPECT_GT(answer.later, question.from);
        question.from = answer.later;
    }
}

/// The same by a walk from window to window.
std::pair<Second, NodeSet> walked(PlanWindows& windows, PlanWindows::Question question,
                                  Second length)
{
    question.to = question.from + length;
    NodeSet nodes(nodeCount);
    for (auto walk = windows.walkFrom(question);; walk.step()) {
        if (walk.mayBeEnough()
            && windows.cut(question, walk.slots(), question.least, nodes) >= question.least)
            return {walk.from(), nodes};
        if (walk.next() == 0)
            return {0, NodeSet(nodeCount)};
    }
}
} // namespace

TEST(PlanWindows, whatIsRuledOutByCountsIsRuledOutSlotBySlot)
{
    SplitMix random(7);
    int found = 0;
    for (int round = 0; round < 40; ++round) {
        const auto machine = someMachine(random);
        PlanMap map;
        PlanWindows windows(machine, map);
        map.reset(0, 6000, someNodes(random, 0.9));
        for (int plans = 0; plans < 40; ++plans) {
            const auto begin = static_cast<Second>(random.below(100)) * 60;
            map.plan(someNodes(random, 0.3), begin,
                     begin + 60 * static_cast<Second>(random.below(30)), 60);
            PlanWindows::Question question;
            question.partition = static_cast<std::uint32_t>(random.below(3));
            question.least = 1 + static_cast<std::uint32_t>(random.below(40));
            question.from = static_cast<Second>(random.below(2000));
            question.isNew = random.chance(0.5);
            const auto length = static_cast<Second>(random.below(1500));
            const auto fast = walked(windows, question, length);
            EXPECT_EQ(fast, searched(windows, question, length));
            found += fast.first != 0 ? 1 : 0;
        }
    }
    EXPECT_GT(found, 400);
    EXPECT_LT(found, 1500);
}

TEST(PlanWindows, plansOfFreeNodesAreFollowedPlanByPlan)
{
    SplitMix random(11);
    int whole = 0;
    int joined = 0;
    for (int round = 0; round < 60; ++round) {
        const auto machine = someMachine(random);
        PlanMap map;
        PlanWindows windows(machine, map);
        for (int run = 0; run < 2; ++run) {
            map.reset(0, 6000, someNodes(random, 0.9));
            Second end = 0;
            NodeSet nodes(nodeCount);
            for (int plans = 0; plans < 30; ++plans) {
                const bool goesOn = end != 0 && random.chance(0.3); // the same nodes for longer
                const auto begin = goesOn ? end : static_cast<Second>(random.below(100)) * 60;
                end = begin + 60 * static_cast<Second>(1 + random.below(20));
                nodes = goesOn ? nodes : someNodes(random, 0.1);
                for (auto i = map.firstAfter(begin); i < map.size() && map.begin(i) < end; ++i)
                    nodes &= random.chance(0.99) ? map.free(i) : nodes;
                map.plan(nodes, begin, end, 60);
                const auto& edit = map.edits().back();
                whole += edit.isWhole ? 1 : 0;
                joined += edit.isFirstJoined || edit.isEndJoined ? 1 : 0;
                PlanWindows::Question question;
                question.partition = static_cast<std::uint32_t>(random.below(3));
                question.least = 20 + static_cast<std::uint32_t>(random.below(50));
                question.from = static_cast<Second>(random.below(4000));
                const auto length = static_cast<Second>(random.below(1500));
                EXPECT_EQ(walked(windows, question, length), searched(windows, question, length));
            }
        }
    }
    EXPECT_GT(whole, 3000);
    EXPECT_LT(whole, 3600);
    EXPECT_GT(joined, 10);
}

TEST(PlanWindows, neighboursThatAreTheSameStayOneSlot)
{
    PlanMap map;
    NodeSet all(nodeCount);
    all.insert(3);
    all.insert(70);
    map.reset(0, 600, all);
    NodeSet one(nodeCount);
    one.insert(70);
    map.plan(one, 120, 240, 60);
    ASSERT_EQ(map.size(), 3U);
    map.plan(one, 240, 360, 60);
    EXPECT_EQ(map.size(), 3U);
    EXPECT_EQ(map.end(1), 360);
    map.plan(one, 0, 120, 60);
    EXPECT_EQ(map.size(), 2U);
    map.plan(one, 300, 900, 60);
    EXPECT_EQ(map.size(), 1U);
    EXPECT_FALSE(map.free(0).contains(70));
}

} // namespace fairlead::replay
