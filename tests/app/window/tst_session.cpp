// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/workspace.h"
#include "app/settings/settings.h"
#include "app/window/mainwindow.h"
#include "models/queue/queuemodel.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/tables/columnfitter.h"

#include <QDockWidget>
#include <QHeaderView>
#include <QScreen>
#include <QTableView>
#include <QTest>
#include <QtEndian>

#include <algorithm>

using namespace fairlead;
using tests::named;

/// What a window keeps of its size and its panels, and how the next one takes it.
class SessionTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    struct Fixture : tests::OpenWindow
    {
        explicit Fixture(QSize size)
            : OpenWindow(QStringLiteral("demo:textbook"))
        {
            window.resize(size);
        }
    };

    static void settle(const QWidget& window)
    {
        for (int round = 0; round < 4; ++round) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY(std::ranges::none_of(window.findChildren<const views::ColumnFitter*>(),
                                         [](const auto* fitter) { return fitter->isWaiting(); }));
    }

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void aFirstWindowFitsItsScreen()
    {
        const QTemporaryDir folder;
        app::Settings settings(folder.filePath("fairlead.ini"));
        app::Workspace workspace;
        app::MainWindow window(workspace, settings);
        window.restoreSession(); // of nobody
        QVERIFY(window.width() <= window.screen()->availableSize().width());
        QVERIFY(window.height() < window.screen()->availableSize().height());
    }

    void docksBecomeTabsAndComeBack()
    {
        Fixture f({1600, 960});
        auto* accounts = named<QDockWidget>(f.window, "accountsDock");
        auto* whatIf = named<QDockWidget>(f.window, "whatIfDock");
        QCOMPARE(f.window.dockWidgetArea(whatIf), Qt::RightDockWidgetArea);
        f.window.resize(960, 540);
        QTRY_VERIFY(f.window.tabifiedDockWidgets(accounts).contains(whatIf));
        // Tab does not lead behind a tab, where keys would change weights unseen.
        QTRY_VERIFY(!whatIf->widget()->isEnabled());
        QVERIFY(accounts->widget()->isEnabled());
        whatIf->raise();
        QTRY_VERIFY(whatIf->widget()->isEnabled());
        QTRY_VERIFY(!accounts->widget()->isEnabled());
        accounts->raise();
        f.window.saveSession();
        f.window.resize(1600, 960);
        QTRY_COMPARE(f.window.dockWidgetArea(whatIf), Qt::RightDockWidgetArea);
        QTRY_VERIFY(whatIf->widget()->isEnabled());
        QVERIFY(f.window.tabifiedDockWidgets(accounts).isEmpty());
        // What was kept is the arrangement of the wide window.
        app::Workspace workspace;
        app::MainWindow again(workspace, f.settings);
        QVERIFY(again.restoreState(f.settings.value(app::settingkeys::state)));
        QCOMPARE(again.dockWidgetArea(again.findChild<QDockWidget*>("whatIfDock")),
                 Qt::RightDockWidgetArea);
    }

    // Its changes were gone for good once the window had been small.
    void aDockThatShrankGrowsAgain()
    {
        Fixture f({1280, 720});
        auto* accounts = named<QDockWidget>(f.window, "accountsDock");
        settle(f.window);
        const int before = accounts->width();
        f.window.resize(800, 720);
        settle(f.window);
        QVERIFY(accounts->width() < before);
        f.window.resize(1272, 720);
        settle(f.window);
        QCOMPARE(accounts->width(), before);
    }

    void theTabInFrontComesBack()
    {
        Fixture f({960, 540});
        auto* whatIf = named<QDockWidget>(f.window, "whatIfDock");
        QTRY_VERIFY(!whatIf->widget()->isEnabled());
        whatIf->raise();
        QTRY_VERIFY(whatIf->widget()->isEnabled());
        f.window.saveSession();
        app::Workspace workspace;
        app::MainWindow again(workspace, f.settings);
        again.resize(960, 540);
        again.restoreSession();
        again.show();
        QVERIFY(QTest::qWaitForWindowExposed(&again, fairlead::tests::longestWait));
        settle(again);
        QTRY_VERIFY(named<QDockWidget>(again, "whatIfDock")->widget()->isEnabled());
        QVERIFY(!named<QDockWidget>(again, "accountsDock")->widget()->isEnabled());
    }

    // What is kept is the arrangement of a wide window, which had other panels.
    void panelsOfANarrowWindowComeBack()
    {
        Fixture f({960, 700});
        auto* whatIf = named<QDockWidget>(f.window, "whatIfDock");
        QTRY_VERIFY(!whatIf->widget()->isEnabled()); // behind the accounts
        whatIf->close();
        named<QDockWidget>(f.window, "provenanceDock")->show();
        f.window.saveSession();
        app::Workspace workspace;
        app::MainWindow again(workspace, f.settings);
        again.resize(960, 700);
        again.restoreSession();
        again.show();
        QVERIFY(QTest::qWaitForWindowExposed(&again, fairlead::tests::longestWait));
        settle(again);
        QVERIFY(named<QDockWidget>(again, "whatIfDock")->isHidden());
        QVERIFY(named<QDockWidget>(again, "provenanceDock")->isVisible());
        QVERIFY(named<QDockWidget>(again, "issuesDock")->isHidden());
        again.resize(1600, 960);
        settle(again);
        QVERIFY(named<QDockWidget>(again, "whatIfDock")->isHidden());
        QCOMPARE(again.dockWidgetArea(named<QDockWidget>(again, "whatIfDock")),
                 Qt::RightDockWidgetArea);
    }

    void columnsAndOrderOfTheQueueComeBack()
    {
        Fixture f({1600, 960});
        using models::QueueModel;
        auto* table = named<QTableView>(f.window, "queueTable");
        views::ColumnFitter::of(table)->choose(QueueModel::GroupColumn, true);
        views::ColumnFitter::of(table)->choose(QueueModel::StateColumn, false);
        table->sortByColumn(QueueModel::JobColumn, Qt::DescendingOrder);
        f.window.saveSession();
        tests::OpenWindow again(QStringLiteral("demo:textbook"));
        again.settings.setValue(app::settingkeys::queueTable,
                                f.settings.value(app::settingkeys::queueTable));
        again.window.restoreSession();
        auto* other = named<QTableView>(again.window, "queueTable");
        const auto* fitter = views::ColumnFitter::of(other);
        QTRY_VERIFY(again.document.evaluation() != nullptr);
        QVERIFY(fitter->isWanted(QueueModel::GroupColumn));
        QVERIFY(!fitter->isWanted(QueueModel::StateColumn));
        QCOMPARE(other->horizontalHeader()->sortIndicatorSection(), int{QueueModel::JobColumn});
        QCOMPARE(other->horizontalHeader()->sortIndicatorOrder(), Qt::DescendingOrder);
        QVERIFY(other->model()->index(0, QueueModel::JobColumn).data().toString()
                > other->model()->index(1, QueueModel::JobColumn).data().toString());
    }

    // Qt keeps the state that a hidden maximised window restores, and puts it back while it is
    // shown.
    void aMaximisedSessionComesBackOnASmallScreen()
    {
        Fixture f({1600, 960});
        f.window.saveSession();
        QWidget small;
        small.setGeometry(0, 0, 800, 480);
        small.setWindowState(Qt::WindowMaximized);
        f.settings.setValue(app::settingkeys::geometry, small.saveGeometry());
        app::Workspace workspace;
        app::MainWindow again(workspace, f.settings);
        again.restoreSession();
        QVERIFY(again.isMaximized());
        again.show();
        QVERIFY(QTest::qWaitForWindowExposed(&again, fairlead::tests::longestWait));
        settle(again);
        auto* accounts = named<QDockWidget>(again, "accountsDock");
        auto* whatIf = named<QDockWidget>(again, "whatIfDock");
        QVERIFY(again.tabifiedDockWidgets(accounts).contains(whatIf));
        again.resize(1600, 960);
        QTRY_COMPARE(again.dockWidgetArea(whatIf), Qt::RightDockWidgetArea);
        QVERIFY(again.tabifiedDockWidgets(accounts).isEmpty());
    }

    // Of a screen of much other width Qt takes nothing, and the size would be the first one.
    void aSessionOfAMuchLargerScreenFitsThisOne()
    {
        constexpr int screenWidth = 46; // where Qt writes it  @unit bytes
        Fixture f({1600, 960});
        f.window.saveSession();
        auto geometry = f.window.saveGeometry();
        qToBigEndian<qint32>(5000, geometry.data() + screenWidth);
        f.settings.setValue(app::settingkeys::geometry, geometry);
        app::Workspace workspace;
        app::MainWindow again(workspace, f.settings);
        again.resize(2 * again.screen()->availableSize());
        QVERIFY(!again.restoreGeometry(geometry)); // else this tests nothing
        again.restoreSession();
        const auto room = again.screen()->availableSize();
        QVERIFY(again.width() <= room.width() && again.height() <= room.height());
    }
};

FAIRLEAD_QTTEST(SessionTest)
#include "tst_session.moc"
