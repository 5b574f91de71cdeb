// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The examples of "Job Priority Factors", the document that dialect Moab follows.

#include "tests/support/moabqueue.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;
using fairlead::moab::Component;
using fairlead::moab::Sub;

TEST(SeedExamples, expansionFactorTable)
{
    const std::array hours{1, 2, 4, 8, 16};
    const std::array ofOneHourJob{2.0, 3.0, 5.0, 9.0, 17.0};
    const std::array ofFourHourJob{1.25, 1.5, 2.0, 3.0, 5.0};
    MoabQueue queue("XFACTORWEIGHT 1");
    for (const auto queued : hours) {
        queue.add("one" + std::to_string(queued), queued * 3600);
        queue.add("four" + std::to_string(queued), queued * 3600).moab->facts.limit = 4 * 3600;
    }
    for (std::size_t i = 0; i < hours.size(); ++i) {
        EXPECT_EQ(queue.value(Sub::XFactor, 2 * i), ofOneHourJob[i]);
        EXPECT_EQ(queue.value(Sub::XFactor, 2 * i + 1), ofFourHourJob[i]);
    }
}

TEST(SeedExamples, processorEquivalentsOfAQuarterOfTheProcessorsAndHalfOfTheMemory)
{
    MoabQueue queue("PEWEIGHT 1");
    queue.add("pe", 0).moab->requirements = {{32, 1, 4096, 0, 0, 0}};
    EXPECT_EQ(queue.value(Sub::Pe), 64.0) << "MAX(0.25, 0.50) x 128";
}

TEST(SeedExamples, credentialPriorities)
{
    MoabQueue queue("CREDWEIGHT      1\nUSERWEIGHT      1\nGROUPWEIGHT     1\n"
                    "USERCFG[john]   PRIORITY=2000\nUSERCFG[paul]   PRIORITY=-1000\n"
                    "GROUPCFG[staff] PRIORITY=10000\n");
    queue.add("1", 0);
    queue.add("2", 0).user = "paul";
    EXPECT_EQ(queue.terms(0).sum, 12000.0);
    EXPECT_EQ(queue.terms(1).sum, 9000.0);
}

TEST(SeedExamples, qosSpecialRaisesTheQueueTimeAndExpansionFactorWeights)
{
    MoabQueue queue("XFACTORWEIGHT 2\nUSERCFG[DEFAULT] QLIST=special\n"
                    "QOSCFG[special] QTWEIGHT=5000 XFWEIGHT=5000\n");
    queue.add("1", 60).moab->qos = "special";
    const auto terms = queue.terms();
    EXPECT_EQ(terms.sub[moab::at(Sub::QueueTime)].weight, 5001.0);
    EXPECT_EQ(terms.sub[moab::at(Sub::XFactor)].weight, 5002.0);
}

TEST(SeedExamples, example51)
{
    MoabQueue queue("ATTRWEIGHT      100\nATTRATTRWEIGHT    1\nATTRSTATEWEIGHT   1\n"
                    "ATTRGRESWEIGHT    5\n# favor suspended jobs\n# disfavor preemptible jobs\n"
                    "# favor jobs requesting 'matlab'\n\n"
                    "JOBPRIOF STATE[Running]=100  STATE[Suspended]=1000  ATTR[PREEMPTEE]=-200  "
                    "ATTR[gpfs]=30  GRES[matlab]=400\n# map node features to job features\n\n"
                    "NODETOJOBATTRMAP  gpfs,pvfs\n");
    EXPECT_TRUE(queue.problems.empty());
    auto& suspended = queue.addRunning("suspended", 0, 60);
    suspended.state = JobState::Suspended;
    suspended.moab->state = "Suspended";
    suspended.moab->attributes = {"PREEMPTEE"};
    suspended.moab->gres = {"matlab"};
    auto& running = queue.addRunning("running", 0, 60);
    running.moab->state = "Running";
    running.moab->attributes = {"preemptee"};
    running.moab->features = {"gpfs"};
    running.moab->gres = {"matlab"};
    const auto component = moab::at(Component::Attr);
    EXPECT_EQ(queue.terms(0).component[component].term, 280000.0);
    EXPECT_EQ(queue.terms(1).component[component].term, 193000.0);
}
