// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/limitreasons.h"

#include <gtest/gtest.h>

using namespace fairlead;
using Of = LimitReason::Of;

TEST(LimitReasons, areNamedAsSacctmgrNamesThem)
{
    const auto of
        = [](const char* reason) { return limitReasonOf(reason).value_or(LimitReason()); };
    const auto qos = [](Of whose, const char* option) { return LimitReason{true, whose, option}; };
    const auto assoc = [](Of whose, const char* option) {
        return LimitReason{false, whose, option};
    };
    EXPECT_EQ(of("QOSMaxJobsPerUserLimit"), qos(Of::User, "MaxJobsPU"));
    EXPECT_EQ(of("MaxJobsPerAccount"), qos(Of::Account, "MaxJobsPA"));
    EXPECT_EQ(of("QOSMaxCpuPerUserLimit"), qos(Of::User, "MaxTRESPU=cpu"));
    EXPECT_EQ(of("QOSMaxMemoryPerUser"), qos(Of::User, "MaxTRESPU=mem"));
    EXPECT_EQ(of("MaxNodePerAccount"), qos(Of::Account, "MaxTRESPA=node"));
    EXPECT_EQ(of("QOSMaxNodePerJobLimit"), qos(Of::Job, "MaxTRES=node"));
    EXPECT_EQ(of("QOSMaxWallDurationPerJobLimit"), qos(Of::Job, "MaxWall"));
    EXPECT_EQ(of("QOSMaxCpuPerNode"), qos(Of::Job, "MaxTRESPerNode=cpu"));
    EXPECT_EQ(of("QOSGrpJobsLimit"), qos(Of::Group, "GrpJobs"));
    EXPECT_EQ(of("QOSGrpGRES"), qos(Of::Group, "GrpTRES=gres"));
    EXPECT_EQ(of("QOSGrpCPUMinutesLimit"), qos(Of::Group, "GrpTRESMins=cpu"));
    EXPECT_EQ(of("QOSGrpCPURunMinutesLimit"), qos(Of::Group, "GrpTRESRunMins=cpu"));
    EXPECT_EQ(of("AssocGrpCpuLimit"), assoc(Of::Group, "GrpTRES=cpu"));
    EXPECT_EQ(of("AssocGrpWallLimit"), assoc(Of::Group, "GrpWall"));
    EXPECT_EQ(of("AssocMaxJobsLimit"), assoc(Of::Own, "MaxJobs"));
    EXPECT_EQ(of("AssocMaxCpuPerJobLimit"), assoc(Of::Job, "MaxTRES=cpu"));
}

TEST(LimitReasons, otherReasonsNameNone)
{
    for (const auto* reason :
         {"", "None", "Priority", "Resources", "Dependency", "QOSNotAllowed", "PartitionTimeLimit",
          "PartitionNodeLimit", "MaxMemPerLimit", "QOSMinCpuNotSatisfied", "JobArrayTaskLimit",
          "AssociationJobLimit", "QOSMaxUnknownPerUser", "MaxRequeue", "Max", "QOSGrp", "AssocMax"})
        EXPECT_FALSE(limitReasonOf(reason)) << reason;
}
