// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/jobtermsmodel.h"
#include "models/tree/accounttreemodel.h"
#include "tests/support/directscenarioeditor.h"
#include "tests/support/guisupport.h"
#include "tests/support/moabqueue.h"
#include "tests/support/qttestmain.h"
#include "views/accounts/accountsdock.h"
#include "views/compare/comparepage.h"
#include "views/overview/overviewpage.h"
#include "views/queue/jobchart.h"
#include "views/queue/jobpanel.h"
#include "views/queue/queuepage.h"
#include "views/whatif/moabpanel.h"
#include "views/whatif/whatifdock.h"
#include "views/widgets/breadcrumb.h"
#include "views/widgets/cells/factorlegend.h"

#include <QAbstractBarSeries>
#include <QBarSet>
#include <QChart>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>
#include <QValueAxis>

#include <numeric>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

namespace {
SnapshotRecords queueOf(moab::Dialect dialect)
{
    tests::MoabQueue queue("QUEUETIMEWEIGHT 3\nUSERWEIGHT 2\nUSERCAP 50\nXFACTORWEIGHT -4\n"
                           "USERCFG[john] PRIORITY=100\nUSERCFG[ann] PRIORITY=10",
                           dialect);
    queue.add("one", 600);
    queue.add("two", 900).user = "ann";
    return queue.records();
}

/// The line of that name, and its cells.
QTreeWidgetItem* lineOf(const QTreeWidget& tree, const char* name)
{
    const auto found
        = tree.findItems(QLatin1String(name), Qt::MatchExactly | Qt::MatchRecursive, 0);
    return found.isEmpty() ? nullptr : found.first();
}
} // namespace

