// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/jobhistoryreader.h"
#include "models/accounting/slurmtext/workload/historydependencies.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
const std::string columnsOfHistory
    = "JobIDRaw|JobID|User|Account|Partition|Submit|Eligible|Start|End|ReqCPUS|State|SubmitLine";
const std::string ran = "|1970-01-01T01:00:00|1970-01-01T01:00:10|1970-01-01T01:00:20|1|";
const std::string waits = "|Unknown|Unknown|Unknown|1|";

std::string row(const std::string& raw, const std::string& id, const std::string& moments,
                const std::string& state, const std::string& options = {},
                const std::string& submit = "1970-01-01T01:00:00")
{
    return raw + "|" + id + "|ann|chem|main|" + submit + moments + state + "|sbatch " + options
        + " x";
}

/// Job 1 completed, 2 failed, 3 was cancelled while it waited, of the array 10 the task 1 failed.
replay::Workload historyWith(const std::vector<std::string>& more)
{
    std::vector<std::string> rows{
        columnsOfHistory,
        row("1", "1", ran, "COMPLETED"),
        row("2", "2", ran, "FAILED"),
        row("3", "3", "|Unknown|Unknown|1970-01-01T01:00:20|1|", "CANCELLED by 7"),
        row("11", "10_0", ran, "COMPLETED"),
        row("12", "10_1", ran, "TIMEOUT"),
        row("4", "4", ran, "RUNNING"),
    };
    rows.insert(rows.end(), more.begin(), more.end());
    std::vector<Line> lines;
    for (const auto& text : rows)
        lines.push_back({static_cast<int>(lines.size()) + 1, text});
    replay::Recording recording;
    const auto done = readJobHistory(lines, "history.txt", TimeReader{}, recording);
    if (!done)
        throw std::runtime_error(english(done.error().message));
    return recording.workload;
}

const std::vector<replay::Dependency>& listOf(const replay::Workload& workload, std::uint32_t id)
{
    const auto job = std::ranges::find(workload.jobs, id, &replay::Job::id);
    return workload.dependencyLists.at(job->dependencies);
}
} // namespace

class HistoryDependenciesTest : public QObject
{
    Q_OBJECT

private slots:
    void howTheOtherOneEndedTellsWhetherItIsMet_data()
    {
        QTest::addColumn<QByteArray>("dependency");
        QTest::addColumn<bool>("isNever");
        for (const char* met :
             {"afterok:1", "afterok:4", "afterok:99", "afternotok:2", "afternotok:3", "afterany:2",
              "after:3", "afternotok:10", "afterok:10_0", "afternotok:10_1", "afterok:11",
              "afterok:2?afterok:1", "afternotok:4"})
            QTest::newRow(met) << QByteArray(met) << false;
        for (const char* never :
             {"afterok:2", "afterok:3", "afternotok:1", "afterok:10", "afterok:10_1",
              "afternotok:10_0", "afterok:12", "afterok:1,afterok:2", "afterok:2?afternotok:1"})
            QTest::newRow(never) << QByteArray(never) << true;
    }
    void howTheOtherOneEndedTellsWhetherItIsMet()
    {
        QFETCH(QByteArray, dependency);
        QFETCH(bool, isNever);
        const auto workload
            = historyWith({row("7", "7", waits, "PENDING", "-d " + dependency.toStdString())});
        QCOMPARE(replay::isNeverMet(listOf(workload, 7)), isNever);
    }

    // Recorded: afternotok:64 --begin=now+300, where 64 completed: Eligible is --begin nonetheless.
    void whoAskedForABeginIsNotProvedToHaveBeenMet()
    {
        const std::string begins = "|1970-01-01T01:05:00|Unknown|Unknown|1|";
        const auto workload
            = historyWith({row("7", "7", begins, "PENDING", "-d afternotok:1 --begin=now+300"),
                           row("8", "8", begins, "PENDING", "-d afternotok:1")});
        QVERIFY(replay::isNeverMet(listOf(workload, 7)));
        QVERIFY(!replay::isNeverMet(listOf(workload, 8)));
    }

