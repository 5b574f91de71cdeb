// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machine/plannedreader.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

class PlannedReader : public QObject
{
    Q_OBJECT

private slots:
    void waitingJobsTellWhatBackfillPlanned()
    {
        replay::Recording recording;
        for (const auto* name : {"n1", "n2", "n3"})
            recording.machine.nodes.push_back({name});
        recording.workload.jobs.resize(3);
        for (std::uint32_t i = 0; i < 3; ++i)
            recording.workload.jobs[i].id = 10 + i;
        const std::string planned = " JobState=PENDING StartTime=2026-11-22T01:00:00 ";
        readPlannedStarts(
            {{1,
              "JobId=10 JobName=a b" + planned
                  + "LastSchedEval=2026-11-22T00:50:23 SchedNodeList=n[2-3]"},
             {2, "JobId=11 JobName=c" + planned},
             {3, "JobId=12 JobName=d JobState=RUNNING StartTime=2026-11-22T00:40:00 NodeList=n1"},
             {4, "JobId=99 JobName=e" + planned + "SchedNodeList=n1"},
             {5, "JobId=12 JobName=f JobState=PENDING StartTime=Unknown SchedNodeList=n1"},
             {6, "what"}},
            "jobs.txt", TimeReader{}, 1795308600, recording);
        QCOMPARE(recording.planned.size(), std::size_t{1});
        QCOMPARE(recording.planned[0].job, 0U);
        QCOMPARE(recording.planned[0].start, 1795309200);
        QCOMPARE(recording.workload.nodeSets[recording.planned[0].nodes].count(), std::size_t{2});
        QCOMPARE(recording.plannedAt, 1795308623); // a scheduler looked later
    }
};

FAIRLEAD_QTTEST(PlannedReader)
#include "tst_plannedreader.moc"
