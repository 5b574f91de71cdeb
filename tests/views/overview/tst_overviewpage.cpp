// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/accounttreemodel.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/compare/comparepage.h"
#include "views/issues/issuesdock.h"
#include "views/overview/overviewpage.h"
#include "views/provenance/provenancedock.h"
#include "views/widgets/keyfigure.h"
#include "views/widgets/modeband.h"

#include <QLabel>
#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

class OverviewPageTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void nothingOpenSaysWhatToDo()
    {
        models::ScenarioDocument document;
        models::AccountTreeModel tree(&document, nullptr);
        OverviewPage page(&document, &tree);
        page.show();
        QVERIFY(page.findChild<QWidget*>("emptyState")->isVisible());
    }

    void figuresAndListsAreTheEvaluations()
    {
        models::ScenarioDocument document;
        models::AccountTreeModel tree(&document, nullptr);
        OverviewPage page(&document, &tree);
        page.resize(900, 900);
        page.show();
        tests::load(document, tests::guiRecords());
        WAIT_EVALUATED(document);
        QTRY_COMPARE(named<KeyFigure>(page, "waitingFigure")->value(), "3");
        QCOMPARE(named<KeyFigure>(page, "nextFigure")->value().left(3), "job");
        auto* over = named<QTreeView>(page, "overServedTable");
        QCOMPARE(over->model()->index(0, 0).data().toString(), "chem");
        const QSignalSpy activated(&page, &OverviewPage::accountActivated);
        tests::clickRow(over, 0);
        QTest::keyClick(over, Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
    }

    void whatMovesIsSummedUp()
    {
        models::ScenarioDocument document;
        models::AccountTreeModel tree(&document, nullptr);
        OverviewPage page(&document, &tree);
        ComparePage compare(&document);
        page.show();
        compare.show();
        tests::load(document, tests::guiRecords());
        WAIT_EVALUATED(document);
        QVERIFY(!named<QLabel>(compare, "compareEffect")->isVisible());
        QVERIFY(document.apply(ParameterEdit{"PriorityWeightAge", "1000000"}).has_value());
        WAIT_EVALUATED(document);
        QTRY_VERIFY(named<QLabel>(page, "overviewEffect")->text().contains(" of "));
        QVERIFY(named<QLabel>(compare, "compareEffect")->isVisible());
        QVERIFY(named<QTreeView>(compare, "jobMovers")->model()->rowCount() > 0);
    }

    void docksShowIssuesAndOrigins()
    {
        models::ScenarioDocument document;
        IssuesDock issues(&document);
        ProvenanceDock provenance(&document);
        auto records = tests::guiRecords();
        records.issues.push_back({Severity::Warning, "an odd line", "assocs.txt", 7});
        records.provenance.push_back({"raw usage", "raw_usage.txt", false});
        tests::load(document, records);
        WAIT_EVALUATED(document);
        QCOMPARE(issues.summary(), "1 warning");
        auto* table = named<QTreeView>(issues, "issuesTable");
        QCOMPARE(tests::printed(*table->model(), 1), QStringList("an odd line"));
        auto* origins = named<QTreeView>(provenance, "provenanceTable");
        QVERIFY(tests::printed(*origins->model(), 1).contains("raw_usage.txt"));
    }

    void modeIsSaidInWords()
    {
        ModeBand band;
        QCOMPARE(band.accessibleName(), "Mode: Monitor");
        band.setMode(models::Mode::WhatIf, QStringLiteral("2 edits"));
        QCOMPARE(band.accessibleName(), "Mode: What-if");
        QVERIFY(band.text().endsWith("2 edits"));
    }
};

FAIRLEAD_QTTEST(OverviewPageTest)
#include "tst_overviewpage.moc"
