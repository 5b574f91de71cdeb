// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/history/schedulerlog.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QBuffer>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
/// 2026-11-21T12:00:00 UTC.
constexpr replay::Second noon = 1795262400;
using Kind = replay::LoggedEvent::Kind;

/// Job 7 ran from one minute after noon to two.
replay::Recording readLog(QByteArray log, replay::Second historyUntil = 0)
{
    replay::Recording recording;
    recording.workload.to = historyUntil;
    auto& job = recording.workload.jobs.emplace_back();
    job.id = 7;
    job.submit = replay::momentOf(noon);
    job.recorded.start = noon + 60;
    job.recorded.end = noon + 120;
    recording.machine.nodes.resize(2);
    recording.machine.nodes[0].name = "n1";
    recording.machine.nodes[1].name = "n2";
    recording.workload.outages = {{1, noon + 600, noon + 900}};
    QBuffer buffer(&log);
    buffer.open(QIODevice::ReadOnly);
    readSchedulerLog(buffer, "slurmctld.log", TimeReader{}, recording);
    return recording;
}

QByteArray started(const char* time)
{
    return QByteArray("[2026-11-21T") + time + "] sched: Allocate JobId=7 NodeList=n1 #CPUs=1\n";
}

QByteArray ended(const char* time)
{
    return QByteArray("[2026-11-21T") + time + "] _job_complete: JobId=7 done\n";
}

QByteArray updated(const char* time, const char* node, const char* state)
{
    return QByteArray("[2026-11-21T") + time + "] update_node: node " + node + " state set to "
        + state + '\n';
}

QByteArray decayed(const char* time)
{
    return QByteArray("[2026-11-21T") + time + "] _decay_thread: PRIO: Decay factor over 300 s\n";
}

using Moments = std::vector<std::pair<replay::Moment, Kind>>;

/// In milliseconds after noon.
Moments momentsOf(const replay::Recording& recording)
{
    Moments moments;
    for (const auto& event : recording.log)
        moments.emplace_back(event.at - replay::momentOf(noon), event.kind);
    return moments;
}
} // namespace

class SchedulerLogTest : public QObject
{
    Q_OBJECT

private slots:
    void whatAdministratorsDidIsNamed()
    {
        const QByteArray at("[2026-11-21T12:01:10.000] ");
        const auto recording = readLog(
            started("12:01:00.000") + at + "_slurm_rpc_suspend(suspend) for 7 usec=31\n" + at
            + "_slurm_rpc_suspend(suspend) for 9 Invalid job id specified\n" + at
            + "_update_job: setting features to fast for JobId=7\n" + at
            + "_update_job: updating accounting\n" + at
            + "_slurm_rpc_update_job: complete JobId=7 uid=0 usec=9\n" + at
            + "_update_job: updating accounting\n" + at
            + "_slurm_rpc_update_job: complete JobId=7 uid=0 usec=9\n" + at
            + "_update_job: setting comment to x for JobId=7\n" + at
            + "sched: _update_job: setting time_limit to 9 for JobId=7\n" + at
            + "sched: _update_job: set priority to 100 for JobId=7\n" + ended("12:02:00.000"));
        const auto told = tests::issuesOf(recording.issues);
        QVERIFY2(told.contains("a job was suspended once"), told);
        QVERIFY2(told.contains("a job was changed once by hand: in a replay too"), told);
        QVERIFY2(told.contains("a job was changed once by hand and nothing tells"), told);
        QVERIFY2(told.contains("2 times by hand in what a replay does not follow: Nice, features"),
                 told);
    }

    void momentsHaveMilliseconds();
    void linesThatStandTwiceCountOnce();
    void theStartThatTheHistoryHasCounts();
    void eachRunOfARequeuedJobHasItsLines();
    void anotherTimeZoneIsTakenOff();
    void aLogOfSomethingElseIsNotUsed();
    void chanceMakesNoLog();
    void anEndThatAccountingDoesNotKnowCounts();
    void aStartMayBeToldLongBefore();
    void howMuchIsToldIsSaid();
    void nodesThatAreFreeLaterAreTold();
    void nodesDrainFromTheirLineOn();
    void aClockThatIsChangedIsFollowed_data();
    void aClockThatIsChangedIsFollowed();
};

