// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Many edits take as much work each as few, whatever they are.

#include "engine/moab/config/configedit.h"
#include "engine/moab/config/configtext.h"
#include "engine/scenario/changelist.h"
#include "engine/scenario/conflicts.h"
#include "engine/scenario/editedscenario.h"
#include "engine/scenario/mergescenarios.h"
#include "tests/support/growth.h"
#include "tests/support/queuetext.h"

#include <functional>
#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
constexpr int few = 1500;
constexpr int many = 8 * few;

std::string accountName(int i)
{
    return "account" + std::to_string(i);
}

std::shared_ptr<const Snapshot> wideTree(int accounts)
{
    auto records = treeRecords("");
    for (int i = 0; i < accounts; ++i) {
        AssocRecord account;
        account.account = accountName(i);
        account.parent = "root";
        account.id = static_cast<std::uint32_t>(i + 2);
        records.assocs.push_back(std::move(account));
    }
    return built(std::move(records));
}

void expectLinear(const std::function<std::function<void()>(int)>& taskOf)
{
    EXPECT_TRUE(isLinear(taskOf(few), taskOf(many)));
}

Scenario shareEdits(int count)
{
    Scenario scenario;
    for (int i = 0; i < count; ++i)
        scenario.edits.emplace_back(ShareEdit{{accountName(i), "", ""}, 7});
    return scenario;
}

/// New accounts, moves, renames and removals, a quarter each.
Scenario structuralEdits(int count)
{
    Scenario scenario;
    for (int i = 0; i < count / 4; ++i) {
        scenario.edits.emplace_back(AddEdit{{"new" + std::to_string(i), "", ""}, "root", 2});
        scenario.edits.emplace_back(MoveEdit{accountName(2 * i), "new" + std::to_string(i)});
        scenario.edits.emplace_back(RenameEdit{accountName(2 * i), "other" + std::to_string(i)});
        scenario.edits.emplace_back(RemoveEdit{{accountName(2 * i + 1), "", ""}});
    }
    return scenario;
}

void carryOut(const std::shared_ptr<const Snapshot>& snapshot, const Scenario& scenario)
{
    const auto inputs = applyScenario(snapshot, scenario, 0);
    ASSERT_TRUE(inputs) << english(inputs.error().message);
    const auto before = baselineInputs(snapshot, 0);
    (void)changeList(before, *inputs, scenario);
    const EditedScenario shown(snapshot, snapshot, scenario);
    EXPECT_EQ(shown.scenario().edits.size(), scenario.edits.size());
}

void meetConflicts(const Scenario& scenario)
{
    const auto before = wideTree(2 * many);
    auto records = recordsOf(*before);
    for (auto& record : records.assocs)
        record.shares = 5; // each edit meets another value
    const auto after = built(std::move(records));
    const auto fit = fitting(*after, scenario);
    const auto found = conflictsOf(*before, *after, scenario, fit.unfit, {});
    (void)conflictsOf(*before, *after, scenario, fit.unfit, found);
}
} // namespace

TEST(ManyEdits, sharesAreCarriedOutInLinearTime)
{
    expectLinear([](int count) {
        return [snapshot = wideTree(count), scenario = shareEdits(count)] {
            carryOut(snapshot, scenario);
        };
    });
}

TEST(ManyEdits, structuralEditsAreCarriedOutInLinearTime)
{
    expectLinear([](int count) {
        return [snapshot = wideTree(count), scenario = structuralEdits(count)] {
            carryOut(snapshot, scenario);
        };
    });
}

namespace {
std::shared_ptr<const Snapshot> moabSite()
{
    auto records = treeRecords("");
    records.policy.own
        = moab::SharedSettings(moab::settingsFromText("FSWEIGHT 1\n", moab::Dialect::Moab));
    return built(std::move(records));
}

/// A line of the configuration for each of so many users.
Scenario userEdits(int count)
{
    Scenario scenario;
    for (int i = 0; i < count; ++i)
        scenario.edits.emplace_back(
            ParameterEdit{"USERCFG[u" + std::to_string(i) + "]", "PRIORITY=7"});
    return scenario;
}

void writeConfig(const std::shared_ptr<const Snapshot>& snapshot, const Scenario& scenario)
{
    const auto inputs = applyScenario(snapshot, scenario, 0);
    ASSERT_TRUE(inputs) << english(inputs.error().message);
    EXPECT_EQ(changeList(baselineInputs(snapshot, 0), *inputs, scenario).parameters.size(),
              scenario.edits.size());
    const auto config
        = moab::editedConfig("FSWEIGHT 1\n", *snapshot->policy.moab(), *inputs->policy.moab());
    ASSERT_TRUE(config);
    EXPECT_GT(config->size(), scenario.edits.size() * 20);
}
} // namespace

TEST(ManyEdits, parametersOfMoabAreCarriedOutInLinearTime)
{
    expectLinear([](int count) {
        return [snapshot = moabSite(), scenario = userEdits(count)] {
            carryOut(snapshot, scenario);
            writeConfig(snapshot, scenario);
        };
    });
}

TEST(ManyEdits, scenariosAreMergedInLinearTime)
{
    for (const auto& make : {shareEdits, structuralEdits})
        expectLinear([&](int count) {
            return [base = make(count / 2), mine = make(count), theirs = make(count)]() mutable {
                for (auto& edit : theirs.edits) {
                    if (auto* share = std::get_if<ShareEdit>(&edit))
                        share->shares = 8;
                }
                (void)mergeScenarios(base, mine, theirs);
            };
        });
}

TEST(ManyEdits, conflictsAreFoundInLinearTime)
{
    for (const auto& make : {shareEdits, structuralEdits})
        expectLinear(
            [&](int count) { return [scenario = make(count)] { meetConflicts(scenario); }; });
}
