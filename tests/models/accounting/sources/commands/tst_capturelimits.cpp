// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/commands/capturecommands.h"
#include "models/accounting/sources/commands/commandrunner.h"
#include "models/accounting/sources/commands/secrets.h"
#include "tests/support/qttestmain.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

/// What a hostile host or file can make of a capture.
class TestCaptureLimits : public QObject
{
    Q_OBJECT

private slots:
    void noSecretStays_data();
    void noSecretStays();
    void theRestStaysAsItIs();
    void onlyFilesOfSlurmAreCopied();
    void anAnswerHasAnEnd();
    void aComplaintHasAnEnd();
    void passwordsAreNotInherited();

private:
    [[nodiscard]] QString output() const { return m_folder.filePath(QStringLiteral("out")); }
    static QStringList shell(const char* line)
    {
        return {QStringLiteral("sh"), QStringLiteral("-c"), QString::fromLatin1(line)};
    }
    QTemporaryDir m_folder;
};

void TestCaptureLimits::noSecretStays_data()
{
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<QByteArray>("plain");
    const auto row = [](const char* name, const char* settings, const char* plain) {
        QTest::newRow(name) << QByteArray(settings) << QByteArray(plain);
    };
    row("as scontrol prints it", "AccountingStoragePass   = sesame\n",
        "AccountingStoragePass   = (removed)\n");
    row("blanks inside", "AccountingStoragePass = open sesame\n",
        "AccountingStoragePass = (removed)\n");
    row("quotes", "jobcomppass=\"open \\\"sesame\" # sesame\r\nA=1\n",
        "jobcomppass=(removed)\r\nA=1\n");
    row("continued", "AccountingStoragePass=\\\n  sesame\nA=1\n",
        "AccountingStoragePass=  (removed)\nA=1\n");
    row("continued twice", "A=1 AccountingStorage\\\nPass=\\ \nsesame\nB=2\n",
        "A=1 AccountingStoragePass=(removed)\nB=2\n");
    row("an address", "JobCompLoc=mysql://u:sesame@db/x\n", "JobCompLoc=mysql://(removed)@db/x\n");
    row("an address with signs", "JobCompLoc = https://u:ses@me/@db:3306/x\n",
        "JobCompLoc = https://(removed)@db:3306/x\n");
    row("a comment", "#StoragePassword=sesame\n", "#StoragePassword=(removed)\n");
    row("no line end", "StoragePass=sesame", "StoragePass=(removed)\n");
    row("other words", "ApiToken=sesame\nclient_secret = sesame\n",
        "ApiToken=(removed)\nclient_secret = (removed)\n");
    row("arguments of a program", "MailProg                = /usr/bin/curl -u me:sesame\n",
        "MailProg                = /usr/bin/curl (removed)\n");
    row("quoted arguments", "RebootProgram=\"/sbin/off -k sesame\" A=1\nMailProg=/bin/mail B=2\n",
        "RebootProgram=\"/sbin/off (removed)\" A=1\nMailProg=/bin/mail B=2\n");
    row("arguments without quotes", "MailProg=/usr/bin/curl -u me:sesame B=2 # mail\n",
        "MailProg=/usr/bin/curl (removed) B=2 # mail\n");
    row("a login of any other program", "Prolog=\"/bin/x --user=me:sesame -v\"\n",
        "Prolog=\"/bin/x --user=(removed) -v\"\n");
    row("a key among parameters", "SlurmctldParameters=a=1,apikey=sesame,idle_on_node_suspend\n",
        "SlurmctldParameters=a=1,apikey=(removed)\n");
    row("other names of keys", "CommunicationParameters=API_KEY=sesame\nX=y,auth-key = sesame\n",
        "CommunicationParameters=API_KEY=(removed)\nX=y,auth-key = (removed)\n");
    row("a header", "Epilog = /bin/x -H Authorization: Basic sesame\n",
        "Epilog = /bin/x -H Authorization:(removed)\n");
}

