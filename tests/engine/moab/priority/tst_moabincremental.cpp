// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// An evaluation that computes only what changed has the bits of one that computes everything.

#include "tests/support/moabqueue.h"

#include <array>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
constexpr const char* config = R"(SERVICEWEIGHT 10
XFACTORWEIGHT 3
TARGETQUEUETIMEWEIGHT 1
CREDWEIGHT 10
USERWEIGHT 2
QOSWEIGHT 1
FSWEIGHT 10
FSUSERWEIGHT 5
FSPOLICY DEDICATEDPS
RESWEIGHT 1
PROCWEIGHT 4
USAGEWEIGHT 1
USAGECONSUMEDWEIGHT 1
XFACTORWEIGHT[fast] 9
FSUSERWEIGHT[fast] 0
CREDWEIGHT[fast] 0
QOSCFG[high] PRIORITY=100 QTTARGET=2:00:00 QTWEIGHT=3 FSWEIGHT=2 FSTARGET=20
USERCFG[john] FSTARGET=30+ PRIORITY=7
USERCFG[mary] FSTARGET=20-
USERCFG[DEFAULT] FSTARGET=10
SYSCFG QLIST=high
)";

MoabQueue randomQueue(moab::Dialect dialect, const std::string& more)
{
    MoabQueue queue(config + more, dialect);
    const auto count = *rc::gen::inRange(1, 40);
    for (int i = 0; i < count; ++i) {
        const auto label = std::to_string(i + 1);
        auto& job = *rc::gen::arbitrary<bool>() ? queue.addRunning(label, 600, 60 * i)
                                                : queue.add(label, *rc::gen::inRange(0, 9000));
        job.user = *rc::gen::element<std::string>("john", "mary", "ann");
        job.moab->qos = *rc::gen::element<std::string>("", "high");
        job.moab->requirements.front().tasks = *rc::gen::inRange(1, 64);
        job.partitions = {*rc::gen::element<std::string>("ALL", "fast")};
        if (*rc::gen::inRange(0, 8) == 0)
            job.moab->facts.manual = {*rc::gen::element<std::int64_t>(5, -7), true};
        if (*rc::gen::inRange(0, 20) == 0)
            job.moab->facts.manual = {*rc::gen::element<std::int64_t>(3, 2000000000000), false};
    }
    queue.addWindow(0, 1000.0,
                    {{moab::Cred::User, "john", *rc::gen::element(100.0, 500.0)},
                     {moab::Cred::User, "mary", 300.0},
                     {moab::Cred::Qos, "high", 10.0}});
    return queue;
}

/// What a session does, one thing at a time; each can be done.
void editOnce(Inputs& inputs)
{
    const auto name = *rc::gen::element<std::string>(
        "SERVICEWEIGHT", "XFACTORWEIGHT", "CREDWEIGHT", "FSWEIGHT", "FSUSERWEIGHT", "FSQOSWEIGHT",
        "PROCWEIGHT", "MEMWEIGHT", "USAGEWEIGHT", "RESCAP", "PROCCAP", "XFMINWCLIMIT",
        "CREDWEIGHT[fast]", "FSUSERWEIGHT[fast]", "ENABLENEGJOBPRIORITY", "REJECTNEGPRIOJOBS",
        "now", "now");
    if (name == "now") {
        inputs.now += *rc::gen::element<std::int64_t>(0, 60, 86400);
        return;
    }
    const bool isSwitch = name.ends_with("PRIORITY") || name.ends_with("JOBS");
    const auto value = isSwitch ? *rc::gen::element<std::string>("TRUE", "FALSE")
        : name == "XFMINWCLIMIT" // a time
        ? *rc::gen::element<std::string>("0", "1", "50", "3600", "1:00:00")
        : *rc::gen::element<std::string>("0", "1", "50", "3600", "-3");
    const auto done = setParameter(inputs.policy, name, value);
    RC_ASSERT(done.has_value());
}

void assertSame(const Evaluation& a, const Evaluation& b)
{
    RC_ASSERT(a.moab.sum == b.moab.sum);
    RC_ASSERT(a.moab.start == b.moab.start);
    RC_ASSERT(a.priority == b.priority);
    RC_ASSERT(a.status == b.status);
    RC_ASSERT(a.rank == b.rank);
    RC_ASSERT(a.order == b.order);
}

void checkSession(moab::Dialect dialect, const std::string& more)
{
    const auto snapshot = buildSnapshot(randomQueue(dialect, more).records());
    RC_ASSERT(snapshot.has_value());
    auto inputs = baselineInputs(*snapshot, MoabQueue::now);
    EvaluationMemory memory;
    std::array<Evaluation, 2> used; // as the pool of the dashboard gives them out
    for (int round = 0; round < 12; ++round) {
        editOnce(inputs);
        auto& out = used[*rc::gen::inRange<std::size_t>(0, used.size())];
        evaluate(inputs, memory, out);
        assertSame(out, *evaluate(inputs));
        for (std::size_t i = 0; i < out.status.size(); ++i) {
            const auto terms = moab::termsOf(out, RowIndex(i));
            RC_ASSERT(terms.sum == out.moab.sum[i]);
            RC_ASSERT(terms.start == out.moab.start[i]);
        }
    }
}
} // namespace

RC_GTEST_PROP(MoabIncremental, onlyWhatChangedHasTheBitsOfEverything, ())
{
    checkSession(*rc::gen::element(moab::Dialect::Moab, moab::Dialect::Maui), "");
}

RC_GTEST_PROP(MoabIncremental, idleLimitsFollowThePriorities, ())
{
    checkSession(moab::Dialect::Moab, "USERCFG[john] MAXIJOB=2\n");
}

RC_GTEST_PROP(MoabIncremental, aTargetThatIsViolatedZeroesFairshare, ())
{
    checkSession(moab::Dialect::Moab, "USERCFG[ann] FSTARGET=40+\nUSERCFG[ann] FSWEIGHT=-5\n");
}
