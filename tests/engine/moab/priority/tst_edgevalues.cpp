// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The edge cases of the specification's section 6.1 that are about raw metrics: 1 to 3, 8, 9, 12
// and 24.

#include "engine/moab/config/values.h"
#include "engine/moab/priority/metrics.h"
#include "tests/support/moabqueue.h"

#include <gtest/gtest.h>
#include <limits>

using namespace fairlead;
using namespace fairlead::tests;
using fairlead::moab::Component;
using fairlead::moab::Dialect;
using fairlead::moab::Sub;

namespace {
/// TARGETXFACTOR of a job that waited for so long, with an hour's limit.
double xfactorTarget(const char* goal, std::int64_t queued, const char* more = "")
{
    MoabQueue queue(std::string("TARGETXFACTORWEIGHT 1\nQUEUETIMEWEIGHT 0\nUSERCFG[john] QLIST=q\n"
                                "QOSCFG[q] XFTARGET=")
                    + goal + "\n" + more);
    queue.add("1", queued).moab->qos = "q";
    return queue.terms().component[moab::at(Component::Target)].term;
}

MoabQueue runningJob(std::int64_t elapsed, std::int64_t limit, Dialect dialect = Dialect::Moab)
{
    MoabQueue queue("USAGECONSUMEDWEIGHT 1\nUSAGEREMAININGWEIGHT 1\nUSAGEPERCENTWEIGHT 1\n"
                    "USAGEEXECUTIONTIMEWEIGHT 1\nQUEUETIMEWEIGHT 0",
                    dialect);
    queue.addRunning("1", 0, elapsed).moab->facts.limit = limit;
    return queue;
}
} // namespace

TEST(EdgeValues, edge01EmptyConfigurationCountsMinutesQueued)
{
    struct Row
    {
        std::int64_t queued;
        double shown;
        std::int64_t effective;
    };
    for (const auto dialect : bothDialects) {
        for (const auto& row : {Row{59, 1, 1}, Row{60, 1, 1}, Row{90, 2, 1}, Row{150, 2, 2}}) {
            MoabQueue queue("", dialect);
            queue.add("1", row.queued);
            EXPECT_EQ(shown(queue.sum()), row.shown) << row.queued;
            EXPECT_EQ(queue.start(), row.effective) << row.queued;
        }
    }
}

TEST(EdgeValues, edge02QueueTimeZeroOrInTheFuture)
{
    for (const auto dialect : bothDialects) {
        MoabQueue queue("", dialect);
        queue.add("now", 0);
        queue.add("later", -600);
        const auto e = queue.evaluated();
        for (std::size_t i = 0; i < 2; ++i) {
            EXPECT_EQ(e->moab.sum[i], 0.0);
            EXPECT_EQ(e->moab.start[i], 1);
        }
        EXPECT_EQ(e->rank[0], 1U);
        EXPECT_EQ(e->rank[1], 0U) << "not submitted yet";
    }
}

TEST(EdgeValues, edge03WeightsOfZeroAndBelow)
{
    const auto sumOf = [](const char* config) {
        MoabQueue queue(config);
        queue.add("1", 6000);
        return queue.terms();
    };
    const auto silent = sumOf("SERVICEWEIGHT 0\nXFACTORWEIGHT 5");
    EXPECT_EQ(silent.sum, 0.0);
    EXPECT_EQ(silent.component[moab::at(Component::Service)].weight, 0.0) << "not even shown";
    EXPECT_EQ(sumOf("SERVICEWEIGHT -2").sum, -200.0);
    EXPECT_EQ(sumOf("QUEUETIMEWEIGHT 0").sum, 0.0);
    EXPECT_EQ(sumOf("QUEUETIMEWEIGHT -3").sum, -300.0);
}

