// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The tables of usage, without which a ranking would be another one.

#include "models/accounting/sources/slurmdbd/usagesums.h"
#include "tests/models/accounting/sources/slurmdbd/slurmdbddatabases.h"
#include "tests/support/issuetext.h"
#include "tests/support/qttestmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

namespace {
/// The issues of what a guess stands in for, a line each.
std::string guesses(const Result<SnapshotRecords>& read)
{
    if (!read)
        return english(read.error().message);
    std::string words;
    for (const auto& issue : read->issues) {
        if (issue.loss == Loss::Number)
            words += tests::issueText(issue) + '\n';
    }
    return words;
}

/// Rows of usage of one association in place of all that are there.
class UsageRows
{
public:
    UsageRows(MariadbServer& server, const QString& database)
        : m_server(server)
        , m_database(database)
        , m_id(server.run("SELECT id FROM limoges_assoc_usage_hour_table LIMIT 1", database)
                   .trimmed())
    {
        for (const auto* table : {"hour", "day", "month"})
            m_statements += QByteArray("DELETE FROM limoges_assoc_usage_") + table
                + "_table; DELETE FROM limoges_usage_" + table + "_table; ";
    }
    void add(const char* table, std::int64_t start, int seconds)
    {
        const auto at = QByteArray::number(qint64(start));
        m_statements += QByteArray("INSERT INTO limoges_assoc_usage_") + table
            + "_table (creation_time, mod_time, id, id_tres, time_start, alloc_secs) VALUES (1, 1, "
            + m_id + ", 5, " + at + ", " + QByteArray::number(seconds)
            + "); INSERT INTO limoges_usage_" + table
            + "_table (creation_time, mod_time, id_tres, time_start) VALUES (1, 1, 1, " + at
            + "); ";
    }
    void write() { m_server.run(m_statements, m_database); }

private:
    MariadbServer& m_server;
    QString m_database;
    QByteArray m_id;
    QByteArray m_statements;
};

/// Seconds of all rows that are read at a moment; -1: it failed.
double usageRead(const connections::DatabaseUrl& url, std::int64_t moment)
{
    const auto read = accounting::readSlurmdbd(url, SlurmdbdDatabases::secret(), {}, moment,
                                               Look::All, {2, 3, 30});
    double seconds = 0.0;
    for (const auto& part : read ? read->buckets : std::vector<UsageBucket>())
        seconds += part.rate * static_cast<double>(part.end - part.start);
    return read ? std::round(seconds) : -1.0;
}
} // namespace

class SlurmdbdUsageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void usageThatCannotBeReadIsAnError();
    void usageThatIsNotAddedUpIsSaid();
    void usageThatWasPurgedIsSaid();
    void anotherClustersConfigurationIsSaid();
    void aDayOfSummerTimeCountsOnce();
    void daysStandInForHoursThatAreGone();
    void aLockedTableIsNamed_data();
    void aLockedTableIsNamed();
    void givenUsageWaitsForNoTable();
    void whatTheDeletedHaveUsedStaysWithTheirAccount();

private:
    [[nodiscard]] Result<std::unique_ptr<MariadbSession>> locker() const;

    std::unique_ptr<SlurmdbdDatabases> m_databases;
};

void SlurmdbdUsageTest::initTestCase()
{
    if (const auto missing = MariadbServer::missing(); !missing.isEmpty())
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(missing)));
    m_databases = std::make_unique<SlurmdbdDatabases>();
    m_databases->server().addUser(QStringLiteral("locker"), SlurmdbdDatabases::password(),
                                  QStringLiteral("ALL ON *.*"));
}

