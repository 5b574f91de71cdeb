// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Usage after the moment of the source: decay, running jobs, resets (specification 2.3 to 2.6).

#include "engine/base/durations.h"
#include "engine/slurm/usage/charging.h"
#include "tests/support/treetext.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
constexpr std::int64_t wednesday = 1772636400; // 2026-03-04 15:00 UTC
using durations::hour;

/// Usage 1000 of u and 500 of v; nothing runs.
SnapshotRecords cluster()
{
    auto records = treeRecords("a 1 1500\n  @u 1 1000\n  @v 1 500\n");
    records.assocs[0].rawUsage = 1500;
    records.computedAt = wednesday;
    return records;
}

JobRecord running(std::int64_t start, double rate)
{
    auto job = jobOf(1, "a", "u");
    job.state = JobState::Running;
    job.startTime = start;
    job.usageRate = rate;
    return job;
}

double usageOf(const SnapshotRecords& records, const char* path, std::int64_t now)
{
    const auto e = evaluate(baselineInputs(built(records), now));
    return static_cast<double>(e->assocs.rawUsage[assocAt(e->snapshot(), path).at()]);
}
} // namespace

TEST(UsageMoment, atTheMomentOfTheSourceNothingChanges)
{
    auto records = cluster();
    records.jobs = {running(wednesday - hour, 8.0)};
    EXPECT_EQ(usageOf(records, "a/u", wednesday), 1000.0);
    EXPECT_EQ(usageOf(records, "root", wednesday), 1500.0);
    EXPECT_EQ(usageOf(records, "a/u", wednesday - hour), 1000.0) << "nor before it";
}

/// Recorded from slurmctld 22.05.8: a tie by ratio that two cycles, 91 s and 120 s long, have
/// undone.
TEST(UsageMoment, eachCycleRoundsAndUndoesTies)
{
    auto records = treeRecords("d 2 769000\n  @al14c 60 60000\n  @al_18e 10 10000\n"
                               "  @rest 115 699000\n");
    records.assocs[0].rawUsage = 769000;
    records.computedAt = wednesday;
    ASSERT_TRUE(setParameter(records.policy, "PriorityDecayHalfLife", "14-3:7"));
    ASSERT_TRUE(setParameter(records.policy, "PriorityCalcPeriod", "2"));
    const auto snapshot = built(records);
    const auto rankOf = [&](std::int64_t now, const char* path) {
        const auto e = evaluate(baselineInputs(snapshot, now));
        return e->assocs.fairShare[assocAt(e->snapshot(), path).at()];
    };
    EXPECT_EQ(rankOf(wednesday, "d/al14c"), rankOf(wednesday, "d/al_18e"));
    EXPECT_LT(rankOf(wednesday + 211, "d/al14c"), rankOf(wednesday + 211, "d/al_18e"));
}

TEST(UsageMoment, laterItHasDecayed)
{
    const double decay = std::pow(1 - 0.693 / 604800, 86400);
    EXPECT_NEAR(usageOf(cluster(), "a/v", wednesday + 24 * hour), 500 * decay, 1e-9);
    EXPECT_NEAR(usageOf(cluster(), "root", wednesday + 24 * hour), 1500 * decay, 1e-9);
}

/// Two cycles of 300 s, as specification E3 charges them; the hour before is charged already.
TEST(UsageMoment, runningJobsAreChargedUpToIt)
{
    auto records = cluster();
    records.jobs = {running(wednesday - hour, 10.0)};
    const double decay = std::pow(1 - 0.693 / 604800, 600);
    for (const auto& [path, before] : {std::pair{"a/u", 1000.0}, {"a", 1500.0}, {"root", 1500.0}})
        EXPECT_NEAR(usageOf(records, path, wednesday + 600), before * decay + 5996.907134, 1e-6)
            << path;
    EXPECT_NEAR(usageOf(records, "a/v", wednesday + 600), 500 * decay, 1e-9);
    records.jobs[0].state = JobState::Pending;
    EXPECT_NEAR(usageOf(records, "a/u", wednesday + 600), 1000 * decay, 1e-9);
}

