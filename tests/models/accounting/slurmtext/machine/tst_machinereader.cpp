// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machine/machinelists.h"
#include "models/accounting/slurmtext/machine/machinereader.h"
#include "models/accounting/slurmtext/machine/nodestates.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

class MachineReaderTest : public QObject
{
    Q_OBJECT

private slots:
    // A partition that is drained takes no new jobs; who waits in it starts all the same.
    void statesAndTimesOfPartitions()
    {
        const auto partitionWith = [](const char* keys) {
            replay::Recording recording;
            readMachinePartitions({{1, std::string("PartitionName=main ") + keys}},
                                  "partitions.txt", recording);
            return recording.machine.partitions.at(0);
        };
        QVERIFY(partitionWith("State=UP").isUp && partitionWith("State=DRAIN").isUp);
        QVERIFY(!partitionWith("State=DOWN").isUp && !partitionWith("State=INACTIVE").isUp);
        QCOMPARE(partitionWith("OverTimeLimit=NONE").overTimeLimit, replay::noLimit);
        QCOMPARE(partitionWith("OverTimeLimit=5").overTimeLimit, 5U);
        QCOMPARE(partitionWith("OverTimeLimit=UNLIMITED").overTimeLimit, replay::unlimited);
    }

    // "NodeSet=..." may stand anywhere, and its name for hosts.
    void setsOfNodesStandForTheirHosts()
    {
        SlurmConfig config;
        config.isSlurmConf = true;
        config.nodeLines = {{"NodeName=n[1-6] CPUs=4", "slurm.conf", 1}};
        config.partitionLines = {{"PartitionName=a Nodes=ns1,n[5-6]", "slurm.conf", 2},
                                 {"PartitionName=b Nodes=big", "slurm.conf", 3},
                                 {"nodeset=ns1 nodes=n[1-2],n4", "slurm.conf", 4},
                                 {"NodeSet=big Feature=large", "slurm.conf", 5}};
        replay::Recording recording;
        readMachineFromConfig(config, recording);
        const auto& partitions = recording.machine.partitions;
        QCOMPARE(partitions.size(), std::size_t{2});
        std::vector<std::size_t> nodes;
        partitions[0].nodes.forEach([&](std::size_t node) { nodes.push_back(node); });
        QVERIFY((nodes == std::vector<std::size_t>{0, 1, 3, 4, 5}));
        QCOMPARE(partitions[1].nodes.count(), std::size_t{0});
        QCOMPARE(recording.issues.size(), std::size_t{1});
        QCOMPARE(english(recording.issues[0].message),
                 std::string("a replay does not know NodeSet=big Feature=..."));
    }

    void coresThatAreKeptFromJobsAreNone_data()
    {
        QTest::addColumn<QByteArray>("keys");
        QTest::addColumn<unsigned>("cpus");
        QTest::newRow("none") << QByteArray("CPUTot=16 CoresPerSocket=4 Sockets=2") << 16U;
        QTest::newRow("counted by Slurm")
            << QByteArray("CPUTot=16 CPUEfctv=12 CoreSpecCount=2 CoresPerSocket=4 Sockets=2")
            << 12U;
        QTest::newRow("cores of two threads")
            << QByteArray("CPUTot=16 CoreSpecCount=2 CoresPerSocket=4 Sockets=2 ThreadsPerCore=2")
            << 12U;
        QTest::newRow("CPUs are cores")
            << QByteArray("CPUs=8 CoreSpecCount=1 CoresPerSocket=4 Sockets=2 ThreadsPerCore=2")
            << 7U;
        QTest::newRow("by list") << QByteArray("CPUTot=16 CPUSpecList=0-1,8 CoresPerSocket=8 "
                                               "Sockets=2")
                                 << 13U;
        QTest::newRow("all of them") << QByteArray("CPUTot=1 CoreSpecCount=1") << 1U;
    }
    void coresThatAreKeptFromJobsAreNone()
    {
        QFETCH(QByteArray, keys);
        QFETCH(unsigned, cpus);
        replay::Recording recording;
        readMachineNodes({{1, "NodeName=n1 " + keys.toStdString()}}, "nodes.txt", recording);
        QCOMPARE(recording.machine.nodes.at(0).cpus, cpus);
    }

