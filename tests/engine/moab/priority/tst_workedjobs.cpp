// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The six worked jobs of the specification's section 6.2 and its tables, in both dialects.

#include "engine/moab/priority/metrics.h"
#include "tests/support/moabqueue.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;
using fairlead::moab::Component;
using fairlead::moab::Dialect;
using fairlead::moab::Sub;

namespace {
const moab::ComponentTerm& component(const moab::Terms& terms, Component c)
{
    return terms.component[moab::at(c)];
}

const moab::SubTerm& sub(const moab::Terms& terms, Sub s)
{
    return terms.sub[moab::at(s)];
}

/// What a recomputation prints with %g.
void expectNear(double value, double printed)
{
    EXPECT_NEAR(value, printed, std::abs(printed) * 1e-5);
}

MoabQueue jobTwo(Dialect dialect)
{
    MoabQueue queue("CREDWEIGHT 2\nCREDCAP 8000\nUSERWEIGHT 10\nUSERCAP 500\nGROUPWEIGHT 1\n"
                    "USERCFG[john] PRIORITY=-1000\nGROUPCFG[staff] PRIORITY=-20000",
                    dialect);
    queue.add("ex2", 3600);
    return queue;
}

/// The public fairshare example; the QOS has a floor of 10 and has used that much.
MoabQueue jobThree(double qosUsage, Dialect dialect)
{
    MoabQueue queue("FSPOLICY DEDICATEDPS\nFSDEPTH 1\nFSWEIGHT 100\nFSUSERWEIGHT 10\n"
                    "FSGROUPWEIGHT 20\nFSACCOUNTWEIGHT 30\nFSQOSWEIGHT 40\nQUEUETIMEWEIGHT 0\n"
                    "ENABLENEGJOBPRIORITY TRUE\n"
                    "USERCFG[john] FSTARGET=10\nACCOUNTCFG[phys] FSTARGET=10\n"
                    "QOSCFG[gold] FSTARGET=10+\nUSERCFG[john] QLIST=gold",
                    dialect);
    queue.addWindow(0, 100,
                    {{moab::Cred::User, "john", 5},
                     {moab::Cred::Group, "staff", 70},
                     {moab::Cred::Account, "phys", 20},
                     {moab::Cred::Qos, "gold", qosUsage}});
    auto& job = queue.add("ex3", 0);
    job.account = "phys";
    job.moab->qos = "gold";
    return queue;
}

MoabQueue jobFour(Dialect dialect)
{
    MoabQueue queue("RESWEIGHT 3\nRESCAP 50000\nNODEWEIGHT 10\nPROCWEIGHT 2\nMEMWEIGHT 1\n"
                    "MEMCAP 65536\nPEWEIGHT 100\nWALLTIMEWEIGHT -2\nQUEUETIMEWEIGHT 0",
                    dialect);
    auto& job = queue.add("ex4", 0);
    job.moab->facts.limit = 7200;
    job.moab->requirements = {{32, 1, 4096, 0, 0, 4}};
    return queue;
}

MoabQueue jobFive(Dialect dialect)
{
    const bool isMaui = dialect == Dialect::Maui;
    const std::string config
        = "XFMINWCLIMIT 300\nQUEUETIMEWEIGHT 2\nXFACTORWEIGHT 100\nBYPASSWEIGHT 10\n"
          "STARTCOUNTWEIGHT 50\nDEADLINEWEIGHT 1000\nSPVIOLATIONWEIGHT -500\nUSERPRIOWEIGHT 1\n"
          "TARGETQUEUETIMEWEIGHT 1000000\nTARGETXFACTORWEIGHT 100\nUSERCFG[john] QLIST=hi\n"
          "QOSCFG[hi] QTWEIGHT=5000 XFTARGET=13 QTTARGET=";
    MoabQueue queue(config + (isMaui ? "3600" : "1:00:00"), dialect);
    auto& job = queue.add("ex5", 3540);
    job.moab->qos = "hi";
    auto& facts = job.moab->facts;
    facts.limit = 60;
    facts.bypassed = 3;
    facts.starts = 2;
    facts.deadline = MoabQueue::now + 1180;
    facts.userPriority = -100;
    return queue;
}

MoabQueue jobSix(Dialect dialect)
{
    MoabQueue queue("ATTRWEIGHT 100\nATTRATTRWEIGHT 1\nATTRSTATEWEIGHT 1\nATTRGRESWEIGHT 5\n"
                    "JOBPRIOF STATE[Running]=100  STATE[Suspended]=1000  ATTR[PREEMPTEE]=-200  "
                    "ATTR[gpfs]=30  GRES[matlab]=400\n"
                    "NODETOJOBATTRMAP  gpfs,pvfs\nUSAGEWEIGHT 2\nUSAGECONSUMEDWEIGHT 1\n"
                    "USAGEREMAININGWEIGHT -1\nUSAGEPERCENTWEIGHT 1000\nUSAGEEXECUTIONTIMEWEIGHT 1",
                    dialect);
    auto& job = queue.addRunning("ex6", 1800, 3600);
    job.moab->facts.limit = 14400;
    job.moab->requirements = {{16, 1, 0, 0, 0, 0}};
    job.moab->attributes = {"PREEMPTEE"};
    job.moab->features = {"gpfs"};
    job.moab->gres = {"matlab"};
    job.moab->facts.manual = {-500, true};
    return queue;
}
} // namespace

