// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/conflicts.h"
#include "tests/support/queuetext.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
const std::string treeBefore
    = "chem 50\n  @erin 1\nphysics 50\n  optics 1\n    @alice 1\n  @bob 1\n";

std::shared_ptr<const Snapshot> read(const std::string& text)
{
    return built(queueRecords(text, ""));
}

std::shared_ptr<const Snapshot> readWith(const char* parameter, const char* value)
{
    auto records = queueRecords(treeBefore, "");
    EXPECT_TRUE(setParameter(records.policy, parameter, value));
    return built(std::move(records));
}

std::vector<EditConflict> meet(const Snapshot& before, const Snapshot& after,
                               const std::vector<Edit>& edits,
                               const std::vector<EditConflict>& known = {})
{
    const Scenario scenario{{}, edits};
    return conflictsOf(before, after, scenario, fitting(after, scenario).unfit, known);
}

const Edit chem80 = ShareEdit{{"chem", "", ""}, 80};
} // namespace

TEST(Conflicts, untouchedGroundIsNoConflict)
{
    const auto before = read(treeBefore);
    const auto after = read(treeBefore + "bio 7\n");
    EXPECT_TRUE(meet(*before, *after,
                     {chem80, ParameterEdit{"PriorityWeightAge", "7"}, MoveEdit{"optics", "root"},
                      AddEdit{{"laser", "", ""}, "physics", 2}, RemoveEdit{{"physics", "bob", ""}}})
                    .empty());
}

TEST(Conflicts, aChangedValueIsShownWithBothSides)
{
    const auto found = meet(*read(treeBefore), *read("chem 60\n  @erin 1\nphysics 50\n"), {chem80});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0], (EditConflict{chem80, ConflictKind::BaselineChanged, "50", "60", false}));
    EXPECT_TRUE(isCarriedOut(found[0]));
}

/// They were kept with what they were made over, and the source was read again since.
TEST(Conflicts, editsThatAreTakenUpAgainKnowWhatTheyWereMadeOver)
{
    const auto before = read(treeBefore);
    const auto after = read("chem 60\n  @erin 1\nphysics 50\n  optics 1\n  @bob 1\n");
    const Scenario scenario{{},
                            {chem80, ParameterEdit{"PriorityWeightAge", "7"},
                             RenameEdit{"physics", "phys"}, ShareEdit{{"phys", "", ""}, 40}}};
    const auto values = valuesBelow(*before, scenario, {});
    ASSERT_EQ(values.size(), 4U);
    EXPECT_EQ(values[0], "50");
    EXPECT_EQ(values[2], "");
    EXPECT_EQ(values[3], "50") << "under its name in the source";
    const auto found = meet(*after, *after, scenario.edits, conflictsWith(scenario, values));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0], (EditConflict{chem80, ConflictKind::BaselineChanged, "50", "60", false}));
    EXPECT_EQ(valuesBelow(*after, scenario, found)[0], "50") << "the conflict is open";
    EXPECT_TRUE(conflictsWith(scenario, {}).empty()) << "of a file that does not tell them";
}

TEST(Conflicts, parametersAreComparedAsTheSchedulerReadsThem)
{
    const Edit halfLife = ParameterEdit{"PriorityDecayHalfLife", "14-0"};
    const auto before = read(treeBefore);
    const auto changed = meet(*before, *readWith("PriorityDecayHalfLife", "3-0"), {halfLife});
    ASSERT_EQ(changed.size(), 1U);
    EXPECT_EQ(changed[0].kind, ConflictKind::BaselineChanged);
    const auto same = meet(*before, *readWith("PriorityDecayHalfLife", "14-00:00:00"), {halfLife});
    ASSERT_EQ(same.size(), 1U);
    EXPECT_EQ(same[0].kind, ConflictKind::CameTrue);
}

TEST(Conflicts, anOpenConflictStaysUntilTheValueIsBackOrTheEditGone)
{
    const auto at50 = read(treeBefore);
    const auto at60 = read("chem 60\nphysics 50\n");
    const auto at70 = read("chem 70\nphysics 50\n");
    auto known = meet(*at50, *at60, {chem80});
    EXPECT_EQ(meet(*at60, *at60, {chem80}, known), known) << "nothing was read meanwhile";
    known = meet(*at60, *at70, {chem80}, known);
    ASSERT_EQ(known.size(), 1U);
    EXPECT_EQ(known[0].before, "50");
    EXPECT_EQ(known[0].now, "70");
    EXPECT_TRUE(meet(*at70, *at50, {chem80}, known).empty());
    EXPECT_TRUE(meet(*at70, *at70, {ShareEdit{{"chem", "", ""}, 81}}, known).empty());
    EXPECT_TRUE(meet(*at70, *at70, {chem80}, {}).empty()) << "kept: 70 is the ground now";
}

