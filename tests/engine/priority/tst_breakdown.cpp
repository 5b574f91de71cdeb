// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every scheduler's parts and what they add up to: specification 5.1 and (Moab) 1.1 to 1.6.

#include "engine/priority/scheduler.h"
#include "tests/support/moabqueue.h"
#include "tests/support/queuetext.h"
#include "tests/support/randomcluster.h"

#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
constexpr std::array dialects{moab::Dialect::Moab, moab::Dialect::Maui};

std::vector<Policy> everyPolicy()
{
    std::vector<Policy> list(3);
    list[1].own = moab::SharedSettings(moab::Settings(moab::Dialect::Moab));
    list[2].own = moab::SharedSettings(moab::Settings(moab::Dialect::Maui));
    return list;
}

/// The parts of a row add up to its sum, and the cheap numbers are those of the breakdown.
bool addsUp(const Evaluation& evaluation, RowIndex row)
{
    const auto whole = breakdownOf(evaluation, row);
    const auto few = pointsOf(evaluation, row);
    double sum = 0.0;
    for (std::size_t i = 0; i < whole.parts.size(); ++i) {
        const auto& part = whole.parts[i];
        sum += part.points;
        EXPECT_EQ(part.points, few.points[i]);
        EXPECT_DOUBLE_EQ(part.capped * part.weight, part.points);
    }
    EXPECT_EQ(whole.parts.size(), partsOf(evaluation.inputs.policy).size());
    EXPECT_EQ(whole.sum, few.sum);
    EXPECT_EQ(whole.start, few.start);
    EXPECT_EQ(whole.shown, few.shown);
    EXPECT_EQ(whole.shown, shownPriority(evaluation, row));
    return std::abs(sum - whole.sum) <= 1e-9 * std::max(1.0, std::abs(sum));
}

std::string names(const Policy& policy, const std::vector<std::size_t>& order)
{
    std::string text;
    for (const auto part : order)
        text += std::string(text.empty() ? "" : " ") + partsOf(policy)[part].column;
    return text;
}

Note::Reason onlyReason(const Breakdown& whole)
{
    EXPECT_EQ(whole.notes.size(), 1U);
    return whole.notes.at(0).reason;
}
} // namespace

TEST(Parts, areNamedAndColouredOnce)
{
    for (const auto& policy : everyPolicy()) {
        std::set<std::string_view> keys;
        std::set<std::size_t> colours;
        const auto parts = partsOf(policy);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const auto& part = parts[i];
            EXPECT_TRUE(keys.insert(part.key).second) << part.key;
            EXPECT_TRUE(colours.insert(part.colour).second) << part.key;
            EXPECT_LT(part.colour, mostParts);
            const std::string parameter = part.weightParameter;
            EXPECT_EQ(parameter.empty(), part.kind == Part::Kind::Given) << part.key;
            const bool isDead = part.opens && settingOf(policy, i).subs.empty(); // Maui's ATTR
            if (part.kind != Part::Kind::Weighted || isDead)
                continue;
            auto changed = policy;
            ASSERT_TRUE(setParameter(changed, parameter, "4321"));
            EXPECT_EQ(settingOf(changed, i).weight, 4321.0) << part.key;
        }
    }
}

TEST(Parts, areListedAsTheSchedulerPrintsThem)
{
    const auto policies = everyPolicy();
    EXPECT_EQ(names(policies[0], printedOrder(policies[0])),
              "Site Age Assoc FairShare JobSize PartitionPrio QOS Nice TRES");
    EXPECT_EQ(names(policies[0], addedOrder(policies[0])),
              "Age Assoc FairShare JobSize PartitionPrio QOS TRES Site Nice");
    EXPECT_EQ(names(policies[1], printedOrder(policies[1])), "Cred FS Attr Serv Targ Res Usage");
    EXPECT_EQ(names(policies[2], addedOrder(policies[2])), "Serv Targ Cred Attr FS Res Usage");
}

TEST(Parts, openWhereSomethingIsInside)
{
    auto slurm = everyPolicy()[0];
    for (std::size_t i = 0; i <= factorCount; ++i)
        EXPECT_FALSE(canOpen(slurm, i));
    ASSERT_TRUE(setParameter(slurm, "PriorityWeightTRES", "cpu=10,mem=0.5"));
    EXPECT_TRUE(canOpen(slurm, 6));
    const auto setting = settingOf(slurm, 6);
    ASSERT_EQ(setting.subs.size(), 2U);
    EXPECT_EQ(setting.subs[1].name, "mem");
    EXPECT_EQ(setting.subs[1].weight, 0.5);
    auto moab = everyPolicy()[1];
    EXPECT_TRUE(canOpen(moab, 0));
    EXPECT_FALSE(canOpen(moab, 7));
    EXPECT_TRUE(settingOf(moab, 3).counts) << "queue time, by default";
    EXPECT_FALSE(settingOf(moab, 0).counts);
    ASSERT_TRUE(setParameter(moab, "USERCAP", "7"));
    EXPECT_EQ(settingOf(moab, 0).subs[0].cap, 7);
    EXPECT_EQ(settingOf(moab, 0).subs[0].capParameter, "USERCAP");
}

