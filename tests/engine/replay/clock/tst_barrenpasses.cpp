// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/barrenpasses.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {

/// When there are barren passes of a scheduler.
std::vector<Moment> barrensOf(Timeline timeline, StartedBy by, const Parameters& parameters = {})
{
    addBarrenPasses(timeline, parameters);
    std::vector<Moment> moments;
    for (const auto& happening : timeline.happenings) {
        if (happening.kind == Happening::Kind::BarrenPass
            && happening.what == static_cast<std::uint32_t>(by))
            moments.push_back(happening.at);
    }
    return moments;
}

/// A pass of main at 10 s, a submission at 11 s, an end at 20 s.
Timeline asking()
{
    Timeline timeline;
    timeline.passes = {{10000, StartedBy::Main, {}, true}};
    timeline.happenings = {{10000, Happening::Kind::Pass, 0, 0},
                           {11000, Happening::Kind::Submission, 1, 0},
                           {11500, Happening::Kind::Submission, 2, 0},
                           {20000, Happening::Kind::End, 0, 0},
                           {20500, Happening::Kind::Cycle, 0, 20}};
    return timeline;
}
} // namespace

/// The first tick three seconds behind the last pass, one for all who ask until then.
TEST(BarrenPasses, whatAsksForAMainPassHasOne)
{
    Parameters parameters;
    parameters.tickPeriod = 1000;
    EXPECT_EQ(barrensOf(asking(), StartedBy::Main, parameters),
              (std::vector<Moment>{13000, 21000}));
    parameters.batchDelay = 5;
    EXPECT_EQ(barrensOf(asking(), StartedBy::Main, parameters),
              (std::vector<Moment>{15000, 21000}));
    parameters.interval = -1; // no main passes
    EXPECT_TRUE(barrensOf(asking(), StartedBy::Main, parameters).empty());
}

TEST(BarrenPasses, aPassThatStartedSomebodyIsWhatWasAskedFor)
{
    auto timeline = asking();
    timeline.passes.push_back({12900, StartedBy::Main, {}, true});
    timeline.happenings.insert(timeline.happenings.begin() + 3,
                               {12900, Happening::Kind::Pass, 1, 0});
    Parameters parameters;
    parameters.tickPeriod = 1000;
    EXPECT_EQ(barrensOf(timeline, StartedBy::Main, parameters), (std::vector<Moment>{20900}));
}

TEST(BarrenPasses, runsOfBackfillLieInEqualStepsBetweenThoseOfTheRecord)
{
    Timeline timeline;
    timeline.passes = {{100000, StartedBy::Backfill, {}, true},
                       {193000, StartedBy::Backfill, {}, true},
                       {224000, StartedBy::Backfill, {}, true}};
    const auto cycleAt = [](Moment at) {
        return Happening{at, Happening::Kind::Cycle, 0, secondOf(at)};
    };
    const auto passAt = [&](std::uint32_t pass) {
        return Happening{timeline.passes[pass].at, Happening::Kind::Pass, pass, 0};
    };
    timeline.happenings = {passAt(0),       cycleAt(115000), cycleAt(129000), cycleAt(140000),
                           cycleAt(170000), passAt(1),       cycleAt(200000), passAt(2)};
    EXPECT_EQ(barrensOf(timeline, StartedBy::Backfill), (std::vector<Moment>{131000, 162000}));
    Parameters parameters;
    parameters.backfillInterval = 15;
    EXPECT_EQ(barrensOf(timeline, StartedBy::Backfill, parameters),
              (std::vector<Moment>{115500, 131000, 146500, 177500, 208500}));
    parameters.backfillInterval = -1; // it does not run
    EXPECT_TRUE(barrensOf(timeline, StartedBy::Backfill, parameters).empty());
    EXPECT_TRUE(barrensOf({}, StartedBy::Backfill).empty());
    timeline.happenings = {passAt(0), cycleAt(90'000'000'100'000)}; // of a thousand years
    EXPECT_EQ(barrensOf(timeline, StartedBy::Backfill), (std::vector<Moment>{130000}));
}

} // namespace fairlead::replay
