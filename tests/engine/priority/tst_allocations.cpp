// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How much memory a snapshot and its evaluations take, and that evaluations take it only once.

#include "tests/support/moabqueue.h"
#include "tests/support/queuetext.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <gtest/gtest.h>
#include <malloc.h>
#include <new>

namespace {
std::atomic<std::size_t> allocations{0};
std::atomic<std::size_t> bytesInUse{0};
} // namespace

// Not inlined, or GCC takes the pair for a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept
{
    ++allocations;
    void* memory = std::malloc(size == 0 ? 1 : size);
    if (memory != nullptr)
        bytesInUse += malloc_usable_size(memory);
    return memory;
}
[[gnu::noinline]] void* operator new(std::size_t size)
{
    if (void* memory = operator new(size, std::nothrow))
        return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept
{
    if (memory != nullptr)
        bytesInUse -= malloc_usable_size(memory);
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept
{
    operator delete(memory);
}

using namespace fairlead;
using namespace fairlead::tests;

namespace {
SnapshotRecords busyCluster()
{
    std::string jobs;
    for (int i = 1; i <= 200; ++i)
        jobs += std::to_string(i) + (i % 2 ? " a/u" : " b/v") + " p1,p2 " + std::to_string(i * 60)
            + " nice=" + std::to_string(i % 7) + "\n";
    auto records = queueRecords("a 40 800\n  @u 1 600\n  @w 3 200\nb 60 200\n  @v 1 200\n", jobs);
    for (auto& job : records.jobs)
        job.tres = {{"cpu", 4}, {"mem", 1000}};
    HistoryRecord part;
    part.account = "a";
    part.user = "u";
    part.start = records.computedAt - 7200;
    part.end = records.computedAt + 7200;
    part.rate = 2.0;
    records.history = {part};
    records.qos[0].preemptMode = "WITHIN";
    return records;
}

using Parameters = std::vector<std::pair<const char*, const char*>>;

struct Case
{
    const char* name;
    Parameters parameters;
};

/// What sliders move: each of them is set twice, so that both ways have been gone before.
const Parameters changedLater{{"PriorityWeightAge", "17"},
                              {"PriorityWeightFairshare", "90000"},
                              {"PriorityDecayHalfLife", "3-0"}};

/// After an evaluation with these inputs, and one with each change, going back and forth between
/// them takes no memory and gives other priorities.
void expectNoMemoryAfterTheFirst(const char* name, const Inputs& inputs, const Parameters& changes)
{
    std::vector<Inputs> all{inputs};
    for (const auto& [parameter, value] : changes) {
        all.push_back(inputs);
        ASSERT_TRUE(setParameter(all.back().policy, parameter, value)) << name << parameter;
    }
    // Other shares too: in memory of their own, as an edit has them.
    auto shares = std::make_shared<std::vector<std::uint32_t>>(*inputs.shares);
    shares->back() += 3;
    all.push_back(inputs);
    all.back().shares = shares;

    EvaluationMemory memory;
    Evaluation evaluation;
    std::vector<std::vector<std::uint32_t>> priorities;
    for (const auto& some : all) {
        evaluate(some, memory, evaluation);
        priorities.push_back(evaluation.priority);
    }
    const auto before = allocations.load();
    std::size_t differing = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        evaluate(all[i], memory, evaluation);
        differing += evaluation.priority != priorities[i] ? 1 : 0;
    }
    EXPECT_EQ(allocations.load() - before, 0U) << name;
    EXPECT_EQ(differing, 0U) << name;
    EXPECT_FALSE(evaluation.order.empty()) << name;
}
} // namespace

TEST(Allocations, onlyTheFirstEvaluationTakesMemory)
{
    const std::vector<Case> cases{
        {"Fair Tree", {{"PriorityWeightTRES", "CPU=1000,Mem=1"}}},
        {"classic", {{"PriorityFlags", "NO_FAIR_TREE"}}},
        {"DEPTH_OBLIVIOUS", {{"PriorityFlags", "DEPTH_OBLIVIOUS"}}},
        {"Slurm 2.0", {{"SLURM_VERSION", "2.0"}}},
        {"basic", {{"PriorityType", "priority/basic"}}},
        {"preemption", {{"PreemptType", "preempt/qos"}, {"PreemptMode", "REQUEUE"}}},
        {"resets", {{"PriorityUsageResetPeriod", "QUARTERLY"}}},
        {"half-life", {{"PriorityDecayHalfLife", "1-0"}}},
    };
    const auto snapshot = built(busyCluster());
    for (const auto& [name, parameters] : cases) {
        auto inputs = baselineInputs(snapshot, snapshot->computedAt + 3600);
        for (const auto& [parameter, value] : parameters)
            ASSERT_TRUE(setParameter(inputs.policy, parameter, value)) << name;
        expectNoMemoryAfterTheFirst(name, inputs, changedLater);
    }
}

TEST(Allocations, MoabTakesMemoryOnceToo)
{
    MoabQueue queue(
        "FSPOLICY DEDICATEDPS\nFSWEIGHT 10\nFSUSERWEIGHT 3\nCREDWEIGHT 5\nUSERWEIGHT 2\n"
        "USERCFG[john] PRIORITY=7 FSTARGET=20\n");
    for (int i = 1; i <= 200; ++i)
        queue.add("job." + std::to_string(i), i * 60);
    queue.addWindow(0, 1000, {{moab::Cred::User, "john", 400}});
    const auto snapshot = built(queue.records());
    expectNoMemoryAfterTheFirst("Moab", baselineInputs(snapshot, snapshot->computedAt + 3600),
                                {{"QUEUETIMEWEIGHT", "3"}, {"USERWEIGHT", "11"}});
}

namespace {
/// One account with that many users, and as many jobs of one of them with all nine factors.
SnapshotRecords largeCluster(std::size_t users, std::size_t jobs)
{
    auto records = queueRecords("a 40 800\n  @u 1 600\n", "1 a/u p1 60\n");
    records.tresNames = {"cpu", "mem", "node", "gres/gpu"};
    for (auto& partition : records.partitions)
        partition.tresTotal = {160, 64000, 10, 40};
    for (auto& weight : records.policy.editSlurm().weights)
        weight = 1000;
    (void)setParameter(records.policy, "PriorityWeightTRES", "CPU=1,Mem=2,Node=3,GRES/gpu=4");
    auto user = records.assocs.back();
    for (std::size_t i = 0; i < users; ++i) {
        user.user = "u" + std::to_string(i % 1000);
        user.partition = "p" + std::to_string(i / 1000); // few names: they are not counted
        user.id = static_cast<std::uint32_t>(1000 + i);
        records.assocs.push_back(user);
    }
    auto job = records.jobs.front();
    for (std::size_t i = 0; i < jobs; ++i) {
        job.id = static_cast<std::uint32_t>(2 + i);
        job.nice = static_cast<std::int64_t>(i % 977);
        job.tres = {{"cpu", 4}, {"mem", 1000}, {"node", 1}, {"gres/gpu", 2}};
        records.jobs.push_back(job);
    }
    return records;
}

struct Footprint
{
    double evaluated = 0; // snapshot and one evaluation
    double another = 0; // one more evaluation
    double memory = 0;
};

Footprint footprintOf(SnapshotRecords records)
{
    const auto bytes = [] { return static_cast<double>(bytesInUse.load()); };
    const auto start = bytes();
    const auto snapshot = built(SnapshotRecords(records));
    const auto inputs = baselineInputs(snapshot, snapshot->computedAt);
    const auto afterSnapshot = bytes();
    Footprint result;
    Evaluation first;
    {
        EvaluationMemory memory;
        evaluate(inputs, memory, first);
        const auto withMemory = bytes();
        Evaluation second;
        evaluate(inputs, memory, second);
        result.another = bytes() - withMemory;
        result.memory = withMemory - afterSnapshot - result.another;
    }
    result.evaluated = bytes() - start;
    return result;
}
} // namespace

TEST(Allocations, memoryPerJobAndPerAssociationStaysSmall)
{
    constexpr std::size_t few = 1000;
    constexpr std::size_t many = 101000;
    constexpr double more = many - few;
    const auto base = footprintOf(largeCluster(few, few));
    const auto jobs = footprintOf(largeCluster(few, many));
    const auto users = footprintOf(largeCluster(many, few));
    EXPECT_LE((jobs.evaluated - base.evaluated) / more, 128.0);
    EXPECT_LE((jobs.another - base.another) / more, 16.0);
    EXPECT_LE((jobs.memory - base.memory) / more, 25.0); // malloc may give some more
    EXPECT_LE((users.evaluated - base.evaluated) / more, 160.0);
    std::printf("bytes per job: %.1f, each further evaluation %.1f, memory %.1f; "
                "per association: %.1f\n",
                (jobs.evaluated - base.evaluated) / more, (jobs.another - base.another) / more,
                (jobs.memory - base.memory) / more, (users.evaluated - base.evaluated) / more);
}
