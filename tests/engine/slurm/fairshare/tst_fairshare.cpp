// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/fairshare/classicfairshare.h"
#include "tests/support/treetext.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
/// Specification section 11, E4.
const char* const mixedTree = R"(
@root 1 0
bio 60 2000
  @carol parent 1500
  @dave 0 500
  lab 10 0
    @erin 1 0
    @frank 1 0
physics 40 8000
  @alice 1 6000
  @bob 3 2000
)";

class Tree
{
public:
    explicit Tree(const char* text, const char* flags = "")
        : m_evaluation(evaluated(withFlags(text, flags)))
    {
    }

    [[nodiscard]] std::size_t at(const std::string& path) const
    {
        return assocAt(m_evaluation->snapshot(), path).at();
    }
    [[nodiscard]] double fairShare(const std::string& path) const
    {
        return m_evaluation->assocs.fairShare[at(path)];
    }
    [[nodiscard]] double shares(const std::string& path) const
    {
        return m_evaluation->assocs.normShares[at(path)];
    }
    [[nodiscard]] double effective(const std::string& path) const
    {
        return static_cast<double>(m_evaluation->assocs.effectiveUsage[at(path)]);
    }
    [[nodiscard]] double level(const std::string& path) const
    {
        return static_cast<double>(m_evaluation->assocs.levelFs[at(path)]);
    }

private:
    static SnapshotRecords withFlags(const char* text, const char* flags)
    {
        auto records = treeRecords(text);
        EXPECT_TRUE(setParameter(records.policy, "PriorityFlags", flags));
        return records;
    }

    std::shared_ptr<const Evaluation> m_evaluation;
};
} // namespace

TEST(FairTree, mixedTreeOfTheSpecification)
{
    const Tree tree(mixedTree);
    EXPECT_NEAR(tree.shares("bio"), 60.0 / 101, 1e-15);
    EXPECT_NEAR(tree.shares("bio/carol"), 60.0 / 101, 1e-15);
    EXPECT_EQ(tree.shares("lab"), 1.0);
    EXPECT_NEAR(tree.level("bio"), 2.970297, 1e-6);
    EXPECT_TRUE(std::isinf(tree.level("bio/carol")));
    EXPECT_EQ(tree.level("bio/dave"), 0.0);
    EXPECT_NEAR(tree.level("physics/bob"), 3.0, 1e-12);
    EXPECT_EQ(tree.fairShare("root/root"), 1.0);
    EXPECT_EQ(tree.fairShare("bio/carol"), 6.0 / 7);
    EXPECT_EQ(tree.fairShare("lab/erin"), 6.0 / 7);
    EXPECT_EQ(tree.fairShare("lab/frank"), 6.0 / 7);
    EXPECT_EQ(tree.fairShare("bio/dave"), 3.0 / 7);
    EXPECT_EQ(tree.fairShare("physics/bob"), 2.0 / 7);
    EXPECT_EQ(tree.fairShare("physics/alice"), 1.0 / 7);
}

TEST(FairTree, childrenOfAParentAccountStandBesideIt)
{
    const Tree tree("A parent 50\n  @a1 5 30\n  @a2 parent 20\nB 10 100\n  @b1 0 10\n  @b2 1 90\n");
    EXPECT_NEAR(tree.shares("A/a1"), 5.0 / 15, 1e-15);
    EXPECT_NEAR(tree.shares("A/a2"), 1.0 / 4294967294.0, 1e-20);
    EXPECT_NEAR(tree.effective("A/a1"), 0.2, 1e-15);
    EXPECT_EQ(tree.fairShare("A/a2"), 1.0);
    EXPECT_EQ(tree.fairShare("A/a1"), 0.75);
    EXPECT_EQ(tree.fairShare("B/b2"), 0.5);
    EXPECT_EQ(tree.fairShare("B/b1"), 0.25);
}

TEST(FairTree, tiedUsersShareARankAndTheNextOneDropsByAll)
{
    // Level fair-share 3, 2, 2, 2, 1 with equal shares: usage in inverse proportion.
    const Tree tree("A 1\n  @a 6 2\n  @b 6 3\n  @c 6 3\n  @d 6 3\n  @e 6 6\n");
    EXPECT_EQ(tree.fairShare("A/a"), 1.0);
    for (const auto* user : {"A/b", "A/c", "A/d"})
        EXPECT_EQ(tree.fairShare(user), 4.0 / 5);
    EXPECT_EQ(tree.fairShare("A/e"), 1.0 / 5);
}

TEST(FairTree, userTiedWithAnAccountComesFirst)
{
    const Tree tree("@u 1 100\nA 1 100\n  @a1 1 20\n  @a2 1 80\n");
    EXPECT_EQ(tree.fairShare("root/u"), 1.0);
    EXPECT_EQ(tree.fairShare("A/a1"), 1.0);
    EXPECT_NEAR(tree.fairShare("A/a2"), 1.0 / 3, 1e-15);
}

