// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/plan/plan.h"
#include "engine/plan/suchwaits.h"
#include "engine/plan/whatkeeps.h"
#include "tests/engine/replay/recordedvector.h"
#include "tests/support/queuetext.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
const std::string tree = "physics 10 100000\n  @alice 1 100000\nbio 10 900000\n  @alice 1 400000\n"
                         "  @carol 1 500000\n";
const std::string queue = "11 physics/alice p1 9000\n12 bio/carol p1 400\n13 bio/carol p2 500\n";

SnapshotRecords records()
{
    return queueRecords(tree, queue);
}

Inputs inputsOf(SnapshotRecords made)
{
    const auto now = made.computedAt;
    return baselineInputs(*buildSnapshot(std::move(made)), now);
}

PlannedJobs jobsOf(const std::string& user, const std::string& account = "")
{
    PlannedJobs jobs;
    jobs.user = user;
    jobs.account = account;
    jobs.partitions = {"p1"};
    jobs.cpus = 4;
    jobs.limit = 60;
    jobs.count = 3;
    return jobs;
}

/// The queue that really holds them.
std::shared_ptr<const Evaluation> real(const PlannedJobs& jobs)
{
    auto made = records();
    for (std::uint32_t i = 0; i < jobs.count; ++i) {
        auto job = jobOf(100 + i, jobs.account, jobs.user, jobs.partitions, made.computedAt);
        job.cpus = jobs.cpus;
        made.jobs.push_back(job);
    }
    return evaluate(inputsOf(std::move(made)));
}
} // namespace

TEST(Plan, isWhereTheJobsWouldReallyStand)
{
    for (const auto* account : {"physics", "bio"}) {
        const auto jobs = jobsOf("alice", account);
        const auto places = planned(inputsOf(records()), jobs);
        ASSERT_TRUE(places);
        ASSERT_EQ(places->size(), 1U);
        const auto& place = places->front();
        const auto evaluation = real(jobs);
        std::vector<std::uint32_t> ranks;
        for (const auto row : evaluation->order) {
            const auto job = evaluation->snapshot().rows.job[row.at()];
            if (evaluation->snapshot().jobs.id[job.at()] >= 100)
                ranks.push_back(evaluation->rank[row.at()]);
        }
        ASSERT_EQ(ranks.size(), 3U);
        EXPECT_EQ(place.firstRank, ranks.front());
        EXPECT_EQ(place.lastRank, ranks.back());
        EXPECT_EQ(place.ranked, evaluation->order.size());
        EXPECT_EQ(place.place.all.jobs, ranks.front() - 1);
    }
}

TEST(Plan, withoutAnAccountTheBestIsFirst)
{
    const auto places = planned(inputsOf(records()), jobsOf("alice"));
    ASSERT_TRUE(places);
    ASSERT_EQ(places->size(), 2U);
    EXPECT_EQ(places->front().assoc.account, "physics"); // has used less
    EXPECT_LE(places->front().firstRank, places->back().firstRank);
    EXPECT_GT(places->front().factor, places->back().factor);
}

TEST(Plan, theFactorAfterwardsIsThatOfTheUsage)
{
    auto jobs = jobsOf("alice", "physics");
    constexpr std::uint32_t month = 30 * 24 * 60; // minutes
    jobs.limit = month;
    const auto places = planned(inputsOf(records()), jobs);
    ASSERT_TRUE(places);
    const auto& place = places->front();
    EXPECT_DOUBLE_EQ(place.usage, 3 * 4 * month * 60.0);
    auto made = records();
    for (auto& assoc : made.assocs) {
        if (assoc.account == "root" || assoc.account == "physics")
            assoc.rawUsage = assoc.rawUsage.value_or(0) + 31104000.0L;
    }
    const auto inputs = inputsOf(std::move(made));
    const auto assoc = inputs.snapshot->findAssoc("physics", "alice", "");
    EXPECT_DOUBLE_EQ(place.factorAfter, evaluate(inputs)->assocs.fairShare[assoc.at()]);
    EXPECT_LT(place.factorAfter, place.factor);
    auto unlimited = jobs;
    unlimited.limit = slurm::noTimeLimit;
    EXPECT_LT(planned(inputsOf(records()), unlimited)->front().factorAfter, 0.0);
}

