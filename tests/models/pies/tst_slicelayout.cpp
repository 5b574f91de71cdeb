// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pies/slicelayout.h"
#include "tests/support/treetext.h"

#include <cmath>
#include <gtest/gtest.h>
#include <memory>
#include <numeric>
#include <set>

namespace fairlead::models {
namespace {

using tests::assocAt;
using tests::evaluated;
using tests::treeRecords;

SliceLayout layoutOf(const Evaluation& evaluation, const std::string& account = "root",
                     const SliceRules& rules = {})
{
    return sliceLayout(evaluation, ColourMap(evaluation.snapshot()),
                       assocAt(evaluation.snapshot(), account), rules);
}

std::string labels(const SliceLayout& layout)
{
    std::string result;
    for (const auto& slice : layout.slices) {
        result += result.empty() ? "" : " ";
        switch (slice.kind) {
        case SliceKind::Association:
            result += slice.label;
            break;
        case SliceKind::Others:
            result += "others(" + std::to_string(slice.memberCount()) + ")";
            break;
        case SliceKind::Former:
            result += "former";
            break;
        case SliceKind::NotUsed:
            result += "not-used";
            break;
        case SliceKind::WithoutAccount:
            result += "without-account";
            break;
        case SliceKind::OtherUsers:
            result += "other-users";
            break;
        case SliceKind::NotPromised:
            result += "not-promised";
            break;
        }
    }
    return result;
}

double promisedSum(const SliceLayout& layout)
{
    return std::accumulate(layout.slices.begin(), layout.slices.end(), 0.0,
                           [](double sum, const Slice& s) { return sum + s.promised; });
}
double consumedSum(const SliceLayout& layout)
{
    return std::accumulate(layout.slices.begin(), layout.slices.end(), 0.0,
                           [](double sum, const Slice& s) { return sum + s.consumed; });
}

SnapshotRecords withClassic(SnapshotRecords records)
{
    EXPECT_TRUE(setParameter(records.policy, "PriorityFlags", "NO_FAIR_TREE"));
    return records;
}

const char* const treeOfEdges = R"(
a 10
  @a1 1 100
  @a2 3 300
b 30
  b2 1
    @x 1 50
  b1 2
    @y 1 50
c 60
  @z 1 500
)";

SnapshotRecords summed(const std::string& tree)
{
    auto records = treeRecords(tree);
    records.usageForm = UsageForm::Leaf;
    return records;
}

TEST(SliceLayout, largestPromisedFirstInBothAlgorithms)
{
    for (const bool classic : {false, true}) {
        const auto evaluation
            = evaluated(classic ? withClassic(summed(treeOfEdges)) : summed(treeOfEdges));
        const auto root = layoutOf(*evaluation);
        EXPECT_EQ(labels(root), "c b a");
        EXPECT_NEAR(root.slices[0].promised, 0.6, 1e-15);
        EXPECT_NEAR(root.slices[0].consumed, 0.5, 1e-15);
        EXPECT_NEAR(root.slices[1].consumed, 0.1, 1e-15);

        const auto below = layoutOf(*evaluation, "b");
        EXPECT_EQ(labels(below), "b1 b2");
        EXPECT_NEAR(below.slices[0].promised, 2.0 / 3.0, 1e-15) << "of the same parent";
        EXPECT_NEAR(below.slices[0].consumed, 0.5, 1e-15);
        EXPECT_NEAR(promisedSum(below), 1.0, 1e-12);
        EXPECT_NEAR(consumedSum(below), 1.0, 1e-12);
        EXPECT_TRUE(below.slices[0].hasChildren);
        EXPECT_FALSE(layoutOf(*evaluation, "b1").slices[0].hasChildren);
    }
}

TEST(SliceLayout, gathersWhatIsSmallInBothPies)
{
    const auto evaluation = evaluated(summed(R"(
big 950
  @u 1 900
loud 10
  @v 1 100
s1 10
  @s1 1
s2 10
  @s2 1
)"));
    const auto layout = layoutOf(*evaluation);
    EXPECT_EQ(labels(layout), "big loud others(2)") << "loud is small in one pie only";
    EXPECT_NEAR(layout.slices.back().promised, 20.0 / 980.0, 1e-12);
    EXPECT_EQ(layout.slices.back().members.size(), 2U);
    EXPECT_NEAR(promisedSum(layout), 1.0, 1e-12);

    const ServedTable served(*evaluation);
    const auto opened = othersLayout(*evaluation, served, ColourMap(evaluation->snapshot()),
                                     layout.account, layout.slices.back());
    EXPECT_EQ(labels(opened), "s1 s2");
    EXPECT_NEAR(opened.slices[0].promised, 10.0 / 980.0, 1e-12) << "still of the account";
}

TEST(SliceLayout, atMostTwelveSlices)
{
    std::string tree;
    for (int i = 0; i < 30; ++i)
        tree += "acc" + std::to_string(i) + " " + std::to_string(100 + i) + "\n";
    const auto evaluation = evaluated(summed(tree));
    const auto layout = layoutOf(*evaluation);
    ASSERT_EQ(layout.slices.size(), 12U);
    EXPECT_EQ(layout.slices.front().label, "acc29");
    EXPECT_EQ(layout.slices.back().memberCount(), 19U);
    EXPECT_NEAR(promisedSum(layout), 1.0, 1e-12);
}

/// Two hundred groups of one university: "others (200)" would be all there is.
TEST(SliceLayout, theLargestOfManySmallOnesAreShown)
{
    std::string tree;
    for (int i = 0; i < 200; ++i) {
        const auto number = std::to_string(i);
        tree += "acc" + number + " " + std::to_string(100 + i) + "\n  @u" + number + " 1 1\n";
    }
    const auto evaluation = evaluated(summed(tree));
    const auto layout = layoutOf(*evaluation);
    ASSERT_EQ(layout.slices.size(), 12U);
    EXPECT_EQ(layout.slices.front().label, "acc199");
    EXPECT_EQ(layout.slices.back().memberCount(), 189U);
    EXPECT_NEAR(promisedSum(layout), 1.0, 1e-12);
}

/// Once the larger half is told, what is small gathers as ever.
TEST(SliceLayout, besideALargeOneSmallOnesGather)
{
    std::string tree = "big 6000\n  @u 1 6000\n";
    for (int i = 0; i < 50; ++i)
        tree += "acc" + std::to_string(i) + " 60\n  @u" + std::to_string(i) + " 1 60\n";
    EXPECT_EQ(labels(layoutOf(*evaluated(summed(tree)))), "big others(50)");
}

TEST(SliceLayout, exactlyTwelveNeedNoOthers)
{
    std::string tree;
    for (int i = 0; i < 12; ++i)
        tree += "acc" + std::to_string(i) + " 1\n";
    EXPECT_EQ(layoutOf(*evaluated(summed(tree))).slices.size(), 12U);
    EXPECT_FALSE(layoutOf(*evaluated(summed(tree))).slices.back().isOthers());
}

TEST(SliceLayout, aSingleSmallSliceStaysItself)
{
    const auto layout = layoutOf(*evaluated(summed("a 99\nb 100\nc 1\n")));
    EXPECT_EQ(labels(layout), "b a c");
}

TEST(SliceLayout, saysWhenThereIsNothingToDraw)
{
    const auto evaluation = evaluated(summed("a 1\n  @u 1\nempty 1\nzero 0\n  @v 0\n"));
    EXPECT_TRUE(layoutOf(*evaluation).hasNoUsage);
    EXPECT_FALSE(layoutOf(*evaluation).hasNoShares);
    EXPECT_TRUE(layoutOf(*evaluation, "empty").isEmpty);
    EXPECT_TRUE(layoutOf(*evaluation, "zero").hasNoShares);
    EXPECT_FALSE(layoutOf(*evaluation, "zero").isEmpty);
}

TEST(SliceLayout, membersOfAParentAccountHangOnTheAncestor)
{
    // Specification 4.5: a1 competes with B at root, because A has fairshare=parent.
    const auto evaluation = evaluated(summed(R"(
A parent
  @a1 5 30
  @a2 parent 20
B 10
  @b1 0 10
  @b2 1 90
)"));
    const auto root = layoutOf(*evaluation);
    EXPECT_EQ(labels(root), "B A");
    EXPECT_NEAR(root.slices[0].promised, 10.0 / 15.0, 1e-15);
    EXPECT_NEAR(root.slices[1].promised, 5.0 / 15.0, 1e-15) << "what its members have together";
    EXPECT_NEAR(promisedSum(root), 1.0, 1e-12);

    const auto below = layoutOf(*evaluation, "A");
    EXPECT_TRUE(below.isByParent);
    EXPECT_EQ(below.hangsOn, AssocIndex(0));
    EXPECT_EQ(labels(below), "a1 a2");
    EXPECT_NEAR(below.slices[0].promised, 1.0, 1e-15);
    EXPECT_NEAR(below.slices[0].consumed, 0.6, 1e-15);
    EXPECT_FALSE(root.isByParent);
}

TEST(SliceLayout, usageOfRemovedUsersHasASlice)
{
    auto records = treeRecords("a 1 1000\n  @u 1 600\n");
    records.assocs.front().rawUsage = 1000;
    const auto evaluation = evaluated(std::move(records));
    const auto layout = layoutOf(*evaluation, "a");
    EXPECT_EQ(labels(layout), "u former");
    EXPECT_TRUE(layout.slices[1].colour.isHatched); // members right below root are grey too
    EXPECT_NEAR(layout.slices.back().consumed, 0.4, 1e-12);
    EXPECT_EQ(layout.slices.back().promised, 0.0);
}

// Slurm 2.0 counts usage as a part of what the machine leaves when it is busy for ever.
TEST(SliceLayout, whatNobodyUsedIsNotOfFormerMembers)
{
    auto records = treeRecords("a 1 1000\n  @u 1 600\n");
    records.policy.editSlurm().version = {2, 0};
    records.policy.editSlurm().flags = 0;
    records.policy.editSlurm().halfLife = 100;
    records.cpuCount = 10;
    auto former = records;
    records.assocs.insert(records.assocs.begin(), AssocRecord());
    records.assocs.front().account = "root";
    records.assocs.front().rawUsage = 2 * 10 * 100;
    const auto evaluation = evaluated(std::move(records));
    EXPECT_EQ(labels(layoutOf(*evaluation)), "a not-used");
    EXPECT_NEAR(layoutOf(*evaluation).slices.back().consumed, 0.5, 1e-12);
    EXPECT_EQ(layoutOf(*evaluation).usage, 1000.0L) << "of those who used it";
    EXPECT_EQ(labels(layoutOf(*evaluation, "a")), "u former");
    former.assocs.front().rawUsage = 1000;
    EXPECT_EQ(labels(layoutOf(*evaluated(std::move(former)), "a")), "u former");
}

// priority/basic keeps no usage: nothing is known of who used what, and nobody is under-served.
TEST(SliceLayout, usageThatIsNotKeptIsNotNone)
{
    auto records = summed("a 1\n  @u 1\nb 1\n");
    EXPECT_EQ(usageKnown(*evaluated(records)), UsageKnown::Yes);
    auto told = records;
    auto jobs = std::make_shared<Consumption>();
    jobs->add({"a", "u", 100, 200, {{"cpu", 4}}});
    told.consumption = jobs;
    EXPECT_EQ(layoutOf(*evaluated(std::move(told))).usageKnown, UsageKnown::NotTold);
    records.policy.editSlurm().isBasic = true;
    const auto evaluation = evaluated(std::move(records));
    EXPECT_EQ(layoutOf(*evaluation).usageKnown, UsageKnown::NotKept);
    const ServedTable served(*evaluation);
    const auto& assocs = evaluation->snapshot().assocs;
    EXPECT_EQ(served.served(assocAt(evaluation->snapshot(), "a")).kind, VerdictKind::None);
    EXPECT_TRUE(farthestFromShare(served, assocs, ShareSide::Under, 3).empty());
}

// Nobody was ever removed from a scheduler that keeps no tree.
TEST(SliceLayout, usageUnderNoAccountHasASliceOfItsOwn)
{
    auto records = treeRecords("a 1 0\n  @u 1 0\n");
    auto settings = moab::Settings();
    settings.entry(moab::Cred::Account, "a").fsTarget = {80.0, TargetKind::Plain};
    const auto newest = records.computedAt - records.computedAt % settings.fsInterval;
    records.moab.windows.push_back(
        {newest, 1000, {{Credential::Account, "a", 900}, {Credential::User, "u", 600}}});
    records.policy.own = moab::SharedSettings(std::move(settings));
    const auto evaluation = evaluated(std::move(records));
    EXPECT_EQ(labels(layoutOf(*evaluation)), "a without-account not-promised");
    EXPECT_EQ(labels(layoutOf(*evaluation, "a")), "u other-users");
}

TEST(SliceLayout, labelsAndPaths)
{
    const auto evaluation = evaluated(summed("a 1\n  b 1\n    @u 1 1\n    @u:fast 1 1\n"));
    const auto& snapshot = evaluation->snapshot();
    EXPECT_EQ(assocLabel(snapshot, assocAt(snapshot, "b/u/fast")), "u/fast");
    EXPECT_EQ(assocLabel(snapshot, assocAt(snapshot, "b")), "b");
    EXPECT_EQ(pathTo(snapshot, assocAt(snapshot, "b")),
              (std::vector{assocAt(snapshot, "a"), assocAt(snapshot, "b")}));
    EXPECT_TRUE(pathTo(snapshot, AssocIndex(0)).empty());
}

TEST(Served, verdicts)
{
    const auto evaluation = evaluated(summed(R"(
under 40
  @a 1 20
over 20
  @b 1 40
fair 20
  @c 1 20
idle 20
none 0
  @d 1 20
aside parent
)"));
    const ServedTable table(*evaluation);
    const auto served
        = [&](const char* name) { return table.served(assocAt(evaluation->snapshot(), name)); };
    EXPECT_EQ(served("under").kind, VerdictKind::UnderServed);
    EXPECT_NEAR(served("under").ratio, 2.0, 1e-12);
    EXPECT_EQ(served("over").kind, VerdictKind::OverServed);
    EXPECT_NEAR(served("over").ratio, 2.0, 1e-12);
    EXPECT_EQ(served("fair").kind, VerdictKind::AtShare);
    EXPECT_EQ(served("idle").kind, VerdictKind::NoUsage);
    EXPECT_EQ(served("none").kind, VerdictKind::NoShare);
    EXPECT_EQ(served("aside").kind, VerdictKind::ByParent);
    EXPECT_EQ(table.served(AssocIndex(0)).kind, VerdictKind::None);
}

// Whoever has no share at all is infinitely far from it: the first was named, whatever it used.
TEST(Served, ofTheEquallyFarTheLargestConsumptionComesFirst)
{
    const auto evaluation = evaluated(summed(R"(
a 0
  @u 1 257
b 0
  @v 1 743
c 1
  tiny 0
    @w 1 10
)"));
    const ServedTable table(*evaluation);
    const auto& snapshot = evaluation->snapshot();
    const auto found = farthestFromShare(table, snapshot.assocs, ShareSide::Over, 3);
    EXPECT_EQ(found,
              (std::vector{assocAt(snapshot, "b"), assocAt(snapshot, "a"),
                           assocAt(snapshot, "tiny")})); // all of c, little of the cluster
}

} // namespace
} // namespace fairlead::models
