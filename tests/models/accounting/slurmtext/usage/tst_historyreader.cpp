// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/usage/historyreader.h"
#include "models/accounting/slurmtext/usage/usagereset.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <utility>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
constexpr std::int64_t noonOfHistory = 1795262400; // 2026-11-21T12:00:00 UTC
constexpr auto historyHeader
    = "JobIDRaw|AssocID|User|Account|Partition|QOS|Start|End|AllocTRES|State\n";

SnapshotRecords cluster()
{
    SnapshotRecords records;
    Partition partition;
    partition.name = "gpu";
    partition.billingWeights = "cpu=0.5,gres/gpu=10";
    records.partitions.push_back(partition);
    Qos qos;
    qos.name = "half";
    qos.usageFactor = 0.5;
    records.qos.push_back(qos);
    return records;
}

bool writeText(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

SnapshotRecords readHistoryText(const QByteArray& rows)
{
    auto records = cluster();
    readHistory(tests::linesOf((historyHeader + rows).constData()), "usage.txt", TimeReader{},
                records);
    return records;
}
} // namespace

class HistoryReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void jobsAreChargedByTheirPartitionAndQos();
    void aJobThatRunsGoesOn();
    void whatNeverRanAndWhatIsSaidTwiceCountsNothing();
    void howAJobEndedCounts();
    void linesThatContradictAreTold();
    void aMarkIsNoPartOfAColumn();
    void badLinesAreLeftOut();
    void badLinesThatAReplayTellsAreCounted();
    void theHeaderTellsTheColumns();
    void stepsAreNotCharged();
    void whatNoListHoldsIsCounted();
    void ratesFollowWhatSlurmSaid();
    void aUsageResetIsNoted();
    void aFileThatWasCutBetweenTwoLinesIsTold();
    void jobsWithoutAnEndThatDoNotRunAreTold();
};

void HistoryReaderTest::jobsAreChargedByTheirPartitionAndQos()
{
    const auto records = readHistoryText(
        "2|13|ann|chem|gpu|half|2026-11-21T12:00:10|2026-11-21T12:01:00|cpu=4,gres/gpu=1|"
        "COMPLETED\n"
        "1|12|bob|chem|none||2026-11-21T12:00:00|2026-11-21T12:02:00|cpu=4|COMPLETED\n");
    QVERIFY2(records.issues.empty(), tests::issuesOf(records.issues));
    QCOMPARE(records.history.size(), 2U); // by start
    QCOMPARE(records.history[0].user, std::string("bob"));
    QCOMPARE(records.history[0].assocId, 12U);
    QCOMPARE(records.history[0].start, noonOfHistory);
    QCOMPARE(records.history[0].end, noonOfHistory + 120);
    QCOMPARE(records.history[0].rate, 4.0);
    QCOMPARE(records.history[1].rate, 6.0); // (2 + 10) / 2
    QVERIFY(records.consumption != nullptr);
}

void HistoryReaderTest::aJobThatRunsGoesOn()
{
    const auto records
        = readHistoryText("1|12|bob|chem|gpu||2026-11-21T12:00:00|Unknown|cpu=4|RUNNING\n");
    QCOMPARE(records.history.at(0).end, Consumption::goesOn);
}

void HistoryReaderTest::whatNeverRanAndWhatIsSaidTwiceCountsNothing()
{
    const QByteArray once
        = "1|12|bob|chem|gpu||2026-11-21T12:00:00|2026-11-21T12:02:00|cpu=4|COMPLETED\n";
    const auto records = readHistoryText(
        once + once + "3|12|bob|chem|gpu||None|2026-11-21T12:02:00||CANCELLED\n"
        + "4||bob|chem|gpu||2026-11-21T12:00:00|2026-11-21T12:02:00||COMPLETED\n");
    QVERIFY2(records.issues.empty(), tests::issuesOf(records.issues));
    QCOMPARE(records.history.size(), 1U);
}

