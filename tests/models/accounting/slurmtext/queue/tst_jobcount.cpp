// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/queue/jobcount.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

class JobCountTest : public QObject
{
    Q_OBJECT

private slots:
    void howMuchIsUsedStandsInParentheses()
    {
        QCOMPARE(usedOf("N(18)"), std::optional(18LL));
        QCOMPARE(usedOf("100(0)"), std::optional(0LL));
        for (const auto* none : {"", "N", "N(", "N(x)", "(7"})
            QVERIFY2(!usedOf(none), none);
    }

    /// Each task of an array counts, and who has ended does not.
    void aQueueIsHeldAgainstTheCount()
    {
        SnapshotRecords records;
        records.jobs.resize(3);
        records.jobs[0].waitingTasks = 40;
        records.jobs[1].state = JobState::Running;
        records.jobs[2].state = JobState::Completing;
        const auto said = [&](long long counted) {
            records.issues.clear();
            checkJobCount(counted, "assoc_mgr.txt", records);
            return tests::issuesOf(records.issues);
        };
        for (const long long near : {41, 44, 38})
            QCOMPARE(said(near), QByteArray());
        QVERIFY(said(45).contains("it counts 45 jobs that wait or run, and the queue has 41"));
        QVERIFY(said(0).contains("it counts 0 jobs"));
        QVERIFY(said(1).contains("it counts 1 job that waits or runs"));
    }

    void aHistoryHasWhoWaitsOrRuns()
    {
        replay::Recording recording;
        recording.workload.jobs.resize(2);
        recording.workload.jobs[0].id = 1;
        recording.workload.jobs[1].id = 2;
        recording.workload.jobs[1].array = 0;
        recording.workload.arrays = {{.id = 9, .first = 1, .count = 1}};
        const auto said = [&](const char* queue) {
            recording.issues.clear();
            checkHistoryHas(QueueOptions().add(tests::linesOf(queue)), "history.txt", recording);
            return tests::issuesOf(recording.issues);
        };
        QCOMPARE(said(""), QByteArray());
        QCOMPARE(said("JobId=1 JobState=RUNNING\nJobId=5 ArrayJobId=9 JobState=PENDING\n"
                      "JobId=6 JobState=PENDING\nJobId=7 JobState=PENDING\n"
                      "JobId=8 JobState=PENDING\nJobId=10 JobState=COMPLETED\n"),
                 QByteArray());
        QCOMPARE(said("JobId=1 JobState=RUNNING\n"
                      "JobId=5 JobState=PENDING Dependency=afterok:4 EligibleTime=Unknown\n"
                      "JobId=6 JobState=PENDING EligibleTime=Unknown\n"
                      "JobId=7 JobState=PENDING EligibleTime=Unknown\n"
                      "JobId=8 JobState=PENDING EligibleTime=Unknown\n"),
                 QByteArray()); // sacct lists nobody of these
        QCOMPARE(said("JobId=1 JobState=RUNNING\nJobId=5 JobState=PENDING\n"
                      "JobId=6 JobState=PENDING\nJobId=7 JobState=PENDING\n"
                      "JobId=8 JobState=PENDING\n"),
                 QByteArray("history.txt:0: 4 of 5 jobs that wait or run in jobs.txt are not in "
                            "it: it was cut, or is of another time\n"));
    }
};

FAIRLEAD_QTTEST(JobCountTest)
#include "tst_jobcount.moc"
