// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/access.h"
#include "engine/replay/state/bindings.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
using Rule = PartitionAccess::Rule;

/// Job A of account x and QOS normal, job B of account y and QOS low; both ask for quick.
Scene sceneWith(std::vector<PartitionAccess> access, SlurmVersion release = {22, 5})
{
    auto scene = parseVector("A | 2x4 quick=n2 | A ax in:quick; B ay qlow in:quick | A=1").scene;
    auto recording = std::make_shared<Recording>(*scene.recording);
    recording->machine.access = std::move(access);
    recording->parameters.release = release;
    scene.recording = recording;
    return scene;
}

/// Whether A and B may use quick.
std::pair<bool, bool> admitted(std::vector<PartitionAccess> access, SlurmVersion release = {22, 5})
{
    const auto scene = sceneWith(std::move(access), release);
    const auto& recording = *scene.recording;
    const auto& all = recording.machine.partitions;
    const auto quick = static_cast<std::uint32_t>(
        std::ranges::find(all, "quick", &PartitionRules::name) - all.begin());
    const Access rules(scene);
    return {rules.admits(recording.workload.jobs[0], quick),
            rules.admits(recording.workload.jobs[1], quick)};
}
} // namespace

TEST(Access, listsOfAccountsAndQosDecide)
{
    using Both = std::pair<bool, bool>;
    EXPECT_EQ(admitted({}), Both(true, true));
    EXPECT_EQ(admitted({{"quick", Rule::AllowAccounts, {"x"}}}), Both(true, false));
    EXPECT_EQ(admitted({{"quick", Rule::DenyAccounts, {"x"}}}), Both(false, true));
    EXPECT_EQ(admitted({{"quick", Rule::AllowQos, {"low"}}}), Both(false, true));
    EXPECT_EQ(admitted({{"quick", Rule::DenyQos, {"low"}}}), Both(true, false));
    EXPECT_EQ(admitted({{"main", Rule::DenyAccounts, {"x"}}}), Both(true, true));
    // Of a kind the list of who may counts alone.
    EXPECT_EQ(
        admitted({{"quick", Rule::AllowAccounts, {"x"}}, {"quick", Rule::DenyAccounts, {"x"}}}),
        Both(true, false));
    EXPECT_EQ(admitted({{"quick", Rule::AllowAccounts, {"x"}}, {"quick", Rule::AllowQos, {"low"}}}),
              Both(false, false));
}

/// Both accounts lie below root.
TEST(Access, anAccountStandsForThoseBelowItInNewReleases)
{
    const std::vector<PartitionAccess> root{{"quick", Rule::AllowAccounts, {"root"}}};
    EXPECT_FALSE(admitted(root).first);
    EXPECT_TRUE(admitted(root, {25, 11}).first);
    EXPECT_FALSE(admitted({{"quick", Rule::DenyAccounts, {"root"}}}, {25, 11}).first);
}

TEST(Bindings, memoryBeyondMaxMemPerNodeIsNoCandidate)
{
    const auto vector
        = parseVector("M | 2x4 quick=n2 mem=1000 | A c2 m200 in:quick,main; B c1 | A=1");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    recording->workload.jobs[0].request.tasksPerNode = 2;
    const auto isCandidate = [&](MemoryBounds perNode, MemoryBounds perCpu = {}) {
        recording->machine.nodeMemoryBounds = std::move(perNode);
        recording->machine.memoryBounds = std::move(perCpu);
        const Scene scene{std::make_shared<const Recording>(*recording), vector.scene.policy};
        LimitBook limits({}, *scene.policy.snapshot, recording->parameters);
        const Bindings bindings(scene, limits);
        const auto& job = recording->workload.jobs[0];
        return bindings.isCandidate(job, bindings.partitionsOf(job)[0]);
    };
    EXPECT_TRUE(isCandidate({}));
    EXPECT_TRUE(isCandidate({{"quick", 400}}));
    EXPECT_FALSE(isCandidate({{"quick", 399}})); // 200 MB of each CPU of two tasks
    EXPECT_FALSE(isCandidate({{"", 399}}));
    EXPECT_TRUE(isCandidate({{"", 399}, {"quick", 400}}));
    EXPECT_TRUE(isCandidate({{"", 399}}, {{"quick", 300}})); // a partition's own bound counts
    EXPECT_TRUE(isCandidate({{"main", 100}}));
    recording->workload.jobs[0].request.memory = {500, MemoryRequest::Kind::PerNode};
    EXPECT_FALSE(isCandidate({{"quick", 499}}));
    EXPECT_TRUE(isCandidate({{"quick", 500}}));
}

