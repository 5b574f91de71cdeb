// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/constants.h"
#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "engine/policy/policy.h"
#include "engine/slurm/parameters.h"

#include <gtest/gtest.h>

using namespace fairlead;

namespace {
std::uint32_t stored(const char* text)
{
    const auto value = parseMinutesParameter(text);
    EXPECT_TRUE(value) << text;
    return value ? *value : 0;
}
} // namespace

TEST(TimeText, storesDurationsAsSlurmDoes)
{
    EXPECT_EQ(stored("5"), 300U);
    EXPECT_EQ(stored("5:01"), 360U);
    EXPECT_EQ(stored("0:30"), 60U);
    EXPECT_EQ(stored("90:90"), 5520U);
    EXPECT_EQ(stored("1:00:00"), 3600U);
    EXPECT_EQ(stored("1:0:0"), 3600U);
    EXPECT_EQ(stored("7-0"), 604800U);
    EXPECT_EQ(stored("7-"), 604800U);
    EXPECT_EQ(stored("1-12"), 129600U);
    EXPECT_EQ(stored("1-2:3:4"), 93840U);
    EXPECT_EQ(stored("0-0:0:1"), 60U);
    EXPECT_EQ(stored("UNLIMITED"), 4294967236U);
    EXPECT_EQ(stored("49710-06:27:16"), 4294967236U);
}

TEST(TimeText, refusesWhatSlurmRefuses)
{
    for (const auto* text : {"", "-5", "1:2:3:4", "x", "1-2-3", "5 min", "1.5", ":", "1:-2"})
        EXPECT_FALSE(parseMinutesParameter(text)) << text;
}

TEST(TimeText, printsAsScontrol)
{
    EXPECT_EQ(durationText(604800), "7-00:00:00");
    EXPECT_EQ(durationText(60), "00:01:00");
    EXPECT_EQ(durationText(4294967236U), "49710-06:27:16");
}

TEST(Text, readsNumbersWithoutALocale)
{
    EXPECT_DOUBLE_EQ(*text::toDouble("0.25"), 0.25);
    EXPECT_FALSE(text::toDouble("0,25"));
    EXPECT_FALSE(text::toDouble(""));
    EXPECT_EQ(*text::toLongDouble("78410.0898019053178842"), 78410.0898019053178842L);
    EXPECT_FALSE(text::toInteger("12x"));
    EXPECT_EQ(text::general(0.1), "0.10000000000000001");
    EXPECT_EQ(text::fixed(2.5, 0), "2");
}

TEST(Policy, readsTresWeightUnits)
{
    Policy policy;
    ASSERT_TRUE(setParameter(policy, "PriorityWeightTRES", "CPU=2K,Mem=0.25G,GRES/gpu=1e3,bb/x=1"));
    ASSERT_EQ(policy.slurm().tresWeights.size(), 4U);
    EXPECT_EQ(policy.slurm().tresWeights[0], (TresWeight{"cpu", 2.0 / 1024}));
    EXPECT_EQ(policy.slurm().tresWeights[1], (TresWeight{"mem", 0.000244140625}));
    EXPECT_EQ(policy.slurm().tresWeights[2], (TresWeight{"gres/gpu", 1000.0}));
    EXPECT_FALSE(setParameter(policy, "PriorityWeightTRES", "CPU"));
    EXPECT_FALSE(setParameter(policy, "PriorityWeightTRES", "CPU=x"));
    EXPECT_EQ(policy.slurm().tresWeights.size(), 4U) << "a refused value changes nothing";
}

