// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/splitmix.h"
#include "engine/replay/outcome/outlook.h"
#include "engine/replay/outcome/replicas.h"
#include "engine/replay/outcome/starving.h"
#include "engine/replay/outcome/waitchanges.h"
#include "engine/replay/recording/runtimes.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>
#include <numeric>

namespace fairlead::replay {

namespace {
/// A queue on one node: who comes first depends on phases.
Vector crowd()
{
    std::string line = "C | 2x4 | ";
    for (int i = 0; i < 60; ++i)
        line += (i == 0 ? "J" : "; J") + std::to_string(i) + " c" + std::to_string(1 + i % 4)
            + " t5 r" + std::to_string(20 + 37 * i % 200) + " @" + std::to_string(7 * i) + " p"
            + std::to_string(10 + i % 3) + (i % 2 == 0 ? " ax" : " ay");
    return parseVector(line + " | J0=1");
}

Outlook outlookWith(const Vector& vector, unsigned threads)
{
    OutlookOptions options;
    options.replicas = 6;
    options.threads = threads;
    options.to = 20000;
    return outlookOf(vector.scene.recording, {{"baseline", vector.scene.policy}}, options);
}
} // namespace

TEST(Outlook, anyNumberOfThreadsGivesTheSameBits)
{
    const auto vector = crowd();
    const auto one = outlookWith(vector, 1);
    const auto four = outlookWith(vector, 4);
    ASSERT_EQ(one.accounts, (std::vector<std::string>{"x", "y"}));
    for (std::size_t account = 0; account < 2; ++account) {
        EXPECT_EQ(one.policies[0].meanWait(account).mean, four.policies[0].meanWait(account).mean);
        EXPECT_EQ(one.policies[0].meanWait(account).high, four.policies[0].meanWait(account).high);
        EXPECT_GT(one.policies[0].meanWait(account).high, one.policies[0].meanWait(account).low);
    }
    EXPECT_GE(one.policies[0].jobs(Grouping::Account, 0),
              29U); // who starts in second 0 did not start
}

/// To the second, whatever the jobs are put together by.
TEST(Outlook, thePartsOfAWaitAddUpToIt)
{
    const auto outlook = outlookWith(crowd(), 2);
    double waited = 0.0;
    for (const auto& run : outlook.policies[0].replicas) {
        for (const auto& groups : run.groups) {
            for (const auto& group : groups) {
                const auto& parts = group.meanParts;
                EXPECT_NEAR(std::accumulate(parts.begin(), parts.end(), 0.0), group.meanWait, 1e-6);
                waited += parts[static_cast<std::size_t>(WaitFor::Priority)];
            }
        }
    }
    EXPECT_GT(waited, 0.0) << "a crowd waits for one another";
    for (const auto& group : outlook.recorded.of(Grouping::Account))
        EXPECT_EQ(group.meanParts, (std::array<double, waitKinds>{}));
}

/// Each job of a period has started by its end, or is counted as one that has not.
TEST(Outlook, countsWhoHasNotStarted)
{
    const auto vector = crowd();
    OutlookOptions options;
    options.replicas = 2;
    options.from = 1;
    options.to = 450;
    const auto outlook
        = outlookOf(vector.scene.recording, {{"baseline", vector.scene.policy}}, options);
    for (const auto& run : outlook.policies[0].replicas) {
        const auto& all = run.of(Grouping::Cluster)[0];
        EXPECT_GT(all.unstarted, 0.0);
        EXPECT_GT(all.jobs, 0U);
        EXPECT_EQ(static_cast<double>(all.jobs) + all.unstarted, 60.0);
        double ofAccounts = 0.0;
        for (const auto& account : run.of(Grouping::Account))
            ofAccounts += account.unstarted;
        EXPECT_EQ(ofAccounts, all.unstarted);
    }
}

TEST(Outlook, aPolicyDoesNotDifferFromItself)
{
    const auto vector = crowd();
    const auto outlook = outlookWith(vector, 2);
    for (std::size_t account = 0; account < 2; ++account)
        EXPECT_EQ(waitChange(outlook.policies[0], outlook.policies[0], account), Change::None);
}

// Behind it jobs that run at its end would be taken for running for ever.
TEST(Outlook, endsWithTheRecording)
{
    auto vector = crowd();
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    recording->workload.to = recording->workload.from + 5000;
    vector.scene.recording = recording;
    EXPECT_EQ(outlookWith(vector, 1).to, recording->workload.to);
}

/// Who tries one replica to see how long all take does what they do, from the same moment on.
TEST(Outlook, aReplicaIsReplayedAsItsOptionsSay)
{
    auto vector = crowd();
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    constexpr Second later = 1000000000; // s
    recording->workload.from += later;
    for (auto& job : recording->workload.jobs) {
        job.submit += momentOf(later);
        job.recorded.eligible += job.recorded.eligible == 0 ? 0 : later;
    }
    vector.scene.recording = recording;
    OutlookOptions options;
    options.replicas = 1;
    options.to = later + 20000;
    const auto outlook = outlookOf(recording, {{"baseline", vector.scene.policy}}, options);
    const auto replayed = replicaOptions(vector.scene, options, 0);
    EXPECT_GT(secondOf(replayed.phases.cycle), later - 86400) << "no cycles since 1970";
    EXPECT_EQ(replayed.to, options.to);
    const auto alone = replay(vector.scene, replayed);
    ASSERT_EQ(alone.jobs.size(), outlook.policies[0].first.jobs.size());
    for (std::size_t i = 0; i < alone.jobs.size(); ++i)
        EXPECT_EQ(alone.jobs[i].start, outlook.policies[0].first.jobs[i].start) << i;
}

// Nothing ran before it: the machine would be said to have been idle for years.
TEST(Outlook, beginsWithTheRecording)
{
    auto vector = crowd();
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    recording->workload.from = 1000;
    vector.scene.recording = recording;
    OutlookOptions options;
    options.replicas = 2;
    options.from = 500;
    options.to = 20000;
    const auto early
        = outlookOf(vector.scene.recording, {{"baseline", vector.scene.policy}}, options);
    options.from = 1000;
    const auto whole
        = outlookOf(vector.scene.recording, {{"baseline", vector.scene.policy}}, options);
    EXPECT_EQ(early.from, 1000);
    EXPECT_EQ(early.policies[0].utilisation().mean, whole.policies[0].utilisation().mean);
    EXPECT_GT(whole.policies[0].utilisation().mean, 0.0);
}

TEST(Outlook, ofACancelledOneWhatAllPoliciesHaveStays)
{
    const auto vector = crowd();
    const std::vector<NamedPolicy> policies{{"a", vector.scene.policy}, {"b", vector.scene.policy}};
    std::atomic<bool> isCancelled = false;
    OutlookOptions options;
    options.replicas = 6;
    options.to = 20000;
    const auto whole = outlookOf(vector.scene.recording, policies, options);
    options.isCancelled = &isCancelled;
    options.progress = [&](double done) { isCancelled = done >= 5.0 / 12.0; };
    const auto part = outlookOf(vector.scene.recording, policies, options);
    EXPECT_FALSE(part.isComplete);
    ASSERT_EQ(part.policies.size(), 2U);
    for (std::size_t policy = 0; policy < 2; ++policy) {
        const auto& replicas = part.policies[policy].replicas;
        ASSERT_EQ(replicas.size(), 2U) << "five runs: two of each policy, and one alone";
        for (std::size_t i = 0; i < replicas.size(); ++i)
            EXPECT_EQ(replicas[i].of(Grouping::Account)[0].meanWait,
                      whole.policies[policy].replicas[i].of(Grouping::Account)[0].meanWait);
    }
    isCancelled = true;
    options.progress = {};
    EXPECT_TRUE(outlookOf(vector.scene.recording, policies, options).policies[0].replicas.empty());
}

TEST(Outlook, namesWhoNeverStarts)
{
    const auto vector
        = parseVector("T | 2x4 | A c1 r10 t1 @0; B c9 r10 t1 @0; C N3 r10 t1 @0 | A=1");
    const auto outlook = outlookWith(vector, 1);
    EXPECT_EQ(outlook.neverStart,
              (std::vector<std::uint32_t>{vector.jobs.at("B"), vector.jobs.at("C")}));
    const auto& workload = vector.scene.recording->workload;
    EXPECT_EQ(outlook.firstThatNeverStarts, workload.numberOf(workload.jobs[vector.jobs.at("B")]));
    EXPECT_TRUE(outlookWith(crowd(), 1).neverStart.empty()) << "they fit, sooner or later";
}

// B would be said to starve as long as A runs; it asks for more than there is.
TEST(Outlook, whoCanNeverStartDoesNotStarve)
{
    const auto vector
        = parseVector("T | 1x4 | A c4 r600000 t20000 @1; B c9 r10 t1 @2; C c1 r10 t1 @5 | A=1");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    for (auto& job : recording->workload.jobs)
        job.recorded.eligible = secondOf(job.submit);
    OutlookOptions options;
    options.replicas = 1;
    options.to = 200000;
    const auto outlook = outlookOf(recording, {{"baseline", vector.scene.policy}}, options);
    const auto& run = outlook.policies[0].replicas[0];
    EXPECT_EQ(run.of(Grouping::Cluster)[0].starving, 1.0) << "C alone";
    EXPECT_EQ(run.hopeless, std::vector<std::uint32_t>{vector.jobs.at("B")});
    EXPECT_EQ(outlook.recorded.hopeless, run.hopeless);
    // One by one they are as many.
    const auto jobs = starvingJobs(*recording, outlook);
    ASSERT_FALSE(jobs.empty());
    std::size_t replayed = 0;
    for (const auto& job : jobs) {
        EXPECT_EQ(job.id, recording->workload.jobs[vector.jobs.at("C")].id);
        EXPECT_EQ(job.start, 0) << "not within the period";
        EXPECT_GT(job.waited, 86400);
        EXPECT_EQ(nameOf(job), std::to_string(job.id));
        replayed += job.policy ? 1 : 0;
    }
    EXPECT_EQ(replayed, 1U);
}

// Nothing has no order, and no fair part.
TEST(Outlook, ofNoStartThereIsNoTauAndNoIndex)
{
    const auto vector = parseVector("T | 1x4 | A c9 r10 t1 @0; B c9 r10 t1 @0 | A=1");
    const auto outlook = outlookWith(vector, 2);
    EXPECT_FALSE(outlook.policies[0].replicas[0].orderTau);
    EXPECT_EQ(outlook.policies[0].orderTau().runs, 0U);
    EXPECT_EQ(outlook.policies[0].fairness().runs, 0U);
}

TEST(Outlook, twoEqualPoliciesDrawTheSameLuck)
{
    auto vector = crowd();
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    for (std::size_t i = 0; i < recording->workload.jobs.size(); ++i) {
        auto& job = recording->workload.jobs[i];
        job.recorded.start = secondOf(job.submit) + 1;
        job.recorded.end = job.recorded.start + job.runTime;
        job.recorded.hasFailed = job.runTime <= 60;
    }
    OutlookOptions options;
    options.replicas = 4;
    options.to = 20000;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        options.seed = seed;
        const auto outlook = outlookOf(
            recording, {{"a", vector.scene.policy}, {"b", vector.scene.policy}}, options);
        for (std::size_t account = 0; account < 2; ++account)
            EXPECT_EQ(waitChange(outlook.policies[0], outlook.policies[1], account), Change::None);
    }
}

