// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/qttestmain.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

/// The window is told to end, as at the end of a session: what it made for itself goes.
class EndingTest : public QObject
{
    Q_OBJECT

private slots:
    void noFolderStays()
    {
        constexpr int patience = fairlead::tests::longestWait;
        const QTemporaryDir folder;
        const auto made = [&] {
            return QDir(folder.path()).entryList({QStringLiteral("fairlead-*")}, QDir::Dirs);
        };
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("TMPDIR"), folder.path());
        environment.insert(QStringLiteral("HOME"), folder.path());
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), QStringLiteral("disabled:"));
        QProcess window;
        window.setProcessEnvironment(environment);
        window.start(QStringLiteral(FAIRLEAD), {QStringLiteral("--new")});
        QVERIFY(window.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(!made().isEmpty(), patience);
        window.terminate();
        QVERIFY(window.waitForFinished(patience));
        QCOMPARE(window.exitStatus(), QProcess::CrashExit); // by the signal, as ever
        QVERIFY2(made().isEmpty(), qPrintable(made().join(u' ')));
    }
};

FAIRLEAD_QTTEST(EndingTest)
#include "tst_ending.moc"
