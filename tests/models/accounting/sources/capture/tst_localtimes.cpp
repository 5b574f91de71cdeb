// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/capturefolder.h"
#include "models/accounting/sources/capture/clockchange.h"
#include "models/accounting/sources/capture/localtimes.h"
#include "tests/support/qttestmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <algorithm>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
constexpr std::int64_t taken = 1795497681; // 2026-11-24T05:21:21

/// A capture of one user, without taken_at.txt.
class SmallCapture
{
public:
    SmallCapture()
    {
        write("config.txt", "Configuration data as of 2026-11-24T05:21:58\nClusterName = c\n");
        write("assocs.txt",
              "Cluster|Account|User|Partition|ParentName|Share|Priority|ID\n"
              "c|root||||1||1\nc|bio|||root|1||2\nc|bio|ann|||1||3\n");
    }
    void write(const char* name, const QByteArray& text) const
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    [[nodiscard]] QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};
} // namespace

class LocalTimes : public QObject
{
    Q_OBJECT

private slots:
    void theDateOfTheConfigurationTellsThem_data()
    {
        QTest::addColumn<QByteArray>("date");
        QTest::addColumn<QByteArray>("offset");
        QTest::newRow("India") << QByteArray("2026-11-24T10:51:58") << QByteArray("+05:30");
        QTest::newRow("New York") << QByteArray("2026-11-24T00:21:11") << QByteArray("-05:00");
        QTest::newRow("UTC") << QByteArray("2026-11-24T05:21:58") << QByteArray();
        QTest::newRow("an older file") << QByteArray("2026-11-24T03:02:58") << QByteArray();
        QTest::newRow("no zone is so far") << QByteArray("2026-11-24T20:21:58") << QByteArray();
    }

    void theDateOfTheConfigurationTellsThem()
    {
        QFETCH(QByteArray, date);
        QFETCH(QByteArray, offset);
        QTemporaryDir folder;
        const auto path = folder.filePath(QStringLiteral("config.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Configuration data as of " + date + "\nClusterName = c\n");
        file.close();
        const auto told = localTimesOfConfig(path, taken);
        QCOMPARE(told.has_value(), !offset.isEmpty());
        if (told)
            QCOMPARE(english(*told),
                     "its times seem to be local (" + offset.toStdString()
                         + "): the output of date +%z on line 2 of taken_at.txt says so");
    }

    void aFileThatTellsNoMomentIsNotMissing()
    {
        const SmallCapture folder;
        const auto momentOf = [&] {
            const auto records = readCaptureFolder(folder.path(), SourceOptions());
            for (const auto& entry : records ? records->provenance : std::vector<Provenance>()) {
                if (isOf(entry, inputs::moment))
                    return english(entry.origin);
            }
            return std::string();
        };
        const std::string instead = ": the time of the configuration, or of the newest job";
        QCOMPARE(momentOf(), "taken_at.txt is missing" + instead);
        folder.write("taken_at.txt", "noon\n");
        QCOMPARE(momentOf(), "taken_at.txt tells no moment" + instead);
    }

    void usageAfterTheCaptureIsTold()
    {
        const SmallCapture folder;
        folder.write("taken_at.txt", QByteArray::number(qint64{taken}) + '\n');
        folder.write(
            "usage.txt",
            "1|3|ann|bio|gpu|normal|2026-11-24T04:00:00|2026-11-24T05:00:00|cpu=4|COMPLETED\n"
            "2|3|ann|bio|gpu|normal|2026-11-24T04:00:00|2026-11-27T05:00:00|cpu=4|COMPLETED\n");
        const auto records = readCaptureFolder(folder.path(), SourceOptions());
        QVERIFY(records);
        QCOMPARE(std::ranges::count_if(records->issues,
                                       [](const Issue& issue) {
                                           return issue.file == "usage.txt" && issue.line == 2
                                               && english(issue.message)
                                               == "1 job starts or ends after the capture: 2";
                                       }),
                 1);
    }

    void clocksThatWereChangedAreFound()
    {
        if (!QTimeZone("Europe/Paris").isValid())
            QSKIP("there is no database of time zones");
        constexpr std::int64_t october = 1792890000; // 2026-10-25T01:00:00
        constexpr std::int64_t hour = 3600;
        QCOMPARE(lastClockChange(hour, taken), std::optional(october));
        QCOMPARE(lastClockChange(hour * 11 / 2, taken), std::nullopt); // India
        QCOMPARE(lastClockChange(8 * hour, taken), std::nullopt); // China
        QCOMPARE(lastClockChange(-7 * hour, taken - 30 * 86400),
                 std::optional(std::int64_t{1772964000})); // 2026-03-08T10:00:00, California
    }

    void timesBeforeClocksWereChangedAreTold()
    {
        const SmallCapture folder;
        const auto issues = [&](const QByteArray& offset, const QByteArray& start,
                                Severity severity = Severity::Warning) {
            folder.write("taken_at.txt", QByteArray::number(qint64{taken}) + '\n' + offset);
            folder.write("usage.txt",
                         "1|3|ann|bio|gpu|normal|" + start
                             + "|2026-10-26T05:00:00|cpu=4|COMPLETED\n");
            const auto records = readCaptureFolder(folder.path(), SourceOptions());
            return records ? std::ranges::count_if(
                       records->issues,
                       [&](const Issue& issue) {
                           return issue.file == "usage.txt" && issue.severity == severity
                               && english(issue.message)
                                      .starts_with("it has times from before 2026-10-25 01:00 UTC");
                       })
                           : -1;
        };
        QCOMPARE(issues("+0100\n", "2026-10-24T04:00:00"), 1);
        QCOMPARE(issues("+0100\n", "2026-10-25T02:30:00"), 1); // which of the two is not told
        QCOMPARE(issues("+0100\n", "2026-10-25T03:30:00"), 0);
        QCOMPARE(issues("+0530\n", "2026-10-24T04:00:00"), 0);
        QCOMPARE(issues("", "2026-10-24T04:00:00"), 0);
        // UTC, or London in winter: nobody can tell.
        QCOMPARE(issues("+0000\n", "2026-10-24T04:00:00"), 0);
        QCOMPARE(issues("+0000\n", "2026-10-24T04:00:00", Severity::Note), 1);
        QCOMPARE(issues("+0000\n", "2026-10-25T03:30:00", Severity::Note), 0);
        QCOMPARE(issues("", "2026-10-24T04:00:00", Severity::Note), 0);
    }

    void jobsAfterTheCaptureTellThem()
    {
        replay::Workload workload;
        for (int i = 0; i < 10; ++i) {
            replay::Job job;
            job.submit = replay::momentOf(taken - 3600 * i);
            job.recorded.start = taken - 60;
            workload.jobs.push_back(job);
        }
        QVERIFY(!localTimesOfJobs(workload, taken));
        for (auto& job : workload.jobs)
            job.recorded.start += 3600;
        const auto told = localTimesOfJobs(workload, taken);
        QVERIFY(told);
        QVERIFY(english(*told).find("(+01:00)") != std::string::npos);
    }
};

FAIRLEAD_QTTEST(LocalTimes)
#include "tst_localtimes.moc"
