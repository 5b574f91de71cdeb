// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recording/changedlimits.h"
#include "engine/replay/recording/limittext.h"
#include "tests/support/randomscenario.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace fairlead::replay {
namespace {

/// Limits as sacctmgr prints them once inherited: "account/user" and how many jobs.
Limits limitsOf(std::initializer_list<std::pair<const char*, std::uint32_t>> maxJobs)
{
    Limits limits;
    for (const auto& [key, jobs] : maxJobs) {
        auto& added = limits.assocs.emplace_back();
        const auto names = keyFrom(key);
        added.account = names.account;
        added.user = names.user;
        added.limits.maxJobs = jobs;
        added.limits.groupJobs = 2 * jobs;
    }
    return limits;
}

using Settings = std::vector<std::pair<const char*, const char*>>;

Limits changed(const Limits& limits, const Settings& settings)
{
    const auto tree
        = tests::built(tests::treeRecords("a 10\n  @u 1\n  b 2\n    @v 2\nc 20\n  @u 3\n"));
    std::vector<LimitChange> changes;
    for (const auto& [name, value] : settings)
        EXPECT_TRUE(setLimit(changes, name, value));
    return withChanges(limits, changes, *tree);
}
Limits changed(const Limits& limits, const char* name, const char* value)
{
    return changed(limits, {{name, value}});
}

std::string text(const Limits& limits, const char* key, const char* option)
{
    const auto names = keyFrom(key);
    const auto* found = limitsOfAssoc(limits, names.account, names.user, {});
    return found == nullptr ? "none" : limitText(found->limits, option);
}
} // namespace

TEST(ChangedLimits, ofAQosAreSet)
{
    Limits limits;
    limits.qos.push_back({"normal", {}});
    limits.qos.front().limits.maxJobsOfUser = 3;
    const auto after = changed(limits, "qos normal GrpTRES", "cpu=8,mem=4G");
    EXPECT_EQ(limitText(after.qos[0].limits, "GrpTRES=cpu"), "GrpTRES=cpu=8");
    EXPECT_EQ(limitText(after.qos[0].limits, "GrpTRES=mem"), "GrpTRES=mem=4096M");
    EXPECT_EQ(limitText(after.qos[0].limits, "MaxJobsPU"), "MaxJobsPU=3");
    EXPECT_EQ(limitText(changed(after, "qos normal MaxJobsPU", "-1").qos[0].limits, "MaxJobsPU"),
              "");
    const auto added = changed(limits, "qos new MaxWall", "60");
    ASSERT_EQ(added.qos.size(), 2U);
    EXPECT_EQ(limitText(added.qos[1].limits, "MaxWall"), "MaxWall=01:00:00");
}

TEST(ChangedLimits, ofAnAccountAreInheritedByWhoHasNoOther)
{
    const auto limits = limitsOf({{"a", 9}, {"a/u", 9}, {"b", 9}, {"b/v", 4}});
    const auto after = changed(limits, "account a MaxJobs", "5");
    EXPECT_EQ(text(after, "a", "MaxJobs"), "MaxJobs=5");
    EXPECT_EQ(text(after, "a/u", "MaxJobs"), "MaxJobs=5");
    EXPECT_EQ(text(after, "b", "MaxJobs"), "MaxJobs=5");
    EXPECT_EQ(text(after, "b/v", "MaxJobs"), "MaxJobs=4"); // its own
    EXPECT_EQ(text(after, "c/u", "MaxJobs"), "none");
    // A limit of the group is nobody else's.
    EXPECT_EQ(text(changed(limits, "account a GrpJobs", "5"), "a/u", "GrpJobs"), "GrpJobs=18");
    // Without one it is that of the account above.
    EXPECT_EQ(text(changed(changed(limits, "account b MaxJobs", "3"), "account b MaxJobs", "-1"),
                   "b", "MaxJobs"),
              "MaxJobs=9");
}

TEST(ChangedLimits, ofAUserAreItsOwnWhateverTheAccountGets)
{
    const auto limits = limitsOf({{"a", 2}, {"a/u", 2}, {"b", 2}, {"b/v", 2}});
    Settings settings{{"user u account a MaxJobs", "2"}, {"account a MaxJobs", "4"}};
    for (int order = 0; order < 2; ++order) {
        const auto after = changed(limits, settings);
        EXPECT_EQ(text(after, "a/u", "MaxJobs"), "MaxJobs=2");
        EXPECT_EQ(text(after, "b/v", "MaxJobs"), "MaxJobs=4");
        std::ranges::reverse(settings);
    }
    // One that it had, and gives back, is inherited again.
    auto told = limits;
    told.assocs[1].own = inheritableIn(told.assocs[1].limits);
    told.assocs[2].own = told.assocs[1].own;
    const auto after = changed(told, "account a MaxJobs", "4");
    EXPECT_EQ(text(after, "a/u", "MaxJobs"), "MaxJobs=2");
    EXPECT_EQ(text(after, "b/v", "MaxJobs"), "MaxJobs=2");
    const auto given
        = changed(told, {{"user u account a MaxJobs", "-1"}, {"account a MaxJobs", "4"}});
    EXPECT_EQ(text(given, "a/u", "MaxJobs"), "MaxJobs=4");
    EXPECT_EQ(text(given, "b/v", "MaxJobs"), "MaxJobs=2");
}

TEST(ChangedLimits, areToldApartForEachNumber)
{
    auto limits = limitsOf({{"a", 2}, {"a/u", 2}});
    for (auto& assoc : limits.assocs)
        assoc.limits.perJob.amounts = {8, 8, noAmount, noAmount, noAmount};
    LimitSet own;
    own.perJob.amounts[0] = 8;
    limits.assocs[1].own = inheritableIn(own);
    const auto after = changed(limits, "account a MaxTRES", "cpu=16,mem=16");
    EXPECT_EQ(text(after, "a/u", "MaxTRES=cpu"), "MaxTRES=cpu=8");
    EXPECT_EQ(text(after, "a/u", "MaxTRES=mem"), "MaxTRES=mem=16M");
}

TEST(ChangedLimits, comeWhereThereWereNone)
{
    const auto after = changed({}, "account a MaxJobs", "5");
    EXPECT_EQ(text(after, "b/v", "MaxJobs"), "MaxJobs=5");
    const auto ofUser = changed({}, "user u account c GrpTRES", "node=2");
    EXPECT_EQ(text(ofUser, "c/u", "GrpTRES=node"), "GrpTRES=node=2");
    EXPECT_EQ(text(ofUser, "a/u", "GrpTRES=node"), "none");
    EXPECT_EQ(changed({}, "account nobody MaxJobs", "5"), Limits());
}

} // namespace fairlead::replay
