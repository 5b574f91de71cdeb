// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/jobmatch.h"
#include "engine/priority/difference.h"
#include "tests/support/moabqueue.h"
#include "tests/support/queuetext.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
/// Jobs of Maui that are called by names: their numbers are places in the queue.
std::shared_ptr<const Snapshot> named(const std::vector<std::string>& names)
{
    MoabQueue queue("QUEUETIMEWEIGHT 1\n", moab::Dialect::Maui);
    for (const auto& name : names)
        queue.add(name, name == "late.2" ? 60 : 6000);
    return built(queue.records());
}
} // namespace

TEST(JobMatch, jobsWithNamesAreKnownByThem)
{
    const auto before = named({"first.1", "late.2", "last.3"});
    const auto after = named({"late.2", "new.4", "last.3"});
    EXPECT_EQ(
        matchRows(*before, *after),
        (std::vector<RowIndex>{RowIndex(), RowIndex(std::size_t{0}), RowIndex(std::size_t{2})}));
    EXPECT_EQ(jobKey(*before, JobIndex(std::size_t{1})), jobKey(*after, JobIndex(std::size_t{0})));
    EXPECT_NE(jobKey(*before, JobIndex(std::size_t{0})), jobKey(*after, JobIndex(std::size_t{0})));
}

TEST(JobMatch, otherJobsAreKnownByTheirNumbers)
{
    const std::string tree = "chem 1\n  @erin 1\n";
    const auto before = built(queueRecords(tree, "11 chem/erin p1,p2 9\n12 chem/erin p1 9\n"));
    const auto after = built(queueRecords(tree, "12 chem/erin p2,p1 9\n11 chem/erin p2 9\n"));
    EXPECT_EQ(
        matchRows(*before, *after),
        (std::vector<RowIndex>{RowIndex(), RowIndex(std::size_t{2}), RowIndex(std::size_t{1})}));
}

TEST(JobMatch, aJobIsFoundByItsLabel)
{
    const auto numbered = built(queueRecords("chem 1\n  @erin 1\n",
                                             "11 chem/erin p1 9\n"
                                             "12 chem/erin p1 9\n"));
    EXPECT_EQ(findJob(*numbered, "12"), JobIndex(std::size_t{1}));
    for (const auto* label : {"", "13", "012", "12 ", "+12", "99999999999"})
        EXPECT_FALSE(findJob(*numbered, label).isValid()) << label;
    const auto jobs = named({"first.1", "late.2"});
    EXPECT_EQ(findJob(*jobs, "late.2"), JobIndex(std::size_t{1}));
    EXPECT_FALSE(findJob(*jobs, "2").isValid()) << "the number of a job with a name";
}

/// One row of job 11 falls behind job 12, the other one stays the first.
TEST(JobMatch, aJobMovesWhereItsBestPlaceDoes)
{
    auto records = queueRecords("chem 1\n  @erin 1\n", "11 chem/erin p2,p1 9\n12 chem/erin p2 9\n");
    const auto before = evaluate(baselineInputs(built(records), records.computedAt));
    ASSERT_TRUE(setParameter(records.policy, "PriorityWeightPartition", "1000"));
    const auto after = evaluate(baselineInputs(built(records), records.computedAt));
    const auto change = difference(*before, *after);
    EXPECT_EQ(change.moved, 2U);
    EXPECT_EQ(change.movedJobs, 1U);
    ASSERT_EQ(change.accounts.size(), 1U);
    EXPECT_EQ(change.accounts[0].gain, 1);
}

TEST(JobMatch, aDifferenceFollowsTheNames)
{
    const auto evaluated = [](const std::shared_ptr<const Snapshot>& snapshot) {
        return evaluate(baselineInputs(snapshot, MoabQueue::now));
    };
    const auto before = evaluated(named({"gone.1", "late.2", "old.3"}));
    const auto after = evaluated(named({"late.2", "old.3"}));
    const auto change = difference(*before, *after);
    ASSERT_EQ(change.rows.size(), 3U);
    const auto nameOf = [](const Evaluation& evaluation, RowIndex row) {
        return evaluation.snapshot().jobLabel(evaluation.snapshot().rows.job[row.at()]);
    };
    for (const auto& move : change.rows) {
        if (move.before.isValid() && move.after.isValid()) {
            EXPECT_EQ(nameOf(*before, move.before), nameOf(*after, move.after));
        }
    }
    EXPECT_EQ(change.rows.back().after, RowIndex());
    EXPECT_EQ(nameOf(*before, change.rows.back().before), "gone.1");
    EXPECT_EQ(change.movedJobs, 3U);
}
