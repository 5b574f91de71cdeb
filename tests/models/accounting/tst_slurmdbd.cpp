// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Databases as real slurmdbds left them, in a private MariaDB: what is read equals the captures
// that were made beside them.

#include "engine/scenario.h"
#include "models/accounting/slurmdbd/slurmdbdsource.h"
#include "models/accounting/sources.h"
#include "tests/support/mariadbserver.h"

#include <QTest>

#include <map>

using namespace fairlead;
using namespace fairlead::accounting;
using fairlead::tests::MariadbServer;

namespace {
const QString password = QStringLiteral("not-to-be-seen-7261");

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
    void theSessionRefusesToWrite();
    void jobsAreFoundByAnIndex();
    void wrongPasswordsAreRefusedWithoutBeingShown();
    void mistakesAreNamed_data();
    void mistakesAreNamed();
    void theClusterHasToBeNamedWhereThereAreSeveral();
    void aMissingColumnIsNamed();
    void aMissingGrantIsNamed();
    void oddRowsAreRepairedAndListed();
    void aKilledServerIsAnError();
    void aFrozenServerIsLeft();
    void theNextHostIsTried();

private:
    DatabaseUrl url(const char* database) const
    {
        DatabaseUrl result;
        result.scheme = QStringLiteral("slurmdbd");
        result.user = QStringLiteral("fairlead");
        result.hosts = {{QStringLiteral("127.0.0.1"), m_server->port()}};
        result.database = QLatin1String(database);
        result.tls = TlsMode::Off;
        return result;
    }
    Result<SnapshotRecords> read(const DatabaseUrl& from, const SourceOptions& options = {}) const
    {
        return readSlurmdbd(from, Secret(password.toUtf8()), options, 1795210000, {2, 3, 30});
    }
    std::shared_ptr<const Snapshot> snapshot(const char* database,
                                             const SourceOptions& options = {})
    {
        auto records = read(url(database), options);
        if (!records)
            throw std::runtime_error(records.error().message + ": " + records.error().detail);
        auto built = buildSnapshot(*std::move(records));
        if (!built)
            throw std::runtime_error(built.error().message);
        return *built;
    }

    std::unique_ptr<MariadbServer> m_server;
};

void SlurmdbdTest::initTestCase()
{
    if (const auto missing = MariadbServer::missing(); !missing.isEmpty())
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(missing)));
    m_server = std::make_unique<MariadbServer>();
    const auto data = QStringLiteral(FAIRLEAD_TEST_DATA "/slurmdbd/");
    m_server->load(data + QStringLiteral("slurm-22.05.8.sql"), QStringLiteral("old"));
    m_server->load(data + QStringLiteral("slurm-26.11.0-0rc1.sql"), QStringLiteral("new"));
    m_server->addUser(QStringLiteral("fairlead"), password, QStringLiteral("SELECT ON *.*"));
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
    const auto ours = snapshot(database.toLatin1().constData());
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
    QVERIFY(ours->policy.version == (*captured)->policy.version);
}

