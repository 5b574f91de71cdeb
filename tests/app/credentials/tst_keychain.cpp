// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/credentials/keychain.h"
#include "app/credentials/passwords.h"
#include "tests/support/qttestmain.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <optional>
#include <sys/types.h>

using namespace fairlead;
using credentials::Keychain;
using credentials::KeychainAnswer;
using State = KeychainAnswer::State;

/// QtKeychain on a private session bus: with a gnome-keyring that the test starts, and without one.
class KeychainTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QProcess m_bus;
    QProcess m_service;

    static QString program(const char* name)
    {
        return QStandardPaths::findExecutable(QLatin1String(name));
    }
    void startBus()
    {
        QFile config(m_folder.filePath("bus.conf")); // no service starts by itself
        QVERIFY(config.open(QIODevice::WriteOnly));
        config.write("<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen>"
                     "<policy context='default'><allow send_destination='*' eavesdrop='true'/>"
                     "<allow eavesdrop='true'/><allow own='*'/></policy></busconfig>");
        config.close();
        m_bus.start(program("dbus-daemon"),
                    {QStringLiteral("--config-file"), config.fileName(),
                     QStringLiteral("--print-address=1")});
        QVERIFY(m_bus.waitForReadyRead(20000));
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus.readLine().trimmed());
    }
    /// Its answer; nothing when none came.
    static std::optional<KeychainAnswer>
    asked(const std::function<void(QObject*, const Keychain::Answered&)>& ask)
    {
        QObject context;
        std::optional<KeychainAnswer> answer;
        ask(&context, [&](const KeychainAnswer& given) { answer = given; });
        if (answer)
            qFatal("a keychain must not answer at once");
        (void)QTest::qWaitFor([&] { return answer.has_value(); }, 20000);
        return answer;
    }
    static std::optional<KeychainAnswer> read(Keychain& keychain)
    {
        return asked([&](QObject* context, const Keychain::Answered& done) {
            keychain.read(QStringLiteral("me@db:3306/slurm"), context, done);
        });
    }

private slots:
    void initTestCase()
    {
        if (program("dbus-daemon").isEmpty() || program("gnome-keyring-daemon").isEmpty())
            QSKIP("no dbus-daemon or gnome-keyring-daemon");
        qputenv("HOME", m_folder.path().toLocal8Bit());
        qputenv("XDG_DATA_HOME", m_folder.filePath("data").toLocal8Bit());
        qputenv("XDG_CURRENT_DESKTOP", "GNOME");
        qputenv("KDE_FULL_SESSION", "");
        startBus();
    }
    void cleanupTestCase()
    {
        for (auto* process : {&m_service, &m_bus}) {
            process->terminate();
            process->waitForFinished(20000);
        }
    }

    void withoutAServiceItSaysWhy()
    {
        Keychain keychain;
        const auto answer = read(keychain);
        QVERIFY(answer.has_value());
        QCOMPARE(answer->state, State::Unavailable);
        QVERIFY(!answer->reason.isEmpty());
    }

    void keepsReadsAndRemoves()
    {
        m_service.start(program("gnome-keyring-daemon"),
                        {QStringLiteral("--unlock"), QStringLiteral("--components=secrets"),
                         QStringLiteral("--foreground"),
                         QStringLiteral("--control-directory=%1").arg(m_folder.path())});
        QVERIFY(m_service.waitForStarted());
        m_service.write("a"); // of the keyring itself
        m_service.closeWriteChannel();
        Keychain keychain;
        QTRY_COMPARE_WITH_TIMEOUT(read(keychain).value_or(KeychainAnswer()).state, State::NoEntry,
                                  20000);
        const connections::Secret password(QByteArray("pass word ü 7261"));
        const auto written = asked([&](QObject* context, const Keychain::Answered& done) {
            keychain.write(QStringLiteral("me@db:3306/slurm"), password, context, done);
        });
        QVERIFY(written.has_value());
        QVERIFY2(written->state == State::Done, qPrintable(written->reason));
        const auto found = read(keychain);
        QCOMPARE(found.value_or(KeychainAnswer()).state, State::Done);
        QCOMPARE(QByteArray(found->password.text()), QByteArray(password.text()));
        const auto removed = asked([&](QObject* context, const Keychain::Answered& done) {
            keychain.remove(QStringLiteral("me@db:3306/slurm"), context, done);
        });
        QCOMPARE(removed.value_or(KeychainAnswer()).state, State::Done);
        QCOMPARE(read(keychain).value_or(KeychainAnswer()).state, State::NoEntry);
    }

    void anAnswerThatComesTooLateReachesNobody()
    {
        if (m_service.state() != QProcess::Running)
            QSKIP("no gnome-keyring-daemon runs");
        const auto url
            = connections::parseDatabaseUrl(QStringLiteral("mysql://me@localhost/slurm?tls=off"));
        QVERIFY(url.has_value());
        Keychain keychain;
        const auto written = asked([&](QObject* context, const Keychain::Answered& done) {
            keychain.write(credentials::keychainEntry(*url), connections::Secret("7261"), context,
                           done);
        });
        QCOMPARE(written.value_or(KeychainAnswer()).state, State::Done);
        const auto service = static_cast<pid_t>(m_service.processId());
        QCOMPARE(::kill(service, SIGSTOP), 0); // as one that asks its user
        constexpr int patience = 200; // ms
        for (int i = 0; i < 3; ++i)
            QVERIFY(!credentials::readKeychain(*url, patience));
        QCOMPARE(::kill(service, SIGCONT), 0);
        const auto kept = credentials::readKeychain(*url); // the answers come in order
        QVERIFY(kept.has_value());
        QCOMPARE(QByteArray(kept->text()), QByteArray("7261"));
    }

    void nobodyIsCalledWhoIsGone()
    {
        Keychain keychain;
        bool wasCalled = false;
        {
            QObject context;
            keychain.read(QStringLiteral("x"), &context,
                          [&](const KeychainAnswer&) { wasCalled = true; });
        }
        QVERIFY(read(keychain).has_value()); // the answers come in order
        QVERIFY(!wasCalled);
    }
};

FAIRLEAD_QTTEST(KeychainTest)
#include "tst_keychain.moc"
