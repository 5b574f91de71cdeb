// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/outlook/outlookgroups.h"
#include "models/outlook/outlookmodel.h"
#include "tests/support/qttestmain.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QTest>

using namespace fairlead;
using namespace fairlead::models;
using replay::Grouping;

namespace {
constexpr std::array<double, 3> shaken{-60.0, 0.0, 60.0}; // s, of three replicas

replay::GroupFigures figures(double wait, double share)
{
    replay::GroupFigures group;
    group.jobs = 4;
    group.meanWait = wait;
    group.deliveredShare = share;
    group.meanParts = {0.0, 0.0, 0.75 * wait, 0.25 * wait, 0.0};
    return group;
}

replay::RunFigures run(const std::vector<double>& waits)
{
    replay::RunFigures run;
    for (auto& groups : run.groups)
        for (const double wait : waits)
            groups.push_back(figures(wait, wait / 100000.0));
    return run;
}

replay::PolicyOutlook policy(const char* name, const std::vector<double>& waits)
{
    replay::PolicyOutlook policy;
    policy.name = name;
    for (const double by : shaken) {
        auto shifted = waits;
        for (auto& wait : shifted)
            wait += by;
        policy.replicas.push_back(run(shifted));
    }
    policy.promised = {0.25, 0.5, -1.0, 0.0};
    return policy;
}

/// Accounts a to d; d has no job.
std::shared_ptr<const OutlookView> view(const std::vector<replay::PolicyOutlook>& policies)
{
    replay::Outlook outlook;
    for (auto& names : outlook.names)
        names = {"a", "b", "c", "d"};
    outlook.accounts = {"a", "b", "c", "d"};
    outlook.recorded = run({600, 7200, 60, 0});
    for (auto& groups : outlook.recorded.groups)
        groups.back().jobs = 0;
    outlook.policies = policies;
    auto view = std::make_shared<OutlookView>();
    view->outlook = std::make_shared<const replay::Outlook>(std::move(outlook));
    return view;
}

QString cell(const OutlookModel& model, int row, int column)
{
    return model.index(row, column).data().toString().replace(QChar(QChar::Nbsp), u' ');
}
} // namespace

class OutlookModelTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    /// A wait of nobody is no wait of 0 s, and a shorter one of a few is none.
    void whoDoesNotStartHasNoFigure()
    {
        auto other = policy("other", {600, 60, 60, 0});
        for (auto& replica : other.replicas) {
            for (auto& groups : replica.groups) {
                groups[0].jobs = 0;
                groups[1].jobs = 1;
            }
        }
        OutlookModel model;
        const auto made = view({policy("baseline", {600, 7200, 60, 0}), other});
        for (const auto figure : {OutlookFigure::MeanWait, OutlookFigure::MeanSlowdown}) {
            model.show(made, Grouping::Account, figure);
            const auto a = model.shownRows()[0].name == "a" ? 0 : 1;
            QCOMPARE(cell(model, a, 6), "none starts");
            QCOMPARE(cell(model, a, 7), "none starts");
            QVERIFY(model.index(a, 6).data(Qt::ToolTipRole).toString().isEmpty());
            QCOMPARE(cell(model, 1 - a, 7), "1 of 4 start");
        }
        model.show(made, Grouping::Account, OutlookFigure::DeliveredShare);
        QVERIFY(cell(model, 0, 6).endsWith("%")); // a share of nothing is one
    }

    void thoseWhoWaitLongestComeFirst()
    {
        OutlookModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.show(view({policy("baseline", {600, 7200, 60, 0})}), Grouping::Account,
                   OutlookFigure::MeanWait);
        QCOMPARE(model.rowCount(), 3); // without the one that has no jobs
        QCOMPARE(model.columnCount(), 6);
        QCOMPARE(cell(model, 0, 0), "b");
        QCOMPARE(cell(model, 0, 2), "2 h");
        QVERIFY(cell(model, 0, 4).contains("–"));
        QCOMPARE(cell(model, 0, 5), "· inside");
        QCOMPARE(model.policyNames(), QStringList("Policy as it is"));
        QVERIFY(model.index(0, 0).data(Qt::ToolTipRole).toString().contains("50.0"));
        QVERIFY(model.index(0, 3).data(Qt::ToolTipRole).toString().contains("–"));
        model.show(model.view(), Grouping::Size, OutlookFigure::DeliveredShare);
        QCOMPARE(cell(model, 0, 0), "a"); // sizes have an order of their own
        QCOMPARE(cell(model, 0, 2), "0.6 %");
    }

    void whereTheWaitWentIsDivided()
    {
        OutlookModel model;
        model.show(view({policy("baseline", {600, 7200, 60, 0})}), Grouping::Account,
                   OutlookFigure::WaitParts);
        const int parts = 3;
        QCOMPARE(model.columnCount(), parts + 6);
        const auto title
            = [&](int column) { return model.headerData(column, Qt::Horizontal).toString(); };
        QCOMPARE(title(parts), "Policy as it is: mean wait"); // what the parts add up to
        QCOMPARE(cell(model, 0, parts), "2 h");
        QVERIFY(model.index(0, parts).data(Qt::ToolTipRole).toString().contains("–"));
        QCOMPARE(title(parts + 3), "Policy as it is: others ahead");
        QCOMPARE(cell(model, 0, parts + 3), "1 h 30 min");
        QCOMPARE(cell(model, 0, parts + 4), "30 min");
        QCOMPARE(cell(model, 0, parts + 1), "0 s");
        const auto one = policy("baseline", {600, 7200, 60, 0});
        model.show(view({one, one}), Grouping::Account, OutlookFigure::WaitParts);
        QCOMPARE(model.columnCount(), parts + 2 * 6);
    }

    void limitsThatKeptJobsAreNamed()
    {
        auto kept = policy("baseline", {600, 7200, 60, 0});
        kept.first.limits = {{"GrpTRES=cpu", "account=a"}, {"MaxJobsPU", "qos=short"}};
        auto limited = *view({kept, policy("other", {600, 7200, 60, 0})});
        limited.limits.resize(2);
        for (auto& policies : limited.limits)
            for (auto& groups : policies)
                groups.resize(4);
        auto& accounts = limited.limits[0][static_cast<std::size_t>(Grouping::Account)];
        accounts[0] = {{0, 1, 7200.0}};
        accounts[1] = {{1, 40, 90000.0}, {0, 2, 60.0}};
        OutlookModel model;
        model.show(std::make_shared<const OutlookView>(std::move(limited)), Grouping::Account,
                   OutlookFigure::WaitParts);
        const int limits = 3 + 6;
        QCOMPARE(model.headerData(limits, Qt::Horizontal).toString(), "Policy as it is: Limits");
        QCOMPARE(cell(model, 0, limits),
                 "MaxJobsPU of qos=short: 40 job(s), 1 d 1 h in sum and 1 more");
        QCOMPARE(model.index(0, limits).data(Qt::ToolTipRole).toString().count(u'\n'), 1);
        QCOMPARE(cell(model, 1, limits), "GrpTRES=cpu of account=a: 1 job(s), 2 h in sum");
        QCOMPARE(cell(model, 2, limits), "");
        QCOMPARE(cell(model, 0, limits + 7), "");
        QVERIFY(!model.index(0, limits - 1).data(Qt::ToolTipRole).isValid());
    }

    void aChangeIsOneThatExceedsTheSpread()
    {
        OutlookModel model;
        // The replicas of both have the same luck: what differs is the policy.
        model.show(view({policy("baseline", {600, 7200, 60, 0}),
                         policy("other.conf", {600, 3600, 120, 0})}),
                   Grouping::Account, OutlookFigure::MeanWait);
        const int change = model.columnCount() - 1;
        QCOMPARE(model.headerData(6, Qt::Horizontal).toString(), "other.conf");
        QVERIFY(model.index(0, 6).data(Qt::ToolTipRole).toString().contains("–"));
        QCOMPARE(cell(model, 0, change), "−1 h");
        QVERIFY(model.index(0, change).data(ChangeRole).toDouble() > 0.0); // a gain
        QCOMPARE(cell(model, 1, change), "none beyond chance");
        QVERIFY(!model.index(1, change).data(ChangeRole).isValid());
        QCOMPARE(cell(model, 2, change), "+1 min");
        auto uneven = policy("other.conf", {600, 7200, 60, 0});
        uneven.replicas[0] = run({3000, 100, 60, 0}); // one replica alone differs
        model.show(view({policy("baseline", {600, 7200, 60, 0}), uneven}), Grouping::Account,
                   OutlookFigure::MeanWait);
        for (int row = 0; row < model.rowCount(); ++row)
            QCOMPARE(cell(model, row, change), "none beyond chance");
    }

    void eachOfSeveralPoliciesHasItsChange()
    {
        OutlookModel model;
        model.show(
            view({policy("baseline", {600, 7200, 60, 0}), policy("half.conf", {600, 3600, 120, 0}),
                  policy("edits", {1200, 7200, 60, 0})}),
            Grouping::Account, OutlookFigure::MeanWait);
        const auto title
            = [&](int column) { return model.headerData(column, Qt::Horizontal).toString(); };
        QCOMPARE(model.columnCount(), 10);
        QCOMPARE(title(6), "half.conf");
        QCOMPARE(title(7), "half.conf: change");
        QCOMPARE(title(8), "edits");
        QCOMPARE(title(9), "edits: change");
        QCOMPARE(cell(model, 0, 7), "−1 h");
        QVERIFY(model.index(0, 7).data(ChangeRole).toDouble() > 0.0); // a gain
        QVERIFY(model.index(0, 8).data(Qt::ToolTipRole).toString().contains("–"));
        QCOMPARE(cell(model, 0, 9), "none beyond chance");
        QCOMPARE(cell(model, 1, 7), "none beyond chance");
        QCOMPARE(cell(model, 1, 9), "+10 min");
        QVERIFY(model.index(1, 9).data(ChangeRole).toDouble() < 0.0);
        QVERIFY(!model.index(1, 8).data(ChangeRole).isValid());
    }

    void whatTellsTheTrustStaysBesideOtherPolicies()
    {
        auto made = *view(
            {policy("baseline", {600, 7200, 60, 0}), policy("other.conf", {600, 3600, 120, 0})});
        auto outlook = *made.outlook;
        outlook.asItRan = policy("baseline", {600, 3000, 60, 0}); // two hours were recorded
        made.outlook = std::make_shared<const replay::Outlook>(std::move(outlook));
        OutlookModel model;
        model.show(std::make_shared<const OutlookView>(std::move(made)), Grouping::Account,
                   OutlookFigure::MeanWait);
        QCOMPARE(model.headerData(4, Qt::Horizontal).toString(), "Interval");
        QCOMPARE(model.headerData(5, Qt::Horizontal).toString(), "Recorded lies");
        QCOMPARE(cell(model, 0, 0), "b");
        QCOMPARE(cell(model, 0, 3), "2 h"); // of the replicas that are compared
        QCOMPARE(cell(model, 0, 5), "✗ outside"); // of those in which jobs ran as they did
        QCOMPARE(cell(model, 1, 5), "· inside");
    }

    void sizesAreCalledAsOnTheMap()
    {
        auto outlook = *view({policy("baseline", {600, 7200, 60, 0})})->outlook;
        outlook.names[static_cast<std::size_t>(Grouping::Size)] = {"1", "2-4", "5-16", "17-"};
        QCOMPARE(outlookGroupName(outlook, Grouping::Size, 1), "2–4");
        QCOMPARE(outlookGroupName(outlook, Grouping::Size, 3), "17 and more");
        QCOMPARE(outlookGroupName(outlook, Grouping::Shape, 8), "2–4 × 10–60 min");
        QCOMPARE(outlookGroupName(outlook, Grouping::Account, 1), "b");
    }

    void aChangeOfAShareIsInPointsAndCanBeSeen()
    {
        OutlookModel model;
        model.show(view({policy("baseline", {600, 7200, 60, 0}),
                         policy("other.conf", {600, 3600, 70, 0})}),
                   Grouping::Account, OutlookFigure::DeliveredShare);
        const int change = model.columnCount() - 1;
        QCOMPARE(cell(model, 0, change), "−3.6 points");
        QCOMPARE(cell(model, 2, change), "none beyond chance"); // 0.01 points
        QVERIFY(!model.index(2, change).data(ChangeRole).isValid());
    }
};

FAIRLEAD_QTTEST(OutlookModelTest)
#include "tst_outlookmodel.moc"
