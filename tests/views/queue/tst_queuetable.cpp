// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/jobtermsmodel.h"
#include "models/queue/queuemodel.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/queue/queuepage.h"
#include "views/queue/queuetable.h"
#include "views/widgets/tables/columnfitter.h"

#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QTest>

#include <algorithm>

using namespace fairlead;
using namespace fairlead::views;
using models::QueueModel;
using tests::named;

/// A long queue while other readings of it come.
class QueueTableTest : public QObject
{
    Q_OBJECT

private:
    static SnapshotRecords longQueue()
    {
        auto records = tests::guiRecords();
        const auto job = records.jobs.front();
        for (int number = 0; number < 300; ++number) {
            records.jobs.push_back(job);
            records.jobs.back().id = static_cast<std::uint32_t>(100001 + number);
        }
        return records;
    }
    struct Fixture
    {
        Fixture()
        {
            tests::load(document, longQueue());
            page.resize(1000, 700);
            page.show();
            (void)QTest::qWaitForWindowExposed(&page);
            WAIT_EVALUATED(document);
        }
        void read(SnapshotRecords records)
        {
            const auto next = tests::built(std::move(records));
            document.refreshSnapshot(next, document.now());
            WAIT_EVALUATED(document);
        }
        [[nodiscard]] QString selected() const
        {
            QStringList jobs;
            for (const auto& row : table->selectionModel()->selectedRows(QueueModel::JobColumn))
                jobs << row.data().toString();
            return jobs.join(u' ');
        }
        models::ScenarioDocument document;
        QueuePage page{&document};
        QueueTable* table = named<QueueTable>(page, "queueTable");
    };
    static SnapshotRecords without(std::uint32_t job)
    {
        auto records = longQueue();
        std::erase_if(records.jobs, [job](const auto& record) { return record.id == job; });
        return records;
    }
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    /// An empty chart with an axis from 0 to 1 said nothing.
    void whereNoFactorCountsTheChartSaysSo()
    {
        Fixture f;
        const auto* note = named<QLabel>(f.page, "partlessJobs");
        f.table->selectEntry(f.page.model()->rowAt(3));
        QTRY_VERIFY(named<QWidget>(f.page, "jobPanel")->isVisible());
        QVERIFY(note->isHidden());
        auto records = longQueue();
        records.policy.editSlurm().isBasic = true;
        f.read(std::move(records));
        QTRY_VERIFY(!note->isHidden());
    }

    // What goes is laid behind the rest first: the view went along, to the worst ranks.
    void whoseJobLeavesStaysWhereItWas()
    {
        Fixture f;
        f.table->selectEntry(f.page.model()->rowAt(150));
        const auto job = f.selected().toUInt();
        const int top = f.table->verticalScrollBar()->value();
        QVERIFY(top > 0 && top < 200);
        f.read(without(job));
        QCOMPARE(f.selected(), QString());
        QCOMPARE(f.table->verticalScrollBar()->value(), top);
        QCOMPARE(f.table->currentIndex().row(), 150); // keys go on from there
        QVERIFY(f.table->hasAutoScroll());
    }

    /// Who came before the first one stood above the edge, with the row that was selected.
    void theBestRanksStayInSight()
    {
        Fixture f;
        f.table->selectEntry(f.page.model()->rowAt(0));
        const auto first = f.selected().toUInt();
        auto records = without(first);
        for (std::uint32_t number = 0; number < 6; ++number) {
            records.jobs.push_back(records.jobs.front());
            records.jobs.back().id = 9000 + number;
            records.jobs.back().nice = -100'000;
        }
        f.read(records);
        QCOMPARE(f.table->verticalScrollBar()->value(), 0);
        f.read(longQueue());
        QCOMPARE(f.table->verticalScrollBar()->value(), 0);
        QCOMPARE(f.selected().toUInt(), first);
    }

    // As on the time line, there and back again.
    void aJobThatComesBackIsSelectedAgain()
    {
        Fixture f;
        f.table->selectEntry(f.page.model()->rowAt(150));
        const auto job = f.selected();
        f.read(without(job.toUInt()));
        f.read(longQueue());
        QCOMPARE(f.selected(), job);
        QVERIFY(
            f.table->viewport()->rect().intersects(f.table->visualRect(f.table->currentIndex())));
        // Unless another one was chosen meanwhile.
        f.read(without(job.toUInt()));
        f.table->selectEntry(f.page.model()->rowAt(3));
        const auto other = f.selected();
        f.read(longQueue());
        QCOMPARE(f.selected(), other);
    }