void TestCaptureLimits::noSecretStays()
{
    QFETCH(QByteArray, settings);
    QFETCH(QByteArray, plain);
    QCOMPARE(withoutSecrets(settings), plain);
    QVERIFY(!withoutSecrets(settings).contains("sesame"));
}

void TestCaptureLimits::theRestStaysAsItIs()
{
    const QByteArray settings("\xff\xfe bytes\r\nJobCompPass = (null)\nPlugStackConfig=/x \\\n  y\n"
                              "SlurmdParameters=a@b\n\nlast");
    QCOMPARE(withoutSecrets(settings), settings);
}

void TestCaptureLimits::onlyFilesOfSlurmAreCopied()
{
    const auto files = [](const char* state, const char* conf) {
        return captureCopies(QString::fromLatin1(state), QString::fromLatin1(conf)).size();
    };
    QCOMPARE(files("/var/spool/slurmctld", "/etc/slurm/slurm.conf"), 4);
    QCOMPARE(files("", "/etc/shadow"), 0);
    QCOMPARE(files("", "/etc/slurm/../shadow.conf"), 0);
    QCOMPARE(files("state", "slurm.conf"), 0);
    const CaptureCopy conf{QStringLiteral("slurm.conf"), {}};
    QVERIFY(isOfSlurm(conf, "# site\n ClusterName=tux\n"));
    QVERIFY(!isOfSlurm(conf, "root:$y$j9T$:19000:0:99999:7:::\n"));
    const CaptureCopy usage{QStringLiteral("assoc_usage"), {}};
    QVERIFY(isOfSlurm(usage, QByteArray("\x26\0\0\0", 4)));
    QVERIFY(!isOfSlurm(usage, "root:x:0:0\n"));
    QVERIFY(!isOfSlurm(usage, ""));
    const CaptureCopy ran{QStringLiteral("priority_last_decay_ran"), {}};
    QVERIFY(isOfSlurm(ran, QByteArray("\0\0\0\0\x65\0\0\0", 8)));
    QVERIFY(!isOfSlurm(ran, "root:x:0:0\n"));
}

void TestCaptureLimits::anAnswerHasAnEnd()
{
    constexpr qint64 most = 1 << 20; // bytes
    const auto run = runCommand(shell("while :; do echo 0123456789012345678901234567890; done"),
                                output(), 60, most);
    QVERIFY(!run);
    QCOMPARE(run.error().code, ErrorCode::SourceUnreachable);
    QVERIFY(QByteArray::fromStdString(english(run.error().message))
                .contains("more than there is room for"));
    QVERIFY(QFileInfo(output()).size() <= most);
}

void TestCaptureLimits::aComplaintHasAnEnd()
{
    const auto run
        = runCommand(shell("dd if=/dev/zero bs=1M count=64 2>/dev/null | tr '\\0' x >&2; "
                           "echo the end >&2; exit 7"),
                     output(), 60);
    QVERIFY(run);
    QCOMPARE(run->exitCode, 7);
    QVERIFY(run->complaint.size() <= 400);
    QVERIFY(run->complaint.endsWith(QLatin1String("the end")));
    const auto late = runCommand(shell("yes 'no room' >&2"), output(), 1);
    QVERIFY(late && late->isLate);
    QVERIFY(late->complaint.size() <= 400);
}

void TestCaptureLimits::passwordsAreNotInherited()
{
    for (const auto* name : {"FAIRLEAD_PASSWORD", "FAIRLEAD_INTO_PASSWORD"})
        qputenv(name, "sesame");
    QVERIFY(runCommand(shell("env"), output(), 60));
    for (const auto* name : {"FAIRLEAD_PASSWORD", "FAIRLEAD_INTO_PASSWORD"})
        qunsetenv(name);
    QFile file(output());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto environment = file.readAll();
    QVERIFY(environment.contains("PATH="));
    QVERIFY(!environment.contains("sesame"));
}

FAIRLEAD_QTTEST(TestCaptureLimits)
#include "tst_capturelimits.moc"