    /// As slurmctld infers what slurm.conf does not say.
    void threadsAndSocketsOfNodes_data()
    {
        QTest::addColumn<QByteArray>("keys");
        QTest::addColumn<unsigned>("sockets");
        QTest::addColumn<unsigned>("threads");
        QTest::addColumn<unsigned>("cpus");
        QTest::newRow("threads are CPUs")
            << QByteArray("CPUTot=8 CoresPerSocket=4 ThreadsPerCore=2") << 1U << 2U << 8U;
        QTest::newRow("cores are CPUs")
            << QByteArray("CPUTot=4 CoresPerSocket=4 ThreadsPerCore=2") << 1U << 1U << 4U;
        QTest::newRow("sockets by CPUs")
            << QByteArray("CPUs=16 CoresPerSocket=4 ThreadsPerCore=2") << 2U << 2U << 16U;
        QTest::newRow("kept cores of them")
            << QByteArray("CPUs=8 CoreSpecCount=1 ThreadsPerCore=2") << 4U << 2U << 6U;
        QTest::newRow("CPUs by sockets")
            << QByteArray("Sockets=2 CoresPerSocket=4 ThreadsPerCore=2") << 2U << 2U << 16U;
        QTest::newRow("by boards")
            << QByteArray("Boards=2 SocketsPerBoard=2 CoresPerSocket=3") << 4U << 1U << 12U;
        QTest::newRow("only CPUs") << QByteArray("CPUs=6") << 6U << 1U << 6U;
        QTest::newRow("nothing") << QByteArray() << 1U << 1U << 1U;
    }
    void threadsAndSocketsOfNodes()
    {
        QFETCH(QByteArray, keys);
        QFETCH(unsigned, sockets);
        QFETCH(unsigned, threads);
        QFETCH(unsigned, cpus);
        replay::Recording recording;
        readMachineNodes({{1, "NodeName=n1 " + keys.toStdString()}}, "nodes.txt", recording);
        const auto& node = recording.machine.nodes.at(0);
        QCOMPARE(node.sockets, sockets);
        QCOMPARE(node.threads, threads);
        QCOMPARE(node.cpus, cpus);
    }

    void aNodeThatSleepsTakesJobs()
    {
        for (const char* state :
             {"IDLE", "IDLE+CLOUD+POWERED_DOWN", "IDLE~", "MIXED+PLANNED", "UNKNOWN", ""})
            QVERIFY2(takesJobs(state), state);
        for (const char* state : {"DOWN", "down*", "DOWN+POWERED_DOWN", "IDLE+DRAIN", "DRAINED",
                                  "IDLE+POWERING_DOWN", "FAIL", "FAILING*", "FUTURE"})
            QVERIFY2(!takesJobs(state), state);
    }

    void aWholeSlurmConfHasTheSelectionOfItsRelease()
    {
        const auto machineOf = [](const char* release, const std::string& type, bool isWhole) {
            SlurmConfig config;
            config.isSlurmConf = true;
            if (isWhole)
                config.nodeLines = {{"NodeName=n1 CPUs=4", "slurm.conf", 1}};
            config.values["slurm_version"] = {release, "slurm.conf", 1};
            if (!type.empty())
                config.values["selecttype"] = {type, "slurm.conf", 1};
            replay::Recording recording;
            readSchedulerParameters(config, recording);
            const bool isTold
                = std::ranges::any_of(recording.provenance, [](const Provenance& entry) {
                      return isOf(entry, inputs::selectionOfNodes);
                  });
            return std::tuple(recording.machine.unit, recording.machine.isMemoryConsumed, isTold);
        };
        using replay::SelectUnit;
        QVERIFY(machineOf("22.05.8", "", true) == std::tuple(SelectUnit::Node, false, true));
        QVERIFY(machineOf("23.11.1", "", true) == std::tuple(SelectUnit::Core, true, true));
        QVERIFY(machineOf("22.05.8", "select/cons_tres", true)
                == std::tuple(SelectUnit::Core, true, false));
        QVERIFY(machineOf("22.05.8", "", false) == std::tuple(SelectUnit::Core, false, false));
    }

