// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/planwaitsmodel.h"
#include "tests/support/qttestmain.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace fairlead;
using namespace fairlead::models;

class PlanWaitsModelTest : public QObject
{
    Q_OBJECT

private:
    static PlannedWaits waits(const char* account, bool isOfAccount, std::size_t jobs)
    {
        PlannedWaits waits;
        waits.account = account;
        waits.isOfAccount = isOfAccount;
        waits.recorded.jobs = jobs;
        waits.replayed.resize(1);
        waits.replayed.front().jobs = jobs + 1;
        return waits;
    }

private slots:
    /// The jobs of all accounts are the same ones for each account that had too few.
    void thoseOfAllAccountsAreThereOnce()
    {
        PlanWaitsModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setWaits(
            {waits("bio", false, 400), waits("phys", true, 30), waits("chem", false, 400)});
        const auto cell
            = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(cell(0, PlanWaitsModel::AccountColumn), "bio, chem (all accounts)");
        QCOMPARE(cell(0, PlanWaitsModel::RunColumn), "Recorded");
        QCOMPARE(cell(1, PlanWaitsModel::AccountColumn), "bio, chem (all accounts)");
        QCOMPARE(cell(1, PlanWaitsModel::JobsColumn), "401");
        QCOMPARE(cell(2, PlanWaitsModel::AccountColumn), "phys");
        QCOMPARE(cell(3, PlanWaitsModel::JobsColumn), "31");
    }
};

FAIRLEAD_QTTEST(PlanWaitsModelTest)
#include "tst_planwaitsmodel.moc"