TEST(Plan, whatIsNotThereIsSaid)
{
    const auto codeOf = [](PlannedJobs jobs) {
        const auto places = planned(inputsOf(records()), jobs);
        return places ? ErrorCode::Internal : places.error().code;
    };
    EXPECT_EQ(codeOf(jobsOf("nobody")), ErrorCode::Usage);
    EXPECT_EQ(codeOf(jobsOf("carol", "physics")), ErrorCode::Usage);
    auto jobs = jobsOf("alice");
    jobs.partitions = {};
    EXPECT_EQ(codeOf(jobs), ErrorCode::Usage); // there are two, and no default one
    jobs.partitions = {"p1", "p9"};
    EXPECT_EQ(codeOf(jobs), ErrorCode::Usage);
    jobs = jobsOf("alice");
    jobs.qos = "gold";
    EXPECT_EQ(codeOf(jobs), ErrorCode::Usage);
    jobs = jobsOf("alice");
    jobs.count = 0;
    EXPECT_EQ(codeOf(jobs), ErrorCode::Usage);
    jobs.count = mostPlanned + 1;
    EXPECT_EQ(codeOf(jobs), ErrorCode::Usage);
}

// 10 nodes with 160 CPUs.
TEST(Plan, jobsThatCanNeverRunAreRefused)
{
    const auto refusal = [](std::uint32_t cpus, std::uint32_t nodes, std::uint32_t limit) {
        auto jobs = jobsOf("alice");
        jobs.cpus = cpus;
        jobs.nodes = nodes;
        jobs.limit = limit;
        const auto places = planned(inputsOf(records()), jobs);
        return places ? std::string() : english(places.error().message);
    };
    EXPECT_EQ(refusal(160, 10, 60), "");
    EXPECT_EQ(refusal(1, 1, slurm::noTimeLimit), "");
    EXPECT_EQ(refusal(161, 10, 60), "such jobs can never run; CPUs of p1: 160");
    EXPECT_EQ(refusal(64, 11, 60), "such jobs can never run; nodes of p1: 10");
    EXPECT_EQ(refusal(1, 2, 60), "such jobs need 2 CPUs or more, one on each node");
    EXPECT_EQ(refusal(1, 1, 0), "a time limit is a minute or more");
}

TEST(Plan, jobsLongerThanThePartitionAllowsAreRefused)
{
    auto made = records();
    made.partitions[0].maxTime = 59;
    auto jobs = jobsOf("alice");
    const auto refused = planned(inputsOf(made), jobs);
    ASSERT_FALSE(refused);
    EXPECT_NE(english(refused.error().message).find("MaxTime of p1: 00:59:00"), std::string::npos);
    jobs.limit = slurm::unlimitedTime;
    EXPECT_FALSE(planned(inputsOf(made), jobs));
    jobs.limit = 59;
    EXPECT_TRUE(planned(inputsOf(made), jobs));
    jobs.limit = slurm::noTimeLimit; // the partition's counts
    EXPECT_TRUE(planned(inputsOf(made), jobs));
}

TEST(Plan, withoutAPartitionItIsTheDefaultOne)
{
    auto made = records();
    made.partitions[1].isDefault = true;
    auto jobs = jobsOf("alice", "physics");
    jobs.partitions = {};
    const auto places = planned(inputsOf(made), jobs);
    ASSERT_TRUE(places);
    EXPECT_EQ(places->front().partition, "p2");
    jobs.partitions = {"p1"};
    EXPECT_EQ(planned(inputsOf(made), jobs)->front().partition, "p1");
}

TEST(Plan, ofSeveralPartitionsTheBestCounts)
{
    auto made = records();
    (void)setParameter(made.policy, "PriorityWeightPartition", "1000").has_value();
    made.partitions[1].jobFactor = 50;
    auto jobs = jobsOf("alice", "physics");
    jobs.partitions = {"p2"};
    const auto alone = planned(inputsOf(made), jobs)->front();
    jobs.partitions = {"p1", "p2", "p1"};
    const auto best = planned(inputsOf(made), jobs)->front();
    EXPECT_EQ(best.partition, "p2");
    EXPECT_EQ(best.firstRank, alone.firstRank);
    EXPECT_EQ(best.lastRank, alone.lastRank); // each job once
    EXPECT_EQ(best.priority, alone.priority);
    EXPECT_EQ(best.ranked, alone.ranked + 3);
    made.partitions[1].maxTime = 59; // they could never run there
    const auto inputs = inputsOf(made);
    EXPECT_EQ(planned(inputs, jobs)->front().partition, "p1");
    EXPECT_EQ(withoutUse(*inputs.snapshot, jobs), std::vector<std::string>{"p2"});
    made.partitions[0].maxTime = 59;
    EXPECT_FALSE(planned(inputsOf(made), jobs));
}

TEST(Plan, editsCount)
{
    const auto snapshot = inputsOf(records()).snapshot;
    Scenario scenario;
    scenario.edits = {ShareEdit{{"bio", "", ""}, 1000}};
    const auto edited = applyScenario(snapshot, scenario, snapshot->computedAt);
    ASSERT_TRUE(edited);
    const auto places = planned(*edited, jobsOf("alice"));
    ASSERT_TRUE(places);
    EXPECT_EQ(places->front().assoc.account, "bio");
}

