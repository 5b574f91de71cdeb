// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What goes wrong with a database: each fault has an error of its own, and none shows a secret.

#include "engine/base/message.h"
#include "engine/scenario/scenario.h"
#include "models/accounting/database/mariadbfault.h"
#include "tests/models/accounting/sources/slurmdbd/slurmdbddatabases.h"
#include "tests/support/issuetext.h"
#include "tests/support/qttestmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::connections;
using namespace fairlead::tests;

class SlurmdbdFaultsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theSessionRefusesToWrite();
    void theSessionIsAGoodGuest();
    void wrongPasswordsAreRefusedWithoutBeingShown();
    void theServersClockCounts();
    void aFirstLookRanksNothingByFairShare();
    void aServerThatIsFullIsNotReached();
    void mistakesAreNamed_data();
    void mistakesAreNamed();
    void theClusterHasToBeNamedWhereThereAreSeveral();
    void aMissingColumnIsNamed();
    void aMissingGrantIsNamed();
    void nodesThatNoTableTellsAreSaid_data();
    void nodesThatNoTableTellsAreSaid();
    void oddRowsAreRepairedAndListed();
    void numbersThatNoTableHasAreCounted();
    void aServersWordsStayOnOneLine();
    void aKilledServerIsAnError();
    void aFrozenServerIsLeft();
    void theNextHostIsTried();

private:
    std::unique_ptr<SlurmdbdDatabases> m_databases;
};

void SlurmdbdFaultsTest::initTestCase()
{
    if (const auto missing = MariadbServer::missing(); !missing.isEmpty())
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(missing)));
    m_databases = std::make_unique<SlurmdbdDatabases>();
}

void SlurmdbdFaultsTest::theSessionRefusesToWrite()
{
    m_databases->server().addUser(QStringLiteral("mighty"), SlurmdbdDatabases::password(),
                                  QStringLiteral("ALL ON *.*"));
    auto address = m_databases->url("old");
    address.user = QStringLiteral("mighty");
    auto session = MariadbSession::open(address, SlurmdbdDatabases::secret(),
                                        MariadbSession::Access::ReadOnly);
    QVERIFY(session.has_value());
    QVERIFY(!(*session)->execute("UPDATE limoges_assoc_table SET shares = 7").has_value());
    QVERIFY(!(*session)->execute("DELETE FROM qos_table").has_value());
    QVERIFY((*session)->execute("SELECT COUNT(*) FROM qos_table").has_value());
}

/// Who vanishes in a transaction keeps nobody waiting for hours.
void SlurmdbdFaultsTest::theSessionIsAGoodGuest()
{
    auto session = MariadbSession::open(m_databases->url("old"), SlurmdbdDatabases::secret(),
                                        MariadbSession::Access::ReadOnly, {2, 5, 3});
    QVERIFY(session.has_value());
    std::vector<std::string> found;
    QVERIFY((*session)
                ->forEachRow("SELECT @@idle_transaction_timeout, @@net_write_timeout, "
                             "@@tx_isolation, @@max_statement_time",
                             [&](const MariadbRows& row) {
                                 for (unsigned i = 0; i < row.columnCount(); ++i)
                                     found.emplace_back(row.text(i));
                             })
                .has_value());
    const std::vector<std::string> expected{"60", "60", "REPEATABLE-READ", "3.000000"};
    QCOMPARE(found, expected);
}