/// Everybody would rank as if nobody had used anything.
void SlurmdbdUsageTest::usageThatCannotBeReadIsAnError()
{
    auto& server = m_databases->server();
    server.load(SlurmdbdDatabases::file("slurm-22.05.8.sql"), QStringLiteral("unused"));
    const auto failure = [&](const QByteArray& statement) {
        server.run(statement, QStringLiteral("unused"));
        const auto read = SlurmdbdDatabases::read(m_databases->url("unused"));
        if (read)
            return std::string("no error");
        return (read.error().code == ErrorCode::SourceUnreachable ? "" : "another code: ")
            + english(read.error().message);
    };
    SourceOptions given;
    given.usageFile
        = QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-22.05.8/fairtree/assoc_mgr.txt");
    for (const auto* table : {"hour", "day", "month"}) {
        const auto name = QByteArray("limoges_assoc_usage_") + table + "_table";
        const auto told = failure("RENAME TABLE " + name + " TO elsewhere");
        QVERIFY2(told.starts_with("table " + name.toStdString() + " cannot be read"), told.c_str());
        QVERIFY(SlurmdbdDatabases::read(m_databases->url("unused"), given).has_value());
        server.run("RENAME TABLE elsewhere TO " + name, QStringLiteral("unused"));
    }
    const auto told = failure("UPDATE limoges_job_table SET time_start = 1795100000 LIMIT 1; "
                              "DELETE FROM limoges_assoc_usage_hour_table; "
                              "DELETE FROM limoges_assoc_usage_day_table; "
                              "DELETE FROM limoges_assoc_usage_month_table");
    QVERIFY2(told.find("holds no usage, though jobs have run") != std::string::npos, told.c_str());
    QVERIFY(SlurmdbdDatabases::read(m_databases->url("unused"), given).has_value());
    QCOMPARE(failure("DELETE FROM limoges_job_table"), std::string("no error")); // a new cluster
}

/// The moment is 1795210000. Who runs since a roll-up that is stuck uses nothing.
void SlurmdbdUsageTest::usageThatIsNotAddedUpIsSaid()
{
    auto& server = m_databases->server();
    server.load(SlurmdbdDatabases::file("slurm-22.05.8.sql"), QStringLiteral("stuck"));
    const auto told = [&](const QByteArray& statement) {
        server.run(statement, QStringLiteral("stuck"));
        return guesses(SlurmdbdDatabases::read(m_databases->url("stuck")));
    };
    QCOMPARE(told("UPDATE limoges_last_ran_table SET hourly_rollup = 1795206000"), std::string());
    QCOMPARE(told("UPDATE limoges_last_ran_table SET hourly_rollup = 1795150000; "
                  "UPDATE limoges_job_table SET time_start = 1795140000, time_end = 1795150000 "
                  "WHERE time_start > 0"),
             std::string());
    QCOMPARE(QByteArray::fromStdString(
                 told("UPDATE limoges_job_table SET time_end = 0 WHERE time_start > 0 LIMIT 1")),
             QByteArray("limoges_last_ran_table: slurmdbd has added up usage until "
                        "2026-11-20 04:46 UTC: what ran since then counts for nobody; add "
                        "--usage assoc_mgr.txt\n"));
}

void SlurmdbdUsageTest::usageThatWasPurgedIsSaid()
{
    auto& server = m_databases->server();
    server.load(SlurmdbdDatabases::file("slurm-22.05.8.sql"), QStringLiteral("purged"));
    const auto told = [&](const QByteArray& statement) {
        server.run(statement, QStringLiteral("purged"));
        return guesses(SlurmdbdDatabases::read(m_databases->url("purged")));
    };
    QCOMPARE(told("UPDATE limoges_last_ran_table SET hourly_rollup = 1795206000"), std::string());
    const auto job = [](std::int64_t end) {
        return "UPDATE limoges_job_table SET time_start = " + QByteArray::number(qint64(end - 60))
            + ", time_end = " + QByteArray::number(qint64(end)) + " WHERE time_start > 0 LIMIT 1";
    };
    constexpr std::int64_t day = 86400;
    const auto words = told(job(1795210000 - 20 * day));
    QVERIFY2(words.find("they have no usage before 2026-") != std::string::npos, words.c_str());
    QCOMPARE(told(job(1795210000 - 80 * day)), std::string()); // 11 half-lives of 7 days
}

void SlurmdbdUsageTest::anotherClustersConfigurationIsSaid()
{
    const auto told = [&](const QByteArray& cluster) {
        QTemporaryDir folder;
        SourceOptions options;
        options.configFile = folder.filePath(QStringLiteral("slurm.conf"));
        QFile file(options.configFile);
        if (!file.open(QIODevice::WriteOnly))
            return std::string("no file");
        file.write("ClusterName=" + cluster
                   + "\nPriorityType=priority/multifactor\nPriorityWeightFairshare=1000\n");
        file.close();
        const auto read = SlurmdbdDatabases::read(m_databases->url("old"), options);
        std::string words;
        for (const auto& issue : read ? read->issues : Issues())
            words += tests::issueText(issue) + '\n';
        return words;
    };
    const auto words = told("other");
    QVERIFY2(words.find("slurm.conf: it is the configuration of cluster other, not of limoges")
                 != std::string::npos,
             words.c_str());
    QVERIFY(told("Limoges").find("it is the configuration") == std::string::npos);
}

