// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/treeeditor.h"
#include "tests/support/randomscenario.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
/// A tree with its jobs, history, answers and consumption, in words.
std::vector<std::string> wordsOf(const Snapshot& snapshot)
{
    std::vector<std::string> words;
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        const AssocIndex assoc(i);
        const auto parent = snapshot.assocs.parent[i];
        words.push_back(keyText(keyOf(snapshot, assoc)) + " below "
                        + (parent.isValid() ? snapshot.accountName(parent) : "nothing") + " "
                        + sharesText(snapshot.assocs.shares[i]) + " "
                        + std::to_string(snapshot.assocs.rawUsage[i]));
    }
    for (const auto account : snapshot.jobs.account)
        words.push_back("job of " + snapshot.names[account]);
    for (const auto assoc : snapshot.jobs.assoc)
        words.push_back(assoc.isValid() ? keyText(keyOf(snapshot, assoc)) : "nobody");
    for (const auto& part : snapshot.history.parts())
        words.push_back(keyText(keyOf(snapshot, part.assoc)) + " ran at "
                        + std::to_string(part.start) + " " + std::to_string(part.rate));
    std::ranges::sort(words);
    for (std::size_t i = 0; i < snapshot.consumption->size(); ++i)
        words.push_back("used by " + snapshot.consumption->part(i).account);
    return words;
}

SnapshotRecords randomRecords()
{
    auto records = randomQueue();
    Consumption consumption;
    for (int i = 0; i < 9; ++i)
        consumption.add({"a" + std::to_string(i), "u1", 10 * i, 10 * i + 5, {{"cpu", 1}}});
    records.consumption = std::make_shared<const Consumption>(consumption);
    records.usageForm = UsageForm::Exact;
    for (std::size_t i = 0; i < records.assocs.size(); ++i) {
        const auto& assoc = records.assocs[i];
        records.history.push_back({assoc.id, assoc.account, assoc.user, assoc.partition,
                                   static_cast<std::int64_t>(i), 100, 1.0});
    }
    return records;
}
} // namespace

RC_GTEST_PROP(TreeEditor, manyEditsAtOnceAreEditsOneByOne, ())
{
    const auto snapshot = built(randomRecords());
    const auto scenario = randomScenario(snapshot);
    auto oneByOne = snapshot;
    for (const auto& edit : scenario.edits) {
        const auto next = applyScenario(oneByOne, {{}, {edit}}, 0);
        RC_ASSERT(next.has_value());
        if (isStructural(edit)) {
            oneByOne = next->snapshot;
            continue;
        }
        auto records = recordsOf(*oneByOne);
        for (std::size_t i = 0; i < records.assocs.size(); ++i)
            records.assocs[i].shares = (*next->shares)[i];
        oneByOne = built(std::move(records));
    }
    const auto atOnce = applyScenario(snapshot, scenario, 0);
    RC_ASSERT(atOnce.has_value());
    auto records = recordsOf(*atOnce->snapshot);
    for (std::size_t i = 0; i < records.assocs.size(); ++i)
        records.assocs[i].shares = (*atOnce->shares)[i];
    RC_ASSERT(wordsOf(*built(std::move(records))) == wordsOf(*oneByOne));
}

/// Raw usage of a removed association stays with the account above it; so does the history, of
/// which another half-life makes other usage.
TEST(TreeEditor, whatTheRemovedUsedStaysWithWhoIsAbove)
{
    auto records = queueRecords("a 1\n  b 1\n    @u 1 10\n    @v 1 10\n", "1 b/v p1 10\n");
    for (const auto* user : {"u", "v"})
        records.history.push_back({0, "b", user, "", 10, 20, 1.0});
    const auto snapshot = built(std::move(records));
    const auto ownersAfter = [&](std::vector<Edit> edits) {
        const auto inputs = applyScenario(snapshot, {{}, std::move(edits)}, 0);
        std::vector<std::string> owners;
        for (const auto& part : inputs->snapshot->history.parts())
            owners.push_back(keyText(keyOf(*inputs->snapshot, part.assoc)));
        std::ranges::sort(owners);
        return owners;
    };
    using Owners = std::vector<std::string>;
    EXPECT_EQ(ownersAfter({}), (Owners{"b/u", "b/v"}));
    EXPECT_EQ(ownersAfter({RemoveEdit{{"b", "u", ""}}}), (Owners{"b", "b/v"}));
    EXPECT_EQ(ownersAfter({RemoveEdit{{"b", "u", ""}}, AddEdit{{"b", "u", ""}, "", 3}}),
              (Owners{"b", "b/v"}));
    EXPECT_EQ(ownersAfter({RemoveEdit{{"b", "u", ""}}, RemoveEdit{{"b", "", ""}}}),
              (Owners{"a", "a"}));
    EXPECT_EQ(ownersAfter({RenameEdit{"a", "c"}, RemoveEdit{{"b", "", ""}},
                           AddEdit{{"b", "", ""}, "c", 1}}),
              (Owners{"c", "c"}));
}

TEST(TreeEditor, namesThatAreGivenAnewMeanTheNewOnes)
{
    auto records = queueRecords("a 1\n  @u 1 10\nb 2\n  @v 1 20\n", "1 a/u p1 10\n2 b/v p1 10\n");
    const auto snapshot = built(std::move(records));
    const auto inputs = applyScenario(
        snapshot,
        {{},
         {RenameEdit{"a", "c"}, RenameEdit{"b", "a"}, RenameEdit{"c", "b"},
          ShareEdit{{"b", "u", ""}, 7}, RemoveEdit{{"a", "", ""}}, AddEdit{{"a", "", ""}, "b", 3}}},
        0);
    ASSERT_TRUE(inputs);
    const auto& result = *inputs->snapshot;
    EXPECT_EQ(result.names[result.jobs.account[0]], "b");
    EXPECT_EQ(result.names[result.jobs.account[1]], "a");
    EXPECT_EQ(result.jobs.assoc[0], assocAt(result, "b/u"));
    EXPECT_FALSE(result.jobs.assoc[1].isValid());
    EXPECT_EQ(result.assocs.shares[assocAt(result, "b/u").at()], 7U);
    EXPECT_EQ(result.assocs.parent[assocAt(result, "a").at()], assocAt(result, "b"));
}