/// Else everybody would have the best fair-share for as long as the second look fails.
void SlurmdbdFaultsTest::aFirstLookRanksNothingByFairShare()
{
    QTemporaryDir folder;
    QFile config(folder.filePath(QStringLiteral("slurm.conf")));
    QVERIFY(config.open(QIODevice::WriteOnly));
    config.write("ClusterName=limoges\nPriorityType=priority/multifactor\n"
                 "PriorityWeightAge=10\nPriorityWeightFairshare=1000\n");
    config.close();
    SourceOptions options;
    options.configFile = config.fileName();
    const auto look = [&](Look how) {
        return readSlurmdbd(m_databases->url("old"), SlurmdbdDatabases::secret(), options,
                            1795210000, how, {5, 30, 30});
    };
    const auto isProvisional = [](const SnapshotRecords& records) {
        return std::any_of(records.issues.begin(), records.issues.end(), [](const auto& issue) {
            return english(issue.message).starts_with("provisional");
        });
    };
    const auto first = look(Look::First);
    QVERIFY(first.has_value());
    QCOMPARE(first->usageForm, UsageForm::Unread);
    QCOMPARE(first->policy.slurm().weight(Factor::FairShare), 1000U); // the cluster's own
    QCOMPARE(first->policy.slurm().weight(Factor::Age), 10U);
    QVERIFY(isProvisional(*first));
    const auto all = look(Look::All);
    QVERIFY(all.has_value());
    QCOMPARE(all->policy.slurm().weight(Factor::FairShare), 1000U);
    QVERIFY(!isProvisional(*all));
    QVERIFY(!all->buckets.empty());
    // slurm.conf does not tell the version, the database does.
    QVERIFY(std::none_of(all->provenance.begin(), all->provenance.end(), [](const auto& entry) {
        return isOf(entry, inputs::slurmVersion) && entry.isAssumed;
    }));
    const auto sums = look(Look::Sums); // the ranking is not asked for: no row of usage is fetched
    QVERIFY(sums.has_value());
    QVERIFY(sums->buckets.empty());
    QCOMPARE(sums->policy.slurm().weight(Factor::FairShare), 1000U);
    QVERIFY(!isProvisional(*sums));
}

void SlurmdbdFaultsTest::aServerThatIsFullIsNotReached()
{
    const auto open = [&](const char* user) {
        auto address = m_databases->url("old");
        address.user = QLatin1String(user);
        return MariadbSession::open(address, SlurmdbdDatabases::secret(),
                                    MariadbSession::Access::ReadOnly, {2, 5, 30});
    };
    for (const auto* user : {"alone", "brief"})
        m_databases->server().addUser(QLatin1String(user), SlurmdbdDatabases::password(),
                                      QStringLiteral("SELECT ON *.*"));
    m_databases->server().run("ALTER USER 'alone'@'%' WITH MAX_USER_CONNECTIONS 1");
    m_databases->server().run("ALTER USER 'brief'@'%' WITH MAX_QUERIES_PER_HOUR 2");
    const auto first = open("alone");
    QVERIFY(first.has_value());
    for (const auto* user : {"alone", "brief"}) {
        const auto refused = open(user);
        QVERIFY2(!refused.has_value(), user);
        QVERIFY2(refused.error().code == ErrorCode::SourceBusy,
                 (english(refused.error().message) + ": " + refused.error().detail).c_str());
    }
}

void SlurmdbdFaultsTest::wrongPasswordsAreRefusedWithoutBeingShown()
{
    const auto refused = readSlurmdbd(m_databases->url("old"), Secret("a-wrong-secret"), {},
                                      1795210000, Look::All, {2, 3, 30});
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().code, ErrorCode::LoginRefused);
    const auto words
        = QString::fromStdString(english(refused.error().message) + refused.error().detail);
    QVERIFY(!words.contains(QStringLiteral("a-wrong-secret")));
}

void SlurmdbdFaultsTest::theServersClockCounts()
{
    const auto readAt = [this](std::optional<std::int64_t> at) {
        return readSlurmdbd(m_databases->url("old"), SlurmdbdDatabases::secret(), {}, at, Look::All,
                            {2, 3, 30});
    };
    m_databases->server().run("SET GLOBAL init_connect = 'SET timestamp = 1795210000'");
    const auto now = readAt({});
    const auto then = readAt(1795210060);
    m_databases->server().run("SET GLOBAL init_connect = ''");
    QVERIFY(now.has_value());
    QCOMPARE(now->takenAt, 1795210000);
    const auto isOfClock = [](const Issue& issue) {
        return tests::issueText(issue).find("the clock of this computer is ") != std::string::npos;
    };
    QVERIFY(std::ranges::any_of(now->issues, isOfClock));
    QVERIFY(then.has_value());
    QCOMPARE(then->takenAt, 1795210060);
    QVERIFY(std::ranges::none_of(then->issues, isOfClock));
}