TEST(WorkedJobs, oneDefaultConfiguration)
{
    for (const auto dialect : {Dialect::Moab, Dialect::Maui}) {
        MoabQueue queue("", dialect);
        queue.add("ex1", 15600);
        const auto terms = queue.terms();
        EXPECT_EQ(sub(terms, Sub::QueueTime).value, 260.0);
        EXPECT_EQ(component(terms, Component::Service).term, 260.0);
        EXPECT_EQ(terms.sum, 260.0);
        EXPECT_EQ(terms.start, 260);
    }
}

TEST(WorkedJobs, twoCredentialsWithCapsInBothDirections)
{
    const auto terms = jobTwo(Dialect::Moab).terms();
    EXPECT_EQ(sub(terms, Sub::User).value, -1000.0);
    EXPECT_EQ(sub(terms, Sub::User).capped, -500.0);
    EXPECT_EQ(sub(terms, Sub::User).term, -5000.0);
    EXPECT_EQ(sub(terms, Sub::Group).term, -20000.0);
    EXPECT_EQ(component(terms, Component::Cred).sum, -25000.0);
    EXPECT_EQ(component(terms, Component::Cred).capped, -8000.0);
    EXPECT_EQ(component(terms, Component::Cred).term, -16000.0);
    EXPECT_EQ(terms.sum, -15940.0);
    EXPECT_EQ(terms.start, 1);

    const auto maui = jobTwo(Dialect::Maui).terms();
    EXPECT_EQ(maui.sum, -59940.0);
    EXPECT_EQ(maui.start, 1);
}

TEST(WorkedJobs, threeFairshareWithTheFloorHeld)
{
    for (const auto dialect : {Dialect::Moab, Dialect::Maui}) {
        const auto terms = jobThree(25, dialect).terms();
        EXPECT_EQ(sub(terms, Sub::FsUser).term, 50.0);
        EXPECT_EQ(sub(terms, Sub::FsGroup).term, 0.0);
        EXPECT_EQ(sub(terms, Sub::FsAccount).term, -300.0);
        EXPECT_EQ(sub(terms, Sub::FsQos).term, 0.0);
        EXPECT_EQ(component(terms, Component::Fs).sum, -250.0);
        EXPECT_EQ(terms.sum, -25000.0);
        EXPECT_EQ(terms.start, -25000);
    }
}

