// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Databases as real slurmdbds left them, in a private MariaDB: what is read equals the captures
// that were made beside them.

#include "engine/scenario/scenario.h"
#include "models/accounting/sources/sources.h"
#include "tests/models/accounting/sources/slurmdbd/slurmdbddatabases.h"
#include "tests/support/qttestmain.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

namespace {
QString goldenFolder(const char* version, const char* name)
{
    return QStringLiteral(FAIRLEAD_TEST_DATA "/golden/%1/%2")
        .arg(QLatin1String(version), QLatin1String(name));
}
} // namespace

class SlurmdbdTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void treesEqualThoseOfTheCaptures_data();
    void treesEqualThoseOfTheCaptures();
    void qosEqualThoseOfTheCaptures();
    void waitingJobsEqualThoseOfTheCaptures();
    void sharesAreThoseOfTheCapture_data();
    void sharesAreThoseOfTheCapture();
    void historyComesFromTheUsageTables();
    void everyAssumptionIsNamed();
    void jobsAreFoundByAnIndex();
    void settingsOfTheServerChangeNothing();

private:
    std::unique_ptr<SlurmdbdDatabases> m_databases;
};

void SlurmdbdTest::initTestCase()
{
    if (const auto missing = MariadbServer::missing(); !missing.isEmpty())
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(missing)));
    m_databases = std::make_unique<SlurmdbdDatabases>();
}

void SlurmdbdTest::treesEqualThoseOfTheCaptures_data()
{
    QTest::addColumn<QString>("database");
    QTest::addColumn<QString>("folder");
    QTest::newRow("lft and rgt") << "old" << goldenFolder("slurm-22.05.8", "fairtree");
    QTest::newRow("lineage") << "new" << goldenFolder("slurm-26.11.0-0rc1", "fairtree");
}

void SlurmdbdTest::treesEqualThoseOfTheCaptures()
{
    QFETCH(QString, database);
    QFETCH(QString, folder);
    const auto ours = m_databases->snapshot(database.toLatin1().constData());
    const auto captured = openSource(folder);
    QVERIFY(captured.has_value());
    const auto& a = ours->assocs;
    const auto& b = (*captured)->assocs;
    QCOMPARE(a.id, b.id);
    QCOMPARE(a.shares, b.shares);
    QCOMPARE(a.priority, b.priority);
    QCOMPARE(a.tieOrder, b.tieOrder);
    QCOMPARE(a.parent, b.parent);
    for (std::size_t i = 0; i < a.size(); ++i) {
        const AssocIndex assoc(i);
        QCOMPARE(ours->accountName(assoc), (*captured)->accountName(assoc));
        QCOMPARE(ours->userName(assoc), (*captured)->userName(assoc));
        QCOMPARE(ours->partitionName(assoc), (*captured)->partitionName(assoc));
    }
    QVERIFY(ours->policy.slurm().version == (*captured)->policy.slurm().version);
}

void SlurmdbdTest::qosEqualThoseOfTheCaptures()
{
    for (const auto& [database, version] :
         {std::pair("old", "slurm-22.05.8"), {"new", "slurm-26.11.0-0rc1"}}) {
        const auto ours = m_databases->snapshot(database);
        const auto captured = openSource(goldenFolder(version, "fairtree"));
        QVERIFY(captured.has_value());
        std::map<std::string, std::pair<std::uint32_t, double>> expected;
        for (const auto& qos : (*captured)->qos)
            expected[qos.name] = {qos.priority, qos.usageFactor};
        std::map<std::string, std::pair<std::uint32_t, double>> found;
        for (const auto& qos : ours->qos)
            found[qos.name] = {qos.priority, qos.usageFactor};
        QVERIFY(found == expected);
    }
}

void SlurmdbdTest::waitingJobsEqualThoseOfTheCaptures()
{
    for (const auto& [database, version] :
         {std::pair("old", "slurm-22.05.8"), {"new", "slurm-26.11.0-0rc1"}}) {
        const auto ours = SlurmdbdDatabases::read(m_databases->url(database));
        QVERIFY(ours.has_value());
        const auto captured = readSource(goldenFolder(version, "no_normal"));
        QVERIFY(captured.has_value());
        std::map<std::uint32_t, const JobRecord*> expected;
        for (const auto& job : captured->jobs)
            expected[job.id] = &job;
        std::size_t compared = 0;
        for (const auto& job : ours->jobs) {
            const auto known = expected.find(job.id);
            QVERIFY2(known != expected.end(), qPrintable(QString::number(job.id)));
            const auto& other = *known->second;
            QCOMPARE(job.user, other.user);
            QCOMPARE(job.account, other.account);
            QCOMPARE(job.partitions, other.partitions);
            QCOMPARE(job.qos, other.qos);
            QCOMPARE(job.nodes, other.nodes);
            QCOMPARE(job.cpus, other.cpus);
            QCOMPARE(job.timeLimit, other.timeLimit);
            QCOMPARE(job.submitTime, other.submitTime);
            QCOMPARE(job.tres, other.tres);
            QCOMPARE(job.state, other.state);
            ++compared;
        }
        QCOMPARE(compared, captured->jobs.size());
    }
}