TEST(FairTree, tiedAccountsAreNotMergedInEitherOrder)
{
    const Tree ab("A 1 100\n  @a1 1 20\n  @a2 1 80\nB 1 100\n  @b1 1 10\n  @b2 1 90\n");
    EXPECT_EQ(ab.fairShare("A/a1"), 1.0);
    EXPECT_EQ(ab.fairShare("A/a2"), 0.75);
    EXPECT_EQ(ab.fairShare("B/b1"), 0.75);
    EXPECT_EQ(ab.fairShare("B/b2"), 0.25);
    // The same tree with B first in the list: tie order follows the nested-set numbers.
    auto records
        = treeRecords("A 1 100\n  @a1 1 20\n  @a2 1 80\nB 1 100\n  @b1 1 10\n  @b2 1 90\n");
    std::int64_t lft = 100;
    for (auto& record : records.assocs)
        record.lft = record.account == "root" ? 1 : lft--;
    const auto ba = evaluated(std::move(records));
    const auto factor = [&](const char* path) {
        return ba->assocs.fairShare[assocAt(ba->snapshot(), path).at()];
    };
    EXPECT_EQ(factor("B/b1"), 1.0);
    EXPECT_EQ(factor("B/b2"), 0.75);
    EXPECT_EQ(factor("A/a1"), 0.75);
    EXPECT_EQ(factor("A/a2"), 0.25);
}

TEST(FairTree, withoutUsageEverybodyHasOneExceptZeroShares)
{
    const Tree tree("A 10\n  @a 5 0\n  @z 0 0\nB 1\n  @b 1 0\n");
    EXPECT_EQ(tree.fairShare("A/a"), 1.0);
    EXPECT_EQ(tree.fairShare("A/z"), 2.0 / 3);
    EXPECT_EQ(tree.fairShare("B/b"), 2.0 / 3) << "tied account: inherits the last rank of A";
    const Tree all("A 10\n  @a 5 0\nB 1\n  @b 1 0\n");
    EXPECT_EQ(all.fairShare("A/a"), 1.0);
    EXPECT_EQ(all.fairShare("B/b"), 1.0);
}

TEST(Classic, mixedTreeOfTheSpecification)
{
    const Tree tree(mixedTree, "NO_FAIR_TREE");
    EXPECT_EQ(tree.shares("root"), 1.0);
    EXPECT_EQ(tree.effective("root"), 1.0);
    EXPECT_NEAR(tree.shares("lab/erin"), 0.297030, 5e-7);
    EXPECT_NEAR(tree.effective("lab/erin"), 0.10, 1e-12);
    EXPECT_NEAR(tree.fairShare("lab/erin"), 0.791869, 5e-7);
    EXPECT_NEAR(tree.fairShare("bio/carol"), 0.791869, 5e-7);
    EXPECT_EQ(tree.fairShare("bio/dave"), 0.0);
    EXPECT_NEAR(tree.effective("physics/alice"), 0.65, 1e-12);
    EXPECT_NEAR(tree.fairShare("physics/alice"), 0.010562, 5e-7);
    EXPECT_NEAR(tree.fairShare("physics/bob"), 0.219405, 5e-7);
    EXPECT_NEAR(tree.fairShare("physics"), 0.246558, 5e-7);
    EXPECT_EQ(tree.fairShare("root/root"), 1.0);
}

TEST(Classic, parentUserBelowRootIsJudgedByRoot)
{
    const Tree tree("@u parent 10\nA 1 90\n  @a 1 90\n", "NO_FAIR_TREE");
    EXPECT_NEAR(tree.effective("root/u"), 0.1, 1e-15) << "its own usage: root comes first";
    EXPECT_EQ(tree.fairShare("root/u"), 0.5);
}

TEST(Classic, dampingTableOfTheSpecification)
{
    EXPECT_EQ(slurm::classicFactor(0.0L, 1.0, 1), 1.0);
    EXPECT_EQ(slurm::classicFactor(1.0L, 1.0, 1), 0.5);
    EXPECT_NEAR(slurm::classicFactor(1.0L, 1.0, 3), 0.79370053, 5e-9);
    EXPECT_NEAR(slurm::classicFactor(2.0L, 1.0, 5), 0.75785828, 5e-9);
    EXPECT_EQ(slurm::classicFactor(1.0L, 0.0, 1), 0.0);
    EXPECT_EQ(slurm::classicFactor(1.0L, 1.0, 0), 0.0);
    EXPECT_TRUE(std::isnan(slurm::classicFactor(0.0L, 1.0, 0)));
}

TEST(FairTree, treesMayBeDeeperThanTheStack)
{
    SnapshotRecords records = treeRecords("");
    std::string above = "root";
    for (int i = 0; i < 50000; ++i) {
        AssocRecord record;
        record.account = "a" + std::to_string(i);
        record.parent = above;
        above = record.account;
        records.assocs.push_back(record);
    }
    AssocRecord user;
    user.account = above;
    user.user = "u";
    user.rawUsage = 5.0L;
    records.assocs.push_back(user);
    const auto evaluation = evaluated(std::move(records));
    EXPECT_EQ(evaluation->assocs.rawUsage[0], 5.0L);
    EXPECT_EQ(evaluation->assocs.fairShare.back(), 1.0);
}
