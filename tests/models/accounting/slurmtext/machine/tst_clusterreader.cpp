// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machine/clusterreader.h"
#include "models/accounting/slurmtext/machine/machinereader.h"
#include "models/accounting/slurmtext/machine/nodereader.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
SnapshotRecords withTres()
{
    SnapshotRecords records;
    records.tresNames = {"cpu", "mem", "gres/gpu"};
    return records;
}
} // namespace

class ClusterReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void nodesAreCountedOnce();
    void partitionsHaveTheirFactors();
    void badPartitionsAreTold();
    void whatAPartitionLacksIsTold();
    void qosComeByTheirColumns();
    void aQosFileNeedsItsHeader();
    void aConfigurationTellsNodesAndPartitions();
    void linesOfSlurmConfHaveAnyBlanks();
    void defaultLinesCountForThoseBehindThem();
    void hostListsHaveAnEnd();
    void bytesThatAreNoTextAreTold();
};

void ClusterReaderTest::bytesThatAreNoTextAreTold()
{
    auto records = withTres();
    readQos(tests::linesOf("Name|Priority|Descr\nnormal|0|Priorit\xc3\xa9\nhigh|5|a\x80\xff\n"),
            "qos.txt", records);
    readPartitions(
        tests::linesOf("PartitionName=a TRES=cpu=1 PriorityJobFactor=1 PriorityTier=1\n"
                       "PartitionName=b \x01\x9f TRES=cpu=1 PriorityJobFactor=1 PriorityTier=1\n"),
        "partitions.txt", records);
    readNodes(tests::linesOf("NodeName=n1 CPUTot=8\nNodeName=n2 CPUTot=8 OS=\xfe\n"), "nodes.txt",
              records);
    const QByteArray what(": the line holds bytes that are no text: it may be damaged\n");
    QCOMPARE(tests::issuesOf(records.issues),
             "qos.txt:3" + what + "partitions.txt:2" + what + "nodes.txt:2" + what);
}

void ClusterReaderTest::nodesAreCountedOnce()
{
    SnapshotRecords records;
    readNodes(tests::linesOf("NodeName=n1 CPUTot=8 CPUEfctv=7\n"
                             "NodeName=n2 CPUTot=16 State=DOWN\n"
                             "NodeName=n1 CPUTot=8\n"
                             "NodeName=n3\n"
                             "nothing\n"),
              "nodes.txt", records);
    QCOMPARE(records.nodeCount, 2U);
    QCOMPARE(records.cpuCount, 23U);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("nodes.txt:4: node “n3” has no CPU count and is left out\n"
                        "nodes.txt:5: the line names no node and is left out\n"
                        "nodes.txt:3: node “n1” appears twice; the first one is used\n"));
}

void ClusterReaderTest::partitionsHaveTheirFactors()
{
    auto records = withTres();
    readPartitions(
        tests::linesOf(
            "PartitionName=debug PriorityJobFactor=5 PriorityTier=7 "
            "MaxTime=1-00:00:00 TRES=cpu=8,mem=2G,node=1 TRESBillingWeights=cpu=1.0\n"
            "PartitionName=old Priority=3 MaxTime=UNLIMITED TRES=(null) Default=YES\n"
            "PartitionName=plain Default=NO Priority=1 TRES=(null) TRESBillingWeights=(null)\n"),
        "partitions.txt", records);
    QVERIFY2(records.issues.empty(), tests::issuesOf(records.issues));
    QCOMPARE(records.partitions.size(), 3U);
    QCOMPARE(records.partitions[0].jobFactor, 5U);
    QCOMPARE(records.partitions[0].tier, 7U);
    QCOMPARE(records.partitions[0].maxTime, 1440U);
    QCOMPARE(records.partitions[0].billingWeights, std::string("cpu=1.0"));
    QVERIFY((records.partitions[0].tresTotal == std::vector<double>{8, 2048, 0}));
    QCOMPARE(records.partitions[1].jobFactor, 3U);
    QCOMPARE(records.partitions[1].tier, 3U);
    QCOMPARE(records.partitions[2].jobFactor, 1U);
    QVERIFY(!records.partitions[0].isDefault);
    QVERIFY(records.partitions[1].isDefault);
    QVERIFY(!records.partitions[2].isDefault);
    QVERIFY(records.partitions[2].billingWeights.empty());
}

