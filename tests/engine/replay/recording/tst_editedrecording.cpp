// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What of a scenario reaches the schedulers of a recording.

#include "engine/cluster/snapshotbuilder.h"
#include "engine/replay/recording/editedrecording.h"
#include "engine/scenario/scenario.h"
#include "tests/engine/replay/recordedvector.h"
#include "tests/support/queuetext.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
using Enforced = std::pair<bool, bool>; // limits, safely

replay::Recording recorded()
{
    return *replay::recordedOf(replay::parseVector("R | 2x4 | A c1 t60 r50 @0 p3 | A=1")).recording;
}

/// @param said  AccountingStorageEnforce of the cluster
std::shared_ptr<const replay::Recording> editedUnder(const char* said, replay::Recording recording,
                                                     const Edit& edit)
{
    auto records = queueRecords("bio 10 900000\n  @alice 1 400000\n", "11 bio/alice p1 400\n");
    EXPECT_TRUE(setParameter(records.policy, "AccountingStorageEnforce", said));
    const auto snapshot = *buildSnapshot(std::move(records));
    Scenario scenario;
    scenario.edits = {edit};
    return replay::editedRecording(std::make_shared<const replay::Recording>(std::move(recording)),
                                   snapshot->policy,
                                   *applyScenario(snapshot, scenario, snapshot->computedAt));
}

/// @param told  what the recording says of it
Enforced enforcedUnder(const char* said, Enforced told, const char* name, const char* value)
{
    auto recording = recorded();
    recording.parameters.enforcesLimits = told.first;
    recording.parameters.enforcesSafely = told.second;
    const auto edited = editedUnder(said, std::move(recording), ParameterEdit{name, value});
    return {edited->parameters.enforcesLimits, edited->parameters.enforcesSafely};
}
} // namespace

TEST(EditedRecording, enforcesWhatTheScenarioSays)
{
    const auto* const name = "AccountingStorageEnforce";
    EXPECT_EQ(enforcedUnder("limits", {true, false}, name, "safe"), Enforced(true, true));
    EXPECT_EQ(enforcedUnder("safe", {true, true}, name, "limits"), Enforced(true, false));
    EXPECT_EQ(enforcedUnder("safe", {true, true}, name, "qos"), Enforced(false, false));
    EXPECT_EQ(enforcedUnder("none", {false, false}, name, "all"), Enforced(true, true));
    EXPECT_EQ(enforcedUnder("safe", {true, true}, name, "safe,qos"), Enforced(true, true));
}

/// A source that does not tell what is enforced, and one that tells more than a store of before.
TEST(EditedRecording, limitsOfAScenarioAreEnforcedAsTheClusterSays)
{
    const auto* const name = "account bio MaxJobs";
    EXPECT_EQ(enforcedUnder("limits", {false, false}, name, "5"), Enforced(true, false));
    EXPECT_EQ(enforcedUnder("limits", {true, true}, name, "5"), Enforced(true, true));
    EXPECT_EQ(enforcedUnder("none", {false, false}, name, "5"), Enforced(false, false));
}

/// As it must be edited in slurm.conf, which compares accounts in small letters.
TEST(EditedRecording, listsOfPartitionsFollowARenamedAccount)
{
    using Rule = replay::PartitionAccess::Rule;
    auto recording = recorded();
    recording.machine.access
        = {{"p1", Rule::AllowAccounts, {"Bio", "physics"}}, {"p1", Rule::AllowQos, {"bio"}}};
    const auto edited = editedUnder("limits", recording, RenameEdit{"bio", "life"});
    EXPECT_EQ(edited->machine.access.front().names, (std::vector<std::string>{"life", "physics"}));
    EXPECT_EQ(edited->machine.access.back().names, (std::vector<std::string>{"bio"}));
}
