// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/issuetext.h"
#include "tests/support/treetext.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
bool reports(const Snapshot& snapshot, const std::string& words)
{
    return std::any_of(snapshot.issues.begin(), snapshot.issues.end(), [&](const Issue& issue) {
        return english(issue.message).find(words) != std::string::npos;
    });
}

AssocRecord account(const std::string& name, const std::string& parent)
{
    AssocRecord record;
    record.account = name;
    record.parent = parent;
    return record;
}

std::vector<std::string> printedNames(const Snapshot& snapshot)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        const AssocIndex at(i);
        names.push_back(snapshot.accountName(at) + "/" + snapshot.userName(at) + "/"
                        + snapshot.partitionName(at));
    }
    return names;
}
} // namespace

TEST(SnapshotBuilder, ordersTheTreeAsSlurm2205PrintsIt)
{
    const auto snapshot
        = built(treeRecords("b 1\n  @zoe 1\n  @bob 1\n  @bob:fast 1\n  a 1\n@root 1\n"));
    EXPECT_EQ(printedNames(*snapshot),
              (std::vector<std::string>{"root//", "root/root/", "b//", "b/bob/fast", "b/bob/",
                                        "b/zoe/", "a//"}));
}

TEST(SnapshotBuilder, ordersTheTreeByLineageFrom2311)
{
    auto records = treeRecords("b 1\n  @bob 1\n  @bob:fast 1\n  0x 1\n  a-b 1\n  a 1\n");
    records.policy.editSlurm().version = {23, 11};
    EXPECT_EQ(printedNames(*built(std::move(records))),
              (std::vector<std::string>{"root//", "b//", "b/bob/", "b/bob/fast", "0x//", "a-b//",
                                        "a//"}));
}

TEST(SnapshotBuilder, keepsTheFirstOfDuplicates)
{
    auto records = treeRecords("a 1\n  @u 3\n");
    auto twin = records.assocs.back();
    twin.shares = 7;
    twin.file = "assocs.txt";
    twin.line = 9;
    records.assocs.push_back(twin);
    const auto snapshot = built(std::move(records));
    EXPECT_EQ(snapshot->assocs.size(), 3U);
    EXPECT_EQ(snapshot->assocs.shares.back(), 3U);
    ASSERT_EQ(snapshot->issues.size(), 1U);
    EXPECT_EQ(tests::issueText(snapshot->issues[0]),
              "assocs.txt:9: user “u” in account “a” appears twice; the first one is used");
}

TEST(SnapshotBuilder, hangsOrphansBelowAnAccountWithoutShares)
{
    auto records = treeRecords("a 5\n");
    records.assocs.push_back(account("lost", "nowhere"));
    const auto snapshot = built(std::move(records));
    EXPECT_TRUE(reports(*snapshot, "needs the account “nowhere”"));
    const auto nowhere = assocAt(*snapshot, "nowhere");
    EXPECT_EQ(snapshot->assocs.shares[nowhere.at()], 0U);
    EXPECT_EQ(snapshot->assocs.parent[assocAt(*snapshot, "lost").at()], nowhere);
}

TEST(SnapshotBuilder, breaksACycleWhateverTheOrder)
{
    for (const bool reversed : {false, true}) {
        auto records = treeRecords("z 1\n");
        records.assocs.push_back(account("b", "c"));
        records.assocs.push_back(account("c", "d"));
        records.assocs.push_back(account("d", "b"));
        if (reversed)
            std::reverse(records.assocs.begin(), records.assocs.end());
        const auto snapshot = built(std::move(records));
        EXPECT_TRUE(reports(*snapshot, "account “b” is its own ancestor"));
        EXPECT_EQ(snapshot->assocs.parent[assocAt(*snapshot, "b").at()].value, 0U);
        EXPECT_EQ(snapshot->assocs.size(), 5U);
    }
}

TEST(SnapshotBuilder, replacesNegativeSharesByOne)
{
    auto records = treeRecords("a 1\n");
    records.assocs.back().shares = -5;
    const auto snapshot = built(std::move(records));
    EXPECT_EQ(snapshot->assocs.shares.back(), 1U);
    EXPECT_TRUE(reports(*snapshot, "-5 shares"));
}

TEST(SnapshotBuilder, refusesASourceWithoutAssociations)
{
    EXPECT_EQ(buildSnapshot({}).error().code, ErrorCode::DataInvalid);
}

TEST(SnapshotBuilder, inheritsPrioritiesAndSumsUsage)
{
    auto records = treeRecords("a 1\n  b 1\n    @u 1 10\n    @v 1 5\n");
    records.assocs[1].priority = 40;
    const auto snapshot = built(std::move(records));
    EXPECT_EQ(snapshot->assocs.priority[assocAt(*snapshot, "b/u").at()], 40U);
    EXPECT_EQ(snapshot->assocs.priority[0], slurm::noPriority);
    EXPECT_EQ(snapshot->assocs.rawUsage[0], 15.0L);
}