void HistoryReaderTest::stepsAreNotCharged()
{
    const QByteArray job
        = "7|12|bob|chem|gpu||2026-11-21T12:00:00|2026-11-21T12:02:00|cpu=4|COMPLETED\n";
    const auto records = readHistoryText(
        job + "7.batch|12||chem|||2026-11-21T12:00:00|2026-11-21T12:02:00|cpu=4|COMPLETED\n"
        + "7.extern|12||chem|||2026-11-21T12:00:00|2026-11-21T12:02:00|cpu=4|COMPLETED\n");
    QCOMPARE(records.history.size(), 1U);
    QCOMPARE(records.consumption->size(), 1U);
    QCOMPARE(tests::issuesOf(records.issues).count("2 lines are of steps, and are left out"), 1);
}

void HistoryReaderTest::theHeaderTellsTheColumns()
{
    auto records = cluster();
    readHistory(tests::linesOf("AssocID|JobIDRaw|User|Account|Partition|QOS|End|Start|TRES|State\n"
                               "12|1|bob|chem|gpu||2026-11-21T12:02:00|2026-11-21T12:00:00|cpu=4|"
                               "COMPLETED\n"),
                "usage.txt", TimeReader{}, records);
    QVERIFY2(records.issues.empty(), tests::issuesOf(records.issues));
    QCOMPARE(records.history.at(0).assocId, 12U);
    QCOMPARE(records.history[0].start, noonOfHistory);
    auto other = cluster();
    readHistory(tests::linesOf("JobIDRaw|AssocID|User|Account|Partition|QOS|Begin|End|TRES|State\n"
                               "1|12|bob|chem|gpu||2026-11-21T12:00:00|Unknown|cpu=4|RUNNING\n"),
                "usage.txt", TimeReader{}, other);
    QVERIFY(other.history.empty());
    QCOMPARE(tests::issuesOf(other.issues),
             QByteArray("usage.txt:1: the header has no column Start; no job is read\n"));
}

void HistoryReaderTest::whatNoListHoldsIsCounted()
{
    auto records = cluster();
    records.assocs.resize(1);
    records.assocs[0].account = "chem";
    records.assocs[0].user = "ann";
    records.assocs[0].id = 13;
    const QByteArray rows
        = "1|13|ann|chem|gpu|half|2026-11-21T12:00:00|2026-11-21T12:01:00|cpu=4|COMPLETED\n"
          "2|99|bob|bio|gpu|gold|2026-11-21T12:00:00|2026-11-21T12:01:00|cpu=4|COMPLETED\n"
          "3|98|bob|bio|gpu||2026-11-21T12:00:00|2026-11-28T12:01:00|cpu=4|COMPLETED\n";
    TimeReader times;
    times.takenAt = noonOfHistory + 600;
    readHistory(tests::linesOf((historyHeader + rows).constData()), "usage.txt", times, records);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("usage.txt:4: 1 job starts or ends after the capture: 3\n"
                        "usage.txt:3: 2 jobs are of accounts or users that are not in the list; "
                        "the first is bio/bob\n"
                        "usage.txt:3: 1 job has a QOS that is not in the list: gold\n"));
}

void HistoryReaderTest::badLinesAreLeftOut()
{
    const auto records
        = readHistoryText("1|12|bob|chem\n"
                          "1|x|bob|chem|gpu||2026-11-21T12:00:00|Unknown|cpu=4|RUNNING\n"
                          "1|12|bob|chem|gpu||noon|Unknown|cpu=4|RUNNING\n");
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("usage.txt:2: the line is not a job of sacct and is left out\n"
                        "usage.txt:3: the line is not a job of sacct and is left out\n"
                        "usage.txt:4: the line is not a job of sacct and is left out\n"));
    QVERIFY(records.history.empty());
    QVERIFY(records.consumption != nullptr); // there is a list; it is empty
}