TEST(EdgeValues, edge08ExpansionFactorAroundItsLowestLimit)
{
    const auto xfactor = [](const char* minimum, std::int64_t limit, Dialect dialect) {
        MoabQueue queue(std::string("XFACTORWEIGHT 1\n") + minimum, dialect);
        queue.add("1", 600).moab->facts.limit = limit;
        return queue.value(Sub::XFactor);
    };
    EXPECT_EQ(xfactor("XFMINWCLIMIT 300", 100, Dialect::Moab), 3.0);
    EXPECT_EQ(xfactor("XFMINWCLIMIT 300", 300, Dialect::Moab), 3.0);
    EXPECT_EQ(xfactor("XFMINWCLIMIT 300", 600, Dialect::Moab), 2.0);
    EXPECT_EQ(xfactor("", 1, Dialect::Moab), 601.0) << "no lowest limit by default";
    EXPECT_EQ(xfactor("", 0, Dialect::Moab), 601.0) << "without a limit: a second";
    EXPECT_EQ(xfactor("XFMINWCLIMIT 300", 0, Dialect::Moab), 3.0);
    EXPECT_EQ(xfactor("", 60, Dialect::Maui), 5.5) << "Maui's default is two minutes";
    EXPECT_EQ(xfactor("", moab::infiniteTime, Dialect::Moab), 1.000006);
}

TEST(EdgeValues, edge09TargetsAroundTheirGoal)
{
    EXPECT_EQ(moab::closeness(3599.9999, 3600, Dialect::Moab),
              moab::closeness(3599.9999, 3600, Dialect::Maui));
    EXPECT_NEAR(moab::closeness(3599.9999, 3600, Dialect::Moab), 1e8, 10);
    EXPECT_DOUBLE_EQ(moab::closeness(3599.99999, 3600, Dialect::Moab), 1e8)
        << "never nearer than 1e-4";
    EXPECT_EQ(xfactorTarget("2.0", 3600), 1e8);
    EXPECT_EQ(xfactorTarget("2.0", 7200), 1e8 + 1.0);
    EXPECT_EQ(xfactorTarget("0", 3600), 0.0);
    EXPECT_EQ(xfactorTarget("0.5", 0), 1e8 + 0.5) << "missed at submission";
    EXPECT_EQ(xfactorTarget("2.0", 7200, "TARGETXFACTORCAP 1000"), 1000.0);
    EXPECT_EQ(xfactorTarget("2.0", 7200, "TARGETCAP 77"), 77.0);

    MoabQueue queue("TARGETXFACTORWEIGHT 1000\nQUEUETIMEWEIGHT 0\nUSERCFG[john] QLIST=q\n"
                    "QOSCFG[q] XFTARGET=2");
    queue.add("1", 7200).moab->qos = "q";
    EXPECT_EQ(queue.sum(), 100000001000.0);
    EXPECT_EQ(queue.start(), moab::maxPriority);
}

TEST(EdgeValues, edge12ProcessorEquivalents)
{
    MoabQueue queue("PEWEIGHT 1\nQUEUETIMEWEIGHT 0");
    queue.add("swap", 0).moab->requirements = {{2, 1, 0, 65536, 0, 0}};
    queue.add("several", 0).moab->requirements = {{4, 1, 16384, 0, 0, 0}, {3, 2, 0, 0, 0, 0}};
    queue.add("toomuch", 0).moab->requirements = {{200, 1, 4096, 0, 0, 0}};
    EXPECT_EQ(queue.value(Sub::Pe, 0), 32.0);
    EXPECT_EQ(queue.value(Sub::Pe, 1), 38.0) << "the largest part per task, added up";
    EXPECT_EQ(queue.value(Sub::Pe, 2), 400.0);
    queue.site.totals.swap = 0;
    EXPECT_EQ(queue.value(Sub::Pe, 0), 2.0) << "what is not configured is left out";
    queue.site.totals.procs = 0;
    EXPECT_EQ(queue.value(Sub::Pe, 0), 0.0);
    EXPECT_EQ(queue.value(Sub::Pe, 2), 0.0);
}