/// Somebody who may lock a table.
Result<std::unique_ptr<MariadbSession>> SlurmdbdUsageTest::locker() const
{
    auto address = m_databases->url("old");
    address.user = QStringLiteral("locker");
    return MariadbSession::open(address, SlurmdbdDatabases::secret(),
                                MariadbSession::Access::ReadWrite);
}

void SlurmdbdUsageTest::aLockedTableIsNamed_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<bool>("isNeeded");
    QTest::newRow("jobs") << QByteArray("limoges_job_table") << true;
    QTest::newRow("usage") << QByteArray("limoges_assoc_usage_hour_table") << true;
    QTest::newRow("nodes") << QByteArray("limoges_event_table") << false;
}

/// What the ranking does without does not stop it.
void SlurmdbdUsageTest::aLockedTableIsNamed()
{
    QFETCH(QByteArray, table);
    QFETCH(bool, isNeeded);
    auto session = locker();
    QVERIFY(session.has_value());
    QVERIFY((*session)->execute("LOCK TABLES " + table + " WRITE").has_value());
    const auto read = readSlurmdbd(m_databases->url("old"), SlurmdbdDatabases::secret(), {},
                                   1795210000, Look::All, DatabaseTimeouts::withQueryLimit(2));
    QVERIFY((*session)->execute("UNLOCK TABLES").has_value());
    QCOMPARE(read.has_value(), !isNeeded);
    std::string said = read ? std::string() : english(read.error().message);
    for (const auto& issue : read ? read->issues : Issues())
        said += tests::issueText(issue) + '\n';
    QVERIFY2(said.find(table.toStdString()) != std::string::npos
                 && said.find("the server gave up a query") != std::string::npos,
             said.c_str());
    if (!read)
        QCOMPARE(read.error().code, ErrorCode::SourceBusy);
}

void SlurmdbdUsageTest::givenUsageWaitsForNoTable()
{
    auto session = locker();
    QVERIFY(session.has_value());
    QVERIFY((*session)->execute("LOCK TABLES limoges_assoc_usage_hour_table WRITE").has_value());
    SourceOptions given;
    given.usageFile
        = QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-22.05.8/fairtree/assoc_mgr.txt");
    const auto read = SlurmdbdDatabases::read(m_databases->url("old"), given);
    QVERIFY((*session)->execute("UNLOCK TABLES").has_value());
    QVERIFY2(read.has_value(), read ? "" : english(read.error().message).c_str());
    QVERIFY(std::ranges::any_of(read->issues, [](const Issue& issue) {
        return tests::issueText(issue).find("the usage history is left out") != std::string::npos;
    }));
}

/// As slurmctld keeps it (leaf_usage). slurmdbd marks their association and their rows.
void SlurmdbdUsageTest::whatTheDeletedHaveUsedStaysWithTheirAccount()
{
    auto& server = m_databases->server();
    server.load(SlurmdbdDatabases::file("slurm-22.05.8.sql"), QStringLiteral("gone"));
    const auto usedBy = [&](const char* account, const char* user) {
        const auto records = SlurmdbdDatabases::read(m_databases->url("gone"));
        double seconds = 0;
        for (const auto& part : records->buckets) {
            const auto holder = std::ranges::find(records->assocs, part.assocId, &AssocRecord::id);
            if (holder != records->assocs.end() && holder->account == account
                && holder->user == user)
                seconds += part.rate * static_cast<double>(part.end - part.start);
        }
        return std::round(seconds);
    };
    const auto account
        = server
              .run("SELECT acct FROM limoges_assoc_table WHERE user = 'alice' LIMIT 1",
                   QStringLiteral("gone"))
              .trimmed();
    const auto alice = usedBy(account, "alice");
    const auto before = usedBy(account, "");
    QVERIFY(alice > 0);
    server.run("UPDATE limoges_assoc_usage_hour_table AS u JOIN limoges_assoc_table AS a ON "
               "a.id_assoc = u.id SET u.deleted = 1, a.deleted = 1 WHERE a.user = 'alice' AND "
               "a.acct = '"
                   + account + "'",
               QStringLiteral("gone"));
    QCOMPARE(usedBy(account, ""), before + alice);
    // Brought back she begins anew.
    server.run("UPDATE limoges_assoc_table SET deleted = 0 WHERE user = 'alice'",
               QStringLiteral("gone"));
    QCOMPARE(usedBy(account, "alice"), 0.0);
    QCOMPARE(usedBy(account, ""), before + alice);
    // Without the account it is that of the one above.
    const auto parent
        = server
              .run("SELECT parent_acct FROM limoges_assoc_table WHERE user = '' AND acct = '"
                       + account + "'",
                   QStringLiteral("gone"))
              .trimmed();
    const auto above = usedBy(parent, "");
    server.run("UPDATE limoges_assoc_table SET deleted = 1 WHERE acct = '" + account + "'",
               QStringLiteral("gone"));
    QVERIFY(usedBy(parent, "") >= above + before + alice);
}

