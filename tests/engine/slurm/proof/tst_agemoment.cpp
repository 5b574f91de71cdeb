// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/timetext.h"
#include "engine/slurm/proof/agemoment.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::slurm;

namespace {
constexpr std::int64_t moment = 1795205796;
constexpr std::uint32_t maxAge = 7200;

/// A queue whose ages were printed at `moment`, weighted and rounded.
SnapshotRecords printed(const std::vector<std::int64_t>& waited, std::uint32_t weight)
{
    SnapshotRecords records;
    auto& settings = records.policy.editSlurm();
    settings.maxAge = maxAge;
    settings.setWeight(Factor::Age, weight);
    for (std::size_t i = 0; i < waited.size(); ++i) {
        JobRecord job;
        job.id = static_cast<std::uint32_t>(i + 1);
        job.accrueTime = moment - waited[i];
        records.jobs.push_back(job);
        PriorityAnswerRecord answer;
        answer.jobId = job.id;
        const auto age = std::min(1.0, static_cast<double>(waited[i]) / maxAge);
        answer.answer.terms[0] = std::llround(std::nearbyint(age * weight));
        records.priorityAnswers.push_back(answer);
    }
    return records;
}
} // namespace

TEST(AgeMoment, oneRoundedAgeBoundsIt)
{
    const auto found = momentsOfAges(printed({920}, 1000));
    EXPECT_TRUE(found.isTold());
    EXPECT_EQ(found.common, (MomentRange{moment - 2, moment + 5})); // 127.5 to 128.5 of 7.2 s
}

TEST(AgeMoment, severalAgesIntersect)
{
    const auto found = momentsOfAges(printed({920, 923, 925, 929, 2000, 3001}, 1000));
    EXPECT_TRUE(found.isTold());
    EXPECT_EQ(found.count, 6U);
    EXPECT_TRUE(found.common.holds(moment));
    EXPECT_LE(found.common.last - found.common.first, 3);
}

TEST(AgeMoment, aFewThatDisagreeDoNotCount)
{
    auto records = printed({920, 923, 925, 929, 2000, 3001}, 1000);
    records.priorityAnswers[1].answer.terms[0] += 40; // updated by hand since
    const auto found = momentsOfAges(records);
    EXPECT_TRUE(found.isTold());
    EXPECT_EQ(found.count, 5U);
    EXPECT_EQ(found.of, 6U);
    EXPECT_TRUE(found.common.holds(moment));
}

TEST(AgeMoment, normalizedAgesTellTheSecond)
{
    auto records = printed({920}, 1000);
    NormalizedAnswerRecord answer;
    answer.jobId = 1;
    answer.answer.factors[0] = 0.1277778;
    records.normalizedAnswers.push_back(answer);
    const auto found = momentsOfAges(records);
    EXPECT_TRUE(found.isTold());
    EXPECT_EQ(found.common, (MomentRange{moment, moment}));
}

TEST(AgeMoment, agesAtTheirEndsTellNoMomentAlone)
{
    EXPECT_FALSE(momentsOfAges(printed({7200, 9000}, 1000)).isTold()); // only: not before
    EXPECT_FALSE(momentsOfAges(printed({0}, 1000)).isTold()); // only: not after
    EXPECT_TRUE(momentsOfAges(printed({920, 9000, 0}, 1000)).isTold());
    EXPECT_EQ(momentsOfAges(printed({920}, 0)).of, 0U); // age does not count
}

TEST(AgeMoment, jobsThatDoNotAccrueTellNothing)
{
    auto records = printed({920, 925}, 1000);
    records.jobs[0].accrueTime = 0;
    EXPECT_EQ(momentsOfAges(records).of, 1U);
    records.jobs[0].submitTime = moment - 920;
    records.policy.editSlurm().flags |= AccrueAlways;
    EXPECT_EQ(momentsOfAges(records).of, 2U);
    records.jobs[1].hasSetPriority = true; // its factors are 0 whatever it has waited
    EXPECT_EQ(momentsOfAges(records).of, 1U);
}

TEST(AgeMoment, unlimitedMaxAgeAndNoMaxAge)
{
    EXPECT_FALSE(momentsOfAge(1000, 0.2, 0.3, 0)); // the age is always 1
    const auto slow = momentsOfAge(1000, 0.5e-7, 1.5e-7, 4294967236U);
    ASSERT_TRUE(slow);
    EXPECT_EQ(*slow, (MomentRange{1000 + 215, 1000 + 644}));
}

TEST(AgeMoment, twoQuestionsAcrossACycle)
{
    auto records = printed({920, 923, 925}, 1000);
    for (std::uint32_t job = 1; job <= 3; ++job) { // sprio -n was asked a minute later
        NormalizedAnswerRecord answer;
        answer.jobId = job;
        const auto waited = static_cast<double>(moment + 60 - records.jobs[job - 1].accrueTime);
        answer.answer.factors[0] = std::round(waited / maxAge * 1e7) / 1e7;
        records.normalizedAnswers.push_back(answer);
    }
    const auto found = momentsOfAges(records);
    EXPECT_TRUE(found.isTold());
    EXPECT_EQ(found.of, 3U); // of sprio, which has the priorities
    EXPECT_TRUE(found.common.holds(moment));
}

TEST(AgeMoment, theLatestOfEqualStretchesCounts)
{
    const std::vector<MomentRange> ranges{{10, 20}, {30, 40}, {12, 18}, {33, 50}};
    const auto found = commonMoments(ranges);
    EXPECT_EQ(found.count, 2U);
    EXPECT_EQ(found.common, (MomentRange{33, 40}));
    EXPECT_FALSE(found.isTold()); // half of them is not most
    EXPECT_EQ(commonMoments({}).count, 0U);
}
