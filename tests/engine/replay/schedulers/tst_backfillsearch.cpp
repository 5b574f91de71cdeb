// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/splitmix.h"
#include "tests/engine/replay/vectortext.h"
#include "tests/support/effort.h"

#include <array>
#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
constexpr int mixedCrowds = tests::tries(24);

/// Jobs of whole nodes and of some CPUs on machines that are too small for them, under rules of
/// three releases.
Vector mixedCrowd(int number)
{
    constexpr std::array releases{"22.05", "24.11", "25.05"};
    SplitMix random(static_cast<std::uint64_t>(number) + 1);
    const bool isMixed = number % 4 == 3; // nodes of several sizes: none is needed whole
    std::string line = "C | ";
    line += isMixed ? "8,4,8,8,2,8,8,4,8,8,8,4" : number % 2 == 0 ? "70x8" : "24x8 quick=n2";
    line += number % 5 == 4 ? " bf_resolution=1 release=" : " release=";
    line += releases[static_cast<std::size_t>(number) % releases.size()];
    line += number % 7 == 6 ? " bf_max_job_test=6 bf_window=40 | " : " | ";
    const auto nodes = isMixed ? 4U : number % 2 == 0 ? 30U : 12U;
    for (int i = 0; i < 120; ++i) {
        const auto wide = 1 + static_cast<std::uint32_t>(random.below(nodes));
        const bool isWhole = random.chance(0.6);
        const auto cpus = isWhole ? 8 * wide : 1 + static_cast<std::uint32_t>(random.below(20));
        line += (i == 0 ? "J" : "; J") + std::to_string(i) + " c" + std::to_string(cpus) + " t"
            + std::to_string(10U << random.below(5)) + " r"
            + std::to_string(20 + random.below(3000)) + " @" + std::to_string(12 * i) + " p"
            + std::to_string(10 + random.below(30));
        line += isWhole ? " N" + std::to_string(wide) : "";
        line += number % 2 == 1 && !isMixed && random.chance(0.2) ? " in:quick" : "";
    }
    return parseVector(line + " | J0=1");
}

/// The same jobs with an empty list of excluded nodes: who has one is looked for slot by slot and
/// placed node by node.
Scene withEmptyLists(const Scene& scene)
{
    auto recording = std::make_shared<Recording>(*scene.recording);
    auto& workload = recording->workload;
    const auto nobody = static_cast<std::uint32_t>(workload.nodeSets.size());
    workload.nodeSets.emplace_back(recording->machine.nodes.size());
    for (auto& job : workload.jobs)
        job.request.excluded = nobody;
    auto same = scene;
    same.recording = std::move(recording);
    return same;
}
} // namespace

TEST(BackfillSearch, whatIsRuledOutWouldNotHaveBeenFoundSlotBySlot)
{
    std::size_t backfilled = 0;
    for (int number = 0; number < mixedCrowds; ++number) {
        const auto vector = mixedCrowd(number);
        const auto fast = replay(vector.scene, vectorOptions());
        const auto slow = replay(withEmptyLists(vector.scene), vectorOptions());
        ASSERT_EQ(fast.nodes, slow.nodes) << number;
        EXPECT_EQ(fast.passes, slow.passes) << number;
        for (std::size_t i = 0; i < fast.jobs.size(); ++i) {
            ASSERT_EQ(fast.jobs[i].start, slow.jobs[i].start) << number << ": " << i;
            EXPECT_EQ(fast.jobs[i].by, slow.jobs[i].by) << number << ": " << i;
            EXPECT_EQ(fast.jobs[i].wait, slow.jobs[i].wait) << number << ": " << i;
            backfilled += fast.jobs[i].by == StartedBy::Backfill ? 1 : 0;
        }
    }
    EXPECT_GT(backfilled, std::size_t{30} * mixedCrowds);
}

} // namespace fairlead::replay
