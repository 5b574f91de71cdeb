// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machinereader.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

class MachineReaderTest : public QObject
{
    Q_OBJECT

private slots:
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
        QVERIFY((issuesOf({{"preempttype", "preempt/qos"},
                           {"preemptmode", "REQUEUE"},
                           {"topologyplugin", "topology/tree"},
                           {"burstbuffertype", "burst_buffer/lua"},
                           {"suspendtime", "600 sec"},
                           {"selecttypeparameters", "CR_CORE,CR_LLN,CR_PACK_NODES"}})
                 == std::vector<std::string>{
                     "a replay does not know PreemptType=preempt/qos",
                     "a replay does not know PreemptMode=REQUEUE",
                     "a replay does not know TopologyPlugin=topology/tree",
                     "a replay does not know BurstBufferType=burst_buffer/lua",
                     "a replay does not know SuspendTime=600 sec",
                     "a replay does not know SelectTypeParameters=CR_LLN",
                     "a replay does not know SelectTypeParameters=CR_PACK_NODES"}));
        QVERIFY(issuesOf({{"preempttype", "preempt/none"},
                          {"preemptmode", "OFF"},
                          {"topologyplugin", "topology/none"},
                          {"burstbuffertype", "(null)"},
                          {"suspendtime", "INFINITE"},
                          {"selecttypeparameters", "CR_CORE_MEMORY"}})
                    .empty());
        replay::Recording recording;
        readMachinePartitions(
            tests::linesOf("PartitionName=a Nodes=n1 LLN=YES ExclusiveUser=YES ReqResv=YES\n"
                           "PartitionName=b Nodes=n1 LLN=NO ExclusiveUser=NO ReqResv=NO"),
            "partitions.txt", recording);
        QCOMPARE(recording.machine.partitions.size(), std::size_t{2});
        QCOMPARE(recording.issues.size(), std::size_t{3});
        QCOMPARE(english(recording.issues[0].message),
                 std::string("partition a: a replay does not know LLN=YES"));
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
