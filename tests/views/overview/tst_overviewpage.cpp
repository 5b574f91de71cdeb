// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/servedmodel.h"
#include "models/tree/accounttreemodel.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/compare/comparepage.h"
#include "views/issues/issuesdock.h"
#include "views/overview/overviewpage.h"
#include "views/provenance/provenancedock.h"
#include "views/widgets/inputs/momentedit.h"
#include "views/widgets/modeband.h"
#include "views/widgets/tables/columnfitter.h"
#include "views/widgets/texts/keyfigure.h"

#include <QLabel>
#include <QLineEdit>
#include <QTabWidget>
#include <QToolButton>
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

    /// A longer verdict put one list below the other, and the page moved under the pointer.
    void theListsStayWhereTheyAreWhenAVerdictGrows()
    {
        models::ScenarioDocument document;
        models::AccountTreeModel tree(&document, nullptr);
        OverviewPage page(&document, &tree);
        page.resize(936, 600); // of a window of 1280
        page.show();
        auto records = tests::guiRecords();
        tests::load(document, records);
        WAIT_EVALUATED(document);
        const auto* under = named<QWidget>(page, "underServed");
        const auto* over = named<QWidget>(page, "overServed");
        const auto isLevel
            = [&] { return under->mapTo(&page, QPoint()).y() == over->mapTo(&page, QPoint()).y(); };
        QTRY_VERIFY(isLevel());
        const int wide = under->minimumSizeHint().width();
        auto* table = named<QTreeView>(page, "underServedTable");
        for (auto& assoc : records.assocs) {
            if (assoc.user == "carol") // of optics
                assoc.rawUsage = 1e-9L;
        }
        tests::load(document, records);
        QTRY_VERIFY(table->model()
                        ->index(0, models::ServedModel::VerdictColumn)
                        .data()
                        .toString()
                        .contains(u'+'));
        ColumnFitter::refit(table);
        QTRY_VERIFY(!ColumnFitter::of(table)->isWaiting());
        QCOMPARE(under->minimumSizeHint().width(), wide);
        QVERIFY(isLevel());
    }

    /// "user_with_a_very_long_name in institute_with_another" put the four figures below each
    /// other.
    void longNamesLeaveTheFiguresBesideEachOther()
    {
        KeyFigure figure(QStringLiteral("figure"), QStringLiteral("First in rank"));
        const QString name(80, u'n');
        figure.setFigure(QStringLiteral("job 7"), name + QStringLiteral("1 in ") + name + u'2');
        QVERIFY(figure.minimumSizeHint().width()
                < 24 * figure.fontMetrics().horizontalAdvance(u'n'));
        QCOMPARE(figure.toolTip(), name + QStringLiteral("1 in ") + name + u'2');
        const auto labels = figure.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().contains(QStringLiteral("n1 in n"))
                && label->text().endsWith(u'2');
        }));
        figure.setFigure(QStringLiteral("job 7"), QStringLiteral("alice in physics"));
        QCOMPARE(figure.toolTip(), QString());
    }

    void theFirstInRankIsNotSaidToRunNext()
    {
        models::ScenarioDocument document;
        models::AccountTreeModel tree(&document, nullptr);
        OverviewPage page(&document, &tree);
        auto* next = named<KeyFigure>(page, "nextFigure");
        for (const auto* reason : {"Resources", "PartitionDown", ""}) { // nothing: nobody knows
            auto records = tests::guiRecords();
            for (auto& job : records.jobs)
                job.reason = reason;
            tests::load(document, std::move(records));
            WAIT_EVALUATED(document);
            const bool isBlocked = QLatin1String(reason) == QLatin1String("PartitionDown");
            QVERIFY(next->accessibleName().startsWith("First in rank"));
            QCOMPARE(next->accessibleDescription().contains("waits: PartitionDown"), isBlocked);
        }
    }

    void usageThatIsNotReadYetIsNotTakenForNone()
    {
        models::ScenarioDocument document;
        models::AccountTreeModel tree(&document, nullptr);
        OverviewPage page(&document, &tree);
        page.show();
        auto records = tests::guiRecords();
        records.usageForm = UsageForm::Unread;
        for (auto& assoc : records.assocs)
            assoc.rawUsage.reset();
        tests::load(document, std::move(records));
        WAIT_EVALUATED(document);
        QVERIFY(named<KeyFigure>(page, "nextFigure")->accessibleName().startsWith("First in rank"));
        auto* usage = named<KeyFigure>(page, "usageFigure");
        QCOMPARE(usage->value(), QStringLiteral("–"));
        QVERIFY(usage->accessibleDescription().contains("not read yet"));
        const auto account = tree.index(0, 0, tree.index(0, 0));
        for (const auto column :
             {models::AccountTreeColumns::UsageColumn, models::AccountTreeColumns::ConsumedColumn,
              models::AccountTreeColumns::FairShareColumn,
              models::AccountTreeColumns::VerdictColumn})
            QCOMPARE(account.siblingAtColumn(column).data().toString(), QString());
        const auto& evaluation = *document.evaluation();
        QVERIFY(evaluation.inputs.policy.slurm().weight(Factor::FairShare) > 0);
        const auto list = page.findChildren<QLabel*>();
        QVERIFY(std::none_of(list.begin(), list.end(), [](const QLabel* label) {
            return label->text().contains("consumed") || label->text().contains("Nobody got");
        }));
    }

    void whatAnAccountIsAPartOfIsNamed()
    {
        models::ScenarioDocument document;
        models::ServedModel over(&document, models::ServedModel::Side::OverServed);
        tests::load(document, tests::guiRecords());
        WAIT_EVALUATED(document);
        const auto of = over.index(0, models::ServedModel::ReferenceColumn);
        QCOMPARE(of.siblingAtColumn(0).data().toString(), "chem");
        QCOMPARE(of.data().toString(), "root");
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
        const auto* effect = named<QLabel>(compare, "compareEffect");
        QVERIFY(!effect->text().contains("limits"));
        QVERIFY(document.apply(ParameterEdit{"account chem MaxJobs", "1"}).has_value());
        WAIT_EVALUATED(document);
        QTRY_VERIFY2(effect->text().contains("They change no priority"),
                     qPrintable(effect->text()));
    }

    void usageThatIsNotKeptIsNotTakenForNone()
    {
        models::ScenarioDocument document;
        models::AccountTreeModel tree(&document, nullptr);
        OverviewPage page(&document, &tree);
        auto records = tests::guiRecords();
        records.policy.editSlurm().isBasic = true;
        for (auto& assoc : records.assocs)
            assoc.rawUsage.reset();
        records.jobs.clear(); // and no list of them
        records.provenance.push_back({inputs::jobs, Message("none in the source"), true});
        tests::load(document, std::move(records));
        WAIT_EVALUATED(document);
        auto* usage = named<KeyFigure>(page, "usageFigure");
        QCOMPARE(usage->value(), QStringLiteral("–"));
        QVERIFY(usage->accessibleDescription().contains("keeps no usage under priority/basic"));
        auto* waiting = named<KeyFigure>(page, "waitingFigure");
        QCOMPARE(waiting->value(), QStringLiteral("–"));
        QVERIFY(waiting->accessibleDescription().contains("not known"));
        QVERIFY(document.outcome().digest->underServed.empty());
    }

    void docksShowIssuesAndOrigins()
    {
        models::ScenarioDocument document;
        IssuesDock issues(&document);
        QCOMPARE(issues.windowTitle(), "Issues"); // nothing is open: nothing could be read
        QCOMPARE(named<QTreeView>(issues, "issuesTable")->isVisibleTo(&issues), false);
        ProvenanceDock provenance(&document);
        auto records = tests::guiRecords();
        records.issues.push_back({Severity::Warning, Message("an odd line"), "assocs.txt", 7});
        records.provenance.push_back({Message("raw usage"), Message("raw_usage.txt"), false});
        tests::load(document, records);
        WAIT_EVALUATED(document);
        QCOMPARE(issues.summary(), "1 warning");
        auto* table = named<QTreeView>(issues, "issuesTable");
        QCOMPARE(tests::printed(*table->model(), 1), QStringList("an odd line"));
        auto* origins = named<QTreeView>(provenance, "provenanceTable");
        QVERIFY(tests::printed(*origins->model(), 1).contains("raw_usage.txt"));
    }

    void theMomentIsChosenAndTakenBack()
    {
        models::ScenarioDocument document;
        ProvenanceDock provenance(&document);
        auto* edit = named<MomentEdit>(provenance, "momentEdit");
        auto* back = named<QToolButton>(provenance, "momentReset");
        QVERIFY(!edit->isEnabled());
        tests::load(document, tests::guiRecords());
        WAIT_EVALUATED(document);
        const auto moment = document.now();
        QCOMPARE(edit->moment(), moment);
        QVERIFY(!back->isEnabled());

        provenance.show();
        edit->findChild<QLineEdit*>()->setCursorPosition(15); // in the minutes
        QTest::keyClick(edit, Qt::Key_Up);
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(document.now(), moment + 60);
        WAIT_EVALUATED(document);
        QCOMPARE(document.evaluation()->inputs.now, moment + 60);

        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(document.now(), moment);
        QCOMPARE(edit->moment(), moment);
        QVERIFY(!back->isEnabled());
    }

    void theBadgeLeadsToTheDifferences()
    {
        models::ScenarioDocument document;
        ProvenanceDock provenance(&document);
        auto* tabs = named<QTabWidget>(provenance, "provenanceTabs");
        auto records = tests::guiRecords();
        tests::load(document, records);
        WAIT_EVALUATED(document);
        provenance.showDifferences();
        QCOMPARE(tabs->currentIndex(), 0); // there are no answers
        QVERIFY(named<QLabel>(provenance, "agreementBadge")->text().contains("no answer"));

        records.shareAnswers.push_back({"root", "", "", ShareAnswer(0.123)});
        tests::load(document, records);
        WAIT_EVALUATED(document);
        provenance.showDifferences();
        QCOMPARE(tabs->currentIndex(), 1);
        QVERIFY(tabs->tabText(1).contains("(1)"));
        QVERIFY(named<QLabel>(provenance, "agreementBadge")->text().contains("differs"));
        QVERIFY(provenance.badge().verdict == Verdict::Differs);
    }

    void modeIsSaidInWords()
    {
        ModeBand band;
        QCOMPARE(band.accessibleName(), "Mode: Monitor");
        band.setMode(models::Mode::Monitor, {}, QStringLiteral("rebuilt for then"));
        QCOMPARE(band.text(), "rebuilt for then; nothing is changed");
        band.setMode(models::Mode::WhatIf, QStringLiteral("2 edits"));
        QCOMPARE(band.accessibleName(), "Mode: What-if");
        QVERIFY(band.text().endsWith("2 edits"));
        QCOMPARE(band.toolTip(), band.text()); // where a narrow window cuts it
    }

    void modeIsSaidInFullInANarrowWindow()
    {
        ModeBand band;
        band.resize(2000, band.sizeHint().height());
        band.setMode(models::Mode::WhatIf, QStringLiteral("2 edits"));
        QCOMPARE(band.lines(), 1);
        const int one = band.sizeHint().height();
        band.resize(480, one);
        band.show(); // who is not seen hears of no size
        QTRY_COMPARE(band.lines(), 2);
        QVERIFY(band.sizeHint().height() > one);
        // While a slider moves only the note changes, and nothing below may jump.
        band.setMode(models::Mode::WhatIf, QStringLiteral("1"));
        QCOMPARE(band.lines(), 2);
        band.setMode(models::Mode::Monitor);
        QCOMPARE(band.lines(), 1);
    }

    /// It grew to twice its height when the time line opened.
    void theMeaningIsShortBeforeTheBandTakesAnotherLine()
    {
        const QString note(QStringLiteral("1 edit"));
        ModeBand band;
        band.setMode(models::Mode::WhatIf, note);
        const auto whole = band.text();
        band.resize(QFontMetrics(band.font()).horizontalAdvance(whole) + 120, 40); // and the word
        band.show();
        QTRY_COMPARE(band.lines(), 1);
        band.keepRoomFor(QStringLiteral("1,000 edits  ·  demo limoges"));
        QCOMPARE(band.lines(), 1);
        QCOMPARE(band.toolTip(), whole);
    }

    /// The time line below stood somewhere else after each click on it.
    void whatMayBeSaidHasItsRoomBefore()
    {
        const QString moment(QStringLiteral("past moment, rebuilt for 2026-02-03 09:00 UTC with "
                                            "the shares of today, from the history of jobs"));
        ModeBand band;
        band.resize(600, 40);
        band.show();
        QTRY_COMPARE(band.lines(), 1);
        band.keepRoomFor(moment);
        const int lines = band.lines();
        QVERIFY(lines > 1);
        band.setMode(models::Mode::Monitor, {}, moment);
        QCOMPARE(band.lines(), lines);
        band.setMode(models::Mode::Monitor);
        QCOMPARE(band.lines(), lines);
        band.setMode(models::Mode::WhatIf, QStringLiteral("1 edit"));
        QCOMPARE(band.lines(), lines);
        band.setMode(models::Mode::WhatIf, moment);
        QCOMPARE(band.lines(), lines);
        band.setMode(models::Mode::Monitor);
        band.keepRoomFor({});
        QCOMPARE(band.lines(), 1);
    }
};

FAIRLEAD_QTTEST(OverviewPageTest)
#include "tst_overviewpage.moc"