TEST(Conflicts, aTargetThatIsGoneWaitsAndComesBack)
{
    const auto before = read(treeBefore);
    const auto without = read("physics 50\n");
    auto known = meet(*before, *without, {chem80});
    ASSERT_EQ(known.size(), 1U);
    EXPECT_EQ(known[0].kind, ConflictKind::TargetGone);
    EXPECT_EQ(known[0].before, "50");
    EXPECT_FALSE(isCarriedOut(known[0]));
    known[0].isKept = true;
    known = meet(*without, *without, {chem80}, known);
    ASSERT_EQ(known.size(), 1U);
    EXPECT_TRUE(known[0].isKept);
    EXPECT_TRUE(meet(*without, *before, {chem80}, known).empty());
    const auto back = meet(*without, *read("chem 9\n"), {chem80}, known);
    ASSERT_EQ(back.size(), 1U);
    EXPECT_EQ(back[0].kind, ConflictKind::BaselineChanged);
    EXPECT_FALSE(back[0].isKept);
}

TEST(Conflicts, whatTheSourceSaysItselfCameTrue)
{
    const auto before = read(treeBefore);
    const auto after
        = read("chemistry 80\n  @erin 1\nphysics 50\n  laser 2\noptics 1\n  @alice 1\n");
    const std::vector<Edit> edits{RenameEdit{"chem", "chemistry"},
                                  AddEdit{{"laser", "", ""}, "physics", 2},
                                  RemoveEdit{{"physics", "bob", ""}}, MoveEdit{"optics", "root"}};
    const auto found = meet(*before, *after, edits);
    ASSERT_EQ(found.size(), edits.size());
    for (const auto& conflict : found)
        EXPECT_EQ(conflict.kind, ConflictKind::CameTrue) << editText(conflict.edit);
    EXPECT_TRUE(isCarriedOut(found[3]));
    EXPECT_FALSE(isCarriedOut(found[0]));
}

TEST(Conflicts, namesThatAreTakenAndParentsThatAreGone)
{
    const auto before = read(treeBefore);
    const auto after = read("chem 50\nchemistry 1\nlaser 9\n");
    const auto found
        = meet(*before, *after,
               {RenameEdit{"chem", "chemistry"}, AddEdit{{"laser", "", ""}, "physics", 2},
                AddEdit{{"quantum", "", ""}, "physics", 2}, MoveEdit{"optics", "root"}});
    ASSERT_EQ(found.size(), 4U);
    EXPECT_EQ(found[0].kind, ConflictKind::NameTaken);
    EXPECT_EQ(found[1].kind, ConflictKind::NameTaken);
    EXPECT_EQ(found[2].kind, ConflictKind::Impossible);
    EXPECT_EQ(found[3].kind, ConflictKind::TargetGone);
}

TEST(Conflicts, editsBehindARenameKnowTheOldName)
{
    const auto before = read(treeBefore);
    const auto after = read("chem 60\n  @erin 1\nphysics 50\n");
    const auto found = meet(
        *before, *after, {RenameEdit{"chem", "chemistry"}, ShareEdit{{"chemistry", "", ""}, 80}});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].before, "50");
    EXPECT_EQ(found[0].now, "60");
}

TEST(Conflicts, whatFitsIsCarriedOutWithoutTheRest)
{
    const auto snapshot = read(treeBefore);
    const Scenario scenario{"s",
                            {MoveEdit{"gone", "chem"}, chem80, ParameterEdit{"NoSuchWeight", "1"},
                             AddEdit{{"laser", "", ""}, "physics", 2},
                             AddEdit{{"laser", "lea", ""}, {}, 1}}};
    const auto fit = fitting(*snapshot, scenario);
    EXPECT_EQ(fit.unfit, (std::vector<std::size_t>{0, 2}));
    EXPECT_EQ(fit.scenario.edits.size(), 3U);
    EXPECT_TRUE(applyScenario(snapshot, fit.scenario, 0));
    EXPECT_EQ(withoutEdit(scenario, chem80).edits.size(), 4U);
}
