// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A series of readings on the command line: record, series, --moment.

#include "tests/app/cli/clirun.h"
#include "tests/support/mariadbserver.h"
#include "tests/support/qttestmain.h"

#include <QDateTime>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace fairlead;
using namespace fairlead::tests;

class RecordCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void readingsAreShownAsTheyWere();
    void aReadingSaysItsMoment();
    void aDamagedReadingIsNotKept();
    void everyTakesTheNumberAskedFor();
    void whatCannotBeReadEndsASingleReading();
    void aMissedReadingDoesNotEndTheSeries();
    void theSeriesIsListed();
    void readingsOfAnotherClusterAreNotShown();
    void mistakesAreUsageErrors_data();
    void mistakesAreUsageErrors();
    void theNewestReadingIsTheStoreItself();
    void aReadingOfTheFutureIsRefused();
    void oneReadingCanBeTakenAway();
    void aRefusedPasswordIsReadAgainAndNotGuessed();
    void anOlderStoreIsNotTriedAgain();

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QLatin1String(name));
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {
const auto recordDemo = QStringLiteral("demo:textbook");

QByteArray csv(QStringList words)
{
    return runCli(words << QStringLiteral("--format") << QStringLiteral("csv")).out;
}

/// A capture that was taken at another moment, with other shares.
bool copyCapture(const QString& to, qint64 takenAt)
{
    const QDir from(goldenFolder(QStringLiteral("slurm-22.05.8/fairtree")));
    if (!QDir().mkpath(to))
        return false;
    for (const auto& file : from.entryList(QDir::Files)) {
        if (file != QLatin1String("taken_at.txt") && file != QLatin1String("origin.md")
            && !QFile::copy(from.filePath(file), to + QLatin1Char('/') + file))
            return false;
    }
    QFile moment(to + QStringLiteral("/taken_at.txt"));
    return moment.open(QIODevice::WriteOnly)
        && moment.write(QByteArray::number(takenAt) + '\n') > 0;
}
} // namespace

void RecordCommandTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void RecordCommandTest::readingsAreShownAsTheyWere()
{
    constexpr qint64 first = 1795205807;
    const auto store = path("series.fairlead");
    for (const auto& [name, at] : {std::pair("a", first), std::pair("b", first + 300)}) {
        QVERIFY(copyCapture(path(name), at));
        if (*name == 'b')
            QVERIFY(QFile::remove(path("b/sprio.txt")) && QFile::remove(path("b/jobs.txt")));
        const auto run = runCli({"record", path(name), "--into", store});
        QVERIFY2(run.exitCode == 0, run.err);
    }
    const auto jobs = csv({"jobs", path("a")});
    QVERIFY(jobs.count('\n') > 10);
    const auto moment = QString::number(first + 299);
    QCOMPARE(csv({"jobs", store, "--moment", moment}), jobs);
    QCOMPARE(csv({"shares", store, "--moment", moment}), csv({"shares", path("a")}));
    QCOMPARE(csv({"jobs", store}), csv({"jobs", path("b")}));
    const auto before = runCli({"jobs", store, "--moment", QString::number(first - 1)});
    QCOMPARE(before.exitCode, 1);
    QVERIFY2(before.err.contains("keeps no reading"), before.err);
}

/// Also where only slurmctld's last computation tells it.
void RecordCommandTest::aReadingSaysItsMoment()
{
    const auto store = path("series.fairlead");
    QVERIFY(copyCapture(path("a"), 1795205807));
    QVERIFY(QFile::remove(path("a/taken_at.txt")));
    const auto run = runCli({"record", path("a"), "--into", store});
    QVERIFY2(run.exitCode == 0, run.err);
    const auto listed = csv({"series", store}).split('\n').at(1).split(',').at(0);
    QVERIFY2(listed.startsWith("2026-"), listed);
    QVERIFY2(run.err.contains(QByteArray(listed).replace('T', ' ') + " UTC"), run.err);
}

/// A series keeps for good what it was told.
void RecordCommandTest::aDamagedReadingIsNotKept()
{
    const auto store = path("series.fairlead");
    QVERIFY(copyCapture(path("whole"), 1795205807));
    const auto good = runCli({"record", path("whole"), "--into", store});
    QVERIFY2(good.exitCode == 0, good.err);
    QVERIFY2(good.err.contains(" jobs, ") && good.err.contains(" associations, "), good.err);
    QVERIFY(copyCapture(path("cut"), 1795206107));
    QFile jobs(path("cut/jobs.txt"));
    QVERIFY(jobs.resize(jobs.size() / 2 + 7));
    const auto run = runCli({"record", path("cut"), "--into", store});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("jobs.txt"), run.err);
    QCOMPARE(csv({"series", store}).count('\n'), 2); // its head and the good one
}

