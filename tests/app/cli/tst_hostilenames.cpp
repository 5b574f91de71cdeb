// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Names are data: what a terminal would obey is shown, and is never exported.

#include "engine/base/plaintext.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
/// ESC, a byte of C1, a right-to-left override, a zero-width space; HTML.
const QByteArray account("<img src=x>\x1b]0;x\x07\xc2\x9b\xe2\x80\xae\xe2\x80\x8b");
const QByteArray user("=cmd\x1b[31m");

/// Every line by itself: line ends are not part of a name here.
bool isPlainText(const QByteArray& text)
{
    for (const auto& line : text.split('\n')) {
        if (!text::isPlain(line.toStdString()))
            return false;
    }
    return true;
}
} // namespace

class HostileNames : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void messagesAndTablesArePlain();
    void dataForATerminalIsPlain();
    void jsonIsExactAndPlain();
    void csvDefusesFormulas();
    void nothingIsExported_data();
    void nothingIsExported();
    void namesThatWereInADumpAreCheckedToo();

private:
    [[nodiscard]] QString file(const char* name) const { return m_folder->filePath(name); }
    [[nodiscard]] CliRun run(const QStringList& words, bool isTerminal = false) const
    {
        std::ostringstream out;
        std::ostringstream err;
        CliRun done;
        done.exitCode = cli::runCommandLine(words, {out, err, isTerminal});
        done.out = QByteArray::fromStdString(out.str());
        done.err = QByteArray::fromStdString(err.str());
        return done;
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void HostileNames::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(writeFile(file("config.txt"),
                      "Configuration data as of 2026-11-20T20:16:47\nClusterName = tux\n"
                      "PriorityType = priority/multifactor\nPriorityWeightAge = 10\n"
                      "PriorityWeightFairShare = 1000\nOdd\x1b[2J = 1\n"));
    QVERIFY(writeFile(file("taken_at.txt"), "1795000000\n"));
    QVERIFY(writeFile(file("assocs.txt"),
                      "Cluster|Account|User|Partition|ParentName|Share|Priority|ID\n"
                      "tux|root||||1||1\ntux|"
                          + account + "|||root|1||2\ntux|" + account + '|' + user
                          + "|||1||3\ntux|plain|||root|1||4\nbroken " + account + "|\n"));
    QVERIFY(writeFile(file("jobs.txt"),
                      "JobId=7 JobName=x UserId=" + user
                          + "(1) GroupId=g(1) Priority=10 Account=" + account
                          + " QOS=normal JobState=PENDING Reason=Priority "
                            "SubmitTime=2026-11-19T20:00:00 EligibleTime=2026-11-19T20:00:00 "
                            "AccrueTime=2026-11-19T20:00:00 Partition=p\xe2\x80\xae NumNodes=1 "
                            "NumCPUs=1\n"));
}

void HostileNames::messagesAndTablesArePlain()
{
    for (const auto* command : {"shares", "jobs", "weights", "qos", "compare"}) {
        for (const auto& options : {QStringList{}, QStringList{"-l"}, QStringList{"-P"}}) {
            const auto done = run(QStringList{command, m_folder->path()} + options);
            QCOMPARE(done.exitCode, 0);
            QVERIFY2(isPlainText(done.out), done.out.constData());
            QVERIFY2(isPlainText(done.err), done.err.constData());
        }
    }
    const auto shares = run({"shares", m_folder->path()});
    QVERIFY2(shares.out.contains("<img src=x>\\x1b]0;x\\x07\\x9b\\u202e\\u200b"),
             shares.out.constData());
    QVERIFY2(shares.err.contains("\\x1b"), shares.err.constData());
    const auto explained = run({"explain", m_folder->path(), "7"});
    QCOMPARE(explained.exitCode, 0);
    QVERIFY2(isPlainText(explained.out), explained.out.constData());
    const auto refused
        = run({"jobs", m_folder->path(), "--set", "PriorityWeightAge=1\nPriorityWeightQOS=2"});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.err.contains("PriorityWeightAge=1\\nPriorityWeightQOS=2"), refused.err);
    const auto unknown = run({"jobs", QStringLiteral("no\x1b[31m")});
    QCOMPARE(unknown.exitCode, 2);
    QVERIFY2(isPlainText(unknown.err), unknown.err.constData());
}

void HostileNames::dataForATerminalIsPlain()
{
    const QStringList words{"shares", m_folder->path(), "--format", "csv"};
    const auto exact = run(words);
    QVERIFY(exact.out.contains(account)); // a program gets the name as it is
    const auto shown = run(words, true);
    QCOMPARE(shown.exitCode, 0);
    QVERIFY(shown.out.endsWith("\r\n"));
    auto text = shown.out;
    QVERIFY2(isPlainText(text.replace("\r\n", "\n")), text.constData());
}

void HostileNames::jsonIsExactAndPlain()
{
    const auto done = run({"shares", m_folder->path(), "--format", "json"});
    QVERIFY2(isPlainText(done.out), done.out.constData());
    QStringList names;
    for (const auto& row : QJsonDocument::fromJson(done.out).array())
        names << row.toObject().value("Account").toString();
    QVERIFY(names.contains(QString::fromUtf8(account)));
}

void HostileNames::csvDefusesFormulas()
{
    QVERIFY(writeFile(file("assocs.txt"),
                      "Cluster|Account|User|Partition|ParentName|Share|Priority|ID\n"
                      "tux|root||||1||1\ntux|\xef\xbc\x9d"
                      "cmd|||root|1||2\n"
                      "tux|a;=cmd()|||root|1||3\ntux|b; x|||root|1||4\n"));
    const auto done = run({"shares", m_folder->path(), "--format", "csv"});
    QCOMPARE(done.exitCode, 0);
    QVERIFY2(done.out.contains("tux,'\xef\xbc\x9d"
                               "cmd,"),
             done.out.constData());
    QVERIFY(done.out.contains("tux,a;'=cmd(),"));
    QVERIFY(done.out.contains("tux,b; x,"));
}

void HostileNames::nothingIsExported_data()
{
    QTest::addColumn<QString>("form");
    QTest::newRow("sacctmgr") << "sacctmgr";
    QTest::newRow("dump") << "dump";
}

void HostileNames::nothingIsExported()
{
    QFETCH(QString, form);
    const auto done = run(
        {"export", m_folder->path(), "--as", form, "--share", QString::fromUtf8(account + "=5")});
    QCOMPARE(done.exitCode, 3);
    QVERIFY(done.out.isEmpty());
    QVERIFY2(isPlainText(done.err), done.err.constData());
    QVERIFY2(done.err.contains("does not show as what it is"), done.err.constData());
}

void HostileNames::namesThatWereInADumpAreCheckedToo()
{
    // The dump lacks an association of the tree, whose name would say more than a name.
    QVERIFY(writeFile(file("assocs.txt"),
                      "Cluster|Account|User|Partition|ParentName|Share|Priority|ID\n"
                      "tux|root||||1||1\ntux|a|||root|1||2\n"
                      "tux|a|eve':AdminLevel='Administrator|||1||3\n"));
    QVERIFY(writeFile(file("dump.cfg"),
                      "Cluster - 'tux':Fairshare=1\nParent - 'root'\nAccount - 'a':Fairshare=1\n"));
    const auto done = run({"export", m_folder->path(), "--as", "dump", "--share", "a=5"});
    QCOMPARE(done.exitCode, 3);
    QVERIFY(done.out.isEmpty());
    QVERIFY2(done.err.contains("cannot be named to sacctmgr"), done.err.constData());
}

FAIRLEAD_QTTEST(HostileNames)
#include "tst_hostilenames.moc"
