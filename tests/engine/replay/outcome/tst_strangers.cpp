// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/strangers.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

TEST(Strangers, areJobsOfOwnersWithoutAnAssociation)
{
    const auto vector
        = parseVector("S | 1x1 | A c1 @0 ax; B c1 @1 ax; C c1 @2 ay; D c1 @3 ax | A=1");
    const auto& snapshot = *vector.scene.policy.snapshot;
    auto workload = vector.scene.recording->workload;
    EXPECT_EQ(strangersOf(workload, snapshot).jobs, 0U);

    const Owner nobody{"chem", "ann", ""};
    workload.owners.push_back(nobody);
    const auto place = static_cast<std::uint32_t>(workload.owners.size() - 1);
    workload.jobs[vector.jobs.at("B")].owner = place;
    workload.jobs[vector.jobs.at("D")].owner = place;
    const auto strangers = strangersOf(workload, snapshot);
    EXPECT_EQ(strangers.jobs, 2U);
    EXPECT_EQ(strangers.first, nobody);
}

} // namespace fairlead::replay