void ClusterReaderTest::whatAPartitionLacksIsTold()
{
    auto records = withTres();
    readPartitions(
        tests::linesOf(
            "PartitionName=a PriorityJobFactor=1 TRES=(null) PriorityTier=\n"
            "PartitionName=b Priority=1 TRES=(null) TRESBillingWeights=CPU\n"
            "PartitionName=c Priority=1 TRES=(null) TRESBillingWeights=CPU=-1,Mem=2;cpu=3\n"),
        "partitions.txt", records);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("partitions.txt:1: PriorityTier is missing; 1 is used\n"
                        "partitions.txt:2: TRESBillingWeights: “CPU” is not TYPE[/NAME]=number\n"
                        "partitions.txt:3: TRESBillingWeights: “CPU=-1” is below 0\n"
                        "partitions.txt:3: TRESBillingWeights: “Mem=2;cpu=3” goes on behind its "
                        "number\n"));
}

void ClusterReaderTest::badPartitionsAreTold()
{
    auto records = withTres();
    readPartitions(tests::linesOf("PartitionName=a Priority=1 TRES=cpu=1\n"
                                  "PartitionName=a Priority=2 TRES=cpu=1\n"
                                  "Nodes=n1\n"
                                  "PartitionName=b Priority=1 TRES=cpu=x\n"
                                  "PartitionName=c TRES=cpu=1 PriorityJobFactor=-1 "
                                  "PriorityTier=65534\n"),
                   "partitions.txt", records);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("partitions.txt:2: partition “a” appears twice; the first one is used\n"
                        "partitions.txt:3: the line names no partition and is left out\n"
                        "partitions.txt:4: cpu=x cannot be read and counts as nothing\n"
                        "partitions.txt:5: PriorityJobFactor=-1 is not a number from 0 to 65533; "
                        "1 is used\n"
                        "partitions.txt:5: PriorityTier=65534 is not a number from 0 to 65533; "
                        "1 is used\n"));
    QCOMPARE(records.partitions.size(), 3U);
    QCOMPARE(records.partitions[0].tier, 1U);
}

void ClusterReaderTest::qosComeByTheirColumns()
{
    SnapshotRecords records;
    readQos(tests::linesOf("Name|Priority|UsageFactor|Flags|Preempt|PreemptMode|ID\n"
                           "normal|0|1.0||||1\n"
                           "high|4294967295|0.5|NoDecay,x|normal,low|cluster|2\n"
                           "high|1|1.0||||3\n"
                           "bad|much|||||4\n"
                           "low|-1|||||5\n"
                           "top|5000000000|||||6\n"),
            "qos.txt", records);
    QCOMPARE(records.qos.size(), 2U); // by name
    const auto& high = records.qos[0];
    QCOMPARE(high.name, std::string("high"));
    QCOMPARE(high.priority, 4294967295U);
    QCOMPARE(high.usageFactor, 0.5);
    QVERIFY(high.noDecay);
    QVERIFY((high.preempts == std::vector<std::string>{"normal", "low"}));
    QCOMPARE(high.preemptMode, std::string("CLUSTER"));
    QCOMPARE(high.id, 2U);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("qos.txt:4: QOS “high” appears twice; the first one is used\n"
                        "qos.txt:5: the line is not a QOS and is left out\n"
                        "qos.txt:6: the line is not a QOS and is left out\n"
                        "qos.txt:7: the line is not a QOS and is left out\n"));
}

void ClusterReaderTest::aQosFileNeedsItsHeader()
{
    SnapshotRecords records;
    readQos({}, "qos.txt", records);
    QVERIFY(records.issues.empty());
    readQos(tests::linesOf("normal|0\n"), "qos.txt", records);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("qos.txt:1: the first line must name the columns Name and Priority\n"));
}

void ClusterReaderTest::aConfigurationTellsNodesAndPartitions()
{
    SlurmConfig config;
    config.nodeLines = {{"NodeName=n[1-2] CPUs=8 RealMemory=1000 Gres=gpu:a100:2(S:0)", "s", 1},
                        {"nodename=n3 Sockets=2 CoresPerSocket=4 ThreadsPerCore=2", "s", 2},
                        {"NodeName=DEFAULT CPUs=99", "s", 3}};
    config.partitionLines
        = {{"PartitionName=all Nodes=ALL PriorityTier=4", "s", 4},
           {"partitionname=two nodes=n[2-3] priorityjobfactor=6 default=Yes", "s", 5},
           {"PartitionName=DEFAULT MaxTime=5", "s", 6}};
    auto records = withTres();
    readNodesFromConfig(config, records);
    QCOMPARE(records.nodeCount, 3U);
    QCOMPARE(records.cpuCount, 32U);
    readPartitionsFromConfig(config, records);
    QVERIFY2(records.issues.empty(), tests::issuesOf(records.issues));
    QCOMPARE(records.partitions.size(), 2U);
    QVERIFY((records.partitions[0].tresTotal == std::vector<double>{32, 2001, 4}));
    QCOMPARE(records.partitions[0].tier, 4U);
    QVERIFY((records.partitions[1].tresTotal == std::vector<double>{24, 1001, 2}));
    QCOMPARE(records.partitions[1].jobFactor, 6U);
    QVERIFY(!records.partitions[0].isDefault && records.partitions[1].isDefault);
}

