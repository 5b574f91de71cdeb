// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/queue/jobreader.h"
#include "models/accounting/slurmtext/text/jobstates.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
constexpr std::int64_t noon = 1795262400; // 2026-11-21T12:00:00 UTC
const QByteArray jobTimes = " SubmitTime=2026-11-21T12:00:00 EligibleTime=2026-11-21T12:00:05"
                            " AccrueTime=2026-11-21T12:00:09 StartTime=2026-11-21T12:01:00";
const QByteArray size = " NumNodes=1 NumCPUs=4 TimeLimit=01:00:00";

SnapshotRecords read(const QByteArray& lines)
{
    SnapshotRecords records;
    readJobs(tests::linesOf(lines.constData()), "jobs.txt", TimeReader{}, records);
    return records;
}

QByteArray job(const char* state, const QByteArray& more = {})
{
    return "JobId=7 JobName=x UserId=ann(1001) GroupId=g(1) Priority=9 Account=chem QOS=normal "
           "JobState="
        + QByteArray(state) + " Partition=a,b" + size + jobTimes + more
        + (more.contains("Nice=") ? "" : " Nice=0") + (more.contains("TRES=") ? "" : " TRES=(null)")
        + '\n';
}
} // namespace

class JobReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void tasksThatWaitAsOneAreCounted();
    void aWaitingJobHasItsFields();
    void aRunningJobHasItsStart();
    void onlyUnfinishedJobsCount_data();
    void onlyUnfinishedJobsCount();
    void badJobsAreLeftOut_data();
    void badJobsAreLeftOut();
    void whatIsAskedForCountsWhileAJobWaits();
    void withoutAnAccrueTimeTheEligibleOneCounts();
    void whatUsersWriteIsNoField();
    void severalSizesAreAskedFor();
    void arraysThatAreToldInPartAreSaid();
};

void JobReaderTest::tasksThatWaitAsOneAreCounted()
{
    const auto waiting = [](const char* tasks) {
        return read(job("PENDING", QByteArray(" ArrayJobId=7 ArrayTaskId=") + tasks))
            .jobs.at(0)
            .waitingTasks;
    };
    QCOMPARE(waiting("4-9,12%2"), 7U);
    QCOMPARE(waiting("3"), 1U);
    QCOMPARE(read(job("PENDING", "")).jobs.at(0).waitingTasks, 1U);
}

void JobReaderTest::aWaitingJobHasItsFields()
{
    const auto records = read(job("PENDING",
                                  " Nice=-5 SiteFactor=12 ArrayJobId=6 ArrayTaskId=3 "
                                  "Reservation=r Reason=Resources"));
    QVERIFY2(records.issues.empty(), tests::issuesOf(records.issues));
    const auto& read = records.jobs.at(0);
    QCOMPARE(read.id, 7U);
    QCOMPARE(read.user, std::string("ann"));
    QCOMPARE(read.account, std::string("chem"));
    QVERIFY((read.partitions == std::vector<std::string>{"a", "b"}));
    QCOMPARE(read.nice, -5);
    QCOMPARE(read.site, 12);
    QCOMPARE(read.arrayJob, 6U);
    QCOMPARE(read.arrayTask, 3U);
    QVERIFY(read.isReserved && !read.held);
    QCOMPARE(read.timeLimit, 60U);
    QCOMPARE(read.cpus, 4U);
    QCOMPARE(read.submitTime, noon);
    QCOMPARE(read.eligibleTime, noon + 5);
    QCOMPARE(read.accrueTime, noon + 9);
    QCOMPARE(read.startTime, 0);
}

void JobReaderTest::aRunningJobHasItsStart()
{
    const auto records = read(job("RUNNING", " AllocTRES=cpu=4,mem=2G,node=1,billing=4"));
    QCOMPARE(records.jobs.at(0).startTime, noon + 60);
    QCOMPARE(records.jobs.at(0).usageRate, 4.0);
    QCOMPARE(records.jobs.at(0).tres.size(), 4U);
}

