// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/replaywords.h"
#include "tests/support/madeoutlook.h"
#include "tests/support/qttestmain.h"

#include <QLocale>
#include <QTest>

using namespace fairlead;
using models::replayTrust;
using models::replayVerdict;
using tests::madeOutlook;
using tests::madePolicy;

class ReplayWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void decisionsAndIntervalsAreTold()
    {
        auto outlook = madeOutlook({madePolicy("baseline", 2, 3)});
        outlook.leftOut = {2, 0};
        outlook.strangers = {3, {"chem", "ann", ""}};
        outlook.neverStart = {4};
        outlook.firstThatNeverStarts = 123456;
        replay::DecisionCounts decisions;
        decisions.starts = 1234;
        decisions.found = 1200;
        decisions.sameNodes = 1000;
        decisions.tooMany = 5;
        const auto lines = replayVerdict(outlook, decisions);
        QCOMPARE(lines.size(), 7);
        QCOMPARE(lines[0],
                 "1,200 of 1,234 recorded starts found, 1,000 on the same nodes, 5 too many");
        QVERIFY2(lines[1].endsWith("CPU time): 1 of 2; outside: physics"), qPrintable(lines[1]));
        QVERIFY2(
            lines[2].startsWith("half of the intervals of mean waits reach further than ±1.0 %"),
            qPrintable(lines[2]));
        QVERIFY2(lines[3].startsWith("do not trust bio: 40.0 % of its jobs"), qPrintable(lines[3]));
        QVERIFY2(lines[4].endsWith("the first is job 123456"), qPrintable(lines[4]));
        QVERIFY2(lines[5].contains("the first is of ann (chem)"), qPrintable(lines[5]));
        QVERIFY2(lines[6].startsWith("utilisation"), qPrintable(lines[6]));
    }

    void jobsThatOnlyAnotherPolicyNeverStartsAreTold()
    {
        auto outlook = madeOutlook({madePolicy("baseline", 2, 3), madePolicy("summer", 1, 3)});
        const QString told = "under “summer”, 2 job";
        QVERIFY(!replayVerdict(outlook, {}).join(u'\n').contains(told));
        outlook.policies[1].neverStart = {4, 5};
        QVERIFY(replayVerdict(outlook, {}).join(u'\n').contains(told));
    }

    void anotherPolicyLeavesTheTrustAsItIs()
    {
        const auto own = madePolicy("baseline", 2, 1);
        const auto alone = replayFacts(madeOutlook({own}), {});
        // Of another run of the same jobs, which is not to be held against what happened.
        auto outlook = madeOutlook({madePolicy("baseline", 3, 4), madePolicy("summer", 1, 3)});
        outlook.asItRan = own;
        auto facts = replayFacts(outlook, {});
        QCOMPARE(facts.removeIf([](const QString& line) {
            return line.contains("baseline among them, are compared on a made-up run");
        }),
                 1);
        QCOMPARE(facts, alone);
    }

    void whoHasNotStartedIsInNoMean()
    {
        auto outlook = madeOutlook({madePolicy("baseline", 2, 3), madePolicy("summer", 1, 3)});
        const auto set = [](replay::RunFigures& run, double jobs) {
            run.groups[static_cast<std::size_t>(replay::Grouping::Cluster)][0].unstarted = jobs;
        };
        QVERIFY(!replayVerdict(outlook, {}).join(u'\n').contains("had not started"));
        set(outlook.recorded, 3);
        for (auto& run : outlook.policies[0].replicas)
            set(run, 1990);
        for (auto& run : outlook.policies[1].replicas)
            set(run, 1);
        const auto lines = replayVerdict(outlook, {});
        const QString rest = " jobs had not started by the end; their waits are not in the means";
        QVERIFY(lines.contains("recorded: 3 of 13" + rest));
        QVERIFY(lines.contains("replayed: 1,990 of 2,000" + rest));
        QVERIFY(lines.contains("summer: 1 of 11" + rest));
        // Of 13 jobs 9 start in one replica, 10 in the other: rounded apart they came to 14.
        auto& runs = outlook.policies[0].replicas;
        runs.resize(2);
        for (auto& run : runs) {
            auto& all = run.groups[static_cast<std::size_t>(replay::Grouping::Cluster)][0];
            all.jobs = &run == &runs.front() ? 9 : 10;
            all.unstarted = 13 - static_cast<double>(all.jobs);
        }
        const auto rounded = replayVerdict(outlook, {});
        QVERIFY2(rounded.contains("replayed: 4 of 13" + rest), qPrintable(rounded.join(u'\n')));
    }

    void moreThanAllIsCommentedOn()
    {
        auto outlook = madeOutlook({madePolicy("baseline", 2, 3)});
        outlook.recorded.utilisation = 1.0;
        QVERIFY(replayVerdict(outlook, {}).last().startsWith("utilisation 100.0 % recorded"));
        outlook.recorded.utilisation = 1.935;
        const auto lines = replayVerdict(outlook, {});
        QVERIFY(lines[lines.size() - 2].startsWith("utilisation 193.5 % recorded"));
        QVERIFY(lines.last().startsWith("more than 100 % cannot be: recorded jobs overlap"));
    }

    void aThirteenthNameIsCounted()
    {
        auto outlook = madeOutlook({madePolicy("baseline", 2, 3)});
        for (int i = 0; i < 13; ++i) {
            outlook.accounts.push_back("a" + std::to_string(i));
            outlook.leftOut.push_back(0);
            const auto account = static_cast<std::size_t>(replay::Grouping::Account);
            const auto copied = [account](replay::RunFigures& run) {
                run.groups[account].push_back(run.groups[account][1]);
            };
            copied(outlook.recorded);
            for (auto& run : outlook.policies[0].replicas)
                copied(run);
        }
        const auto line = replayVerdict(outlook, {})[1];
        QVERIFY2(line.endsWith("1 of 15; outside: physics, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, "
                               "a10 and 2 more"),
                 qPrintable(line));
    }

    void otherPoliciesSayWhoWaitsLonger()
    {
        const auto outlook = madeOutlook({madePolicy("baseline", 2, 1), madePolicy("summer", 1, 3),
                                          madePolicy(models::namelessPolicy, 2, 1)});
        const auto lines = replayVerdict(outlook, {});
        QVERIFY(lines.contains("“summer”: the mean wait is shorter for bio"));
        QVERIFY(lines.contains("“summer”: the mean wait is longer for physics"));
        QVERIFY(lines.last().startsWith("scenario: no difference beyond chance"));
        QVERIFY(lines.first().startsWith("no recorded start could be checked"));
    }

    void oneReplicaTellsLittle()
    {
        auto own = madePolicy("baseline", 2, 1);
        auto other = madePolicy("summer", 1, 3);
        own.replicas.resize(1);
        other.replicas.resize(1);
        const auto lines = replayVerdict(madeOutlook({own, other}), {});
        QVERIFY(lines[1].startsWith("one replica has no interval"));
        QVERIFY(lines.last().startsWith("“summer”: one replica has no spread"));
    }

    void whatWasReplayedOfALongerRecordingIsNamed()
    {
        replay::OwnReplay own{madeOutlook({madePolicy("baseline", 2, 1)}), {}, false};
        QCOMPARE(replayTrust(own), replayVerdict(own.outlook, own.decisions));
        own.isOfPart = true;
        QVERIFY2(replayTrust(own)[1].endsWith("is of 2026-02-02 02:40 UTC to 2026-02-25 06:13 UTC"),
                 qPrintable(replayTrust(own)[1]));
    }
};

FAIRLEAD_QTTEST(ReplayWordsTest)
#include "tst_replaywords.moc"
