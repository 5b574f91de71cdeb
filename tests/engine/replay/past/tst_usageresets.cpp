// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Usage that starts anew: PriorityUsageResetPeriod and the QOS flag NoDecay in a replay.

#include "engine/replay/limits/usedminutes.h"
#include "engine/replay/state/fairshare.h"
#include "tests/support/queuetext.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::replay;

namespace {
constexpr Second midnight = 1000 * 86400;

Inputs inputsWith(const std::string& period, std::int64_t utcOffset)
{
    auto records = tests::queueRecords("a 1 0\n  @u 1 0\nb 1 0\n  @v 1 0\n", {});
    records.utcOffset = utcOffset;
    const auto snapshot = tests::built(std::move(records));
    auto inputs = baselineInputs(snapshot, midnight);
    inputs.policy.editSlurm().usageReset = period;
    return inputs;
}

/// The factor of the user who has used something, after cycles at these moments.
double factorAfter(const std::string& period, std::int64_t utcOffset,
                   const std::vector<Second>& cycles)
{
    const auto inputs = inputsWith(period, utcOffset);
    const auto user = inputs.snapshot->findAssoc("a", "u", "");
    std::vector<long double> usage(inputs.snapshot->assocs.size(), 0.0L);
    for (auto i = user; i.isValid(); i = inputs.snapshot->assocs.parent[i.at()])
        usage[i.at()] = 5000.0L;
    FairShare share(inputs, usage, cycles.front() - 300);
    for (const auto cycle : cycles) {
        share.beginCycle(cycle);
        share.endCycle();
    }
    return share.factorOf(user);
}
} // namespace

TEST(UsageResets, theFirstCycleBehindTheBoundaryForgetsEverything)
{
    const auto before = factorAfter("DAILY", 0, {midnight - 600, midnight - 1});
    EXPECT_LT(before, factorAfter("DAILY", 0, {midnight - 600, midnight}));
    EXPECT_EQ(before, factorAfter("NONE", 0, {midnight - 600, midnight - 1}));
    EXPECT_EQ(before, factorAfter("NOW", 0, {midnight - 600, midnight + 1}));
    // Days are those of the cluster's clock.
    EXPECT_EQ(before, factorAfter("DAILY", -3600, {midnight - 600, midnight}));
    EXPECT_LT(before, factorAfter("DAILY", -3600, {midnight + 3300, midnight + 3600}));
}

TEST(UsageResets, aQosWithoutDecayKeepsItsMinutesUntilTheReset)
{
    UsedMinutes used;
    used.qos.resize(2);
    used.qos[1].decays = false;
    for (auto& qos : used.qos)
        UsedMinutes::charge(qos, {60}, 60.0);
    used.decay(0.5);
    EXPECT_EQ(used.qos[0].tres[0], 1800.0L);
    EXPECT_EQ(used.qos[1].tres[0], 3600.0L);
    EXPECT_EQ(used.qos[1].wall, 60.0L);
    used.forget();
    EXPECT_EQ(used.qos[1].tres[0], 0.0L);
    EXPECT_FALSE(used.qos[1].decays);
}
