// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What each scheduler has and how it calls itself.

#include "engine/priority/fairsharetable.h"
#include "engine/priority/traits.h"
#include "engine/priority/usagememory.h"
#include "tests/support/moabqueue.h"
#include "tests/support/queuetext.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
Policy policyOf(moab::Dialect dialect)
{
    moab::Settings settings;
    settings.dialect = dialect;
    Policy policy;
    policy.own = moab::SharedSettings(settings);
    return policy;
}
} // namespace

TEST(Traits, eachSchedulerHasItsOwnName)
{
    EXPECT_STREQ(traitsOf(Policy()).name, "Slurm");
    EXPECT_STREQ(traitsOf(policyOf(moab::Dialect::Moab)).name, "Moab");
    EXPECT_STREQ(traitsOf(policyOf(moab::Dialect::Maui)).name, "Maui");
}

TEST(Traits, sharesMakeAFactorOrTargetsAComponent)
{
    const auto& factors = traitsOf(Policy());
    EXPECT_TRUE(factors.hasFairShareFactor);
    EXPECT_FALSE(factors.hasTargets);
    EXPECT_FALSE(factors.hasComponents);
    const auto policy = policyOf(moab::Dialect::Maui);
    const auto& components = traitsOf(policy);
    EXPECT_FALSE(components.hasFairShareFactor);
    EXPECT_EQ(policy.algorithm(), Algorithm::None);
    EXPECT_TRUE(components.hasTargets);
    EXPECT_TRUE(components.hasComponents);
}

TEST(Traits, usageFadesOrCountsInWindows)
{
    Policy policy;
    policy.editSlurm().halfLife = 3600;
    EXPECT_EQ(usageMemory(policy).halfLife, 3600U);
    EXPECT_EQ(usageMemory(policy).windows, 0U);
    EXPECT_TRUE(usageMemory(policy).counts);
    auto windows = policyOf(moab::Dialect::Moab);
    EXPECT_FALSE(usageMemory(windows).counts) << "no FSPOLICY";
    for (const auto& [name, value] : {std::pair("FSPOLICY", "DEDICATEDPS"),
                                      {"FSDEPTH", "5"},
                                      {"FSINTERVAL", "1:00:00"},
                                      {"FSDECAY", "0.25"}})
        ASSERT_TRUE(setParameter(windows, name, value)) << name;
    const auto memory = usageMemory(windows);
    EXPECT_TRUE(memory.counts);
    EXPECT_EQ(memory.windows, 5U);
    EXPECT_EQ(memory.interval, 3600U);
    EXPECT_EQ(memory.decay, 0.25);
}

TEST(Traits, onlyTargetsHaveAFairshareTable)
{
    const auto shares
        = evaluated(queueRecords("chem 50\n  @erin 1 9000\n", "1 chem/erin p1 1000\n"));
    EXPECT_EQ(fairshareTable(*shares), nullptr);
    MoabQueue queue("FSPOLICY DEDICATEDPS\nUSERCFG[john] FSTARGET=20-\n");
    queue.add("one", 600);
    const auto table = fairshareTable(*queue.evaluated());
    ASSERT_NE(table, nullptr);
    ASSERT_FALSE(table->rows.empty());
    EXPECT_EQ(targetText(table->rows.front().delta.target), "20-");
}
