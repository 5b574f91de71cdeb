// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/outlooksummary.h"
#include "tests/support/madeoutlook.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using reports::outlookSummary;
using tests::madeOutlook;
using tests::madePolicy;

namespace {
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
        QCOMPARE(outlookSummary(madeOutlook({madePolicy("baseline", 2, 1)}), QLocale::c()).size(),
                 5);
        QCOMPARE(
            outlookSummary(madeOutlook({madePolicy("baseline", 2, 1), madePolicy("other", 1, 1)}),
                           QLocale::c())
                .size(),
            5);
        QVERIFY(outlookSummary(madeOutlook({}), QLocale::c()).isEmpty());
    }

    void onePolicyIsDescribed()
    {
        const auto text = said(madeOutlook({madePolicy("baseline", 2, 1)}));
        for (const auto* words :
             {"10 recorded", "The policy had ",
              "a job waits 1 h 30 min; half of them wait 10 min or less",
              "bio waits longest (2 h on average), physics shortest (1 h)",
              "1 of 2 accounts with jobs get at least 90", "for 2 of 2 accounts"})
            QVERIFY2(text.contains(QString::fromUtf8(words)), qPrintable(text));
    }

    void twoAreCompared()
    {
        const auto text
            = said(madeOutlook({madePolicy("baseline", 2, 1), madePolicy("summer <b>", 1, 3)}));
        for (const auto* words :
             {"under “summer <b>”", "Each policy had ", "would wait 2 h in place of 1 h 30 min",
              "One account waits less, bio (by 1 h)", "longer, physics (by 2 h)"})
            QVERIFY2(text.contains(QString::fromUtf8(words)), qPrintable(text));
    }

    void allPoliciesAreNamed()
    {
        const auto text = said(madeOutlook({madePolicy("baseline", 2, 1), madePolicy("kept", 1, 1),
                                            madePolicy("With the edits", 1, 3)}));
        QVERIFY2(text.contains(QStringLiteral("others: “kept”, “With the edits”.")),
                 qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("What changes is said of “With the edits”.")),
                 qPrintable(text));
    }

    void aDemoProvesNothing()
    {
        auto outlook = madeOutlook({madePolicy("baseline", 2, 1)});
        outlook.isMadeUp = true;
        const auto text = said(outlook);
        QVERIFY2(text.contains(QStringLiteral("proves nothing")), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("for 2 of 2 accounts")), qPrintable(text));
    }

    void theTrustIsThatOfTheReplicasThatAreJudged()
    {
        auto outlook = madeOutlook({madePolicy("baseline", 3, 1), madePolicy("other", 1, 1)});
        QVERIFY(said(outlook).contains(QStringLiteral("for 1 of 2 accounts")));
        outlook.asItRan = madePolicy("baseline", 2, 1);
        QVERIFY(said(outlook).contains(QStringLiteral("for 2 of 2 accounts")));
    }

    void whatDoesNotExceedTheSpreadIsNone()
    {
        const auto same = madePolicy("baseline", 2, 1);
        const auto text = said(madeOutlook({same, same}));
        QVERIFY2(text.contains(QStringLiteral("smaller than the spread")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("For no account does the wait change")),
                 qPrintable(text));
        const auto less = said(madeOutlook({same, madePolicy("other", 1, 1)}));
        QVERIFY2(less.contains(QStringLiteral("none waits longer")), qPrintable(less));
        QVERIFY2(less.contains(QStringLiteral("Of 1 other account")), qPrintable(less));
        QVERIFY(!less.contains(QStringLiteral("From ")));
    }

    // Of three replicas the largest of many differences is often one of chance.
    void fewReplicasOfManyAccountsSayLess()
    {
        constexpr std::size_t accounts = 14;
        const auto many = [&](replay::PolicyOutlook policy, double longer) {
            for (std::size_t i = 0; i < policy.replicas.size(); ++i) {
                auto& groups = policy.replicas[i]
                                   .groups[static_cast<std::size_t>(replay::Grouping::Account)];
                groups.resize(accounts, groups.back());
                groups[7].meanWait += longer * (1.0 + 0.2 * static_cast<double>(i));
            }
            policy.promised.resize(accounts, -1.0);
            return policy;
        };
        const auto compare = [&](double longer) {
            auto outlook = madeOutlook(
                {many(madePolicy("baseline", 2, 1), 0.0), many(madePolicy("other", 2, 1), longer)});
            outlook.accounts.resize(accounts, "history");
            outlook.recorded = outlook.policies[0].replicas[1];
            return said(outlook);
        };
        const auto text = compare(600.0); // beyond the spread of its own
        QVERIFY2(text.contains(QStringLiteral("For no account does the wait change by more than")),
                 qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("From 5 replica(s) on")), qPrintable(text));
    }

    void oneReplicaTellsNoDifference()
    {
        auto own = madePolicy("baseline", 2, 1);
        auto other = madePolicy("other", 1, 3);
        own.replicas.resize(1);
        other.replicas.resize(1);
        const auto text = said(madeOutlook({own, other}));
        for (const auto* words : {"In one replica a job waits 2 h in place of 1 h 30 min",
                                  "told by several replicas", "One replica does not say how far"})
            QVERIFY2(text.contains(QString::fromUtf8(words)), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("0 of 2 accounts;")), qPrintable(text));
    }

    void whatIsPromisedMayNotBeKnown()
    {
        auto own = madePolicy("baseline", 2, 1);
        own.promised = {-1.0, -1.0};
        QVERIFY(said(madeOutlook({own})).contains(QStringLiteral("is not known")));
    }
};

FAIRLEAD_QTTEST(OutlookSummaryTest)
#include "tst_outlooksummary.moc"