// It ran in the first of two lists, or in the second.
void HistoryReaderTest::howAJobEndedCounts()
{
    const QByteArray running = "1|12|bob|chem|gpu||2026-11-21T12:00:00|Unknown|cpu=4|RUNNING\n";
    const QByteArray ended
        = "1|12|bob|chem|gpu||2026-11-21T12:00:00|2026-11-21T12:02:00|cpu=4|COMPLETED\n";
    for (const auto& rows : {running + ended, ended + running}) {
        const auto records = readHistoryText(rows);
        QCOMPARE(records.history.size(), 1U);
        QCOMPARE(records.history[0].end - records.history[0].start, 120);
        QCOMPARE(tests::issuesOf(records.issues),
                 QByteArray("usage.txt:3: 1 job is in it more than once, and not the same: its end "
                            "counts, else the first line: 1\n"));
    }
}

// Of lists that were joined: which of the lines is right, nobody knows.
void HistoryReaderTest::linesThatContradictAreTold()
{
    const QByteArray line
        = "1|12|bob|chem|gpu||2026-11-21T12:00:00|2026-11-21T12:02:00|cpu=4|COMPLETED\n";
    QVERIFY(readHistoryText(line + line).issues.empty()); // some versions list a job twice
    for (const auto& [from, to] : {std::pair("bob", "ann"), {"cpu=4", "cpu=9"}, {"|12|", "|13|"}}) {
        const auto records = readHistoryText(line + QByteArray(line).replace(from, to));
        QCOMPARE(records.history.size(), 1U);
        QCOMPARE(tests::issuesOf(records.issues),
                 QByteArray("usage.txt:3: 1 job is in it more than once, and not the same: its end "
                            "counts, else the first line: 1\n"));
    }
}

void HistoryReaderTest::aMarkIsNoPartOfAColumn()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath("history.txt");
    Issues issues;
    QVERIFY(writeText(path, QByteArray("\xef\xbb\xbf") + historyHeader));
    QVERIFY(tellsUsage(path, issues));
    QVERIFY(writeText(path, QByteArray(historyHeader).replace("|AllocTRES", "")));
    QVERIFY(!tellsUsage(path, issues));
    QCOMPARE(tests::issuesOf(issues),
             QByteArray("history.txt:1: it tells of no usage: columns are missing: AllocTRES\n"));
}

// Of history.txt each bad line is told by who reads it for a replay.
void HistoryReaderTest::badLinesThatAReplayTellsAreCounted()
{
    auto records = cluster();
    const QByteArray rows
        = "1|12|bob|chem|gpu||2026-11-21T12:00:00|2026-11-21T12:02:00|cpu=4|COMPLETED\n"
          "2|12|bob|chem|gpu||2026-11-21T12:00:00|2026-11-21T11:00:00|cpu=4|COMPLETED\n"
          "3|12|bob|chem|gpu||noon|Unknown|cpu=4|RUNNING\n";
    QVERIFY(readUsageOfJobs(tests::linesOf((historyHeader + rows).constData()), "history.txt",
                            TimeReader{}, records));
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("history.txt:3: usage is without 2 jobs, whose lines make no sense; the "
                        "first is 2\n"));
    QCOMPARE(records.history.size(), 1U);
}

void HistoryReaderTest::ratesFollowWhatSlurmSaid()
{
    const auto records = cluster();
    const UsageRates rates(records);
    QCOMPARE(rates.of({{"cpu", 4}}, "gpu", ""), 2.0);
    QCOMPARE(rates.of({{"cpu", 5}, {"billing", 2}}, "gpu", ""), 2.5); // agrees, unrounded
    QCOMPARE(rates.of({{"cpu", 4}, {"billing", 7}}, "gpu", ""), 7.0); // began with other weights
    QCOMPARE(rates.of({{"cpu", 4}, {"billing", 7}}, "none", "half"), 3.5);
    QCOMPARE(rates.of({}, "gpu", ""), 0.0);
}

