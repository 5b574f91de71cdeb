// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/difference.h"
#include "engine/scenario/scenario.h"
#include "engine/slurm/usage/rawusage.h"
#include "tests/support/queuetext.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
SnapshotRecords twoAccounts()
{
    auto records = treeRecords("a 1 80\n  @u 1 80\nb 1 20\n  @v 1 20\n  c 1 0\n    @w 1 0\n");
    records.partitions = {partitionOf("p1", 1)};
    records.jobs = {jobOf(1, "a", "u"), jobOf(2, "b", "v"), jobOf(3, "c", "w")};
    EXPECT_TRUE(setParameter(records.policy, "PriorityWeightFairshare", "10000"));
    return records;
}

std::shared_ptr<const Evaluation> after(const std::shared_ptr<const Snapshot>& snapshot,
                                        const Scenario& scenario)
{
    auto inputs = applyScenario(snapshot, scenario, snapshot->computedAt);
    EXPECT_TRUE(inputs) << english(inputs.error().message);
    return evaluate(*inputs);
}

Error failure(const std::shared_ptr<const Snapshot>& snapshot, const Edit& edit)
{
    const auto inputs = applyScenario(snapshot, {{}, {edit}}, 0);
    EXPECT_FALSE(inputs);
    return inputs ? Error{} : inputs.error();
}
} // namespace

TEST(Scenario, shareEditsMoveTheQueueAndNotTheSnapshot)
{
    const auto snapshot = built(twoAccounts());
    const auto before = evaluate(baselineInputs(snapshot, snapshot->computedAt));
    const auto edited = after(snapshot, {{}, {ShareEdit{{"a", "", ""}, 1000}}});
    EXPECT_GT(edited->assocs.levelFs[assocAt(*snapshot, "a").at()],
              before->assocs.levelFs[assocAt(*snapshot, "a").at()]);
    EXPECT_EQ(snapshot->assocs.shares[assocAt(*snapshot, "a").at()], 1U);
    const auto change = difference(*before, *edited);
    EXPECT_EQ(change.ranked, 3U);
    EXPECT_GT(change.moved, 0U);
    EXPECT_EQ(change.rankedJobs, 3U);
    EXPECT_EQ(change.movedJobs, change.moved);
}

