// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/credentials/passwords.h"
#include "app/sources/sourcecontroller.h"
#include "app/status/livecontroller.h"
#include "app/status/statusline.h"
#include "engine/slurm/usage/rawusage.h"
#include "tests/app/connections/connectionsfixture.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/modeband.h"

using namespace fairlead;
using namespace fairlead::views;
using tests::ConnectionsFixture;
using tests::named;

/// Against a private MariaDB with the tables of two generations of slurmdbd.
class ConnectionsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<tests::SlurmdbdDatabases> m_databases;
    tests::MessageGuard m_guard;
    QTemporaryDir m_folder;
    int m_files = 0;

    static QString password() { return tests::SlurmdbdDatabases::password(); }
    /// A saved connection to the private server.
    app::Connection connection(const QString& name, bool keeps = false,
                               const char* database = "old") const
    {
        app::Connection made;
        made.name = name;
        made.url = m_databases->url(database);
        made.keepsPassword = keeps;
        return made;
    }
    /// A settings file with these connections.
    QString saved(std::vector<app::Connection> connections)
    {
        const auto file = m_folder.filePath(QStringLiteral("%1.ini").arg(++m_files));
        app::Settings settings(file);
        app::ConnectionList(settings).replace(std::move(connections));
        return file;
    }
    /// What the server takes from now on.
    void setPassword(const QString& password) const
    {
        m_databases->server().run("ALTER USER 'fairlead'@'%' IDENTIFIED BY '" + password.toUtf8()
                                  + "'");
    }
    /// A window that shows the private server with an edit of the user's.
    void connectAndEdit(ConnectionsFixture& f) const
    {
        f.window.open(connection("Site").source());
        auto* dialog = f.dialog("passwordDialog");
        ConnectionsFixture::type(*dialog, "passwordLine", password());
        ConnectionsFixture::click(*dialog, "passwordConnect");
        WAIT_EVALUATED(f.document);
        QTRY_VERIFY_WITH_TIMEOUT(slurm::hasUsageHistory(*f.document.baseSnapshot()), 20000);
        QTRY_VERIFY(f.visible("passwordDialog") == nullptr);
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightAge", "4711"}));
        WAIT_EVALUATED(f.document);
    }
    static void enterPassword(ConnectionsFixture& f, const QString& password)
    {
        auto* dialog = f.dialog("passwordDialog");
        ConnectionsFixture::type(*dialog, "passwordLine", password);
        ConnectionsFixture::click(*dialog, "passwordConnect");
    }
    static QString result(const QWidget& dialog)
    {
        auto* label = named<QLabel>(dialog, "connectionResult");
        (void)QTest::qWaitFor(
            [&] { return label->text().startsWith(u'✓') || label->text().startsWith(u'✗'); },
            30000);
        return label->text();
    }

