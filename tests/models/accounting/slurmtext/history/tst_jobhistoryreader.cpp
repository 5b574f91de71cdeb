// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/jobhistoryreader.h"
#include "models/accounting/slurmtext/machine/machinelists.h"
#include "models/accounting/slurmtext/tree/limitsreader.h"
#include "models/accounting/slurmtext/workload/historyjobs.h"
#include "models/accounting/slurmtext/workload/runaways.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

using tests::linesOf;

namespace {
const std::string header
    = "JobIDRaw|JobID|User|Account|Partition|QOS|Submit|Eligible|Start|End|Timelimit|ReqCPUS|"
      "ReqTRES|NNodes|NodeList|State|Flags|SubmitLine";

replay::Recording machine()
{
    replay::Recording recording;
    readMachineNodes(
        linesOf({"NodeName=n1 CPUTot=8 CPUEfctv=6 ThreadsPerCore=2 Sockets=1 "
                 "RealMemory=1000 Weight=3 Gres=gpu:a100:2(S:0) State=IDLE",
                 "NodeName=n2 CPUTot=8 RealMemory=1000 Weight=1 State=DOWN*+DRAIN", "what"}),
        "nodes.txt", recording);
    readMachinePartitions(
        linesOf({"PartitionName=main Nodes=n[1-2] MaxTime=1-00:00:00 DefaultTime=NONE "
                 "PriorityTier=2 QoS=N/A MaxNodes=UNLIMITED State=UP"}),
        "partitions.txt", recording);
    return recording;
}

replay::Recording read(const std::vector<std::string>& rows)
{
    auto recording = machine();
    std::vector<std::string> texts{header};
    texts.insert(texts.end(), rows.begin(), rows.end());
    const auto done = readJobHistory(linesOf(texts), "history.txt", TimeReader{}, recording);
    if (!done)
        throw std::runtime_error(english(done.error().message));
    return recording;
}

const std::string times = "1970-01-01T01:00:00|1970-01-01T01:00:00|";
} // namespace

class JobHistoryTest : public QObject
{
    Q_OBJECT

private slots:
    void nodesAndPartitionsAreTheMachine()
    {
        const auto recording = machine();
        const auto& nodes = recording.machine.nodes;
        QCOMPARE(nodes.size(), std::size_t{2});
        QCOMPARE(nodes[0].cpus, 6U);
        QCOMPARE(nodes[0].threads, 2U);
        QCOMPARE(nodes[0].gpus, 2U);
        QCOMPARE(nodes[0].weight, 3U);
        QVERIFY(nodes[0].isUp);
        QVERIFY(!nodes[1].isUp);
        const auto& partition = recording.machine.partitions.at(0);
        QCOMPARE(partition.maxTime, 1440U);
        QCOMPARE(partition.maxNodes, replay::noLimit);
        QCOMPARE(partition.tier, 2U);
        QCOMPARE(partition.nodes.count(), std::size_t{2});
        QVERIFY(partition.qos.empty());
        QCOMPARE(recording.issues.size(), std::size_t{1}); // "what"
    }

    void aJobIsWhatWasAskedForAndWhatHappened()
    {
        const auto recording = read(
            {"7|7|ann|astro|main|high|" + times
             + "1970-01-01T01:00:10|1970-01-01T01:05:10|00:30:00|4|cpu=4,mem=400M|1|n2|COMPLETED|"
               "SchedBackfill|sbatch -n 4 --nice=5 --comment=a|b x.sh"});
        const auto& job = recording.workload.jobs.at(0);
        QCOMPARE(job.submit, replay::Moment{3600500});
        QCOMPARE(job.limit, 30U);
        QCOMPARE(job.runTime, 300U);
        QCOMPARE(job.nice, 5);
        QCOMPARE(job.request.cpus, 4U);
        QCOMPARE(job.recorded.start, replay::Second{3610});
        QVERIFY(job.recorded.by == replay::StartedBy::Backfill);
        QVERIFY(recording.workload.nodeSets.at(job.recorded.nodes).contains(1));
        QVERIFY(!recording.workload.nodeSets.at(job.recorded.nodes).contains(0));
    }

    void whoFailedIsKnown()
    {
        const auto row = [](const std::string& id, const std::string& state) {
            return id + "|" + id + "|ann|astro|main|n|" + times
                + "1970-01-01T01:00:10|1970-01-01T01:00:13|10|1|cpu=1|1|n1|" + state + "||x";
        };
        const auto recording = read({row("1", "FAILED"), row("2", "NODE_FAIL"),
                                     row("3", "COMPLETED"), row("4", "CANCELLED by 7")});
        const auto& jobs = recording.workload.jobs;
        QVERIFY(jobs.at(0).recorded.hasFailed && jobs.at(1).recorded.hasFailed);
        QVERIFY(!jobs.at(2).recorded.hasFailed && !jobs.at(3).recorded.hasFailed);
    }

