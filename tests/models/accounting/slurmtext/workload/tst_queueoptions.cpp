// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/queueoptions.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
/// The options of job 7 after it was found in a queue.
HistoryJob completed(const std::string& submitLine, const std::string& inQueue,
                     std::uint32_t array = 0)
{
    QueueOptions queue;
    queue.add({{1, inQueue}});
    HistoryJob job;
    job.id = 7;
    job.arrayId = array;
    job.submitted = parseSubmitLine(submitLine);
    queue.complete(job);
    return job;
}
const std::string queued
    = "JobId=7 JobName=x UserId=ann(1) JobState=PENDING Nice=5 Dependency=afterok:3_*(unfulfilled),"
      "after:4(failed) ArrayTaskThrottle=2 ReqNodeList=n3 ExcNodeList=n[1-2] NumNodes=2-4 "
      "NumCPUs=12 "
      "NumTasks=4 CPUs/Task=3 NtasksPerN:B:S:C=2:0:*:* MinMemoryCPU=100M Features=a&b "
      "OverSubscribe=NO Contiguous=1 TresPerNode=gres/shard:1,gres:gpu:a100:2";
} // namespace

class QueueOptionsTest : public QObject
{
    Q_OBJECT

private slots:
    void optionsOfAScriptAreThoseOfTheQueue()
    {
        const auto job = completed("sbatch job.sh", queued);
        const auto& told = job.submitted;
        QCOMPARE(told.command, std::string("sbatch"));
        QVERIFY(told.isExclusive && told.isContiguous);
        QCOMPARE(told.minNodes.value_or(0), 2U);
        QCOMPARE(told.maxNodes.value_or(0), 4U);
        QCOMPARE(told.tasks.value_or(0), 4U);
        QCOMPARE(told.cpusPerTask.value_or(0), 3U);
        QCOMPARE(told.tasksPerNode.value_or(0), 2U);
        QCOMPARE(told.gpusPerNode.value_or(0), 2U);
        QCOMPARE(told.throttle.value_or(0), 2U);
        QCOMPARE(told.nice, 5);
        QCOMPARE(told.nodeList, std::string("n3"));
        QCOMPARE(told.excluded, std::string("n[1-2]"));
        QCOMPARE(told.constraint, std::string("a&b"));
        QCOMPARE(told.dependencies.size(), std::size_t{2});
        QCOMPARE(told.dependencies[0].job, 3U);
        QCOMPARE(told.dependencies[1].kind, SubmitDependency::Kind::After);
        QVERIFY(job.memory.has_value());
        QCOMPARE(job.memory->megabytes, std::uint64_t{100});
    }
    void whatTheSubmitLineSaysCounts()
    {
        const auto told = completed("sbatch -N 1 -c 6 -w n4 job.sh", queued).submitted;
        QCOMPARE(told.minNodes.value_or(0), 1U);
        QCOMPARE(told.maxNodes.value_or(0), 1U);
        QCOMPARE(told.cpusPerTask.value_or(0), 6U);
        QCOMPARE(told.nodeList, std::string("n4"));
        QVERIFY(told.isExclusive);
    }
    void whatHasNoScriptIsWhole()
    {
        for (const auto* line : {"sbatch -n 4 --wrap=exec sleep 9", "srun -n 4 hostname"}) {
            const auto job = completed(line, queued);
            QVERIFY(!job.submitted.isExclusive && !job.submitted.cpusPerTask && !job.memory);
        }
    }
    void tasksHaveTheOptionsOfTheirArray()
    {
        auto array = queued;
        array.replace(0, 7, "JobId=5");
        QVERIFY(completed("sbatch job.sh", array, 5).submitted.isExclusive);
        QVERIFY(!completed("sbatch job.sh", array, 6).submitted.isExclusive);
    }
    void estimatesAndDefaultsAreNoOptions()
    {
        const auto job = completed(
            "sbatch job.sh",
            "JobId=7 JobName=x UserId=ann(1) NumNodes=2 NumTasks=4 CPUs/Task=1 "
            "NtasksPerN:B:S:C=0:0:*:* MinMemoryNode=0 Features=(null) Dependency=(null) "
            "OverSubscribe=OK Contiguous=0 ReqNodeList=(null) Exclusive=NO");
        const auto& told = job.submitted;
        QVERIFY(!told.minNodes && !told.cpusPerTask && !told.tasksPerNode && !job.memory);
        QVERIFY(!told.isExclusive && told.constraint.empty() && told.dependencies.empty());
    }
};

FAIRLEAD_QTTEST(QueueOptionsTest)
#include "tst_queueoptions.moc"