TEST(UsageMoment, theHistoryTellsWhatRunsWhereThereIsOne)
{
    auto records = cluster();
    records.jobs = {running(wednesday - hour, 10.0)};
    HistoryRecord part;
    part.account = "a";
    part.user = "v";
    part.start = wednesday - hour;
    part.end = wednesday + 300;
    part.rate = 10.0;
    records.history = {part};
    const double decay = std::pow(1 - 0.693 / 604800, 600);
    EXPECT_NEAR(usageOf(records, "a/u", wednesday + 600), 1000 * decay, 1e-9);
    EXPECT_NEAR(usageOf(records, "a/v", wednesday + 600),
                500 * decay
                    + slurm::chargedUsage(10.0, wednesday, wednesday + 300, wednesday + 600,
                                          records.policy.slurm()),
                1e-9);
}

TEST(UsageMoment, aResetForgetsEverything)
{
    auto records = cluster();
    ASSERT_TRUE(setParameter(records.policy, "PriorityUsageResetPeriod", "DAILY"));
    const auto midnight = wednesday + 9 * hour;
    EXPECT_GT(usageOf(records, "a/u", midnight - 1), 900.0);
    EXPECT_EQ(usageOf(records, "a/u", midnight), 0.0);
    records.utcOffset = hour; // their day ends an hour earlier
    EXPECT_EQ(usageOf(records, "a/u", midnight - 1), 0.0);
}

/// The cycle that resets charges a whole cycle of what runs: it began before the boundary.
TEST(UsageMoment, theCycleOfAResetChargesFromTheCycleBefore)
{
    auto records = cluster();
    ASSERT_TRUE(setParameter(records.policy, "PriorityUsageResetPeriod", "DAILY"));
    records.jobs = {running(wednesday, 10.0)};
    const auto midnight = wednesday + 9 * hour;
    EXPECT_NEAR(usageOf(records, "a/u", midnight + 100), 2998.968927, 1e-6);
    EXPECT_NEAR(usageOf(records, "a/u", midnight + 300), 5996.907134, 1e-6)
        << "the cycle at midnight resets and charges, the one after it charges again";
}

TEST(UsageMoment, jobsThatEndedBeforeAResetAreForgotten)
{
    auto records = treeRecords("a 1\n  @u 1\n");
    records.usageForm = UsageForm::FromHistory;
    records.computedAt = wednesday;
    HistoryRecord part;
    part.account = "a";
    part.user = "u";
    part.rate = 1.0;
    part.start = wednesday - 20 * hour; // the day before
    part.end = wednesday - 16 * hour;
    records.history = {part};
    EXPECT_GT(usageOf(records, "a/u", wednesday), 10000.0);
    ASSERT_TRUE(setParameter(records.policy, "PriorityUsageResetPeriod", "DAILY"));
    EXPECT_EQ(usageOf(records, "a/u", wednesday), 0.0);
    records.history[0].end = wednesday - 14 * hour; // one hour into the day, and the cycle's 300 s
    EXPECT_NEAR(usageOf(records, "a/u", wednesday),
                slurm::chargedUsage(1.0, wednesday - 15 * hour - 300, wednesday - 14 * hour,
                                    wednesday, records.policy.slurm()),
                1e-9);
}

TEST(UsageMoment, usageFactorsThatDoNotCount)
{
    slurm::Settings policy;
    EXPECT_EQ(slurm::chargedFactor(0.5, policy), 0.5);
    EXPECT_EQ(slurm::chargedFactor(0.0, policy), 0.0);
    EXPECT_EQ(slurm::chargedFactor(-1.0, policy), 1.0);
    policy.version = {2, 0};
    EXPECT_EQ(slurm::chargedFactor(0.0, policy), 1.0);
    EXPECT_EQ(slurm::Charging(policy).period, 300);
    policy.calcPeriod = 60;
    EXPECT_EQ(slurm::Charging(policy).period, 300) << "Slurm 2.0 knows no PriorityCalcPeriod";
    policy.version = {2, 1};
    EXPECT_EQ(slurm::Charging(policy).period, 60);
}
