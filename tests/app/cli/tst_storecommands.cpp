// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Stores on the command line: import, save, scenarios and audit, in a file and on a server.

#include "tests/app/cli/clirun.h"
#include "tests/support/mariadbserver.h"
#include "tests/support/qttestmain.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::tests;

class StoreCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void aStoreAnswersAsItsSource_data();
    void aStoreAnswersAsItsSource();
    void theLoserHasThreeChoices_data() { backEnds(); }
    void theLoserHasThreeChoices();
    void editsAreAppliedToTheSnapshot_data() { backEnds(); }
    void editsAreAppliedToTheSnapshot();
    void importsAreBasedOnARevision_data() { backEnds(); }
    void importsAreBasedOnARevision();
    void aCopyKeepsScenariosAndAudit_data() { backEnds(); }
    void aCopyKeepsScenariosAndAudit();
    void anImportSaysWhichScenariosDoNotFit();
    void mistakesAreUsageErrors();
    void anOlderStoreIsWrittenToWithConsentAlone();
    void aScenarioThatIsSavedAgainAndAgainDoesNotGrow();
    void linesOfTheAuditTableHaveAnEnd();
    void whatTheAuditTableDoesNotSayIsEmpty();
    void aNameThatNoScenarioCanHaveIsAUsageError();

private:
    void backEnds();
    QString m_store;
    QTemporaryDir m_folder;
    std::unique_ptr<MariadbServer> m_server;
    int m_count = 0;
};

namespace {
const QByteArray password = "the secret of the test";

QString fairtree()
{
    return goldenFolder(QStringLiteral("slurm-22.05.8/fairtree"));
}

QByteArray csv(QStringList words)
{
    const auto run = runCli(words << QStringLiteral("--format") << QStringLiteral("csv"));
    return run.exitCode == 0 ? run.out : run.err;
}

CliRun save(const QString& store, const QStringList& options)
{
    return runCli(QStringList{QStringLiteral("save"), store, QStringLiteral("plan")} + options);
}
} // namespace

void StoreCommandsTest::initTestCase()
{
    if (!MariadbServer::missing().isEmpty())
        return;
    m_server = std::make_unique<MariadbServer>();
    m_server->addUser(QStringLiteral("admin"), QString::fromUtf8(password),
                      QStringLiteral("ALL ON `store%`.*"));
    const auto file = m_folder.filePath(QStringLiteral("password"));
    QVERIFY(writeFile(file, password + "\n"));
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
    qputenv("FAIRLEAD_PASSWORD", password);
}

void StoreCommandsTest::backEnds()
{
    QTest::addColumn<bool>("onServer");
    QTest::newRow("file") << false;
    if (MariadbServer::missing().isEmpty())
        QTest::newRow("server") << true;
}

void StoreCommandsTest::aStoreAnswersAsItsSource_data()
{
    backEnds();
}

void StoreCommandsTest::init()
{
    const auto* tag = QTest::currentDataTag();
    const auto name = QStringLiteral("store%1").arg(++m_count);
    m_store = m_folder.filePath(name + QStringLiteral(".fairlead"));
    if (tag == nullptr || qstrcmp(tag, "server") != 0)
        return;
    m_server->run("CREATE DATABASE " + name.toUtf8());
    m_store
        = QStringLiteral("mysql://admin@127.0.0.1:%1/%2?tls=off").arg(m_server->port()).arg(name);
}

void StoreCommandsTest::aStoreAnswersAsItsSource()
{
    const auto imported = runCli({QStringLiteral("import"), fairtree(), QStringLiteral("--into"),
                                  m_store, QStringLiteral("--into-password-file"),
                                  m_folder.filePath(QStringLiteral("password"))});
    QVERIFY2(imported.exitCode == 0, imported.err);
    for (const auto* command : {"shares", "jobs", "weights"}) {
        const auto word = QString::fromLatin1(command);
        const auto expected = csv({word, fairtree()});
        QVERIFY(expected.count('\n') > 5);
        QCOMPARE(csv({word, m_store}), expected);
    }
    const auto rows = csvRows(csv({QStringLiteral("audit"), m_store}));
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows[0][QStringLiteral("What")], QStringLiteral("snapshot"));
    QVERIFY(!imported.err.contains(password));
}

