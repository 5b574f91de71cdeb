// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/accessiblewidgets.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/connections/connectionsdialog.h"
#include "views/connections/passworddialog.h"
#include "views/theme/colors.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QToolButton>

using namespace fairlead::views;
using fairlead::connections::TlsMode;
using fairlead::tests::named;
namespace tests = fairlead::tests;

class ConnectionsDialogTest : public QObject
{
    Q_OBJECT

private:
    static ConnectionVerdict check(const ConnectionFields& fields)
    {
        const bool isLocal = fields.hosts == "localhost" || !fields.url.socket.isEmpty();
        if (fields.hosts.isEmpty() && fields.url.socket.isEmpty())
            return {QStringLiteral("no place"), false};
        return {fields.url.tls == TlsMode::Off && !isLocal ? QStringLiteral("clear text")
                                                           : QString(),
                isLocal};
    }
    static QList<ConnectionFields> two()
    {
        ConnectionFields first;
        first.name = QStringLiteral("Limoges");
        first.hosts = QStringLiteral("db1.example.org, db2.example.org:3307");
        first.url.scheme = QStringLiteral("slurmdbd");
        first.url.database = QStringLiteral("slurm_acct_db");
        first.url.user = QStringLiteral("fairlead");
        first.url.tls = TlsMode::Require;
        auto second = first;
        second.name = QStringLiteral("Harbour");
        second.purpose = fairlead::models::Mode::Apply;
        second.url.tls = TlsMode::Verify;
        return {first, second};
    }
    /// A dialog that is on the screen; it deletes itself when it closes.
    static ConnectionsDialog* shown(QList<ConnectionFields> connections)
    {
        auto* dialog = new ConnectionsDialog(std::move(connections), check);
        dialog->show();
        (void)QTest::qWaitForWindowActive(dialog);
        return dialog;
    }
    static void type(const QWidget& root, const char* line, const QString& text)
    {
        auto* field = named<QLineEdit>(root, line);
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
    }
    static void click(const QWidget& root, const char* button)
    {
        QTest::mouseClick(named<QAbstractButton>(root, button), Qt::LeftButton);
    }
    tests::MessageGuard m_guard;

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void tlsFollowsThePlaceUntilItIsChosen()
    {
        const QPointer<ConnectionsDialog> dialog = shown({});
        auto* tls = named<QComboBox>(*dialog, "connectionTls");
        type(*dialog, "connectionHosts", QStringLiteral("db1"));
        QCOMPARE(dialog->current().url.tls, TlsMode::Verify);
        type(*dialog, "connectionHosts", QStringLiteral("localhost"));
        QCOMPARE(dialog->current().url.tls, TlsMode::Verify);
        type(*dialog, "connectionHosts", QString());
        type(*dialog, "connectionSocket", QStringLiteral("/run/mysqld.sock"));
        QCOMPARE(dialog->current().url.tls, TlsMode::Off);
        QVERIFY(named<QPushButton>(*dialog, "connectionConnect")->isEnabled());
        type(*dialog, "connectionSocket", QString());
        QTest::keyClick(tls, Qt::Key_End);
        QTest::keyClick(tls, Qt::Key_Home);
        type(*dialog, "connectionHosts", QStringLiteral("db1"));
        QCOMPARE(dialog->current().url.tls, TlsMode::Off);
        QCOMPARE(named<QLabel>(*dialog, "connectionProblem")->text(), "clear text");
        for (const auto* button : {"connectionConnect", "connectionSave", "connectionTest"})
            QVERIFY(!named<QPushButton>(*dialog, button)->isEnabled());
        dialog->close();
    }

    void beforeAnythingIsTypedNothingIsWrong()
    {
        const QPointer<ConnectionsDialog> dialog = shown({});
        click(*dialog, "connectionNew");
        const auto* problem = named<QLabel>(*dialog, "connectionProblem");
        const auto ink = [&] { return problem->palette().color(QPalette::WindowText); };
        QCOMPARE(problem->text(), "no place"); // what Connect waits for
        QCOMPARE(ink(), mutedText(dialog->palette()));
        type(*dialog, "connectionUser", QStringLiteral("ann"));
        QCOMPARE(ink(), overServedText(dialog->palette()));
        dialog->close();
    }

    void editsGoToTheSelectedOne()
    {
        const QPointer<ConnectionsDialog> dialog = shown(two());
        VERIFY_ALL_NAMED(*dialog);
        QSignalSpy saved(dialog, &ConnectionsDialog::saveRequested);
        tests::clickRow(named<QListWidget>(*dialog, "connectionList"), 1);
        QCOMPARE(named<QLineEdit>(*dialog, "connectionName")->text(), "Harbour");
        type(*dialog, "connectionUser", QStringLiteral("somebody"));
        QCOMPARE(dialog->connections()[1].url.user, "somebody");
        QCOMPARE(dialog->connections()[0].url.user, "fairlead");
        QVERIFY(named<QLineEdit>(*dialog, "connectionCa")->isEnabled());
        tests::clickRow(named<QListWidget>(*dialog, "connectionList"), 0);
        QVERIFY(!named<QLineEdit>(*dialog, "connectionCa")->isEnabled());
        click(*dialog, "connectionSave");
        QCOMPARE(saved.count(), 1);
    }