void SlurmdbdFaultsTest::mistakesAreNamed_data()
{
    QTest::addColumn<QString>("database");
    QTest::addColumn<int>("port");
    QTest::addColumn<QString>("words");
    QTest::newRow("no such database") << "nothing" << 0 << "no such database";
    QTest::newRow("not slurmdbd's") << "mysql" << 0 << "a table is missing";
    QTest::newRow("nobody listens") << "old" << 1 << "cannot be reached";
}

void SlurmdbdFaultsTest::mistakesAreNamed()
{
    QFETCH(QString, database);
    QFETCH(int, port);
    QFETCH(QString, words);
    auto address = m_databases->url(database.toLatin1().constData());
    if (port != 0)
        address.hosts.front().port = static_cast<quint16>(port);
    const auto failed = SlurmdbdDatabases::read(address);
    QVERIFY(!failed.has_value());
    const auto message = QString::fromStdString(english(failed.error().message));
    QVERIFY2(message.contains(words), qPrintable(message));
}

void SlurmdbdFaultsTest::theClusterHasToBeNamedWhereThereAreSeveral()
{
    m_databases->server().run(
        "INSERT INTO cluster_table (creation_time, name, federation, fed_state) VALUES "
        "(1, 'another-one', '', 0)",
        QStringLiteral("old"));
    const auto open = SlurmdbdDatabases::read(m_databases->url("old"));
    QVERIFY(!open.has_value());
    QCOMPARE(open.error().code, ErrorCode::Usage);
    QVERIFY(english(open.error().message).find("another-one, limoges") != std::string::npos);
    auto address = m_databases->url("old");
    address.cluster = QStringLiteral("limoges");
    QVERIFY(SlurmdbdDatabases::read(address).has_value());
    address.cluster = QStringLiteral("limoges`; DROP TABLE qos_table; --");
    QCOMPARE(SlurmdbdDatabases::read(address).error().code, ErrorCode::DataInvalid);
    m_databases->server().run("DELETE FROM cluster_table WHERE name = 'another-one'",
                              QStringLiteral("old"));
}

void SlurmdbdFaultsTest::aMissingColumnIsNamed()
{
    m_databases->server().run("ALTER TABLE limoges26_assoc_table RENAME COLUMN shares TO parts",
                              QStringLiteral("new"));
    const auto failed = SlurmdbdDatabases::read(m_databases->url("new"));
    m_databases->server().run("ALTER TABLE limoges26_assoc_table RENAME COLUMN parts TO shares",
                              QStringLiteral("new"));
    QVERIFY(!failed.has_value());
    QCOMPARE(failed.error().code, ErrorCode::DataInvalid);
    QVERIFY(english(failed.error().message).find("has no column shares") != std::string::npos);
    QVERIFY(SlurmdbdDatabases::read(m_databases->url("new")).has_value());
}

void SlurmdbdFaultsTest::aMissingGrantIsNamed()
{
    m_databases->server().addUser(QStringLiteral("half"), SlurmdbdDatabases::password(),
                                  QStringLiteral("SELECT ON `old`.`cluster_table`"));
    auto address = m_databases->url("old");
    address.user = QStringLiteral("half");
    const auto failed = SlurmdbdDatabases::read(address);
    QVERIFY(!failed.has_value());
    QCOMPARE(failed.error().code, ErrorCode::SourceUnreachable);
    QVERIFY(english(failed.error().message).find("SELECT") != std::string::npos);
}

