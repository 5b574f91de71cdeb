// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/queuemodel.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/queue/jobchart.h"
#include "views/queue/queuepage.h"
#include "views/queue/queuetable.h"

#include <QAbstractBarSeries>
#include <QBarSet>
#include <QChart>
#include <QLabel>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using models::QueueModel;
using tests::named;

class QueuePageTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        explicit Fixture(const SnapshotRecords& records = tests::guiRecords())
        {
            tests::load(document, records);
            page.resize(1000, 700);
            page.show();
            (void)QTest::qWaitForWindowExposed(&page);
        }
        [[nodiscard]] QStringList jobs() const
        {
            return tests::printed(*page.model(), QueueModel::JobColumn);
        }
        models::ScenarioDocument document;
        QueuePage page{&document};
        QueueTable* table = named<QueueTable>(page, "queueTable");
    };
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void filterNarrowsTheQueue()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.page.model()->rowCount(), 5);
        f.page.focusFilter();
        QTest::keyClicks(named<QLineEdit>(f.page, "queueFilter"), QStringLiteral("BOB"));
        QTRY_COMPARE(f.page.model()->rowCount(), 2);
        QCOMPARE(named<QLabel>(f.page, "queueCount")->text(), "2 of 5 rows");
    }

    void oneJobShowsWhatItIsMadeOf()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        tests::clickRow(f.table, 0);
        QVERIFY(named<QLabel>(f.page, "whyTitle")->text().contains(f.jobs().first()));
        QVERIFY(named<QTextBrowser>(f.page, "whyText")->toPlainText().contains("fair-share"));
    }

    void twoJobsShowWhyOneStandsBeforeTheOther()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        tests::clickRow(f.table, 2);
        tests::clickRow(f.table, 0, Qt::ControlModifier);
        const auto title = named<QLabel>(f.page, "whyTitle")->text();
        QCOMPARE(title,
                 QStringLiteral("Why %1 stands before %2").arg(f.jobs().at(0), f.jobs().at(2)));
        QVERIFY(named<QTextBrowser>(f.page, "whyText")->toPlainText().contains("is ahead of"));
    }

    void chartDrawsTheSelectedJobs()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        tests::clickRow(f.table, 0);
        tests::clickRow(f.table, 1, Qt::ControlModifier);
        auto* chart = named<JobChart>(f.page, "jobChart")->chart();
        const auto* series = qobject_cast<QAbstractBarSeries*>(chart->series().first());
        QCOMPARE(series->count(), static_cast<int>(factorCount));
        QCOMPARE(series->barSets().first()->count(), 2);
        QTest::mouseClick(named<QToolButton>(f.page, "jobChartTableButton"), Qt::LeftButton);
        QCOMPARE(named<QTreeView>(f.page, "jobTermsTable")->model()->rowCount(), 2);
    }

    void selectionStaysWithItsJob()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        tests::clickRow(f.table, 0);
        const auto job = f.jobs().first();
        QVERIFY(f.document.apply(ParameterEdit{"PriorityWeightAge", "1000000"}).has_value());
        WAIT_EVALUATED(f.document);
        QTRY_VERIFY(f.jobs().first() != job);
        const auto current = f.table->currentIndex();
        QCOMPARE(current.siblingAtColumn(QueueModel::JobColumn).data().toString(), job);
        QVERIFY(f.table->selectionModel()->isRowSelected(current.row()));
    }

    void emptyQueueSaysWhatToDo()
    {
        auto records = tests::guiRecords();
        records.jobs.clear();
        Fixture f(records);
        WAIT_EVALUATED(f.document);
        QTRY_VERIFY(!f.table->isVisible());
        QVERIFY(f.page.findChild<QWidget*>("emptyState")->isVisible());
    }
};

FAIRLEAD_QTTEST(QueuePageTest)
#include "tst_queuepage.moc"