/// In Berlin 28 March 2027 has 23 hours. The moment is so that its day is the last one that is read
/// as a day: the next one comes by hours alone.
void SlurmdbdUsageTest::aDayOfSummerTimeCountsOnce()
{
    constexpr std::int64_t hour = 3600;
    constexpr std::int64_t shortDay = 1806188400; // 2027-03-28 00:00 +01:00
    constexpr std::int64_t nextDay = shortDay + 23 * hour;
    constexpr std::int64_t now = nextDay - hour + 30 * 24 * hour + 1800;
    auto& server = m_databases->server();
    server.load(SlurmdbdDatabases::file("slurm-22.05.8.sql"), QStringLiteral("summer"));
    UsageRows rows(server, QStringLiteral("summer"));
    rows.add("day", shortDay, 23000);
    rows.add("day", nextDay, 24000);
    for (int i = 0; i < 23; ++i)
        rows.add("hour", shortDay + i * hour, 1000);
    for (int i = 0; i < 24; ++i)
        rows.add("hour", nextDay + i * hour, 1000);
    rows.write();
    for (const auto moment : {now, now + hour, now + 2 * hour})
        QCOMPARE(usageRead(m_databases->url("summer"), moment), 47000.0);
}

/// Who drops the rows of the largest table has those of days still.
void SlurmdbdUsageTest::daysStandInForHoursThatAreGone()
{
    constexpr std::int64_t hour = 3600;
    constexpr std::int64_t firstDay = 1806192000; // 2027-03-28 00:00 UTC
    auto& server = m_databases->server();
    server.load(SlurmdbdDatabases::file("slurm-22.05.8.sql"), QStringLiteral("trimmed"));
    UsageRows rows(server, QStringLiteral("trimmed"));
    constexpr int days = 10;
    for (int i = 0; i < days; ++i)
        rows.add("day", firstDay + i * 24 * hour, 24000);
    for (int i = 7 * 24 + 5; i < days * 24; ++i) // of the eighth day some are gone too
        rows.add("hour", firstDay + i * hour, 1000);
    rows.write();
    const auto now = firstDay + days * 24 * hour + 1800;
    QCOMPARE(usageRead(m_databases->url("trimmed"), now), days * 24000.0);
    const auto noted = [&](std::int64_t from, std::int64_t to) {
        const auto sums = readUsageSums(m_databases->url("trimmed"), SlurmdbdDatabases::secret(),
                                        {}, {from, to}, {"billing"});
        std::string notes;
        for (const auto& note : sums ? sums->notes : std::vector<Message>())
            notes += english(note) + '\n';
        return notes.find("the hours before 2027-04-04T05:00:00Z are not in the tables")
            != std::string::npos;
    };
    QVERIFY(noted(firstDay + hour, firstDay + 48 * hour));
    QVERIFY(!noted(firstDay + 8 * 24 * hour + hour, now));
    server.run("DELETE FROM limoges_assoc_usage_hour_table; DELETE FROM limoges_usage_hour_table",
               QStringLiteral("trimmed"));
    QCOMPARE(usageRead(m_databases->url("trimmed"), now), days * 24000.0);
}

FAIRLEAD_QTTEST(SlurmdbdUsageTest)
#include "tst_slurmdbdusage.moc"
