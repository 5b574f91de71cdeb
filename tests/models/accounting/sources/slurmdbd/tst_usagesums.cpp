// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Usage of a period from slurmdbd's own tables: which tables are read, and what they add up to.

#include "engine/base/durations.h"
#include "models/accounting/sources/slurmdbd/usageslices.h"
#include "models/accounting/sources/slurmdbd/usagesums.h"
#include "models/accounting/sources/usagesource.h"
#include "tests/models/accounting/sources/slurmdbd/slurmdbddatabases.h"
#include "tests/support/qttestmain.h"

#include <QTest>

#include <cmath>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

using Table = UsageSlice::Table;

namespace {
using durations::day;
using durations::hour;

long double total(const UsageSums& sums)
{
    long double result = 0.0L;
    for (const auto& entry : sums.entries)
        result += entry.seconds.front();
    return result;
}
} // namespace

class UsageSumsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void wholeSlotsComeFromTheCoarseTables();
    void withoutSlotsHoursAreRead();
    void hoursAddUpToTheJobs();
    void periodsAddUp();
    void percentsAreOfWhatWasReported();
    void wholeDaysComeFromTheirTable();
    void theDayOfTheExtraHourEndsWithIt();
    void whoWasDeletedKeepsTheUsage();
    void lessThanNothingIsTakenOff();
    void halfHoursAreExplained();
    void whatIsReportedInPartIsNotReported();
    void emptyTablesAreNotUsageOfNothing();

private:
    [[nodiscard]] UsageSums sums(const UsagePeriod& period, const std::string& tres = "cpu") const
    {
        const auto read = readUsageSums(m_databases->url("old"), SlurmdbdDatabases::secret(), {},
                                        period, {tres});
        if (!read)
            throw std::runtime_error(english(read.error().message) + ": " + read.error().detail);
        return *read;
    }

    std::unique_ptr<SlurmdbdDatabases> m_databases;
};

void UsageSumsTest::initTestCase()
{
    if (const auto missing = MariadbServer::missing(); !missing.isEmpty())
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(missing)));
    m_databases = std::make_unique<SlurmdbdDatabases>();
}

void UsageSumsTest::wholeSlotsComeFromTheCoarseTables()
{
    const std::vector<UsagePeriod> months{{10 * day, 41 * day}};
    std::vector<UsagePeriod> days;
    for (int i = 0; i < 60; ++i)
        days.push_back({i * day, (i + 1) * day});
    const auto slices = usageSlices({8 * day + hour, 43 * day + 2 * hour}, months, days);
    const std::vector<UsageSlice> expected{
        {Table::Hour, {8 * day + hour, 9 * day}},       {Table::Day, {9 * day, 10 * day}},
        {Table::Month, {10 * day, 41 * day}},           {Table::Day, {41 * day, 43 * day}},
        {Table::Hour, {43 * day, 43 * day + 2 * hour}},
    };
    QCOMPARE(slices, expected);
}

void UsageSumsTest::withoutSlotsHoursAreRead()
{
    const std::vector<UsageSlice> expected{{Table::Hour, {5, 3 * day}}};
    QCOMPARE(usageSlices({5, 3 * day}, {}, {}), expected);
}

/// The first hour of the cluster began with it, at 1795203125; slurmdbd had added up until
/// 1795204800.
void UsageSumsTest::hoursAddUpToTheJobs()
{
    const UsagePeriod all{1795200000, 1795210000};
    QCOMPARE(static_cast<double>(total(sums(all))), 59201.0); // as in limoges_usage_hour_table
    QCOMPARE(static_cast<double>(total(sums(all, "billing"))), 72307.0);
    QCOMPARE(static_cast<double>(total(sums({1795200000, 1795204800}))), 59201.0);
    QCOMPARE(static_cast<double>(total(sums({1795204800, 1795300000}))), 0.0);
    QVERIFY(english(sums(all).notes.front()).find("2026-11-20T20:00:00") != std::string::npos);
}

void UsageSumsTest::periodsAddUp()
{
    const auto first = total(sums({1795200000, 1795203500}));
    const auto second = total(sums({1795203500, 1795210000}));
    QVERIFY(first > 0.0L);
    QVERIFY(std::abs(static_cast<double>(first + second) - 59201.0) < 0.01);
}

