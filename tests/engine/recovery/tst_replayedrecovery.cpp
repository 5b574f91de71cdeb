// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/recovery/replayedrecovery.h"
#include "tests/engine/replay/recordedvector.h"

#include <gtest/gtest.h>

namespace fairlead {

namespace {
/// Two hours in which x uses three times what y uses; the shares are equal.
replay::Scene twoHours()
{
    std::string line = "W | 2x4 | ";
    for (int i = 0; i < 60; ++i)
        line += (i == 0 ? "J" : "; J") + std::to_string(i) + " c1 t10 r"
            + std::to_string(40 + i % 7) + " @" + std::to_string(10 + 120 * i)
            + (i % 4 == 0 ? " ay" : " ax");
    auto scene = replay::recordedOf(replay::parseVector(line + " | J0=1"));
    auto recording = std::make_shared<replay::Recording>(*scene.recording);
    recording->workload.from = 0;
    recording->workload.to = 7200;
    auto policy = scene.policy;
    policy.now = 7200;
    (void)setParameter(policy.policy, "PriorityDecayHalfLife", "01:00:00").has_value();
    auto snapshot = std::make_shared<Snapshot>(*policy.snapshot);
    const auto use = [&](const char* account, long double usage) {
        for (auto i = snapshot->findAssoc(account, "u", ""); i.isValid();
             i = snapshot->assocs.parent[i.at()])
            snapshot->assocs.rawUsage[i.at()] += usage;
    };
    use("x", 100); // what they are used to is about a hundred times as much
    use("y", 900);
    snapshot->computedAt = 7200;
    policy.snapshot = snapshot;
    return {recording, policy};
}

ReplayedOptions recoveryReplicas(unsigned threads = 1)
{
    ReplayedOptions options;
    options.replicas = 4;
    options.threads = threads;
    options.until = 7200 + 7000;
    return options;
}
} // namespace

TEST(ReplayedRecovery, whoUsesLessThanOthersComesBack)
{
    const auto scene = twoHours();
    const auto y = scene.policy.snapshot->findAssoc("y", "", "");
    const auto answer = replayedRecoveryOf(scene.policy, y, *scene.recording, recoveryReplicas());
    ASSERT_TRUE(answer);
    ASSERT_EQ(answer->replicas.size(), 4U);
    EXPECT_EQ(answer->weeks, 7200);
    const auto middle = answer->middle();
    ASSERT_TRUE(middle.backAt);
    EXPECT_GT(*middle.backAt, 7200);
    EXPECT_LT(*middle.backAt, 11500);
    EXPECT_EQ(middle.points.front().moment, 7200);
    EXPECT_EQ(middle.points.back().moment, 14200);
    EXPECT_NEAR(static_cast<double>(middle.points.front().effectiveUsage), 0.9, 1e-9);
    // One job of four is its; a quarter of what it had used before is still there.
    EXPECT_NEAR(static_cast<double>(middle.points.back().effectiveUsage), 0.35, 0.05);
}

TEST(ReplayedRecovery, whoUsesMoreDoesNotStayAtItsShare)
{
    const auto scene = twoHours();
    const auto x = scene.policy.snapshot->findAssoc("x", "", "");
    const auto answer = replayedRecoveryOf(scene.policy, x, *scene.recording, recoveryReplicas());
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->middle().backAt, 7200) << "it has used less until now";
    EXPECT_GT(static_cast<double>(answer->middle().points.back().effectiveUsage), 0.6);
}

TEST(ReplayedRecovery, anyNumberOfThreadsGivesTheSameBits)
{
    const auto scene = twoHours();
    const auto y = scene.policy.snapshot->findAssoc("y", "", "");
    const auto one = replayedRecoveryOf(scene.policy, y, *scene.recording, recoveryReplicas(1));
    const auto four = replayedRecoveryOf(scene.policy, y, *scene.recording, recoveryReplicas(4));
    ASSERT_TRUE(one && four);
    const auto& last = one->replicas[0].points.size();
    ASSERT_GT(last, 10U);
    bool differs = false;
    for (std::size_t i = 0; i < last; ++i) {
        const auto a = one->effectiveUsage(i);
        const auto b = four->effectiveUsage(i);
        EXPECT_EQ(a.mean, b.mean);
        EXPECT_EQ(a.high, b.high);
        EXPECT_TRUE(a.holds(a.mean));
        differs = differs || a.high > a.low;
    }
    EXPECT_TRUE(differs) << "replicas are of other phases";
}

TEST(ReplayedRecovery, itSaysHowFarItIs)
{
    const auto scene = twoHours();
    const auto y = scene.policy.snapshot->findAssoc("y", "", "");
    auto options = recoveryReplicas();
    std::vector<double> told;
    options.progress = [&told](double done) { told.push_back(done); };
    ASSERT_TRUE(replayedRecoveryOf(scene.policy, y, *scene.recording, options));
    EXPECT_EQ(told, (std::vector<double>{0.25, 0.5, 0.75, 1.0}));
}

TEST(ReplayedRecovery, whatCannotBeReplayedIsAnError)
{
    const auto scene = twoHours();
    const auto y = scene.policy.snapshot->findAssoc("y", "", "");
    const auto empty = replayedRecoveryOf(scene.policy, y, replay::Recording(), recoveryReplicas());
    ASSERT_FALSE(empty);
    EXPECT_EQ(empty.error().code, ErrorCode::DataInvalid);
    const auto root
        = replayedRecoveryOf(scene.policy, AssocIndex(0), *scene.recording, recoveryReplicas());
    ASSERT_FALSE(root);
    EXPECT_EQ(root.error().code, ErrorCode::Usage);
    const std::atomic<bool> isCancelled = true;
    auto options = recoveryReplicas();
    options.isCancelled = &isCancelled;
    const auto none = replayedRecoveryOf(scene.policy, y, *scene.recording, options);
    ASSERT_TRUE(none);
    EXPECT_TRUE(none->replicas.empty());
}

} // namespace fairlead
