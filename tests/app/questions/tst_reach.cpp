// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/questions.h"
#include "app/questions/reachcontroller.h"
#include "models/lists/reachmodel.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/inverse/reachdialog.h"
#include "views/queue/queuepage.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTreeView>

#include <cmath>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

/// "What would move it": from the menu of the queue to a value that is tried and taken back.
class ReachTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    struct Fixture : tests::OpenWindow
    {
        /// Of the fourth row, by its menu.
        [[nodiscard]] bool open()
        {
            QSignalSpy shown(&window.questions().reaching(), &app::ReachController::shown);
            return triggerInQueue(3, "reachAction") && shown.wait(tests::longestWait);
        }
        /// Of an account, by its menu.
        [[nodiscard]] bool openFor(const QString& account)
        {
            auto* action = tests::accountAction(window, account, "showReachAction");
            if (action == nullptr)
                return false;
            QSignalSpy shown(&window.questions().reaching(), &app::ReachController::shown);
            action->trigger();
            return !shown.isEmpty() || shown.wait(tests::longestWait);
        }
        [[nodiscard]] ReachDialog& dialog() { return *window.questions().reaching().dialog(); }
        /// The rank of the job that the dialog is about.
        [[nodiscard]] QString present() { return named<QLabel>(dialog(), "reachPresent")->text(); }
    };

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    /// Of a job in several partitions the best row counts, whichever was selected.
    void theBestRowIsNamed()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        const auto& evaluation = *f.workspace.document.evaluation();
        const auto row = evaluation.order[10]; // 406580 in normal, which is in rapide too
        QSignalSpy shown(&f.window.questions().reaching(), &app::ReachController::shown);
        f.window.questions().reaching().showForJob(row);
        QVERIFY(!shown.isEmpty() || shown.wait(tests::longestWait));
        QVERIFY2(f.present().contains("is at rank 1 of") && f.present().endsWith("in rapide"),
                 qPrintable(f.present()));
    }

    void aValueIsTriedAndTakenBack()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open());
        QVERIFY2(f.present().contains("is at rank 4 of"), qPrintable(f.present()));
        const QAbstractItemModelTester tester(f.dialog().model());
        QVERIFY(f.dialog().model()->reachedCount() > 0);
        QSignalSpy shown(&f.window.questions().reaching(), &app::ReachController::shown);
        QTest::mouseClick(named<QPushButton>(f.dialog(), "reachTry"), Qt::LeftButton);
        QVERIFY(shown.wait(tests::longestWait));
        QCOMPARE(f.workspace.document.scenario().edits.size(), std::size_t{1});
        QVERIFY2(f.present().contains("is at rank 1 of"), qPrintable(f.present()));
        QVERIFY(named<QLabel>(f.dialog(), "reachState")->text().contains("Type what"));
        // The dialog does not keep the window's keys.
        QTest::keyClick(named<QSpinBox>(f.dialog(), "reachRank"), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shown.wait(tests::longestWait));
        QVERIFY(f.workspace.document.scenario().edits.empty());
        QVERIFY2(f.present().contains("is at rank 4 of"), qPrintable(f.present()));
    }

    /// Whole shares pass a factor, from either side: trying it again and again would not end.
    void whatWasTriedIsNotAskedForAgain()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.openFor(QStringLiteral("bmoreau")));
        QSignalSpy shown(&f.window.questions().reaching(), &app::ReachController::shown);
        auto* factor = named<QDoubleSpinBox>(f.dialog(), "reachFactor");
        factor->setValue(0.5);
        QVERIFY(shown.wait(tests::longestWait));
        QVERIFY(f.dialog().model()->reachedCount() > 0);
        QTest::mouseClick(named<QPushButton>(f.dialog(), "reachTry"), Qt::LeftButton);
        QVERIFY(shown.wait(tests::longestWait));
        const auto state = [&] { return named<QLabel>(f.dialog(), "reachState")->text(); };
        QVERIFY2(state().startsWith("That change is in the scenario now"), qPrintable(state()));
        f.workspace.undo.undo();
        QVERIFY(shown.wait(tests::longestWait));
        QTRY_VERIFY(f.dialog().model()->reachedCount() > 0);
    }

    void whatCannotBeTriedSaysWhy()
    {
        ReachDialog dialog(models::ReachFigure::Rank, "4711");
        Reach nice;
        nice.lever.kind = Lever::Kind::Nice;
        nice.value = -7106;
        nice.isReached = true;
        Reach weight;
        weight.lever.parameter = "PriorityWeightAge";
        weight.value = 5;
        weight.isReached = true;
        auto other = weight;
        other.lever.parameter = "PriorityWeightQOS";
        dialog.show();
        dialog.showAnswers({nice});
        QVERIFY(!named<QPushButton>(dialog, "reachTry")->isEnabled());
        for (const auto* button : dialog.findChildren<QPushButton*>()) // Return is of the box
            QVERIFY(!button->autoDefault() && !button->isDefault());
        QVERIFY(named<QLabel>(dialog, "reachWhy")->isVisible());
        QVERIFY(named<QLabel>(dialog, "reachWhy")->text().contains("scontrol update JobId="));
        QVERIFY(named<QLabel>(dialog, "reachWhy")->text().contains(" Nice=-7106 "));
        QCOMPARE(dialog.model()->index(0, models::ReachModel::ValueColumn).data().toString(),
                 QStringLiteral("−7,106"));
        dialog.showAnswers({nice, weight, other});
        auto* table = named<QTreeView>(dialog, "reachTable");
        QCOMPARE(table->currentIndex().row(), 1); // the first that can be tried
        table->setCurrentIndex(dialog.model()->index(2, 0));
        QVERIFY(named<QLabel>(dialog, "reachWhy")->isHidden());
        dialog.showAnswers({weight, other, nice});
        QCOMPARE(table->currentIndex().row(), 1);
    }

    // What stands in the table while somebody types is the answer to another question.
    void whatIsTriedIsWhatWasTyped()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open());
        auto* rank = named<QSpinBox>(f.dialog(), "reachRank");
        auto* button = named<QPushButton>(f.dialog(), "reachTry");
        const auto* state = named<QLabel>(f.dialog(), "reachState");
        QTRY_VERIFY(button->isEnabled());
        rank->setFocus();
        rank->selectAll();
        QTest::keyClicks(rank, "3");
        QVERIFY(!button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(f.workspace.document.scenario().edits.empty());
        QTRY_VERIFY(button->isEnabled());
        QCOMPARE(f.dialog().model()->answer(0).figure, 3.0);
        rank->selectAll();
        QTest::keyClicks(rank, "9999");
        QCOMPARE(rank->value(), 9999);
        QVERIFY2(state->text().contains("no job can be at rank 9,999"), qPrintable(state->text()));
        QVERIFY(!button->isEnabled());
        QCOMPARE(f.dialog().model()->rowCount(), 0);
    }

    void anotherRankIsAnotherQuestion()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open());
        QSignalSpy shown(&f.window.questions().reaching(), &app::ReachController::shown);
        auto* rank = named<QSpinBox>(f.dialog(), "reachRank");
        rank->setFocus();
        rank->selectAll();
        QTest::keyClicks(rank, "40");
        QTest::keyClick(rank, Qt::Key_Return);
        QVERIFY(f.window.questions().reaching().dialog() != nullptr); // Return is the box's
        QTRY_VERIFY(!shown.isEmpty());
        for (int row = 0; row < f.dialog().model()->reachedCount(); ++row)
            QVERIFY(f.dialog().model()->answer(row).figure >= 40.0);
    }

    void anAccountIsBroughtToAFairShare()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.openFor(QStringLiteral("cistem")));
        QVERIFY2(f.present().startsWith("cistem has a "), qPrintable(f.present()));
        QCOMPARE(f.dialog().model()->rowCount(), 0); // nothing is asked yet
        auto* box = named<QDoubleSpinBox>(f.dialog(), "reachFactor");
        const double wanted = 2 * box->value();
        QVERIFY(wanted > 0.0);
        QSignalSpy shown(&f.window.questions().reaching(), &app::ReachController::shown);
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QLocale().toString(wanted, 'f', 6).remove(u','));
        QTest::keyClick(box, Qt::Key_Return);
        QVERIFY(shown.wait(tests::longestWait));
        QVERIFY(f.dialog().model()->reachedCount() > 0);
        const auto reached = f.dialog().model()->answer(0).figure;
        QVERIFY2(reached >= wanted - 1e-6, qPrintable(QString::number(reached)));
        shown.clear();
        QTest::mouseClick(named<QPushButton>(f.dialog(), "reachTry"), Qt::LeftButton);
        QVERIFY(shown.wait(tests::longestWait));
        QVERIFY2(f.present().endsWith(models::reachText(models::ReachFigure::Factor, reached)),
                 qPrintable(f.present()));
        QVERIFY(std::abs(box->value() - wanted) < 1e-6); // what is wanted stays
    }

    void anotherSourceClosesIt()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open());
        f.window.open(QStringLiteral("demo:textbook"));
        QTRY_VERIFY(f.window.questions().reaching().dialog() == nullptr);
    }
};

FAIRLEAD_QTTEST(ReachTest)
#include "tst_reach.moc"