void SlurmdbdTest::qosEqualThoseOfTheCaptures()
{
    for (const auto& [database, version] :
         {std::pair("old", "slurm-22.05.8"), {"new", "slurm-26.11.0-0rc1"}}) {
        const auto ours = snapshot(database);
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
        const auto ours = read(url(database));
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
    const auto ours = snapshot(database.toLatin1().constData(), options);
    SourceOptions same;
    same.usageFile = options.usageFile;
    const auto captured = openSource(folder, same);
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
    const auto records = read(url("old"));
    QVERIFY(records.has_value());
    const auto sum = m_server->run("SELECT SUM(alloc_secs) FROM limoges_assoc_usage_hour_table "
                                   "WHERE id_tres = 5 AND deleted = 0",
                                   QStringLiteral("old"));
    double seconds = 0;
    for (const auto& part : records->history)
        seconds += part.rate * static_cast<double>(part.end - part.start);
    QVERIFY(!records->history.empty());
    QCOMPARE(std::round(seconds), sum.trimmed().toDouble());
}

void SlurmdbdTest::everyAssumptionIsNamed()
{
    const auto records = read(url("old"));
    QVERIFY(records.has_value());
    for (const auto* input : {"settings", "nice", "site factor", "accrue time", "raw usage"}) {
        const auto found = std::find_if(
            records->provenance.begin(), records->provenance.end(),
            [&](const Provenance& entry) { return entry.input == input && entry.isAssumed; });
        QVERIFY2(found != records->provenance.end(), input);
    }
}

void SlurmdbdTest::theSessionRefusesToWrite()
{
    m_server->addUser(QStringLiteral("mighty"), password, QStringLiteral("ALL ON *.*"));
    auto address = url("old");
    address.user = QStringLiteral("mighty");
    auto session = MariadbSession::open(address, Secret(password.toUtf8()),
                                        MariadbSession::Access::ReadOnly);
    QVERIFY(session.has_value());
    QVERIFY(!(*session)->execute("UPDATE limoges_assoc_table SET shares = 7").has_value());
    QVERIFY(!(*session)->execute("DELETE FROM qos_table").has_value());
    QVERIFY((*session)->execute("SELECT COUNT(*) FROM qos_table").has_value());
}

/// With a history as every cluster has: the few that wait among many that ended.
void SlurmdbdTest::jobsAreFoundByAnIndex()
{
    m_server->load(QStringLiteral(FAIRLEAD_TEST_DATA "/slurmdbd/slurm-26.11.0-0rc1.sql"),
                   QStringLiteral("many"));
    m_server->run(
        "INSERT INTO limoges26_job_table (cpus_req, job_name, id_assoc, id_job, id_resv, "
        "id_wckey, id_user, id_group, het_job_id, het_job_offset, state_reason_prev, "
        "nodes_alloc, `partition`, priority, state, time_submit, time_end) SELECT 1, 'x', "
        "1, 100000 + seq, 0, 0, 0, 0, 0, 0, 0, 1, 'normal', 1, 3, 1000 + seq, 2000 + seq "
        "FROM seq_1_to_20000; ANALYZE TABLE limoges26_job_table",
        QStringLiteral("many"));
    const auto plan = m_server->run("EXPLAIN SELECT id_job FROM limoges26_job_table WHERE time_end "
                                    "= 0 AND deleted = 0 AND (state & 255) IN (0, 1, 2)",
                                    QStringLiteral("many"));
    // Columns: id, select_type, table, type, possible_keys, key, key_len, ref, rows, Extra
    const auto cells = plan.trimmed().split('\t');
    QVERIFY2(cells.value(3) != "ALL", plan.constData());
    QVERIFY2(cells.value(8).toInt() < 1000, plan.constData());
    QCOMPARE(read(url("many"))->jobs.size(), read(url("new"))->jobs.size());
}

void SlurmdbdTest::wrongPasswordsAreRefusedWithoutBeingShown()
{
    const auto refused
        = readSlurmdbd(url("old"), Secret("a-wrong-secret"), {}, 1795210000, {2, 3, 30});
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().code, ErrorCode::SourceUnreachable);
    const auto words = QString::fromStdString(refused.error().message + refused.error().detail);
    QVERIFY(!words.contains(QStringLiteral("a-wrong-secret")));
}

void SlurmdbdTest::mistakesAreNamed_data()
{
    QTest::addColumn<QString>("database");
    QTest::addColumn<int>("port");
    QTest::addColumn<QString>("words");
    QTest::newRow("no such database") << "nothing" << 0 << "no such database";
    QTest::newRow("not slurmdbd's") << "mysql" << 0 << "a table is missing";
    QTest::newRow("nobody listens") << "old" << 1 << "cannot be reached";
}

void SlurmdbdTest::mistakesAreNamed()
{
    QFETCH(QString, database);
    QFETCH(int, port);
    QFETCH(QString, words);
    auto address = url(database.toLatin1().constData());
    if (port != 0)
        address.hosts.front().port = static_cast<quint16>(port);
    const auto failed = read(address);
    QVERIFY(!failed.has_value());
    const auto message = QString::fromStdString(failed.error().message);
    QVERIFY2(message.contains(words), qPrintable(message));
}

void SlurmdbdTest::theClusterHasToBeNamedWhereThereAreSeveral()
{
    m_server->run("INSERT INTO cluster_table (creation_time, name, federation, fed_state) VALUES "
                  "(1, 'another-one', '', 0)",
                  QStringLiteral("old"));
    const auto open = read(url("old"));
    QVERIFY(!open.has_value());
    QCOMPARE(open.error().code, ErrorCode::Usage);
    QVERIFY(open.error().message.find("another-one, limoges") != std::string::npos);
    auto address = url("old");
    address.cluster = QStringLiteral("limoges");
    QVERIFY(read(address).has_value());
    address.cluster = QStringLiteral("limoges`; DROP TABLE qos_table; --");
    QCOMPARE(read(address).error().code, ErrorCode::Usage);
    m_server->run("DELETE FROM cluster_table WHERE name = 'another-one'", QStringLiteral("old"));
}