void SchedulerLogTest::momentsHaveMilliseconds()
{
    const auto recording = readLog(started("12:01:00.017") + ended("12:02:00.250"));
    QVERIFY((momentsOf(recording) == Moments{{60017, Kind::StartedByMain}, {120250, Kind::Ended}}));
    QVERIFY(recording.issues.empty());
}

/// An epilog; the other line is of a run that the history does not have.
void SchedulerLogTest::nodesThatAreFreeLaterAreTold()
{
    const QByteArray took("cleanup_completing: JobId=7 completion process took ");
    const auto recording
        = readLog(started("12:01:00.017") + ended("12:02:00.250") + "[2026-11-21T12:03:41.300] "
                  + took + "101 seconds\n" + "[2026-11-21T12:30:00.000] " + took + "101 seconds\n");
    QVERIFY(
        (momentsOf(recording)
         == Moments{{60017, Kind::StartedByMain}, {120250, Kind::Ended}, {221300, Kind::Left}}));
    QCOMPARE(recording.log.back().cycle, 0);
}

/// Accounting hears of a drained node when its last job has ended, and of one that is given back
/// before that never. Which job is on which node does not matter here.
void SchedulerLogTest::nodesDrainFromTheirLineOn()
{
    using Outages = std::vector<replay::Outage>;
    const auto runs = started("12:01:00.017") + ended("12:02:00.250");
    const auto told = readLog(runs + updated("12:07:00.900", "n2", "DRAINING")
                              + updated("12:15:00.100", "n2", "IDLE"));
    QVERIFY((told.workload.outages == Outages{{1, noon + 420, noon + 900}}));
    const auto givenBack = readLog(runs + updated("12:03:00.000", "n1", "DRAINING")
                                   + updated("12:05:00.000", "n1", "MIXED"));
    QVERIFY((givenBack.workload.outages
             == Outages{{0, noon + 180, noon + 300}, {1, noon + 600, noon + 900}}));
    const auto down = readLog(runs + updated("12:03:00.000", "n1", "DOWN")
                              + updated("12:04:00.000", "n9", "DRAINING"));
    QVERIFY((down.workload.outages == Outages{{1, noon + 600, noon + 900}}));
    // The log was rotated, and the history goes on: whether n1 is given back nobody knows.
    const auto cut = readLog(runs + updated("12:03:00.000", "n1", "DRAINING")
                                 + updated("12:20:00.000", "n2", "IDLE"),
                             noon + 86400);
    QVERIFY((cut.workload.outages
             == Outages{{0, noon + 180, noon + 1200}, {1, noon + 600, noon + 900}}));
}

/// As where rotated logs that overlap were joined.
void SchedulerLogTest::linesThatStandTwiceCountOnce()
{
    const auto first = decayed("12:00:30.000") + started("12:01:00.017");
    const auto recording = readLog(first + first + ended("12:02:00.250") + ended("12:02:00.250"));
    QVERIFY(
        (momentsOf(recording)
         == Moments{{30000, Kind::Cycle}, {60017, Kind::StartedByMain}, {120250, Kind::Ended}}));
    QCOMPARE(english(recording.issues.kept().at(0).message),
             std::string("2 lines tell of starts or ends again, or of those before jobs were "
                         "requeued, and are left out"));
}

/// A job that was requeued: accounting keeps its last run.
void SchedulerLogTest::theStartThatTheHistoryHasCounts()
{
    const auto recording = readLog(started("12:00:10.000") + ended("12:00:20.000")
                                   + started("12:01:00.400") + ended("12:02:00.250"));
    QVERIFY((momentsOf(recording) == Moments{{60400, Kind::StartedByMain}, {120250, Kind::Ended}}));
}