/// As sreport: 256 CPUs for the 1675 s of the cluster's first hour, allocated, down or kept free.
void UsageSumsTest::percentsAreOfWhatWasReported()
{
    const auto reported = [&](const UsagePeriod& period, const char* tres) {
        return static_cast<double>(sums(period, tres).reported.at(0));
    };
    const UsagePeriod all{1795200000, 1795210000};
    QCOMPARE(reported(all, "cpu"), 256.0 * 1675.0);
    QCOMPARE(reported(all, "mem"), 61016064.0 + 34816000.0 + 1619367936.0);
    QVERIFY(std::abs(reported({1795204800 - 335, 1795210000}, "cpu") - 256.0 * 335.0) < 0.01);
    QCOMPARE(reported({1795204800, 1795210000}, "cpu"), 0.0);
    m_databases->server().run(
        QByteArrayLiteral("ALTER TABLE old.limoges_usage_hour_table RENAME COLUMN plan_secs TO "
                          "resv_secs")); // as it was called before 21.08
    QCOMPARE(reported(all, "cpu"), 256.0 * 1675.0);
    m_databases->server().run(
        QByteArrayLiteral("ALTER TABLE old.limoges_usage_hour_table RENAME COLUMN resv_secs TO "
                          "plan_secs"));
}

/// An amount that only the table of days has shows where a whole day comes from.
void UsageSumsTest::wholeDaysComeFromTheirTable()
{
    m_databases->server().run(
        QByteArrayLiteral("UPDATE old.limoges_last_ran_table SET daily_rollup = 86400 * 12"));
    m_databases->server().run(QByteArrayLiteral(
        "INSERT INTO old.limoges_usage_day_table (creation_time, id_tres, time_start) "
        "VALUES (0, 1, 864000), (0, 1, 950400)"));
    m_databases->server().run(QByteArrayLiteral(
        "INSERT INTO old.limoges_assoc_usage_day_table (creation_time, id, id_tres, time_start, "
        "alloc_secs) VALUES (0, 1, 1, 864000, 777)"));
    QCOMPARE(static_cast<double>(total(sums({864000, 950400}))), 777.0);
    QCOMPARE(static_cast<double>(total(sums({864000, 950399}))), 0.0); // not the whole day
    m_databases->server().run(
        QByteArrayLiteral("UPDATE old.limoges_last_ran_table SET daily_rollup = 950399"));
    QCOMPARE(static_cast<double>(total(sums({864000, 950400}))), 0.0); // not complete yet
}

/// When the clock is put back a day has 25 hours: after 24 of them it is not over.
void UsageSumsTest::theDayOfTheExtraHourEndsWithIt()
{
    auto& server = m_databases->server();
    server.run(QByteArrayLiteral("UPDATE old.limoges_last_ran_table SET daily_rollup = 2000000"));
    server.run(QByteArrayLiteral(
        "INSERT INTO old.limoges_usage_day_table (creation_time, id_tres, time_start) "
        "VALUES (0, 1, 1728000), (0, 1, 1818000)")); // 25 hours
    server.run(QByteArrayLiteral(
        "INSERT INTO old.limoges_assoc_usage_day_table (creation_time, id, id_tres, time_start, "
        "alloc_secs) VALUES (0, 1, 1, 1728000, 25)"));
    server.run(QByteArrayLiteral(
        "INSERT INTO old.limoges_assoc_usage_hour_table (creation_time, id, id_tres, time_start, "
        "alloc_secs) VALUES (0, 1, 1, 1810800, 5), (0, 1, 1, 1814400, 7)"));
    QCOMPARE(static_cast<double>(total(sums({1728000, 1818000}))), 25.0);
    QCOMPARE(static_cast<double>(total(sums({1728000, 1814400}))), 5.0); // the hours that there are
}

void UsageSumsTest::whoWasDeletedKeepsTheUsage()
{
    const UsagePeriod all{1795200000, 1795210000};
    const auto before = sums(all).entries.size();
    m_databases->server().run(
        QByteArrayLiteral("UPDATE old.limoges_assoc_table SET deleted = 1 WHERE user = 'alice'"));
    QCOMPARE(sums(all).entries.size(), before);
    QCOMPARE(static_cast<double>(total(sums(all))), 59201.0);
}

/// An idle reservation of much memory: slurmdbd writes -1000 s as 2^64 - 1000.
void UsageSumsTest::lessThanNothingIsTakenOff()
{
    const UsagePeriod all{1795200000, 1795210000};
    const auto before = sums(all, "mem");
    m_databases->server().run(QByteArrayLiteral(
        "INSERT INTO old.limoges_assoc_usage_hour_table (creation_time, id, id_tres, time_start, "
        "alloc_secs) SELECT 0, MIN(id_assoc), 2, 1795201200, 18446744073709550616 FROM "
        "old.limoges_assoc_table"));
    QCOMPARE(static_cast<double>(total(sums(all, "mem"))),
             static_cast<double>(total(before)) - 1000.0);
}

