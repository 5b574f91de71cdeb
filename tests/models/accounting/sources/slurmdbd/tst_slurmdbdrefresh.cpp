// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The next readings of slurmdbd's database: they ask for what is new, find it by indexes, and are
// what a reading of everything would be. The server's own log and counters are the witnesses.

#include "engine/base/durations.h"
#include "models/accounting/sources/keptusage.h"
#include "tests/models/accounting/sources/slurmdbd/slurmdbddatabases.h"
#include "tests/support/largedatabase.h"
#include "tests/support/qttestmain.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <tuple>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

namespace {
using durations::hour;

auto keyOf(const UsageBucket& bucket)
{
    return std::tuple(bucket.assocId, bucket.start, bucket.end, bucket.rate);
}

std::vector<UsageBucket> sorted(std::vector<UsageBucket> buckets)
{
    std::ranges::sort(buckets, {}, keyOf);
    return buckets;
}

QByteArray digits(std::int64_t value)
{
    return QByteArray::number(qlonglong(value));
}
} // namespace

class SlurmdbdRefreshTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aRefreshAsksForWhatIsNew();
    void whateverSlurmdbdDoesIsSeen();
    void aTableOfUsageThatIsNotGrantedIsNamed();

private:
    Result<SnapshotRecords> read(const char* database, std::int64_t now, KeptUsage* kept,
                                 const QString& user = {}) const
    {
        auto url = m_databases->url(database);
        if (!user.isEmpty())
            url.user = user;
        return readSlurmdbd(url, SlurmdbdDatabases::secret(), {}, now, Look::All, {5, 60, 60},
                            kept);
    }
    /// Rows of hourly usage.
    static int millions()
    {
        return std::max(1, qEnvironmentVariableIntValue("FAIRLEAD_USAGE_MILLIONS"));
    }
    /// Whether a reading with what was kept is a reading of everything.
    void compare(const char* database, std::int64_t now, KeptUsage& kept) const
    {
        const auto again = read(database, now, &kept);
        const auto fresh = read(database, now, nullptr);
        QVERIFY(again && fresh);
        QCOMPARE(again->buckets.size(), fresh->buckets.size());
        QVERIFY(sorted(again->buckets) == sorted(fresh->buckets));
        QCOMPARE(again->issues.size(), fresh->issues.size());
        QCOMPARE(again->jobs.size(), fresh->jobs.size());
    }
    QByteArray run(const char* database, const QByteArray& statements) const
    {
        return m_databases->server().run(statements, QLatin1String(database)).trimmed();
    }
    /// Every SELECT on a table that grows with the age of the site, and how the server finds its
    /// rows: the lines of EXPLAIN with neither a range nor a key.
    QByteArray scansOf(const char* database, const QByteArrayList& statements) const
    {
        QByteArray scans;
        for (const auto& statement : statements) {
            for (const auto& line : run(database, "EXPLAIN " + statement).split('\n')) {
                const auto cells = line.split('\t'); // id, select_type, table, type, …
                const auto table = cells.value(2);
                const bool isHistory
                    = table.contains("usage") || table.contains("job") || table.contains("event");
                if (isHistory && (cells.value(3) == "ALL" || cells.value(3) == "index"))
                    scans += statement + '\n' + line + '\n';
            }
        }
        return scans;
    }
    /// What slurmdbd does at the full hour.
    void rollUp(const char* database, std::int64_t start, std::int64_t now, int users) const
    {
        run(database,
            "INSERT INTO limoges_assoc_usage_hour_table (creation_time, mod_time, id, id_tres, "
            "time_start, alloc_secs) SELECT "
                + digits(now) + ", " + digits(now) + ", a.id_assoc, 5, " + digits(start)
                + ", 1 + (a.id_assoc * 7) % 3600 FROM limoges_assoc_table a WHERE a.user <> '' AND "
                  "a.deleted = 0 ORDER BY a.id_assoc LIMIT "
                + digits(users)
                + " ON DUPLICATE KEY UPDATE alloc_secs = alloc_secs + 1, mod_time = " + digits(now)
                + "; REPLACE INTO limoges_usage_hour_table (creation_time, mod_time, "
                  "id_tres, time_start) VALUES (1, "
                + digits(now) + ", 1, " + digits(start) + ")");
    }

    std::unique_ptr<SlurmdbdDatabases> m_databases;
};

// A million rows of hours and 300 000 jobs are there in some seconds. What is compared is how many
// rows a refresh looks at, which does not grow with them: FAIRLEAD_USAGE_MILLIONS=8 shows it.
void SlurmdbdRefreshTest::initTestCase()
{
    if (const auto missing = MariadbServer::missing(); !missing.isEmpty())
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(missing)));
    m_databases = std::make_unique<SlurmdbdDatabases>();
    for (const auto* name : {"large", "small"})
        m_databases->server().load(SlurmdbdDatabases::file("slurm-22.05.8.sql"),
                                   QLatin1String(name));
    fillLargeDatabase(m_databases->server(), QStringLiteral("large"),
                      {200 * millions(), 2000, 300000, 500});
    fillLargeDatabase(m_databases->server(), QStringLiteral("small"), {3, 10, 100, 50});
}

