// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/outlooksummary.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using reports::outlookSummary;

namespace {
constexpr double hour = 3600.0; // s

/// Waits of bio and physics, in hours; the cluster's is their mean.
replay::RunFigures run(double bio, double physics, double luck)
{
    replay::RunFigures run;
    for (auto& groups : run.groups)
        groups.resize(2);
    auto& accounts = run.groups[static_cast<std::size_t>(replay::Grouping::Account)];
    accounts[0].meanWait = bio * hour + luck;
    accounts[1].meanWait = physics * hour;
    accounts[0].deliveredShare = 0.2;
    accounts[1].deliveredShare = 0.5;
    accounts[0].jobs = accounts[1].jobs = 5;
    auto& all = run.groups[static_cast<std::size_t>(replay::Grouping::Cluster)].front();
    all.jobs = 10;
    all.meanWait = (bio + physics) * hour / 2 + luck / 2;
    all.medianWait = 600;
    return run;
}

replay::PolicyOutlook policy(const char* name, double bio, double physics)
{
    replay::PolicyOutlook policy;
    policy.name = name;
    for (const double luck : {-30.0, 0.0, 30.0})
        policy.replicas.push_back(run(bio, physics, luck));
    policy.promised = {0.5, 0.5};
    return policy;
}

replay::Outlook outlook(std::vector<replay::PolicyOutlook> policies)
{
    replay::Outlook outlook;
    outlook.accounts = {"bio", "physics"};
    outlook.recorded = run(2, 1, 0);
    outlook.policies = std::move(policies);
    outlook.from = 1770000000;
    outlook.to = 1772000000;
    return outlook;
}

QString said(const replay::Outlook& outlook)
{
    auto text = outlookSummary(outlook, QLocale(QLocale::English)).join(u'\n');
    return text.replace(QChar(QChar::Nbsp), u' ');
}
} // namespace

class OutlookSummaryTest : public QObject
{
    Q_OBJECT

private slots:
    void thereAreFive()
    {
        QCOMPARE(outlookSummary(outlook({policy("baseline", 2, 1)}), QLocale::c()).size(), 5);
        QCOMPARE(
            outlookSummary(outlook({policy("baseline", 2, 1), policy("other", 1, 1)}), QLocale::c())
                .size(),
            5);
        QVERIFY(outlookSummary(outlook({}), QLocale::c()).isEmpty());
    }

    void onePolicyIsDescribed()
    {
        const auto text = said(outlook({policy("baseline", 2, 1)}));
        for (const auto* words :
             {"10 recorded", "a job waits 1 h 30 min; half of them wait 10 min or less",
              "bio waits longest (2 h on average), physics shortest (1 h)",
              "1 of 2 accounts with jobs get at least 90", "for 2 of 2 accounts"})
            QVERIFY2(text.contains(QString::fromUtf8(words)), qPrintable(text));
    }

    void twoAreCompared()
    {
        const auto text = said(outlook({policy("baseline", 2, 1), policy("summer <b>", 1, 3)}));
        for (const auto* words : {"under “summer <b>”", "would wait 2 h in place of 1 h 30 min",
                                  "bio the most (by 1 h)", "physics the most (by 2 h)"})
            QVERIFY2(text.contains(QString::fromUtf8(words)), qPrintable(text));
    }

    void whatDoesNotExceedTheSpreadIsNone()
    {
        const auto same = policy("baseline", 2, 1);
        const auto text = said(outlook({same, same}));
        QVERIFY2(text.contains(QStringLiteral("smaller than the spread")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("For no account does the wait change")),
                 qPrintable(text));
        const auto less = said(outlook({same, policy("other", 1, 1)}));
        QVERIFY2(less.contains(QStringLiteral("none waits longer")), qPrintable(less));
    }

    void oneReplicaTellsNoDifference()
    {
        auto own = policy("baseline", 2, 1);
        auto other = policy("other", 1, 3);
        own.replicas.resize(1);
        other.replicas.resize(1);
        const auto text = said(outlook({own, other}));
        for (const auto* words : {"In one replica a job waits 2 h in place of 1 h 30 min",
                                  "told by several replicas", "One replica does not say how far"})
            QVERIFY2(text.contains(QString::fromUtf8(words)), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("0 of 2 accounts;")), qPrintable(text));
    }

    void whatIsPromisedMayNotBeKnown()
    {
        auto own = policy("baseline", 2, 1);
        own.promised = {-1.0, -1.0};
        QVERIFY(said(outlook({own})).contains(QStringLiteral("is not known")));
    }
};

FAIRLEAD_QTTEST(OutlookSummaryTest)
#include "tst_outlooksummary.moc"