/// What the dashboard shows of Moab and Maui.
class MoabPanelTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        explicit Fixture(moab::Dialect dialect = moab::Dialect::Moab)
        {
            tests::load(document, queueOf(dialect));
            dock.resize(340, 900);
            dock.show();
            (void)QTest::qWaitForWindowExposed(&dock);
        }
        models::ScenarioDocument document;
        tests::DirectScenarioEditor editor{document};
        WhatIfDock dock{&document, &editor};
        QTreeWidget* tree = named<QTreeWidget>(dock, "moabTree");
    };
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void theTreeHoldsWhatTheDialectKnows()
    {
        const Fixture moab;
        QVERIFY(moab.tree->isVisible());
        QVERIFY(!named<BaselineSlider>(moab.dock, "PriorityWeightAgeSlider")->isVisible());
        QCOMPARE(moab.tree->topLevelItemCount(), 8);
        QCOMPARE(lineOf(*moab.tree, "QUEUETIME")->text(1), QStringLiteral("3"));
        QCOMPARE(lineOf(*moab.tree, "USER")->text(2), QStringLiteral("50"));
        QCOMPARE(lineOf(*moab.tree, "USER")->parent()->text(0), QStringLiteral("CRED"));
        QVERIFY(lineOf(*moab.tree, "ATTRSTATE") != nullptr);
        const Fixture maui(moab::Dialect::Maui);
        QCOMPARE(maui.tree->topLevelItemCount(), 7);
        QVERIFY(lineOf(*maui.tree, "ATTRSTATE") == nullptr);
        QVERIFY(lineOf(*maui.tree, "STARTCOUNT") == nullptr);
    }

    /// A few points above 0 beside many below it made a step for each of the few.
    void littleAboveZeroBesideMuchBelowHasFewTicks()
    {
        models::ScenarioDocument document;
        QueuePage page(&document);
        page.resize(900, 600);
        page.show();
        (void)QTest::qWaitForWindowExposed(&page);
        tests::MoabQueue queue("USERWEIGHT 1\nUSERCFG[john] PRIORITY=4000\n"
                               "USERCFG[ann] PRIORITY=-99667",
                               moab::Dialect::Moab);
        queue.add("one", 600);
        queue.add("two", 900).user = "ann";
        tests::load(document, queue.records());
        WAIT_EVALUATED(document);
        named<QTableView>(page, "queueTable")->selectAll();
        const auto* chart = named<JobChart>(page, "jobChart");
        QTRY_COMPARE(chart->drawnJobs(), 2);
        const auto* points
            = qobject_cast<QValueAxis*>(chart->chart()->axes(Qt::Horizontal).value(0));
        QVERIFY(points->min() < -90000);
        QVERIFY((points->max() - points->min()) / points->tickInterval() < 6);
    }

    /// There is no share tree to lead anybody to.
    void nothingSendsToAShareTree()
    {
        models::ScenarioDocument document;
        tests::MoabQueue queue("FSPOLICY DEDICATEDPS\nFSDEPTH 2\nFSWEIGHT 1\nFSUSERWEIGHT 1\n"
                               "USERCFG[ann] FSTARGET=20",
                               moab::Dialect::Moab);
        queue.add("two", 900).user = "ann";
        tests::load(document, queue.records());
        WAIT_EVALUATED(document);
        tests::DirectScenarioEditor editor{document};
        models::AccountTreeModel accounts(&document, &editor);
        const OverviewPage overview(&document, &accounts);
        const ComparePage compare(&document);
        for (const QWidget* page :
             {static_cast<const QWidget*>(&overview), static_cast<const QWidget*>(&compare)}) {
            for (const auto* label : page->findChildren<QLabel*>())
                QVERIFY2(!label->text().contains("in the tree"), qPrintable(label->text()));
        }
        AccountsDock dock(&document, &accounts);
        dock.show();
        auto* tree = named<QTreeView>(dock, "fairshareTree");
        const auto* refusal = named<QLabel>(dock, "accountsRefusal");
        (void)QTest::qWaitForWindowActive(&dock);
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_F4);
        QTRY_VERIFY(refusal->text().contains("no share tree"));
    }

    void aTypedWeightReRanks()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.document.evaluation()->moab.start[0], 125);
        lineOf(*f.tree, "USER")->setText(1, QStringLiteral("10"));
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.document.evaluation()->moab.start[0], 525);
        QVERIFY(lineOf(*f.tree, "USER")->font(1).bold());
        lineOf(*f.tree, "USER")->setText(1, QStringLiteral("much"));
        QCOMPARE(lineOf(*f.tree, "USER")->text(1), QStringLiteral("10"));
        lineOf(*f.tree, "USER")->setText(2, QStringLiteral("0"));
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.document.evaluation()->moab.start[0], 1025);
    }

    void whatIsNoNumberIsRefusedInWords()
    {
        Fixture f;
        auto* line = lineOf(*f.tree, "USER");
        for (const auto* typed : {"12a", "1e3"}) {
            f.tree->editItem(line, 1);
            auto* editor = f.tree->viewport()->findChild<QLineEdit*>();
            QVERIFY(editor != nullptr);
            QVERIFY(editor->alignment().testFlag(Qt::AlignRight));
            editor->selectAll();
            QTest::keyClicks(editor, QLatin1String(typed));
            QTest::keyClick(editor, Qt::Key_Return);
            const auto* words = f.dock.findChild<QLabel*>("refusal");
            QVERIFY2(words != nullptr && words->text().contains(QLatin1String(typed)), typed);
            QCOMPARE(editor->text(), QLatin1String(typed)); // to be corrected
            QCOMPARE(line->text(1), "2");
            QTest::keyClick(editor, Qt::Key_Escape);
            QTRY_VERIFY(f.tree->viewport()->findChild<QLineEdit*>() == nullptr);
        }
    }

    void numbersCanBeTypedAsTheyAreShown()
    {
        Fixture f;
        auto* line = lineOf(*f.tree, "USER");
        line->setText(2, QStringLiteral("20,000"));
        QCOMPARE(f.document.parameter(QStringLiteral("USERCAP")), "20000");
        QCOMPARE(line->text(2), "20000"); // to be edited
    }

    void theSelectedWeightHasASlider()
    {
        Fixture f;
        f.tree->setCurrentItem(lineOf(*f.tree, "QUEUETIME"));
        auto* slider = named<BaselineSlider>(f.dock, "QUEUETIMEWEIGHTSlider");
        QTRY_VERIFY(slider->isVisible() && slider->width() > 50);
        tests::dragSlider(slider, {slider->maximum()});
        QVERIFY(f.document.parameter(QStringLiteral("QUEUETIMEWEIGHT")).toLongLong() > 1000);
        f.tree->setCurrentItem(lineOf(*f.tree, "XFACTOR"));
        QVERIFY(!named<BaselineSlider>(f.dock, "XFACTORWEIGHTSlider")->isEnabled());
        // It stayed as it was, and showed 0.
        f.tree->setCurrentItem(lineOf(*f.tree, "QUEUETIME"));
        QVERIFY(f.editor.submit(ParameterEdit{"QUEUETIMEWEIGHT", "-5"}));
        QVERIFY(!named<BaselineSlider>(f.dock, "QUEUETIMEWEIGHTSlider")->isEnabled());
        QVERIFY(f.editor.submit(ParameterEdit{"QUEUETIMEWEIGHT", "5"}));
        QVERIFY(named<BaselineSlider>(f.dock, "QUEUETIMEWEIGHTSlider")->isEnabled());
    }

    void theBarsOfTheQueueAreComponents()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QueuePage page(&f.document);
        const auto terms = pointsOf(*f.document.evaluation(), RowIndex(0));
        const auto& parts = terms.points;
        QCOMPARE(parts[0], 100.0); // CRED
        QCOMPARE(std::accumulate(parts.begin(), parts.end(), 0.0), terms.sum);
        models::JobTermsModel model(&f.document);
        const auto names = model.bars().parts;
        QCOMPARE(names.size(), 7);
        QCOMPARE(names.first(), QStringLiteral("CRED"));
        QCOMPARE(names.last(), QStringLiteral("USAGE"));
    }

    void aComponentOpensFromLegendAndBarAndClosesAgain()
    {
        models::ScenarioDocument document;
        QueuePage page(&document);
        page.resize(1100, 800);
        page.show();
        (void)QTest::qWaitForWindowExposed(&page);
        tests::load(document, queueOf(moab::Dialect::Moab));
        WAIT_EVALUATED(document);
        tests::clickRow(named<QTableView>(page, "queueTable"), 0);
        auto* path = named<Breadcrumb>(page, "jobPath");
        QVERIFY(!path->isVisible());

        auto* legend = named<FactorLegend>(page, "factorLegend");
        QTest::mouseClick(legend, Qt::LeftButton, {}, legend->areaOf(3).center());
        QTRY_VERIFY(path->isVisible());
        QCOMPARE(path->path().last(), QStringLiteral("SERVICE"));
        auto* chart = named<JobChart>(page, "jobChart");
        const auto* series = qobject_cast<QAbstractBarSeries*>(chart->chart()->series().first());
        QCOMPARE(series->barSets().first()->label(), QStringLiteral("QUEUETIME"));
        QCOMPARE(named<QTreeView>(page, "subTermsTable")->model()->rowCount(), series->count() + 1);
        QTest::mouseClick(named<QToolButton>(page, "breadcrumbStep0"), Qt::LeftButton);
        QTRY_VERIFY(!path->isVisible());
        QCOMPARE(series->barSets().first()->label(), QStringLiteral("CRED"));

        legend->setFocus(); // with the keyboard, on from where the mouse was
        for (int step = 0; step < 3; ++step)
            QTest::keyClick(legend, Qt::Key_Left);
        QTest::keyClick(legend, Qt::Key_Return);
        QTRY_VERIFY(path->isVisible());
        QCOMPARE(path->path().last(), QStringLiteral("CRED"));
        QTest::keyClick(named<JobPanel>(page, "jobPanel"), Qt::Key_Escape);
        QTRY_VERIFY(!path->isVisible());

        QCoreApplication::processEvents(); // the chart lays itself out
        const double points = series->barSets().first()->at(0);
        QVERIFY(points > 0.0);
        const auto place
            = chart->chart()->mapToPosition({points / 2.0, 0.0}, chart->chart()->series().first());
        QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, chart->mapFromScene(place));
        QTRY_VERIFY(path->isVisible());
        QCOMPARE(path->path().last(), QStringLiteral("CRED"));
    }
};

FAIRLEAD_QTTEST(MoabPanelTest)
#include "tst_moabpanel.moc"