    /// The bars are as wide whichever rows have been painted.
    void columnsDoNotFollowTheRowsThatAreSeen()
    {
        auto records = longQueue();
        records.jobs.back().reason = "AssocGrpCPURunMinutesLimit";
        records.jobs.back().nice = 100'000; // the last one
        Fixture f;
        f.read(records);
        const auto* fitter = ColumnFitter::of(f.table);
        QTRY_VERIFY(!fitter->isWaiting());
        const auto widths = [&f] {
            QList<int> all;
            for (int column = 0; column < QueueModel::ColumnCount; ++column)
                all << f.table->columnWidth(column);
            return all;
        };
        const auto before = widths();
        f.table->scrollToBottom();
        QTRY_VERIFY(!fitter->isWaiting());
        QCOMPARE(widths(), before);
    }

    /// Jobs that run were counted among "jobs".
    void whoRunsIsCountedApart()
    {
        Fixture f;
        const auto* count = named<QLabel>(f.page, "queueCount");
        const auto waiting = f.page.model()->jobCount();
        QVERIFY(count->text().startsWith(QStringLiteral("%1 job(s)").arg(waiting)));
        auto records = longQueue();
        for (std::size_t job = 0; job < 3; ++job)
            records.jobs[job].state = JobState::Running;
        f.read(std::move(records));
        QVERIFY2(count->text().contains(
                     QStringLiteral("%1 waiting, 1 held back, 3 running").arg(waiting - 4)),
                 qPrintable(count->text()));
    }

    void whatCanBeNoJobIsNamed()
    {
        Fixture f;
        const auto* count = named<QLabel>(f.page, "queueCount");
        f.page.search(QStringLiteral("job:abc,11"));
        QCOMPARE(f.page.model()->rowCount(), 1);
        QVERIFY2(count->text().contains("no job number: abc"), qPrintable(count->text()));
        f.page.search(QStringLiteral("job:5--9"));
        const auto labels = named<QWidget>(f.page, "noHits")->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().startsWith("No job number: 5--9.");
        }));
        f.page.search(QStringLiteral("job:1*"));
        QVERIFY(f.page.model()->rowCount() > 1);
        QVERIFY(!count->text().contains("no job number"));
    }

    /// What is asked about "it" is of one job.
    void aMenuAboutOneJobIsForOne()
    {
        Fixture f;
        const auto possible = [&f] {
            QMenu menu;
            f.page.fillMenu(menu);
            QStringList names;
            for (const auto* action : menu.actions()) {
                if (action->isEnabled() && !action->objectName().isEmpty())
                    names << action->objectName();
            }
            return names;
        };
        f.table->setCurrentIndex(f.table->model()->index(0, 0));
        f.table->clearSelection();
        for (const auto* name : {"reachAction", "planLikeAction", "showAccountAction"})
            QVERIFY2(!possible().contains(QLatin1String(name)), name);
        tests::clickRow(f.table, 0);
        QVERIFY(possible().contains("reachAction") && possible().contains("planLikeAction"));
        tests::clickRow(f.table, 1, Qt::ControlModifier);
        QVERIFY(possible().contains("overtakingAction"));
        for (const auto* name : {"reachAction", "planLikeAction", "showAccountAction"})
            QVERIFY2(!possible().contains(QLatin1String(name)), name);
    }

    /// A job of two partitions has two rows, neither of which overtakes the other.
    void nothingOvertakesItself()
    {
        Fixture f;
        f.table->clearSelection();
        for (int row = 0; row < f.table->model()->rowCount(); ++row) {
            const auto index = f.table->model()->index(row, QueueModel::JobColumn);
            if (index.data().toString() == QLatin1String("12"))
                f.table->selectionModel()->select(
                    index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
        }
        QCOMPARE(f.table->selectedRows().size(), std::size_t{2});
        QMenu menu;
        f.page.fillMenu(menu);
        QVERIFY(!menu.findChild<QAction*>("overtakingAction")->isEnabled());
    }

    void copiedNumbersHaveNoGroups()
    {
        Fixture f;
        f.table->selectAll();
        f.table->setFocus();
        QTest::keyClick(f.table, Qt::Key_C, Qt::ControlModifier);
        const auto lines = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.size(), f.page.model()->rowCount());
        for (int row = 0; row < 5; ++row) {
            const auto cells = lines[row].split(u'\t');
            QCOMPARE(cells.first(), QString::number(row + 1)); // from top to bottom
            const auto points = f.page.model()->index(row, QueueModel::FactorsColumn);
            QVERIFY(cells.contains(points.data(models::SortRole).toString()));
        }
        QVERIFY2(!lines.join(u'\n').contains(u','), qPrintable(lines.first()));
    }
};

FAIRLEAD_QTTEST(QueueTableTest)
#include "tst_queuetable.moc"