void RecordCommandTest::everyTakesTheNumberAskedFor()
{
    const auto store = path("series.fairlead");
    const auto run
        = runCli({"record", recordDemo, "--into", store, "--every", "1s", "--times", "2"});
    QVERIFY2(run.exitCode == 0, run.err);
    QCOMPARE(run.err.count("1 reading, "), 2); // a demo is of one moment
}

void RecordCommandTest::whatCannotBeReadEndsASingleReading()
{
    const auto run = runCli({"record", path("nothing"), "--into", path("series.fairlead")});
    QCOMPARE(run.exitCode, 2);
    QVERIFY(!QFile::exists(path("series.fairlead")));
}

void RecordCommandTest::aMissedReadingDoesNotEndTheSeries()
{
    const auto run = runCli({"record", path("none.fairlead"), "--into", path("series.fairlead"),
                             "--every", "1s", "--times", "2"});
    QCOMPARE(run.exitCode, 2); // the last one tells
    QCOMPARE(run.err.count("left out:"), 1);
}

void RecordCommandTest::theSeriesIsListed()
{
    const auto store = path("series.fairlead");
    QCOMPARE(runCli({"record", recordDemo, "--into", store}).exitCode, 0);
    const auto rows = csvRows(csv({"series", store}));
    QCOMPARE(rows.size(), 1);
    QVERIFY(rows[0][QStringLiteral("Moment")].startsWith(QLatin1String("2009-09-24T23:28:15")));
    QVERIFY(rows[0][QStringLiteral("Bytes")].toInt() > 1000);
    QCOMPARE(runCli({"series", recordDemo}).exitCode, 1);
}

void RecordCommandTest::readingsOfAnotherClusterAreNotShown()
{
    const QTemporaryDir folder;
    const auto store = folder.filePath(QStringLiteral("other.fairlead"));
    QCOMPARE(runCli({"record", recordDemo, "--into", store}).exitCode, 0);
    const auto moment = runCli({"series", store, "--format", "csv"}).out.split('\n')[1];
    const auto import = runCli({"import", "demo:limoges", "--into", store, "--replace"});
    QCOMPARE(import.exitCode, 0);
    QVERIFY2(import.err.contains("was a store of the cluster textbook and is of limoges now"),
             import.err);
    const auto now = QString::fromUtf8(moment.left(moment.indexOf(',')));
    const auto then = runCli({"shares", store, "--moment", now});
    QCOMPARE(then.exitCode, 1);
    QVERIFY2(then.err.contains("is a store of the cluster limoges, not of textbook"), then.err);
    QVERIFY(!runCli({"import", "demo:limoges", "--into", store}).err.contains("was a store"));
}

void RecordCommandTest::mistakesAreUsageErrors_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no store") << QStringList{"record", recordDemo} << QByteArray("needs --into");
    QTest::newRow("no name of a store")
        << QStringList{"record", recordDemo, "--into", "x.db"} << QByteArray("ends in .fairlead");
    for (const auto* every : {"5", "m", "0m", "-5m", "2d", "25h", "1.5h", ""})
        QTest::newRow(every) << QStringList{"record",     recordDemo, "--into",
                                            "x.fairlead", "--every",  every}
                             << QByteArray("expected a time such as");
    QTest::newRow("times alone") << QStringList{"record",     recordDemo, "--into",
                                                "x.fairlead", "--times",  "2"}
                                 << QByteArray("--times goes with --every");
    QTest::newRow("no times") << QStringList{"record",  recordDemo, "--into",  "x.fairlead",
                                             "--every", "5m",       "--times", "0"}
                              << QByteArray("expected 1 or more");
    QTest::newRow("times of none") << QStringList{"record",  recordDemo, "--into",  "x.fairlead",
                                                  "--every", "5m",       "--times", "no"}
                                   << QByteArray("whole number");
}

void RecordCommandTest::mistakesAreUsageErrors()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, message);
    const auto run = runCli(words);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(message), run.err);
}

/// The moment that `series` prints is that of the capture, not the one that is computed for.
void RecordCommandTest::theNewestReadingIsTheStoreItself()
{
    const auto store = path("series.fairlead");
    QVERIFY(copyCapture(path("a"), 1795205807 + 7300));
    QCOMPARE(runCli({"record", path("a"), "--into", store}).exitCode, 0);
    const auto jobs = csv({"jobs", store});
    QVERIFY(jobs.count('\n') > 10);
    QVERIFY(jobs != csv({"jobs", store, "--at", QString::number(1795205807 + 7300)}));
    QCOMPARE(csv({"jobs", store, "--moment", QString::number(1795205807 + 7300)}), jobs);
}

