// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The edge cases of the specification's section 6.1 about caps, bounds, manual priorities, the
// order and credentials: 4 to 7, 10, 11, 22 and 25.

#include "tests/support/moabqueue.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;
using fairlead::moab::Component;
using fairlead::moab::Dialect;
using fairlead::moab::Sub;

namespace {
/// CRED of a user with that priority, QUEUETIME off.
double userTerm(const std::string& config, int priority, Dialect dialect = Dialect::Moab)
{
    MoabQueue queue("QUEUETIMEWEIGHT 0\nUSERWEIGHT 1\n" + config
                        + "\nUSERCFG[john] PRIORITY=" + std::to_string(priority),
                    dialect);
    queue.add("1", 0);
    return queue.terms().component[moab::at(Component::Cred)].term;
}

std::int64_t startOf(const std::string& config, int priority, Dialect dialect = Dialect::Moab)
{
    MoabQueue queue("QUEUETIMEWEIGHT 0\nUSERWEIGHT 1\n" + config
                        + "\nUSERCFG[john] PRIORITY=" + std::to_string(priority),
                    dialect);
    queue.add("1", 0);
    return queue.start();
}
} // namespace

TEST(EdgeBounds, edge04CapsFromAboveFromBelowAndWithoutMeaning)
{
    for (const auto dialect : bothDialects) {
        const bool isMaui = dialect == Dialect::Maui;
        EXPECT_EQ(userTerm("USERCAP 100", 500, dialect), 100.0);
        EXPECT_EQ(userTerm("USERCAP 100", 100, dialect), 100.0);
        EXPECT_EQ(userTerm("USERCAP 100", -500, dialect), isMaui ? -500.0 : -100.0);
        EXPECT_EQ(userTerm("USERCAP 0", 500, dialect), 500.0);
        EXPECT_EQ(userTerm("USERCAP -5", 500, dialect), 500.0);
        EXPECT_EQ(userTerm("CREDCAP 100", 500, dialect), 100.0);
        EXPECT_EQ(userTerm("CREDCAP 100", -500, dialect), isMaui ? -500.0 : -100.0);
    }
    EXPECT_TRUE(MoabQueue("USERCAP -5").hasProblem(1, Severity::Warning));
}

TEST(EdgeBounds, edge04MauiBoundsNothingOfUsage)
{
    for (const auto* cap : {"USAGECAP 100", "USAGECONSUMEDCAP 100"}) {
        for (const auto dialect : bothDialects) {
            MoabQueue queue(std::string("QUEUETIMEWEIGHT 0\nUSAGECONSUMEDWEIGHT 1\n") + cap,
                            dialect);
            queue.addRunning("1", 0, 1000);
            EXPECT_EQ(queue.terms().run, dialect == Dialect::Maui ? 1001 : 100) << cap;
        }
    }
}

TEST(EdgeBounds, edge05CapsComeBeforeWeights)
{
    EXPECT_EQ(userTerm("USERCAP 100\nCREDCAP 50\nCREDWEIGHT 7", 500), 350.0);
    MoabQueue queue("QUEUETIMEWEIGHT 0\nXFACTORCAP 2\nXFACTORWEIGHT 100");
    queue.add("1", 36000);
    EXPECT_EQ(queue.sum(), 200.0);
}

