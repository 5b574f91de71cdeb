// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/algorithmchoice.h"

#include <gtest/gtest.h>

using namespace fairlead;

namespace {
Policy policyWith(const std::vector<ParameterEdit>& edits)
{
    Policy policy;
    for (const auto& [name, value] : edits)
        EXPECT_TRUE(setParameter(policy, name, value)) << name;
    return policy;
}

/// What a session does: each edit is carried out on the baseline with the ones before.
Policy chosen(const AlgorithmChoice& wanted, const Policy& baseline, int& count)
{
    auto policy = baseline;
    count = 0;
    while (const auto edit = editTowards(wanted, policy, baseline)) {
        EXPECT_TRUE(setParameter(policy, edit->name, edit->value)) << edit->name;
        if (++count > 3)
            break;
    }
    return policy;
}
} // namespace

TEST(AlgorithmChoice, everyAlgorithmIsReachedFromEveryOther)
{
    for (const auto& baseline :
         {Policy(), policyWith({{"SLURM_VERSION", "2.0"}}),
          policyWith({{"SLURM_VERSION", "22.05"}}),
          policyWith({{"PriorityFlags", "DEPTH_OBLIVIOUS,MAX_TRES,NO_NORMAL_ALL"}}),
          policyWith({{"PriorityFlags", "NO_FAIR_TREE"}}),
          policyWith({{"PriorityType", "priority/basic"}})}) {
        for (const auto& wanted : algorithmChoices()) {
            int count = 0;
            const auto policy = chosen(wanted, baseline, count);
            EXPECT_EQ(algorithmOf(policy), wanted);
            EXPECT_LE(count, 3);
            constexpr auto others = ~std::uint32_t{FairTreeFlag | DepthObliviousFlag};
            EXPECT_EQ(policy.slurm().flags & others, baseline.slurm().flags & others);
            EXPECT_EQ(count == 0, algorithmOf(baseline) == wanted);
        }
    }
}

TEST(AlgorithmChoice, theClustersOwnVersionStaysWhereItCan)
{
    int count = 0;
    const auto modern = policyWith({{"SLURM_VERSION", "22.05"}});
    EXPECT_EQ(chosen(Algorithm::DepthOblivious, modern, count).slurm().version,
              (SlurmVersion{22, 5}));
    auto linear = chosen(Algorithm::Slurm20, modern, count);
    EXPECT_TRUE(linear.slurm().isLinear());
    const auto back = editTowards(Algorithm::FairTree, linear, modern);
    EXPECT_EQ(back, (ParameterEdit{"SLURM_VERSION", "22.05"}));
}

TEST(AlgorithmChoice, aFlagIsSetAndClearedAlone)
{
    const auto policy = policyWith({{"PriorityFlags", "NO_FAIR_TREE,MAX_TRES"}});
    EXPECT_EQ(flagEdit(policy, AccrueAlways, true),
              (ParameterEdit{"PriorityFlags", "ACCRUE_ALWAYS,NO_FAIR_TREE,MAX_TRES"}));
    EXPECT_EQ(flagEdit(policy, MaxTres, false), (ParameterEdit{"PriorityFlags", "NO_FAIR_TREE"}));
}

TEST(PolicyKnowing, saysWhichSchedulerHasAParameter)
{
    EXPECT_EQ(policyKnowing("priorityweightage")->algorithm(), Algorithm::FairTree);
    EXPECT_EQ(policyKnowing("FSUSERWEIGHT")->algorithm(), Algorithm::None);
    EXPECT_FALSE(policyKnowing("PriorityWeightLuck"));
}
