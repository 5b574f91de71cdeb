// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recording/limitoptions.h"
#include "engine/slurm/config/limitchanges.h"
#include "engine/slurm/parameters.h"

#include <gtest/gtest.h>

namespace fairlead {
namespace {

constexpr auto none = LimitAmount::none;

std::vector<LimitAmount> amounts(const char* name, const char* value)
{
    std::vector<LimitChange> changes;
    EXPECT_TRUE(setLimit(changes, name, value)) << name << '=' << value;
    return changes.empty() ? std::vector<LimitAmount>() : amountsOf(changes.front());
}

std::string refusal(const char* name, const char* value)
{
    std::vector<LimitChange> changes;
    const auto done = setLimit(changes, name, value);
    EXPECT_TRUE(changes.empty());
    return done ? std::string() : english(done.error().message);
}
} // namespace

TEST(LimitChanges, areNamedAsSacctmgrNamesThem)
{
    slurm::Settings settings;
    ASSERT_TRUE(slurm::setParameter(settings, "QOS normal maxjobsperuser", " 20 "));
    ASSERT_EQ(settings.limits.size(), 1U);
    EXPECT_EQ(limitName(settings.limits.front()), "qos normal MaxJobsPU");
    EXPECT_EQ(modifiedOption(settings.limits.front()), "MaxJobsPerUser");
    EXPECT_EQ(slurm::parameterValue(settings, "qos normal MaxJobsPU"), "20");
    EXPECT_EQ(slurm::parameterValue(settings, "qos high MaxJobsPU"), "");
    EXPECT_TRUE(slurm::isParameter("user ann account bio MaxJobs"));
    EXPECT_FALSE(slurm::isParameter("qos"));
    // The last one counts, and nothing takes it back.
    ASSERT_TRUE(slurm::setParameter(settings, "qos normal MaxJobsPU", "-1"));
    ASSERT_TRUE(slurm::setParameter(settings, "account bio GrpJobs", "3"));
    EXPECT_EQ(settings.limits.size(), 2U);
    EXPECT_EQ(slurm::parameterValue(settings, "qos normal MaxJobsPU"), "-1");
    ASSERT_TRUE(slurm::setParameter(settings, "qos normal MaxJobsPU", ""));
    EXPECT_EQ(settings.limits.size(), 1U);
    EXPECT_EQ(limitName(settings.limits.front()), "account bio GrpJobs");
}

TEST(LimitChanges, haveAmounts)
{
    using Amounts = std::vector<LimitAmount>;
    EXPECT_EQ(amounts("qos q MaxJobsPU", "20"), (Amounts{{"", 20}}));
    EXPECT_EQ(amounts("account a MaxJobs", "-1"), (Amounts{{"", none}}));
    EXPECT_EQ(amounts("account a MaxWall", "2-00:00:00"), (Amounts{{"", 2880}}));
    EXPECT_EQ(amounts("account a GrpWall", "-1"), (Amounts{{"", none}}));
    EXPECT_EQ(amounts("qos q GrpTRES", "CPU=100, gres/gpu=4,node=-1"),
              (Amounts{{"cpu", 100}, {"gres/gpu", 4}, {"node", none}}));
    EXPECT_EQ(amounts("qos q MaxTRESPU", "mem=4G"), (Amounts{{"mem", 4096}}));
    EXPECT_EQ(amounts("qos q MaxTRESPU", "mem=512M"), (Amounts{{"mem", 512}}));
    EXPECT_EQ(amounts("qos q MaxTRESPU", "mem=512"), (Amounts{{"mem", 512}}));
}

TEST(LimitChanges, thatAreNoneAreRefusedWithAWord)
{
    EXPECT_NE(refusal("qos normal", "3").find("expected qos NAME LIMIT"), std::string::npos);
    EXPECT_NE(refusal("user ann MaxJobs", "3").find("user NAME account NAME"), std::string::npos);
    EXPECT_NE(refusal("qos q MaxJobs", "3").find("MaxJobsPU"), std::string::npos);
    EXPECT_NE(refusal("account a MaxTRESPU", "cpu=3").find("GrpTRES"), std::string::npos);
    for (const auto* value : {"x", "-2", "3.5", "cpu=3"})
        EXPECT_NE(refusal("qos q MaxJobsPU", value).find("not a number"), std::string::npos)
            << value;
    for (const auto* value : {"3", "cpu", "cpu=", "cpu=x", "cpu=-2", "energy=3", "cpu=3,,node=4",
                              "mem=9999999999P", "mem=G"})
        EXPECT_NE(refusal("qos q GrpTRES", value).find("list of TRES"), std::string::npos) << value;
    EXPECT_NE(refusal("qos q GrpWall", "soon").find("not a time"), std::string::npos);
}

TEST(LimitChanges, areInTheRangeOfSlurm)
{
    using Amounts = std::vector<LimitAmount>;
    EXPECT_EQ(amounts("qos q MaxJobsPU", "4294967293"), (Amounts{{"", 4294967293}}));
    EXPECT_EQ(amounts("qos q MaxWall", "4294967293"), (Amounts{{"", 4294967293}}));
    for (const auto* value : {"4294967294", "4294967295", "4294967296", "99999999999999999999"}) {
        EXPECT_NE(refusal("qos q MaxJobsPU", value).find("from 0 to 4294967293"), std::string::npos)
            << value;
        EXPECT_NE(refusal("account a MaxWall", value).find("4294967293 minutes"), std::string::npos)
            << value;
    }
    EXPECT_EQ(amounts("account a MaxWall", "UNLIMITED"), (Amounts{{"", none}}));
}

/// sacctmgr makes names of QOS lower.
TEST(LimitChanges, areOfOneQosHoweverItIsSpelled)
{
    slurm::Settings settings;
    ASSERT_TRUE(slurm::setParameter(settings, "QOS Normal MaxJobsPU", "2"));
    ASSERT_TRUE(slurm::setParameter(settings, "qos normal MaxJobsPU", "3"));
    ASSERT_EQ(settings.limits.size(), 1U);
    EXPECT_EQ(limitName(settings.limits.front()), "qos normal MaxJobsPU");
    EXPECT_EQ(slurm::parameterValue(settings, "qos NORMAL MaxJobsPU"), "3");
}

TEST(LimitChanges, areAllThatReplaysKnow)
{
    const auto takes = [](std::string_view option, const char* value) {
        for (const auto* owner : {"qos q ", "account a "}) {
            std::vector<LimitChange> changes;
            if (setLimit(changes, owner + std::string(option), value))
                return changes.front().option == option;
        }
        return false;
    };
    for (const auto& option : replay::countOptions)
        EXPECT_TRUE(takes(option.name, "5")) << option.name;
    for (const auto& option : replay::tresOptions) {
        for (const auto tres : replay::tresNames)
            EXPECT_TRUE(takes(option.name, (std::string(tres) + "=5").c_str())) << option.name;
    }
}

} // namespace fairlead