    // Slurm looks at all of a lower number that the user has under that name; a singleton among
    // them has waited for those before it.
    void aSingletonWaitsForItsNamesakes()
    {
        const std::string later = "1970-01-01T01:00:15"; // 1 s .. 10 ran until 01:00:20
        const std::string over = "1970-01-01T01:00:30";
        const auto workload = historyWith(
            {row("20", "20", waits, "PENDING", "-J one", later),
             row("21", "21", waits, "PENDING", "-J other", later),
             row("22", "22", waits, "PENDING", "-J one -d singleton", later),
             row("23", "23", waits, "PENDING", "--job-name=one", later),
             row("24", "24", waits, "PENDING", "-J one --dependency=singleton", later),
             row("25", "25", ran, "COMPLETED", "-J past"),
             row("26", "26", waits, "PENDING", "-J past -d afterany:4,singleton", over),
             row("27", "27", "|1970-01-01T01:02:00|Unknown|Unknown|1|", "PENDING",
                 "-J unseen -d singleton", over)});
        const auto numbers = [&](std::uint32_t id) {
            std::vector<std::uint32_t> jobs;
            for (const auto& dependency : listOf(workload, id))
                jobs.push_back(dependency.job);
            return jobs;
        };
        QVERIFY(numbers(22) == std::vector<std::uint32_t>{20});
        QVERIFY((numbers(24) == std::vector<std::uint32_t>{23, 22}));
        QVERIFY(numbers(26) == std::vector<std::uint32_t>{4}); // 25 had ended
        const auto unseen = std::ranges::find(workload.jobs, 27U, &replay::Job::id);
        QCOMPARE(unseen->begin, replay::Second{3720});
        QVERIFY(std::ranges::none_of(workload.leftOut, [](const replay::LeftOut& entry) {
            return english(entry.what).find("singleton") != std::string::npos;
        }));
    }

    // Recorded: afterany:66 --begin=now+300, where 66 waited itself and sacct did not list it.
    void whoWaitsForAJobThatIsNotShownWaitsOn()
    {
        const std::string begins = "|1970-01-01T01:05:00|Unknown|Unknown|1|";
        const std::string later = "1970-01-01T01:00:30";
        auto workload = historyWith({row("20", "20", waits, "PENDING", "", later),
                                     row("22", "22", begins, "PENDING", "-d afterany:21", later),
                                     row("23", "23", begins, "PENDING", "-d afterany:9", later)});
        workload.from = 3610; // 9 may have ended before
        holdBehindUnshown(workload);
        const auto beginOf = [&](std::uint32_t id) {
            return std::ranges::find(workload.jobs, id, &replay::Job::id)->begin;
        };
        QCOMPARE(beginOf(22), replay::neverBegins);
        QCOMPARE(beginOf(23), replay::Second{3900});
    }

    void aTaskIsFoundByBothItsNumbers()
    {
        const auto workload = historyWith({row("7", "7", waits, "PENDING", "-d afterany:10_1"),
                                           row("8", "8", waits, "PENDING", "-d afterany:12")});
        for (const std::uint32_t job : {7, 8}) {
            const auto& other = listOf(workload, job).at(0);
            QCOMPARE(other.job, 10U);
            QCOMPARE(other.task, 1U);
        }
    }

    // Somebody changed what it waits for, or the other one ran again.
    void whoBecameEligibleDidNotWaitInVain()
    {
        const auto workload = historyWith({row("7", "7", ran, "COMPLETED", "-d afterok:2")});
        QVERIFY(!replay::isNeverMet(listOf(workload, 7)));
    }

    void theLastRunOfAJobCounts()
    {
        const auto again
            = row("2", "2", "|1970-01-01T01:01:00|1970-01-01T01:01:10|1970-01-01T01:01:20|1|",
                  "COMPLETED", "", "1970-01-01T01:01:00");
        const auto workload = historyWith({again, row("7", "7", waits, "PENDING", "-d afterok:2")});
        QVERIFY(!replay::isNeverMet(listOf(workload, 7)));
    }

    void eachTaskWaitsForItsOwn()
    {
        const auto workload
            = historyWith({row("20", "20_[0-1]", waits, "PENDING", "-a 0-1 -d aftercorr:10")});
        for (const auto& job : workload.jobs) {
            if (job.id != 20)
                continue;
            const auto& list = workload.dependencyLists.at(job.dependencies);
            QVERIFY(list.at(0).isOnTask);
            QCOMPARE(list.at(0).isNeverMet, job.arrayTask == 1);
        }
    }
};

FAIRLEAD_QTTEST(HistoryDependenciesTest)
#include "tst_historydependencies.moc"
