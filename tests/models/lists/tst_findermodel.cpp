// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/findermodel.h"
#include "tests/support/qttestmain.h"

#include <QAbstractItemModelTester>
#include <QLocale>

#include <limits>

using namespace fairlead;
using namespace fairlead::models;

using Tester = QAbstractItemModelTester;

namespace {
constexpr double none = std::numeric_limits<double>::quiet_NaN();

finder::Judged judged(std::size_t candidate, finder::Figure first, finder::Figure second)
{
    return {candidate, {std::move(first), std::move(second)}};
}

/// Two targets, two policies beside the present one; number 2 reaches everything.
std::shared_ptr<const FinderView> sample()
{
    FinderView view;
    view.targets = {*finder::parseTarget("promised share >= 90 % for all"),
                    *finder::parseTarget("p90 wait of small jobs <= 2 h")};
    view.present = {ParameterEdit{"PriorityWeightAge", "20000"},
                    ParameterEdit{"PriorityDecayHalfLife", "7-00:00:00"}};
    view.candidates = {{},
                       {ParameterEdit{"PriorityWeightAge", "1500"},
                        ParameterEdit{"PriorityDecayHalfLife", "14-0"}},
                       {ParameterEdit{"PriorityWeightAge", "90000"},
                        ParameterEdit{"PriorityDecayHalfLife", "1-0"}}};
    view.found.seen
        = {judged(0, {0.5, "physics"}, {9000, "1"}), judged(1, {0.95, "chem"}, {9000, "2-4"}),
           judged(2, {0.95, "chem"}, {7200, "1"})};
    view.found.unseen
        = {judged(0, {0.5, "physics"}, {none, ""}), judged(1, {0.95, "chem"}, {9000, "2-4"}),
           judged(2, {0.92, "chem"}, {60, "1"})};
    view.found.isPareto = {false, true, true};
    return std::make_shared<const FinderView>(std::move(view));
}
} // namespace

/// The policies that a search found.
class FinderModelTest : public QObject
{
    Q_OBJECT

private:
    static QString text(const FinderModel& model, int row, int column)
    {
        return model.index(row, column).data().toString();
    }
    static QString tip(const FinderModel& model, int row, int column)
    {
        return model.index(row, column).data(Qt::ToolTipRole).toString();
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void aRowIsAPolicy()
    {
        FinderModel model;
        const Tester tester(&model, Tester::FailureReportingMode::Fatal);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.columnCount(), 1);
        model.setView(sample());
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.columnCount(), 1 + 2 + 4);
        QCOMPARE(text(model, 0, FinderModel::PolicyColumn), QStringLiteral("Policy as it is"));
        QCOMPARE(text(model, 2, FinderModel::PolicyColumn), QStringLiteral("Policy 2"));
        auto edited = *sample();
        edited.isEdited = true;
        FinderModel other;
        other.setView(std::make_shared<const FinderView>(std::move(edited)));
        QCOMPARE(text(other, 0, FinderModel::PolicyColumn),
                 QStringLiteral("Policy with your edits"));
        QCOMPARE(text(model, 0, 1), QStringLiteral("20,000"));
        QCOMPARE(text(model, 2, 1), QStringLiteral("90,000"));
        QCOMPARE(text(model, 0, 2), QStringLiteral("7\u00A0d"));
        QCOMPARE(text(model, 1, 2), QStringLiteral("14\u00A0d"));
        model.setView(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void sharesAreNamed()
    {
        auto view = *sample();
        view.present = {ShareEdit{{"physics", "ann", ""}, 3}};
        view.candidates = {{}, {ShareEdit{{"physics", "ann", ""}, 1500}}, view.present};
        FinderModel model;
        model.setView(std::make_shared<const FinderView>(std::move(view)));
        QCOMPARE(model.headerData(1, Qt::Horizontal).toString(),
                 QStringLiteral("shares of ann in physics"));
        QCOMPARE(text(model, 0, 1), QStringLiteral("3"));
        QCOMPARE(text(model, 1, 1), QStringLiteral("1,500"));
    }

    void figuresSayWhetherTheyReach()
    {
        FinderModel model;
        model.setView(sample());
        const int first = model.firstTargetColumn();
        QCOMPARE(first, 3);
        QCOMPARE(text(model, 0, first), QStringLiteral("50.0 % ✗"));
        QCOMPARE(text(model, 2, first), QStringLiteral("95.0 % ✓"));
        QCOMPARE(text(model, 2, first + 1), QStringLiteral("92.0 % ✓"));
        QVERIFY(text(model, 2, first + 2).endsWith(QStringLiteral("✓"))); // at most 2 h, and it is
        QVERIFY(text(model, 1, first + 3).endsWith(QStringLiteral("✗")));
        QCOMPARE(text(model, 0, first + 3), QStringLiteral("no jobs"));
        QVERIFY(!model.reachesAll(0));
        QVERIFY(!model.reachesAll(1));
        QVERIFY(model.reachesAll(2));
    }

    void tipsSayWhoDecides()
    {
        FinderModel model;
        model.setView(sample());
        const int first = model.firstTargetColumn();
        QCOMPARE(tip(model, 0, first), QStringLiteral("not reached; physics decides"));
        QCOMPARE(tip(model, 2, first + 1), QStringLiteral("reached; chem decides"));
        QCOMPARE(tip(model, 0, first + 3), QStringLiteral("not reached"));
        QVERIFY(tip(model, 0, FinderModel::PolicyColumn).startsWith(QStringLiteral("Another one")));
        QVERIFY(tip(model, 1, FinderModel::PolicyColumn).isEmpty());
    }

    void columnsSortByWhatTheyMean()
    {
        FinderModel model;
        model.setView(sample());
        const auto sorts = [&](int row, int column) {
            return model.index(row, column).data(SortRole).toDouble();
        };
        QVERIFY(sorts(1, 1) < sorts(0, 1)); // 1 500 below 20 000
        QVERIFY(sorts(2, 2) < sorts(0, 2)); // 1-0 below 7-00:00:00 below 14-0
        QVERIFY(sorts(0, 2) < sorts(1, 2));
        QVERIFY(sorts(2, 5) < sorts(1, 5));
    }
};

FAIRLEAD_QTTEST(FinderModelTest)
#include "tst_findermodel.moc"