void HistoryReaderTest::aUsageResetIsNoted()
{
    SnapshotRecords records;
    noteUsageReset(TimeReader{3600}, 0, records);
    QCOMPARE(records.utcOffset, 3600);
    QVERIFY(records.provenance.empty());
    QVERIFY(setParameter(records.policy, "PriorityUsageResetPeriod", "WEEKLY"));
    noteUsageReset(TimeReader{}, 0, records);
    QCOMPARE(records.provenance.size(), 1U);
    QVERIFY(records.provenance[0].isAssumed);

    constexpr std::int64_t kathmandu = 5 * 3600 + 2700;
    constexpr std::int64_t sunday = 1794700800 - kathmandu; // 2026-11-15 there, a Sunday
    noteUsageReset(TimeReader{}, sunday, records);
    QCOMPARE(records.utcOffset, kathmandu);
    QVERIFY(!records.provenance[1].isAssumed);
    // slurmctld was started then for the first time, and no week began.
    noteUsageReset(TimeReader{}, sunday + 12345, records);
    QCOMPARE(records.utcOffset, 0);
    noteUsageReset(TimeReader{}, sunday - 86400, records);
    QCOMPARE(records.utcOffset, 0);
}

/// The queue has jobs behind its last one that were there before sacct was asked.
void HistoryReaderTest::aFileThatWasCutBetweenTwoLinesIsTold()
{
    auto before = cluster();
    before.takenAt = noonOfHistory + 600;
    for (const auto& [id, submitted] : {std::pair(1U, noonOfHistory),
                                        {3U, noonOfHistory},
                                        {4U, noonOfHistory + 1},
                                        {5U, noonOfHistory + 590}}) {
        JobRecord job;
        job.id = id;
        job.submitTime = submitted;
        before.jobs.push_back(job);
    }
    const std::array<QByteArray, 4> lines{
        "1|12|bob|chem|||2026-11-21T12:00:00|Unknown|cpu=4|RUNNING\n",
        "2|12|bob|chem|||2026-11-21T12:00:00|2026-11-21T12:02:00|cpu=4|COMPLETED\n",
        "3|12|bob|chem|||Unknown|Unknown||PENDING\n", "4|12|bob|chem|||Unknown|Unknown||PENDING\n"};
    QByteArray text = historyHeader;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        text += lines[i];
        auto records = before;
        readHistory(tests::linesOf(text.constData()), "usage.txt", TimeReader{}, records);
        const auto missing = lines.size() - std::max<std::size_t>(i + 1, 2);
        QCOMPARE(records.issues.size(), std::size_t(missing > 0 ? 1 : 0));
        if (missing > 0) {
            const auto told = english(records.issues.front().message);
            QVERIFY2(told.starts_with(std::to_string(missing) + " job"), told.c_str());
        }
    }
}

/// Each second until the capture would be charged in silence.
void HistoryReaderTest::jobsWithoutAnEndThatDoNotRunAreTold()
{
    const QByteArray start = "|12|bob|chem|gpu||2026-11-21T12:00:00|";
    const auto rows = "1" + start + "Unknown|cpu=4|RUNNING\n2" + start + "Unknown|cpu=4|RUNNING\n3"
        + start + "Unknown|cpu=4|RUNNING\n4" + start + "Unknown|cpu=4|COMPLETED\n5" + start
        + "Unknown|cpu=4|CANCELLED by 0\n6" + start + "Unknown|cpu=4|RUNNING\n6" + start
        + "2026-11-21T12:02:00|cpu=4|COMPLETED\n";
    const auto read = [&](std::int64_t takenAt) {
        auto records = cluster();
        records.takenAt = takenAt;
        records.jobs.emplace_back().id = 2;
        readHistory(tests::linesOf((historyHeader + rows).constData()), "usage.txt", TimeReader{},
                    records);
        return tests::issuesOf(records.issues);
    };
    const QByteArray ended = "usage.txt:5: 2 jobs have ended by their state, have no end, and are "
                             "charged until the capture; the first is 4\n";
    QVERIFY2(read(noonOfHistory + 3600)
                 .endsWith(ended
                           + "usage.txt:2: 2 jobs without an end are not in the queue, and are "
                             "charged until the capture; the first is 1 (sacctmgr show "
                             "runawayjobs)\n"),
             read(noonOfHistory + 3600));
    QVERIFY2(read(noonOfHistory + 30).endsWith(ended), "they began while Slurm was asked");
}

FAIRLEAD_QTTEST(HistoryReaderTest)
#include "tst_historyreader.moc"