/// Two nodes of four CPUs in p1; bio has jobs of two CPUs at most, and its users' may run an hour.
TEST(Plan, whatAnIdleMachineWouldNeverStartIsKnown)
{
    using Reason = replay::NeverStart::Reason;
    auto recording
        = *replay::recordedOf(replay::parseVector("R | 2x4 | A c1 t60 r50 @0 p3 | A=1")).recording;
    recording.machine.partitions.front().name = "p1";
    recording.machine.partitions.front().maxNodes = 1;
    recording.parameters.enforcesLimits = true;
    replay::AssocLimits limits{"bio", {}, {}, {}};
    limits.limits.perJob.amounts[static_cast<std::size_t>(replay::Tres::Cpu)] = 2;
    recording.limits.assocs = {limits};
    limits.user = "alice";
    limits.limits.maxWall = 60;
    recording.limits.assocs.push_back(limits);
    auto inputs = inputsOf(records());
    const auto why = [&](const PlannedJobs& jobs) {
        const auto places = planned(inputs, jobs);
        return whatKeeps(recording, inputs, jobs, *places).front();
    };
    auto jobs = jobsOf("alice", "physics");
    EXPECT_FALSE(why(jobs));
    jobs.cpus = 5;
    EXPECT_EQ(why(jobs)->reason, Reason::Nodes) << "there is one node for each job";
    jobs.nodes = 2;
    EXPECT_EQ(why(jobs)->reason, Reason::Partition);
    jobs = jobsOf("alice", "bio");
    ASSERT_TRUE(why(jobs));
    EXPECT_EQ(why(jobs)->reason, Reason::Limit);
    EXPECT_EQ(why(jobs)->limit.limit, "MaxTRES=cpu");
    EXPECT_NE(why(jobs)->limit.holder.find("bio"), std::string::npos);
    jobs.cpus = 1;
    EXPECT_FALSE(why(jobs));
    jobs.limit = 61;
    EXPECT_EQ(why(jobs)->limit.limit, "MaxWall");
    ASSERT_TRUE(setParameter(inputs.policy, "AccountingStorageEnforce", "none"));
    EXPECT_FALSE(why(jobs));
    recording.machine.access = {{"p1", replay::PartitionAccess::Rule::AllowAccounts, {"physics"}}};
    EXPECT_EQ(why(jobs)->reason, Reason::Access);
    EXPECT_FALSE(onMachine(recording, inputs, jobs, *planned(inputs, jobs)).never)
        << "another account may help";
}

/// bio has jobs of two CPUs at most.
TEST(Plan, limitsOfAScenarioKeepJobsOrNoLongerDo)
{
    auto recording
        = *replay::recordedOf(replay::parseVector("R | 2x4 | A c1 t60 r50 @0 p3 | A=1")).recording;
    recording.machine.partitions.front().name = "p1";
    recording.parameters.enforcesLimits = true;
    replay::AssocLimits limits{"bio", {}, {}, {}};
    limits.limits.perJob.amounts[static_cast<std::size_t>(replay::Tres::Cpu)] = 2;
    recording.limits.assocs = {limits};
    const auto snapshot = *buildSnapshot(records());
    auto jobs = jobsOf("alice", "bio");
    jobs.cpus = 3;
    const auto limit = [&](const char* name, const char* value) {
        Scenario scenario;
        scenario.edits = {ParameterEdit{name, value}};
        const auto inputs = *applyScenario(snapshot, scenario, snapshot->computedAt);
        const auto why = whatKeeps(recording, inputs, jobs, *planned(inputs, jobs)).front();
        return why ? why->limit.limit : std::string();
    };
    EXPECT_EQ(limit("PriorityWeightAge", "1"), "MaxTRES=cpu");
    EXPECT_EQ(limit("account bio MaxTRES", "cpu=-1"), "");
    jobs.cpus = 1;
    EXPECT_EQ(limit("PriorityWeightAge", "1"), "");
    EXPECT_EQ(limit("account bio MaxJobs", "0"), "MaxJobs");
    EXPECT_EQ(limit("account bio MaxWall", "1"), "MaxWall");
}

