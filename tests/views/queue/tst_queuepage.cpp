// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/queuemodel.h"
#include "models/words/valueformat.h"
#include "tests/support/guisupport.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/qttestmain.h"
#include "views/queue/jobchart.h"
#include "views/queue/placeview.h"
#include "views/queue/queuepage.h"
#include "views/queue/queuetable.h"
#include "views/theme/colors.h"
#include "views/widgets/texts/emptystate.h"

#include <QAbstractBarSeries>
#include <QBarSet>
#include <QChart>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
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
        QLabel* whyTitle = named<QLabel>(page, "whyTitle"); // the words come from a thread
        QTextBrowser* why = named<QTextBrowser>(page, "whyText");
    };
    tests::MessageGuard m_guard;

private slots:
    /// A reading that was kept may be of long before.
    void anEmptyQueueSaysOfWhichMomentItIs()
    {
        auto records = tests::guiRecords();
        records.jobs.clear();
        records.takenAt = 1'770'000'000;
        const Fixture f(records);
        const auto when = models::valueformat::moment(records.takenAt);
        const auto labels = f.page.findChildren<QLabel*>();
        QTRY_VERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->text().contains("as read " + when);
        }));
    }

    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    // The colours of the parts are made for the ground of a table, not for that of a selection.
    void noPartOfABarTouchesTheSelection()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.table->selectEntry(f.document.evaluation()->order.front());
        const auto row = f.table->visualRect(
            f.table->currentIndex().siblingAtColumn(QueueModel::FactorsColumn));
        const auto picture = f.table->viewport()->grab(row).toImage();
        const auto selection = f.table->palette().color(QPalette::Highlight).rgb();
        const auto isPart = [&](QRgb colour) {
            for (std::size_t slot = 0; slot < 9; ++slot) {
                if (partColor(slot, f.table->palette()).rgb() == colour)
                    return true;
            }
            return false;
        };
        int parts = 0;
        for (int y = 1; y + 1 < picture.height(); ++y) {
            for (int x = 1; x + 1 < picture.width(); ++x) {
                if (!isPart(picture.pixel(x, y)))
                    continue;
                ++parts;
                for (const auto& side :
                     {QPoint(x - 1, y), QPoint(x + 1, y), QPoint(x, y - 1), QPoint(x, y + 1)})
                    QVERIFY(picture.pixel(side) != selection);
            }
        }
        QVERIFY(parts > 100);
        QCOMPARE(picture.pixel(1, 1), selection); // the row is selected
    }

    void whoSelectsNobodySeesWhereTheQueueStands()
    {
        Fixture f;
        auto* details = named<QTabWidget>(f.page, "queueDetails");
        auto* place = named<PlaceView>(f.page, "placeView");
        WAIT_EVALUATED(f.document);
        QVERIFY(details->currentWidget()->isAncestorOf(place));
        QVERIFY(!details->isTabEnabled(0));
        f.table->selectEntry(f.document.evaluation()->order.front());
        QVERIFY(!details->currentWidget()->isAncestorOf(place));
        // Who has chosen the place keeps it for the next job.
        QTest::mouseClick(details->tabBar(), Qt::LeftButton, {},
                          details->tabBar()->tabRect(1).center());
        QVERIFY(details->currentWidget()->isAncestorOf(place));
        f.table->selectEntry(f.document.evaluation()->order.back());
        QVERIFY(details->currentWidget()->isAncestorOf(place));
        QVERIFY2(place->accessibleDescription().startsWith(QStringLiteral("Priority ")),
                 qPrintable(place->accessibleDescription()));
    }

    void theRangesHoldEveryRow()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        auto* place = named<PlaceView>(f.page, "placeView");
        int rows = 0;
        const QRegularExpression count(QStringLiteral("\n(\\d+) row"));
        for (std::size_t bin = 0; bin < PriorityHistogram::bins; ++bin)
            rows += count.match(place->itemText(static_cast<int>(bin))).captured(1).toInt();
        QCOMPARE(rows, static_cast<int>(f.document.evaluation()->order.size()));
        QCOMPARE(place->binAt(-5), std::size_t{0});
        QCOMPARE(place->binAt(place->width() + 5), PriorityHistogram::bins - 1);
    }

    void theTicksOfTheAxisAreRoundNumbers()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        auto* place = named<PlaceView>(f.page, "placeView");
        QList<qlonglong> ticks;
        for (const auto& painted : tests::TextRecorder::textsOf(*place)) {
            bool isNumber = false;
            const auto number = QLocale().toLongLong(painted.text, &isNumber);
            if (isNumber)
                ticks << number;
        }
        QVERIFY(ticks.size() > 1);
        const auto step = ticks[1] - ticks[0];
        for (const auto tick : ticks)
            QVERIFY2(tick % step == 0, qPrintable(QString::number(tick)));
    }

    void theReasonSaysWhoStandsBefore()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.table->selectEntry(f.document.evaluation()->order.back());
        QTRY_VERIFY2(f.why->toPlainText().contains(QStringLiteral("Ahead of it: ")),
                     qPrintable(f.why->toPlainText()));
    }

    void filterNarrowsTheQueue()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.page.model()->rowCount(), 5);
        QVERIFY(named<QLabel>(f.page, "queueCount")->text().startsWith("4 job(s) in 5 row(s): 3"));
        f.page.search(QStringLiteral("BOB"));
        QCOMPARE(f.page.model()->rowCount(), 2);
        QCOMPARE(named<QLabel>(f.page, "queueCount")->text(), "2 of 5 rows, 1 job(s)");
    }

    /// The view used to go on with the rows behind those that a search took away: the worst ranks.
    void aSearchShowsItsBestRanks()
    {
        auto records = tests::guiRecords();
        const auto job = records.jobs.front();
        for (int number = 0; number < 300; ++number) {
            records.jobs.push_back(job);
            records.jobs.back().id = static_cast<std::uint32_t>(1000 + number);
            records.jobs.back().user = number % 3 == 0 ? "bob" : "alice";
        }
        Fixture f(records);
        WAIT_EVALUATED(f.document);
        f.table->setFocus();
        f.table->scrollTo(f.page.model()->index(150, 0));
        for (const auto* text : {"b", "bo", "bob", "alice", ""}) {
            f.page.search(QLatin1String(text));
            QTRY_COMPARE(f.table->rowAt(0), 0);
        }
        // Who has chosen a row sees it.
        f.table->selectEntry(f.page.model()->rowAt(200));
        f.page.search(QStringLiteral("alice"));
        f.page.search({});
        QVERIFY(
            f.table->viewport()->rect().intersects(f.table->visualRect(f.table->currentIndex())));
    }

    void noHitsSaySo()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.page.search(QStringLiteral("nobody"));
        auto* shown = named<QStackedWidget>(f.page, "queueStack")->currentWidget();
        auto* empty = qobject_cast<EmptyState*>(shown);
        QVERIFY(empty != nullptr && empty->title().contains("nobody"));
        f.page.search({});
        QVERIFY(f.table->isVisible());
    }

    void whatASearchHidesStaysSelected()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.page.search(QStringLiteral("job:13"));
        tests::clickRow(f.table, 0);
        f.page.search(QStringLiteral("job:11"));
        QCOMPARE(f.page.model()->rowCount(), 1);
        QTRY_VERIFY(f.whyTitle->text().contains("13")); // still
        tests::clickRow(f.table, 0, Qt::ControlModifier);
        const auto hasBoth
            = [&](const QString& title) { return title.contains("11") && title.contains("13"); };
        QTRY_VERIFY2(hasBoth(f.whyTitle->text()), qPrintable(f.whyTitle->text()));
        f.page.search({});
        QCOMPARE(f.table->selectionModel()->selectedRows().size(), 2);
        QVERIFY(
            f.table->viewport()->rect().intersects(f.table->visualRect(f.table->currentIndex())));
        // Without Ctrl only what is clicked is wanted.
        f.page.search(QStringLiteral("job:14"));
        tests::clickRow(f.table, 0);
        f.page.search({});
        QCOMPARE(f.table->selectionModel()->selectedRows().size(), 1);
    }

    void theMenuLeadsToTheAccount()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.page.search(QStringLiteral("user:erin"));
        const QSignalSpy asked(&f.page, &QueuePage::accountRequested);
        const auto place = f.table->visualRect(f.table->model()->index(0, 0)).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, place,
                                f.table->viewport()->mapToGlobal(place));
        QApplication::sendEvent(f.table->viewport(), &event);
        auto* menu = f.table->findChild<QMenu*>("queueMenu");
        QVERIFY(menu != nullptr);
        menu->findChild<QAction*>("showAccountAction")->trigger();
        menu->close();
        QCOMPARE(asked.count(), 1);
        const auto account = asked.first().first().value<AssocIndex>();
        QCOMPARE(f.document.snapshot()->accountName(account), "chem");
    }

    void aChartWithoutRoomForAllSaysSo()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.page.resize(700, 320);
        f.table->selectAll();
        auto* chart = named<JobChart>(f.page, "jobChart");
        auto* drawn = named<QLabel>(f.page, "drawnJobs");
        QTRY_VERIFY(chart->drawnJobs() < 5);
        QTRY_COMPARE(drawn->text(), QStringLiteral("%1 of 5 drawn").arg(chart->drawnJobs()));
        QVERIFY(drawn->isVisible());
        QTRY_VERIFY(f.why->toPlainText().contains("of 5 selected"));
        f.page.resize(1200, 1200);
        QTRY_COMPARE(chart->drawnJobs(), 5);
        QVERIFY(!drawn->isVisible());
    }

    void rowsAreCopied()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.page.search(QStringLiteral("job:11,13"));
        f.table->selectAll();
        f.table->setFocus();
        QTest::keyClick(f.table, Qt::Key_C, Qt::ControlModifier);
        const auto lines = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines.first().startsWith("1\t"));
        QVERIFY(lines.first().contains("\t11\talice\tphysics\t"));
        QVERIFY2(lines.first().startsWith("1\t0\t"), "the change is a number");
    }

    void oneJobShowsWhatItIsMadeOf()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        tests::clickRow(f.table, 0);
        QTRY_VERIFY(f.whyTitle->text().contains(f.jobs().first()));
        QTRY_VERIFY(f.why->toPlainText().contains("fair-share"));
    }

    // As HTML the space inside 1 234 would be one at which a line ends.
    void aNumberStaysOnOneLine()
    {
        QLocale::setDefault(QLocale(QLocale::French, QLocale::France));
        Fixture f;
        WAIT_EVALUATED(f.document);
        tests::clickRow(f.table, 0);
        static const QRegularExpression group(QStringLiteral("\\d\\x{202f}\\d{3}"));
        QTRY_VERIFY2(f.why->toPlainText().contains(group), qPrintable(f.why->toPlainText()));
    }

    void twoJobsShowWhyOneStandsBeforeTheOther()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        tests::clickRow(f.table, 2);
        tests::clickRow(f.table, 0, Qt::ControlModifier);
        const auto title = QStringLiteral("Why %1 stands before %2 in p2"); // it waits in two
        QTRY_COMPARE(f.whyTitle->text(), title.arg(f.jobs().at(0), f.jobs().at(2)));
        QTRY_VERIFY(f.why->toPlainText().contains("is ahead of"));
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

    void withoutRoomANameKeepsItsNumber()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.page.resize(360, 900);
        f.table->selectAll();
        const auto* chart = named<JobChart>(f.page, "jobChart");
        QCOMPARE(chart->nameShown(0), f.jobs().first()); // one row: the number says it
    }

    void aThemeThatComesBeforeTheQueueLeavesTextReadable()
    {
        Fixture f;
        f.page.setEnabled(false);
        auto colors = f.page.palette();
        colors.setColor(QPalette::Active, QPalette::WindowText, Qt::red);
        f.page.setPalette(colors);
        f.page.setEnabled(true);
        for (const auto* axis : named<JobChart>(f.page, "jobChart")->chart()->axes())
            QCOMPARE(axis->labelsColor(), QColor(Qt::red));
    }

    void theLegendTakesTheLinesThatItNeeds()
    {
        Fixture f;
        const auto* legend = named<QWidget>(f.page, "factorLegend");
        for (const int width : {1200, 420, 300}) {
            f.page.resize(width, 700);
            QTRY_COMPARE(legend->height(), legend->heightForWidth(legend->width()));
        }
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