// Job size counts 0 then, which nobody sees in the numbers.
void SlurmdbdFaultsTest::nodesThatNoTableTellsAreSaid_data()
{
    QTest::addColumn<QByteArray>("statement");
    QTest::newRow("empty") << QByteArray("TRUNCATE limoges_event_table");
    QTest::newRow("no CPUs") << QByteArray("UPDATE limoges_event_table SET tres = '4=20'");
    QTest::newRow("gone") << QByteArray("DROP TABLE limoges_event_table");
}

void SlurmdbdFaultsTest::nodesThatNoTableTellsAreSaid()
{
    QFETCH(QByteArray, statement);
    auto& server = m_databases->server();
    server.run("DROP DATABASE IF EXISTS sizeless");
    server.load(SlurmdbdDatabases::file("slurm-22.05.8.sql"), QStringLiteral("sizeless"));
    const auto isDamage = [](const Issue& issue) { return issue.fileState == FileState::Damaged; };
    const auto whole = SlurmdbdDatabases::read(m_databases->url("sizeless"));
    QVERIFY(whole.has_value() && whole->nodeCount > 0);
    QVERIFY(std::ranges::none_of(whole->issues, isDamage));
    server.run(statement, QStringLiteral("sizeless"));
    const auto read = SlurmdbdDatabases::read(m_databases->url("sizeless"));
    QVERIFY(read.has_value());
    QCOMPARE(read->nodeCount + read->cpuCount, 0U);
    const auto issue = std::ranges::find_if(read->issues, isDamage);
    QVERIFY(issue != read->issues.end());
    QCOMPARE(issue->file, std::string("limoges_event_table"));
    QVERIFY(std::ranges::any_of(read->provenance, [](const Provenance& entry) {
        return isOf(entry, inputs::nodes) && entry.isAssumed
            && english(entry.origin) == "none known: job size counts 0";
    }));
}

void SlurmdbdFaultsTest::oddRowsAreRepairedAndListed()
{
    m_databases->server().load(SlurmdbdDatabases::file("slurm-26.11.0-0rc1.sql"),
                               QStringLiteral("odd2"));
    m_databases->server().run(
        "SET sql_mode = '';"
        "ALTER TABLE limoges26_assoc_table MODIFY acct TINYBLOB, MODIFY user TINYBLOB NULL, MODIFY "
        "parent_acct TINYBLOB NULL, MODIFY shares BIGINT NULL;"
        "INSERT INTO limoges26_assoc_table (creation_time, id_assoc, acct, user, parent_acct, "
        "id_parent, shares) VALUES (1, 9001, 'lost', '', 'nowhere', 0, 3), "
        "(1, 9002, 'round', '', 'about', 0, 3), (1, 9003, 'about', '', 'round', 0, 3), "
        "(1, 9004, X'C3286B6F', '', 'root', 0, 3), (1, 9005, '', NULL, NULL, 0, NULL), "
        "(1, 9006, 'negative', '', 'root', 0, -5)",
        QStringLiteral("odd2"));
    const auto found = m_databases->snapshot("odd2");
    QVERIFY(found->issues.size() >= 4);
    QVERIFY(findAssoc(*found, {"lost", "", ""}).isValid());
    QVERIFY(findAssoc(*found, {"round", "", ""}).isValid());
    QVERIFY(findAssoc(*found, {"\xEF\xBF\xBD(ko", "", ""}).isValid());
    QCOMPARE(found->assocs.shares[findAssoc(*found, {"negative", "", ""}).at()], 1U);
}

