// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/relive.h"
#include "engine/replay/past/past.h"
#include "engine/replay/past/usageatbegin.h"
#include "tests/engine/replay/recordedvector.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
constexpr Second period = 300;
constexpr std::uint32_t classic = 0; // without flags
constexpr Second cut = 4000; // E has ended, A and B run, C waits

/// Three hours of three users of two accounts, the usage before them known.
Scene wholeScene(std::uint32_t flags)
{
    auto scene
        = recordedOf(parseVector("U | 2x8 | E c4 t60 r2000 ax uw @0; A c8 t90 r5000 ax uu @100;"
                                 " B c4 t90 r4500 ay uv @2100; C c8 t60 r1500 ay uv @3900;"
                                 " D c2 t60 r900 ax uw @7000; F c8 t60 r1000 ay uv @8000 | A=100"));
    auto& settings = scene.policy.policy.editSlurm();
    settings.flags = flags;
    settings.halfLife = 3600;
    settings.calcPeriod = period;
    settings.enforcesLimits = true;
    auto recording = std::make_shared<Recording>(*scene.recording);
    recording->cycleAt = 3 * period;
    recording->usage = {{"x", "u", "", 5e4L}, {"y", "v", "", 2e4L}, {"x", "", "", 3e3L}};
    recording->usageAt = -period;
    for (auto& job : recording->workload.jobs)
        job.setPriority = 0;
    scene.recording = recording;
    return scene;
}

std::vector<long double> usageOf(const Scene& scene, Second moment)
{
    const auto snapshot = Past(scene.recording, scene.policy).at(moment);
    auto inputs = baselineInputs(*snapshot, (*snapshot)->computedAt);
    inputs.policy = scene.policy.policy;
    return evaluate(inputs)->assocs.rawUsage;
}

/// A reading at the end, and a recording without what had ended at the cut.
Scene cutScene(const Scene& whole)
{
    auto scene = whole;
    auto reading = std::make_shared<Snapshot>(*whole.policy.snapshot);
    const auto end = whole.recording->workload.to;
    reading->assocs.rawUsage = usageOf(whole, end);
    reading->computedAt = end / period * period;
    reading->policy = whole.policy.policy;
    scene.policy.snapshot = reading;
    auto recording = std::make_shared<Recording>(*whole.recording);
    recording->usage.clear();
    recording->usageAt = 0;
    recording->workload.from = cut;
    std::erase_if(recording->workload.jobs, [](const Job& job) { return job.recorded.end <= cut; });
    recording->provenance.push_back({inputs::usageAtTheBeginning, Message("none"), true});
    scene.recording = recording;
    return scene;
}

Scene begun(const Scene& scene)
{
    return {withUsageAtBegin(scene.recording, scene.policy), scene.policy};
}

/// Effective usage of all, as it is held at a moment; in classic fair-share from cycle to cycle.
std::vector<long double> heldAt(const Scene& scene, Second moment)
{
    const auto snapshot = *Past(scene.recording, scene.policy).at(moment);
    auto inputs = baselineInputs(snapshot, snapshot->computedAt);
    inputs.policy = scene.policy.policy;
    return evaluate(inputs)->assocs.effectiveUsage;
}

std::vector<std::string> saidOf(const Recording& recording)
{
    std::vector<std::string> words;
    for (const auto& entry : recording.provenance) {
        if (isOf(entry, inputs::usageAtTheBeginning))
            words.push_back(english(entry.origin));
    }
    return words;
}
} // namespace

TEST(UsageAtBegin, isWhatTheWholeHistoryTells)
{
    const auto whole = wholeScene(FairTreeFlag);
    const auto rest = begun(cutScene(whole));
    EXPECT_FALSE(rest.recording->usage.empty());
    EXPECT_LT(rest.recording->usageAt, cut);
    for (auto moment = cut; moment < whole.recording->workload.to; moment += 71) {
        const auto expected = usageOf(whole, moment);
        const auto usage = usageOf(rest, moment);
        for (std::size_t i = 0; i < usage.size(); ++i)
            EXPECT_NEAR(static_cast<double>(usage[i]), static_cast<double>(expected[i]), 1e-3)
                << moment << ' ' << i;
    }
    EXPECT_EQ(saidOf(*rest.recording),
              std::vector<std::string>{"worked out from the usage of 1970-01-01T02:30:00 and what "
                                       "jobs were charged since"});
}