void JobReaderTest::onlyUnfinishedJobsCount_data()
{
    QTest::addColumn<QByteArray>("state");
    QTest::addColumn<int>("expected"); // -1: finished
    const auto row = [](const char* state, std::optional<JobState> expected) {
        QTest::newRow(state) << QByteArray(state) << (expected ? static_cast<int>(*expected) : -1);
    };
    row("PENDING", JobState::Pending);
    row("REQUEUE_HOLD", JobState::Pending);
    row("running", JobState::Running);
    row("CONFIGURING", JobState::Running);
    row("SUSPENDED", JobState::Suspended);
    row("COMPLETING", JobState::Completing);
    row("RUNNING and more", JobState::Running);
    for (const auto* finished : {"COMPLETED", "CANCELLED by 7", "FAILED", "TIMEOUT"})
        row(finished, std::nullopt);
}

void JobReaderTest::onlyUnfinishedJobsCount()
{
    QFETCH(QByteArray, state);
    const auto parsed = parseJobState(state.toStdString());
    QTEST(parsed ? static_cast<int>(*parsed) : -1, "expected");
    const auto records = read(job(state));
    QCOMPARE(records.jobs.size(), parsed ? 1U : 0U);
    QVERIFY2(records.issues.empty(), tests::issuesOf(records.issues));
}

void JobReaderTest::badJobsAreLeftOut_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("problem");
    const QByteArray none = "the line is not a job and is left out";
    const QByteArray start = "JobId=8 Priority=1 Account=chem JobState=PENDING";
    QTest::newRow("no state") << QByteArray("JobId=8 Priority=1 Account=chem") << none;
    QTest::newRow("no account") << QByteArray("JobId=8 Priority=1 JobState=PENDING") << none;
    QTest::newRow("no number") << QByteArray("JobId=x Priority=1 Account=chem JobState=PENDING")
                               << none;
    QTest::newRow("number 0") << QByteArray("JobId=0 Priority=1 Account=chem JobState=PENDING")
                              << none;
    QTest::newRow("state") << QByteArray("JobId=8 Priority=1 Account=chem JobState=FOO")
                           << QByteArray("JobState=FOO cannot be read; the job is left out");
    QTest::newRow("nice") << start + size + jobTimes + " Nice=5x"
                          << QByteArray("Nice=5x cannot be read; the job is left out");
    QTest::newRow("no nice") << start + size + jobTimes + " Nice="
                             << QByteArray("Nice= cannot be read; the job is left out");
    QTest::newRow("size") << start + " NumNodes=many NumCPUs=1 TimeLimit=1:00" + jobTimes
                          << QByteArray("the job's NumNodes, NumCPUs or TimeLimit cannot be read; "
                                        "it is left out");
    QTest::newRow("limit") << start + " NumNodes=1 NumCPUs=1 TimeLimit=soon" + jobTimes
                           << QByteArray("the job's NumNodes, NumCPUs or TimeLimit cannot be "
                                         "read; it is left out");
    QTest::newRow("time") << start + size + " SubmitTime=yesterday"
                          << QByteArray("a time of the job cannot be read; it is left out");
    QTest::newRow("a number that goes on")
        << QByteArray("JobId=8-x Priority=1 Account=chem JobState=PENDING") << none;
    QTest::newRow("fewer than the fewest")
        << start + " NumNodes=1 NumCPUs=300-2 TimeLimit=1:00" + jobTimes
        << QByteArray("the job's NumNodes, NumCPUs or TimeLimit cannot be read; it is left out");
    QTest::newRow("dates for CPUs")
        << start + " NumNodes=1 NumCPUs=2026-13-45T99:99:99 TimeLimit=1:00" + jobTimes
        << QByteArray("the job's NumNodes, NumCPUs or TimeLimit cannot be read; it is left out");
    for (const auto* key : {"UserId", "QOS", "AccrueTime", "ReqTRES", "AllocTRES", "TRES"})
        QTest::newRow(key) << start + ' ' + key + '=' + size
                + QByteArray(jobTimes).replace("AccrueTime=", "Other=")
                           << QByteArray(key) + "= cannot be read; the job is left out";
    QTest::newRow("TRES") << start + size + jobTimes + " ReqTRES=cpu=x"
                          << QByteArray("TRES “cpu=x” cannot be read");
}

