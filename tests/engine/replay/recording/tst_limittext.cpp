// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/limitreasons.h"
#include "engine/replay/recording/limittext.h"

#include <gtest/gtest.h>

namespace fairlead::replay {
namespace {

LimitSet someLimits()
{
    LimitSet limits;
    limits.groupJobs = 5;
    limits.maxWall = 1500;
    limits.maxJobsOfUser = 0;
    limits.group.amounts[0] = 64;
    limits.group.amounts[1] = 4096;
    limits.groupMinutes.amounts[0] = 90000;
    limits.ofUser.amounts[4] = 2;
    return limits;
}

TEST(LimitText, IsAsSacctmgrWritesIt)
{
    const auto limits = someLimits();
    EXPECT_EQ(limitText(limits, "GrpJobs"), "GrpJobs=5");
    EXPECT_EQ(limitText(limits, "MaxWall"), "MaxWall=1-01:00:00");
    EXPECT_EQ(limitText(limits, "MaxJobsPU"), "MaxJobsPU=0");
    EXPECT_EQ(limitText(limits, "GrpTRES=cpu"), "GrpTRES=cpu=64");
    EXPECT_EQ(limitText(limits, "GrpTRES=mem"), "GrpTRES=mem=4096M");
    EXPECT_EQ(limitText(limits, "GrpTRESMins=cpu"), "GrpTRESMins=cpu=90000");
    EXPECT_EQ(limitText(limits, "MaxTRESPU=gres"), "MaxTRESPU=gres/gpu=2");
}

TEST(LimitText, StandsBesideWhatAScenarioSets)
{
    Limits limits;
    limits.qos.push_back({"normal", someLimits()});
    limits.assocs.push_back({"bio", "ann", {}, someLimits()});
    const auto before = [&](const char* name, const char* value) {
        std::vector<LimitChange> changes;
        EXPECT_TRUE(setLimit(changes, name, value)) << name;
        return valueBefore(limits, changes.front());
    };
    EXPECT_EQ(before("qos normal GrpTRES", "node=3"), "cpu=64,mem=4096M");
    EXPECT_EQ(before("qos normal MaxJobsPU", "3"), "0");
    EXPECT_EQ(before("user ann account bio MaxWall", "-1"), "1-01:00:00");
    EXPECT_EQ(before("qos other GrpJobs", "3"), "");
    EXPECT_EQ(before("account bio GrpJobs", "3"), "");
}

TEST(LimitText, IsEmptyForWhatIsNotSetOrNotKnown)
{
    const auto limits = someLimits();
    for (const auto* option : {"MaxJobs", "GrpWall", "GrpTRES=node", "GrpTRES=license",
                               "MaxTRESRunMinsPU=cpu", "GrpTRES", "GrpTRES=", "", "=cpu"})
        EXPECT_EQ(limitText(limits, option), "") << option;
}

// Each reason of Slurm that names a limit which replays count has a number.
TEST(LimitText, KnowsTheOptionsThatReasonsName)
{
    LimitSet all;
    for (const auto count :
         {&LimitSet::groupJobs, &LimitSet::groupWall, &LimitSet::maxWall, &LimitSet::maxJobs,
          &LimitSet::maxJobsOfUser, &LimitSet::maxJobsOfAccount})
        all.*count = 1;
    for (const auto kind :
         {&LimitSet::group, &LimitSet::groupMinutes, &LimitSet::groupRunMinutes, &LimitSet::perJob,
          &LimitSet::perNode, &LimitSet::minutesPerJob, &LimitSet::ofUser, &LimitSet::ofAccount})
        (all.*kind).amounts.fill(1);
    for (const auto* reason :
         {"AssocGrpJobsLimit", "AssocGrpWallLimit", "AssocMaxWallDurationPerJobLimit",
          "AssocMaxJobsLimit", "QOSMaxJobsPerUserLimit", "MaxJobsPerAccount", "QOSGrpCpuLimit",
          "AssocGrpMemLimit", "QOSGrpNodeLimit", "AssocGrpBillingMinutes",
          "AssocGrpCPURunMinutesLimit", "QOSMaxGRESPerUser", "QOSMaxCpuPerNode",
          "QOSMaxCpuMinutesPerJobLimit", "MaxCpuPerAccount"}) {
        const auto limit = limitReasonOf(reason);
        ASSERT_TRUE(limit) << reason;
        EXPECT_NE(limitText(all, limit->option), "") << reason << " " << limit->option;
    }
}

TEST(LimitText, KnowsWhatItCannotTellTheLackOf)
{
    for (const auto* option : {"MaxJobs", "GrpTRES=cpu", "MaxTRESPU=mem"})
        EXPECT_TRUE(isKnownOption(option)) << option;
    for (const auto* option : {"GrpTRES=gres", "GrpTRES=license", "MaxTRESRunMinsPU=cpu", ""})
        EXPECT_FALSE(isKnownOption(option)) << option;
}

TEST(LimitText, FindsByNames)
{
    Limits limits;
    limits.qos.push_back({"short", someLimits()});
    limits.assocs.push_back({"chem", "", "", someLimits()});
    limits.assocs.push_back({"chem", "erin", "", LimitSet()});
    EXPECT_EQ(limitsOfQos(limits, "short"), &limits.qos[0]);
    EXPECT_EQ(limitsOfQos(limits, "long"), nullptr);
    EXPECT_EQ(limitsOfAssoc(limits, "chem", "erin", ""), &limits.assocs[1]);
    EXPECT_EQ(limitsOfAssoc(limits, "chem", "erin", "p1"), nullptr);
}

} // namespace
} // namespace fairlead::replay
