// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The order of the queue: specification 5.8, and the seed's list of what is looked at first.

#include "tests/support/treetext.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
/// Jobs 1, 2, ... in the order in which the queue is tried.
std::vector<std::uint32_t> tried(const Evaluation& evaluation)
{
    std::vector<std::uint32_t> ids;
    const auto& snapshot = evaluation.snapshot();
    for (const auto row : evaluation.order)
        ids.push_back(snapshot.jobs.id[snapshot.rows.job[row.at()].at()]);
    return ids;
}

std::vector<std::uint32_t> triedOf(SnapshotRecords records)
{
    return tried(*evaluated(std::move(records)));
}

using Ids = std::vector<std::uint32_t>;

/// Nice values make the priorities: 1000 less what a job is nice.
SnapshotRecords queue(std::initializer_list<JobRecord> jobs)
{
    auto records = treeRecords("A 1 10\n  @u 1 10\n");
    records.nodeCount = 10;
    records.cpuCount = 160;
    records.partitions = {partitionOf("p1", 1, 1), partitionOf("p2", 1, 2)};
    Qos normal{"normal", 0, 1.0, false};
    Qos high{"high", 0, 1.0, false};
    high.preempts = {"normal"};
    records.qos = {normal, high};
    EXPECT_TRUE(setParameter(records.policy, "PriorityWeightAge", "1000"));
    EXPECT_TRUE(setParameter(records.policy, "PriorityMaxAge", "0"));
    records.jobs = jobs;
    return records;
}

JobRecord job(std::uint32_t id, std::int64_t nice, const char* partition = "p1",
              const char* qos = "normal")
{
    auto result = jobOf(id, "A", "u", {partition});
    result.nice = nice;
    result.qos = qos;
    return result;
}

} // namespace

TEST(QueueOrder, reservationsComeBeforeTiers)
{
    auto reserved = job(1, 900);
    reserved.isReserved = true;
    auto records = queue({job(2, 0), job(3, 500, "p2"), reserved});
    EXPECT_EQ(triedOf(records), (Ids{1, 3, 2}));
    set(records, "PreemptType", "preempt/partition_prio");
    EXPECT_EQ(triedOf(records), (Ids{1, 3, 2})) << "PreemptMode is still OFF";
    set(records, "PreemptMode", "REQUEUE");
    EXPECT_EQ(triedOf(records), (Ids{3, 1, 2})) << "who may preempt comes before a reservation";
}

TEST(QueueOrder, preemptionByTierMayAskForThePriority)
{
    auto reserved = job(1, 100);
    reserved.isReserved = true;
    auto records = queue({reserved, job(2, 500, "p2"), job(3, 0, "p2")});
    set(records, "PreemptType", "preempt/partition_prio");
    set(records, "PreemptMode", "REQUEUE");
    EXPECT_EQ(triedOf(records), (Ids{3, 2, 1}));
    set(records, "PreemptMode", "REQUEUE,PRIORITY");
    EXPECT_EQ(triedOf(records), (Ids{3, 1, 2})) << "2 has less priority than 1";
}

TEST(QueueOrder, qosThatMayPreemptComesFirst)
{
    auto records = queue({job(1, 0), job(2, 900, "p1", "high")});
    EXPECT_EQ(triedOf(records), (Ids{1, 2}));
    set(records, "PreemptType", "preempt/qos");
    EXPECT_EQ(triedOf(records), (Ids{1, 2}));
    set(records, "PreemptMode", "CANCEL");
    EXPECT_EQ(triedOf(records), (Ids{2, 1}));
    set(records, "PreemptMode", "CANCEL,PRIORITY");
    EXPECT_EQ(triedOf(records), (Ids{1, 2}));
}