RC_GTEST_PROP(Breakdown, factorsAddUpInEveryAlgorithm, ())
{
    auto records = randomQueue();
    const auto algorithm = *rc::gen::inRange(0, 4);
    if (algorithm == 1)
        records.policy.editSlurm().flags &= ~std::uint32_t{FairTreeFlag};
    else if (algorithm == 2)
        records.policy.editSlurm().flags = DepthObliviousFlag;
    else if (algorithm == 3)
        records.policy.editSlurm().version = {2, 1};
    const auto e = evaluated(records);
    for (std::size_t i = 0; i < e->snapshot().rows.size(); ++i) {
        RC_ASSERT(addsUp(*e, RowIndex(i)));
        RC_ASSERT(breakdownOf(*e, RowIndex(i)).start == e->priority[i]);
    }
}

TEST(Breakdown, componentsAddUpInBothDialects)
{
    for (const auto dialect : dialects) {
        MoabQueue queue("CREDWEIGHT 10\nUSERWEIGHT 3\nUSERCFG[john] PRIORITY=50\n"
                        "QUEUETIMEWEIGHT 2\nXFACTORWEIGHT 100\nRESWEIGHT 5\nPROCWEIGHT 7\n"
                        "USAGEWEIGHT 2\nUSAGECONSUMEDWEIGHT 1\nSERVICEWCAP 500\n",
                        dialect);
        queue.add("a", 60);
        queue.add("b", 100000);
        queue.addRunning("c", 60, 600);
        const auto e = queue.evaluated();
        for (std::size_t row = 0; row < 3; ++row) {
            EXPECT_TRUE(addsUp(*e, RowIndex(row)));
            EXPECT_EQ(breakdownOf(*e, RowIndex(row)).sum, e->moab.sum[row]);
            EXPECT_EQ(breakdownOf(*e, RowIndex(row)).start, e->moab.start[row]);
        }
        const auto capped = breakdownOf(*e, RowIndex(1)).parts[3];
        EXPECT_EQ(capped.points, 500.0);
        EXPECT_GT(capped.value, 500.0);
        ASSERT_TRUE(capped.note);
        EXPECT_EQ(capped.note->reason, Note::Reason::Capped);
        EXPECT_EQ(capped.note->value, 500.0);
    }
}

TEST(Breakdown, saysWhichTargetClosedTheGate)
{
    MoabQueue queue("FSPOLICY DEDICATEDPS\nFSWEIGHT 10\nFSUSERWEIGHT 1\nFSGROUPWEIGHT 1\n"
                    "USERCFG[john] FSTARGET=50-\nGROUPCFG[staff] FSTARGET=10\n");
    queue.add("a", 60);
    queue.addWindow(0, 100.0,
                    {{moab::Cred::User, "john", 80.0}, {moab::Cred::Group, "staff", 80.0}});
    const auto whole = breakdownOf(*queue.evaluated(), RowIndex(0));
    const auto& fs = whole.parts[1];
    EXPECT_EQ(fs.points, 0.0);
    ASSERT_TRUE(fs.note);
    EXPECT_EQ(fs.note->reason, Note::Reason::Closed);
    EXPECT_EQ(fs.note->kind, "user");
    EXPECT_EQ(fs.note->name, "john");
    EXPECT_EQ(fs.note->target, "50-");
    EXPECT_EQ(fs.note->percent, 80.0);
}

