// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/jobhistoryreader.h"
#include "models/accounting/slurmtext/machine/machinereader.h"
#include "models/accounting/slurmtext/workload/historyjobs.h"
#include "tests/models/accounting/slurmtext/historytext.h"
#include "tests/support/qttestmain.h"

#include <QTest>

#include <algorithm>

using namespace fairlead;
using namespace fairlead::accounting;
using tests::historyOf;

namespace {
const std::string eligibleAtOnce = "1970-01-01T01:00:00|1970-01-01T01:00:00|";
} // namespace

class HistoryJobsTest : public QObject
{
    Q_OBJECT

private slots:
    // "Requested node configuration is not available": sbatch went away, accounting kept it.
    void whatSbatchWasRefusedIsNoJob()
    {
        const std::string at = "1970-01-01T01:00:00|";
        const auto recording
            = historyOf({"1|1|ann|astro|main|n|" + at + at + at + at
                             + "10|1|cpu=1|1|None assigned|FAILED||sbatch -n 1 x",
                         "2|2|ann|astro|main|n|" + at + at + at
                             + "1970-01-01T01:05:00|10|1|cpu=1|1|n1|FAILED||sbatch -n 1 x"});
        QCOMPARE(recording.workload.jobs.size(), std::size_t{1});
        QCOMPARE(recording.workload.jobs[0].id, 2U);
    }

    // sbatch -d afterok:77 where 77 ended before the history begins.
    void whoWaitedForAJobOutsideBeginsWhenItBecameEligible()
    {
        const auto row = [](const std::string& id, int eligible, const std::string& options) {
            return id + "|" + id + "|ann|astro|main|n|1970-01-01T01:00:00|1970-01-01T01:"
                + (eligible < 10 ? "0" : "") + std::to_string(eligible)
                + ":00|1970-01-01T01:20:00|1970-01-01T01:30:00|10|1|cpu=1|1|n1|COMPLETED||sbatch "
                + options + " x";
        };
        const auto recording = historyOf(
            {row("1", 0, ""), row("2", 15, "-d afterok:77"), row("3", 15, "-d afterok:1"),
             row("4", 0, "-d afterok:77"), row("5", 15, "-H"), row("6", 15, "-b now+900")});
        const auto& jobs = recording.workload.jobs;
        const auto isReleased = [&](std::size_t job) {
            const auto& lists = recording.workload.dependencyLists;
            return jobs[job].dependencies != replay::nothing
                && std::ranges::any_of(lists[jobs[job].dependencies],
                                       &replay::Dependency::isRelease);
        };
        QCOMPARE(jobs.at(1).begin, replay::Second{3600 + 900});
        QVERIFY(isReleased(1));
        QCOMPARE(jobs.at(2).begin, replay::Second{0}); // a replay knows when 1 ends
        QCOMPARE(jobs.at(3).begin, replay::Second{0}); // it had ended already
        QCOMPARE(jobs.at(4).begin, replay::Second{3600 + 900});
        QVERIFY(isReleased(4));
        QCOMPARE(jobs.at(5).begin, replay::Second{3600 + 900});
        QVERIFY(!isReleased(2) && !isReleased(3) && !isReleased(5));
    }

    // A pass started the second one, as it would one of sbatch.
    void onlyStartsAtTheSubmissionAreLeftOutOfSrun()
    {
        const auto row = [](const std::string& id, const std::string& flags) {
            return id + "|" + id + "|ann|astro|main|n|" + eligibleAtOnce
                + "1970-01-01T01:20:00|1970-01-01T01:30:00|10|1|cpu=1|1|n1|COMPLETED|" + flags
                + "|srun -n 1 x";
        };
        const auto recording = historyOf({row("1", "SchedSubmit"), row("2", "SchedMain"),
                                          row("3", "SchedBackfill"), row("4", "")});
        const auto& leftOut = recording.workload.leftOut;
        QCOMPARE(leftOut.size(), std::size_t{1});
        QCOMPARE(leftOut[0].jobs, (std::vector<std::uint32_t>{0, 3}));
    }