TEST(QueueOrder, withinOneQosThePriorityDecidesBeforeTheTier)
{
    auto records = queue({job(1, 500, "p2"), job(2, 0, "p1")});
    set(records, "PreemptType", "preempt/qos");
    set(records, "PreemptMode", "REQUEUE");
    EXPECT_EQ(triedOf(records), (Ids{1, 2}));
    records.qos[0].preemptMode = "REQUEUE,WITHIN";
    EXPECT_EQ(triedOf(records), (Ids{2, 1}));
}

/// high preempts normal, low is preempted by nobody: 2 before 1, 1 before 3, 3 before 2 by
/// priority.
TEST(QueueOrder, whatIsNotTransitiveIsMergedAsSlurmctldMerges)
{
    auto records = queue({job(1, 500), job(2, 900, "p1", "high"), job(3, 700, "p1", "low")});
    records.qos.push_back(Qos{"low", 0, 1.0, false});
    set(records, "PreemptType", "preempt/qos");
    set(records, "PreemptMode", "CANCEL");
    // Halves (1) and (2, 3); 3 before 2 by priority, then 1 before 3, then 2 is left.
    EXPECT_EQ(triedOf(records), (Ids{1, 3, 2}));
    std::swap(records.jobs[0], records.jobs[2]); // halves (3) and (2, 1): 2 preempts 1
    EXPECT_EQ(triedOf(records), (Ids{3, 2, 1}));
}

TEST(QueueOrder, arrayTasksGoByTheNumberOfTheArray)
{
    auto task = job(90, 0);
    task.arrayJob = 10;
    task.arrayTask = 7;
    auto earlier = job(95, 0);
    earlier.arrayJob = 10;
    earlier.arrayTask = 3;
    auto rest = job(10, 0); // the tasks that are still together
    rest.arrayJob = 10;
    EXPECT_EQ(triedOf(queue({rest, job(20, 0), task, earlier})), (Ids{95, 90, 10, 20}));
}

/// Specification 5.7: one entry per partition and QOS, partitions outermost.
TEST(QueueOrder, severalQosHaveOneEntryEach)
{
    auto several = job(1, 0);
    several.partitions = {"p1", "p2"};
    several.qos = "none,normal,high";
    auto records = queue({several});
    records.policy.editSlurm().version = {24, 11};
    records.qos
        = {Qos{"normal", 50, 1.0, false}, Qos{"high", 100, 1.0, false}, Qos{"none", 0, 1.0, false}};
    set(records, "PriorityWeightQOS", "400");
    set(records, "PriorityWeightAge", "0");
    const auto e = evaluated(records);
    const auto& snapshot = e->snapshot();
    ASSERT_EQ(snapshot.rows.size(), 6U);
    EXPECT_EQ(e->priority, (Ids{400, 200, 400, 400, 200, 400}))
        << "the one without a priority counts as the current one, high";
    EXPECT_EQ(snapshot.rowPartitionName(RowIndex(2)), "p1");
    EXPECT_EQ(snapshot.rowPartitionName(RowIndex(3)), "p2");
    EXPECT_EQ(snapshot.qos[snapshot.rowQos(RowIndex(1)).at()].name, "normal");
    EXPECT_EQ(e->rank, (Ids{4, 6, 5, 1, 3, 2})) << "the second partition has the higher tier";
    const auto again = recordsOf(snapshot);
    EXPECT_EQ(again.jobs[0].qos, "high,normal,none");
    EXPECT_EQ(again.jobs[0].partitions, several.partitions);
}

TEST(QueueOrder, severalQosInOnePartitionAreComparedByTheJob)
{
    auto several = job(1, 0);
    several.qos = "normal,high";
    auto records = queue({several, job(2, 0)});
    records.jobs[1].nice = -100;
    records.qos = {Qos{"normal", 50, 1.0, false}, Qos{"high", 100, 1.0, false}};
    set(records, "PriorityWeightQOS", "400");
    const auto e = evaluated(records);
    EXPECT_EQ(e->priority, (Ids{1400, 1200, 1300}));
    EXPECT_EQ(e->rank, (Ids{1, 2, 3})) << "both rows go with the job's own 1400";
}