// What is judged is the policy as it is: another policy beside it changes nothing of that.
TEST(Outlook, aSecondPolicyLeavesTheTrustAsItIs)
{
    auto vector = crowd();
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    for (auto& job : recording->workload.jobs) {
        job.recorded.start = secondOf(job.submit) + 1;
        job.recorded.end = job.recorded.start + job.runTime;
        job.recorded.hasFailed = job.runTime <= 60;
    }
    OutlookOptions options;
    options.replicas = 4;
    options.to = 20000;
    options.tellsTrust = true;
    const NamedPolicy own{"a", vector.scene.policy};
    const NamedPolicy other{"b", vector.scene.policy};
    const auto alone = outlookOf(recording, {own}, options);
    ASSERT_FALSE(alone.asItRan.has_value());
    const auto both = outlookOf(recording, {own, other}, options);
    ASSERT_TRUE(both.asItRan.has_value());
    options.asItRan = &alone.judged(); // as one that is known already
    const auto again = outlookOf(recording, {own, other}, options);
    bool isOfAnotherRun = false;
    for (std::size_t account = 0; account < alone.accounts.size(); ++account) {
        const auto wait = alone.policies.front().meanWait(account);
        for (const auto* outlook : {&both, &again}) {
            EXPECT_EQ(outlook->judged().meanWait(account).mean, wait.mean);
            EXPECT_EQ(outlook->judged().meanWait(account).high, wait.high);
            EXPECT_EQ(outlook->judged().deliveredShare(account).low,
                      alone.policies.front().deliveredShare(account).low);
        }
        isOfAnotherRun |= both.policies.front().meanWait(account).mean != wait.mean;
    }
    EXPECT_TRUE(isOfAnotherRun) << "the comparison is of replicas with the same luck";
    EXPECT_EQ(again.policies[1].meanWait(0).mean, both.policies[1].meanWait(0).mean);
}

