// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Billing, charging, decay and resets: specification sections 2 and 6.

#include "engine/slurm/parameters.h"
#include "engine/slurm/usage/billing.h"
#include "engine/slurm/usage/chargingcycles.h"
#include "engine/slurm/usage/rawusage.h"
#include "tests/support/treetext.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
slurm::Settings policyWith(const char* halfLife, const char* period, const char* flags = "")
{
    slurm::Settings policy;
    EXPECT_TRUE(slurm::setParameter(policy, "PriorityDecayHalfLife", halfLife));
    EXPECT_TRUE(slurm::setParameter(policy, "PriorityCalcPeriod", period));
    EXPECT_TRUE(slurm::setParameter(policy, "PriorityFlags", flags));
    return policy;
}

/// slurmctld cycle by cycle, as specification 2.2 to 2.4 tells it.
double steppedByHand(std::int64_t start, std::int64_t end, std::int64_t now,
                     const slurm::Settings& policy)
{
    const double d = slurm::decayPerSecond(policy.halfLife);
    const std::int64_t period = policy.calcPeriod;
    double usage = 0.0;
    for (auto cycle = now - (now - start) / period * period - period; cycle < now;
         cycle += period) {
        const auto next = cycle + period;
        const auto from = std::max(start, cycle);
        const auto charge = [&](std::int64_t to) {
            const auto seconds = static_cast<double>(std::max<std::int64_t>(to - from, 0));
            usage += seconds * std::pow(d, seconds);
        };
        if (policy.enforcesLimits && end > cycle && end <= next)
            charge(end);
        usage *= std::pow(d, static_cast<double>(period));
        if (end > next)
            charge(next);
    }
    return usage;
}
} // namespace

/// Specification 2.1.
TEST(Decay, factorsOfTheTable)
{
    EXPECT_NEAR(std::pow(slurm::decayPerSecond(60), 300), 0.03064867639431517, 1e-16);
    EXPECT_NEAR(std::pow(slurm::decayPerSecond(604800), 300), 0.99965630887839141, 1e-14);
    EXPECT_NEAR(std::pow(slurm::decayPerSecond(604800), 604800), 0.50007339715273758, 1e-10);
    EXPECT_EQ(slurm::decayPerSecond(0), 1.0);
}

/// Specification 2.4: 64 CPUs over one full cycle of 300 s, and E3.
TEST(Charging, theExamplesOfTheSpecification)
{
    const auto policy = policyWith("7-0", "5");
    EXPECT_NEAR(slurm::chargedUsage(64, 1000000, 2000000, 1000300, policy), 19193.401130465114,
                1e-9);
    EXPECT_NEAR(slurm::chargedUsage(10, 1000000, 2000000, 1000300, policy), 2998.968927, 1e-6);
    EXPECT_NEAR(slurm::chargedUsage(10, 1000000, 2000000, 1000600, policy), 5996.907134, 1e-6);
}

TEST(Charging, inClosedFormEqualsCycleByCycle)
{
    for (const auto* halfLife : {"7-0", "1:00:00", "1"}) {
        for (const auto* period : {"1", "5"}) {
            for (const bool limits : {true, false}) {
                auto policy = policyWith(halfLife, period);
                policy.enforcesLimits = limits;
                for (const std::int64_t start : {0, 1, 59, 60, 61, 300, 1234}) {
                    for (const std::int64_t length : {1, 10, 60, 61, 300, 599, 3600, 99999}) {
                        const auto by = steppedByHand(start, start + length, 6000, policy);
                        EXPECT_NEAR(slurm::chargedUsage(1.0, start, start + length, 6000, policy),
                                    by, 1e-9 * std::max(by, 1.0))
                            << halfLife << ' ' << period << ' ' << start << ' ' << length;
                    }
                }
            }
        }
    }
}

/// slurmctld with these cycles and no others.
double steppedThrough(const std::vector<std::int64_t>& cycles, std::int64_t start, std::int64_t end,
                      const slurm::Settings& policy)
{
    const double d = slurm::decayPerSecond(policy.halfLife);
    double usage = 0.0;
    for (std::size_t i = 1; i < cycles.size(); ++i) {
        const auto from = std::max(start, cycles[i - 1]);
        const auto charge = [&](std::int64_t to) {
            const auto seconds = static_cast<double>(std::max<std::int64_t>(to - from, 0));
            usage += seconds * std::pow(d, seconds);
        };
        if (policy.enforcesLimits && end > cycles[i - 1] && end <= cycles[i])
            charge(end);
        usage *= std::pow(d, static_cast<double>(cycles[i] - cycles[i - 1]));
        if (end > cycles[i])
            charge(cycles[i]);
    }
    return usage;
}