TEST(SnapshotBuilder, keepsUsageOfDeletedChildrenBeyondRounding)
{
    auto records = treeRecords("a 1 10.01\n  @u 1 5\n  @v 1 5\nb 1 20\n  @w 1 5\n");
    records.assocs[0].rawUsage = 30.01L;
    records.usageForm = UsageForm::Rounded;
    const auto snapshot = built(std::move(records));
    EXPECT_EQ(snapshot->assocs.rawUsage[assocAt(*snapshot, "a").at()], 10.0L);
    EXPECT_EQ(snapshot->assocs.rawUsage[assocAt(*snapshot, "b").at()], 20.0L);
    EXPECT_EQ(snapshot->assocs.rawUsage[0], 30.0L);
}

/// Edits of the tree change the number of an account, which has to be there.
TEST(SnapshotBuilder, handsOnASumWhereNothingWasPrinted)
{
    auto records = treeRecords("a 1\n  @u 1 5\n  @v 1 5\nb 1 20.01\n  @w 1 20\n");
    records.usageForm = UsageForm::Rounded;
    const auto handedOn = recordsOf(*built(std::move(records)));
    const auto usageOf = [&](const char* account) {
        const auto found = std::ranges::find_if(handedOn.assocs, [&](const AssocRecord& assoc) {
            return assoc.user.empty() && assoc.account == account;
        });
        return found->rawUsage.value_or(-1.0L);
    };
    EXPECT_EQ(usageOf("a"), 10.0L);
    EXPECT_EQ(usageOf("b"), 20.01L) << "as it was printed";
}

TEST(SnapshotBuilder, addsLeafUsageUpTheTree)
{
    auto records = treeRecords("a 1 3\n  @u 1 5\n  @v 1 5\n");
    records.usageForm = UsageForm::Leaf;
    EXPECT_EQ(built(std::move(records))->assocs.rawUsage[0], 13.0L);
}

/// As slurmctld loads it; from below it would be 8 more, and a tie would be none.
TEST(SnapshotBuilder, addsLeafUsageInPrintedOrder)
{
    auto records = treeRecords("a 1\n  @u 1\n  @v 1\n  @w 1\n");
    records.usageForm = UsageForm::Leaf;
    for (auto& record : records.assocs)
        record.rawUsage = record.user.empty() ? 0.0L : record.user == "u" ? 1e20L : 3.0L;
    const auto snapshot = built(std::move(records));
    EXPECT_EQ(snapshot->assocs.rawUsage[0], 1e20L);
    EXPECT_EQ(snapshot->assocs.rawUsage[assocAt(*snapshot, "a").at()], 1e20L);
}

TEST(SnapshotBuilder, findsTheAssociationOfAJobByPartitionFirst)
{
    auto records = treeRecords("a 1\n  @u 1\n  @u:p1 2\n");
    records.partitions = {partitionOf("p1", 1), partitionOf("p2", 1)};
    records.jobs = {jobOf(1, "a", "u", {"p1"}), jobOf(2, "a", "u", {"p2"}),
                    jobOf(3, "a", "stranger", {"p2"})};
    const auto snapshot = built(std::move(records));
    EXPECT_EQ(snapshot->partitionName(snapshot->jobs.assoc[0]), "p1");
    EXPECT_EQ(snapshot->partitionName(snapshot->jobs.assoc[1]), "");
    EXPECT_FALSE(snapshot->jobs.assoc[2].isValid());
    EXPECT_TRUE(reports(*snapshot, "“stranger” has no association"));
}

TEST(SnapshotBuilder, recordsBuildTheSameSnapshotAgain)
{
    auto records = treeRecords("a 1 10\n  @u 1 10\n  @u:p1 2 0\nb parent 5\n  @v 3 5\n");
    records.partitions = {partitionOf("p1", 1)};
    records.qos = {Qos{"normal", 5, 1.0, false}};
    records.jobs = {jobOf(1, "a", "u", {"p1", "other"}), jobOf(2, "a", "stranger")};
    records.history.push_back({3, {}, {}, {}, 10, 20, 2.5});
    const auto first = built(std::move(records));
    const auto second = built(recordsOf(*first));
    EXPECT_EQ(printedNames(*first), printedNames(*second));
    EXPECT_EQ(first->assocs.tieOrder, second->assocs.tieOrder);
    EXPECT_EQ(first->assocs.rawUsage, second->assocs.rawUsage);
    EXPECT_EQ(first->jobs.assoc, second->jobs.assoc);
    EXPECT_EQ(first->rows.partition, second->rows.partition);
    EXPECT_EQ(first->partitions, second->partitions);
    EXPECT_EQ(first->history, second->history);
    EXPECT_EQ(first->issues, second->issues);
}