/// The way from a file to a server, and back.
void StoreCommandsTest::aCopyKeepsScenariosAndAudit()
{
    const auto first = m_folder.filePath(QStringLiteral("first%1.fairlead").arg(m_count));
    const auto import = [&](const QString& from, const QString& to) {
        return runCli({QStringLiteral("import"), from, QStringLiteral("--into"), to,
                       QStringLiteral("--into-password-file"),
                       m_folder.filePath(QStringLiteral("password"))});
    };
    QCOMPARE(import(QStringLiteral("demo:textbook"), first).exitCode, 0);
    QCOMPARE(save(first, {QStringLiteral("--set"), QStringLiteral("PriorityWeightAge=1")}).exitCode,
             0);
    const auto before = csvRows(csv({QStringLiteral("audit"), first}));
    QCOMPARE(before.size(), 2);
    const auto copied = import(first, m_store);
    QVERIFY2(copied.exitCode == 0, copied.err);
    const auto after = csvRows(csv({QStringLiteral("audit"), m_store}));
    QVERIFY(after.size() > before.size());
    QCOMPARE(after.first(before.size()), before); // revisions, times and names too
    const auto plan = [](const QString& store) {
        return csv(
            {QStringLiteral("weights"), store, QStringLiteral("--stored"), QStringLiteral("plan")});
    };
    QCOMPARE(plan(m_store), plan(first));
    // Again: what is there stays, and is not there twice.
    const auto other = save(m_store,
                            {QStringLiteral("--set"), QStringLiteral("PriorityWeightAge=2"),
                             QStringLiteral("--on-conflict"), QStringLiteral("mine")});
    QVERIFY2(other.exitCode == 0, other.err);
    const auto again = import(first, m_store);
    QVERIFY2(again.exitCode == 0, again.err);
    QVERIFY2(again.err.contains("scenario “plan” is in both"), again.err);
    QVERIFY(plan(m_store) != plan(first));
}

void StoreCommandsTest::theLoserHasThreeChoices()
{
    QCOMPARE(runCli({QStringLiteral("import"), QStringLiteral("demo:textbook"),
                     QStringLiteral("--into"), m_store, QStringLiteral("--into-password-file"),
                     m_folder.filePath(QStringLiteral("password"))})
                 .exitCode,
             0);
    const auto set = [](const char* text) {
        return QStringList{QStringLiteral("--set"), QString::fromLatin1(text)};
    };
    const auto onConflict = [](const char* choice) {
        return QStringList{QStringLiteral("--on-conflict"), QString::fromLatin1(choice)};
    };
    const QStringList basedOnTwo{QStringLiteral("--based-on"), QStringLiteral("2")};
    const auto first = save(m_store, set("PriorityWeightAge=1"));
    QVERIFY2(first.exitCode == 0 && first.err.contains("revision 2"), first.err);
    QCOMPARE(save(m_store, basedOnTwo + set("PriorityWeightAge=2")).exitCode, 0);

    const auto refused = save(m_store, basedOnTwo + set("PriorityWeightAge=3"));
    QCOMPARE(refused.exitCode, 4);
    QVERIFY2(refused.err.contains("revision 3") && refused.err.contains("--based-on 3")
                 && refused.err.contains("--on-conflict merge"),
             refused.err);
    const auto touching
        = save(m_store, basedOnTwo + set("PriorityWeightAge=3") + onConflict("merge"));
    QCOMPARE(touching.exitCode, 4);
    QVERIFY2(touching.err.contains("cannot be merged"), touching.err);
    const auto weights = [&] {
        return csv({QStringLiteral("weights"), m_store, QStringLiteral("--stored"),
                    QStringLiteral("plan")});
    };
    const auto before = weights();
    QCOMPARE(save(m_store, basedOnTwo + set("PriorityWeightAge=3") + onConflict("theirs")).exitCode,
             0);
    QCOMPARE(weights(), before);
    const auto merged = save(m_store,
                             basedOnTwo + set("PriorityWeightAge=1")
                                 + set("PriorityWeightJobSize=77") + onConflict("merge"));
    QVERIFY2(merged.exitCode == 0, merged.err);
    QCOMPARE(weights(),
             csv(QStringList{QStringLiteral("weights"), m_store} + set("PriorityWeightAge=2")
                 + set("PriorityWeightJobSize=77")));
    QCOMPARE(save(m_store, basedOnTwo + set("PriorityWeightAge=3") + onConflict("mine")).exitCode,
             0);
    QCOMPARE(weights(),
             csv(QStringList{QStringLiteral("weights"), m_store} + set("PriorityWeightAge=3")));
    const auto rows = csvRows(csv({QStringLiteral("scenarios"), m_store}));
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows[0][QStringLiteral("Revision")], QStringLiteral("5"));
}