    void listsOfTwoClustersDoNotFit()
    {
        replay::Recording recording;
        readMachineNodes(tests::linesOf("NodeName=n1 CPUTot=8 State=IDLE\n"
                                        "NodeName=n2 CPUTot=8 State=IDEL\n"),
                         "nodes.txt", recording);
        readMachinePartitions(tests::linesOf("PartitionName=main Nodes=n[1-2] State=UP\n"
                                             "PartitionName=all Nodes=ALL State=UP\n"
                                             "PartitionName=none Nodes=(null) State=UP\n"
                                             "PartitionName=other Nodes=n[2-3] State=UP\n"),
                              "partitions.txt", recording);
        QCOMPARE(tests::issuesOf(recording.issues),
                 QByteArray("nodes.txt:2: 1 node has a state that is not known: n2=IDEL\n"
                            "partitions.txt:4: 1 partition names nodes that are not listed: "
                            "other\n"));
    }

    void partitionsThatShareCpusAreNamed()
    {
        replay::Recording recording;
        std::vector<Line> lines;
        for (const char* shared :
             {"NO", "EXCLUSIVE", "YES", "FORCE:1", "FORCE:2", "FORCE", "YES:4"})
            lines.push_back({1, std::string("PartitionName=p OverSubscribe=") + shared});
        readMachinePartitions(lines, "partitions.txt", recording);
        std::vector<std::string> issues;
        for (const auto& issue : recording.issues)
            issues.push_back(english(issue.message));
        QVERIFY((issues
                 == std::vector<std::string>{
                     "partition p: a replay does not know OverSubscribe=FORCE:2",
                     "partition p: a replay does not know OverSubscribe=FORCE",
                     "partition p: a replay does not know OverSubscribe=YES:4"}));
    }

    void modesThatAReplayDoesNotHaveAreNamed()
    {
        const auto issuesOf = [](const std::map<std::string, std::string>& values) {
            SlurmConfig config;
            for (const auto& [name, value] : values)
                config.values[name] = {value, "config.txt", 1};
            replay::Recording recording;
            readSchedulerParameters(config, recording);
            std::vector<std::string> told;
            for (const auto& issue : recording.issues)
                told.push_back(english(issue.message));
            return told;
        };
        QVERIFY((issuesOf({{"selecttype", "select/foo"},
                           {"schedulertype", "sched/hold"},
                           {"maxmempercpu", "2000"},
                           {"maxmempernode", "120000"},
                           {"preempttype", "preempt/qos"},
                           {"preemptmode", "REQUEUE"},
                           {"topologyplugin", "topology/tree"},
                           {"burstbuffertype", "burst_buffer/lua"},
                           {"suspendtime", "600 sec"},
                           {"selecttypeparameters",
                            "CR_CORE,CR_LLN,CR_PACK_NODES,CR_ONE_TASK_PER_CORE"}})
                 == std::vector<std::string>{
                     "a replay does not know SelectType=select/foo",
                     "a replay does not know SchedulerType=sched/hold",
                     "a replay does not know PreemptType=preempt/qos",
                     "a replay does not know PreemptMode=REQUEUE",
                     "a replay does not know TopologyPlugin=topology/tree",
                     "a replay does not know BurstBufferType=burst_buffer/lua",
                     "a replay does not know SuspendTime=600 sec",
                     "a replay does not know SelectTypeParameters=CR_PACK_NODES"}));
        QVERIFY(issuesOf({{"selecttype", "select/cons_tres"},
                          {"schedulertype", "sched/backfill"},
                          {"maxmempernode", "UNLIMITED"},
                          {"preempttype", "preempt/none"},
                          {"preemptmode", "OFF"},
                          {"topologyplugin", "topology/none"},
                          {"burstbuffertype", "(null)"},
                          {"suspendtime", "INFINITE"},
                          {"selecttypeparameters", "CR_CORE_MEMORY"}})
                    .empty());
        replay::Recording recording;
        recording.machine.nodes.push_back({"n1", 8});
        readMachinePartitions(
            tests::linesOf("PartitionName=a Nodes=n1 LLN=YES ExclusiveUser=YES ReqResv=YES\n"
                           "PartitionName=b Nodes=n1 LLN=NO ExclusiveUser=NO ReqResv=NO"),
            "partitions.txt", recording);
        const auto& partitions = recording.machine.partitions;
        QCOMPARE(partitions.size(), std::size_t{2});
        QVERIFY(partitions[0].isLeastLoaded && partitions[0].isForUser);
        QVERIFY(!partitions[1].isLeastLoaded && !partitions[1].isForUser);
        QCOMPARE(recording.issues.size(), std::size_t{1});
        QCOMPARE(english(recording.issues[0].message),
                 std::string("partition a: a replay does not know ReqResv=YES"));
    }

