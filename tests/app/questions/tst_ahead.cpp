// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/aheadcontroller.h"
#include "app/questions/questions.h"
#include "app/window/pages.h"
#include "models/queue/queuemodel.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/recovery/aheaddialog.h"

#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

/// What time does, from the menus of tree and queue.
class AheadTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    struct Fixture : tests::OpenWindow
    {
        /// Of the account on a row of the tree, by its menu.
        [[nodiscard]] bool openRecovery(const QString& account)
        {
            auto* action = tests::accountAction(window, account, "showRecoveryAction");
            if (action == nullptr)
                return false;
            QSignalSpy shown(&window.questions().ahead(), &app::AheadController::shown);
            action->trigger();
            return shown.wait(tests::longestWait);
        }
        [[nodiscard]] bool openOvertaking(int first, int second)
        {
            window.pages().showPage(QStringLiteral("queuePage"));
            auto* table = named<QTableView>(window, "queueTable");
            table->clearSelection();
            for (const int row : {first, second})
                table->selectionModel()->select(table->model()->index(row, 0),
                                                QItemSelectionModel::Select
                                                    | QItemSelectionModel::Rows);
            QSignalSpy shown(&window.questions().ahead(), &app::AheadController::shown);
            return triggerInQueue(second, "overtakingAction") && shown.wait(tests::longestWait);
        }
        [[nodiscard]] AheadDialog& dialog() { return *window.questions().ahead().dialog(); }
        [[nodiscard]] QString sentence()
        {
            return named<QLabel>(dialog(), "aheadSentence")->text();
        }
    };

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void anAccountComesBack()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.openRecovery(QStringLiteral("cistem")));
        QVERIFY2(f.sentence().startsWith("cistem is back at its share on 2026-04-29 "),
                 qPrintable(f.sentence()));
        const auto& courses = f.dialog().view()->courses();
        QCOMPARE(courses.lines.size(), std::size_t{2});
        QVERIFY(courses.mark);
        QVERIFY(courses.lines[0].values.front() > courses.lines[1].values.front());
        QVERIFY(courses.lines[0].values.back() < courses.lines[1].values.back());
        const auto text = f.dialog().view()->itemText(0);
        QVERIFY2(text.contains("effective usage: 7.39"), qPrintable(text));
        QTest::mouseClick(named<QToolButton>(f.dialog(), "aheadTableButton"), Qt::LeftButton);
        const auto* table = named<QTreeWidget>(f.dialog(), "aheadTable");
        QVERIFY(table->isVisible());
        QCOMPARE(static_cast<std::size_t>(table->topLevelItemCount()), courses.moments.size());
        QVERIFY(text.contains(table->topLevelItem(0)->text(1)));
        QCOMPARE(table->topLevelItem(0)->text(0), "2026-03-02 08:00"); // the header says UTC
        QVERIFY(table->topLevelItem(0)->textAlignment(1) & Qt::AlignRight);
        QVERIFY(!f.dialog().view()->grab().toImage().isNull());
    }

    void usageAndFactorComeBackToo()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.openRecovery(QStringLiteral("cistem")));
        auto* figure = named<QComboBox>(f.dialog(), "aheadFigure");
        QVERIFY(figure->isVisible());
        QCOMPARE(figure->count(), 3);
        const auto mark = f.dialog().view()->courses().mark;
        const auto* table = named<QTreeWidget>(f.dialog(), "aheadTable");
        QStringList firsts;
        for (int i = 0; i < figure->count(); ++i) {
            if (i > 0) {
                figure->setFocus();
                QTest::keyClick(figure, Qt::Key_Down);
            }
            const auto& courses = f.dialog().view()->courses();
            QCOMPARE(courses.figure, figure->currentText());
            QCOMPARE(courses.mark, mark);
            QVERIFY(courses.lines[0].values.front() != courses.lines[0].values.back());
            firsts << table->topLevelItem(0)->text(1);
            QVERIFY(f.dialog().view()->itemText(0).contains(firsts.back()));
        }
        firsts.removeDuplicates();
        QCOMPARE(firsts.size(), 3);
        const auto last = figure->currentText(); // an edit leaves what was chosen
        QSignalSpy shown(&f.window.questions().ahead(), &app::AheadController::shown);
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityDecayHalfLife", "1-0"}));
        QVERIFY(shown.wait(tests::longestWait));
        QCOMPARE(figure->currentText(), last);
        QCOMPARE(f.dialog().view()->courses().figure, last);
    }

    void edits()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.openRecovery(QStringLiteral("cistem")));
        const auto before = f.sentence();
        QSignalSpy shown(&f.window.questions().ahead(), &app::AheadController::shown);
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityDecayHalfLife", "1-0"}));
        QVERIFY(shown.wait(tests::longestWait));
        QVERIFY(f.sentence() != before);
        QVERIFY(f.sentence().contains("is back at its share on 2026-03-"));
    }

    void whatOthersDoCanBeChosen()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.openRecovery(QStringLiteral("cistem")));
        QSignalSpy shown(&f.window.questions().ahead(), &app::AheadController::shown);
        auto* others = named<QComboBox>(f.dialog(), "aheadOthers");
        others->setFocus();
        QTest::keyClick(others, Qt::Key_Down);
        QVERIFY(shown.wait(tests::longestWait));
        QVERIFY2(f.sentence().contains("if nobody starts anything"), qPrintable(f.sentence()));
    }

    void aReplaySaysHowItGoesOn()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.openRecovery(QStringLiteral("cistem")));
        auto* trust = named<QLabel>(f.dialog(), "aheadTrust");
        QVERIFY(!trust->isVisible());
        auto* others = named<QComboBox>(f.dialog(), "aheadOthers");
        others->setFocus();
        QSignalSpy shown(&f.window.questions().ahead(), &app::AheadController::shown);
        const QSignalSpy progressed(named<QProgressBar>(f.dialog(), "aheadProgress"),
                                    &QProgressBar::valueChanged);
        QTest::keyClick(others, Qt::Key_End);
        QVERIFY(shown.wait(tests::longestWait));
        QVERIFY(progressed.size() > 1); // a replica after the other
        const auto plain = f.sentence().simplified(); // with the spaces that one types
        QVERIFY2(plain.contains("if the jobs of the last 28 d come again"), qPrintable(plain));
        QVERIFY(named<QLabel>(f.dialog(), "aheadTrustBand")->isVisible());
        QVERIFY(!f.dialog().view()->courses().quantity.isEmpty());
        QVERIFY(trust->isVisible());
        QVERIFY2(trust->text().contains("recorded starts found"), qPrintable(trust->text()));
        const auto& used = f.dialog().view()->courses().lines[0];
        QCOMPARE(used.low.size(), used.values.size());
        QVERIFY(used.high.back() > used.low.back());
        const auto last = f.dialog().view()->itemText(f.dialog().view()->itemCount() - 1);
        QVERIFY2(last.contains(" to "), qPrintable(last));
        // The table has the interval too, with digits enough to see it.
        const auto* table = named<QTreeWidget>(f.dialog(), "aheadTable");
        QCOMPARE(table->columnCount(), 5);
        const auto* row = table->topLevelItem(table->topLevelItemCount() - 1);
        QVERIFY2(row->text(2) < row->text(1) && row->text(1) < row->text(3),
                 qPrintable(row->text(1) + u' ' + row->text(2)));
        QVERIFY(last.contains(row->text(2)));
        QTest::keyClick(others, Qt::Key_Home);
        QVERIFY(shown.wait(tests::longestWait));
        QVERIFY(!trust->isVisible());
        QVERIFY(!named<QLabel>(f.dialog(), "aheadTrustBand")->isVisible());
    }

    void aReplayIsStopped()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.openRecovery(QStringLiteral("cistem")));
        const auto before = f.sentence();
        const auto* busy = named<QWidget>(f.dialog(), "aheadBusy");
        QVERIFY(!busy->isVisible());
        auto* others = named<QComboBox>(f.dialog(), "aheadOthers");
        others->setFocus();
        QSignalSpy shown(&f.window.questions().ahead(), &app::AheadController::shown);
        QTest::keyClick(others, Qt::Key_End);
        QVERIFY(busy->isVisible());
        QTest::mouseClick(named<QPushButton>(f.dialog(), "aheadStop"), Qt::LeftButton);
        QVERIFY(!busy->isVisible());
        QVERIFY(shown.wait(tests::longestWait));
        QCOMPARE(f.sentence(), before);
        QCOMPARE(others->currentIndex(), 0);
    }

    void jobsAreNotReplayed()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.openOvertaking(1, 5));
        QCOMPARE(named<QComboBox>(f.dialog(), "aheadOthers")->count(), 2);
    }

    void oneJobOvertakesAnother()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.openOvertaking(1, 5));
        QVERIFY2(f.sentence().contains("does not overtake job 406582"), qPrintable(f.sentence()));
        const auto& courses = f.dialog().view()->courses();
        QCOMPARE(courses.lines[1].name, QStringLiteral("job 406582 in rapide"));
        QCOMPARE(courses.quantity, QStringLiteral("Priority (points)"));
        // The sentence goes on for longer than the chart, where nothing changes any more.
        QVERIFY(f.sentence().simplified().contains(" within 900 d, "));
        QVERIFY((courses.moments.back() - courses.moments.front()) / 86400 < 800);
        QCOMPARE(courses.lines[0].values.size(), courses.moments.size());
    }

    void theSelectedPartitionCounts()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.window.pages().showPage(QStringLiteral("queuePage"));
        const auto* rows = named<QTableView>(f.window, "queueTable")->model();
        const auto text
            = [&](int row, int column) { return rows->index(row, column).data().toString(); };
        const auto rowOf = [&](const QString& job, const QString& partition) {
            for (int row = 0; row < rows->rowCount(); ++row) {
                if (text(row, models::QueueModel::JobColumn) == job
                    && text(row, models::QueueModel::PartitionColumn) == partition)
                    return row;
            }
            return -1;
        };
        const int ahead = rowOf("406422", "normal");
        const int behind = rowOf("406580", "normal");
        QVERIFY2(ahead >= 0 && behind >= 0,
                 qPrintable(QString::number(ahead) + u' ' + QString::number(behind)));
        QVERIFY(ahead < behind);
        QVERIFY(f.openOvertaking(ahead, behind));
        QVERIFY2(f.sentence().contains("Job 406580 in normal "), qPrintable(f.sentence()));
        QVERIFY(!f.sentence().contains("best row"));
        QVERIFY2(f.dialog().windowTitle().contains("406580 in normal"),
                 qPrintable(f.dialog().windowTitle()));
    }

    void itGoesWithItsCluster()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.openRecovery(QStringLiteral("cistem")));
        f.window.open(QStringLiteral("demo:textbook"));
        QTRY_VERIFY(f.window.questions().ahead().dialog() == nullptr);
    }

    void aSchedulerWithWindowsSaysWhyNot()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.window.open(QStringLiteral("demo:moab"));
        QTRY_COMPARE(f.workspace.document.snapshot()->source, std::string("demo:moab"));
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.openRecovery(QStringLiteral("desk")));
        QVERIFY2(f.sentence().contains("counts in windows"), qPrintable(f.sentence()));
    }
};

FAIRLEAD_QTTEST(AheadTest)
#include "tst_ahead.moc"