void JobReaderTest::badJobsAreLeftOut()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, problem);
    const auto records = read("No jobs in the system\n" + line + '\n' + job("PENDING"));
    QCOMPARE(tests::issuesOf(records.issues), "jobs.txt:2: " + problem + '\n');
    QCOMPARE(records.jobs.size(), 1U);
}

void JobReaderTest::whatIsAskedForCountsWhileAJobWaits()
{
    const auto records = read(job("PENDING", " ReqTRES=cpu=8,node=3 AllocTRES=(null)"));
    QCOMPARE(records.jobs.at(0).nodes, 3U);
    QCOMPARE(records.jobs.at(0).tres.size(), 2U);
    const auto old = read(job("PENDING", " TRES=cpu=8,node=2"));
    QCOMPARE(old.jobs.at(0).nodes, 2U);
}

void JobReaderTest::withoutAnAccrueTimeTheEligibleOneCounts()
{
    auto line = job("PENDING");
    QCOMPARE(read(line).jobs.at(0).accrueTime, noon + 9);
    line.replace(" AccrueTime=2026-11-21T12:00:09", ""); // Slurm 17.11
    QCOMPARE(read(line).jobs.at(0).accrueTime, noon + 5);
    QCOMPARE(read(job("PENDING").replace("AccrueTime=2026-11-21T12:00:09", "AccrueTime=Unknown"))
                 .jobs.at(0)
                 .accrueTime,
             0);
}

void JobReaderTest::whatUsersWriteIsNoField()
{
    const auto records = read(job("PENDING",
                                  " Command=/home/ann/run.sh Reservation=old Nice=-99 WorkDir=/x "
                                  "Comment=ArrayTaskId=3"));
    QVERIFY(!records.jobs.at(0).isReserved);
    QCOMPARE(records.jobs[0].nice, 0);
    const auto named = read(job("PENDING").replace("JobName=x", "JobName=x Command=y"));
    QVERIFY2(named.issues.empty(), tests::issuesOf(named.issues));
    QCOMPARE(named.jobs.at(0).user, std::string("ann"));
}

void JobReaderTest::severalSizesAreAskedFor()
{
    for (const auto* asked : {"2,5", "2-8:2", "2-8", "2"}) {
        auto line = job("PENDING");
        line.replace("NumNodes=1", QByteArray("NumNodes=") + asked);
        const auto records = read(line);
        QVERIFY2(records.issues.empty(), tests::issuesOf(records.issues));
        QCOMPARE(records.jobs.at(0).nodes, 2U);
    }
    QCOMPARE(read(job("RESV_DEL_HOLD")).jobs.at(0).state, JobState::Pending);
    QCOMPARE(read(job("REQUEUE_FED")).jobs.at(0).state, JobState::Pending);
}

void JobReaderTest::arraysThatAreToldInPartAreSaid()
{
    const auto cut = read(job("PENDING", " ArrayJobId=7 ArrayTaskId=1,4,7,10,..."));
    QCOMPARE(cut.jobs.size(), 1U);
    QCOMPARE(tests::issuesOf(cut.issues),
             QByteArray("jobs.txt:1: 1 array has more tasks than its line tells, which ends in "
                        "dots: with SLURM_BITSTR_LEN=0 scontrol tells all\n"));
    QVERIFY(read(job("PENDING", " ArrayJobId=7 ArrayTaskId=1-9")).issues.empty());
}

FAIRLEAD_QTTEST(JobReaderTest)
#include "tst_jobreader.moc"