/// sacct -D lists all of them, under one number.
void SchedulerLogTest::eachRunOfARequeuedJobHasItsLines()
{
    auto log = started("12:00:10.000") + ended("12:00:20.000") + started("12:01:00.400")
        + ended("12:02:00.250");
    replay::Recording recording;
    for (const auto& [start, end] : {std::pair{10, 20}, std::pair{60, 120}}) {
        auto& job = recording.workload.jobs.emplace_back();
        job.id = 7;
        job.submit = replay::momentOf(noon);
        job.recorded.start = noon + start;
        job.recorded.end = noon + end;
    }
    QBuffer buffer(&log);
    buffer.open(QIODevice::ReadOnly);
    readSchedulerLog(buffer, "slurmctld.log", TimeReader{}, recording);
    QCOMPARE(recording.log.size(), std::size_t{4});
    for (std::uint32_t i = 0; i < 4; ++i)
        QCOMPARE(recording.log[i].job, i / 2);
    QVERIFY(recording.issues.empty());
}

/// slurmctld writes its local time, sacct what TZ says.
void SchedulerLogTest::anotherTimeZoneIsTakenOff()
{
    const auto recording
        = readLog(decayed("06:30:30.000") + started("06:31:00.017") + ended("06:32:00.250"));
    QVERIFY(
        (momentsOf(recording)
         == Moments{{30000, Kind::Cycle}, {60017, Kind::StartedByMain}, {120250, Kind::Ended}}));
    QCOMPARE(recording.log[0].cycle, noon + 30);
    QCOMPARE(recording.issues.size(), 1U);
    QCOMPARE(english(recording.issues[0].message),
             std::string("its times are 05:30:00 behind the history's, as in another time zone: "
                         "they are taken as so much later"));
}

/// Numbers of jobs are the same on every cluster.
void SchedulerLogTest::aLogOfSomethingElseIsNotUsed()
{
    const auto recording
        = readLog(decayed("17:10:00.000") + started("17:11:11.000") + ended("17:20:11.000"));
    QVERIFY(recording.log.empty());
    QCOMPARE(recording.issues.size(), 1U);
    QCOMPARE(recording.issues[0].severity, Severity::Warning);
    QVERIFY(QByteArray::fromStdString(english(recording.issues[0].message))
                .startsWith("it tells of other starts and ends than the history"));
}

/// Of many jobs a few start and end at the same time on two clusters, and their lines would be in
/// any quarter of an hour.
void SchedulerLogTest::chanceMakesNoLog()
{
    replay::Recording recording;
    QByteArray log;
    for (std::uint32_t i = 0; i < 12; ++i) {
        auto& job = recording.workload.jobs.emplace_back();
        job.id = 7 + i;
        job.submit = replay::momentOf(noon);
        job.recorded.start = noon + 60 + 700 * i;
        job.recorded.end = job.recorded.start + 300;
        const auto at = i < 2 ? "12:01:00" : "12:0" + QByteArray::number(i % 10) + ":30";
        log += "[2026-11-22T" + at + ".000] sched: Allocate JobId=" + QByteArray::number(7 + i)
            + " NodeList=n1\n";
    }
    log += started("12:01:00.000"); // job 7, at its very second
    QBuffer buffer(&log);
    buffer.open(QIODevice::ReadOnly);
    QVERIFY(!readSchedulerLog(buffer, "slurmctld.log", TimeReader{}, recording));
    QVERIFY(recording.log.empty());
}

/// sacct shows such a job as running for ever.
void SchedulerLogTest::anEndThatAccountingDoesNotKnowCounts()
{
    replay::Recording recording;
    auto& job = recording.workload.jobs.emplace_back();
    job.id = 7;
    job.submit = replay::momentOf(noon);
    job.recorded.start = noon + 60;
    auto log = started("12:01:00.017") + ended("14:00:00.000");
    QBuffer buffer(&log);
    buffer.open(QIODevice::ReadOnly);
    QVERIFY(readSchedulerLog(buffer, "slurmctld.log", TimeReader{}, recording));
    QCOMPARE(recording.workload.jobs[0].recorded.end, noon + 7200);
    QCOMPARE(recording.workload.jobs[0].runTime, 7140U);
}