void RecordCommandTest::aReadingOfTheFutureIsRefused()
{
    const auto store = path("series.fairlead");
    const auto now = QDateTime::currentSecsSinceEpoch();
    QVERIFY(copyCapture(path("a"), now - 600) && copyCapture(path("b"), now + 63072000));
    QCOMPARE(runCli({"record", path("a"), "--into", store}).exitCode, 0);
    const auto run = runCli({"record", path("b"), "--into", store});
    QCOMPARE(run.exitCode, 3);
    QVERIFY2(run.err.contains("and the clock here says"), run.err);
    QCOMPARE(csvRows(csv({"series", store})).size(), 1);
    // Where all are of the future, the clock here is wrong.
    const auto other = path("other.fairlead");
    QCOMPARE(runCli({"record", path("b"), "--into", other}).exitCode, 0);
}

void RecordCommandTest::oneReadingCanBeTakenAway()
{
    const auto store = path("series.fairlead");
    QCOMPARE(runCli({"record", recordDemo, "--into", store}).exitCode, 0);
    const auto moment = csvRows(csv({"series", store}))[0][QStringLiteral("Moment")];
    const auto wrong = runCli({"series", store, "--forget", "2000-01-01"});
    QCOMPARE(wrong.exitCode, 1);
    QVERIFY2(wrong.err.contains("keeps no reading of"), wrong.err);
    const auto run = runCli({"series", store, "--forget", moment, "--format", "csv"});
    QVERIFY2(run.exitCode == 0, run.err);
    QCOMPARE(csvRows(run.out).size(), 0);
}

/// Servers lock out who guesses. A rotated password is in its file by the next reading.
void RecordCommandTest::aRefusedPasswordIsReadAgainAndNotGuessed()
{
    if (const auto missing = MariadbServer::missing(); !missing.isEmpty())
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(missing)));
    MariadbServer server;
    server.load(QStringLiteral(FAIRLEAD_TEST_DATA "/slurmdbd/slurm-22.05.8.sql"),
                QStringLiteral("old"));
    server.addUser(QStringLiteral("fairlead"), QStringLiteral("rotated-1"),
                   QStringLiteral("SELECT ON *.*"));
    const auto refusals = [&] {
        const auto words = server.run("SHOW GLOBAL STATUS LIKE 'Aborted_connects'").split('\t');
        return words.size() < 2 ? -1 : words[1].trimmed().toInt();
    };
    const auto keep = [&](const QByteArray& password) {
        QFile file(path("password"));
        return file.open(QIODevice::WriteOnly) && file.setPermissions(QFile::ReadOwner)
            && file.write(password) > 0;
    };
    const auto record = [&](const char* times) {
        return runCli(
            {"record",
             QStringLiteral("slurmdbd://fairlead@127.0.0.1:%1/old?tls=off").arg(server.port()),
             "--password-file", path("password"), "--into", path("series.fairlead"), "--at",
             "1795210000", "--every", "1s", "--times", QLatin1String(times)});
    };
    QVERIFY(keep("outdated"));
    QCOMPARE(record("1").exitCode, 2);
    const auto once = refusals();
    QVERIFY(once > 0);
    QCOMPARE(record("3").exitCode, 2);
    QCOMPARE(refusals(), 2 * once);
    std::thread rotation([&] {
        while (refusals() < 3 * once) { }
        QFile::remove(path("password"));
        keep("rotated-1");
    });
    const auto run = record("5");
    rotation.join();
    QVERIFY2(run.exitCode == 0, run.err);
    QCOMPARE(refusals(), 3 * once);
    QVERIFY2(run.err.contains("1 reading"), run.err);
}

void RecordCommandTest::anOlderStoreIsNotTriedAgain()
{
    const auto store = path("older.fairlead");
    QVERIFY(QFile::copy(QStringLiteral(FAIRLEAD_TEST_DATA "/store/version1.fairlead"), store));
    QFile(store).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    const auto run
        = runCli({"record", recordDemo, "--into", store, "--every", "1s", "--times", "3"});
    QCOMPARE(run.exitCode, 4);
    QVERIFY2(run.err.contains("--upgrade-store") && !run.err.contains("left out"), run.err);
}

FAIRLEAD_QTTEST(RecordCommandTest)
#include "tst_recordcommand.moc"
