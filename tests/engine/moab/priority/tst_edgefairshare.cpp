// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The edge cases of the specification's section 6.1 about fairshare: 13 to 17.

#include "engine/moab/priority/fairshare.h"
#include "tests/support/moabqueue.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;
using fairlead::moab::Component;
using fairlead::moab::Cred;
using fairlead::moab::Dialect;
using fairlead::moab::Sub;

namespace {
const std::string fairshareOn = "FSPOLICY DEDICATEDPS\nQUEUETIMEWEIGHT 0\nFSUSERWEIGHT 1\n";

/// FSUSER of john, whose target and usage in percent of one window are given.
double userDelta(const std::string& target, double percent, const std::string& more = "",
                 Dialect dialect = Dialect::Moab)
{
    MoabQueue queue(fairshareOn + "FSDEPTH 1\nUSERCFG[john] FSTARGET=" + target + "\n" + more,
                    dialect);
    queue.addWindow(0, 1000, {{Cred::User, "john", percent * 10}});
    queue.add("1", 0);
    return queue.value(Sub::FsUser);
}

/// What FS adds, with a user and a group that may violate their targets.
moab::ComponentTerm fairshareOf(const std::string& config, Dialect dialect = Dialect::Moab)
{
    MoabQueue queue("FSPOLICY DEDICATEDPS\nFSDEPTH 1\nQUEUETIMEWEIGHT 0\n" + config, dialect);
    queue.addWindow(0, 100, {{Cred::User, "john", 30}, {Cred::Group, "staff", 40}});
    queue.add("1", 0);
    return queue.terms().component[moab::at(Component::Fs)];
}

/// Decayed usage of john in percent, from usage and totals by window.
double usageOf(const std::string& config, const std::vector<std::pair<double, double>>& windows)
{
    MoabQueue queue(fairshareOn + "USERCFG[john] FSTARGET=100\n" + config);
    for (std::size_t i = 0; i < windows.size(); ++i)
        queue.addWindow(static_cast<std::int64_t>(i), windows[i].second,
                        {{Cred::User, "john", windows[i].first}});
    queue.add("1", 0);
    return 100.0 - queue.value(Sub::FsUser);
}

/// Whether a job of two processors for an hour may start, with that target.
bool isEligible(const std::string& target, double used, const std::string& policy)
{
    MoabQueue queue("FSPOLICY " + policy + "\nFSDEPTH 1\nUSERCFG[john] FSTARGET=" + target);
    queue.addWindow(0, 10000, {{Cred::User, "john", used}});
    queue.add("1", 0).moab->requirements = {{2, 1, 0, 0, 0, 0}};
    const auto e = queue.evaluated();
    EXPECT_EQ(e->moab.tables.usage[0].empty(), false);
    return !moab::exceedsUsageCap(e->inputs, e->moab.tables, JobIndex(0));
}
} // namespace

TEST(EdgeFairshare, edge13WithoutAnyUsageEveryDeltaIsZero)
{
    MoabQueue queue(fairshareOn + "USERCFG[john] FSTARGET=10");
    queue.add("1", 0);
    EXPECT_EQ(queue.value(Sub::FsUser), 0.0);
    queue.addWindow(0, 0, {});
    EXPECT_EQ(queue.value(Sub::FsUser), 0.0);
}

TEST(EdgeFairshare, edge13DepthAndDecay)
{
    const std::vector<std::pair<double, double>> windows{{10, 100}, {0, 0}, {90, 100}};
    EXPECT_NEAR(usageOf("FSDEPTH 1", windows), 10.0, 1e-12);
    EXPECT_NEAR(usageOf("FSDEPTH 24", windows), 50.0, 1e-12);
    EXPECT_NEAR(usageOf("FSDEPTH 24\nFSDECAY 0", windows), 10.0, 1e-12);
    EXPECT_NEAR(usageOf("FSDEPTH 24\nFSDECAY 1", windows), 50.0, 1e-12);
    EXPECT_NEAR(usageOf("FSDEPTH 24\nFSDECAY 2", windows), 370.0 / 5.0, 1e-12);
    EXPECT_EQ(MoabQueue("FSDEPTH 40").settings.fsDepth, 32);
    EXPECT_EQ(MoabQueue("FSDEPTH 40", Dialect::Maui).settings.fsDepth, 24);
    EXPECT_TRUE(MoabQueue("FSDECAY 2").hasProblem(1, Severity::Warning));
}