TEST(EdgeBounds, edge06PriorityZeroAndDefaultEntries)
{
    const std::string config = "QUEUETIMEWEIGHT 0\nUSERWEIGHT 1\nACCOUNTWEIGHT 10\nQOSWEIGHT 100\n"
                               "CLASSWEIGHT 1000\nUSERCFG[john] PRIORITY=0\n"
                               "USERCFG[DEFAULT] PRIORITY=3\nACCOUNTCFG[DEFAULT] PRIORITY=4\n"
                               "CLASSCFG[DEFAULT] PRIORITY=5\nUSERCFG[paul] FSTARGET=1\n"
                               "QOSCFG[DEFAULT] PRIORITY=6";
    MoabQueue moab(config);
    moab.add("john", 0);
    moab.add("paul", 0).user = "paul";
    auto& bare = moab.add("bare", 0);
    bare.user = "nobody";
    bare.moab->jobClass.clear();
    EXPECT_EQ(moab.value(Sub::User, 0), 0.0) << "0 is a priority too";
    EXPECT_EQ(moab.value(Sub::User, 1), 3.0) << "an entry without PRIORITY";
    EXPECT_EQ(moab.value(Sub::User, 2), 3.0);
    EXPECT_EQ(moab.value(Sub::Account, 2), 4.0);
    EXPECT_EQ(moab.value(Sub::Class, 2), 5.0);
    EXPECT_EQ(moab.value(Sub::Class, 0), 5.0);
    EXPECT_EQ(moab.value(Sub::Qos, 2), 6.0);

    MoabQueue maui(config, Dialect::Maui);
    maui.jobs = moab.jobs;
    EXPECT_EQ(maui.value(Sub::User, 0), 3.0) << "Maui takes 0 for unset";
    EXPECT_EQ(maui.value(Sub::Account, 0), 4.0) << "without an account: DEFAULT's";
    EXPECT_EQ(maui.value(Sub::Class, 0), 0.0) << "never DEFAULT's for a job that has a class";
    EXPECT_EQ(maui.value(Sub::Qos, 0), 6.0);
}

TEST(EdgeBounds, edge07AQosThatIsNotGrantedHasNoEffect)
{
    const std::string config = "QUEUETIMEWEIGHT 0\nQOSCFG[hi] QTWEIGHT=10 PRIORITY=9\n"
                               "QOSWEIGHT 1\n";
    for (const auto dialect : bothDialects) {
        MoabQueue refused(config, dialect);
        refused.add("1", 600).moab->qos = "hi";
        EXPECT_EQ(refused.sum(), 0.0);
        for (const auto* list :
             {"USERCFG[john] QLIST=lo,hi", "USERCFG[DEFAULT] QLIST=hi:lo",
              "GROUPCFG[staff] QLIST=hi&", "CLASSCFG[batch] QDEF=hi", "SYSCFG QLIST=hi"}) {
            MoabQueue granted(config + list, dialect);
            granted.add("1", 600).moab->qos = "hi";
            EXPECT_EQ(granted.sum(), 109.0) << list;
            const auto terms = granted.terms();
            EXPECT_EQ(terms.sub[moab::at(Sub::QueueTime)].weight, 10.0)
                << "shown although QUEUETIMEWEIGHT is 0";
        }
    }
}

TEST(EdgeBounds, edge10LowerAndUpperBound)
{
    EXPECT_EQ(startOf("USERWEIGHT 1000000", 2000), moab::maxPriority);
    for (const int priority : {-7, 0, 1})
        EXPECT_EQ(startOf("", priority), 1);
    EXPECT_EQ(startOf("ENABLENEGJOBPRIORITY TRUE", -7), -7);
    EXPECT_EQ(startOf("ENABLENEGJOBPRIORITY TRUE", 0), 0);
    EXPECT_EQ(startOf("REJECTNEGPRIOJOBS TRUE", -7), 1);
    EXPECT_EQ(startOf("REJECTNEGPRIOJOBS TRUE", -7, Dialect::Maui), -7)
        << "Maui's rejection lifts the bound";
    for (const auto dialect : bothDialects) {
        MoabQueue queue("QUEUETIMEWEIGHT 0\nUSERWEIGHT 1\nUSERCFG[john] PRIORITY=-7\n"
                        "ENABLENEGJOBPRIORITY TRUE\nREJECTNEGPRIOJOBS TRUE",
                        dialect);
        queue.add("1", 0);
        const auto e = queue.evaluated();
        EXPECT_EQ(e->moab.start[0], -7);
        EXPECT_EQ(e->rank[0], 0U) << "rejected jobs have no place";
        EXPECT_EQ(e->status[0], RowStatus::NotEligible);
    }
}

