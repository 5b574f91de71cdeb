// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A store on a private MariaDB: what each purpose of a connection allows.

#include "app/apply/applycontroller.h"
#include "app/connections/connectionlist.h"
#include "app/credentials/passwords.h"
#include "models/accounting/store/store.h"
#include "tests/app/connections/connectionsfixture.h"
#include "tests/support/qttestmain.h"
#include "views/connections/lockbar.h"
#include "views/whatif/whatifdock.h"
#include "views/widgets/modeband.h"

#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using tests::ConnectionsFixture;
using tests::named;

class ApplyServerTest : public QObject
{
    Q_OBJECT

private:
    static constexpr auto password = "secret-of-the-store-5512";
    tests::MessageGuard m_guard;
    QTemporaryDir m_folder;
    std::unique_ptr<tests::MariadbServer> m_server;
    int m_count = 0;

    struct Site
    {
        accounting::StoreAddress store{QString()};
        QString settings;
    };
    /// A new store on the server, and a settings file with a connection to it.
    Site makeSite(models::Mode purpose)
    {
        const auto name = QStringLiteral("store%1").arg(++m_count);
        m_server->run("CREATE DATABASE " + name.toUtf8());
        const auto url = QStringLiteral("mysql://admin@127.0.0.1:%1/%2?tls=off")
                             .arg(m_server->port())
                             .arg(name);
        Site site{{url, connections::Secret(password)}, m_folder.filePath(name + ".ini")};
        if (auto done = accounting::writeStore(site.store, tests::guiRecords()); !done)
            qFatal("%s", done.error().detail.c_str());
        app::Connection connection;
        connection.name = QStringLiteral("Site");
        connection.purpose = purpose;
        connection.url = *connections::parseDatabaseUrl(url);
        connection.keepsPassword = true;
        app::Settings settings(site.settings);
        app::ConnectionList(settings).replace({connection});
        return site;
    }
    static void open(ConnectionsFixture& f, const Site& site)
    {
        f.keychain
            ->entries[credentials::keychainEntry(*connections::parseDatabaseUrl(site.store.name))]
            = password;
        f.window.open(site.store.name);
    }
    static QWidget* applyDialog(ConnectionsFixture& f)
    {
        QSignalSpy shown(&f.window.applying(), &app::ApplyController::shown);
        f.trigger("applyChanges");
        (void)QTest::qWaitFor([&] { return !shown.isEmpty(); });
        return f.dialog("applyDialog");
    }
    static bool hasDialog(const ConnectionsFixture& f)
    {
        return f.visible("applyDialog") != nullptr;
    }

private slots:
    void initTestCase()
    {
        if (!tests::MariadbServer::missing().isEmpty())
            QSKIP("no MariaDB");
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        m_server = std::make_unique<tests::MariadbServer>();
        m_server->addUser(QStringLiteral("admin"), QString::fromLatin1(password),
                          QStringLiteral("ALL ON `store%`.*"));
    }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void whatIfAsksAndApplyDoesNot_data()
    {
        QTest::addColumn<bool>("asks");
        QTest::newRow("what-if") << true;
        QTest::newRow("apply") << false;
    }
    void whatIfAsksAndApplyDoesNot()
    {
        QFETCH(bool, asks);
        const auto site = makeSite(asks ? models::Mode::WhatIf : models::Mode::Apply);
        ConnectionsFixture f(site.settings);
        open(f, site);
        WAIT_EVALUATED(f.document);
        QVERIFY(f.workspace.editor.submit(ShareEdit{{"chem", "", ""}, 40}));
        WAIT_EVALUATED(f.document);
        const auto before = *accounting::storeRevision(site.store);
        auto* dialog = applyDialog(f);
        for (const auto* label : dialog->findChildren<QLabel*>())
            QVERIFY(!label->text().contains(QLatin1String(password)));
        QVERIFY(!named<QPlainTextEdit>(*dialog, "applyTextStore")
                     ->toPlainText()
                     .contains(QLatin1String(password)));
        ConnectionsFixture::click(*dialog, "applyWriteStore");
        if (asks) {
            auto* box = named<QMessageBox>(*dialog, "confirmWriting");
            QTRY_VERIFY(box->isVisible());
            QCOMPARE(*accounting::storeRevision(site.store), before);
            ConnectionsFixture::click(*box, "confirmWritingYes");
        }
        QTRY_VERIFY_WITH_TIMEOUT(!hasDialog(f), 20000);
        WAIT_EVALUATED(f.document);
        QCOMPARE(*accounting::storeRevision(site.store), before + 1);
        QVERIFY(!f.document.isEdited());
        QCOMPARE(f.document.shares(tests::assocAt(*f.document.snapshot(), "chem")), 40U);
        QVERIFY(!f.messages->text().contains(QLatin1String(password)));
        const auto audit = *accounting::storeAudit(site.store);
        QVERIFY(audit.back().databaseUser.starts_with("admin@"));
    }

    void monitorIsLockedUntilItIsOpenedAsWhatIf()
    {
        const auto site = makeSite(models::Mode::Monitor);
        ConnectionsFixture f(site.settings);
        open(f, site);
        WAIT_EVALUATED(f.document);
        auto* bar = named<LockBar>(f.window, "lockBar");
        QTRY_VERIFY(bar->isVisible());
        QVERIFY(named<QLabel>(*bar, "lockText")->text().contains("Site is open for Monitor"));
        auto* tree = named<QTreeView>(f.window, "accountTree");
        const auto chem = tests::assocAt(*f.document.snapshot(), "chem");
        const auto shares
            = f.workspace.accounts.indexOf(chem, models::AccountTreeModel::SharesColumn);
        const auto chemRow = tree->visualRect(shares);
        QTest::mouseDClick(tree->viewport(), Qt::LeftButton, {}, chemRow.center());
        QVERIFY(tree->viewport()->findChild<QLineEdit*>() == nullptr);
        auto* slider = f.window.findChild<BaselineSlider*>();
        QVERIFY(slider != nullptr && !slider->isEnabled());
        const auto isEnabled = [&](const char* action) {
            return f.window.findChild<QAction*>(QLatin1String(action))->isEnabled();
        };
        QVERIFY(!isEnabled("loadScenario") && !isEnabled("loadFromStore"));
        QVERIFY(!isEnabled("applyChanges"));

        ConnectionsFixture::click(*bar, "lockOpen");
        QVERIFY(bar->isHidden());
        QVERIFY(slider->isEnabled());
        QVERIFY(isEnabled("loadFromStore"));
        tests::editCell(tree, shares, QStringLiteral("41"));
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.document.shares(chem), 41U);
        QVERIFY(named<ModeBand>(f.window, "modeBand")->connectionText().contains("What-if"));
        // For this session only.
        app::Settings settings(site.settings);
        QCOMPARE(app::ConnectionList(settings).all().front().purpose, models::Mode::Monitor);
    }
};

FAIRLEAD_QTTEST(ApplyServerTest)
#include "tst_applyserver.moc"