void StoreCommandsTest::editsAreAppliedToTheSnapshot()
{
    QCOMPARE(runCli({QStringLiteral("import"), QStringLiteral("demo:textbook"),
                     QStringLiteral("--into"), m_store, QStringLiteral("--into-password-file"),
                     m_folder.filePath(QStringLiteral("password"))})
                 .exitCode,
             0);
    const auto apply = [&](const QString& options) {
        return runCli(QStringList{QStringLiteral("apply"), m_store} + options.split(u' '));
    };
    const auto shares = [&](const QString& account) {
        for (const auto& row : csvRows(csv({QStringLiteral("shares"), m_store}))) {
            if (row[QStringLiteral("Account")] == account && row[QStringLiteral("User")].isEmpty())
                return row[QStringLiteral("RawShares")];
        }
        return QString();
    };
    const auto first = apply("--share A=41 --set PriorityWeightAge=7");
    QVERIFY2(first.exitCode == 0 && first.err.contains("revision 2"), first.err);
    QCOMPARE(shares("A"), "41");
    const auto audit = csvRows(csv({QStringLiteral("audit"), m_store}));
    const auto has = [&](const char* what, const char* name, const char* to) {
        return std::any_of(audit.begin(), audit.end(), [&](const auto& row) {
            return row[QStringLiteral("What")] == QLatin1String(what)
                && row[QStringLiteral("Name")] == QLatin1String(name)
                && row[QStringLiteral("To")] == QLatin1String(to);
        });
    };
    QVERIFY(has("shares", "A", "41") && has("parameter", "PriorityWeightAge", "7"));

    // Somebody who still has revision 1 before him.
    const auto refused = apply("--share B=31 --based-on 1");
    QCOMPARE(refused.exitCode, 4);
    QVERIFY2(refused.err.contains("somebody else") && refused.err.contains("--based-on 2"),
             refused.err);
    const auto clash = apply("--share A=42 --based-on 1 --on-conflict merge");
    QCOMPARE(clash.exitCode, 4);
    QVERIFY2(clash.err.contains("both changed the same"), clash.err);
    QCOMPARE(apply("--share A=43 --based-on 1 --on-conflict theirs").exitCode, 0);
    QCOMPARE(shares("A"), "41");
    QCOMPARE(apply("--share B=31 --based-on 1 --on-conflict merge").exitCode, 0);
    QCOMPARE(shares("A"), "41");
    QCOMPARE(shares("B"), "31");
    QCOMPARE(apply("--share A=44 --based-on 1 --on-conflict mine").exitCode, 0);
    QCOMPARE(shares("A"), "44");
    // A revision of another store.
    const auto foreign = apply("--share A=45 --based-on 4242");
    QCOMPARE(foreign.exitCode, 4);
    QVERIFY2(foreign.err.contains("never was at 4242"), foreign.err);
    // An edit that cannot be carried out writes nothing.
    QVERIFY(apply("--share nobody=1").exitCode != 0);
    QCOMPARE(csvRows(csv({QStringLiteral("audit"), m_store})).last()[QStringLiteral("Revision")],
             "4");
}

