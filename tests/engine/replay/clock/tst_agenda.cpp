// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/agenda.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

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

} // namespace fairlead::replay