private slots:
    void initTestCase()
    {
        if (!tests::MariadbServer::missing().isEmpty())
            QSKIP("no MariaDB");
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        m_databases = std::make_unique<tests::SlurmdbdDatabases>();
    }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void fromTheMenuToTheQueue()
    {
        ConnectionsFixture f;
        f.trigger("connectDatabase");
        auto* dialog = f.dialog("connectionsDialog");
        ConnectionsFixture::fillIn(*dialog, *m_databases, "old", password());
        auto* purpose = named<QComboBox>(*dialog, "connectionPurpose");
        purpose->setFocus();
        QTest::keyClick(purpose, Qt::Key_End);
        QVERIFY(named<QLabel>(*dialog, "connectionProblem")->isHidden());
        ConnectionsFixture::click(*dialog, "connectionConnect");
        WAIT_EVALUATED(f.document);
        QVERIFY(f.document.snapshot()->jobs.size() > 0);
        // The history follows the queue.
        QTRY_VERIFY_WITH_TIMEOUT(slurm::hasUsageHistory(*f.document.baseSnapshot()), 20000);
        QVERIFY(named<ModeBand>(f.window, "modeBand")->connectionText().contains("Test site"));
        QVERIFY(named<QLabel>(f.window, "statusText")->text().contains("Test site"));
        QCOMPARE(f.window.connections().list().all().size(), 1U);
        QCOMPARE(f.window.connections().list().all()[0].purpose, models::Mode::Apply);
        QVERIFY(f.window.findChild<QAction*>("connection-Test site") != nullptr);
        QVERIFY(f.keychain->entries.isEmpty());
    }

    void testSaysWhatIsThere()
    {
        ConnectionsFixture f;
        f.trigger("connectDatabase");
        auto* dialog = f.dialog("connectionsDialog");
        ConnectionsFixture::fillIn(*dialog, *m_databases, "new", password());
        // The first host refuses: the test goes on and tells.
        ConnectionsFixture::type(
            *dialog, "connectionHosts",
            QStringLiteral("127.0.0.1:1, 127.0.0.1:%1").arg(m_databases->server().port()));
        ConnectionsFixture::click(*dialog, "connectionTest");
        const auto text = result(*dialog);
        QVERIFY2(text.startsWith(u'✓'), qPrintable(text));
        QVERIFY2(text.contains("MariaDB") && text.contains("Clear text"), qPrintable(text));
        QVERIFY2(text.contains("24.11 or later"), qPrintable(text));
        const auto cluster = QString::fromUtf8(
            m_databases->server().run("SELECT name FROM cluster_table", "new").trimmed());
        QVERIFY2(text.contains(cluster), qPrintable(text));
        QVERIFY(named<QLabel>(*dialog, "connectionDetails")->text().contains("127.0.0.1:1:"));
        QVERIFY(!f.document.hasSnapshot());
    }

    void testNamesTheOlderTables()
    {
        ConnectionsFixture f;
        f.trigger("connectDatabase");
        auto* dialog = f.dialog("connectionsDialog");
        ConnectionsFixture::fillIn(*dialog, *m_databases, "old", password());
        ConnectionsFixture::click(*dialog, "connectionTest");
        const auto text = result(*dialog);
        QVERIFY2(text.contains("before 24.11") && text.contains("22.05"), qPrintable(text));
    }

    void testSaysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("words");
        QTest::newRow("password") << "connectionPassword"
                                  << "wrong-9134"
                                  << "refuses the user or the password";
        QTest::newRow("nobody listens") << "connectionHosts"
                                        << "127.0.0.1:1"
                                        << "cannot be reached";
        QTest::newRow("database") << "connectionDatabase"
                                  << "mysql"
                                  << "cluster_table";
        QTest::newRow("cluster") << "connectionCluster"
                                 << "atlantis"
                                 << "no cluster “atlantis”";
        QTest::newRow("settings file") << "connectionConfig"
                                       << "/no/slurm.conf"
                                       << "/no/slurm.conf";
    }
    void testSaysWhatIsWrong()
    {
        QFETCH(QString, field);
        QFETCH(QString, value);
        QFETCH(QString, words);
        ConnectionsFixture f;
        f.trigger("connectDatabase");
        auto* dialog = f.dialog("connectionsDialog");
        ConnectionsFixture::fillIn(*dialog, *m_databases, "old", password());
        ConnectionsFixture::type(*dialog, qPrintable(field), value);
        ConnectionsFixture::click(*dialog, "connectionTest");
        auto text = result(*dialog);
        text += named<QLabel>(*dialog, "connectionDetails")->text();
        QVERIFY2(text.startsWith(u'✗'), qPrintable(text));
        QVERIFY2(text.contains(words), qPrintable(text));
        QVERIFY(!text.contains(password()) && !text.contains("wrong-9134"));
    }

    void plainServerIsRefusedWhereTlsIsRequired()
    {
        ConnectionsFixture f;
        f.trigger("connectDatabase");
        auto* dialog = f.dialog("connectionsDialog");
        ConnectionsFixture::fillIn(*dialog, *m_databases, "old", password());
        auto* tls = named<QComboBox>(*dialog, "connectionTls");
        QVERIFY2(tls->currentText().startsWith("Off"), qPrintable(tls->currentText()));
        tls->setFocus();
        QTest::keyClick(tls, Qt::Key_Down);
        QTest::keyClick(tls, Qt::Key_Down);
        QVERIFY2(tls->currentText().startsWith("Require"), qPrintable(tls->currentText()));
        ConnectionsFixture::click(*dialog, "connectionTest");
        const auto text = result(*dialog);
        QVERIFY2(text.startsWith(u'✗'), qPrintable(text));
        const auto details = named<QLabel>(*dialog, "connectionDetails")->text();
        QVERIFY2(details.contains("the server offers no TLS"), qPrintable(text + details));
    }

    void aTestCanBeCancelled()
    {
        ConnectionsFixture f;
        f.trigger("connectDatabase");
        auto* dialog = f.dialog("connectionsDialog");
        ConnectionsFixture::fillIn(*dialog, *m_databases, "old", password());
        m_databases->server().freeze();
        ConnectionsFixture::click(*dialog, "connectionTest");
        auto* button = named<QPushButton>(*dialog, "connectionTest");
        QCOMPARE(button->text(), "Cancel test");
        ConnectionsFixture::click(*dialog, "connectionTest");
        QCOMPARE(button->text(), "Test");
        QVERIFY(named<QLabel>(*dialog, "connectionResult")->isHidden());
        m_databases->server().thaw();
        ConnectionsFixture::click(*dialog, "connectionTest");
        QVERIFY(result(*dialog).startsWith(u'✓'));
    }

    void thePasswordComesFromTheKeychain()
    {
        const auto site = connection("Site", true);
        ConnectionsFixture f(saved({site}));
        f.keychain->entries[credentials::keychainEntry(site.url)] = password().toUtf8();
        f.window.open(site.source());
        WAIT_EVALUATED(f.document);
        QVERIFY(f.visible("passwordDialog") == nullptr);
    }

    void withoutAKeychainItIsAskedForOnceAndSaysWhy()
    {
        ConnectionsFixture f;
        f.keychain->problem = QStringLiteral("no secret service");
        const auto site = connection("Site", true);
        f.window.open(site.source());
        auto* dialog = f.dialog("passwordDialog");
        QTRY_VERIFY(named<QLabel>(*dialog, "passwordNote")->text().contains("no secret service"));
        QVERIFY(!named<QCheckBox>(*dialog, "passwordKeep")->isEnabled());
        ConnectionsFixture::type(*dialog, "passwordLine", password());
        QTest::keyClick(named<QLineEdit>(*dialog, "passwordLine"), Qt::Key_Return);
        WAIT_EVALUATED(f.document);
        // Once: the next time it is known.
        QSignalSpy opened(&f.window.sources(), &app::SourceController::opened);
        f.window.open(site.source());
        QTRY_COMPARE(opened.count(), 1);
        QVERIFY(f.visible("passwordDialog") == nullptr);
    }

    void aWrongPasswordIsAskedForAgain()
    {
        const auto site = connection("Site", true);
        const auto entry = credentials::keychainEntry(site.url);
        ConnectionsFixture again(saved({site}));
        again.keychain->entries[entry] = "wrong-9134";
        again.window.open(site.source());
        auto* dialog = again.dialog("passwordDialog");
        QVERIFY(named<QLabel>(*dialog, "passwordWhy")->text().contains("refuses the user"));
        QVERIFY(again.messages->isVisible());
        QVERIFY(!again.messages->text().contains("wrong-9134"));
        QVERIFY(named<QLabel>(again.window, "messageDetails")->text().contains("refuses the user"));
        auto* box = named<QCheckBox>(*dialog, "passwordKeep");
        QTRY_VERIFY(box->isEnabled());
        tests::clickCheckBox(box);
        ConnectionsFixture::type(*dialog, "passwordLine", password());
        ConnectionsFixture::click(*dialog, "passwordConnect");
        WAIT_EVALUATED(again.document);
        QTRY_COMPARE(again.keychain->entries[entry], password().toUtf8());
        QVERIFY(!again.messages->isVisible()); // its cause has gone
    }

    void aPasswordRefusedOnRefreshIsAskedForAgain()
    {
        ConnectionsFixture f;
        connectAndEdit(f);
        setPassword("another-3391");
        f.trigger("refresh");
        enterPassword(f, "guessed-5570"); // wrong again: the question comes back
        QTRY_VERIFY(
            f.visible("passwordDialog") != nullptr
            && named<QLineEdit>(*f.visible("passwordDialog"), "passwordLine")->text().isEmpty());
        const auto* status = named<QLabel>(f.window, "statusText");
        QVERIFY2(status->text().contains("password refused; last answer"),
                 qPrintable(status->text()));
        enterPassword(f, "another-3391");
        QTRY_VERIFY_WITH_TIMEOUT(!f.messages->isVisible(), 20000);
        setPassword(password());
        QTRY_VERIFY2(!status->text().contains("refused"), qPrintable(status->text()));
        QVERIFY(f.visible("passwordDialog") == nullptr);
        QVERIFY(f.document.isEdited()); // what the user did is still there
    }

    void aPasswordRefusedByItselfIsToldAndNotTriedAgain()
    {
        ConnectionsFixture f;
        connectAndEdit(f);
        auto& live = f.window.live().live();
        live.setInterval(std::chrono::seconds(3600));
        QVERIFY(live.untilNext());
        setPassword("another-3391");
        live.refresh(); // as the clock does: nobody may be there
        QTRY_VERIFY_WITH_TIMEOUT(f.messages->isVisible(), 20000);
        QVERIFY2(f.messages->text().contains("no longer takes the password"),
                 qPrintable(f.messages->text()));
        QVERIFY(!live.untilNext()); // servers lock out who guesses
        QVERIFY(f.visible("passwordDialog") == nullptr);
        ConnectionsFixture::click(f.window, "messageAccept");
        enterPassword(f, "another-3391");
        QTRY_VERIFY_WITH_TIMEOUT(!f.messages->isVisible(), 20000);
        setPassword(password());
        QVERIFY(live.untilNext());
        QVERIFY(f.document.isEdited());
    }

    void aPasswordThatWorkedSurvivesADeadServer()
    {
        ConnectionsFixture f;
        connectAndEdit(f);
        const auto site = f.window.sources().source();
        m_databases->server().stop();
        QSignalSpy failed(&f.window.sources(), &app::SourceController::failed);
        f.window.open(site);
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 20000);
        m_databases->server().restart();
        QSignalSpy opened(&f.window.sources(), &app::SourceController::opened);
        f.window.open(site);
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, 20000);
        QVERIFY(f.visible("passwordDialog") == nullptr);
        QVERIFY(!f.messages->isVisible());
    }

    void aDeadServerLeavesTheLastSnapshot()
    {
        ConnectionsFixture f;
        f.window.open(connection("Site").source());
        auto* dialog = f.dialog("passwordDialog");
        ConnectionsFixture::type(*dialog, "passwordLine", password());
        ConnectionsFixture::click(*dialog, "passwordConnect");
        WAIT_EVALUATED(f.document);
        QTRY_VERIFY_WITH_TIMEOUT(slurm::hasUsageHistory(*f.document.baseSnapshot()), 20000);
        const auto before = f.document.snapshot();
        m_databases->server().kill();
        f.trigger("refresh");
        const auto* status = named<QLabel>(f.window, "statusText");
        QTRY_VERIFY_WITH_TIMEOUT(status->text().contains("no answer; last answer"), 20000);
        QCOMPARE(f.document.snapshot(), before);
        m_databases->server().restart();
        f.trigger("refresh");
        QTRY_VERIFY_WITH_TIMEOUT(!status->text().contains("no answer"), 20000);
    }

    void theLastConnectionIsOfferedAndNothingIsAskedBefore()
    {
        const auto site = connection("Site", true);
        ConnectionsFixture start(saved({site}));
        start.keychain->entries[credentials::keychainEntry(site.url)] = password().toUtf8();
        start.window.reopen(site.source());
        QVERIFY(start.messages->isVisible() && start.messages->text().contains("Site"));
        QCoreApplication::processEvents();
        QCOMPARE(start.keychain->reads, 0);
        ConnectionsFixture::click(start.window, "messageAccept");
        WAIT_EVALUATED(start.document);
        QCOMPARE(start.keychain->reads, 1);
    }

    void aSilentKeychainCanBeLeft()
    {
        const auto site = connection("Site", true);
        ConnectionsFixture again(saved({site}));
        again.keychain->isSilent = true;
        again.window.open(site.source());
        QTRY_VERIFY(again.messages->isVisible());
        QVERIFY(again.messages->text().contains("keychain"));
        ConnectionsFixture::click(again.window, "messageClose");
        QVERIFY(!again.messages->isVisible());
        QVERIFY(!again.document.hasSnapshot());
    }
};

FAIRLEAD_QTTEST(ConnectionsTest)
#include "tst_connections.moc"
