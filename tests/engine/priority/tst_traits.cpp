// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What each scheduler has and how it calls itself.

#include "engine/priority/policy.h"
#include "engine/priority/traits.h"

#include <gtest/gtest.h>

using namespace fairlead;

namespace {
Policy policyOf(moab::Dialect dialect)
{
    moab::Settings settings;
    settings.dialect = dialect;
    Policy policy;
    policy.moab = moab::SharedSettings(settings);
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