TEST(Charging, knownCyclesAreSteppedOneByOne)
{
    for (const bool limits : {true, false}) {
        auto policy = policyWith("1:00:00", "1");
        policy.enforcesLimits = limits;
        // Regular ones, then what a log tells with two restarts, then regular ones again.
        const std::vector<std::int64_t> known{6010, 6070, 6131, 7500, 7560, 7561};
        std::vector<std::int64_t> all;
        for (std::int64_t time = 10; time < 6010; time += 60)
            all.push_back(time);
        all.insert(all.end(), known.begin(), known.end());
        const std::int64_t now = 7800;
        for (std::int64_t time = 7561 + (now - 7561) % 60; time <= now; time += 60)
            all.push_back(time);
        const slurm::ChargingCycles cycles(policy, known, now);
        for (const std::int64_t start : {100, 5900, 6009, 6010, 6011, 6100, 6131, 7561, 7570}) {
            for (const std::int64_t length : {1, 30, 61, 400, 1400, 1461, 9999}) {
                EXPECT_NEAR(cycles.charged(2.0, start, start + length),
                            2.0 * steppedThrough(all, start, start + length, policy), 1e-7)
                    << limits << ' ' << start << ' ' << length;
            }
        }
    }
}

TEST(Charging, cyclesAfterAMomentAreRegularOnlyWhereTheLogIsSilent)
{
    const auto policy = policyWith("7-0", "1");
    const std::vector<std::int64_t> known{6010, 6070, 7500};
    const slurm::ChargingCycles cycles(policy, known, 7620);
    using Moments = std::vector<std::int64_t>;
    const auto after = [](const slurm::ChargingCycles& all, std::int64_t moment, std::size_t most) {
        Moments room(most);
        const auto found = all.after(moment, room);
        return Moments(found.begin(), found.end());
    };
    EXPECT_EQ(after(cycles, 5949, 6), (Moments{5950, 6010, 6070, 7500, 7560, 7620}));
    EXPECT_EQ(after(cycles, 5950, 6), (Moments{6010, 6070, 7500, 7560, 7620}));
    EXPECT_EQ(after(cycles, 7619, 6), Moments{7620});
    EXPECT_EQ(after(cycles, 7620, 6), Moments());
    EXPECT_EQ(after(cycles, 5949, 5), Moments()) << "too many";
    EXPECT_EQ(after({policy, {}, 7620}, 7500, 2), (Moments{7560, 7620}));
}

TEST(Charging, aResetHappensInTheCycleAfterIt)
{
    const auto policy = policyWith("7-0", "1");
    const std::vector<std::int64_t> known{6010, 6070, 7500};
    const slurm::ChargingCycles cycles(policy, known, 7800);
    EXPECT_EQ(cycles.resetAt(6071).at, 7500);
    EXPECT_EQ(cycles.resetAt(6071).chargesFrom, 6070);
    EXPECT_EQ(cycles.resetAt(6070).at, 6070);
    EXPECT_EQ(cycles.resetAt(5950).at, 5950);
    EXPECT_EQ(cycles.resetAt(5950).chargesFrom, 5890);
    EXPECT_EQ(cycles.resetAt(7501).at, 7560);
    EXPECT_EQ(cycles.resetAt(7501).chargesFrom, 7500);
}

TEST(Charging, withoutLimitsAJobBetweenTwoCyclesCostsNothing)
{
    auto policy = policyWith("7-0", "5");
    EXPECT_GT(slurm::chargedUsage(1.0, 1010, 1020, 1300, policy), 9.9);
    policy.enforcesLimits = false;
    EXPECT_EQ(slurm::chargedUsage(1.0, 1010, 1020, 1300, policy), 0.0);
}