void StoreCommandsTest::importsAreBasedOnARevision()
{
    const QStringList import{QStringLiteral("import"),
                             QStringLiteral("demo:textbook"),
                             QStringLiteral("--into"),
                             m_store,
                             QStringLiteral("--into-password-file"),
                             m_folder.filePath(QStringLiteral("password"))};
    const QStringList basedOnOne{QStringLiteral("--based-on"), QStringLiteral("1")};
    QCOMPARE(runCli(import).exitCode, 0);
    QCOMPARE(runCli(import).exitCode, 0);
    const auto refused = runCli(import + basedOnOne);
    QCOMPARE(refused.exitCode, 4);
    QVERIFY2(refused.err.contains("somebody else"), refused.err);
    const QStringList mine{QStringLiteral("--on-conflict"), QStringLiteral("mine")};
    QCOMPARE(runCli(import + basedOnOne + mine).exitCode, 0);
}

void StoreCommandsTest::anImportSaysWhichScenariosDoNotFit()
{
    const auto import = [&](const QString& source) {
        return runCli({QStringLiteral("import"), source, QStringLiteral("--into"), m_store});
    };
    QCOMPARE(import(fairtree()).exitCode, 0);
    QCOMPARE(save(m_store,
                  {QStringLiteral("--share"), QStringLiteral("partenaires=41"),
                   QStringLiteral("--set"), QStringLiteral("PriorityWeightAge=7")})
                 .exitCode,
             0);
    QVERIFY(!import(fairtree()).err.contains("do not fit"));
    const auto other = runCli({"import", "demo:textbook", "--into", m_store, "--replace"});
    QCOMPARE(other.exitCode, 0);
    QVERIFY2(other.err.contains("“plan”: 1 of its 2 edits do not fit"), other.err);
}

void StoreCommandsTest::mistakesAreUsageErrors()
{
    const QStringList merge{QStringLiteral("--on-conflict"), QStringLiteral("merge")};
    QCOMPARE(
        runCli(QStringList{QStringLiteral("import"), fairtree(), QStringLiteral("--into"), m_store}
               + merge)
            .exitCode,
        1);
    QCOMPARE(runCli({QStringLiteral("apply"), m_store}).exitCode, 2); // nothing is there
    for (const auto* command : {"audit", "scenarios", "apply"})
        QCOMPARE(runCli({QString::fromLatin1(command), fairtree()}).exitCode, 1);
    QCOMPARE(save(fairtree(), {}).exitCode, 1);
    QCOMPARE(save(m_store, {QStringLiteral("--based-on"), QStringLiteral("x")}).exitCode, 1);
    QCOMPARE(save(m_store, {QStringLiteral("--on-conflict"), QStringLiteral("x")}).exitCode, 1);
}

void StoreCommandsTest::anOlderStoreIsWrittenToWithConsentAlone()
{
    QVERIFY(QFile::copy(QStringLiteral(FAIRLEAD_TEST_DATA "/store/version1.fairlead"), m_store));
    const QStringList edit{QStringLiteral("--set"), QStringLiteral("PriorityWeightAge=1")};
    QCOMPARE(runCli({QStringLiteral("jobs"), m_store}).exitCode, 0);
    for (const auto* command : {"save", "apply"}) {
        auto words = QStringList{QString::fromLatin1(command), m_store};
        if (qstrcmp(command, "save") == 0)
            words << QStringLiteral("plan");
        const auto refused = runCli(words + edit);
        QCOMPARE(refused.exitCode, 4);
        QVERIFY2(refused.err.contains("is a store of version 1")
                     && refused.err.contains("--upgrade-store"),
                 refused.err);
    }
    QCOMPARE(save(m_store, edit + QStringList{QStringLiteral("--upgrade-store")}).exitCode, 0);
    QCOMPARE(runCli(QStringList{QStringLiteral("apply"), m_store} + edit).exitCode, 0);
}