    void tasksStandTogetherAndWaitingOnesAreExpanded()
    {
        const auto recording
            = read({"9|9|ann|astro|main|n|" + times + "Unknown|Unknown|10|1|cpu=1|1||PENDING||",
                    "8|7_[2-4%2]|ann|astro|main|n|" + times
                        + "Unknown|Unknown|10|1|cpu=1|1||PENDING||sbatch -a 1-4%2 x",
                    "10|7_1|ann|astro|main|n|" + times
                        + "1970-01-01T01:00:10|1970-01-01T01:00:20|10|1|cpu=1|1|n1|COMPLETED||x"});
        const auto& workload = recording.workload;
        QCOMPARE(workload.jobs.size(), std::size_t{5});
        QCOMPARE(workload.arrays.size(), std::size_t{1});
        QCOMPARE(workload.arrays[0].id, 7U);
        QCOMPARE(workload.arrays[0].count, 4U);
        QCOMPARE(workload.jobs[0].arrayTask, 1U);
        QCOMPARE(workload.jobs[3].arrayTask, 4U);
        QCOMPARE(workload.jobs[4].id, 9U);
    }

    void aSubmitLineMayHaveLineEnds()
    {
        const auto recording
            = read({"1|1|ann|astro|main|n|" + times
                        + "Unknown|Unknown|10|4|cpu=4|1||PENDING||sbatch --wrap=sleep 1",
                    "sleep 2", "exit 0",
                    "2|2|ann|astro|main|n|" + times
                        + "Unknown|Unknown|10|1|cpu=1|1||PENDING||sbatch --wrap=x"});
        QCOMPARE(recording.workload.jobs.size(), std::size_t{2});
        QCOMPARE(recording.issues.size(), machine().issues.size());
    }

    void whatCannotBeIsLeftOutAndSaid()
    {
        const auto recording = read(
            {"1|1|ann|astro|main|n|" + times
                 + "1970-01-01T00:00:10|1970-01-01T01:00:20|10|1||1|n1|"
                   "COMPLETED||",
             "x|1|ann", "0|0|ann|astro|main|n|" + times + "Unknown|Unknown|10|1||1||PENDING||",
             "2|2|ann|astro|main|n|" + times
                 + "1970-01-01T01:00:10|1970-01-01T01:00:05|10|1||1|n1|COMPLETED||"});
        QVERIFY(recording.workload.jobs.empty());
        QCOMPARE(recording.issues.size(), std::size_t{5});
    }

    void shortLinesAreToldAndStepsCounted()
    {
        const auto job = "|ann|astro|main|n|" + times + "Unknown|Unknown|10|1|cpu=1|1||PENDING||x";
        const auto recording = read({"1|1" + job, "2|2|ann|astro|main|n|1970",
                                     "3.batch|3.batch" + job, "3.0|3.0" + job, "4|4" + job});
        QCOMPARE(recording.workload.jobs.size(), std::size_t{2});
        const auto first = machine().issues.size();
        QCOMPARE(recording.issues.size(), first + 2);
        QCOMPARE(english(recording.issues[first].message),
                 std::string("the line has 7 of 18 columns and is left out"));
        QCOMPARE(recording.issues[first].line, 3);
        QCOMPARE(english(recording.issues[first + 1].message),
                 std::string("2 lines are of steps, and are left out: sacct -X lists jobs alone"));
    }

    void jobsWithoutAnEndEndAtTheirLimit()
    {
        const auto row = [](const std::string& id, const std::string& end) {
            return id + "|" + id + "|ann|astro|main|n|" + times + "1970-01-01T01:00:10|" + end
                + "|10|1|cpu=1|1|n1|RUNNING||x";
        };
        auto recording = read({row("1", "Unknown"), row("2", "1970-01-04T01:00:00"),
                               "3|3|ann|astro|main|n|1970-01-04T00:00:00|1970-01-04T00:00:00|"
                               "1970-01-04T00:00:10|Unknown|10|1|cpu=1|1|n1|RUNNING||x"});
        endRunaways(recording, 0, "history.txt");
        const auto& jobs = recording.workload.jobs;
        QCOMPARE(jobs.at(0).recorded.end, jobs.at(0).recorded.start + 600);
        QCOMPARE(jobs.at(2).recorded.end, 0); // it may run still
        QVERIFY(english(recording.issues.back().message).find("runawayjobs") != std::string::npos);
    }

