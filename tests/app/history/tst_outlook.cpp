// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/apply/exportcontroller.h"
#include "app/history/outlookcontroller.h"
#include "app/window/pages.h"
#include "models/document/policycomparison.h"
#include "models/outlook/coursemodel.h"
#include "models/outlook/outlookmodel.h"
#include "models/words/trustwords.h"
#include "models/words/valueformat.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/compare/comparepage.h"
#include "views/outlook/dumbbellview.h"
#include "views/outlook/outlookpage.h"
#include "views/outlook/outlookscenarios.h"
#include "views/outlook/ribbonview.h"
#include "views/outlook/shapemapview.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

/// The page Outlook as somebody uses it, on a demo with a history and one without.
class OutlookTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    struct Fixture : tests::OpenWindow
    {
        explicit Fixture(const QString& source)
            : OpenWindow(source)
        {
            window.pages().showPage(QStringLiteral("outlookPage"));
        }
        [[nodiscard]] bool run()
        {
            QSignalSpy shown(&window.outlooks(), &app::OutlookController::shown);
            QTest::mouseClick(named<QPushButton>(page, "outlookRun"), Qt::LeftButton);
            return shown.wait(tests::longestWait);
        }
        [[nodiscard]] bool says(const QString& words) const { return tests::isSaid(page, words); }

        OutlookPage& page = window.pages().page<OutlookPage>();
        models::OutlookModel& model = *page.model();
    };

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void keptEditsAreAPolicyOfTheirOwn()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        auto* menu = named<QMenu>(f.page, "outlookScenariosMenu");
        const auto entry = [&](const char* name) { return menu->findChild<QAction*>(name); };
        QVERIFY(!entry("outlookKeep")->isEnabled());
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightAge", "70000"}));
        WAIT_EVALUATED(f.document);
        entry("outlookKeep")->trigger();
        QCOMPARE(f.page.scenarios().wanted().size(), std::size_t{1});
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightAge", "0"}));
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightFairshare", "1000"}));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.run());
        QCOMPARE(f.model.policyNames(),
                 (QStringList{"Policy as it is", "Edits 1: PriorityWeightAge 70,000",
                              "With the edits"})); // the last is what the changes are of
        entry("outlookScenario1")->trigger(); // not wanted any more
        QVERIFY(f.page.scenarios().wanted().empty());
        QVERIFY(f.run());
        QCOMPARE(f.model.policyNames().size(), 2);
        f.document.setScenario({}); // or it would be asked for first
        f.window.open(QStringLiteral("demo:textbook"));
        QTRY_VERIFY(entry("outlookScenario1") == nullptr); // it names accounts of another cluster
    }

    void theFirstRunSaysHowLongItTakes()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QTRY_VERIFY(f.says(QStringLiteral("Run takes about")));
        auto* days = named<QComboBox>(f.page, "outlookDays");
        days->setCurrentIndex(0); // is asked again
        QVERIFY(!f.says(QStringLiteral("Run takes about")));
        QTRY_VERIFY(f.says(QStringLiteral("Run takes about")));
        QVERIFY(f.run());
        QVERIFY(!f.says(QStringLiteral("Run takes about")));
    }

    void editsAreReplayedBesideThePolicyAsItIs()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.run());
        QCOMPARE(f.model.policyNames().size(), 1);
        QVERIFY(f.model.rowCount() > 10);
        QVERIFY(f.says(QStringLiteral("recorded starts found")));
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightAge", "70000"}));
        WAIT_EVALUATED(f.document);
        // A replay that took a second or less follows by itself, a moment later.
        const auto follows = [&] {
            return f.model.policyNames().size() == 2
                || named<QPushButton>(f.page, "outlookStop")->isVisible();
        };
        QTRY_VERIFY(follows() || f.says(QStringLiteral("of other settings")));
        if (!follows())
            QVERIFY(f.run());
        QTRY_COMPARE(f.model.policyNames().size(), 2);
        const int change = f.model.columnCount() - 1;
        int moved = 0;
        for (int row = 0; row < f.model.rowCount(); ++row)
            moved += f.model.index(row, change).data().toString() == "none beyond chance" ? 0 : 1;
        QVERIFY2(moved > 3, "the age of jobs counts as much as fair-share: somebody waits longer");
        QVERIFY(f.says(QStringLiteral("mean wait is longer")));
        QVERIFY(!f.says(QStringLiteral("of other settings")));
        // By partition and as a share: the same run, laid out anew.
        auto* group = named<QComboBox>(f.page, "outlookGroup");
        group->setCurrentIndex(group->findText("by partition"));
        QCOMPARE(f.model.rowCount(), 6); // of rapide and normal together there are jobs
    }

    void theSameSettingsAgainAreAsReplayed()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityDecayHalfLife", "7-0"}));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.run());
        QVERIFY(f.window.outlooks().current() != nullptr);
        f.workspace.undo.undo();
        QTRY_VERIFY(f.window.outlooks().current() == nullptr);
        f.workspace.undo.redo(); // where a replay follows by itself it comes to the same
        QTRY_VERIFY(f.window.outlooks().current() != nullptr);
        QVERIFY(!f.says("of other settings"));
    }

    void theSecondClickOfADoubleClickStopsNothing()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        auto* stop = named<QPushButton>(f.page, "outlookStop");
        QTest::mouseClick(named<QPushButton>(f.page, "outlookRun"), Qt::LeftButton);
        QVERIFY(stop->isVisible());
        const auto place = QPointF(stop->rect().center());
        for (const auto type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            QMouseEvent event(type, place, stop->mapToGlobal(place), Qt::LeftButton,
                              type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton,
                              Qt::NoModifier);
            QApplication::sendEvent(stop, &event);
        }
        QVERIFY(stop->isVisible());
        QTest::mouseClick(stop, Qt::LeftButton);
        QTRY_VERIFY(!stop->isVisible());
        QVERIFY(f.says("Stopped; there is nothing to show yet."));
    }

    void aRunThatIsStoppedLateShowsWhatItHas()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        auto* stop = named<QPushButton>(f.page, "outlookStop");
        const auto* progress = named<QProgressBar>(f.page, "outlookProgress");
        QTest::mouseClick(named<QPushButton>(f.page, "outlookRun"), Qt::LeftButton);
        QTRY_VERIFY(progress->value() >= progress->maximum() / 10);
        QVERIFY(stop->isVisible());
        QTest::mouseClick(stop, Qt::LeftButton);
        QTRY_VERIFY(!stop->isVisible());
        QVERIFY(f.says("Stopped: this is of "));
        QVERIFY(f.says(" of 10 replicas."));
        QVERIFY(f.model.rowCount() > 10);
        QVERIFY(f.says("its starts were not checked")); // the band
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightAge", "70000"}));
        // Beside it; a fast machine follows at once.
        QTRY_VERIFY(f.says("of other settings") || stop->isVisible());
        QVERIFY(f.says(" of 10 replicas.") || stop->isVisible());
    }

    void aStoppedRunLeavesWhatWasShown()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.run());
        const auto shown = f.window.outlooks().current();
        QVERIFY(shown != nullptr);
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightAge", "70000"}));
        WAIT_EVALUATED(f.document);
        auto* stop = named<QPushButton>(f.page, "outlookStop");
        if (!stop->isVisible())
            QTest::mouseClick(named<QPushButton>(f.page, "outlookRun"), Qt::LeftButton);
        QTest::mouseClick(stop, Qt::LeftButton);
        QTRY_VERIFY(!stop->isVisible());
        QVERIFY(f.says("Stopped; what is shown is the run before."));
        QVERIFY(f.says("of other settings"));
        QVERIFY(f.window.outlooks().isOutdated());
        // Twice as many policies as were replayed take twice as long.
        QVERIFY(f.says(models::valueformat::duration(static_cast<quint64>(
            std::chrono::ceil<std::chrono::seconds>(2 * shown->took).count()))));
        f.workspace.undo.undo();
        QTRY_COMPARE(f.window.outlooks().current(), shown);
        QVERIFY(!f.says("of other settings"));
    }

    void howFarToTrustItStandsAboveThePictures()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.run());
        auto* band = named<QLabel>(f.page, "outlookTrustBand");
        QVERIFY(band->isVisible());
        QVERIFY2(band->text().startsWith("A demo"), qPrintable(band->text()));
        QVERIFY(band->mapTo(&f.page, QPoint()).y()
                < named<QComboBox>(f.page, "outlookFigure")->mapTo(&f.page, QPoint()).y());
        QVERIFY(!named<QTreeView>(f.page, "outlookTable")->isVisible());
        QTest::mouseClick(band, Qt::LeftButton);
        QVERIFY(named<QTreeView>(f.page, "outlookTable")->isVisible());
    }

    void aReportSaysThatTheOutlookIsLeftOut()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.run());
        auto* exports = f.window.findChild<app::ExportController*>();
        QSignalSpy written(exports, &app::ExportController::written);
        const auto note = [&](const QString& file) {
            exports->writePdf(f.folder.filePath(file));
            (void)written.wait(tests::longestWait);
            return named<QLabel>(f.window, "messageText")->text();
        };
        QVERIFY(!note("of-these.pdf").contains("without the Outlook"));
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightAge", "70000"}));
        QTRY_VERIFY(f.window.outlooks().isOutdated());
        QVERIFY(note("of-others.pdf").contains("without the Outlook"));
    }

    void anEditDuringARunMakesItsAnswerOld()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QSignalSpy shown(&f.window.outlooks(), &app::OutlookController::shown);
        QTest::mouseClick(named<QPushButton>(f.page, "outlookRun"), Qt::LeftButton);
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightAge", "70000"}));
        QVERIFY(f.window.outlooks().current() == nullptr);
        QVERIFY(shown.wait(tests::longestWait));
        QCOMPARE(f.model.policyNames().size(), 1);
        if (!named<QPushButton>(f.page, "outlookStop")->isVisible() && shown.size() == 1) {
            QVERIFY(f.window.outlooks().current() == nullptr);
            QTRY_VERIFY(f.says(QStringLiteral("of other settings")) || shown.size() > 1);
        }
    }

    void whatIsShownIsExported()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.run());
        QVERIFY(f.window.outlooks().current() != nullptr);
        auto* exports = f.window.findChild<app::ExportController*>();
        QSignalSpy written(exports, &app::ExportController::written);
        const QDir tables(f.folder.filePath("tables"));
        exports->writeCsv(tables.path());
        QVERIFY(written.wait(tests::longestWait));
        QFile outlook(tables.filePath("outlook.csv"));
        QVERIFY(outlook.open(QIODevice::ReadOnly));
        const auto text = outlook.readAll();
        QVERIFY(text.startsWith("Policy,Account,Jobs,MeanWait"));
        QVERIFY(text.contains("\nrecorded,photonique,") && text.contains("\nbaseline,photonique,"));
        // Of the page Usage, which nobody has opened, too.
        QVERIFY(tables.exists("usage.csv") && tables.exists("waits.csv"));
    }

    void aPolicyThatCompareHasOpenedIsReplayedToo()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("other.conf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("PriorityWeightFairshare=1\nPartitionName=elsewhere Nodes=ALL\n");
        file.close();
        auto other
            = std::make_shared<OtherPolicy>(OtherPolicy{f.document.baselinePolicy(), {}, {}});
        other->settings.editSlurm().setWeight(Factor::FairShare, 1);
        auto& comparison = f.window.pages().page<ComparePage>().comparison();
        comparison.setPolicy(file.fileName(), other);
        QVERIFY(f.run());
        QCOMPARE(f.model.policyNames(), QStringList({"Policy as it is", "other.conf"}));
        QVERIFY(f.model.view()->facts.contains(QStringLiteral(
            "other.conf: partition elsewhere is not in the source and is left out")));
        // Compare shows the file as it was opened; a second run is of the same.
        QVERIFY(file.remove());
        QVERIFY(f.run());
        QCOMPARE(f.model.policyNames(), QStringList({"Policy as it is", "other.conf"}));
    }

    void aRunIsStopped()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        auto* stop = named<QPushButton>(f.page, "outlookStop");
        QTest::mouseClick(named<QPushButton>(f.page, "outlookRun"), Qt::LeftButton);
        QVERIFY(stop->isVisible());
        QTest::mouseClick(stop, Qt::LeftButton);
        QTRY_VERIFY(!stop->isVisible());
        QVERIFY(named<QPushButton>(f.page, "outlookRun")->isVisible());
        QCOMPARE(f.model.rowCount(), 0);
        QVERIFY(f.run()); // and it can be run again
        QVERIFY(f.model.rowCount() > 10);
    }

    void aSourceWithoutAHistorySaysSo()
    {
        Fixture f(QStringLiteral("demo:textbook"));
        WAIT_EVALUATED(f.document);
        QTRY_VERIFY(f.says(QStringLiteral("There is no history to replay")));
        QVERIFY(f.says(QStringLiteral("Limoges (demo:limoges) has one")));
        const auto* run = named<QPushButton>(f.page, "outlookRun");
        QVERIFY(!run->isEnabled());
        QVERIFY(run->toolTip().contains("Limoges (demo:limoges) has one"));
        // Another source begins anew.
        f.window.open(QStringLiteral("demo:limoges"));
        QTRY_VERIFY(!f.says(QStringLiteral("There is no history")));
        QVERIFY(run->isEnabled());
        QVERIFY(!run->toolTip().contains("demo:limoges has"));
    }

    void figuresOverTimeAndByShape()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightFairshare", "0"}));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.run());
        auto* figure = named<QComboBox>(f.page, "outlookFigure");
        auto* group = named<QComboBox>(f.page, "outlookGroup");
        const auto choose = [](QComboBox* box, const char* text) {
            box->setCurrentIndex(box->findText(QString::fromUtf8(text)));
        };
        choose(figure, "Jobs waiting, over time");
        auto* ribbons = named<views::RibbonView>(f.page, "outlookCourses");
        QVERIFY(ribbons->isVisible());
        QVERIFY(!group->isEnabled());
        QCOMPARE(group->currentText(), "all jobs");
        QVERIFY(f.page.courses()->rowCount() > 20);
        const auto text
            = ribbons->itemText(ribbons->itemAt({ribbons->width() / 2, ribbons->height() / 2}));
        QVERIFY2(text.contains(QStringLiteral("With the edits: ")), qPrintable(text));
        choose(figure, "Share delivered, over time");
        QVERIFY(f.page.courses()->courses().size() > 10);
        QCOMPARE(group->currentText(), "by account");
        auto* table = named<QTreeView>(f.page, "outlookTable");
        QCOMPARE(table->model(), static_cast<QAbstractItemModel*>(f.page.courses()));
        choose(figure, "Median wait");
        QVERIFY(group->isEnabled());
        QCOMPARE(group->currentText(), "by account"); // as it was before
        choose(group, "by size and run time");
        QCOMPARE(table->model(), static_cast<QAbstractItemModel*>(&f.model));
        auto* map = named<views::ShapeMapView>(f.page, "outlookShapes");
        QCOMPARE(map->itemCount(), static_cast<int>(f.model.shownRows().size()));
        for (int row = 0; row < map->itemCount(); ++row)
            QCOMPARE(map->itemAt(map->itemRect(row).center()), row);
        choose(figure, "Jobs that starve");
        QVERIFY(map->isVisible());
    }

    void valuesStandInOrderOnTheAxis()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.run());
        const auto* chart = f.page.findChild<DumbbellView*>();
        double before = -1.0;
        for (const double wait : {0.0, 1.0, 60.0, 600.0, 3600.0, 20000.0}) {
            QVERIFY(chart->position(wait) > before);
            before = chart->position(wait);
        }
        QVERIFY(before < chart->width());
    }
};

FAIRLEAD_QTTEST(OutlookTest)
#include "tst_outlook.moc"