/// As Slurm reads them: any blanks, also around the sign, and sets by the feature of nodes.
void ClusterReaderTest::linesOfSlurmConfHaveAnyBlanks()
{
    SlurmConfig config;
    config.nodeLines = {{"NodeName=n1\tCPUs=8\tFeature=gpu,big", "s", 1},
                        {"NodeName = n[2-3]  CPUs = 16", "s", 2}};
    config.partitionLines = {{"PartitionName = a\t Nodes=n[1-3] PriorityJobFactor = 100", "s", 3},
                             {"NodeSet=fast Feature=gpu", "s", 4},
                             {"PartitionName=b Nodes=fast,n2", "s", 5}};
    auto records = withTres();
    readNodesFromConfig(config, records);
    QCOMPARE(records.nodeCount, 3U);
    QCOMPARE(records.cpuCount, 8U + 16U + 16U);
    readPartitionsFromConfig(config, records);
    QVERIFY2(records.issues.empty(), tests::issuesOf(records.issues));
    QCOMPARE(records.partitions.size(), 2U);
    QCOMPARE(records.partitions[0].jobFactor, 100U);
    QCOMPARE(records.partitions[1].tresTotal[0], 24.0);
    replay::Recording recording;
    readMachineFromConfig(config, recording);
    QCOMPARE(recording.machine.partitions.at(1).nodes.count(), 2U);
    QVERIFY2(recording.issues.empty(), tests::issuesOf(recording.issues));
}

void ClusterReaderTest::defaultLinesCountForThoseBehindThem()
{
    SlurmConfig config;
    config.nodeLines = {{"NodeName=n1 CPUs=8", "s", 1},
                        {"nodename=default boards=2 SocketsPerBoard=2 Corespersocket=8", "s", 2},
                        {"NodeName=DEFAULT REALMEMORY=500 Gres=gpu:1", "s", 3},
                        {"NodeName=n[2-3]", "s", 4},
                        {"NodeName=n4 RealMemory=100 Procs=4", "s", 5}};
    config.partitionLines = {{"PartitionName=first Nodes=n1", "s", 6},
                             {"PartitionName=DEFAULT MaxTime=60 PriorityJobFactor=7", "s", 7},
                             {"partitionname=DEFAULT Nodes=ALL shared=EXCLUSIVE", "s", 8},
                             {"PartitionName=all PriorityJobFactor=9", "s", 9}};
    auto records = withTres();
    readNodesFromConfig(config, records);
    QCOMPARE(records.nodeCount, 4U);
    QCOMPARE(records.cpuCount, 8U + 32U + 32U + 4U);
    readPartitionsFromConfig(config, records);
    QVERIFY2(records.issues.empty(), tests::issuesOf(records.issues));
    QCOMPARE(records.partitions.size(), 2U);
    QCOMPARE(records.partitions[0].jobFactor, 1U);
    QCOMPARE(records.partitions[1].jobFactor, 9U);
    QCOMPARE(records.partitions[1].maxTime, 60U);
    QVERIFY((records.partitions[1].tresTotal == std::vector<double>{76, 1 + 500 + 500 + 100, 3}));

    // The machine of a replay is the same one.
    replay::Recording recording;
    readMachineFromConfig(config, recording);
    const auto& nodes = recording.machine.nodes;
    QCOMPARE(nodes.size(), 4U);
    QCOMPARE(nodes[0].cpus, 8U);
    QCOMPARE(nodes[1].cpus, 32U);
    QCOMPARE(nodes[1].sockets, 4U);
    QCOMPARE(nodes[1].gpus, 1U);
    QCOMPARE(nodes[2].name, "n3");
    QCOMPARE(nodes[3].cpus, 4U);
    QCOMPARE(nodes[3].memory, 100U);
    const auto& partitions = recording.machine.partitions;
    QCOMPARE(partitions[0].maxTime, replay::noLimit);
    QVERIFY(partitions[1].isExclusive);
    QCOMPARE(partitions[1].maxTime, 60U);
    QCOMPARE(partitions[1].nodes.count(), 4U);
}

void ClusterReaderTest::hostListsHaveAnEnd()
{
    SlurmConfig config;
    config.nodeLines = {{"NodeName=n[1-9999999] CPUs=1", "s", 1}};
    auto records = withTres();
    readPartitionsFromConfig(config, records);
    QCOMPARE(records.issues.size(), 1U);
    QVERIFY(english(records.issues[0].message).starts_with("there are more than 200000 nodes"));
}

FAIRLEAD_QTTEST(ClusterReaderTest)
#include "tst_clusterreader.moc"
