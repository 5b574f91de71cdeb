// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/advice/adviceedits.h"
#include "engine/advice/schedulingflaws.h"
#include "tests/engine/advice/policies.h"

using namespace fairlead;
using namespace fairlead::tests;
using Kind = Finding::Kind;

namespace {
std::vector<Finding> flawsOf(SnapshotRecords records, const std::string& parameters)
{
    replay::Parameters scheduling;
    EXPECT_TRUE(replay::applySchedulerParameters(parameters, scheduling).empty());
    return fairlead::adviceOn(*evaluated(std::move(records)), &scheduling);
}

/// What the finding wants to try, as SchedulerParameters.
std::string listOf(const Finding& finding)
{
    Policy policy;
    EXPECT_TRUE(applyParameters(policy, finding.edits));
    return parameterValue(policy, "SchedulerParameters");
}
} // namespace

TEST(SchedulingFlaws, aWindowShorterThanJobsMayRunIsFound)
{
    auto records = goodRecords();
    EXPECT_TRUE(flawsOf(records, "").empty());
    for (std::size_t i = 0; i < 30; ++i)
        records.jobs[i].timeLimit = 3 * 1440;
    const auto finding = theOne(flawsOf(records, ""), Kind::WindowTooShort);
    EXPECT_EQ(finding.severity, Severity::Warning);
    EXPECT_EQ(english(finding.evidence),
              "bf_window is 1-00:00:00; 30 of 120 rows of the queue may run longer, up to "
              "3-00:00:00: backfill plans nothing for who needs their nodes later");
    EXPECT_TRUE(flawsOf(records, "bf_window=4320").empty());
    EXPECT_EQ(listOf(finding), "bf_window=4320") << "4,320 steps are not too many";
    EXPECT_TRUE(flawsOf(records, listOf(finding)).empty());
    records.jobs[0].timeLimit = 30 * 1440; // one is an exception
    EXPECT_TRUE(flawsOf(records, "bf_window=4320").empty());
}

/// It was scaled with the window, however few the steps: 24 minutes each.
TEST(SchedulingFlaws, stepsAreNoCoarserThanTheWindowNeeds)
{
    auto records = goodRecords();
    for (std::size_t i = 0; i < 30; ++i)
        records.jobs[i].timeLimit = 1440;
    const auto finding = theOne(flawsOf(records, "bf_window=60"), Kind::WindowTooShort);
    EXPECT_EQ(listOf(finding), "bf_window=1440");
    for (std::size_t i = 0; i < 30; ++i)
        records.jobs[i].timeLimit = 20000;
    const auto longer = theOne(flawsOf(records, "bf_window=60"), Kind::WindowTooShort);
    EXPECT_EQ(listOf(longer), "bf_window=20000,bf_resolution=120");
    EXPECT_TRUE(flawsOf(records, listOf(longer)).empty());
}

TEST(SchedulingFlaws, jobsWithoutEndAreFound)
{
    auto records = goodRecords();
    for (std::size_t i = 0; i < 30; ++i)
        records.jobs[i].timeLimit = slurm::unlimitedTime;
    for (auto& partition : records.partitions)
        partition.maxTime = slurm::unlimitedTime;
    const auto finding = theOne(flawsOf(records, ""), Kind::WindowTooShort);
    EXPECT_EQ(english(finding.evidence),
              "30 of 120 rows of the queue have no time limit, and no partition gives them one; "
              "bf_window is 1-00:00:00");
    EXPECT_TRUE(finding.edits.empty());
    for (auto& partition : records.partitions)
        partition.maxTime = 1440; // they are planned for as long
    EXPECT_TRUE(flawsOf(records, "").empty());
}

/// As Slurm is by default, where nobody knows how the cluster is; without an edit nothing is said.
TEST(SchedulingFlaws, editsAreLookedAtWhereTheSiteIsNotKnown)
{
    const auto evaluation = evaluated(goodRecords());
    EXPECT_TRUE(adviceOn(*evaluation, nullptr).empty());
    auto inputs = evaluation->inputs;
    inputs.policy.editSlurm().schedulerParameters = "bf_max_job_test=50";
    theOne(adviceOn(*evaluate(inputs), nullptr), Kind::DepthTooSmall);
}

/// Edits of SchedulerParameters count: what was advised is no longer found.
TEST(SchedulingFlaws, editsChangeHowBackfillIsSet)
{
    replay::Parameters scheduling;
    replay::applySchedulerParameters("bf_max_job_test=50", scheduling);
    auto records = goodRecords();
    records.policy.editSlurm().schedulerParameters = "bf_max_job_test=50";
    const auto evaluation = evaluated(std::move(records));
    const auto finding = theOne(adviceOn(*evaluation, &scheduling), Kind::DepthTooSmall);
    auto inputs = evaluation->inputs;
    ASSERT_TRUE(applyParameters(inputs.policy, finding.edits));
    EXPECT_TRUE(adviceOn(*evaluate(inputs), &scheduling).empty());
    ASSERT_TRUE(setParameter(inputs.policy, "bf_interval", "-1"));
    EXPECT_EQ(adviceOn(*evaluate(inputs), &scheduling).front().kind, Kind::NoBackfill);
}

TEST(SchedulingFlaws, noMoreIsAdvisedThanSlurmctldTakes)
{
    auto records = goodRecords();
    for (std::size_t i = 0; i < 30; ++i)
        records.jobs[i].timeLimit = 60 * 1440;
    const auto finding = theOne(flawsOf(records, "bf_resolution=60"), Kind::WindowTooShort);
    EXPECT_EQ(listOf(finding), "bf_window=43200,bf_resolution=300");
    EXPECT_TRUE(flawsOf(records, "bf_window=43200,bf_resolution=600").empty());
}

TEST(SchedulingFlaws, limitsOfPartitionsCountWhereJobsHaveNone)
{
    auto records = goodRecords();
    records.partitions[0].maxTime = 2880;
    EXPECT_TRUE(has(flawsOf(records, ""), Kind::WindowTooShort));
}

TEST(SchedulingFlaws, aTestOfFewerJobsThanWaitIsFound)
{
    const auto finding = theOne(flawsOf(goodRecords(), "bf_max_job_test=50"), Kind::DepthTooSmall);
    EXPECT_NEAR(finding.extent, 70.0 / 120.0, 1e-9);
    EXPECT_TRUE(flawsOf(goodRecords(), listOf(finding)).empty());
}

TEST(SchedulingFlaws, stepsTooFineForTheWindowAreFound)
{
    EXPECT_TRUE(has(flawsOf(goodRecords(), "bf_window=43200"), Kind::ResolutionTooFine));
    EXPECT_TRUE(flawsOf(goodRecords(), "bf_window=43200,bf_resolution=600").empty());
}

TEST(SchedulingFlaws, withoutBackfillThatIsAllThatIsSaid)
{
    const auto findings = flawsOf(goodRecords(), "bf_interval=-1,bf_max_job_test=50");
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings.front().kind, Kind::NoBackfill);
}

TEST(SchedulingFlaws, minusOneSwitchesASchedulerOff)
{
    replay::Parameters parameters;
    EXPECT_TRUE(
        replay::applySchedulerParameters("bf_interval=-1,sched_interval=-1", parameters).empty());
    EXPECT_EQ(parameters.backfillInterval, -1);
    EXPECT_EQ(parameters.interval, -1);
}