/// Nodes that are powered up for a job: accounting has the start when they are ready.
void SchedulerLogTest::aStartMayBeToldLongBefore()
{
    auto log = started("12:01:00.017") + ended("12:20:00.100");
    replay::Recording recording;
    auto& job = recording.workload.jobs.emplace_back();
    job.id = 7;
    job.submit = replay::momentOf(noon);
    job.recorded.start = noon + 500;
    job.recorded.end = noon + 1200;
    QBuffer buffer(&log);
    buffer.open(QIODevice::ReadOnly);
    QVERIFY(readSchedulerLog(buffer, "slurmctld.log", TimeReader{}, recording));
    QCOMPARE(recording.log.size(), std::size_t{2});
}

void SchedulerLogTest::howMuchIsToldIsSaid()
{
    replay::Recording recording;
    recording.workload.jobs.resize(2);
    recording.workload.jobs[0].id = 7;
    recording.workload.jobs[0].recorded.start = noon + 60;
    recording.workload.jobs[1].id = 8;
    recording.workload.jobs[1].recorded.start = noon + 70;
    auto log = started("12:01:00.017");
    QBuffer buffer(&log);
    buffer.open(QIODevice::ReadOnly);
    QVERIFY(readSchedulerLog(buffer, "slurmctld.log", TimeReader{}, recording));
    QCOMPARE(recording.issues.size(), 1U);
    QCOMPARE(english(recording.issues[0].message),
             std::string("it tells of 1 of the 2 starts in the history: the others are known to "
                         "the second only"));
}

void SchedulerLogTest::aClockThatIsChangedIsFollowed_data()
{
    QTest::addColumn<int>("changed"); // the job at whose start the clock is changed
    QTest::addColumn<int>("seconds"); // by so many
    QTest::addColumn<int>("moved"); // lines
    QTest::newRow("to winter time") << 14 << -3600 << 18;
    QTest::newRow("soon") << 4 << 3600 << 12;
    QTest::newRow("of Lord Howe") << 10 << -1800 << 30;
    QTest::newRow("never") << 20 << -3600 << 0;
}

/// Twenty jobs of a minute, one after the other, each with a cycle in it.
void SchedulerLogTest::aClockThatIsChangedIsFollowed()
{
    QFETCH(int, changed);
    QFETCH(int, seconds);
    QFETCH(int, moved);
    replay::Recording recording;
    QByteArray log;
    for (int i = 0; i < 20; ++i) {
        auto& job = recording.workload.jobs.emplace_back();
        job.id = static_cast<std::uint32_t>(1 + i);
        job.submit = replay::momentOf(noon);
        job.recorded.start = noon + 7200 + 120 * i;
        job.recorded.end = job.recorded.start + 60;
        const auto stamp = [&](replay::Second at) {
            return '[' + QByteArray::fromStdString(isoTime(at + (i < changed ? 0 : seconds)))
                + ".250] ";
        };
        const auto id = "JobId=" + QByteArray::number(1 + i);
        log += stamp(job.recorded.start) + "sched: Allocate " + id + " NodeList=n1\n"
            + stamp(job.recorded.start + 30) + "_decay_thread: PRIO: Decay factor over 300 s\n"
            + stamp(job.recorded.end) + "_job_complete: " + id + " done\n";
    }
    QBuffer buffer(&log);
    buffer.open(QIODevice::ReadOnly);
    QVERIFY(readSchedulerLog(buffer, "slurmctld.log", TimeReader{}, recording));
    QCOMPARE(recording.log.size(), std::size_t{60});
    for (std::size_t i = 0; i < recording.log.size(); ++i) {
        const auto at = replay::secondOf(recording.log[i].at) - noon - 7200;
        QCOMPARE(at, replay::Second(i / 3 * 120 + i % 3 * 30));
    }
    // Beside it may stand that most of the log is of another zone.
    const auto saysSo = [&](const Issue& issue) {
        return english(issue.message)
            .starts_with(std::to_string(moved) + " lines are from before or after");
    };
    QCOMPARE(std::ranges::count_if(recording.issues, saysSo), moved > 0 ? 1 : 0);
}

FAIRLEAD_QTTEST(SchedulerLogTest)
#include "tst_schedulerlog.moc"