    void duplicatesAndRemoves()
    {
        const QPointer<ConnectionsDialog> dialog = shown(two());
        click(*dialog, "connectionDuplicate");
        QCOMPARE(dialog->connections().size(), 3);
        QCOMPARE(dialog->current().name, "Copy of Limoges");
        type(*dialog, "connectionName", QStringLiteral("Harbour"));
        QVERIFY(named<QLabel>(*dialog, "connectionProblem")->text().contains("Harbour"));
        QVERIFY(!named<QPushButton>(*dialog, "connectionSave")->isEnabled());
        for (int left = 3; left > 0; --left)
            click(*dialog, "connectionRemove");
        QVERIFY(dialog->connections().isEmpty());
        QVERIFY(named<QPushButton>(*dialog, "connectionSave")->isEnabled());
        QVERIFY(!named<QPushButton>(*dialog, "connectionConnect")->isEnabled());
        dialog->close();
    }

    void aBadOneKeepsAllFromBeingSavedAndIsNamed()
    {
        const QPointer<ConnectionsDialog> dialog = shown(two());
        type(*dialog, "connectionHosts", QString());
        QCOMPARE(named<QLabel>(*dialog, "connectionProblem")->text(), "no place");
        tests::clickRow(named<QListWidget>(*dialog, "connectionList"), 1);
        QVERIFY(named<QLabel>(*dialog, "connectionProblem")->text().contains("Limoges"));
        QVERIFY(!named<QPushButton>(*dialog, "connectionSave")->isEnabled());
        QVERIFY(named<QPushButton>(*dialog, "connectionTest")->isEnabled());
        dialog->close();
    }

    void thePasswordIsHiddenAndGoes()
    {
        const QPointer<ConnectionsDialog> dialog = shown(two());
        auto* line = named<QLineEdit>(*dialog, "connectionPassword");
        QCOMPARE(line->echoMode(), QLineEdit::Password);
        QTest::keyClicks(line, QStringLiteral("marker-5521"));
        QCOMPARE(dialog->password(), "marker-5521");
        QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(line, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(!QApplication::clipboard()->text().contains("marker"));
        tests::clickRow(named<QListWidget>(*dialog, "connectionList"), 1);
        QVERIFY(dialog->password().isEmpty());
        QTest::keyClicks(line, QStringLiteral("marker-5521"));
        QByteArray seen;
        connect(dialog, &ConnectionsDialog::connectRequested, this,
                [&] { seen = dialog->password(); });
        click(*dialog, "connectionConnect");
        QCOMPARE(seen, "marker-5521");
        QVERIFY(!dialog || dialog->password().isEmpty());
    }

    void keepingNeedsAKeychain()
    {
        const QPointer<ConnectionsDialog> dialog = shown(two());
        auto* keep = named<QCheckBox>(*dialog, "connectionKeep");
        QVERIFY(!keep->isEnabled());
        dialog->setKeychain(false, QStringLiteral("no service"));
        QCOMPARE(named<QLabel>(*dialog, "connectionKeepNote")->text(), "no service");
        dialog->setKeychain(true, {});
        tests::clickCheckBox(keep);
        QVERIFY(dialog->current().keepsPassword);
        dialog->close();
    }

    void aChangeEndsTheTest()
    {
        const QPointer<ConnectionsDialog> dialog = shown(two());
        QSignalSpy cancelled(dialog, &ConnectionsDialog::testCancelled);
        click(*dialog, "connectionTest");
        QTest::keyClicks(named<QLineEdit>(*dialog, "connectionUser"), QStringLiteral("x"));
        QCOMPARE(cancelled.count(), 1);
        click(*dialog, "connectionTest");
        dialog->showTestResult(true, QStringLiteral("fine"), {});
        QVERIFY(named<QLabel>(*dialog, "connectionResult")->text().contains("fine"));
        dialog->close();
        QCOMPARE(cancelled.count(), 1);
    }

    void passwordDialogForgets()
    {
        QPointer<PasswordDialog> dialog = new PasswordDialog(QStringLiteral("Site"), {});
        dialog->show();
        (void)QTest::qWaitForWindowActive(dialog);
        VERIFY_ALL_NAMED(*dialog);
        QTest::keyClicks(named<QLineEdit>(*dialog, "passwordLine"), QStringLiteral("marker"));
        QByteArray seen;
        connect(dialog, &PasswordDialog::connectRequested, this,
                [&] { seen = dialog->password(); });
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(seen, "marker");
        QTRY_VERIFY(dialog.isNull());
    }
};

FAIRLEAD_QTTEST(ConnectionsDialogTest)
#include "tst_connectionsdialog.moc"