void SlurmdbdTest::aMissingColumnIsNamed()
{
    m_server->run("ALTER TABLE limoges26_assoc_table RENAME COLUMN shares TO parts",
                  QStringLiteral("new"));
    const auto failed = read(url("new"));
    m_server->run("ALTER TABLE limoges26_assoc_table RENAME COLUMN parts TO shares",
                  QStringLiteral("new"));
    QVERIFY(!failed.has_value());
    QCOMPARE(failed.error().code, ErrorCode::DataInvalid);
    QVERIFY(failed.error().message.find("has no column shares") != std::string::npos);
    QVERIFY(read(url("new")).has_value());
}

void SlurmdbdTest::aMissingGrantIsNamed()
{
    m_server->addUser(QStringLiteral("half"), password,
                      QStringLiteral("SELECT ON `old`.`cluster_table`"));
    auto address = url("old");
    address.user = QStringLiteral("half");
    const auto failed = read(address);
    QVERIFY(!failed.has_value());
    QCOMPARE(failed.error().code, ErrorCode::DataInvalid);
    QVERIFY(failed.error().message.find("SELECT") != std::string::npos);
}

void SlurmdbdTest::oddRowsAreRepairedAndListed()
{
    m_server->load(QStringLiteral(FAIRLEAD_TEST_DATA "/slurmdbd/slurm-26.11.0-0rc1.sql"),
                   QStringLiteral("odd2"));
    m_server->run(
        "SET sql_mode = '';"
        "ALTER TABLE limoges26_assoc_table MODIFY acct TINYBLOB, MODIFY user TINYBLOB NULL, MODIFY "
        "parent_acct TINYBLOB NULL, MODIFY shares BIGINT NULL;"
        "INSERT INTO limoges26_assoc_table (creation_time, id_assoc, acct, user, parent_acct, "
        "id_parent, shares) VALUES (1, 9001, 'lost', '', 'nowhere', 0, 3), "
        "(1, 9002, 'round', '', 'about', 0, 3), (1, 9003, 'about', '', 'round', 0, 3), "
        "(1, 9004, X'C3286B6F', '', 'root', 0, 3), (1, 9005, '', NULL, NULL, 0, NULL), "
        "(1, 9006, 'negative', '', 'root', 0, -5)",
        QStringLiteral("odd2"));
    const auto found = snapshot("odd2");
    QVERIFY(found->issues.size() >= 4);
    QVERIFY(findAssoc(*found, {"lost", "", ""}).isValid());
    QVERIFY(findAssoc(*found, {"round", "", ""}).isValid());
    QVERIFY(findAssoc(*found, {"\xEF\xBF\xBD(ko", "", ""}).isValid());
    QCOMPARE(found->assocs.shares[findAssoc(*found, {"negative", "", ""}).at()], 1U);
}

void SlurmdbdTest::aKilledServerIsAnError()
{
    auto session = MariadbSession::open(url("old"), Secret(password.toUtf8()),
                                        MariadbSession::Access::ReadOnly, {2, 3, 30});
    QVERIFY(session.has_value());
    m_server->kill();
    const auto failed = (*session)->execute("SELECT 1");
    m_server->restart();
    QVERIFY(!failed.has_value());
    QCOMPARE(failed.error().code, ErrorCode::SourceUnreachable);
    QVERIFY(read(url("old")).has_value());
}

void SlurmdbdTest::aFrozenServerIsLeft()
{
    auto session = MariadbSession::open(url("old"), Secret(password.toUtf8()),
                                        MariadbSession::Access::ReadOnly, {1, 1, 30});
    QVERIFY(session.has_value());
    m_server->freeze();
    const auto failed = (*session)->execute("SELECT 1");
    const auto unopened
        = readSlurmdbd(url("old"), Secret(password.toUtf8()), {}, 1795210000, {1, 1, 30});
    m_server->thaw();
    QVERIFY(!failed.has_value());
    QCOMPARE(failed.error().code, ErrorCode::SourceUnreachable);
    QVERIFY(!unopened.has_value());
    QCOMPARE(unopened.error().code, ErrorCode::SourceUnreachable);
    QVERIFY(read(url("old")).has_value());
}

void SlurmdbdTest::theNextHostIsTried()
{
    auto address = url("old");
    address.hosts.insert(address.hosts.begin(), {QStringLiteral("127.0.0.1"), 1});
    QVERIFY(read(address).has_value());
}

QTEST_GUILESS_MAIN(SlurmdbdTest)
#include "tst_slurmdbd.moc"