/// Two nodes of four CPUs in p1.
TEST(Plan, whatTheMachineTellsIsSaidBesideThePlaces)
{
    auto recording
        = *replay::recordedOf(replay::parseVector("R | 2x4 | A c1 t60 r50 @0 p3 | A=1")).recording;
    auto& rules = recording.machine.partitions.front();
    rules.name = "p1";
    const auto inputs = inputsOf(records());
    const auto told = [&](std::uint32_t cpus, std::uint32_t nodes) {
        auto jobs = jobsOf("alice", "bio");
        jobs.cpus = cpus;
        jobs.nodes = nodes;
        return onMachine(recording, inputs, jobs, *planned(inputs, jobs));
    };
    const auto never = [&](std::uint32_t cpus, std::uint32_t nodes) {
        const auto answer = told(cpus, nodes);
        return answer.never ? english(answer.never->message) : std::string();
    };
    EXPECT_EQ(never(4, 1), "");
    EXPECT_TRUE(told(4, 1).notes.empty());
    EXPECT_TRUE(told(5, 2).notes.empty());
    EXPECT_EQ(never(5, 1), "") << "on both nodes";
    ASSERT_EQ(told(5, 1).notes.size(), 1U);
    EXPECT_EQ(english(told(5, 1).notes.front()),
              "CPUs of a node of p1: 4 at most; such jobs take 2 nodes or more (with -N 1 Slurm "
              "would refuse them)");
    EXPECT_EQ(never(9, 1),
              "such jobs can never run; nodes of p1: 2, CPUs of a node there: 4 at most");
    rules.maxNodes = 1;
    EXPECT_EQ(never(5, 1),
              "such jobs can never run; MaxNodes of p1: 1, CPUs of a node there: 4 at most");
    EXPECT_EQ(never(5, 2), "such jobs can never run; MaxNodes of p1: 1");
    rules.maxNodes = replay::noLimit;
    rules.maxCpusPerNode = 2;
    EXPECT_EQ(never(5, 1),
              "such jobs can never run; nodes of p1: 2, CPUs of a node there: 2 at most");
    rules.isUp = false;
    EXPECT_EQ(never(4, 2), "");
    ASSERT_EQ(told(4, 2).notes.size(), 1U);
    EXPECT_NE(english(told(4, 2).notes.front()).find("partition p1 is down"), std::string::npos);
    rules.name = "other";
    EXPECT_EQ(never(9, 1), "") << "nothing is known of that partition";
}

TEST(SuchJobs, areThoseOfThePartitionAndSize)
{
    const auto scene = replay::recordedOf(
        replay::parseVector("R | 2x4 | A c4 t60 r50 @0 p3; B c8 t60 r200 @0 p2;"
                            " C c4 t60 r20 @0 p1; D c1 t5 r20 @160 p1 | A=1"));
    const auto& recording = *scene.recording;
    PlannedJobs jobs;
    jobs.partitions = {recording.machine.partitions.front().name};
    jobs.cpus = 3; // 2 to 4
    const SuchJobs such(recording, jobs, "nobody");
    EXPECT_FALSE(such.isOfAccount());
    const auto waits = such.recorded();
    EXPECT_EQ(waits.jobs, 2U); // A and C
    const auto& workload = recording.workload;
    const auto waited = [&](std::size_t job) {
        return static_cast<double>(workload.jobs[job].recorded.start
                                   - replay::secondOf(workload.jobs[job].submit));
    };
    const auto [least, most] = std::minmax({waited(0), waited(2)});
    EXPECT_LT(least, most);
    EXPECT_DOUBLE_EQ(waits.tenth, least + 0.1 * (most - least)) << "as replay has them";
    EXPECT_DOUBLE_EQ(waits.median, (least + most) / 2);
    EXPECT_DOUBLE_EQ(waits.ninetieth, least + 0.9 * (most - least));
    jobs.partitions = {"another"};
    EXPECT_EQ(SuchJobs(recording, jobs, "nobody").recorded().jobs, 0U);
}

TEST(SuchJobs, waitInEachReplica)
{
    const auto scene = replay::recordedOf(
        replay::parseVector("R | 2x4 | A c4 t60 r50 @0 p3; B c4 t60 r200 @0 p2 | A=1"));
    PlannedJobs jobs;
    jobs.partitions = {scene.recording->machine.partitions.front().name};
    jobs.cpus = 4;
    const SuchJobs such(*scene.recording, jobs, "nobody");
    const auto outcome = [](replay::Second wait) {
        replay::Outcome made;
        made.jobs.resize(2);
        for (auto& job : made.jobs)
            job.start = wait;
        return made;
    };
    replay::PolicyOutlook policy;
    policy.first = outcome(100);
    EXPECT_DOUBLE_EQ(such.in(policy).median, 100);
    EXPECT_FALSE(such.in(policy).medians) << "one has no interval";
    policy.others = {outcome(200), outcome(300)};
    const auto waits = such.in(policy);
    EXPECT_EQ(waits.jobs, 2U);
    EXPECT_DOUBLE_EQ(waits.median, 200);
    EXPECT_DOUBLE_EQ(waits.ninetieth, 200);
    ASSERT_TRUE(waits.medians);
    EXPECT_LT(waits.medians->low, 100);
    EXPECT_GT(waits.medians->high, 300);
}