TEST(EdgeFairshare, edge14EachSuffixBelowAtAndAbove)
{
    struct Row
    {
        const char* target;
        double below; ///< the delta with 25 % used
        double at; ///< 30 %
        double above; ///< 40 %
    };
    for (const auto& row : {Row{"30", 5, 0, -10}, Row{"30+", 0, 0, 0}, Row{"30-", 0, 0, 0},
                            Row{"30^", 0, 0, 0}, Row{"30%", 0, 0, 0}}) {
        EXPECT_EQ(userDelta(row.target, 25), row.below) << row.target;
        EXPECT_EQ(userDelta(row.target, 30), row.at) << row.target;
        EXPECT_EQ(userDelta(row.target, 40), row.above) << row.target;
    }
    for (const auto& row : {Row{"30", 5, 0, -10}, Row{"30+", 5, 0, 0}, Row{"30-", 0, 0, -10},
                            Row{"30^", 0, 0, 0}, Row{"30%", 0, 0, 0}}) {
        EXPECT_EQ(userDelta(row.target, 25, "", Dialect::Maui), row.below) << row.target;
        EXPECT_EQ(userDelta(row.target, 30, "", Dialect::Maui), row.at) << row.target;
        EXPECT_EQ(userDelta(row.target, 40, "", Dialect::Maui), row.above) << row.target;
    }
}

TEST(EdgeFairshare, edge14DefaultTargetsAndTargetsOfZero)
{
    EXPECT_EQ(userDelta("0", 40), 0.0) << "no target at all";
    EXPECT_EQ(userDelta("0", 40, "USERCFG[DEFAULT] FSTARGET=3"), -37.0);
    MoabQueue queue(fairshareOn + "FSDEPTH 1\nUSERCFG[DEFAULT] FSTARGET=3");
    queue.addWindow(0, 1000, {});
    queue.add("1", 0).user = "new";
    EXPECT_EQ(queue.value(Sub::FsUser), 3.0);
}

TEST(EdgeFairshare, edge15Ratios)
{
    const auto ratio = [](const char* target, double percent) {
        return userDelta(target, percent, "FSPOLICY DEDICATEDPS%");
    };
    EXPECT_EQ(ratio("50", 25), 0.5);
    EXPECT_EQ(ratio("50", 0), 1.0);
    EXPECT_EQ(ratio("50", 100), -1.0);
    EXPECT_NEAR(ratio("0.01", 90), -8999.0, 1e-9);
}

TEST(EdgeFairshare, edge16TheGate)
{
    const std::string weights = "FSUSERWEIGHT 1\nFSGROUPWEIGHT 10\n";
    // The group is 10 below its plain target; the user's ceiling is violated.
    const std::string targets = "GROUPCFG[staff] FSTARGET=50\nUSERCFG[john] FSTARGET=20-\n";
    const auto open = fairshareOf("FSGROUPWEIGHT 10\n" + targets);
    EXPECT_EQ(open.term, 100.0) << "a ceiling without weight does not gate";
    EXPECT_FALSE(open.gate.has_value());
    const auto closed = fairshareOf(weights + targets);
    EXPECT_EQ(closed.term, 0.0);
    EXPECT_EQ(closed.gate, Cred::User);
    const auto twice
        = fairshareOf(weights + "GROUPCFG[staff] FSTARGET=50+\nUSERCFG[john] FSTARGET=20-\n");
    EXPECT_EQ(twice.gate, Cred::User) << "the first one is named";
    EXPECT_EQ(twice.term, 0.0);
    EXPECT_EQ(fairshareOf(weights + targets + "FSCAP 5\n").term, 0.0) << "before FSCAP";
    EXPECT_EQ(fairshareOf(weights + targets, Dialect::Maui).term, 90.0) << "Maui clamps";
    EXPECT_EQ(
        fairshareOf(weights + "GROUPCFG[staff] FSTARGET=50\nUSERCFG[john] FSTARGET=30-\n").term,
        100.0)
        << "equality is no violation";
    EXPECT_EQ(fairshareOf(weights + targets + "FSVIOLATION CLAMP\n").term, 90.0);
}

