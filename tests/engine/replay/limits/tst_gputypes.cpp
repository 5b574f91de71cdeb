// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/replay.h"
#include "engine/replay/limits/limitbook.h"
#include "engine/replay/state/bindings.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
/// n1 has four a100, n2 four v100; QOS one lets each user have two a100.
Vector withTypes(const std::string& jobs, const std::map<std::string, std::string>& typeOf)
{
    auto vector = parseVector("G | 2x8 gpus=4,4 qos:one:MaxJobsPU=9 | " + jobs);
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    recording->machine.nodes[0].gpuType = "a100";
    recording->machine.nodes[1].gpuType = "v100";
    recording->workload.gpuTypes = {"A100", "v100"};
    EXPECT_TRUE(recording->limits.qos[0].limits.ofUser.set("gres/gpu:a100", 2));
    for (const auto& [job, type] : typeOf)
        recording->workload.jobs[vector.jobs.at(job)].request.gpuType = type == "a100" ? 0 : 1;
    vector.scene.recording = recording;
    return vector;
}

void expectStarts(const Vector& vector)
{
    const auto outcome = replay(vector.scene, vectorOptions());
    for (const auto& [job, expected] : vector.expected)
        EXPECT_EQ(answerOf(vector, outcome, job), expected) << job;
}
} // namespace

TEST(GpuTypes, limitsAreByTheNameOfTheType)
{
    TresLimits limits;
    EXPECT_TRUE(limits.set("gres/gpu:a100", 2));
    EXPECT_TRUE(limits.set("gres/gpu", 4));
    EXPECT_FALSE(limits.set("license/matlab", 1));
    EXPECT_FALSE(limits.set("gres/gpu:", 1));
    EXPECT_EQ(limits.of("gres/gpu:A100"), 2U);
    EXPECT_EQ(limits.of("gres/gpu:v100"), noAmount);
    EXPECT_EQ(limits[static_cast<std::size_t>(Tres::Gpu)], 4U);
    LimitSet above;
    above.perJob.set("gres/gpu:v100", 1);
    above.perJob.set("gres/gpu:a100", 1);
    LimitSet below;
    below.perJob = limits;
    inheritFrom(above, below);
    EXPECT_EQ(below.perJob.of("gres/gpu:a100"), 2U); // its own
    EXPECT_EQ(below.perJob.of("gres/gpu:v100"), 1U);
    const auto ordered = inOrderOf({"v100", "t4", "a100"}, below);
    EXPECT_EQ(ordered.perJob[tresCount], 1U);
    EXPECT_EQ(ordered.perJob[tresCount + 1], noAmount);
    EXPECT_EQ(ordered.perJob[tresCount + 2], 2U);
    EXPECT_NE(limitKindsOf(below) & limitOfGpuType, 0);
    EXPECT_EQ(limitKindsOf(LimitSet()), 0);
}

TEST(GpuTypes, whoNamesTheTypeIsCounted)
{
    const auto* jobs = "A c1 gres2 on:n1 r100 @0 p9 uu qone; B c1 gres1 on:n1 @0 p7 uu qone; "
                       "C c1 gres3 on:n2 @0 p6 uu qone; D c1 gres1 on:n1 @0 p8 uv qone"
                       " | A=1@n1 B=102@n1 C=1@n2 D=1@n1";
    expectStarts(withTypes(jobs, {{"A", "a100"}, {"B", "a100"}, {"C", "v100"}, {"D", "a100"}}));
}

/// A test does not count GPUs of which the job names no type; once it runs they are of its nodes.
TEST(GpuTypes, whoNamesNoneCountsWhenItRuns)
{
    const std::string jobs = "A c1 gres3 on:n1 r100 @0 p9 uu qone; B c1 gres1 on:n1 @0 p8 uu qone";
    expectStarts(withTypes(jobs + " | A=1@n1 B=102@n1", {{"B", "a100"}}));
    expectStarts(withTypes(jobs + " | A=1@n1 B=1@n1", {}));
}

TEST(GpuTypes, whatIsKeptIsNamed)
{
    const auto vector = withTypes("A c1 gres3 on:n1 @0 uu qone | A=1", {{"A", "a100"}});
    const auto& recording = *vector.scene.recording;
    LimitBook book(recording.limits, *vector.scene.policy.snapshot, recording.parameters);
    const Bindings bindings(vector.scene, book);
    const auto& job = recording.workload.jobs[0];
    EXPECT_FALSE(
        book.allowsAmounts(bindings.holdersOf(job, 0), bindings.holdingOf(job, 0, {}), {}));
    ASSERT_EQ(book.kept(), 0U);
    EXPECT_EQ(book.keptLimits(*vector.scene.policy.snapshot)[0].limit, "MaxTRESPU=gres/gpu:a100");
}

TEST(GpuTypes, billingCountsThem)
{
    auto vector
        = withTypes("A c1 gres3 on:n1 @0 uu; B c1 gres3 on:n2 @0 uu | A=1 B=1", {{"A", "a100"}});
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    recording->machine.partitions[0].billingWeights = "CPU=1,GRES/gpu:A100=10";
    auto snapshot = std::make_shared<Snapshot>(*vector.scene.policy.snapshot);
    snapshot->partitions.resize(1);
    snapshot->partitions[0].billingWeights = "CPU=1,GRES/gpu:A100=10";
    vector.scene.policy.snapshot = snapshot;
    vector.scene.recording = recording;
    LimitBook book(recording->limits, *snapshot, recording->parameters);
    const Bindings bindings(vector.scene, book);
    const auto billed = [&](std::size_t job) {
        const auto holding = bindings.holdingOf(recording->workload.jobs[job], 0, {});
        return holding.amounts[static_cast<std::size_t>(Tres::Billing)];
    };
    EXPECT_EQ(billed(0), 31U);
    EXPECT_EQ(billed(1), 1U); // names no type
}

} // namespace fairlead::replay