/// Recorded: main had OverSubscribe=EXCLUSIVE, and quick comes before it.
TEST(Bindings, aSubmissionIsTestedInAllPartitionsWhereAllMustTakeIt)
{
    const auto vector
        = parseVector("E | 2x4 quick=n2 quick-tier=3 | A c1 in:quick,main; B c1 in:quick | A=1");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    for (auto& partition : recording->machine.partitions)
        partition.isExclusive = partition.name == "main";
    for (const bool testsAll : {false, true}) {
        recording->parameters.testsAllPartitions = testsAll;
        const Scene scene{recording, vector.scene.policy};
        LimitBook limits({}, *scene.policy.snapshot, recording->parameters);
        const Bindings bindings(scene, limits);
        EXPECT_EQ(bindings.isTestedAlone(recording->workload.jobs[0]), testsAll);
        EXPECT_FALSE(bindings.isTestedAlone(recording->workload.jobs[1]));
    }
}

/// Recorded: a job without --time, of a partition with a MaxTime of a day alone, waits for ever at
/// MaxTRESMins=cpu=4000.
TEST(Bindings, minutesThatNobodyTellsAreCountedAsNone)
{
    const auto vector = parseVector("T | 1x4 | A c1; B c1 | A=1");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    auto& partition = recording->machine.partitions[0];
    partition.maxTime = 1440;
    const auto minutesOf = [&](std::uint32_t limit, std::uint32_t byDefault) {
        partition.defaultTime = byDefault;
        recording->workload.jobs[0].limit = limit;
        const Scene scene{recording, vector.scene.policy};
        LimitBook limits({}, *scene.policy.snapshot, recording->parameters);
        const auto holding = Bindings(scene, limits).holdingOf(recording->workload.jobs[0], 0, {});
        return std::pair(std::uint64_t{holding.minutes}, holding.countedMinutes);
    };
    using Minutes = std::pair<std::uint64_t, std::uint64_t>;
    EXPECT_EQ(minutesOf(noLimit, noLimit), Minutes(1440, slurm::noValue));
    EXPECT_EQ(minutesOf(noLimit, 30), Minutes(30, 30));
    EXPECT_EQ(minutesOf(20, noLimit), Minutes(20, 20));
}

/// Recorded: ReqTRES of --mem=0 has the memory of the smallest node of the partition.
TEST(Bindings, allMemoryIsCountedAsThatOfTheSmallestNode)
{
    const auto vector = parseVector("M | 3x4 mem=1000 | A c2 N2; B c1 | A=1");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    recording->machine.nodes[1].memory = 600;
    recording->workload.jobs[0].request.memory = {0, MemoryRequest::Kind::WholeNode};
    recording->workload.jobs[0].request.asksMemory = true;
    const Scene scene{recording, vector.scene.policy};
    LimitBook limits({}, *scene.policy.snapshot, recording->parameters);
    const Bindings bindings(scene, limits);
    const auto& job = recording->workload.jobs[0];
    const auto memory = static_cast<std::size_t>(Tres::Memory);
    EXPECT_EQ(bindings.holdingOf(job, 0, {}).amounts[memory], 1200U);
    EXPECT_EQ(requestedOf("mem", job.request, bindings.countedAs(job)), 1200U);
}
} // namespace fairlead::replay
