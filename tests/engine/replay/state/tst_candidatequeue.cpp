// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/candidatequeue.h"
#include "engine/replay/state/cluster.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>
#include <random>
#include <set>

namespace fairlead::replay {

namespace {
Entry entryOf(std::uint32_t priority, std::uint32_t id)
{
    Entry entry;
    entry.priority = priority;
    entry.id = id;
    return entry;
}

std::vector<std::uint32_t> idsOf(std::span<const Entry> entries)
{
    std::vector<std::uint32_t> ids;
    for (const auto& entry : entries)
        ids.push_back(entry.id);
    return ids;
}
} // namespace

/// Which row of priorities an entry has depends on who was there before.
TEST(CandidateQueue, partitionsOfAJobStandAsItNamesThem)
{
    auto first = entryOf(5, 1);
    auto second = first;
    first.row = 9;
    second.row = 2;
    second.place = 1;
    EXPECT_TRUE(first.isBefore(second));
    EXPECT_FALSE(second.isBefore(first));
}

/// As a sorted list would be, whoever goes.
TEST(CandidateQueue, isTheSortedListOfThoseThatStay)
{
    std::mt19937 random(7);
    const auto below
        = [&](std::uint32_t end) { return static_cast<std::uint32_t>(random() % end); };
    CandidateQueue queue;
    std::vector<Entry> plain;
    std::uint32_t next = 1;
    for (int round = 0; round < 400; ++round) {
        for (auto more = below(6); more > 0; --more) {
            const auto entry = entryOf(below(9), next++);
            queue.insert(entry);
            plain.insert(
                std::ranges::upper_bound(
                    plain, entry, [](const Entry& a, const Entry& b) { return a.isBefore(b); }),
                entry);
        }
        std::set<std::uint32_t> gone;
        for (std::uint32_t i = below(5); i > 0 && !plain.empty(); --i) {
            // The first ones as a rule.
            const auto size = static_cast<std::uint32_t>(plain.size());
            gone.insert(plain[below(3) == 0 ? below(size) : below(std::min(size, 4U))].id);
        }
        const auto isGone = [&](const Entry& entry) { return gone.contains(entry.id); };
        if (below(2) == 0)
            queue.dropAll(gone.size(), isGone);
        else
            EXPECT_EQ(queue.drop(gone.size(), isGone), 0U); // it is short
        std::erase_if(plain, isGone);
        if (round % 50 == 0) {
            const auto priorityOf = [](const Entry& entry) { return entry.id * 2654435761U >> 28; };
            queue.setPriorities(priorityOf);
            for (auto& entry : plain)
                entry.priority = priorityOf(entry);
            std::ranges::sort(plain, [](const Entry& a, const Entry& b) { return a.isBefore(b); });
        }
        ASSERT_EQ(idsOf(queue.entries()), idsOf(plain)) << "round " << round;
    }
}

TEST(CandidateQueue, keepsAMarkAtItsPlace)
{
    CandidateQueue queue;
    for (std::uint32_t id = 1; id <= 4; ++id)
        queue.insert(entryOf(10 - id, id));
    queue.drop(1, [](const Entry& entry) { return entry.id == 1; });
    queue.at(1).isTold = true;
    EXPECT_EQ(idsOf(queue.entries()), (std::vector<std::uint32_t>{2, 3, 4}));
    EXPECT_FALSE(queue.entries()[0].isTold);
    EXPECT_TRUE(queue.entries()[1].isTold);
}

/// One that goes from the end of a long queue does not cost a walk through it.
TEST(CandidateQueue, keepsAFewGoneOnesBehindItsFront)
{
    CandidateQueue queue;
    for (std::uint32_t id = 0; id < 1000; ++id)
        queue.insert(entryOf(2000 - id, id));
    std::size_t looks = 0;
    const auto isGone = [&](const Entry& entry) {
        ++looks;
        return entry.id == 3 || entry.id >= 990;
    };
    EXPECT_EQ(queue.drop(11, isGone), 10U);
    EXPECT_EQ(queue.entries().size(), 999U);
    EXPECT_LT(looks, 1100U);
    queue.dropAll(10, isGone);
    EXPECT_EQ(queue.entries().size(), 989U);
    EXPECT_EQ(queue.entries().back().id, 989U);
}

TEST(CandidateQueue, whoIsCancelledLeavesIt)
{
    const auto vector = parseVector("C | 1x4 | A @0; B @0; C @0 | A=1");
    Cluster cluster(vector.scene);
    for (std::uint32_t job = 0; job < 3; ++job)
        cluster.submit(job, 0);
    ASSERT_EQ(cluster.queue(momentOf(1)).size(), 3U);
    cluster.cancel(1);
    const auto queue = cluster.queue(momentOf(2));
    ASSERT_EQ(queue.size(), 2U);
    for (const auto& entry : queue)
        EXPECT_EQ(cluster.live(entry.live).order, entry.order);
}

} // namespace fairlead::replay