TEST(Outlook, estimatesHoldNineOfTenNormalRuns)
{
    // t(0.95, 3) = 2.353, s = 1.29099, sqrt(1 + 1/4)
    const auto estimate = estimateOf({1, 2, 3, 4}, -100, 100);
    EXPECT_DOUBLE_EQ(estimate.mean, 2.5);
    EXPECT_NEAR(estimate.high - 2.5, 2.353 * 1.2909944 * 1.1180340, 1e-6);
    EXPECT_NEAR(2.5 - estimate.low, estimate.high - 2.5, 1e-12);
    EXPECT_DOUBLE_EQ(estimateOf({1, 2, 3, 4}, 2, 3).low, 2.0);
    EXPECT_DOUBLE_EQ(estimateOf({5}, 0, 10).low, 5.0);
}

TEST(Outlook, twoFiguresTogetherHoldNineOfTenNormalRuns)
{
    // t(0.975, 3) = 3.182
    const auto estimate = estimateOf({1, 2, 3, 4}, -100, 100, Coverage::OfTwo);
    EXPECT_NEAR(estimate.high - 2.5, 3.182 * 1.2909944 * 1.1180340, 1e-6);

    SplitMix random(7);
    const auto normal = [&] { // of twelve even ones, nearly
        double sum = -6;
        for (int i = 0; i < 12; ++i)
            sum += random.unit();
        return sum;
    };
    constexpr int trials = 4000;
    int held = 0;
    for (int trial = 0; trial < trials; ++trial) {
        const auto holdsAnother = [&] {
            std::vector<double> runs(10);
            for (auto& run : runs)
                run = normal();
            return estimateOf(runs, -100, 100, Coverage::OfTwo).holds(normal());
        };
        const bool first = holdsAnother();
        held += holdsAnother() && first;
    }
    EXPECT_NEAR(static_cast<double>(held) / trials, 0.9, 0.02);
}

