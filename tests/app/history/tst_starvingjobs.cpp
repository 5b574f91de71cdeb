// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/outlookcontroller.h"
#include "app/window/pages.h"
#include "models/outlook/outlookmodel.h"
#include "models/outlook/starvingmodel.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/outlook/outlookpage.h"
#include "views/outlook/starvingdialog.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

/// The list of those who starve, from the page Outlook.
class StarvingJobsTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void jobsThatStarveAreListed()
    {
        tests::OpenWindow f(QStringLiteral("demo:limoges"));
        f.window.pages().showPage(QStringLiteral("outlookPage"));
        auto& page = f.window.pages().page<OutlookPage>();
        WAIT_EVALUATED(f.document);
        QSignalSpy shown(&f.window.outlooks(), &app::OutlookController::shown);
        QTest::mouseClick(named<QPushButton>(page, "outlookRun"), Qt::LeftButton);
        QVERIFY(shown.wait(120000));
        auto* button = named<QToolButton>(page, "outlookStarving");
        QVERIFY(!button->isVisible());
        named<QComboBox>(page, "outlookFigure")->setCurrentText(QStringLiteral("Jobs that starve"));
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        auto* dialog = f.window.findChild<StarvingDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        const QAbstractItemModelTester tester(dialog->model());
        // As many as the page counts of what was recorded and of the first replay.
        const auto& outlook = *page.model()->view()->outlook;
        const auto count = [](const replay::RunFigures& run) {
            return run.of(replay::Grouping::Cluster)[0].starving;
        };
        QVERIFY(dialog->model()->rowCount() > 0);
        QCOMPARE(dialog->model()->rowCount(),
                 static_cast<int>(count(outlook.recorded)
                                  + count(outlook.policies.front().replicas.front())));
        QVERIFY(named<QTreeView>(*dialog, "starvingTable")->findChild<QAction*>("copyRowsAction"));
        const QPointer<StarvingDialog> watched(dialog);
        f.window.open(QStringLiteral("demo:textbook"));
        QTRY_VERIFY(watched.isNull()); // they are jobs of another cluster
    }
};

FAIRLEAD_QTTEST(StarvingJobsTest)
#include "tst_starvingjobs.moc"