    void partsOfHeterogeneousJobsAreCounted()
    {
        const auto row
            = [](const std::string& id, const std::string& name, const std::string& line) {
                  return id + "|" + name + "|ann|astro|main|n|" + times
                      + "Unknown|Unknown|10|1|cpu=1|1||PENDING||" + line;
              };
        const auto recording = read({row("12", "12+0", "sbatch x"), row("13", "12+1", "sbatch x"),
                                     row("14", "14", "sbatch --mincpus=4 --core-spec 1 x")});
        std::map<std::string, std::size_t> leftOut;
        for (const auto& feature : recording.workload.leftOut)
            leftOut[english(feature.what)] = feature.jobs.size();
        QCOMPARE(leftOut, (std::map<std::string, std::size_t>{{"--core-spec", 1}, {"hetjob", 2}}));
    }

    void aMissingColumnIsNamed()
    {
        auto recording = machine();
        const auto done
            = readJobHistory(linesOf({"JobIDRaw|User"}), "history.txt", TimeReader{}, recording);
        QVERIFY(!done);
        QVERIFY(english(done.error().message).find("Submit") != std::string::npos);
    }

    void withoutAColumnForThemCpusAreThoseOfTres()
    {
        auto recording = machine();
        const auto done = readJobHistory(
            linesOf({"JobIDRaw|User|Account|Partition|Submit|Start|End|ReqCPUS|AllocTRES|State",
                     "1|ann|bio|main|1970-01-01T01:00:00|1970-01-01T01:00:10|Unknown|3|"
                     "billing=8,cpu=4,node=1|RUNNING"}),
            "history.txt", TimeReader{}, recording);
        QVERIFY(done.has_value());
        QCOMPARE(recording.workload.jobs.at(0).recorded.cpus, 4U);
    }

    void whatCannotBeIsToldByItsLine_data()
    {
        QTest::addColumn<QByteArray>("cells"); // from QOS to NNodes
        QTest::addColumn<QByteArray>("problem");
        const QByteArray moments = "n|2026-01-01T01:00:00|2026-01-01T01:00:00|2026-01-01T01:00:00|";
        const QByteArray ended = moments + "2026-01-01T02:00:00|";
        const auto left = [](const char* cell) {
            return QByteArray(cell) + " cannot be read; the job is left out";
        };
        QTest::newRow("limit") << ended + "foo|1|cpu=1|1" << left("Timelimit=foo");
        QTest::newRow("cpus") << ended + "10|-4|cpu=1|1" << left("ReqCPUS=-4");
        QTest::newRow("nodes") << ended + "10|1|cpu=1|x" << left("NNodes=x");
        QTest::newRow("TRES") << ended + "10|1|cpu=-4|1" << left("ReqTRES=cpu=-4");
        const QByteArray submitted = "n|2026-01-01T01:00:00|";
        QTest::newRow("eligible") << submitted + "soon|||10|1|cpu=1|1" << left("Eligible=soon");
        QTest::newRow("start") << submitted + "|noon||10|1|cpu=1|1" << left("Start=noon");
        const QByteArray moment
            = "the job has a moment after the capture, or decades before it, and is left out";
        QTest::newRow("future") << moments + "2027-01-01T02:00:00|10|1|cpu=1|1" << moment;
        QTest::newRow("past") << QByteArray("n|1971-01-01T01:00:00|1971-01-01T01:00:00|"
                                            "2026-01-01T01:00:00|2026-01-01T02:00:00|10|1|cpu=1|1")
                              << moment;
    }

    void whatCannotBeIsToldByItsLine()
    {
        QFETCH(QByteArray, cells);
        QFETCH(QByteArray, problem);
        auto recording = machine();
        recording.issues.clear();
        const auto row = "7|7|ann|bio|main|" + cells.toStdString() + "|n1|COMPLETED||sbatch x";
        QVERIFY(readJobHistory(linesOf({header, row}), "history.txt", TimeReader{0, 1767312000},
                               recording));
        QCOMPARE(recording.workload.jobs.size(), std::size_t{0});
        QCOMPARE(english(recording.issues.kept().at(0).message), problem.toStdString());
        QCOMPARE(recording.issues.kept().at(0).line, 2);
    }

