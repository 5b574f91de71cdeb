// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/policyfile.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

class PolicyFileTest : public QObject
{
    Q_OBJECT

private slots:
    /// Of partitions a policy has priorities alone: what their nodes have is not looked at.
    void partitionsHavePrioritiesWhateverTheirNodes()
    {
        QTemporaryDir folder;
        const auto file = folder.filePath(QStringLiteral("slurm.conf"));
        tests::written(file,
                       "PriorityWeightAge=5\n"
                       "NodeName=n[1-9000000] CPUs=4\n"
                       "PartitionName=DEFAULT PriorityTier=3\n"
                       "PartitionName=a Nodes=n[1-9000000] PriorityJobFactor=7\n"
                       "PartitionName=b Nodes=ALL PriorityTier=2\n"
                       "PartitionName=b Nodes=ALL\n");
        Issues issues;
        const auto read = readPolicyFile(file, issues);
        QVERIFY(read);
        const auto& partitions = read->policy.partitions;
        QCOMPARE(partitions.size(), std::size_t{2});
        QCOMPARE(partitions[0].name, std::string("a"));
        QCOMPARE(partitions[0].jobFactor, 7U);
        QCOMPARE(partitions[0].tier, 3U);
        QCOMPARE(partitions[1].tier, 2U);
        const auto told = tests::issuesOf(issues);
        QVERIFY2(!told.contains("nodes"), told.constData());
        QVERIFY2(told.contains("b"), told.constData());
    }

    void schedulersAloneAreNoPolicy()
    {
        QTemporaryDir folder;
        const auto file = folder.filePath(QStringLiteral("slurm.conf"));
        Issues issues;
        tests::written(file, "SchedulerParameters=bf_window=5\n");
        auto read = readPolicyFile(file, issues);
        QVERIFY(!read);
        QVERIFY(english(read.error().message).find("name the whole slurm.conf")
                != std::string::npos);
        tests::written(file, "ClusterName=x\n");
        read = readPolicyFile(file, issues);
        QVERIFY(!read);
        QVERIFY(english(read.error().message).find("sets no parameter") != std::string::npos);
    }
};

FAIRLEAD_QTTEST(PolicyFileTest)
#include "tst_policyfile.moc"