TEST(Breakdown, saysWhatBoundsASum)
{
    MoabQueue queue("USERWEIGHT 1\nUSERCFG[john] PRIORITY=-5000\n");
    queue.add("a", 60);
    auto whole = breakdownOf(*queue.evaluated(), RowIndex(0));
    EXPECT_EQ(onlyReason(whole), Note::Reason::Lifted);
    EXPECT_EQ(whole.start, 1);
    EXPECT_LT(whole.sum, 0.0);
    queue.jobs[0].moab->facts.manual = {7, true};
    whole = breakdownOf(*queue.evaluated(), RowIndex(0));
    ASSERT_EQ(whole.notes.size(), 2U);
    EXPECT_EQ(whole.notes[1].reason, Note::Reason::Added);
    EXPECT_EQ(whole.notes[1].value, 7.0);

    auto records = queueRecords("a 1\n  @u 1\n", "9 a/u p1 60 nice=50000\n");
    whole = breakdownOf(*evaluated(records), RowIndex(0));
    EXPECT_EQ(onlyReason(whole), Note::Reason::Lifted);
    EXPECT_EQ(whole.start, 1);
    records.jobs[0].nice = -2147483648LL;
    records.jobs[0].site = 2147483647;
    ASSERT_TRUE(setParameter(records.policy, "PriorityWeightFairshare", "100000"));
    EXPECT_EQ(onlyReason(breakdownOf(*evaluated(records), RowIndex(0))), Note::Reason::Cut);
}

TEST(Breakdown, saysWhatNoFactorMade)
{
    auto records = queueRecords("a 1\n  @u 1\n", "9 a/u p1 700000\n");
    records.jobs[0].priority = 5000;
    records.jobs[0].hasSetPriority = true;
    EXPECT_EQ(onlyReason(breakdownOf(*evaluated(records), RowIndex(0))), Note::Reason::Set);
    records.jobs[0].hasSetPriority = false;
    ASSERT_TRUE(setParameter(records.policy, "PriorityFlags", "INCR_ONLY"));
    records.jobs[0].priority = 50000;
    const auto whole = breakdownOf(*evaluated(records), RowIndex(0));
    EXPECT_EQ(onlyReason(whole), Note::Reason::NotLowered);
    EXPECT_EQ(whole.notes[0].value, 50000.0);
    EXPECT_EQ(whole.start, 50000);
    ASSERT_TRUE(setParameter(records.policy, "PriorityType", "priority/basic"));
    EXPECT_EQ(onlyReason(breakdownOf(*evaluated(records), RowIndex(0))), Note::Reason::NotSummed);
}

TEST(Breakdown, opensTresIntoWhatTheyWeigh)
{
    auto records = queueRecords("a 1\n  @u 1\n", "9 a/u p1 60\n");
    ASSERT_TRUE(setParameter(records.policy, "PriorityWeightTRES", "cpu=100"));
    records.tresNames = {"cpu"};
    records.partitions[0].tresTotal = {16};
    records.jobs[0].tres = {{"cpu", 4}};
    const auto tres = breakdownOf(*evaluated(records), RowIndex(0)).parts[6];
    ASSERT_EQ(tres.subs.size(), 1U);
    EXPECT_EQ(tres.subs[0].name, "cpu");
    EXPECT_EQ(tres.subs[0].value, 0.25);
    EXPECT_EQ(tres.points, 25.0);
}

TEST(JobWords, comeFromTheScheduler)
{
    const auto slurm = evaluated(queueRecords("a 1\n  @u 1\n", "9 a/u p2 60\n"));
    EXPECT_EQ(jobWord(*slurm, RowIndex(0), JobWord::Partition), "p2");
    EXPECT_EQ(jobWord(*slurm, RowIndex(0), JobWord::Group), "");
    EXPECT_FALSE(hasWord(slurm->inputs.policy, JobWord::Class));
    MoabQueue queue("QOSCFG[high] PRIORITY=1\nUSERCFG[john] QLIST=high QDEF=high\n");
    queue.add("a", 60);
    const auto moab = queue.evaluated();
    EXPECT_EQ(jobWord(*moab, RowIndex(0), JobWord::Group), "staff");
    EXPECT_EQ(jobWord(*moab, RowIndex(0), JobWord::Class), "batch");
    EXPECT_EQ(jobWord(*moab, RowIndex(0), JobWord::Qos), "high");
}

TEST(DecidedBy, namesThePlaceInTheQueueAmongEquals)
{
    MoabQueue queue("QUEUETIMEWEIGHT 0\n");
    queue.add("a", 60);
    queue.add("b", 60);
    const auto e = queue.evaluated();
    EXPECT_EQ(decidedBy(*e, e->order[0], e->order[1]), DecidedBy::QueuePlace);
    EXPECT_EQ(decidedBy(*e, e->order[0], e->order[0]), DecidedBy::SameRow);
    const auto slurm = evaluated(
        queueRecords("a 1\n  @u 1\n", "9 a/u p1 60000\n10 a/u p1 90000\n11 a/u p1 5 held\n"));
    EXPECT_EQ(decidedBy(*slurm, slurm->order[0], slurm->order[1]), DecidedBy::Priority);
    EXPECT_EQ(decidedBy(*slurm, slurm->order[0], rowOfJob(slurm->snapshot(), 11)),
              DecidedBy::NotRanked);
}
