// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/evaluation/overviewfigures.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

class OverviewFiguresTest : public QObject
{
    Q_OBJECT

private slots:
    void counts()
    {
        auto records = queueRecords(R"(
chem 50
  @erin 1 9000
physics 50
  optics 1
    @alice 1 1000
  @alice 1 0
  @bob 1 3000
)",
                                    R"(
11 optics/alice p1 1000
12 physics/bob p1,p2 2000 submitted=8000
13 chem/erin p1 500
14 chem/erin p1 100 held
)");
        records.usageForm = UsageForm::Leaf;
        const auto evaluation = evaluated(std::move(records));
        const auto figures = overviewFigures(*evaluation);
        QCOMPARE(figures.jobsWaiting, 3U);
        QCOMPARE(figures.rows, 4U);
        QCOMPARE(figures.jobsStarving, 0U);
        QCOMPARE(figures.jobsHeld, 1U);
        QCOMPARE(figures.accounts, 3U);
        QCOMPARE(figures.users, 3U);
        QCOMPARE(figures.usersWaiting, 3U);
        QCOMPARE(figures.leader, evaluation->order.front());
        QCOMPARE(evaluation->snapshot().jobs.id[figures.oldestJob.at()], 12U);
        QCOMPARE(figures.longestWait, 8000);
        QCOMPARE(static_cast<double>(figures.usage), 13000.0);
        QCOMPARE(figures.largestUser, assocAt(evaluation->snapshot(), "chem"));
    }

    void theFirstInRankMayBeKeptFromRunning_data()
    {
        QTest::addColumn<QByteArray>("reason");
        QTest::addColumn<bool>("isBlocked");
        for (const auto* reason : {"", "None", "Priority", "Resources"})
            QTest::addRow("turn:%s", reason) << QByteArray(reason) << false;
        for (const auto* reason : {"AssocGrpCpuLimit", "QOSMaxJobsPerUserLimit", "PartitionDown",
                                   "Dependency", "BeginTime", "ReqNodeNotAvail", "Licenses"})
            QTest::addRow("%s", reason) << QByteArray(reason) << true;
    }
    void theFirstInRankMayBeKeptFromRunning()
    {
        QFETCH(const QByteArray, reason);
        QFETCH(const bool, isBlocked);
        auto records = queueRecords("chem 1\n  @erin 1\n", "11 chem/erin p1 1000\n");
        records.jobs.front().reason = reason.toStdString();
        QCOMPARE(overviewFigures(*evaluated(std::move(records))).isLeaderBlocked, isBlocked);
    }

    void anEmptyQueueAndAnUnusedCluster()
    {
        const auto figures = overviewFigures(*evaluated(queueRecords("chem 1\n", "")));
        QCOMPARE(figures.jobsWaiting, 0U);
        QVERIFY(!figures.leader.isValid());
        QVERIFY(!figures.oldestJob.isValid());
        QVERIFY(!figures.largestUser.isValid());
        QCOMPARE(figures.accounts, 1U);
    }
};

FAIRLEAD_QTTEST(OverviewFiguresTest)
#include "tst_overviewfigures.moc"
