// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/agenda.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

TEST(Agenda, aNodeIsOutUntilTheLastOfItsEventsEnds)
{
    Workload workload;
    workload.outages = {{0, 0, 500}, {1, 100, 200}, {0, 300, 1000}, {0, 400, 450}, {1, 300, 400}};
    std::vector<std::pair<Second, std::uint32_t>> found;
    for (const auto& [at, what] : switchesOf(workload, 0))
        found.emplace_back(secondOf(at), what);
    const std::vector<std::pair<Second, std::uint32_t>> expected{{0, 0},   {100, 2}, {200, 3},
                                                                 {300, 2}, {400, 3}, {1000, 1}};
    EXPECT_EQ(found, expected);
}

TEST(Agenda, shakenSubmissionsKeepTheOrderOfNumbers)
{
    Workload workload;
    for (std::uint32_t i = 0; i < 6; ++i) {
        Job job;
        job.id = i + 1;
        job.submit = momentOf(i < 4 ? 100 : 101) + 500;
        workload.jobs.push_back(job);
    }
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const auto submissions = submissionsOf(workload, 0, seed);
        for (std::uint32_t i = 0; i < submissions.size(); ++i) {
            EXPECT_EQ(submissions[i].what, i) << seed;
            EXPECT_EQ(secondOf(submissions[i].at), i < 4 ? 100 : 101) << seed;
        }
    }
}

TEST(Agenda, aReleaseAsksForAPass)
{
    const auto vector = parseVector("R | 1x4 | A r5 @0; B begin:200 @0 | A=1 B=200");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    recording->workload.dependencyLists = {{{0, false, false, true}}};
    recording->workload.jobs[1].dependencies = 0;
    const Scene scene{recording, vector.scene.policy};
    const auto outcome = replay(scene, vectorOptions());
    EXPECT_EQ(answerOf(vector, outcome, "B"), "200");
    EXPECT_NE(answerOf(vector, replay(vector.scene, vectorOptions()), "B"), "200");
    EXPECT_EQ(switchesOf(recording->workload, 200).size(), 1U);
    EXPECT_TRUE(switchesOf(recording->workload, 201).empty());
}

} // namespace fairlead::replay
