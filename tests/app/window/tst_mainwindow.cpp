// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/settings.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/statusline.h"
#include "app/window/workspace.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/messagebar.h"
#include "views/widgets/modeband.h"

#include <QAction>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QToolButton>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

class MainWindowTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        explicit Fixture(const QString& source = QStringLiteral("demo:textbook"))
        {
            window.show();
            (void)QTest::qWaitForWindowActive(&window);
            if (!source.isEmpty())
                window.open(source);
        }
        [[nodiscard]] QAction* action(const char* name) const
        {
            auto* found = window.findChild<QAction*>(QLatin1String(name));
            if (found == nullptr)
                qFatal("no action is named %s", name);
            return found;
        }
        QTemporaryDir folder;
        app::Settings settings{folder.filePath("fairlead.ini")};
        app::Workspace workspace;
        app::MainWindow window{workspace, settings};
        models::ScenarioDocument& document = workspace.document;
        MessageBar* messages = named<MessageBar>(window, "messageBar");
    };
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void opensADemoAndSaysWhatItIs()
    {
        Fixture f;
        QVERIFY(!f.action("exportPdf")->isEnabled());
        WAIT_EVALUATED(f.document);
        const auto status = named<QLabel>(f.window, "statusText")->text();
        QVERIFY(status.contains("associations") && status.contains("ms")
                && status.contains("read-only"));
        QVERIFY(f.action("exportPdf")->isEnabled());
        QCOMPARE(
            f.window.pageNames(),
            QStringList({"overviewPage", "sharesPage", "queuePage", "comparePage", "usagePage"}));
    }

    void editsTurnTheBandBlueAndUndoTurnsItBack()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        auto* band = named<ModeBand>(f.window, "modeBand");
        QCOMPARE(band->mode(), models::Mode::Monitor);
        auto* age = named<BaselineSlider>(f.window, "PriorityWeightAgeSlider");
        tests::dragSlider(age, {age->maximum()});
        QCOMPARE(band->mode(), models::Mode::WhatIf);
        QTest::keyClick(&f.window, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(band->mode(), models::Mode::Monitor);
        QTest::keyClick(&f.window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(band->mode(), models::Mode::WhatIf);
        f.action("reset")->trigger();
        QTRY_COMPARE(band->mode(), models::Mode::Monitor);
    }

    void anErrorLeavesTheOldSnapshotOnTheScreen()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        const auto before = f.document.snapshot();
        f.window.open(QStringLiteral("/no/such/folder"));
        QTRY_VERIFY(f.messages->isVisible());
        QVERIFY(f.messages->text().contains("/no/such/folder"));
        QTest::mouseClick(named<QToolButton>(f.window, "messageDetailsButton"), Qt::LeftButton);
        QVERIFY(!named<QLabel>(f.window, "messageDetails")->text().isEmpty());
        QCOMPARE(f.document.snapshot(), before);
    }

    void refreshKeepsTheEdits()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QVERIFY(f.document.apply(ParameterEdit{"PriorityWeightAge", "77"}).has_value());
        const QSignalSpy shown(&f.document, &models::ScenarioDocument::snapshotChanged);
        QTest::keyClick(&f.window, Qt::Key_F5);
        QTRY_COMPARE(shown.count(), 1);
        QCOMPARE(f.document.policy().slurm().weight(Factor::Age), 77U);
    }

    void findLeadsToTheFilter()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QTest::keyClick(&f.window, Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(named<QTabWidget>(f.window, "pages")->currentWidget()->objectName(), "queuePage");
        QTRY_VERIFY(named<QLineEdit>(f.window, "queueFilter")->hasFocus());
    }

    void helpShowsTheGuide()
    {
        Fixture f{QString()};
        QTest::keyClick(&f.window, Qt::Key_F1);
        auto* dialog = f.window.findChild<QWidget*>("helpDialog");
        QVERIFY(dialog != nullptr);
        QVERIFY(named<QTextBrowser>(*dialog, "helpText")->toPlainText().contains("What-if"));
    }

    void sessionIsRestored()
    {
        const QTemporaryDir folder;
        app::Settings settings(folder.filePath("fairlead.ini"));
        app::Workspace workspace;
        {
            app::MainWindow window(workspace, settings);
            window.showPage(QStringLiteral("queuePage"));
            named<QDockWidget>(window, "issuesDock")->show();
            window.show();
            window.close();
        }
        app::MainWindow again(workspace, settings);
        again.restoreSession();
        QCOMPARE(named<QTabWidget>(again, "pages")->currentWidget()->objectName(), "queuePage");
        QVERIFY(!named<QDockWidget>(again, "issuesDock")->isHidden());
    }

    void everyInteractiveWidgetHasANameForScreenReaders()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        for (const auto* widget : f.window.findChildren<QWidget*>()) {
            const bool isOurs
                = widget->objectName().size() > 0 && !widget->objectName().startsWith("qt_");
            const bool isInteractive = (qobject_cast<const QAbstractItemView*>(widget) != nullptr
                                        && qobject_cast<const QHeaderView*>(widget) == nullptr)
                || qobject_cast<const QSlider*>(widget) != nullptr
                || qobject_cast<const QDoubleSpinBox*>(widget) != nullptr;
            if (isOurs && isInteractive)
                QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
        }
    }
};

FAIRLEAD_QTTEST(MainWindowTest)
#include "tst_mainwindow.moc"