TEST(EdgeFairshare, edge16CredentialsAdjustTheirWeight)
{
    EXPECT_EQ(fairshareOf("GROUPCFG[staff] FSTARGET=50 FSWEIGHT=3\nFSGROUPWEIGHT 2").term, 50.0);
    EXPECT_EQ(fairshareOf("GROUPCFG[staff] FSTARGET=50 FSWEIGHT=3").term, 30.0);
}

TEST(EdgeFairshare, edge17UsageCaps)
{
    // The job asks for 7200 processor-seconds.
    EXPECT_TRUE(isEligible("9000^", 1800, "DEDICATEDPS")) << "exactly reaching it is allowed";
    EXPECT_FALSE(isEligible("9000^", 1801, "DEDICATEDPS"));
    EXPECT_TRUE(isEligible("90%", 1800, "DEDICATEDPS"));
    EXPECT_FALSE(isEligible("90%", 1801, "DEDICATEDPS"));
    EXPECT_TRUE(isEligible("9000^", 8998, "DEDICATEDPES")) << "there the request is 2 PE";
    EXPECT_FALSE(isEligible("9000^", 8999, "DEDICATEDPES"));
    EXPECT_TRUE(isEligible("9000^", 9999, "NONE"));

    MoabQueue queue("FSPOLICY DEDICATEDPS\nFSDEPTH 1\nGROUPCFG[staff] FSCAP=100^");
    queue.addWindow(0, 1000, {{Cred::Group, "staff", 50}});
    queue.add("1", 0);
    EXPECT_EQ(queue.evaluated()->status[0], RowStatus::NotEligible) << "FSCAP of a credential";
}

TEST(EdgeFairshare, loadsAndImportedUsage)
{
    MoabQueue queue("FSJPUWEIGHT 1\nFSPPUWEIGHT 1\nFSPSPUWEIGHT 1\nWCACCURACYWEIGHT 1\n"
                    "FSGUSERWEIGHT 1\nFSGGROUPWEIGHT 1");
    queue.add("1", 0);
    queue.addRunning("2", 0, 60).moab->requirements = {{4, 2, 0, 0, 0, 0}};
    queue.addRunning("3", 0, 60);
    EXPECT_EQ(queue.value(Sub::FsJobsPerUser), 2.0);
    EXPECT_EQ(queue.value(Sub::FsProcsPerUser), 9.0);
    EXPECT_EQ(queue.value(Sub::FsPsPerUser), 9.0 * 3600.0);
    EXPECT_EQ(queue.value(Sub::WcAccuracy), 1.0) << "without history";
    EXPECT_EQ(queue.value(Sub::FsGlobalUser), 0.0);
    queue.site.accuracies = {{Cred::User, "john", 0.25}};
    queue.site.globalUsage = {{Cred::User, "john", -4.5}};
    EXPECT_EQ(queue.value(Sub::WcAccuracy), 0.25);
    EXPECT_EQ(queue.value(Sub::FsGlobalUser), -4.5);
    EXPECT_EQ(queue.value(Sub::FsGlobalGroup), 0.0);
}
