// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/scheduler.h"
#include "models/usage/served.h"
#include "tests/support/moabqueue.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;
using models::VerdictKind;

namespace {
/// chem used 60 % of window 0 and 20 % of window 1, bio the rest; both windows have 100 units.
std::shared_ptr<const Evaluation> evaluated(const std::string& config, std::int64_t later = 0)
{
    MoabQueue queue("FSPOLICY DEDICATEDPS\nFSDEPTH 2\nFSDECAY 0.5\n" + config);
    queue.addWindow(0, 100, {{Credential::Account, "chem", 60}, {Credential::Account, "bio", 40}});
    queue.addWindow(1, 100, {{Credential::Account, "chem", 20}, {Credential::Account, "bio", 80}});
    queue.add("1", 0);
    auto records = queue.records();
    for (const auto* account : {"chem", "bio"}) {
        AssocRecord record;
        record.account = account;
        record.parent = "root";
        record.shares = 77; // counts for nothing
        record.rawUsage = 0.0L;
        records.assocs.push_back(record);
    }
    const auto snapshot = buildSnapshot(std::move(records));
    return evaluate(
        baselineInputs(snapshot.value(), MoabQueue::now + later * queue.settings.fsInterval));
}

models::Served served(const Evaluation& evaluation, const char* account)
{
    const models::ServedTable table(evaluation);
    const auto& snapshot = evaluation.snapshot();
    for (std::size_t i = 1; i < table.size(); ++i) {
        if (snapshot.accountName(AssocIndex(i)) == account)
            return table.served(AssocIndex(i));
    }
    throw std::runtime_error(account);
}
} // namespace

TEST(ServedByTarget, aTargetIsOfTheWholeSystem)
{
    const auto evaluation = evaluated("ACCOUNTCFG[chem] FSTARGET=30\n");
    const auto chem = served(*evaluation, "chem");
    EXPECT_EQ(chem.promised, 0.3); // though nobody else is promised anything
    EXPECT_DOUBLE_EQ(chem.consumed, (60 + 0.5 * 20) / 150.0);
    EXPECT_EQ(chem.kind, VerdictKind::OverServed);
}

TEST(ServedByTarget, withoutTargetNobodyIsJudged)
{
    const auto evaluation
        = evaluated("ACCOUNTCFG[chem] FSTARGET=30\nACCOUNTCFG[bio] FSTARGET=20%\n");
    const auto bio = served(*evaluation, "bio"); // a cap is no promise
    EXPECT_EQ(bio.promised, 0.0);
    EXPECT_GT(bio.consumed, 0.5);
    EXPECT_EQ(bio.kind, VerdictKind::None);
}

TEST(ServedByTarget, aFloorAndACeilingBindOnOneSide)
{
    const auto judged = [](const char* target) {
        return served(*evaluated(std::string("ACCOUNTCFG[chem] FSTARGET=") + target + '\n'), "chem")
            .kind;
    };
    EXPECT_EQ(judged("30+"), VerdictKind::None);
    EXPECT_EQ(judged("80+"), VerdictKind::UnderServed);
    EXPECT_EQ(judged("80-"), VerdictKind::None);
    EXPECT_EQ(judged("30-"), VerdictKind::OverServed);
}

TEST(ServedByTarget, defaultsEditsAndDecayCount)
{
    EXPECT_EQ(served(*evaluated("ACCOUNTCFG[DEFAULT] FSTARGET=25\n"), "bio").promised, 0.25);
    auto inputs = evaluated("ACCOUNTCFG[chem] FSTARGET=30\n")->inputs;
    ASSERT_TRUE(setParameter(inputs.policy, "ACCOUNTCFG[chem]", "FSTARGET=45"));
    ASSERT_TRUE(setParameter(inputs.policy, "FSDECAY", "0"));
    const auto chem = served(*evaluate(inputs), "chem");
    EXPECT_EQ(chem.promised, 0.45);
    EXPECT_DOUBLE_EQ(chem.consumed, 0.6);
}

TEST(ServedByTarget, windowsAgeOut)
{
    const auto evaluation = evaluated("ACCOUNTCFG[chem] FSTARGET=30\n", 1);
    EXPECT_EQ(evaluation->assocs.rawUsage.front(), 50.0L); // 100 x 0.5, the older one is gone
    EXPECT_DOUBLE_EQ(served(*evaluation, "chem").consumed, 0.6);
    EXPECT_EQ(evaluated("", 2)->assocs.rawUsage.front(), 0.0L);
}