TEST(EdgeValues, edge24UsageOfIdleAndOverrunningJobs)
{
    auto queue = runningJob(3600, 3600);
    queue.add("idle", 600);
    EXPECT_EQ(queue.terms(1).component[moab::at(Component::Usage)].term, 0.0);
    EXPECT_EQ(queue.value(Sub::Consumed), 3600.0);
    EXPECT_EQ(queue.value(Sub::Remaining), 0.0);
    EXPECT_EQ(queue.value(Sub::Percent), 100.0);
    EXPECT_EQ(runningJob(5400, 3600).value(Sub::Remaining), 0.0) << "not below zero";
    EXPECT_EQ(runningJob(5400, 3600).value(Sub::Percent), 150.0);
    EXPECT_EQ(runningJob(5400, 0).value(Sub::Percent), 0.0);
    EXPECT_EQ(runningJob(5400, 3600, Dialect::Maui).value(Sub::Remaining), -1800.0);
    EXPECT_EQ(runningJob(1800, 3600, Dialect::Maui).value(Sub::Percent), 100.0)
        << "Maui divides by what is left";
    EXPECT_EQ(runningJob(3240, 3600, Dialect::Maui).value(Sub::Percent), 900.0);
}

TEST(EdgeValues, edge24AttributesStatesAndResources)
{
    MoabQueue queue("ATTRATTRWEIGHT 1\nATTRSTATEWEIGHT 1\nATTRGRESWEIGHT 1\nJOBIDWEIGHT 1\n"
                    "JOBNAMEWEIGHT 1\nJOBPRIOF ATTR[a]=5 ATTR[B]=7 STATE[Idle]=3 GRES[matlab]=100");
    auto& job = queue.add("job42x7", 0);
    job.moab->attributes = {"A", "b", "c"};
    job.moab->gres = {"matlab", "matlab", "matlab", "MATLAB"};
    EXPECT_EQ(queue.value(Sub::AttrAttr), 12.0);
    EXPECT_EQ(queue.value(Sub::AttrState), 3.0);
    EXPECT_EQ(queue.value(Sub::AttrGres), 100.0) << "once, however many";
    EXPECT_EQ(queue.value(Sub::JobName), 42.0) << "the first number in the name";
    queue.jobs[0].moab->state = "Deferred";
    EXPECT_EQ(queue.value(Sub::AttrState), 0.0);
}

TEST(EdgeValues, userPriorityStaysInItsRange)
{
    MoabQueue queue("USERPRIOWEIGHT 1");
    queue.add("1", 0).moab->facts.userPriority = 500;
    queue.add("2", 0).moab->facts.userPriority = -5000;
    EXPECT_EQ(queue.value(Sub::UserPrio, 0), 0.0);
    EXPECT_EQ(queue.value(Sub::UserPrio, 1), -1024.0);
    queue.settings.enablesPositiveUserPriority = true;
    EXPECT_EQ(queue.value(Sub::UserPrio, 0), 500.0);
    queue.jobs[0].moab->facts.userPriority = 5000;
    EXPECT_EQ(queue.value(Sub::UserPrio, 0), 1023.0);
}

TEST(EdgeValues, idealsReplaceProcessorsAndDuration)
{
    MoabQueue queue("PROCWEIGHT 1\nWALLTIMEWEIGHT 1\nPRIORITYTARGETPROCCOUNT 16\n"
                    "PRIORITYTARGETDURATION 2:00:00-");
    queue.add("1", 0).moab->requirements = {{20, 1, 0, 0, 0, 0}};
    EXPECT_EQ(queue.value(Sub::Proc), 4.0);
    EXPECT_EQ(queue.value(Sub::Walltime), 3600.0);
    queue.jobs[0].moab->facts.limit = 10000;
    EXPECT_EQ(queue.value(Sub::Walltime), 0.0) << "only below counts";
    queue.settings.idealProcs.isPercent = true;
    EXPECT_EQ(queue.value(Sub::Proc), 25.0);
}

TEST(EdgeValues, deadlinesComeNearer)
{
    MoabQueue queue("DEADLINEWEIGHT 1");
    queue.add("none", 900);
    queue.add("past", 900).moab->facts.deadline = MoabQueue::now - 10;
    queue.add("before", 900).moab->facts.deadline = MoabQueue::now - 10000;
    queue.add("half", 900).moab->facts.deadline = MoabQueue::now + 900;
    EXPECT_EQ(queue.value(Sub::Deadline, 0), 0.0);
    EXPECT_EQ(queue.value(Sub::Deadline, 1), 1.0);
    EXPECT_EQ(queue.value(Sub::Deadline, 2), 1.0);
    EXPECT_EQ(queue.value(Sub::Deadline, 3), 0.5);
}