TEST(Outlook, anAccountIsJudgedByBothFiguresTogether)
{
    PolicyOutlook policy;
    for (const double wait : {1, 2, 3, 4}) {
        RunFigures run;
        auto& accounts = run.groups[static_cast<std::size_t>(Grouping::Account)];
        accounts.resize(1);
        accounts[0].meanWait = 100 + wait;
        accounts[0].deliveredShare = 0.5 + wait / 100;
        policy.replicas.push_back(run);
    }
    EXPECT_NEAR(policy.meanWait(0).high - 102.5, 3.182 * 1.2909944 * 1.1180340, 1e-6);
    EXPECT_NEAR(policy.deliveredShare(0).high - 0.525, 3.182 * 0.012909944 * 1.1180340, 1e-8);
}

TEST(Outlook, aRunningJobIsExpectedToUseWhatOthersOfItsOwnerUse)
{
    Workload workload;
    workload.owners = {{"x", "u", ""}};
    for (const std::uint32_t run : {600U, 1200U, 1800U, noLimit}) {
        Job job;
        job.limit = 60;
        job.runTime = run;
        job.recorded.start = 1000;
        workload.jobs.push_back(job);
    }
    EXPECT_EQ(estimateRunTimes(workload, 1100), 1U);
    EXPECT_EQ(workload.jobs[3].runTime, 1200U);
    workload.jobs[3].runTime = noLimit;
    EXPECT_EQ(estimateRunTimes(workload, 3000), 1U);
    EXPECT_EQ(workload.jobs[3].runTime, 2000U); // it has run so long already
}

TEST(Replay, aMachineTooSmallForAJobIsNotLoopedOver)
{
    const auto vector = parseVector("S | 1x4 | A c9 @0; B c1 @0 p1 | A=0 B=1");
    const auto outcome = replay(vector.scene, vectorOptions());
    EXPECT_EQ(outcome.jobs[vector.jobs.at("A")].start, 0);
    EXPECT_EQ(answerOf(vector, outcome, "B"), "1");
    EXPECT_LT(outcome.to, 10 * 86400);
}

TEST(Replay, cancelsAtOnce)
{
    const auto vector = crowd();
    const std::atomic<bool> isCancelled = true;
    auto options = vectorOptions();
    options.isCancelled = &isCancelled;
    EXPECT_FALSE(replay(vector.scene, options).isComplete);
}

} // namespace fairlead::replay