    void unitsAndBoundsOfPartitionsAreNamed()
    {
        replay::Recording recording;
        readMachinePartitions(
            tests::linesOf("PartitionName=a SelectTypeParameters=CR_SOCKET MaxCPUsPerSocket=2 "
                           "MaxMemPerCPU=100\n"
                           "PartitionName=b SelectTypeParameters=NONE MaxCPUsPerSocket=UNLIMITED "
                           "MaxMemPerNode=UNLIMITED"),
            "partitions.txt", recording);
        QCOMPARE(
            tests::issuesOf(recording.issues),
            QByteArray(":0: partition a: a replay does not know SelectTypeParameters=CR_SOCKET\n"
                       ":0: partition a: a replay does not know MaxCPUsPerSocket=2\n"));
        QVERIFY((recording.machine.memoryBounds == replay::MemoryBounds{{"a", 100}}));
        QVERIFY(recording.machine.nodeMemoryBounds.empty());
    }

    /// slurmctld makes small letters of them; who is in which group is not known here.
    void whoMayUseAPartitionIsRead()
    {
        replay::Recording recording;
        readMachinePartitions(
            tests::linesOf("PartitionName=z AllowGroups=staff AllowAccounts=ALL AllowQos=N/A "
                           "MaxMemPerNode=9000\n"
                           "PartitionName=b AllowGroups=ALL AllowAccounts=Chem,bio DenyQos=low "
                           "MaxMemPerNode=8000"),
            "partitions.txt", recording);
        using Rule = replay::PartitionAccess::Rule;
        QVERIFY((recording.machine.access
                 == std::vector<replay::PartitionAccess>{
                     {"b", Rule::AllowAccounts, {"chem", "bio"}}, {"b", Rule::DenyQos, {"low"}}}));
        QVERIFY((recording.machine.restricted == std::vector<std::string>{"z"}));
        QVERIFY(
            (recording.machine.nodeMemoryBounds == replay::MemoryBounds{{"b", 8000}, {"z", 9000}}));
    }

    void theBuiltinSchedulerDoesNotBackfill()
    {
        SlurmConfig config;
        config.values["schedulertype"] = {"sched/builtin", "config.txt", 1};
        replay::Recording recording;
        readSchedulerParameters(config, recording);
        QCOMPARE(recording.parameters.backfillInterval, std::int64_t{-1});
        QVERIFY(recording.issues.empty());
    }
};

FAIRLEAD_QTTEST(MachineReaderTest)
#include "tst_machinereader.moc"
