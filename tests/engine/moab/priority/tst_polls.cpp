// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/polls.h"
#include "tests/support/moabqueue.h"

#include <gtest/gtest.h>
#include <random>

using namespace fairlead;
using namespace fairlead::tests;
using fairlead::moab::Dialect;
using fairlead::moab::Event;

namespace {
constexpr auto now = MoabQueue::now;
constexpr std::int64_t minute = 60; // s, RMPOLLINTERVAL of the queues here

void addEvent(MoabQueue& queue, Event::Kind kind, std::int64_t time, std::int64_t value,
              const std::string& job)
{
    Event event;
    event.kind = kind;
    event.step = static_cast<int>(queue.site.events.size()) + 1;
    event.time = time;
    event.job = job;
    event.value = value;
    queue.site.events.push_back(event);
}

/// Jobs of several users that come and are held and released again, with or without MAXIJOB.
MoabQueue randomRun(std::mt19937& random, Dialect dialect, const std::string& more)
{
    MoabQueue queue("QUEUETIMEWEIGHT 1\nRMPOLLINTERVAL 60\n" + more, dialect);
    for (int i = 0; i < 12; ++i) {
        const auto name = "j" + std::to_string(i);
        auto& job = queue.add(name, static_cast<std::int64_t>(random() % 20000) - 9000);
        job.user = "u" + std::to_string(random() % 3);
    }
    queue.site.firstQuery = now;
    for (int i = 0; i < 6; ++i) {
        const auto time = now + static_cast<std::int64_t>(random() % 12000);
        const auto job = "j" + std::to_string(random() % 12);
        addEvent(queue, random() % 2 == 0 ? Event::Hold : Event::Release, time, moab::UserHoldBlock,
                 job);
    }
    std::stable_sort(queue.site.events.begin(), queue.site.events.end(),
                     [](const Event& a, const Event& b) { return a.time < b.time; });
    return queue;
}

/// The same with a command for nobody behind each poll, so that each is passed by itself.
MoabQueue pollByPoll(MoabQueue queue, std::int64_t until)
{
    for (auto time = now; time <= until; time += minute)
        addEvent(queue, Event::Release, time, 0, "nobody");
    std::stable_sort(queue.site.events.begin(), queue.site.events.end(),
                     [](const Event& a, const Event& b) { return a.time < b.time; });
    return queue;
}
} // namespace

TEST(Polls, stretchesGiveWhatEachPollGives)
{
    std::mt19937 random(20261122);
    for (int run = 0; run < 60; ++run) {
        const auto dialect = run % 2 == 0 ? Dialect::Maui : Dialect::Moab;
        const auto* const limit = run % 3 == 0 ? ""
            : run % 3 == 1                     ? "USERCFG[DEFAULT] MAXIJOB=1\n"
                                               : "USERCFG[u1] MAXIJOB=2\n";
        const auto* const policy = dialect == Dialect::Moab ? ""
            : run % 4 == 0                                  ? "JOBPRIOACCRUALPOLICY FULLPOLICY\n"
                                                            : "JOBPRIOACCRUALPOLICY QUEUEPOLICY\n";
        const auto queue = randomRun(random, dialect, std::string(limit) + policy);
        const auto at = now + static_cast<std::int64_t>(random() % 40000);
        const auto quick = queue.evaluated(at);
        const auto exact = pollByPoll(queue, at).evaluated(at);
        ASSERT_EQ(quick->moab.clocks.size(), exact->moab.clocks.size());
        for (std::size_t i = 0; i < quick->moab.clocks.size(); ++i) {
            const auto& a = quick->moab.clocks[i];
            const auto& b = exact->moab.clocks[i];
            EXPECT_EQ(a.effective, b.effective) << "run " << run << ", job " << i;
            EXPECT_EQ(a.queueStart, b.queueStart) << "run " << run << ", job " << i;
            EXPECT_EQ(a.blocks, b.blocks) << "run " << run << ", job " << i;
        }
        EXPECT_EQ(quick->rank, exact->rank) << "run " << run;
    }
}

// Poll by poll it would not end.
TEST(Polls, theEndOfTimeIsNotFar)
{
    constexpr std::int64_t end = 253402300799; // 9999-12-31T23:59:59
    std::mt19937 random(1);
    for (const auto* limit : {"", "USERCFG[DEFAULT] MAXIJOB=1\n", "USERCFG[DEFAULT] MAXIJOB=-3\n",
                              "RMPOLLINTERVAL 0:00:01\n", "RMPOLLINTERVAL -60\n"}) {
        const auto queue = randomRun(random, Dialect::Maui, limit);
        const auto evaluation = queue.evaluated(end);
        EXPECT_EQ(evaluation->rank.size(), 12U);
    }
}

TEST(Polls, whatHappensEndsAStretch)
{
    MoabQueue queue("RMPOLLINTERVAL 60\n", Dialect::Maui);
    queue.add("1", 100);
    queue.add("2", -150); // submitted between the third and the fourth poll
    queue.site.firstQuery = now;
    addEvent(queue, Event::Hold, now + 600, 0, "1");
    addEvent(queue, Event::Release, now + 659, 0, "1");
    const auto snapshot = queue.evaluated(now)->inputs.snapshot;
    const moab::Polls polls(now, now + 1200, minute);
    EXPECT_EQ(polls.count, 21);
    EXPECT_EQ(moab::stretchEnds(polls, *snapshot), (std::vector<std::int64_t>{2, 10, 20}));
    EXPECT_EQ(moab::Polls(now, now - 1, minute).count, 0);
    EXPECT_EQ(moab::Polls(now, now + 3, 0).count, 4);
}