    void anEligibleThatNothingExplainsIsABegin_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<int>("seconds"); // behind the submission
        QTest::addColumn<bool>("isBegin");
        QTest::newRow("at once") << QByteArray("7") << 1 << false;
        QTest::newRow("held for a while") << QByteArray("7") << 9 << true;
        QTest::newRow("array in the next pass") << QByteArray("7_1") << 9 << false;
        QTest::newRow("held array") << QByteArray("7_1") << 59 + 2 << true;
    }
    void anEligibleThatNothingExplainsIsABegin()
    {
        QFETCH(QByteArray, id);
        QFETCH(int, seconds);
        QFETCH(bool, isBegin);
        const auto second = std::to_string(seconds % 60);
        const auto eligible = "1970-01-01T01:0" + std::to_string(seconds / 60)
            + (second.size() < 2 ? ":0" : ":") + second;
        const auto recording = historyOf(
            {"7|" + id.toStdString() + "|ann|astro|main|n|1970-01-01T01:00:00|" + eligible
             + "|1970-01-01T01:20:00|1970-01-01T01:30:00|10|1|cpu=1|1|n1|"
               "COMPLETED||sbatch x"});
        QCOMPARE(recording.workload.jobs.at(0).begin, replay::Second{isBegin ? 3600 + seconds : 0});
    }

    // Slurm cuts long lists of tasks: "5_[0-1,...]".
    void tasksThatAListDoesNotShowAreThoseOfTheSubmitLine()
    {
        const auto waiting
            = "|ann|astro|main|n|" + eligibleAtOnce + "Unknown|Unknown|10|1|cpu=1|1||PENDING||";
        const auto recording = historyOf(
            {"9|5_[0-1,...]" + waiting + "sbatch --array=0-5 --wrap=x",
             "10|5_3|ann|astro|main|n|" + eligibleAtOnce
                 + "1970-01-01T01:00:10|1970-01-01T01:00:20|10|1|cpu=1|1|n1|COMPLETED||x"});
        const auto& workload = recording.workload;
        QCOMPARE(workload.arrays.at(0).count, 6U);
        for (std::uint32_t task = 0; task < 6; ++task)
            QCOMPARE(workload.jobs.at(task).arrayTask, task);
        QCOMPARE(workload.jobs[3].id, 10U);
        QCOMPARE(recording.issues.size(), std::size_t{0});
        const auto unknown = historyOf({"9|5_[0-1,...]" + waiting + "job.sh"});
        QCOMPARE(unknown.workload.jobs.size(), std::size_t{2});
        QCOMPARE(english(unknown.issues.back().message),
                 std::string("1 list of waiting tasks is cut short; those that it does not show "
                             "are left out"));
    }
    // sbatch job.sh with "#SBATCH --mem=..." in it: what accounting has is what was asked for.
    void optionsOfTheScriptAreWhatAccountingHas_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("requested");
        QTest::addColumn<QByteArray>("memory"); // "100c", "800n"; empty: the default
        QTest::newRow("of the line")
            << QByteArray("--mem=7") << QByteArray("mem=800M") << QByteArray("7n");
        QTest::newRow("the default") << QByteArray("") << QByteArray("mem=100M") << QByteArray("");
        QTest::newRow("of each CPU")
            << QByteArray("") << QByteArray("mem=800M") << QByteArray("400c");
        QTest::newRow("of the node")
            << QByteArray("") << QByteArray("mem=801M") << QByteArray("801n");
        QTest::newRow("none is told") << QByteArray("") << QByteArray("node=1") << QByteArray("");
    }
    void optionsOfTheScriptAreWhatAccountingHas()
    {
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, requested);
        QFETCH(QByteArray, memory);
        const auto recording = historyOf({"7|7|ann|astro|main|n|" + eligibleAtOnce
                                          + "1970-01-01T01:20:00|1970-01-01T01:30:00|10|2|cpu=2,"
                                          + requested.toStdString() + "|1|n1|COMPLETED||sbatch "
                                          + options.toStdString() + " job.sh"},
                                         "DefMemPerCPU=50");
        const auto& request = recording.workload.jobs.at(0).request;
        QCOMPARE(request.asksMemory, !memory.isEmpty());
        if (!request.asksMemory)
            return;
        QCOMPARE(QByteArray::number(qulonglong(request.memory.megabytes))
                     + (request.memory.kind == replay::MemoryRequest::Kind::PerCpu ? "c" : "n"),
                 memory);
    }

    void whatAJobHadTellsOfWhatItsMemoryIs()
    {
        const auto memoryOf = [](const std::string& allocated) {
            HistoryJob job;
            job.cpus = 4;
            job.nodes = 2;
            job.allocatedCpus = 8; // whole cores
            job.requested = parseTresCounts("cpu=4,mem=800M,node=2");
            job.allocated = parseTresCounts(allocated);
            return requestOf(job, {}, nullptr, true).memory;
        };
        using Memory = replay::MemoryRequest;
        QVERIFY(memoryOf("cpu=8,mem=1600M,node=2") == (Memory{200, Memory::Kind::PerCpu}));
        QVERIFY(memoryOf("cpu=8,mem=800M,node=2") == (Memory{400, Memory::Kind::PerNode}));
        QVERIFY(memoryOf("") == (Memory{200, Memory::Kind::PerCpu}));
    }

    // MaxMemPerCPU=100: of --mem-per-cpu=300 slurmctld makes three CPUs of 100 MB for each task.
    void lessMemoryOfMoreCpusIsWhatAccountingHas_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<unsigned>("cpus"); // ReqCPUS
        QTest::addColumn<QByteArray>("requested");
        QTest::addColumn<QByteArray>("allocated");
        QTest::addColumn<QByteArray>("request"); // CPUs, of each task, MB of each CPU
        const QByteArray three("cpu=3,mem=300M");
        QTest::newRow("as asked") << QByteArray("-n1") << 1U << QByteArray("cpu=1,mem=300M")
                                  << QByteArray("cpu=1,mem=300M") << QByteArray("1 1 300");
        QTest::newRow("whole cores") << QByteArray("-n1") << 1U << QByteArray("cpu=1,mem=300M")
                                     << QByteArray("cpu=2,mem=600M") << QByteArray("1 1 300");
        QTest::newRow("one task") << QByteArray("-n1") << 3U << three << three
                                  << QByteArray("3 3 100");
        QTest::newRow("told by what it had")
            << QByteArray("-n1") << 1U << QByteArray("cpu=1,mem=300M") << three
            << QByteArray("3 3 100");
        QTest::newRow("waits") << QByteArray("-n1") << 3U << three << QByteArray()
                               << QByteArray("3 3 100");
        QTest::newRow("tasks of two CPUs")
            << QByteArray("-n2 -c2") << 12U << QByteArray("cpu=12,mem=1200M")
            << QByteArray("cpu=12,mem=1200M") << QByteArray("12 6 100");
        QTest::newRow("no tasks") << QByteArray("") << 1U << QByteArray("cpu=1,mem=100M") << three
                                  << QByteArray("3 3 100");
        QTest::newRow("tasks of the script")
            << QByteArray("") << 6U << QByteArray("cpu=6,mem=600M") << QByteArray("cpu=6,mem=600M")
            << QByteArray("6 3 100");
        QTest::newRow("lowered by hand") << QByteArray("-n1") << 1U << QByteArray("cpu=1,mem=100M")
                                         << QByteArray("cpu=1,mem=100M") << QByteArray("1 1 100");
        QTest::newRow("a whole node")
            << QByteArray("-n1 --exclusive") << 1U << QByteArray("cpu=1,mem=300M")
            << QByteArray("cpu=8,mem=300M") << QByteArray("1 1 300");
    }
    void lessMemoryOfMoreCpusIsWhatAccountingHas()
    {
        QFETCH(QByteArray, options);
        QFETCH(unsigned, cpus);
        QFETCH(QByteArray, requested);
        QFETCH(QByteArray, allocated);
        QFETCH(QByteArray, request);
        HistoryJob job;
        job.cpus = cpus;
        job.nodes = 1;
        job.requested = parseTresCounts(requested.constData());
        job.allocated = parseTresCounts(allocated.constData());
        job.allocatedCpus = static_cast<std::uint32_t>(amountOf(job.allocated, "cpu"));
        job.submitted
            = parseSubmitLine(("sbatch --mem-per-cpu=300 " + options + " x").toStdString());
        const auto asked = requestOf(job, {}, nullptr, true);
        QVERIFY(asked.memory.kind == replay::MemoryRequest::Kind::PerCpu);
        QCOMPARE(QByteArray::number(asked.cpus) + ' ' + QByteArray::number(asked.cpusPerTask) + ' '
                     + QByteArray::number(qulonglong(asked.memory.megabytes)),
                 request);
    }

    /// The source does not say when it was read: a moment far from all others is none of them.
    void aMistypedMomentIsNoPartOfAHistory()
    {
        const auto row = [](const std::string& id, const std::string& end) {
            return id + "|" + id + "|ann|astro|main|n|" + eligibleAtOnce + "1970-01-01T01:00:10|"
                + end + "|10|2|cpu=2|1|n1|COMPLETED||sbatch x";
        };
        const auto recording
            = historyOf({row("1", "1970-01-01T02:00:00"), row("2", "2070-01-01T02:00:00"),
                         row("3", "1970-09-01T02:00:00")});
        QCOMPARE(recording.workload.jobs.size(), std::size_t{2});
        QCOMPARE(recording.workload.to, replay::Second{243 * 86400 + 7200});
        QVERIFY(tests::issuesOf(recording.issues).contains("has a moment after the capture"));
    }

    // Slurm gives each task that starts a line of its own.
    void whoHasStartedIsOneTask()
    {
        const auto recording = historyOf(
            {"7|7_[0-4000000]|ann|astro|main|n|" + eligibleAtOnce
             + "1970-01-01T01:00:10|1970-01-01T01:00:20|10|2|cpu=2|1|n1|COMPLETED||sbatch x"});
        QCOMPARE(recording.workload.jobs.size(), std::size_t{1});
        QCOMPARE(recording.workload.jobs[0].arrayTask, 0U);
        QVERIFY(tests::issuesOf(recording.issues).contains("taken for the first of them"));
    }

    // MaxMemPerCPU=100: of --mem=300 on one CPU slurmctld takes three CPUs.
    void memoryBringsCpusOfEachNode()
    {
        const auto leastCpus = [](const std::string& options, const std::string& bound) {
            const auto recording = historyOf(
                {"7|7|ann|astro|main|n|" + eligibleAtOnce
                 + "Unknown|Unknown|10|2|cpu=2,mem=300M|1||PENDING||sbatch " + options + " job.sh"},
                bound);
            return recording.workload.jobs.at(0).request.minCpusPerNode;
        };
        QCOMPARE(leastCpus("-n2 --mem=300", "MaxMemPerCPU=100"), 3U);
        QCOMPARE(leastCpus("-n2 --mem=301", "MaxMemPerCPU=100"), 4U);
        QCOMPARE(leastCpus("-n2 --mem=100", "MaxMemPerCPU=100"), 0U);
        QCOMPARE(leastCpus("-n2 --mem=300 --mincpus=5", "MaxMemPerCPU=100"), 5U);
        QCOMPARE(leastCpus("-n2 --mincpus=2", ""), 2U);
        QCOMPARE(leastCpus("-n2 --mem=300", "MaxMemPerCPU=UNLIMITED"), 0U);
        QCOMPARE(leastCpus("-n2 --mem=300 --exclusive", "MaxMemPerCPU=100"), 0U);
        QCOMPARE(leastCpus("-n2 --mem=300", "MaxMemPerCPU=100 OverSubscribe=EXCLUSIVE"), 0U);
        QCOMPARE(leastCpus("-n2 --mem-per-cpu=100", "MaxMemPerCPU=100"), 0U);
    }

    // Slurm shows of a job without a request all that a node has.
    void allOfANodeIsNoRequest()
    {
        const auto of = [](const char* memory) {
            return historyOf({"7|7|ann|astro|main|n|" + eligibleAtOnce
                              + "Unknown|Unknown|10|2|cpu=2,mem=" + memory
                              + "|1||PENDING||sbatch job.sh"})
                .workload.jobs.at(0)
                .request.asksMemory;
        };
        QVERIFY(!of("1000M"));
        QVERIFY(of("500M"));
    }

    // Recorded: -n 7 had 14 CPUs of cores with two threads.
    void aTaskHasACoreWhereTheClusterSaysSo()
    {
        SlurmConfig config;
        config.values["selecttypeparameters"].value = "CR_CORE_MEMORY,CR_ONE_TASK_PER_CORE";
        replay::Recording recording;
        readSchedulerParameters(config, recording);
        const auto isTaskPerCore = [&](const char* line) {
            HistoryJob job;
            job.submitted = parseSubmitLine(line);
            return requestOf(job, recording.machine, nullptr, true).isTaskPerCore;
        };
        QVERIFY(isTaskPerCore("sbatch -n 7 x"));
        QVERIFY(isTaskPerCore("sbatch -n 7 --ntasks-per-core=1 x"));
        QVERIFY(!isTaskPerCore("sbatch -n 7 --ntasks-per-core=2 x"));
    }

    void nodesAndGpusOfTheScriptAreThoseOfAccounting()
    {
        const auto requestWith = [](const std::string& requested, const std::string& options,
                                    std::uint32_t nodes, const std::string& allocated) {
            HistoryJob job;
            job.cpus = 8;
            job.start = 1;
            job.nodes = nodes;
            job.requested = parseTresCounts(requested);
            job.allocated = parseTresCounts(allocated);
            job.submitted = parseSubmitLine("sbatch " + options + " job.sh");
            return requestOf(job, {}, nullptr, true);
        };
        const auto two = requestWith("cpu=8,node=2,gres/gpu=4", "", 2, "");
        QVERIFY(two.minNodes == 2 && two.maxNodes == 2 && two.asksNodes && two.gpusPerNode == 2);
        const auto more = requestWith("cpu=8,node=2", "", 3, "");
        QVERIFY(more.minNodes == 2 && more.maxNodes == replay::noLimit && !more.asksNodes);
        const auto ofTasks = requestWith("cpu=8,node=2", "--ntasks-per-node=4", 2, "");
        QVERIFY(ofTasks.minNodes == 2 && ofTasks.maxNodes == replay::noLimit);
        // sbatch --gpus=4 that came to lie on two nodes
        const auto ofJob = requestWith("cpu=8,node=1,gres/gpu=4", "", 2, "node=2,gres/gpu=4");
        QVERIFY(ofJob.gpus == 4 && ofJob.gpusPerNode == 0);
        const auto each = requestWith("cpu=8,node=1,gres/gpu=4", "", 2, "node=2,gres/gpu=8");
        QVERIFY(each.gpusPerNode == 4 && each.gpus == 0);
        // a node for each task at the most, unless -N says otherwise
        const auto spread = requestWith("cpu=8,node=1", "-n 8 --spread-job", 3, "");
        QVERIFY(spread.isSpread && spread.minNodes == 1 && spread.maxNodes == 8);
        QVERIFY(spread.asksNodes);
        const auto both = requestWith("cpu=8,node=2", "-n 8 -N 2-3 --spread-job", 3, "");
        QVERIFY(both.isSpread && both.minNodes == 2 && both.maxNodes == 3);
    }
    // "-t UNLIMITED" is not "none given": the default of the partition does not count then.
    void noLimitIsTwoThings()
    {
        const auto limitOf = [](const char* limit) {
            return historyOf({"7|7|ann|astro|main|n|" + eligibleAtOnce + "Unknown|Unknown|" + limit
                              + "|2|cpu=2|1||PENDING||sbatch job.sh"})
                .workload.jobs.at(0)
                .limit;
        };
        QCOMPARE(limitOf("UNLIMITED"), replay::unlimited);
        QCOMPARE(limitOf("Partition_Limit"), replay::noLimit);
        QCOMPARE(limitOf("00:30:00"), 30U);
    }

    // Some releases give who was cancelled while it waited a start at its end.
    void whoGotNoNodesDidNotStart_data()
    {
        QTest::addColumn<QByteArray>("end");
        QTest::addColumn<QByteArray>("nodes");
        QTest::addColumn<QByteArray>("state");
        QTest::addColumn<bool>("isStart");
        QTest::newRow("failed") << QByteArray("20") << QByteArray("None assigned")
                                << QByteArray("FAILED") << false;
        QTest::newRow("cancelled") << QByteArray("20") << QByteArray("None assigned")
                                   << QByteArray("CANCELLED by 7") << false;
        QTest::newRow("ran for no second")
            << QByteArray("20") << QByteArray("n1") << QByteArray("FAILED") << true;
        QTest::newRow("nodes are not told")
            << QByteArray("20") << QByteArray("") << QByteArray("FAILED") << true;
        QTest::newRow("ran") << QByteArray("30") << QByteArray("None assigned")
                             << QByteArray("FAILED") << true;
    }
    void whoGotNoNodesDidNotStart()
    {
        QFETCH(QByteArray, end);
        QFETCH(QByteArray, nodes);
        QFETCH(QByteArray, state);
        QFETCH(bool, isStart);
        const auto recording = historyOf({"7|7|ann|astro|main|n|" + eligibleAtOnce
                                          + "1970-01-01T01:20:00|1970-01-01T01:" + end.toStdString()
                                          + ":00|10|2|cpu=2|1|" + nodes.toStdString() + "|"
                                          + state.toStdString() + "||sbatch job.sh"});
        const auto& job = recording.workload.jobs.at(0);
        QCOMPARE(job.recorded.start != 0, isStart);
        QCOMPARE(job.cancelled, replay::Second{isStart ? 0 : 3600 + 1200});
    }
};

FAIRLEAD_QTTEST(HistoryJobsTest)
#include "tst_historyjobs.moc"
