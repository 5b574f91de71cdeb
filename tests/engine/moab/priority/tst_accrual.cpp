// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Effective queue time: edge case 19 of the specification's section 6.1.

#include "tests/support/moabqueue.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;
using fairlead::moab::Dialect;
using fairlead::moab::Event;

namespace {
constexpr auto now = MoabQueue::now;

/// A recorded run of Maui: one job that was queued for 119 minutes at the first query.
MoabQueue recordedRun(const std::string& policy, const std::string& more = "")
{
    MoabQueue queue("JOBPRIOACCRUALPOLICY " + policy + "\n" + more, Dialect::Maui);
    queue.add("q1", 7140);
    queue.site.firstQuery = now;
    return queue;
}

void addEvent(MoabQueue& queue, Event::Kind kind, std::int64_t after, std::int64_t value,
              const char* job = "q1")
{
    Event event;
    event.kind = kind;
    event.step = static_cast<int>(queue.site.events.size()) + 1;
    event.time = now + after;
    event.job = job;
    event.value = value;
    queue.site.events.push_back(event);
}

double minutesAt(const MoabQueue& queue, std::int64_t after, std::size_t job = 0)
{
    return queue.evaluated(now + after)->moab.sum[job];
}

/// A job of Moab, submitted 100 minutes ago, that was blocked from minute 20 to minute 50.
double accrued(const std::string& config, moab::BlockReason reason, std::int64_t until = 50)
{
    MoabQueue queue(config);
    const auto submitted = now - 6000;
    queue.add("1", 6000).moab->blocks
        = {{submitted + 1200, until == 0 ? 0 : submitted + until * 60, reason}};
    return queue.sum();
}
} // namespace

TEST(Accrual, edge19AHoldUnderThePoliciesOfMaui)
{
    struct Row
    {
        const char* policy;
        double released; ///< one minute after release
    };
    for (const auto& row : {Row{"FULLPOLICY", 1}, Row{"QUEUEPOLICY", 125}, Row{"ALWAYS", 125}}) {
        auto queue = recordedRun(row.policy);
        addEvent(queue, Event::Hold, 0, moab::UserHoldBlock);
        addEvent(queue, Event::Release, 300, moab::UserHoldBlock);
        EXPECT_EQ(minutesAt(queue, 0), 119) << row.policy;
        EXPECT_EQ(minutesAt(queue, 240), 119) << "frozen while it is held";
        EXPECT_EQ(minutesAt(queue, 360), row.released) << row.policy;
    }
}

TEST(Accrual, edge19APolicyViolationUnderThePoliciesOfMaui)
{
    for (const auto* policy : {"QUEUEPOLICY", "FULLPOLICY", "ALWAYS"}) {
        auto queue = recordedRun(policy, "USERCFG[john] MAXIJOB=1");
        queue.add("q2", 6960);
        addEvent(queue, Event::Query, 0, 0);
        const bool isAlways = std::string_view(policy) == "ALWAYS";
        EXPECT_EQ(minutesAt(queue, 0, 1), isAlways ? 116 : 0) << policy;
        EXPECT_EQ(minutesAt(queue, 300, 1), isAlways ? 121 : 0) << policy;
        EXPECT_EQ(minutesAt(queue, 300, 0), 124) << policy;
    }
}

TEST(Accrual, edge19LookingAtABlockedJobFreezesIt)
{
    auto queue = recordedRun("ALWAYS", "USERCFG[john] MAXIJOB=1");
    queue.add("q2", 6960);
    addEvent(queue, Event::CheckJob, 300, 0, "q2");
    EXPECT_EQ(minutesAt(queue, 300, 1), 121);
    EXPECT_EQ(minutesAt(queue, 600, 1), 121);
}

TEST(Accrual, edge19AResetJobStartsFromZeroWhenItBecomesEligible)
{
    auto queue = recordedRun("QUEUEPOLICY", "USERCFG[john] MAXIJOB=1");
    queue.add("q2", 6960);
    addEvent(queue, Event::Hold, 0, moab::UserHoldBlock);
    EXPECT_EQ(minutesAt(queue, 0, 1), 0);
    EXPECT_EQ(minutesAt(queue, 300, 1), 5);
}

TEST(Accrual, edge19BlocksUnderThePoliciesOfMoab)
{
    using enum moab::BlockReason;
    EXPECT_EQ(accrued("", UserHoldBlock), 70) << "ACCRUE without exceptions";
    EXPECT_EQ(accrued("JOBPRIOACCRUALPOLICY ACCRUE\nJOBPRIOEXCEPTIONS USERHOLD", UserHoldBlock),
              100);
    EXPECT_EQ(accrued("JOBPRIOACCRUALPOLICY ACCRUE\nJOBPRIOEXCEPTIONS BATCHHOLD,SYSTEMHOLD",
                      UserHoldBlock),
              70);
    EXPECT_EQ(accrued("JOBPRIOACCRUALPOLICY RESET", UserHoldBlock), 50);
    EXPECT_EQ(accrued("JOBPRIOACCRUALPOLICY RESET\nJOBPRIOEXCEPTIONS ALL", UserHoldBlock), 100);
    EXPECT_EQ(accrued("", UserHoldBlock, 0), 20) << "still held";
    EXPECT_EQ(accrued("JOBPRIOACCRUALPOLICY RESET", UserHoldBlock, 0), 0);
    EXPECT_EQ(accrued("JOBPRIOACCRUALPOLICY ALWAYS", DependsBlock), 100) << "old names map";
    EXPECT_EQ(accrued("JOBPRIOACCRUALPOLICY QUEUEPOLICY", SoftPolicyBlock), 100);
    EXPECT_EQ(accrued("JOBPRIOACCRUALPOLICY QUEUEPOLICY", UserHoldBlock), 70);
    EXPECT_EQ(accrued("JOBPRIOACCRUALPOLICY FULLPOLICY", DependsBlock), 70);
    EXPECT_EQ(accrued("JOBPRIOACCRUALPOLICY FULLPOLICYRESET", DependsBlock), 50);
}

TEST(Accrual, overlappingBlocksCountOnce)
{
    const moab::Settings settings;
    const std::array<moab::Block, 3> blocks{{{100, 300, moab::UserHoldBlock},
                                             {200, 400, moab::DependsBlock},
                                             {150, 250, moab::DeferBlock}}};
    EXPECT_EQ(moab::accruedSeconds(0, 1000, blocks, settings), 700);
    EXPECT_EQ(moab::accruedSeconds(0, 150, blocks, settings), 100);
    EXPECT_EQ(moab::accruedSeconds(1000, 500, {}, settings), 0) << "the clock ran backwards";
}

TEST(Accrual, whatTheSourceSaysWins)
{
    MoabQueue queue("");
    queue.add("1", 6000).moab->facts.eligible = 1200;
    EXPECT_EQ(queue.sum(), 20.0);
    EXPECT_EQ(queue.evaluated(MoabQueue::now + 60)->moab.sum[0], 21.0) << "and goes on from there";
}