/// 400 saves that each set one value of the stored scenario again.
void StoreCommandsTest::aScenarioThatIsSavedAgainAndAgainDoesNotGrow()
{
    QCOMPARE(runCli({QStringLiteral("import"), QStringLiteral("demo:textbook"),
                     QStringLiteral("--into"), m_store})
                 .exitCode,
             0);
    QCOMPARE(
        save(m_store, {QStringLiteral("--set"), QStringLiteral("PriorityWeightQOS=7")}).exitCode,
        0);
    for (int i = 0; i < 40; ++i)
        QCOMPARE(save(m_store,
                      {QStringLiteral("--stored"), QStringLiteral("plan"), QStringLiteral("--set"),
                       QStringLiteral("PriorityWeightAge=%1").arg(i)}) // it has just been read
                     .exitCode,
                 0);
    const auto rows = csvRows(csv({QStringLiteral("scenarios"), m_store}));
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows[0][QStringLiteral("Edits")], QStringLiteral("2"));
}

void StoreCommandsTest::linesOfTheAuditTableHaveAnEnd()
{
    QCOMPARE(runCli({QStringLiteral("import"), QStringLiteral("demo:textbook"),
                     QStringLiteral("--into"), m_store})
                 .exitCode,
             0);
    const auto set = runCli(
        {QStringLiteral("audit"), m_store, QStringLiteral("--keep-lines"), QStringLiteral("5")});
    QCOMPARE(set.exitCode, 0);
    QVERIFY2(set.err.contains("1826 days, at most 5 lines"), set.err);
    for (int i = 0; i < 12; ++i)
        QCOMPARE(save(m_store,
                      {QStringLiteral("--set"), QStringLiteral("PriorityWeightAge=%1").arg(i),
                       QStringLiteral("--on-conflict"), QStringLiteral("mine")})
                     .exitCode,
                 0);
    QVERIFY(csvRows(csv({QStringLiteral("audit"), m_store})).size() <= 5);
    QCOMPARE(runCli({QStringLiteral("audit"), m_store, QStringLiteral("--keep-days"),
                     QStringLiteral("often")})
                 .exitCode,
             1);
}

void StoreCommandsTest::whatTheAuditTableDoesNotSayIsEmpty()
{
    QCOMPARE(runCli({"import", "demo:textbook", "--into", m_store}).exitCode, 0);
    for (const auto* name : {"first", "second"}) {
        QCOMPARE(runCli({"save", m_store, name, "--set", "PriorityWeightAge=7"}).exitCode, 0);
        QCOMPARE(runCli({"audit", m_store, "--keep-lines", "1"}).exitCode, 0);
    }
    const auto rows = csvRows(csv({QStringLiteral("scenarios"), m_store}));
    QCOMPARE(rows[0]["Name"] + rows[0]["Revision"] + rows[0]["SavedAt"], "first");
}

void StoreCommandsTest::aNameThatNoScenarioCanHaveIsAUsageError()
{
    QCOMPARE(runCli({"import", "demo:textbook", "--into", m_store}).exitCode, 0);
    for (const auto* name : {"", "a\tb", "ends in a space "})
        QCOMPARE(runCli({"save", m_store, name, "--set", "PriorityWeightAge=7"}).exitCode, 1);
}

FAIRLEAD_QTTEST(StoreCommandsTest)
#include "tst_storecommands.moc"