TEST(Charging, enforcementIsReadFromItsParameter)
{
    slurm::Settings policy;
    for (const auto& [value, expected] : {std::pair{"associations,limits,qos", true},
                                          {"safe", true},
                                          {"all", true},
                                          {"associations,qos", false},
                                          {"none", false}}) {
        EXPECT_TRUE(slurm::setParameter(policy, "AccountingStorageEnforce", value));
        EXPECT_EQ(policy.enforcesLimits, expected) << value;
    }
}

/// As scontrol shows what it read: what a word implies too.
TEST(Charging, enforcementIsToldInFull)
{
    slurm::Settings policy;
    for (const auto& [value, expected] :
         {std::pair{"limits", "associations,limits"},
          {"QOS,Limits", "associations,limits,qos"},
          {"safe", "associations,limits,safe"},
          {"all", "associations,limits,qos,safe,wckeys"},
          {"all,nojobs", "associations,limits,nojobs,nosteps,qos,safe,wckeys"},
          {"wckeys", "associations,wckeys"},
          {"nosteps", "nosteps"},
          {"", "none"}}) {
        EXPECT_TRUE(slurm::setParameter(policy, "AccountingStorageEnforce", value));
        const auto told = slurm::parameterValue(policy, "AccountingStorageEnforce");
        EXPECT_EQ(told, expected);
        const auto before = policy;
        EXPECT_TRUE(slurm::setParameter(policy, "AccountingStorageEnforce", told));
        EXPECT_EQ(policy, before) << value;
    }
}

/// Specification section 6: CPU=1.0, Mem=0.25G, GRES/gpu=2.0.
TEST(Billing, theExampleOfTheSpecification)
{
    const auto weights = parseTresWeights("CPU=1.0,Mem=0.25G,GRES/gpu=2.0");
    ASSERT_TRUE(weights);
    const std::vector<slurm::TresCount> job{
        {"billing", 99}, {"cpu", 4}, {"mem", 8192}, {"gres/gpu", 1}, {"node", 1}};
    const auto billed = [&](const char* flags) {
        return slurm::billableTres(job, *weights, policyWith("7-0", "5", flags));
    };
    EXPECT_EQ(billed(""), 8.0);
    EXPECT_EQ(billed("MAX_TRES"), 4.0);
    EXPECT_EQ(billed("MAX_TRES_GRES"), 6.0);
    EXPECT_EQ(slurm::billableTres(job, {}, slurm::Settings()), 4.0) << "no weights: the CPUs";
    const auto other = parseTresWeights("CPU=1.0,Mem=0.3G,GRES/gpu=2.0");
    const std::vector<slurm::TresCount> odd{{"cpu", 4}, {"mem", 5000}, {"gres/gpu", 1}};
    EXPECT_NEAR(slurm::billableTres(odd, *other, slurm::Settings()), 7.46484375, 1e-12);
}

TEST(Billing, typedAndUntypedGresAreBothCounted)
{
    const auto weights = parseTresWeights("gres/gpu=2,gres/gpu:a100=3,license/x=5");
    const std::vector<slurm::TresCount> job{
        {"gres/gpu", 2}, {"gres/gpu:a100", 2}, {"license/x", 1}};
    EXPECT_EQ(slurm::billableTres(job, *weights, slurm::Settings()), 15.0);
    EXPECT_EQ(slurm::billableTres(job, *weights, policyWith("7-0", "5", "MAX_TRES")), 11.0);
}

TEST(UsageReset, calendarBoundaries)
{
    const std::int64_t wednesday = 1772636400; // 2026-03-04 15:00 UTC
    EXPECT_EQ(slurm::lastUsageReset("DAILY", wednesday, 0), 1772582400);
    EXPECT_EQ(slurm::lastUsageReset("WEEKLY", wednesday, 0), 1772323200) << "Sunday 2026-03-01";
    EXPECT_EQ(slurm::lastUsageReset("MONTHLY", wednesday, 0), 1772323200);
    EXPECT_EQ(slurm::lastUsageReset("QUARTERLY", wednesday, 0), 1767225600);
    EXPECT_EQ(slurm::lastUsageReset("YEARLY", wednesday, 0), 1767225600);
    EXPECT_EQ(slurm::lastUsageReset("NONE", wednesday, 0), 0);
    EXPECT_EQ(slurm::lastUsageReset("DAILY", wednesday, 3600), 1772582400 - 3600);
}

