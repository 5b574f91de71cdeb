// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/fairsharetable.h"
#include "tests/support/moabqueue.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;
using fairlead::moab::Cred;

namespace {
std::shared_ptr<const FairshareTable> tableOf(const std::string& config)
{
    MoabQueue queue("FSPOLICY DEDICATEDPS\nFSDEPTH 2\nFSDECAY 0.5\n" + config);
    queue.addWindow(0, 100, {{Credential::User, "john", 30}, {Credential::Account, "chem", 80}});
    queue.addWindow(1, 200, {{Credential::User, "john", 20}, {Credential::Account, "bio", 10}});
    queue.addWindow(2, 900, {{Credential::User, "john", 900}}); // beyond FSDEPTH
    queue.add("1", 0);
    return fairshareTable(*queue.evaluated());
}

const FairshareRow& rowOf(const FairshareTable& table, const std::string& name)
{
    for (const auto& row : table.rows) {
        if (row.name == name)
            return row;
    }
    throw std::runtime_error("no row " + name);
}
} // namespace

TEST(FairshareTable, windowsAreSharesOfTheirOwnTotal)
{
    const auto table = tableOf("");
    const auto& john = rowOf(*table, "john");
    EXPECT_EQ(john.windows, (std::vector<double>{30.0, 10.0}));
    EXPECT_EQ(table->totals, (std::vector<double>{100.0, 200.0}));
    EXPECT_EQ(table->decay, (std::vector<double>{1.0, 0.5}));
    EXPECT_EQ(table->newest % table->interval, 0);
}

TEST(FairshareTable, decayWeighsTheSum)
{
    const auto table = tableOf("USERCFG[john] FSTARGET=50\n");
    const auto& john = rowOf(*table, "john");
    EXPECT_EQ(table->usage, 200.0); // 100 + 0.5 x 200
    EXPECT_EQ(john.usage, 40.0); // 30 + 0.5 x 20
    EXPECT_EQ(john.delta.percent, 20.0);
    EXPECT_EQ(john.delta.value, 30.0);
}

TEST(FairshareTable, kindsStandInOrderAndOnlyWhoCountsIsNamed)
{
    const auto table = tableOf("GROUPCFG[idle] FSTARGET=5+\nUSERCFG[plain] PRIORITY=3\n");
    std::vector<std::string> names;
    for (const auto& row : table->rows)
        names.push_back(row.name);
    // Nobody has used anything as group idle, but it has a target; "plain" has neither.
    EXPECT_EQ(names, (std::vector<std::string>{"bio", "chem", "idle", "john"}));
    EXPECT_TRUE(rowOf(*table, "idle").delta.isViolated);
}

TEST(FairshareTable, theEntryDefaultIsSaidToBeOne)
{
    const auto table = tableOf("USERCFG[DEFAULT] FSTARGET=7-\n");
    const auto& john = rowOf(*table, "john");
    EXPECT_TRUE(john.isDefault);
    EXPECT_EQ(john.delta.target.kind, TargetKind::Ceiling);
    EXPECT_TRUE(john.delta.isViolated);
    EXPECT_FALSE(rowOf(*table, "chem").isDefault);
}

TEST(FairshareTable, agreesWithWhatTheJobsAreGiven)
{
    MoabQueue queue("FSPOLICY DEDICATEDPS\nFSDEPTH 3\nFSDECAY 0.8\nFSUSERWEIGHT 1\n"
                    "QUEUETIMEWEIGHT 0\nUSERCFG[john] FSTARGET=31\n");
    queue.addWindow(0, 71, {{Credential::User, "john", 13}});
    queue.addWindow(2, 53, {{Credential::User, "john", 29}});
    queue.add("1", 0);
    const auto evaluation = queue.evaluated();
    const auto table = fairshareTable(*evaluation);
    EXPECT_EQ(rowOf(*table, "john").delta.value, queue.value(moab::Sub::FsUser));
}

TEST(FairshareTable, thereIsNoneWithoutPolicy)
{
    MoabQueue queue("FSDEPTH 2\n");
    queue.add("1", 0);
    EXPECT_EQ(fairshareTable(*queue.evaluated()), nullptr);
}