TEST(Scenario, aJobInTwoPartitionsIsCountedOnce)
{
    const auto snapshot = built(queueRecords("a 1 900\n  @u 1 900\nb 1 100\n  @v 1 100\n", R"(
11 a/u p1,p2 1000
12 b/v p1 1000
)"));
    const auto before = evaluate(baselineInputs(snapshot, snapshot->computedAt));
    const auto change
        = difference(*before, *after(snapshot, {{}, {ShareEdit{{"a", "", ""}, 9999999}}}));
    EXPECT_EQ(change.ranked, 3U);
    EXPECT_EQ(change.moved, 3U);
    EXPECT_EQ(change.rankedJobs, 2U);
    EXPECT_EQ(change.movedJobs, 2U);
    ASSERT_EQ(change.accounts.size(), 2U);
    EXPECT_EQ(change.accounts.front().account, "a");
    EXPECT_EQ(change.accounts.front().jobs, 1U);
    EXPECT_EQ(change.accounts.front().gain, 1); // from place 2 to place 1, in both partitions
    EXPECT_EQ(change.accounts.front().averageGain(), 1.0);
    for (const auto& account : change.accounts)
        EXPECT_EQ(account.averageGain() * double(account.jobs), double(account.gain));
}

TEST(Scenario, laterValueEditsReplaceEarlierOnesAndVanishAtTheBaseline)
{
    const auto snapshot = built(twoAccounts());
    auto scenario = withEdit(*snapshot, {}, ShareEdit{{"a", "", ""}, 5});
    scenario = withEdit(*snapshot, scenario, ShareEdit{{"a", "", ""}, 7});
    EXPECT_EQ(scenario.edits, (std::vector<Edit>{ShareEdit{{"a", "", ""}, 7}}));
    scenario = withEdit(*snapshot, scenario, ParameterEdit{"PriorityMaxAge", "3-0"});
    scenario = withEdit(*snapshot, scenario, ParameterEdit{"prioritymaxage", "7-0"});
    scenario = withEdit(*snapshot, scenario, ShareEdit{{"a", "", ""}, 1});
    EXPECT_TRUE(scenario.edits.empty());
}

/// In Slurm 2.0 there is no flag of Fair Tree: no flag at all is NO_FAIR_TREE there, and Fair Tree
/// in a later version.
TEST(Scenario, aValueThatAnotherVersionGivesMeaningIsNoneThatIsThereAnyway)
{
    auto records = twoAccounts();
    EXPECT_TRUE(setParameter(records.policy, "SLURM_VERSION", "2.0"));
    EXPECT_TRUE(setParameter(records.policy, "PriorityFlags", ""));
    const auto snapshot = built(std::move(records));
    const ParameterEdit none{"PriorityFlags", ""};
    EXPECT_TRUE(withEdit(*snapshot, {}, none).edits.empty());
    const auto newer = withEdit(*snapshot, {}, ParameterEdit{"SLURM_VERSION", "26.11"});
    const auto fairTree = withEdit(*snapshot, newer, none);
    EXPECT_EQ(fairTree.edits.size(), 2U);
    EXPECT_EQ(after(snapshot, fairTree)->inputs.policy.algorithm(), Algorithm::FairTree);
}

TEST(Scenario, movingAnAccountTakesItsUsageAlong)
{
    const auto snapshot = built(twoAccounts());
    const auto edited = after(snapshot, {{}, {MoveEdit{"b", "a"}}});
    const auto usage = [&](const char* path) {
        return edited->assocs.rawUsage[assocAt(edited->snapshot(), path).at()];
    };
    EXPECT_EQ(usage("a"), 100.0L);
    EXPECT_EQ(usage("b"), 20.0L);
    EXPECT_EQ(edited->assocs.rawUsage[0], 100.0L);
}

TEST(Scenario, addRenameAndRemove)
{
    const auto snapshot = built(twoAccounts());
    const auto edited = after(
        snapshot,
        {{},
         {AddEdit{{"new", "", ""}, "root", 3}, AddEdit{{"new", "u", ""}, "", 2},
          RenameEdit{"a", "alpha"}, RemoveEdit{{"b", "", ""}}, ShareEdit{{"alpha", "", ""}, 9}}});
    const auto& result = edited->snapshot();
    EXPECT_EQ(result.assocs.size(), 5U);
    EXPECT_EQ((*edited->inputs.shares)[assocAt(result, "alpha").at()], 9U);
    EXPECT_EQ(result.jobs.assoc[0], assocAt(result, "alpha/u"));
    EXPECT_FALSE(result.jobs.assoc[1].isValid());
    EXPECT_EQ(result.assocs.rawUsage[0], 100.0L) << "usage of what is removed stays above";
}

TEST(Scenario, refusesEditsThatBreakTheTree)
{
    const auto snapshot = built(twoAccounts());
    EXPECT_EQ(english(failure(snapshot, MoveEdit{"b", "c"}).message), "“b” cannot go below itself");
    EXPECT_EQ(failure(snapshot, MoveEdit{"root", "a"}).code, ErrorCode::Usage);
    EXPECT_EQ(failure(snapshot, MoveEdit{"a", "nowhere"}).code, ErrorCode::Usage);
    EXPECT_EQ(failure(snapshot, RenameEdit{"a", "b"}).code, ErrorCode::Usage);
    EXPECT_EQ(failure(snapshot, AddEdit{{"a", "", ""}, "root", 1}).code, ErrorCode::Usage);
    EXPECT_EQ(failure(snapshot, RemoveEdit{{"root", "", ""}}).code, ErrorCode::Usage);
    EXPECT_EQ(failure(snapshot, ShareEdit{{"x", "", ""}, 1}).code, ErrorCode::Usage);
    EXPECT_EQ(failure(snapshot, ParameterEdit{"PriorityMaxAge", "x"}).code, ErrorCode::Usage);
}

TEST(Scenario, readsShares)
{
    EXPECT_EQ(*parseShares("Parent"), slurm::useParentShares);
    EXPECT_EQ(*parseShares(" 12 "), 12U);
    for (const auto* text : {"", "-1", "2147483647", "1.5", "x"})
        EXPECT_FALSE(parseShares(text)) << text;
}

TEST(Evaluation, memoryThatWasUsedChangesNothing)
{
    const auto first = built(twoAccounts());
    const auto second = built(treeRecords("z 1 5\n  @q 1 5\n"));
    EvaluationMemory memory;
    Evaluation out;
    evaluate(baselineInputs(first, 1000000), memory, out);
    const auto priorities = out.priority;
    evaluate(baselineInputs(second, 1000000), memory, out);
    evaluate(baselineInputs(first, 1000000), memory, out);
    EXPECT_EQ(out.priority, priorities);
    EXPECT_EQ(out.assocs.fairShare, evaluate(baselineInputs(first, 1000000))->assocs.fairShare);
}

TEST(UsageHistory, decaysWithSlurmsRate)
{
    // A burst of one second decays like 1 - 0.693/H per second.
    const double burst = slurm::decayedUsage(1.0, 0, 1, 604801, 604800);
    EXPECT_NEAR(burst, 0.500073397, 1e-6);
    EXPECT_EQ(slurm::decayedUsage(2.0, 0, 100, 100000, 0), 200.0);
    EXPECT_EQ(slurm::decayedUsage(2.0, 100, 100, 200, 60), 0.0);
    EXPECT_NEAR(slurm::decayedUsage(1.0, 0, 1000000, 500, 3600),
                slurm::decayedUsage(1.0, 0, 500, 500, 3600), 1e-12)
        << "what still runs counts up to now";
    const double lambda = -std::log1p(-0.693 / 3600);
    EXPECT_NEAR(slurm::decayedUsage(3.0, 0, 1000000000, 1000000000, 3600), 3.0 / lambda, 1e-6);
}

TEST(UsageHistory, anotherHalfLifeWeighsOldUsageAnew)
{
    auto records = treeRecords("a 1\n  @old 1 100\n  @new 1 100\n");
    records.computedAt = 10000000;
    records.history
        = {{3, {}, {}, {}, 1000000, 1000100, 1.0}, {4, {}, {}, {}, 9999000, 9999100, 1.0}};
    const auto snapshot = built(std::move(records));
    const auto edited = after(snapshot, {{}, {ParameterEdit{"PriorityDecayHalfLife", "365-0"}}});
    const auto usage
        = [&](const char* path) { return edited->assocs.rawUsage[assocAt(*snapshot, path).at()]; };
    EXPECT_GT(usage("a/old"), 150.0L);
    EXPECT_NEAR(static_cast<double>(usage("a/new")), 100.0, 1.0);
    EXPECT_NEAR(static_cast<double>(usage("root")),
                static_cast<double>(usage("a/old") + usage("a/new")), 1e-9);
}

TEST(AssocKey, isReadAsItIsWritten)
{
    for (const AssocKey& key : {AssocKey{"physics", "", ""},
                                {"physics", "ann", ""},
                                {"physics", "ann", "debug"},
                                {"physics", "ann@home", "debug"}})
        EXPECT_EQ(keyFrom(keyText(key)), key) << keyText(key);
    EXPECT_EQ(keyText({"physics", "ann", "debug"}), "physics/ann/debug");
    EXPECT_EQ(keyFrom("/ann"), (AssocKey{"", "ann", ""}));
    EXPECT_EQ(keyFrom("a/b/c/d").partition, "c/d");
}