TEST(EdgeBounds, edge11ManualPriorities)
{
    const auto start = [](std::int64_t value, bool isRelative, std::int64_t queued) {
        MoabQueue queue("USERWEIGHT 1\nUSERCFG[john] PRIORITY=-100");
        queue.add("1", queued).moab->facts.manual = {value, isRelative};
        return queue.start();
    };
    EXPECT_EQ(start(5, false, 60), 1000000005);
    EXPECT_EQ(start(500, true, 60), 501) << "added to the bounded priority";
    EXPECT_EQ(start(-500, true, 60), -499) << "and not bounded again";
    EXPECT_EQ(start(-500, true, 13200), -380);
    EXPECT_EQ(start(0, false, 60), 1);
    EXPECT_EQ(start(0, true, 13200), 120);
}

TEST(EdgeBounds, edge22WeightsOfPartitions)
{
    MoabQueue queue("QUEUETIMEWEIGHT 2\nQUEUETIMEWEIGHT[fast] 10\nQUEUETIMEWEIGHT[slow] -1\n"
                    "QUEUETIMECAP 30\nQUEUETIMECAP[fast] 20\nQUEUETIMECAP[slow] 0\n"
                    "QUEUETIMEWEIGHT[other] 3\nSERVICEWEIGHT[ALL] 1");
    for (const auto* partition : {"ALL", "fast", "slow", "other", "unknown"})
        queue.add(partition, 6000).partitions = {partition};
    const auto e = queue.evaluated();
    EXPECT_EQ(e->moab.sum, (std::vector<double>{60, 200, -30, 90, 60}))
        << "a cap of 0 inherits, -1 is a weight like others";
    EXPECT_EQ(queue.settings.weightsOf("").sub[0], 2);

    MoabQueue maui("QUEUETIMEWEIGHT 2\nQUEUETIMEWEIGHT[fast] 10", Dialect::Maui);
    maui.add("1", 6000).partitions = {"fast"};
    EXPECT_EQ(maui.sum(), 200.0) << "Maui schedules with the global weights only";
    auto inputs = maui.evaluated()->inputs;
    inputs.partition = "fast";
    EXPECT_EQ(evaluate(inputs)->moab.sum[0], 1000.0) << "as diagnose -p -t shows them";
}

TEST(EdgeBounds, edge25TiesByQueueStartThenByNumber)
{
    MoabQueue queue("QUEUETIMEWEIGHT 0");
    queue.add("late", 60);
    queue.add("early", 6000);
    queue.add("b", 600);
    queue.add("c", 600);
    const auto e = queue.evaluated();
    EXPECT_EQ(e->rank, (std::vector<std::uint32_t>{4, 1, 2, 3}));
}

TEST(EdgeBounds, edge25AHundredThousandJobsAndWeightsOfABillion)
{
    MoabQueue queue("QUEUETIMEWEIGHT 1000000000\nSERVICEWEIGHT 1000000000\n"
                    "ENABLENEGJOBPRIORITY TRUE\nCREDWEIGHT -1000000000\nUSERWEIGHT 1000000000\n"
                    "USERCFG[low] PRIORITY=1000000000");
    constexpr std::size_t count = 100000;
    queue.jobs.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        auto& job = queue.add(std::to_string(i), 600);
        if (i % 2 == 1)
            job.user = "low";
    }
    const auto e = queue.evaluated();
    EXPECT_EQ(e->order.size(), count);
    EXPECT_EQ(e->moab.sum[0], 1e19);
    EXPECT_EQ(e->moab.start[0], moab::maxPriority);
    EXPECT_EQ(e->moab.sum[1], 1e19 - 1e27);
    EXPECT_LT(e->moab.start[1], -8000000000000000000LL);
    for (std::size_t i = 0; i < count; i += 2)
        ASSERT_EQ(e->rank[i], i / 2 + 1);
}
