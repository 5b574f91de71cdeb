// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/splitmix.h"
#include "engine/replay/placement/cpuruns.h"

#include <gtest/gtest.h>
#include <tuple>

namespace fairlead::replay {

namespace {
struct Offered
{
    Machine machine;
    CpuCounts free;
    std::vector<std::uint64_t> kept;
};

Offered anyOffer(SplitMix& random)
{
    Offered offered;
    const auto nodes = 1 + random.below(400);
    offered.free = CpuCounts(nodes, 8);
    offered.kept.resize((nodes + 63) / 64);
    const auto weights = 1 + random.below(3);
    for (std::size_t i = 0; i < nodes; ++i) {
        offered.machine.nodes.emplace_back().cpus = 8;
        offered.machine.nodes.back().weight = static_cast<std::uint32_t>(random.below(weights));
        if (random.chance(0.2))
            continue;
        offered.kept[i / 64] |= std::uint64_t{1} << i % 64;
        const auto cpus = random.chance(0.5) ? 8 : 1 + static_cast<std::uint32_t>(random.below(8));
        offered.free.add(i / 64, std::uint64_t{1} << i % 64, cpus);
    }
    return offered;
}

/// Node by node.
std::vector<CpuRuns::Run> runsOf(const Offered& offered)
{
    std::vector<CpuRuns::Run> runs;
    const auto& nodes = offered.machine.nodes;
    for (std::uint32_t i = 0; i < nodes.size(); ++i) {
        if ((offered.kept[i / 64] >> i % 64 & 1U) == 0)
            continue;
        if (runs.empty() || runs.back().end() != i || runs.back().weight != nodes[i].weight)
            runs.push_back({i, 0, nodes[i].weight, 0});
        ++runs.back().count;
        runs.back().cpus += offered.free[i];
    }
    return runs;
}

/// One after the other, as NodeRuns does.
CpuRuns::Run taken(std::vector<CpuRuns::Run>& runs, const CpuRuns::Need& need)
{
    auto best = runs.end();
    bool isBestSufficient = false;
    for (auto run = runs.begin(); run != runs.end(); ++run) {
        const bool isSufficient = run->cpus >= need.cpus && run->count >= need.nodes;
        bool isBetter = best == runs.end() || run->weight < best->weight;
        if (!isBetter && run->weight == best->weight)
            isBetter = isSufficient ? !isBestSufficient || run->cpus < best->cpus
                                    : run->cpus > best->cpus;
        best = isBetter ? run : best;
        isBestSufficient = isBetter ? isSufficient : isBestSufficient;
    }
    if (best == runs.end())
        return {};
    const auto run = *best;
    runs.erase(best);
    return run;
}
} // namespace

TEST(CpuRuns, theLightestThenOneThatIsSufficientThenTheLargest)
{
    SplitMix random(11);
    for (int round = 0; round < 3000; ++round) {
        const auto offered = anyOffer(random);
        auto expected = runsOf(offered);
        CpuRuns runs(offered.machine);
        runs.find(offered.kept, offered.free);
        for (bool isLeft = true; isLeft;) {
            const CpuRuns::Need need{random.below(200),
                                     static_cast<std::int64_t>(random.below(20))};
            const auto wanted = taken(expected, need);
            const auto run = runs.take(need);
            ASSERT_EQ(run.count, wanted.count);
            isLeft = run.count > 0;
            if (!isLeft)
                break;
            ASSERT_EQ(std::tuple(run.first, run.cpus), std::tuple(wanted.first, wanted.cpus));
        }
    }
}

/// Without one that did not decide it goes the same way.
TEST(CpuRuns, whoDidNotDecideMayGo)
{
    SplitMix random(12);
    std::size_t without = 0;
    for (int round = 0; round < 3000; ++round) {
        auto offered = anyOffer(random);
        CpuRuns runs(offered.machine);
        runs.find(offered.kept, offered.free);
        std::vector<CpuRuns::Need> needs;
        std::vector<CpuRuns::Run> first;
        std::int64_t left = 1 + static_cast<std::int64_t>(random.below(60));
        while (left > 0) {
            needs.push_back({static_cast<std::uint64_t>(left) * 8, left});
            first.push_back(runs.take(needs.back()));
            if (first.back().count == 0)
                break;
            left -= first.back().count;
        }
        std::vector<std::uint64_t> deciding(offered.kept.size());
        if (!runs.putDeciding(deciding))
            continue;
        for (std::size_t i = 0; i < deciding.size(); ++i) {
            const auto gone = offered.kept[i] & ~deciding[i] & random.next();
            without += NodeSet::ones(gone);
            offered.kept[i] &= ~gone;
        }
        runs.find(offered.kept, offered.free);
        for (std::size_t i = 0; i < needs.size(); ++i) {
            const auto run = runs.take(needs[i]);
            ASSERT_EQ(std::tuple(run.first, run.count), std::tuple(first[i].first, first[i].count));
        }
    }
    EXPECT_GT(without, 10000U);
}

} // namespace fairlead::replay