TEST(WorkedJobs, threeFairshareWithTheFloorViolated)
{
    const auto terms = jobThree(4, Dialect::Moab).terms();
    EXPECT_EQ(sub(terms, Sub::FsUser).term, 50.0);
    EXPECT_EQ(sub(terms, Sub::FsQos).term, 0.0);
    EXPECT_EQ(component(terms, Component::Fs).gate, moab::Cred::Qos);
    EXPECT_EQ(component(terms, Component::Fs).term, 0.0);
    EXPECT_EQ(terms.sum, 0.0);
    EXPECT_EQ(terms.start, 0);

    const auto maui = jobThree(4, Dialect::Maui).terms();
    EXPECT_EQ(maui.sum, -1000.0);
    EXPECT_EQ(maui.start, -1000);
}

TEST(WorkedJobs, fourResourcesWithTwoCaps)
{
    for (const auto dialect : {Dialect::Moab, Dialect::Maui}) {
        const auto terms = jobFour(dialect).terms();
        EXPECT_EQ(sub(terms, Sub::Node).term, 40.0);
        EXPECT_EQ(sub(terms, Sub::Proc).term, 64.0);
        EXPECT_EQ(sub(terms, Sub::Mem).value, 131072.0);
        EXPECT_EQ(sub(terms, Sub::Mem).term, 65536.0);
        EXPECT_EQ(sub(terms, Sub::Pe).value, 64.0);
        EXPECT_EQ(sub(terms, Sub::Walltime).term, -14400.0);
        EXPECT_EQ(component(terms, Component::Res).sum, 57640.0);
        EXPECT_EQ(component(terms, Component::Res).capped, 50000.0);
        EXPECT_EQ(terms.sum, 150000.0);
        EXPECT_EQ(terms.start, 150000);
    }
}

TEST(WorkedJobs, fiveServiceAndTargets)
{
    const auto terms = jobFive(Dialect::Moab).terms();
    EXPECT_EQ(sub(terms, Sub::QueueTime).weight, 5002.0);
    EXPECT_EQ(sub(terms, Sub::QueueTime).term, 295118.0);
    EXPECT_EQ(sub(terms, Sub::XFactor).value, 12.8);
    EXPECT_EQ(sub(terms, Sub::XFactor).term, 1280.0);
    EXPECT_EQ(sub(terms, Sub::Bypass).term, 30.0);
    EXPECT_EQ(sub(terms, Sub::StartCount).term, 100.0);
    EXPECT_EQ(sub(terms, Sub::Deadline).value, 0.75);
    EXPECT_EQ(sub(terms, Sub::SpViolation).term, 0.0);
    EXPECT_EQ(sub(terms, Sub::UserPrio).term, -100.0);
    EXPECT_EQ(component(terms, Component::Service).term, 297178.0);
    expectNear(sub(terms, Sub::TargetQueueTime).term, 277.778);
    expectNear(sub(terms, Sub::TargetXFactor).value, 25.0);
    EXPECT_NEAR(terms.sum, 299955.777778, 1e-6);
    EXPECT_EQ(shown(terms.sum), 299956.0);
    EXPECT_EQ(terms.start, 299955);

    const auto maui = jobFive(Dialect::Maui).terms();
    EXPECT_EQ(maui.sum, 100000000296447.984375);
    EXPECT_EQ(maui.start, 1000000000);
}

TEST(WorkedJobs, sixARunningJobWithAttributes)
{
    const auto terms = jobSix(Dialect::Moab).terms();
    EXPECT_EQ(sub(terms, Sub::AttrAttr).term, -170.0);
    EXPECT_EQ(sub(terms, Sub::AttrState).term, 100.0);
    EXPECT_EQ(sub(terms, Sub::AttrGres).term, 2000.0);
    EXPECT_EQ(component(terms, Component::Attr).term, 193000.0);
    EXPECT_EQ(component(terms, Component::Service).term, 30.0);
    EXPECT_EQ(sub(terms, Sub::Consumed).term, 57600.0);
    EXPECT_EQ(sub(terms, Sub::Remaining).term, -172800.0);
    EXPECT_EQ(sub(terms, Sub::Percent).term, 25000.0);
    EXPECT_EQ(sub(terms, Sub::ExecutionTime).term, 3600.0);
    EXPECT_EQ(component(terms, Component::Usage).sum, -86600.0);
    EXPECT_EQ(terms.sum, 19830.0);
    EXPECT_EQ(terms.run, 19330);
    EXPECT_EQ(terms.start, 19330);

    auto queue = jobSix(Dialect::Maui);
    queue.jobs[0].moab->facts.manual = {};
    queue.settings.weights.sub[moab::at(Sub::Remaining)] = -1; // Maui reads -1 as unset
    EXPECT_EQ(queue.terms().sum, -164370.0);
    EXPECT_EQ(queue.terms().start, 30);
    EXPECT_EQ(queue.terms().run, -164370) << "nothing bounds it";
}