void SlurmdbdFaultsTest::numbersThatNoTableHasAreCounted()
{
    auto& server = m_databases->server();
    server.load(SlurmdbdDatabases::file("slurm-22.05.8.sql"), QStringLiteral("odd3"));
    server.run("UPDATE limoges_job_table SET state = 77 WHERE time_end = 0 AND state = 0 "
               "ORDER BY job_db_inx LIMIT 1;"
               "UPDATE limoges_job_table SET id_assoc = 99999 WHERE time_end = 0 AND state = 0 "
               "ORDER BY job_db_inx LIMIT 2;"
               "UPDATE limoges_job_table SET id_qos = 9999 WHERE time_end = 0 AND state = 0 "
               "ORDER BY job_db_inx LIMIT 3;"
               "UPDATE limoges_job_table SET tres_req = '1=lots' WHERE time_end = 0 AND state = 0 "
               "ORDER BY job_db_inx LIMIT 4",
               QStringLiteral("odd3"));
    const auto read = SlurmdbdDatabases::read(m_databases->url("odd3"));
    QVERIFY(read.has_value());
    std::string issues;
    for (const auto& issue : read->issues)
        issues += tests::issueText(issue) + "\n";
    for (const auto* told : {"job_table: 1 job has a state that is not known and is left out: ",
                             "job_table: 2 jobs are of associations that are not in the table; ",
                             "job_table: 3 jobs have a QOS that is not in the table; ",
                             "job_table: the TRES of 4 jobs cannot be read", "(state 77)",
                             "(id_assoc 99999)", "(id_qos 9999)"})
        QVERIFY2(issues.find(told) != std::string::npos, issues.c_str());
}

void SlurmdbdFaultsTest::aServersWordsStayOnOneLine()
{
    constexpr unsigned pluginNotAllowed = 5010; // CR_PLUGIN_NOT_ALLOWED of libmariadb
    const auto error = mariadbErrorOf(QStringLiteral("host"), 1064, "bad\nadmin: all is well\x1b");
    QCOMPARE(error.detail, std::string("bad admin: all is well "));
    const auto refused = mariadbErrorOf(QStringLiteral("host"), pluginNotAllowed,
                                        "Authentication plugin '\x15xyz' couldn't be found");
    QVERIFY(english(refused.message).find("refuses or does not know") != std::string::npos);
    QVERIFY(english(refused.message).find("tls=verify") != std::string::npos);
    QCOMPARE(refused.detail, std::string()); // the buffer that it came from is written over
}

void SlurmdbdFaultsTest::aKilledServerIsAnError()
{
    auto session = MariadbSession::open(m_databases->url("old"), SlurmdbdDatabases::secret(),
                                        MariadbSession::Access::ReadOnly, {2, 3, 30});
    QVERIFY(session.has_value());
    m_databases->server().kill();
    const auto failed = (*session)->execute("SELECT 1");
    m_databases->server().restart();
    QVERIFY(!failed.has_value());
    QCOMPARE(failed.error().code, ErrorCode::SourceUnreachable);
    QVERIFY(SlurmdbdDatabases::read(m_databases->url("old")).has_value());
}

void SlurmdbdFaultsTest::aFrozenServerIsLeft()
{
    auto session = MariadbSession::open(m_databases->url("old"), SlurmdbdDatabases::secret(),
                                        MariadbSession::Access::ReadOnly, {1, 1, 30});
    QVERIFY(session.has_value());
    m_databases->server().freeze();
    const auto failed = (*session)->execute("SELECT 1");
    const auto unopened = readSlurmdbd(m_databases->url("old"), SlurmdbdDatabases::secret(), {},
                                       1795210000, Look::All, {1, 1, 30});
    m_databases->server().thaw();
    QVERIFY(!failed.has_value());
    QCOMPARE(failed.error().code, ErrorCode::SourceUnreachable);
    QVERIFY(!unopened.has_value());
    QCOMPARE(unopened.error().code, ErrorCode::SourceUnreachable);
    QVERIFY(SlurmdbdDatabases::read(m_databases->url("old")).has_value());
}

void SlurmdbdFaultsTest::theNextHostIsTried()
{
    auto address = m_databases->url("old");
    address.hosts.insert(address.hosts.begin(), {QStringLiteral("127.0.0.1"), 1});
    QVERIFY(SlurmdbdDatabases::read(address).has_value());
}

FAIRLEAD_QTTEST(SlurmdbdFaultsTest)
#include "tst_slurmdbdfaults.moc"