void SlurmdbdTest::sharesAreThoseOfTheCapture_data()
{
    QTest::addColumn<QString>("database");
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("usage");
    for (const auto& [database, version] :
         {std::pair("old", "slurm-22.05.8"), {"new", "slurm-26.11.0-0rc1"}}) {
        for (const auto* name : {"fairtree", "classic", "no_normal", "small_rel"}) {
            for (const auto* usage : {"assoc_mgr.txt", "raw_usage.txt"})
                QTest::addRow("%s, %s, %s", version, name, usage)
                    << database << goldenFolder(version, name) << usage;
        }
    }
}

void SlurmdbdTest::sharesAreThoseOfTheCapture()
{
    QFETCH(QString, database);
    QFETCH(QString, folder);
    QFETCH(QString, usage);
    SourceOptions options;
    options.configFile = folder + QStringLiteral("/config.txt");
    options.usageFile = folder + QLatin1Char('/') + usage;
    const auto ours = m_databases->snapshot(database.toLatin1().constData(), options);
    SourceOptions same;
    same.usageFile = options.usageFile;
    const auto captured = openSource({folder, same});
    QVERIFY(captured.has_value());
    const auto at = (*captured)->computedAt;
    // Usage that is given holds for the moment of the snapshot.
    const auto a = evaluate(baselineInputs(ours, ours->computedAt));
    const auto b = evaluate(baselineInputs(*captured, at));
    QCOMPARE(a->assocs.fairShare, b->assocs.fairShare);
    QVERIFY(a->assocs.rawUsage == b->assocs.rawUsage);
    QCOMPARE(a->assocs.normShares, b->assocs.normShares);
}

void SlurmdbdTest::historyComesFromTheUsageTables()
{
    const auto records = SlurmdbdDatabases::read(m_databases->url("old"));
    QVERIFY(records.has_value());
    const auto sum
        = m_databases->server().run("SELECT SUM(alloc_secs) FROM limoges_assoc_usage_hour_table "
                                    "WHERE id_tres = 5",
                                    QStringLiteral("old"));
    double seconds = 0;
    for (const auto& part : records->buckets)
        seconds += part.rate * static_cast<double>(part.end - part.start);
    QVERIFY(!records->buckets.empty());
    QCOMPARE(std::round(seconds), sum.trimmed().toDouble());
}

void SlurmdbdTest::everyAssumptionIsNamed()
{
    const auto records = SlurmdbdDatabases::read(m_databases->url("old"));
    QVERIFY(records.has_value());
    for (const auto* input : {"settings", "nice", "site factor", "accrue time", "raw usage"}) {
        const auto found = std::find_if(records->provenance.begin(), records->provenance.end(),
                                        [&](const Provenance& entry) {
                                            return english(entry.input) == input && entry.isAssumed;
                                        });
        QVERIFY2(found != records->provenance.end(), input);
    }
}

/// With a history as every cluster has: the few that wait among many that ended.
void SlurmdbdTest::jobsAreFoundByAnIndex()
{
    m_databases->server().load(SlurmdbdDatabases::file("slurm-26.11.0-0rc1.sql"),
                               QStringLiteral("many"));
    m_databases->server().run(
        "INSERT INTO limoges26_job_table (cpus_req, job_name, id_assoc, id_job, id_resv, "
        "id_wckey, id_user, id_group, het_job_id, het_job_offset, state_reason_prev, "
        "nodes_alloc, `partition`, priority, state, time_submit, time_end) SELECT 1, 'x', "
        "1, 100000 + seq, 0, 0, 0, 0, 0, 0, 0, 1, 'normal', 1, 3, 1000 + seq, 2000 + seq "
        "FROM seq_1_to_20000; ANALYZE TABLE limoges26_job_table",
        QStringLiteral("many"));
    const auto plan
        = m_databases->server().run("EXPLAIN SELECT id_job FROM limoges26_job_table WHERE time_end "
                                    "= 0 AND deleted = 0 AND (state & 255) IN (0, 1, 2)",
                                    QStringLiteral("many"));
    // Columns: id, select_type, table, type, possible_keys, key, key_len, ref, rows, Extra
    const auto cells = plan.trimmed().split('\t');
    QVERIFY2(cells.value(3) != "ALL", plan.constData());
    QVERIFY2(cells.value(8).toInt() < 1000, plan.constData());
    QCOMPARE(SlurmdbdDatabases::read(m_databases->url("many"))->jobs.size(),
             SlurmdbdDatabases::read(m_databases->url("new"))->jobs.size());
}

void SlurmdbdTest::settingsOfTheServerChangeNothing()
{
    const auto before = m_databases->snapshot("old");
    for (const auto* setting : {"SET sql_select_limit = 3", "SET NAMES latin1",
                                "SET sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES'",
                                "SET sql_big_selects = 0, max_join_size = 1"}) {
        m_databases->server().run(QByteArray("SET GLOBAL init_connect = \"") + setting + '"');
        const auto after = SlurmdbdDatabases::read(m_databases->url("old"));
        m_databases->server().run("SET GLOBAL init_connect = ''");
        QVERIFY2(after, setting);
        QCOMPARE(after->assocs.size(), before->assocs.size());
        QCOMPARE(after->jobs.size(), before->jobs.size());
        QVERIFY(!after->buckets.empty());
    }
}

FAIRLEAD_QTTEST(SlurmdbdTest)
#include "tst_slurmdbd.moc"
