// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/hopelessjobs.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
JobRecord waiting(const char* reason, std::uint32_t cpus)
{
    JobRecord job;
    job.id = 1;
    job.account = "physics";
    job.user = "ann";
    job.qos = "low";
    job.cpus = cpus;
    job.timeLimit = 60;
    job.reason = reason;
    job.tres = {{"cpu", cpus}, {"mem", 4000}};
    return job;
}

/// QOS low has GrpTRES=cpu=48; the account above physics GrpTRES=cpu=100 and
/// GrpTRESRunMins=cpu=3000.
replay::Limits someLimits()
{
    replay::Limits limits;
    limits.qos.push_back({"low", {}, false, false});
    limits.qos.back().limits.group.amounts[0] = 48;
    limits.qos.push_back({"normal", {}, false, false});
    limits.qos.push_back({"wide", {}, false, false});
    limits.qos.back().limits.group.amounts[0] = 1000;
    limits.qos.back().limits.groupRunMinutes.amounts[0] = 1000000;
    limits.assocs.push_back({"science", {}, {}, {}});
    limits.assocs.back().limits.group.amounts[0] = 100;
    limits.assocs.back().limits.groupRunMinutes.amounts[0] = 3000;
    limits.assocs.push_back({"physics", "ann", {}, {}});
    limits.assocs.back().limits.perJob.amounts[0] = 300;
    limits.assocs.push_back({"physics", "ann", "fat", {}});
    limits.assocs.back().limits.perJob.amounts[0] = 10;
    return limits;
}

bool isHopelessJob(const JobRecord& job, bool isEnforced = true)
{
    SnapshotRecords records;
    records.policy.editSlurm().enforcesLimits = isEnforced;
    AssocRecord account;
    account.account = "physics";
    account.parent = "science";
    records.assocs.push_back(account);
    records.jobs.push_back(job);
    markHopelessJobs(records, someLimits);
    return records.jobs.front().neverStarts;
}
} // namespace

class HopelessJobs : public QObject
{
    Q_OBJECT

private slots:
    /// squeue's reason is of one of the partitions that a job names.
    void anotherPartitionMayHaveRoom()
    {
        for (const auto* reason : {"PartitionTimeLimit", "PartitionNodeLimit"}) {
            auto job = waiting(reason, 1);
            QVERIFY(isHopelessJob(job));
            job.partitions = {"fast"};
            QVERIFY(isHopelessJob(job));
            job.partitions = {"fast", "long"};
            QVERIFY(!isHopelessJob(job));
        }
    }

    void whoAsksForMoreThanALimitNeverStarts_data()
    {
        QTest::addColumn<QByteArray>("reason");
        QTest::addColumn<uint>("cpus");
        QTest::addColumn<bool>("never");
        QTest::newRow("turn") << QByteArray("Priority") << 4096U << false;
        QTest::newRow("others in the QOS") << QByteArray("QOSGrpCpuLimit") << 48U << false;
        QTest::newRow("QOS") << QByteArray("QOSGrpCpuLimit") << 49U << true;
        QTest::newRow("others below") << QByteArray("AssocGrpCpuLimit") << 100U << false;
        QTest::newRow("account above") << QByteArray("AssocGrpCpuLimit") << 101U << true;
        QTest::newRow("minutes") << QByteArray("AssocGrpCPURunMinutesLimit") << 51U << true;
        QTest::newRow("minutes of others")
            << QByteArray("AssocGrpCPURunMinutesLimit") << 50U << false;
        QTest::newRow("limit of a job") << QByteArray("QOSMaxCpuPerJobLimit") << 1U << true;
        QTest::newRow("partition") << QByteArray("PartitionNodeLimit") << 1U << true;
        QTest::newRow("number of jobs") << QByteArray("QOSMaxJobsPerUserLimit") << 4096U << false;
    }

    void whoAsksForMoreThanALimitNeverStarts()
    {
        QFETCH(QByteArray, reason);
        QFETCH(uint, cpus);
        QFETCH(bool, never);
        QCOMPARE(isHopelessJob(waiting(reason.constData(), cpus)), never);
    }

    /// As in a database.
    void withoutAReasonLimitsTell_data()
    {
        QTest::addColumn<QByteArray>("qos");
        QTest::addColumn<uint>("cpus");
        QTest::addColumn<bool>("never");
        QTest::newRow("QOS") << QByteArray("low") << 48U << false;
        QTest::newRow("more than the QOS") << QByteArray("low") << 49U << true;
        QTest::newRow("one of two QOS") << QByteArray("low,normal") << 49U << false;
        QTest::newRow("account above") << QByteArray("normal") << 50U << false;
        QTest::newRow("minutes above") << QByteArray("normal") << 51U << true;
        QTest::newRow("hidden by the QOS") << QByteArray("wide") << 200U << false;
    }

    void withoutAReasonLimitsTell()
    {
        QFETCH(QByteArray, qos);
        QFETCH(uint, cpus);
        QFETCH(bool, never);
        auto job = waiting("", cpus);
        job.qos = qos.toStdString();
        QCOMPARE(isHopelessJob(job), never);
        QVERIFY(!isHopelessJob(job, false));
    }

    void theAssociationOfThePartitionCounts()
    {
        auto job = waiting("", 20);
        job.qos = "normal";
        QVERIFY(!isHopelessJob(job)); // ann may have 10 in one partition, 300 elsewhere
        job.partitions = {"fat"};
        QVERIFY(isHopelessJob(job));
    }

    void whoRunsIsNoOne()
    {
        auto job = waiting("QOSGrpCpuLimit", 4096);
        job.state = JobState::Running;
        QVERIFY(!isHopelessJob(job));
    }
};

FAIRLEAD_QTTEST(HopelessJobs)
#include "tst_hopelessjobs.moc"