TEST(WorkedJobs, fairshareWindowsWithDecay)
{
    MoabQueue queue("FSPOLICY DEDICATEDPS\nFSDEPTH 4\nFSDECAY 0.5\nFSUSERWEIGHT 1\n"
                    "USERCFG[john] FSTARGET=50");
    const std::array used{60.0, 0.0, 10.0, 50.0};
    const std::array total{110.0, 125.0, 100.0, 150.0};
    for (std::size_t i = 0; i < used.size(); ++i)
        queue.addWindow(static_cast<std::int64_t>(i), total[i],
                        {{moab::Cred::User, "john", used[i]}});
    queue.add("1", 0);
    expectNear(50.0 - queue.value(Sub::FsUser), 31.7919);
}

TEST(WorkedJobs, targetQueueTimeTable)
{
    const std::array<std::pair<double, double>, 9> table{{{0, 7.716049383e-08},
                                                          {1800, 3.086419753e-07},
                                                          {3000, 2.777777778e-06},
                                                          {3540, 0.0002777777778},
                                                          {3590, 0.01},
                                                          {3599, 1},
                                                          {3599.9, 100},
                                                          {3600, 100000000},
                                                          {7200, 100003600}}};
    for (const auto& [queued, expected] : table)
        EXPECT_NEAR(moab::closeness(queued, 3600, Dialect::Moab), expected, expected * 1e-9);
}

TEST(WorkedJobs, targetXFactorTable)
{
    struct Row
    {
        double current;
        double moab;
        double maui;
    };
    for (const auto& row : {Row{1, 1, 1}, Row{1.5, 4, 4}, Row{1.9, 100, 100},
                            Row{1.99, 10000, 10000}, Row{2, 1e8, 1e8}, Row{3, 100000001, 1e8}}) {
        EXPECT_NEAR(moab::closeness(row.current, 2.0, Dialect::Moab), row.moab, row.moab * 1e-9);
        EXPECT_NEAR(moab::closeness(row.current, 2.0, Dialect::Maui), row.maui, row.maui * 1e-9);
    }
}

TEST(WorkedJobs, xfactorTable)
{
    struct Row
    {
        std::int64_t queued;
        std::int64_t limit;
        const char* minimum;
        double moab;
        double maui;
    };
    for (const auto& row :
         {Row{0, 60, "300", 1.0, 0.2}, Row{900, 60, "300", 4.0, 3.2}, Row{0, 60, "120", 1.0, 0.5},
          Row{7200, 3600, "120", 3.0, 3.0}, Row{3600, 14400, "120", 1.25, 1.25}}) {
        for (const auto dialect : {Dialect::Moab, Dialect::Maui}) {
            MoabQueue queue(std::string("XFACTORWEIGHT 1\nXFMINWCLIMIT ") + row.minimum, dialect);
            queue.add("x", row.queued).moab->facts.limit = row.limit;
            EXPECT_EQ(queue.value(Sub::XFactor), dialect == Dialect::Moab ? row.moab : row.maui);
        }
    }
}

TEST(WorkedJobs, processorEquivalents)
{
    EXPECT_EQ(jobFour(Dialect::Moab).value(Sub::Pe), 64.0);
}