void SlurmdbdRefreshTest::aRefreshAsksForWhatIsNew()
{
    KeptUsage kept;
    const auto before = m_databases->server().rowsRead();
    const auto first = read("large", largeDatabaseMoment, &kept);
    QVERIFY(first.has_value());
    const auto whole = m_databases->server().rowsRead() - before;
    QCOMPARE(first->buckets.size(), static_cast<std::size_t>(millions()) * 1000000);
    const auto now = largeDatabaseMoment + hour;
    rollUp("large", largeDatabaseMoment / hour * hour, now, 2000);

    auto& server = m_databases->server();
    server.run("SET GLOBAL log_output = 'TABLE'; TRUNCATE mysql.general_log; SET GLOBAL "
               "general_log = ON");
    const auto start = m_databases->server().rowsRead();
    const auto next = read("large", now, &kept);
    const auto looked = m_databases->server().rowsRead() - start;
    server.run("SET GLOBAL general_log = OFF");
    QVERIFY(next.has_value());
    QCOMPARE(next->buckets.size(), first->buckets.size() + 2000);
    // New usage, waiting jobs, associations and 30 days of marks: nothing that grows with time.
    QVERIFY2(looked < whole / (20 * millions()),
             qPrintable(QStringLiteral("%1 rows, the first time %2").arg(looked).arg(whole)));
    qInfo("a refresh looks at %lld rows, the first reading at %lld", static_cast<long long>(looked),
          static_cast<long long>(whole));
    const auto statements
        = server
              .run("SELECT REPLACE(argument, '\\n', ' ') FROM mysql.general_log WHERE command_type "
                   "= 'Query' AND user_host LIKE 'fairlead%' AND argument LIKE 'SELECT%' AND "
                   "argument LIKE '%limoges%' AND argument NOT LIKE '%information_schema%'")
              .trimmed()
              .split('\n');
    QVERIFY2(statements.size() >= 6, statements.join('\n').constData());
    QCOMPARE(scansOf("large", statements), QByteArray());
    compare("large", now, kept);
}

/// Hours, days and months come; hours are written again; marks are missing; associations are
/// changed, deleted and brought back: each time it is what a reading of everything finds.
void SlurmdbdRefreshTest::whateverSlurmdbdDoesIsSeen()
{
    KeptUsage kept;
    std::mt19937 random(20261122); // NOLINT: the same every time
    auto now = largeDatabaseMoment;
    const auto someHour = [&] { return (now / hour - 1 - std::int64_t(random() % 60)) * hour; };
    const auto someAssoc = [&] { return digits(5 + std::int64_t(random() % 30)); };
    for (int step = 0; step < 60; ++step) {
        switch (random() % 7) {
        case 0:
            rollUp("small", now / hour * hour, now + hour, 20);
            now += hour;
            break;
        case 1: // a job came to its notice late
            rollUp("small", someHour(), now + step, 30);
            break;
        case 2:
            run("small",
                "DELETE FROM limoges_usage_hour_table WHERE time_start = " + digits(someHour()));
            break;
        case 3: { // as slurmdbd deletes
            const auto id = someAssoc();
            run("small",
                "UPDATE limoges_assoc_table SET deleted = 1, mod_time = " + digits(now + step)
                    + " WHERE id_assoc = " + id
                    + "; UPDATE limoges_assoc_usage_hour_table SET deleted = 1 WHERE id = " + id);
            break;
        }
        case 4:
            run("small",
                "UPDATE limoges_assoc_table SET deleted = 0, mod_time = " + digits(now + step)
                    + " WHERE id_assoc = " + someAssoc());
            break;
        case 5: // deleted and brought back between two readings
            run("small",
                "UPDATE limoges_assoc_usage_hour_table SET deleted = 1 WHERE id = 7; UPDATE "
                "limoges_assoc_table SET deleted = 0, mod_time = "
                    + digits(now + step) + " WHERE id_assoc = 7");
            break;
        default: { // a day is added up, with the marks of the cluster
            now += 24 * hour;
            const auto day = digits((now / hour - 31 * 24) * hour);
            run("small",
                "REPLACE INTO limoges_assoc_usage_day_table (creation_time, mod_time, id, "
                "id_tres, time_start, alloc_secs) SELECT 1, 1, id_assoc, 5, "
                    + day
                    + ", 4711 FROM limoges_assoc_table WHERE deleted = 0; REPLACE INTO "
                      "limoges_usage_day_table (creation_time, mod_time, id_tres, "
                      "time_start) VALUES (1, 1, 1, "
                    + day + ")");
            break;
        }
        }
        compare("small", now, kept);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QStringLiteral("at step %1").arg(step)));
    }
}

void SlurmdbdRefreshTest::aTableOfUsageThatIsNotGrantedIsNamed()
{
    auto& server = m_databases->server();
    server.addUser(QStringLiteral("hours"), SlurmdbdDatabases::password(),
                   QStringLiteral("USAGE ON *.*"));
    for (const auto* table :
         {"cluster_table", "tres_table", "qos_table", "limoges_assoc_table", "limoges_job_table",
          "limoges_event_table", "limoges_assoc_usage_hour_table"})
        server.run(QByteArray("GRANT SELECT ON small.") + table + " TO 'hours'@'%'");
    // Accounts would rank as if they had not used what only the other two hold.
    const auto found = read("small", largeDatabaseMoment, nullptr, QStringLiteral("hours"));
    QVERIFY(!found.has_value());
    QVERIFY2(english(found.error().message).starts_with("table limoges_assoc_usage_day_table"),
             english(found.error().message).c_str());
    QVERIFY(read("small", largeDatabaseMoment, nullptr).has_value());
}

FAIRLEAD_QTTEST(SlurmdbdRefreshTest)
#include "tst_slurmdbdrefresh.moc"
