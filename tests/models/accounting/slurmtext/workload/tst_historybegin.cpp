// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/historybegin.h"
#include "models/accounting/slurmtext/workload/historyholes.h"
#include "tests/support/qttestmain.h"

#include <QTest>

#include <algorithm>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
using replay::Job;
using replay::Second;

constexpr Second begin = 1'790'000'000;
constexpr Second minute = 60;

/// One job a minute, of which each tenth runs ten hours and the others ten minutes.
replay::Recording steadyWeek()
{
    replay::Recording recording;
    for (std::uint32_t i = 0; i < 10 * 24 * 60; ++i) {
        Job job;
        job.id = 100 + i;
        const auto submit = begin + i * minute;
        job.submit = replay::momentOf(submit) + 500;
        job.runTime = i % 10 == 3 ? 36000 : 600;
        job.recorded.start = submit + 30;
        job.recorded.end = job.recorded.start + job.runTime;
        recording.workload.jobs.push_back(job);
    }
    recording.workload.from = begin;
    recording.workload.to = begin + 11 * 24 * 60 * minute;
    return recording;
}

/// What `sacct -S from` lists of it.
void cut(replay::Recording& recording, Second from)
{
    std::erase_if(recording.workload.jobs, [&](const Job& job) { return job.recorded.end < from; });
}
} // namespace

class HistoryBegin : public QObject
{
    Q_OBJECT

private slots:
    void aCompleteListBeginsWithItsFirstSubmission()
    {
        QVERIFY(!laterBeginOf(steadyWeek().workload));
        QVERIFY(!laterBeginOf({}));
    }

    void aCutListBeginsWithItsFirstEnd()
    {
        auto recording = steadyWeek();
        const auto from = begin + 4 * 24 * 60 * minute;
        cut(recording, from);
        const auto found = laterBeginOf(recording.workload);
        QVERIFY(found);
        QVERIFY2(*found >= from && *found < from + minute,
                 qPrintable(QString::number(*found - from)));
    }

    // Of a small cluster hardly anybody runs, but the numbers tell.
    void aShortCutOfAWholeClusterIsFound()
    {
        auto recording = steadyWeek();
        auto& jobs = recording.workload.jobs;
        jobs.resize(400);
        for (std::size_t i = 0; i < jobs.size(); ++i)
            jobs[i].recorded.end = jobs[i].recorded.start + (i == 40 ? 12000 : 300);
        cut(recording, begin + 190 * minute);
        const auto found = laterBeginOf(recording.workload);
        QVERIFY(found && *found >= begin + 190 * minute);
    }

    // A machine that begins with long jobs alone: no number is missing.
    void longJobsAtTheBeginningAreNoCut()
    {
        auto recording = steadyWeek();
        auto& jobs = recording.workload.jobs;
        for (std::size_t i = 0; i < 400; ++i) {
            jobs[i].runTime = 36000;
            jobs[i].recorded.end = jobs[i].recorded.start + 36000;
        }
        QVERIFY(!laterBeginOf(recording.workload));
    }

    // One user's jobs of many: numbers are missing everywhere.
    void aListOfFewIsNoCut()
    {
        auto recording = steadyWeek();
        std::erase_if(recording.workload.jobs, [](const Job& job) { return job.id % 7 != 0; });
        QVERIFY(!laterBeginOf(recording.workload));
        reportHoles(recording, "history.txt");
        QVERIFY(recording.issues.empty());
    }

    void aHoleIsNamed()
    {
        auto recording = steadyWeek();
        reportHoles(recording, "history.txt");
        QVERIFY(recording.issues.empty());
        const auto from = begin + 2 * 24 * 60 * minute;
        std::erase_if(recording.workload.jobs, [&](const Job& job) {
            return replay::secondOf(job.submit) > from
                && replay::secondOf(job.submit) < from + 18 * 60 * minute;
        });
        reportHoles(recording, "history.txt");
        QCOMPARE(recording.issues.size(), std::size_t{1});
        QCOMPARE(english(recording.issues[0].message),
                 std::string("the list has a hole: no job was submitted from "
                             "2026-09-23T14:13:20 to 2026-09-24T08:13:20, and the numbers of "
                             "1079 jobs are missing"));
    }

    void aLateBeginIsNamed()
    {
        auto recording = steadyWeek();
        const auto first = recording.workload.jobs.front().id;
        reportLateBegin(recording, begin - 10 * minute, first - 1, "history.txt");
        reportLateBegin(recording, begin - 12 * 60 * minute, first - 1, "history.txt"); // a night
        QVERIFY(recording.issues.empty());
        std::erase_if(recording.workload.jobs, [&](const Job& job) {
            return replay::secondOf(job.submit) < begin + 12 * 60 * minute;
        });
        reportLateBegin(recording, begin, first - 1, "history.txt");
        QCOMPARE(recording.issues.size(), std::size_t{1});
        const auto told = english(recording.issues[0].message);
        QVERIFY2(told.starts_with("the list begins late: no job was submitted from "
                                  "2026-09-21T14:13:20, when before/ was taken"),
                 told.c_str());
    }

    // Nobody works at night, and no number is missing.
    void aNightIsNoHole()
    {
        auto recording = steadyWeek();
        const auto from = begin + 2 * 24 * 60 * minute;
        for (auto& job : recording.workload.jobs) {
            if (replay::secondOf(job.submit) > from)
                job.submit += replay::momentOf(18 * 60 * minute);
        }
        reportHoles(recording, "history.txt");
        QVERIFY(recording.issues.empty());
    }
};

FAIRLEAD_QTTEST(HistoryBegin)
#include "tst_historybegin.moc"
