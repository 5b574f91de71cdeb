// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/usagemodel.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

#include <QAbstractItemModelTester>

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

/// The tree of usage of a period.
class UsageModelTest : public QObject
{
    Q_OBJECT

private:
    static std::shared_ptr<const UsageView> sample(const std::string& tres)
    {
        const auto evaluation
            = evaluated(treeRecords("physics 3\n  @ann 1\n  @bob 1\nmath 1\n  @dora parent\n"));
        return makeUsageView(
            *evaluation, ColourMap(evaluation->snapshot()),
            {{0, 100},
             {tres},
             {{"gone", "emil", {36000}}, {"math", "dora", {36000}}, {"physics", "ann", {108000}}},
             {},
             {}});
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void rowsAreAccountsAndWhoUsedSomething()
    {
        UsageModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(model.rowCount(), 0);
        ModelSignals seen(model);
        model.setView(sample("cpu"));
        QCOMPARE(seen.reset.size(), 1);
        QCOMPARE(printed(model),
                 QStringList(
                     {"root", "  math", "    dora", "  physics", "    ann", "  gone", "    emil"}));
        QCOMPARE(printed(model, UsageModel::UsedColumn),
                 QStringList(
                     {"50.0", "  10.0", "    10.0", "  30.0", "    30.0", "  10.0", "    10.0"}));
        QCOMPARE(printed(model, UsageModel::PartColumn).value(3), "  60.0 %");
        QCOMPARE(printed(model, UsageModel::PromisedColumn).value(3), "  75.0 %");
        QCOMPARE(printed(model, UsageModel::PromisedColumn).value(2), "    "); // parent
        QCOMPARE(printed(model, UsageModel::DifferenceColumn).value(3), "  −15.0");
        model.setView(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void overServedIsBadAndUnderServedGood()
    {
        UsageModel model;
        model.setView(sample("cpu"));
        const auto root = model.index(0, 0);
        const auto physics = model.index(1, UsageModel::DifferenceColumn, root);
        QVERIFY(physics.data(ChangeRole).toDouble() > 0.0);
        QCOMPARE(physics.data(ConsumedRole).toDouble(), 0.6);
        QCOMPARE(physics.data(PromisedRole).toDouble(), 0.75);
        const auto gone = model.index(2, UsageModel::DifferenceColumn, root);
        QVERIFY(!gone.data(AssocRole).isValid());
        QCOMPARE(gone.data().toString(), QString());
    }

    void theHeaderNamesTheUnit()
    {
        UsageModel model;
        model.setView(sample("gres/gpu"));
        QCOMPARE(model.headerData(UsageModel::UsedColumn, Qt::Horizontal).toString(),
                 "Used (gres/gpu-hours)");
        for (int column = 0; column < UsageModel::ColumnCount; ++column)
            QVERIFY(
                !model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
    }
};

FAIRLEAD_QTTEST(UsageModelTest)
#include "tst_usagemodel.moc"