/// As sreport 22.05 rounds what it is asked for; of full hours nothing is said.
void UsageSumsTest::halfHoursAreExplained()
{
    QCOMPARE(sreportHour(10 * hour), 10 * hour);
    QCOMPARE(sreportHour(10 * hour + 1769), 10 * hour);
    QCOMPARE(sreportHour(10 * hour + 1770), 11 * hour);
    QCOMPARE(sreportHour(11 * hour - 1), 11 * hour);
    const auto explained = [&](const UsagePeriod& period) {
        const auto notes = sums(period).notes;
        return std::any_of(notes.begin(), notes.end(), [](const Message& note) {
            return english(note).find("sreport rounds to full hours, half an hour up: it would use "
                                      "2026-11-20T20:00:00Z to 2026-11-20T22:00:00Z")
                != std::string::npos;
        });
    };
    QVERIFY(explained({1795205700 - 1000, 1795210200})); // 20:00 and 21:30
    QVERIFY(!explained({1795204800, 1795212000}));
}

/// A table that is not granted is as one that is not there.
void UsageSumsTest::whatIsReportedInPartIsNotReported()
{
    const UsagePeriod all{1795200000, 1795210000};
    QCOMPARE(sums(all).reported.size(), std::size_t{1});
    m_databases->server().run("RENAME TABLE old.limoges_usage_hour_table TO old.away");
    const auto without = sums(all);
    m_databases->server().run("RENAME TABLE old.away TO old.limoges_usage_hour_table");
    QVERIFY(without.reported.empty());
    QVERIFY(!without.entries.empty());
}

void UsageSumsTest::emptyTablesAreNotUsageOfNothing()
{
    auto& server = m_databases->server();
    server.load(SlurmdbdDatabases::file("slurm-22.05.8.sql"), QStringLiteral("none"));
    const auto told = [&](const UsagePeriod& period, const QByteArray& statement) {
        if (!statement.isEmpty())
            server.run(statement, QStringLiteral("none"));
        const auto read = readUsageSums(m_databases->url("none"), SlurmdbdDatabases::secret(), {},
                                        period, {"cpu"});
        if (!read)
            return (read.error().code == ErrorCode::SourceUnreachable ? "" : "another code: ")
                + english(read.error().message);
        return read->notes.empty() ? std::string("no note") : english(read->notes.back());
    };
    constexpr UsagePeriod all{1795201200, 1795204800};
    QCOMPARE(told(all, {}), std::string("no note"));
    QCOMPARE(told({1795000000, 1795003600}, {}),
             std::string("the tables of usage hold nothing of this period"));
    // What was purged.
    const auto purged = "UPDATE limoges_job_table SET time_start = 1795100000, time_end = "
                        "1795103000 WHERE time_start > 0 LIMIT 1";
    const auto purgedNote = told({1795100000, 1795104000}, purged);
    QVERIFY2(purgedNote.starts_with("the tables of usage begin at 2026-11-20T"),
             purgedNote.c_str());
    QCOMPARE(told({1795104000, 1795107600}, {}),
             std::string("the tables of usage hold nothing of this period"));
    // What is for speed alone may be missing.
    for (const auto* table : {"usage_day_table", "usage_month_table", "last_ran_table"}) {
        const auto name = QByteArray("limoges_") + table;
        const auto note = told(all, "RENAME TABLE " + name + " TO away");
        QVERIFY2(note == "no note" || note.starts_with("up to when slurmdbd has added up"),
                 note.c_str());
        server.run("RENAME TABLE away TO " + name, QStringLiteral("none"));
    }
    server.run("CREATE TABLE kept AS SELECT * FROM tres_table; DELETE FROM tres_table",
               QStringLiteral("none"));
    QVERIFY(told(all, {}).starts_with("table tres_table is empty"));
    server.run("INSERT INTO tres_table SELECT * FROM kept", QStringLiteral("none"));
    QCOMPARE(told(all,
                  "UPDATE limoges_job_table SET time_start = 1795190000 WHERE time_start > 0; "
                  "DELETE FROM limoges_assoc_usage_hour_table; "
                  "DELETE FROM limoges_assoc_usage_day_table; "
                  "DELETE FROM limoges_assoc_usage_month_table"),
             std::string("the tables of usage hold none, though jobs have run"));
    QCOMPARE(told(all, "RENAME TABLE limoges_assoc_usage_day_table TO away"),
             std::string("table limoges_assoc_usage_day_table cannot be read"));
}

FAIRLEAD_QTTEST(UsageSumsTest)
#include "tst_usagesums.moc"