TEST(UsageAtBegin, replayAndTimeLineAgreeAtEverySecond)
{
    // Of DEPTH_OBLIVIOUS the time line assumes who was asked for, as for a capture.
    for (const auto flags : {std::uint32_t{FairTreeFlag}, classic}) {
        const auto scene = begun(cutScene(wholeScene(flags)));
        const Past past(scene.recording, scene.policy);
        for (auto moment = cut; moment < scene.recording->workload.to; moment += 97) {
            Cluster cluster(scene);
            (void)relive(cluster, timelineOf(*scene.recording, period), moment + 1);
            const auto snapshot = past.at(moment);
            auto inputs = baselineInputs(*snapshot, (*snapshot)->computedAt);
            inputs.policy = scene.policy.policy;
            const auto evaluation = evaluate(inputs);
            for (std::size_t i = 1; i < evaluation->assocs.fairShare.size(); ++i) {
                if (!(*snapshot)->assocs.isUser(AssocIndex(i)))
                    continue;
                EXPECT_NEAR(cluster.fairShare().factorOf(AssocIndex(i)),
                            evaluation->assocs.fairShare[i], 1e-9)
                    << flags << ' ' << moment << ' ' << i;
            }
        }
    }
}

/// Where the history begins at a cycle, nobody knows the one before.
TEST(UsageAtBegin, isHeldFromTheFirstMoment)
{
    auto scene = wholeScene(classic);
    auto recording = std::make_shared<Recording>(*scene.recording);
    constexpr auto begin = 4 * period;
    recording->workload.from = begin;
    recording->cycleAt = begin;
    recording->usageAt = begin;
    scene.recording = recording;
    auto reading = std::make_shared<Snapshot>(*scene.policy.snapshot);
    reading->policy = scene.policy.policy;
    scene.policy.snapshot = reading;
    const auto first = heldAt(scene, begin);
    const auto next = heldAt(scene, begin + period);
    for (std::size_t i = 1; i < first.size(); ++i)
        EXPECT_NEAR(static_cast<double>(first[i]), static_cast<double>(next[i]), 0.1) << i;
    EXPECT_GT(*std::ranges::max_element(first.begin() + 1, first.end()), 0.1L);
}

TEST(UsageAtBegin, whatIsRecordedStays)
{
    const auto whole = wholeScene(FairTreeFlag);
    EXPECT_EQ(withUsageAtBegin(whole.recording, whole.policy), whole.recording);
}

TEST(UsageAtBegin, whatAResetTookAwayIsNotKnown)
{
    auto scene = cutScene(wholeScene(FairTreeFlag));
    auto recording = std::make_shared<Recording>(*scene.recording);
    auto reading = std::make_shared<Snapshot>(*scene.policy.snapshot);
    reading->utcOffset = 86400 - 5000; // midnight in the history
    scene.policy.policy.editSlurm().usageReset = "DAILY";
    scene.policy.snapshot = reading;
    const auto rest = begun(scene);
    EXPECT_EQ(saidOf(*rest.recording),
              std::vector<std::string>{"0: all usage was set to zero after it, at "
                                       "1970-01-01T01:23:20 (PriorityUsageResetPeriod)"});
    for (const auto& entry : rest.recording->usage) // of A and B, which ran
        EXPECT_LT(entry.raw, 8.0L * cut) << entry.user;
}

TEST(UsageAtBegin, whoWasChargedMoreThanItHasBeginsWithNothing)
{
    auto scene = cutScene(wholeScene(FairTreeFlag));
    auto reading = std::make_shared<Snapshot>(*scene.policy.snapshot);
    const auto user = reading->findAssoc("y", "v", "");
    const auto taken = reading->assocs.rawUsage[user.at()] / 2;
    for (auto i = user; i.isValid(); i = reading->assocs.parent[i.at()])
        reading->assocs.rawUsage[i.at()] -= taken;
    scene.policy.snapshot = reading;
    const auto rest = begun(scene);
    const auto words = saidOf(*rest.recording);
    ASSERT_EQ(words.size(), 2U);
    EXPECT_EQ(words[1], "nothing of 1 account or user: its jobs were charged more than it has");
}

TEST(UsageAtBegin, aReadingLongAfterTheJobsTellsNothing)
{
    auto scene = cutScene(wholeScene(FairTreeFlag));
    auto reading = std::make_shared<Snapshot>(*scene.policy.snapshot);
    reading->computedAt += 86400;
    scene.policy.snapshot = reading;
    const auto rest = begun(scene);
    EXPECT_FALSE(rest.recording->knowsUsageAtBegin());
    ASSERT_EQ(saidOf(*rest.recording).size(), 1U);
    EXPECT_TRUE(saidOf(*rest.recording)[0].starts_with("none: the history goes from"));
}

} // namespace fairlead::replay
