// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/recordedwaits.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

TEST(RecordedWaits, areThoseOfThePeriodThatHaveStarted)
{
    const auto vector = parseVector("S | 1x8 | A c1 @0; B c1 @10; C c1 @20 ay; D c1 @30 | A=1");
    auto recording = *vector.scene.recording;
    auto& jobs = recording.workload.jobs;
    const auto begin = secondOf(jobs[0].submit);
    const auto startAfter = [&](std::size_t job, Second wait) {
        jobs[job].recorded.start = secondOf(jobs[job].submit) + wait;
        jobs[job].recorded.end = jobs[job].recorded.start + 5;
    };
    startAfter(0, 3);
    startAfter(1, 7);
    startAfter(2, 100);
    startAfter(3, 5000); // after the end
    const auto& owners = recording.workload.owners;
    const auto first = owners[jobs[0].owner];
    const auto third = owners[jobs[2].owner];
    ASSERT_NE(first.account, third.account);

    const auto all = recordedWaits(recording, begin, begin + 1000);
    ASSERT_EQ(all.accounts.count(first.account), 1U);
    EXPECT_EQ(all.accounts.at(first.account).jobs, 2U);
    EXPECT_DOUBLE_EQ(all.accounts.at(first.account).meanWait, 5.0);
    EXPECT_EQ(all.accounts.at(third.account).jobs, 1U);
    EXPECT_DOUBLE_EQ(all.accounts.at(third.account).medianWait, 100.0);
    EXPECT_EQ(all.users.at(first.user).jobs, first.user == third.user ? 3U : 2U);

    // Who waited as the period began counts with the whole wait; who had started does not.
    const auto waiting = recordedWaits(recording, begin + 2, begin + 1000);
    EXPECT_EQ(waiting.accounts.at(first.account).jobs, 2U);
    EXPECT_DOUBLE_EQ(waiting.accounts.at(first.account).meanWait, 5.0);
    const auto later = recordedWaits(recording, begin + 5, begin + 1000);
    EXPECT_EQ(later.accounts.at(first.account).jobs, 1U);
    EXPECT_DOUBLE_EQ(later.accounts.at(first.account).meanWait, 7.0);
    EXPECT_FALSE(isOfPeriod(jobs[0], 0, begin + 5, begin + 1000)); // a run tells no start of it
    EXPECT_TRUE(isOfPeriod(jobs[1], 0, begin + 5, begin + 1000));
    EXPECT_TRUE(recordedWaits(recording, begin + 1000, begin + 2000).accounts.empty());

    // A history that begins within the period does not tell of who came before.
    recording.workload.from = begin + 300;
    EXPECT_EQ(recordedWaits(recording, begin, begin + 1000).knownFrom, begin + 300);
    EXPECT_EQ(recordedWaits(recording, begin + 500, begin + 1000).knownFrom, begin + 500);
}

TEST(RecordedWaits, ofAUserInOneAccountAreThoseOfItAlone)
{
    const auto vector = parseVector("S | 1x8 | A c1 @0; B c1 @10; C c1 @20 ay; D c1 @30 | A=1");
    auto recording = *vector.scene.recording;
    auto& jobs = recording.workload.jobs;
    auto& owners = recording.workload.owners;
    const auto begin = secondOf(jobs[0].submit);
    for (std::size_t i = 0; i < jobs.size(); ++i)
        jobs[i].recorded.start = secondOf(jobs[i].submit) + 10 * static_cast<Second>(i + 1);
    owners = {{"bio", "dora", {}}, {"physics", "dora", {}}, {"bio", "dora", "long"}};
    for (std::size_t i = 0; i < jobs.size(); ++i)
        jobs[i].owner = static_cast<std::uint32_t>(i % owners.size());

    const auto waits = recordedWaits(recording, begin, begin + 1000);
    ASSERT_EQ(waits.members.size(), 2U);
    const auto& inBio = waits.members.at({"bio", "dora"}); // in two partitions
    EXPECT_EQ(inBio.jobs, 3U);
    EXPECT_DOUBLE_EQ(inBio.medianWait, 30.0);
    EXPECT_EQ(waits.members.at({"physics", "dora"}).jobs, 1U);
    EXPECT_EQ(waits.users.at("dora").jobs, 4U);
}

} // namespace fairlead::replay