    void jobsThatNeverStartAreNamed()
    {
        const auto row = [](const std::string& id, const std::string& partition,
                            const std::string& cpus) {
            return id + "|" + id + "|ann|bio|" + partition + "|n|" + times + "Unknown|Unknown|10|"
                + cpus + "|cpu=1|1|None assigned|PENDING||sbatch --wrap=x";
        };
        const auto recording = read({row("5", "main", "14"), row("6", "nope", "1"),
                                     row("7", "nope", "1"), row("8", "main", "15")});
        std::vector<std::string> told;
        for (const auto& issue : recording.issues) {
            if (issue.file == "history.txt")
                told.push_back(english(issue.message));
        }
        QVERIFY((told
                 == std::vector<std::string>{
                     "2 jobs name no partition that there is and never start; the first is 6",
                     "1 job asks for more CPUs than the machine has and never starts: 8"}));
    }

    void limitsComeFromEveryListing()
    {
        replay::Recording recording;
        readQosLimits(
            linesOf({"Name|Flags|GrpTRES|MaxJobsPU|MaxWall|MaxTRESPU",
                     "high|NoReserve,OverPartQOS|cpu=48,gres/fpga=1|3|1-00:00:00|mem=10G"}),
            "qos.txt", recording);
        const auto& qos = recording.limits.qos.at(0);
        QVERIFY(qos.hasNoReserve && qos.isOverPartition);
        QCOMPARE(qos.limits.group[0], std::uint64_t{48});
        QCOMPARE(qos.limits.maxJobsOfUser, 3U);
        QCOMPARE(qos.limits.maxWall, 1440U);
        QCOMPARE(qos.limits.ofUser[1], std::uint64_t{10240});
        QCOMPARE(recording.issues.size(), std::size_t{1}); // fpga
        const auto count = readAssocMgrLimits(
            linesOf({"Association Records", "ClusterName=c Account=bio UserName= Partition= ID=3",
                     "    GrpJobs=N(2) GrpWall=100(5)", "    GrpTRES=cpu=64(8),mem=N(1)",
                     "ClusterName=c Account=bio UserName=ann(5) Partition= ID=4",
                     "    MaxJobs=2(0) GrpTRES=cpu=N(8)", "QOS Records"}),
            recording);
        QCOMPARE(count, std::size_t{2});
        QCOMPARE(recording.limits.assocs.size(), std::size_t{2});
        QCOMPARE(recording.limits.assocs[0].limits.groupWall, 100U);
        QCOMPARE(recording.limits.assocs[0].limits.groupJobs, replay::noLimit);
        QCOMPARE(recording.limits.assocs[0].limits.group[0], std::uint64_t{64});
        QCOMPARE(recording.limits.assocs[1].user, std::string("ann"));
        QCOMPARE(recording.limits.assocs[1].limits.maxJobs, 2U);
    }

    // Who may grow older, and whose priority is enough, stands in neither of sacctmgr's lists
    // unless it is asked for.
    void assocMgrTellsWhatSacctmgrDoesNot()
    {
        replay::Recording recording;
        readQosLimits(linesOf({"Name|MaxJobsPU|MinPrioThres", "few|3|70"}), "qos.txt", recording);
        const auto count = readAssocMgrLimits(
            linesOf({"ClusterName=c Account=bio UserName= Partition= ID=3",
                     "    GrpJobs=N(2) GrpJobsAccrue=3(1)", "    MaxJobs= MaxJobsAccrue=2(0)",
                     "    MinPrioThresh=50", "QOS Records", "QOS=few(2)",
                     "    GrpJobs=9(0) GrpJobsAccrue=4(4) GrpSubmitJobs=N(8)",
                     "    MinPrioThresh= ", "    User Limits", "      60001",
                     "        MaxJobsPU=N(0) MaxJobsAccruePU=2(1)", "QOS=free(3)",
                     "    GrpJobs=N(0) GrpJobsAccrue=N(4)", "QOS=last(4)", "    MinPrioThresh=9"}),
            recording);
        QCOMPARE(count, std::size_t{1});
        const auto& assoc = recording.limits.assocs.at(0).limits;
        QCOMPARE(assoc.groupAccruing, 3U);
        QCOMPARE(assoc.maxAccruing, 2U);
        QCOMPARE(assoc.priorityToPlan, 50U);
        QCOMPARE(recording.limits.qos.size(), std::size_t{2});
        const auto& few = recording.limits.qos[0].limits;
        QCOMPARE(few.groupAccruing, 4U);
        QCOMPARE(few.maxAccruingOfUser, 2U);
        QCOMPARE(few.priorityToPlan, 70U);
        QCOMPARE(few.groupJobs, replay::noLimit); // qos.txt has a word in that
        QCOMPARE(recording.limits.qos[1].name, std::string("last"));
        QCOMPARE(recording.limits.qos[1].limits.priorityToPlan, 9U);
    }
};

FAIRLEAD_QTTEST(JobHistoryTest)
#include "tst_jobhistoryreader.moc"