TEST(Policy, findsFlagsAsSubstrings)
{
    Policy policy;
    policy.editSlurm().version = {22, 5};
    ASSERT_TRUE(setParameter(policy, "priorityflags", "accrue_always,No_Fair_Tree"));
    EXPECT_TRUE(policy.slurm().has(AccrueAlways));
    EXPECT_EQ(policy.algorithm(), Algorithm::ClassicFairShare);
    ASSERT_TRUE(setParameter(policy, "PriorityFlags", ""));
    EXPECT_EQ(policy.algorithm(), Algorithm::FairTree);
    ASSERT_TRUE(setParameter(policy, "PriorityFlags", "MAX_TRES_GRES"));
    EXPECT_TRUE(policy.slurm().has(MaxTres)) << "up to 24.11 the word is taken for MAX_TRES";
    policy.editSlurm().version = {25, 5};
    ASSERT_TRUE(setParameter(policy, "PriorityFlags", "MAX_TRES_GRES"));
    EXPECT_FALSE(policy.slurm().has(MaxTres));
    EXPECT_TRUE(policy.slurm().has(MaxTresGres));
    ASSERT_TRUE(setParameter(policy, "PriorityFlags", "NO_NORMAL_ALL"));
    EXPECT_EQ(parameterValue(policy, "PriorityFlags"), "NO_NORMAL_ALL");
    ASSERT_TRUE(setParameter(policy, "PriorityFlags", "NO_NORMAL_QOS"));
    EXPECT_EQ(parameterValue(policy, "PriorityFlags"), "NO_NORMAL_QOS");
}

TEST(Policy, everyParameterReadsWhatItPrints)
{
    Policy policy;
    ASSERT_TRUE(setParameter(policy, "PriorityFlags", "SMALL_RELATIVE_TO_TIME,NO_FAIR_TREE"));
    ASSERT_TRUE(setParameter(policy, "PriorityWeightTRES", "CPU=10,Mem=2G"));
    ASSERT_TRUE(setParameter(policy, "PriorityMaxAge", "UNLIMITED"));
    ASSERT_TRUE(setParameter(policy, "PriorityFavorSmall", "yes"));
    Policy copy;
    copy.editSlurm().version = policy.slurm().version;
    for (const auto& name : slurm::parameterNames())
        ASSERT_TRUE(setParameter(copy, name, parameterValue(policy, name))) << name;
    EXPECT_EQ(copy, policy);
}

TEST(Policy, refusesUnknownNamesAndBadValues)
{
    Policy policy;
    EXPECT_EQ(setParameter(policy, "PriorityWeight", "1").error().code, ErrorCode::Usage);
    EXPECT_FALSE(setParameter(policy, "PriorityWeightAge", "-1"));
    EXPECT_FALSE(setParameter(policy, "PriorityWeightAge", "4294967296"));
    EXPECT_TRUE(setParameter(policy, "PriorityWeightAge", "4294967295"));
    EXPECT_FALSE(setParameter(policy, "FairShareDampeningFactor", "65536"));
    for (const auto* period : {"0", "UNLIMITED", "infinite", "-1"})
        EXPECT_FALSE(setParameter(policy, "PriorityCalcPeriod", period)) << period;
    EXPECT_EQ(policy.slurm().calcPeriod, 300U);
}

TEST(Text, takesOnlyFiniteNumbersWithOneSign)
{
    for (const auto* text : {"nan", "inf", "-infinity", "--5", "+-5", "-", "+", ".", "1e99999"}) {
        EXPECT_FALSE(text::toDouble(text)) << text;
        EXPECT_FALSE(text::toLongDouble(text)) << text;
        EXPECT_FALSE(text::leadingNumber(text, nullptr)) << text;
    }
    EXPECT_EQ(text::toDouble("+5"), 5.0);
    EXPECT_EQ(text::toDouble("-.5"), -0.5);
    EXPECT_EQ(text::leadingNumber("0x1.8p1G", nullptr), 3.0);
}

TEST(TimeText, limitsEndBelowSlurmsMarkers)
{
    EXPECT_EQ(limitInMinutes(61), 2U);
    EXPECT_EQ(limitInMinutes(slurm::infinite), slurm::unlimitedTime);
    EXPECT_EQ(limitInMinutes(std::uint64_t{4294967295U} * 86400), slurm::unlimitedTime);
}

TEST(SlurmVersion, refusesWhatIsNoVersion)
{
    EXPECT_FALSE(parseSlurmVersion("4294967296.1"));
    EXPECT_FALSE(parseSlurmVersion("22.-5"));
    EXPECT_TRUE(parseSlurmVersion("22.05.8"));
}