TEST(UsageHistory, aloneItGivesTheUsageAtAnyMoment)
{
    auto records = treeRecords("a 1\n  @u 1\n  @v 1\n");
    records.usageForm = UsageForm::FromHistory;
    HistoryRecord part;
    part.account = "a";
    part.user = "u";
    part.start = records.computedAt - 7200;
    part.end = records.computedAt + 7200;
    part.rate = 2.0;
    records.history = {part};
    const auto snapshot = built(records);
    const auto usageAt = [&](std::int64_t now) {
        return evaluate(baselineInputs(snapshot, now))->assocs.rawUsage[0];
    };
    const auto policy = snapshot->policy.slurm();
    for (const std::int64_t later : {0, 3600, 36000}) {
        const auto now = records.computedAt + later;
        EXPECT_EQ(usageAt(now), slurm::chargedUsage(2.0, part.start, part.end, now, policy));
    }
    EXPECT_EQ(recordsOf(*snapshot).usageForm, UsageForm::FromHistory);
}

/// Ties and last digits rest on where slurmctld rounds: it decays all, then charges, in each cycle.
TEST(UsageInCycles, eachCycleDecaysAndThenCharges)
{
    auto records = treeRecords("a 1\n  @u 1 34017266\n  @v 1 123457\n");
    records.usageForm = UsageForm::Leaf;
    (void)setParameter(records.policy, "PriorityDecayHalfLife", "7-0");
    for (const auto* user : {"u", "v"}) {
        auto job = jobOf(user[0], "a", user);
        job.state = JobState::Running;
        job.startTime = records.computedAt - 77;
        job.usageRate = 7.3;
        records.jobs.push_back(job);
    }
    const auto snapshot = built(records);
    const auto policy = snapshot->policy.slurm();
    const double perSecond = slurm::decayPerSecond(policy.halfLife);
    constexpr int cycles = 7;
    const auto now = records.computedAt + cycles * std::int64_t{policy.calcPeriod};
    const double length = policy.calcPeriod;
    auto expected = evaluate(baselineInputs(snapshot, records.computedAt))->assocs.rawUsage;
    const auto before = expected;
    const double step = std::pow(perSecond, length);
    const double charged = length * step * 7.3;
    for (int cycle = 0; cycle < cycles; ++cycle) {
        for (auto& usage : expected)
            usage *= static_cast<long double>(step);
        for (const std::size_t user : {2U, 3U}) {
            for (const std::size_t assoc : {user, std::size_t{1}, std::size_t{0}})
                expected[assoc] += charged;
        }
    }
    EXPECT_EQ(evaluate(baselineInputs(snapshot, now))->assocs.rawUsage, expected);
    // At once it is the same but for the last bits.
    auto atOnce = before;
    for (int cycle = 0; cycle < cycles; ++cycle) {
        for (auto& usage : atOnce)
            usage *= static_cast<long double>(step);
    }
    const auto sum = slurm::chargedUsage(7.3, records.computedAt,
                                         std::numeric_limits<std::int64_t>::max(), now, policy);
    for (const std::size_t assoc : {2U, 3U, 1U, 1U, 0U, 0U})
        atOnce[assoc] += sum;
    EXPECT_NE(atOnce, expected);
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_NEAR(static_cast<double>(atOnce[i] / expected[i]), 1.0, 1e-12);
}

TEST(UsageInCycles, aResetForgetsWhatTheCyclesBeforeCharged)
{
    auto records = treeRecords("a 1\n  @u 1 5000\n");
    records.usageForm = UsageForm::Leaf;
    records.computedAt = 1772582400 - 450; // midnight is between the second and the third cycle
    (void)setParameter(records.policy, "PriorityDecayHalfLife", "0");
    (void)setParameter(records.policy, "PriorityUsageResetPeriod", "DAILY");
    auto job = jobOf(1, "a", "u");
    job.state = JobState::Running;
    job.startTime = records.computedAt - 1000;
    job.usageRate = 2.0;
    records.jobs = {job};
    const auto snapshot = built(records);
    const auto usageAt = [&](std::int64_t cycles) {
        return evaluate(baselineInputs(snapshot, records.computedAt + cycles * 300))
            ->assocs.rawUsage[0];
    };
    EXPECT_EQ(usageAt(1), 5600.0L);
    EXPECT_EQ(usageAt(2), 600.0L); // the cycle that resets charges from the one before
    EXPECT_EQ(usageAt(3), 1200.0L);
}
