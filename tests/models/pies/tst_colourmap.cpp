// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/scenario.h"
#include "models/pies/colourmap.h"
#include "tests/support/treetext.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <set>
#include <tuple>

namespace fairlead::models {
namespace {

using tests::assocAt;
using tests::evaluated;

std::shared_ptr<const Evaluation> cluster(const std::string& tree, const ColourSlots& slots = {})
{
    auto records = tests::treeRecords(tree);
    records.usageForm = UsageForm::Leaf;
    records.colourSlots = slots;
    return evaluated(records);
}

SliceColour colourOf(const ColourMap& colours, const Evaluation& evaluation,
                     const std::string& path)
{
    return colours.colour(evaluation.snapshot(), assocAt(evaluation.snapshot(), path));
}

const char* const smallTree = "a 10\n  @a1 1 100\nb 30\n  b2 1\n    @x 1 50\n  b1 2\n    @y 1 50\n"
                              "c 60\n  @z 1 500\n";
const char* const turnedTree = "c 1\n  @z 1 1\nb 500\n  b1 7\n    @y 1 9\n  b2 1\n    @x 1 50\n"
                               "a 1000\n  @a1 1\n";

} // namespace

TEST(ColourMap, aColourBelongsToAName)
{
    const auto one = cluster(smallTree);
    const auto other = cluster(turnedTree);
    const ColourMap ofOne(one->snapshot());
    const ColourMap ofOther(other->snapshot());
    std::set<int> hues;
    for (const std::string path : {"a", "b", "c", "b1", "b2", "b1/y", "a/a1"}) {
        EXPECT_EQ(colourOf(ofOne, *one, path), colourOf(ofOther, *other, path)) << path;
        EXPECT_EQ(colourOf(ofOne, *other, path), colourOf(ofOther, *other, path)) << path;
        hues.insert(colourOf(ofOne, *one, path).hue);
    }
    EXPECT_EQ(hues.size(), 3U) << "children keep the hue";
    EXPECT_EQ(ofOne.colour(one->snapshot(), AssocIndex(0)).hue, SliceColour::noHue);
}

TEST(ColourMap, aChoiceComesFirst)
{
    const auto one = cluster(smallTree);
    const ColourMap before(one->snapshot());
    const int hueOfA = colourOf(before, *one, "a").hue;
    const ColourMap chosen(one->snapshot(), before, {{"b", hueOfA}, {"gone", 0}});
    EXPECT_EQ(colourOf(chosen, *one, "b").hue, hueOfA);
    EXPECT_EQ(colourOf(chosen, *one, "b1").hue, hueOfA) << "who is below goes along";
    EXPECT_NE(colourOf(chosen, *one, "a").hue, hueOfA) << "nobody else keeps it";
    EXPECT_EQ(colourOf(chosen, *one, "c"), colourOf(before, *one, "c"));
}

TEST(ColourMap, siblingsDiffer)
{
    std::string tree;
    for (int i = 0; i < 12; ++i)
        tree += "acc" + std::to_string(i) + " 1\n";
    tree += "parts 1\n";
    for (int i = 0; i < 12; ++i)
        tree += "  part" + std::to_string(i) + " 1\n";
    const auto evaluation = cluster(tree);
    const ColourMap colours(evaluation->snapshot());
    const auto& snapshot = evaluation->snapshot();
    const auto distinct = [&](const std::string& prefix) {
        std::set<std::tuple<int, int, bool>> seen;
        for (int i = 0; i < 12; ++i) {
            const auto colour
                = colours.colour(snapshot, assocAt(snapshot, prefix + std::to_string(i)));
            seen.emplace(colour.hue, colour.lightness, colour.isHatched);
            EXPECT_LE(std::abs(colour.lightness), SliceColour::maxStep);
        }
        return seen.size();
    };
    EXPECT_EQ(distinct("acc"), 12U);
    EXPECT_EQ(distinct("part"), 12U);
    int hatched = 0;
    for (int i = 0; i < 12; ++i)
        hatched += colours.colour(snapshot, assocAt(snapshot, "acc" + std::to_string(i))).isHatched;
    EXPECT_GE(hatched, 6) << "beyond the hues a second mark tells them apart";
}

TEST(ColourMap, aNewcomerChangesNobodysColour)
{
    const auto before = cluster("a 1\nb 1\nc 1\n  @u 1\n");
    const ColourMap colours(before->snapshot());
    for (int i = 0; i < 40; ++i) {
        const auto name = "new" + std::to_string(i);
        const auto after = cluster(name + " 9\na 1\nb 1\nc 1\n  @" + name + " 1\n  @u 1\n");
        const ColourMap read(after->snapshot(), colours);
        for (const std::string path : {"a", "b", "c", "c/u"})
            EXPECT_EQ(colourOf(read, *after, path), colourOf(colours, *before, path)) << path;
        // As an edit shows it before it is written.
        EXPECT_EQ(colourOf(colours, *after, name), colourOf(read, *after, name));
        EXPECT_EQ(colourOf(colours, *after, "c/" + name), colourOf(read, *after, "c/" + name));
        for (const std::string path : {"a", "b", "c"})
            EXPECT_NE(colourOf(read, *after, name).hue, colourOf(read, *after, path).hue);
    }
}

TEST(ColourMap, whatTheSourceKeepsCounts)
{
    const auto kept = cluster(smallTree, {{"a", 4}, {"b", 7}, {"b1", 2}, {"gone", 0}});
    const ColourMap colours(kept->snapshot());
    EXPECT_EQ(colourOf(colours, *kept, "a"), (SliceColour{4, 0, false}));
    EXPECT_EQ(colourOf(colours, *kept, "b"), (SliceColour{1, 1, true})) << "the second round";
    EXPECT_EQ(colourOf(colours, *kept, "b1"), (SliceColour{1, -1, false}));
    EXPECT_NE(colourOf(colours, *kept, "c").hue, 4);
    EXPECT_NE(colourOf(colours, *kept, "b2"), colourOf(colours, *kept, "b1"));
}

TEST(ColourMap, anAccountThatIsRenamedKeepsItsColour)
{
    const auto read = cluster(smallTree);
    const ColourMap colours(read->snapshot());
    const Scenario renamed{"names", {RenameEdit{"b", "z9"}, RenameEdit{"b2", "another"}}};
    const auto edited = restructure(read->inputs.snapshot, renamed);
    ASSERT_TRUE(edited);
    const auto colourIn = [&](const std::string& path) {
        return colours.colour(**edited, assocAt(**edited, path));
    };
    EXPECT_EQ(colourIn("z9"), colourOf(colours, *read, "b"));
    EXPECT_EQ(colourIn("another"), colourOf(colours, *read, "b2"));
    EXPECT_EQ(colourIn("another/x"), colourOf(colours, *read, "b2/x"));
    EXPECT_EQ(colourIn("b1"), colourOf(colours, *read, "b1"));
}

TEST(ColourMap, aStoreIsFilledWithWhatWasShown)
{
    const auto shown = cluster(smallTree);
    const ColourMap colours(shown->snapshot());
    const auto slots = completeColourSlots(recordsOf(shown->snapshot()), {});
    const auto read = cluster(smallTree, slots);
    const ColourMap again(read->snapshot());
    for (const std::string path : {"a", "b", "c", "b1", "b2", "b1/y", "a/a1"})
        EXPECT_EQ(colourOf(again, *read, path), colourOf(colours, *shown, path)) << path;
}

} // namespace fairlead::models
