// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/splitmix.h"
#include "engine/replay/placement/cpucounts.h"

#include <gtest/gtest.h>
#include <numeric>

namespace fairlead::replay {

namespace {
constexpr std::size_t countedNodes = 64;
constexpr std::uint32_t mostCpus = 37;

void expectSame(const CpuCounts& counts, const std::vector<std::uint32_t>& expected,
                std::uint64_t among, std::uint32_t least)
{
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < countedNodes; ++i) {
        ASSERT_EQ(counts[i], expected[i]);
        ASSERT_EQ(counts.atLeast(0, least) >> i & 1U, expected[i] >= least ? 1U : 0U);
        ASSERT_EQ(counts.atLeast(0, 1) >> i & 1U, expected[i] > 0 ? 1U : 0U);
        sum += (among >> i & 1U) != 0 ? expected[i] : 0;
    }
    ASSERT_EQ(counts.sumIn(0, among), sum);
    ASSERT_EQ(counts.sumIn(0, ~std::uint64_t{0}),
              std::accumulate(expected.begin(), expected.end(), std::uint64_t{0}));
}
} // namespace

TEST(CpuCounts, manyNodesAreCountedLikeOne)
{
    SplitMix random(3);
    CpuCounts counts(countedNodes, mostCpus);
    std::vector<std::uint32_t> expected(countedNodes);
    for (int step = 0; step < 2000; ++step) {
        const auto cpus = 1 + static_cast<std::uint32_t>(random.below(mostCpus));
        const bool isMore = random.chance(0.5);
        const auto asked = random.next();
        std::uint64_t changed = 0;
        for (std::size_t i = 0; i < countedNodes; ++i) {
            const bool fits = isMore ? expected[i] + cpus <= mostCpus : expected[i] >= cpus;
            if (!fits || (asked >> i & 1U) == 0)
                continue;
            changed |= std::uint64_t{1} << i;
            expected[i] = isMore ? expected[i] + cpus : expected[i] - cpus;
        }
        if (isMore)
            counts.add(0, changed, cpus);
        else
            counts.subtract(0, changed, cpus);
        expectSame(counts, expected, random.next(), static_cast<std::uint32_t>(random.below(70)));
    }
}

TEST(CpuCounts, moreThanThereCanBeHasNobody)
{
    CpuCounts counts(65, 3);
    counts.add(1, 1, 3);
    EXPECT_EQ(counts[64], 3U);
    EXPECT_EQ(counts.atLeast(1, 3), 1U);
    EXPECT_EQ(counts.atLeast(1, 4), 0U);
    EXPECT_EQ(counts.atLeast(0, 1), 0U);
}

TEST(CpuCounts, manyWordsAreAsEachOfThem)
{
    SplitMix random(5);
    for (int round = 0; round < 300; ++round) {
        const auto nodes = 1 + random.below(3000);
        const auto most = 1 + static_cast<std::uint32_t>(random.below(mostCpus));
        CpuCounts counts(nodes, most);
        NodeSet asked(nodes);
        for (std::size_t i = 0; i < nodes; ++i) {
            const auto cpus = static_cast<std::uint32_t>(random.below(most + 1));
            counts.add(i / 64, std::uint64_t{1} << i % 64, random.chance(0.3) ? most : cpus);
            if (random.chance(0.7))
                asked.insert(i);
        }
        const auto least = 1 + static_cast<std::uint32_t>(random.below(mostCpus + 30));
        std::vector<std::uint64_t> words;
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < asked.wordCount(); ++i) {
            words.push_back(asked.word(i));
            sum += counts.sumIn(i, asked.word(i));
        }
        const auto expectKept = [&](auto keep, std::uint32_t atLeast) {
            auto kept = words;
            std::size_t count = 0;
            ASSERT_EQ(keep(kept), [&] {
                for (std::size_t i = 0; i < words.size(); ++i)
                    count += NodeSet::ones(words[i] & counts.atLeast(i, atLeast));
                return count;
            }());
            for (std::size_t i = 0; i < words.size(); ++i)
                ASSERT_EQ(kept[i], words[i] & counts.atLeast(i, atLeast));
        };
        expectKept([&](auto& kept) { return counts.keepAtLeast(kept, least); }, least);
        expectKept([&](auto& kept) { return counts.keepAny(kept); }, 1);
        expectKept([&](auto& kept) { return counts.keepMost(kept); }, most);
        ASSERT_EQ(counts.sumIn(asked), sum);
        const auto enough = random.below(2 * sum + 1);
        ASSERT_EQ(counts.sumIn(asked, enough) >= enough, sum >= enough);
    }
}

} // namespace fairlead::replay
