// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/inverse/reachdialog.h"

#include <QLabel>
#include <QSpinBox>
#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

class ReachDialogTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    static Reach answer(const char* parameter)
    {
        Reach reach;
        reach.lever.kind = Lever::Kind::Number;
        reach.lever.parameter = parameter;
        reach.lever.now = 1;
        reach.value = 2;
        reach.isReached = true;
        return reach;
    }

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void theSmallestChangeIsSelectedUnlessTheUserChose()
    {
        auto* dialog = new ReachDialog(models::ReachFigure::Rank, QStringLiteral("11"));
        dialog->show();
        (void)QTest::qWaitForWindowActive(dialog);
        auto* table = named<QTreeView>(*dialog, "reachTable");
        const auto chosen
            = [&] { return table->currentIndex().siblingAtColumn(0).data().toString(); };
        const auto age = answer("PriorityWeightAge");
        const auto qos = answer("PriorityWeightQOS");
        dialog->showAnswers({age, qos});
        QCOMPARE(chosen(), QStringLiteral("PriorityWeightAge"));
        dialog->showAnswers({qos, age});
        QCOMPARE(chosen(), QStringLiteral("PriorityWeightQOS"));
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(chosen(), QStringLiteral("PriorityWeightAge"));
        dialog->showAnswers({qos, age});
        QCOMPARE(chosen(), QStringLiteral("PriorityWeightAge"));
        dialog->close();
    }

    // It said "has no rank" of a job that had ended, and that nothing had to change.
    void whoIsGoneIsSaidToBe()
    {
        auto* dialog = new ReachDialog(models::ReachFigure::Rank, QStringLiteral("11"));
        dialog->showRank(3, 10, {});
        dialog->showAnswers({answer("PriorityWeightAge")});
        dialog->showGone();
        QCOMPARE(named<QLabel>(*dialog, "reachPresent")->text(),
                 QStringLiteral("Job 11 has left the queue"));
        QCOMPARE(named<QLabel>(*dialog, "reachState")->text(),
                 QStringLiteral("There is nothing to look for."));
        QCOMPARE(dialog->model()->rowCount(), 0);
        QVERIFY(!named<QSpinBox>(*dialog, "reachRank")->isEnabled());
        dialog->showRank(3, 10, {});
        QVERIFY(named<QSpinBox>(*dialog, "reachRank")->isEnabled());
        dialog->close();
    }
};

FAIRLEAD_QTTEST(ReachDialogTest)
#include "tst_reachdialog.moc"
