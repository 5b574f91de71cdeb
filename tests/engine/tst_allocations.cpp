// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// An evaluation takes memory the first time only.

#include "tests/support/queuetext.h"

#include <atomic>
#include <cstdlib>
#include <gtest/gtest.h>
#include <new>

namespace {
std::atomic<std::size_t> allocations{0};
} // namespace

// Not inlined, or GCC takes the pair for a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size)
{
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept
{
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
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

struct Case
{
    const char* name;
    std::vector<std::pair<const char*, const char*>> parameters;
};
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
        Workspace workspace;
        Evaluation evaluation;
        evaluate(inputs, workspace, evaluation);
        const auto priority = evaluation.priority;
        const auto before = allocations.load();
        evaluate(inputs, workspace, evaluation);
        EXPECT_EQ(allocations.load() - before, 0U) << name;
        EXPECT_EQ(evaluation.priority, priority) << name;
        EXPECT_FALSE(evaluation.order.empty()) << name;
    }
}
