// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/document/policycomparison.h"
#include "models/lists/issuesmodel.h"
#include "models/lists/moversmodel.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

#include <QAbstractItemModelTester>

#include <latch>

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

using Tester = QAbstractItemModelTester;

/// The same queue under another policy, beside the scenario.
class PolicyComparisonTest : public QObject
{
    Q_OBJECT

private:
    // By age 11 is first; by fair-share 13 is.
    static SnapshotRecords sample()
    {
        auto records = queueRecords("chem 50\n  @erin 1 1000\nphysics 50\n  @alice 1 9000\n",
                                    "11 physics/alice p1 5000\n"
                                    "12 physics/alice p1 4000\n"
                                    "13 chem/erin p1 3000\n");
        records.usageForm = UsageForm::Leaf;
        (void)setParameter(records.policy, "PriorityWeightAge", "100000").has_value();
        (void)setParameter(records.policy, "PriorityWeightFairshare", "0").has_value();
        return records;
    }
    static std::shared_ptr<const OtherPolicy> moabPolicy(const std::string& name,
                                                         const std::string& value)
    {
        Policy policy;
        policy.own = moab::SharedSettings(moab::Settings(moab::Dialect::Moab));
        if (!setParameter(policy, name, value))
            qFatal("the parameter is not known");
        return std::make_shared<const OtherPolicy>(OtherPolicy{policy, {}, {}});
    }
    static std::shared_ptr<const OtherPolicy> slurmPolicy(const std::string& fairshare)
    {
        Policy policy;
        (void)setParameter(policy, "PriorityWeightFairshare", fairshare).has_value();
        return std::make_shared<const OtherPolicy>(OtherPolicy{policy, {}, {}});
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void ranksTheQueueOfSlurmByMoab()
    {
        ScenarioDocument document;
        PolicyComparison comparison(&document);
        MoversModel jobs(&comparison, MoversModel::Scope::Jobs);
        MoversModel accounts(&comparison, MoversModel::Scope::Accounts);
        const Tester first(&jobs, Tester::FailureReportingMode::Fatal);
        const Tester second(&accounts, Tester::FailureReportingMode::Fatal);
        load(document, sample());
        WAIT_EVALUATED(document);
        QVERIFY(!comparison.isActive());
        QCOMPARE(jobs.rowCount(), 0);

        comparison.setPolicy(QStringLiteral("moab.cfg"), moabPolicy("QUEUETIMEWEIGHT", "-1"));
        QVERIFY(comparison.isActive());
        QTRY_VERIFY(comparison.verdict() != nullptr);
        const auto& verdict = *comparison.verdict();
        QVERIFY(verdict.there->inputs.policy.moab());
        QCOMPARE(verdict.agreement.rows, 3U);
        QVERIFY(!comparisonAssumptions(verdict).isEmpty());
        QCOMPARE(schedulerName(comparison.policy()->settings), "Moab");
        for (int row = 0; row < jobs.rowCount(); ++row) {
            const auto here = jobs.index(row, MoversModel::RankBeforeColumn).data(SortRole);
            const auto there = jobs.index(row, MoversModel::RankAfterColumn).data(SortRole);
            QCOMPARE(jobs.index(row, MoversModel::GainColumn).data(SortRole).toInt(),
                     here.toInt() - there.toInt());
            QVERIFY(jobs.index(row, 0).data(JobRole).toUInt() >= 11);
        }
        QCOMPARE(jobs.headerData(MoversModel::RankAfterColumn, Qt::Horizontal).toString(),
                 "Rank there");
    }

    void whoHasARankOnOneSideOnlyIsListed()
    {
        ScenarioDocument document;
        PolicyComparison comparison(&document);
        MoversModel jobs(&comparison, MoversModel::Scope::Jobs);
        load(document, sample());
        WAIT_EVALUATED(document);
        comparison.setPolicy(QStringLiteral("moab.cfg"),
                             moabPolicy("USERCFG[DEFAULT]", "MAXIJOB=1"));
        QTRY_VERIFY(comparison.verdict() != nullptr);
        const auto cells = [&](int column) {
            QStringList texts;
            for (int row = 0; row < jobs.rowCount(); ++row)
                texts << jobs.index(row, column).data().toString();
            return texts;
        };
        const auto lost = cells(MoversModel::GainColumn).indexOf("loses its rank");
        QVERIFY2(lost >= 0, qPrintable(cells(MoversModel::GainColumn).join(u'|')));
        QVERIFY(cells(MoversModel::RankAfterColumn)[lost].isEmpty());
    }

    void followsTheScenarioAndForgetsWhenItIsLeft()
    {
        ScenarioDocument document;
        PolicyComparison comparison(&document);
        MoversModel jobs(&comparison, MoversModel::Scope::Jobs);
        const Tester tester(&jobs, Tester::FailureReportingMode::Fatal);
        load(document, sample());
        WAIT_EVALUATED(document);
        // The same policy as the cluster's: nothing differs until the scenario does.
        comparison.setPolicy(
            QStringLiteral("slurm.conf"),
            std::make_shared<const OtherPolicy>(OtherPolicy{document.policy(), {}, {}}));
        QTRY_VERIFY(comparison.verdict() != nullptr);
        QCOMPARE(comparison.verdict()->agreement.tau, 1.0);
        QVERIFY(agreementSentence(comparison.verdict()->agreement).contains("the same order"));

        QVERIFY(document.apply(ParameterEdit{"PriorityWeightAge", "0"}));
        QVERIFY(document.apply(ParameterEdit{"PriorityWeightFairshare", "1000"}));
        QVERIFY(document.apply(ShareEdit{{"chem", {}, {}}, 500}));
        WAIT_EVALUATED(document);
        QTRY_VERIFY(!comparison.isStale());
        QCOMPARE(comparison.verdict()->here, document.evaluation());
        QVERIFY(comparison.verdict()->agreement.tau < 1.0);
        QCOMPARE(jobs.index(0, 0).data(JobRole).toString(), "13"); // from 1 here to 3 there
        QCOMPARE(jobs.index(0, MoversModel::GainColumn).data(ChangeRole).toInt(), -2);

        comparison.clear();
        QVERIFY(!comparison.isActive() && comparison.verdict() == nullptr);
        QCOMPARE(jobs.rowCount(), 0);
    }

    void sharesThatAreEditedCountUnderTheOtherPolicyToo()
    {
        ScenarioDocument document;
        PolicyComparison comparison(&document);
        load(document, sample());
        QVERIFY(document.apply(ShareEdit{{"chem", {}, {}}, 5000}));
        WAIT_EVALUATED(document);
        comparison.setPolicy(QStringLiteral("slurm.conf"), slurmPolicy("1000"));
        QTRY_VERIFY(comparison.verdict() != nullptr);
        const auto& there = *comparison.verdict()->there;
        const auto chem = assocAt(*document.snapshot(), "chem");
        QCOMPARE((*there.inputs.shares)[chem.at()], 5000U);
    }

    void whatBelongsToAnotherPolicyOrSourceIsDropped()
    {
        std::latch gate(1);
        ScenarioDocument document;
        PolicyComparison comparison(&document, nullptr, [&gate] { gate.wait(); });
        load(document, sample());
        WAIT_EVALUATED(document);
        const QSignalSpy changed(&comparison, &PolicyComparison::changed);
        comparison.setPolicy(QStringLiteral("first"), moabPolicy("QUEUETIMEWEIGHT", "1"));
        comparison.setPolicy(QStringLiteral("second"), slurmPolicy("7"));
        QVERIFY(comparison.isStale());
        gate.count_down();
        QTRY_VERIFY(comparison.verdict() != nullptr);
        QVERIFY(!comparison.verdict()->there->inputs.policy.moab());
        QCOMPARE(comparison.name(), "second");

        load(document, sample()); // another source: the policy stays, its numbers go
        QVERIFY(comparison.isActive() && comparison.verdict() == nullptr);
        WAIT_EVALUATED(document);
        QTRY_VERIFY(comparison.verdict() != nullptr);
        QCOMPARE(comparison.verdict()->here, document.evaluation());
    }

    void tauIsSaidInWords()
    {
        RankAgreement agreement;
        agreement.rows = 10;
        agreement.tau = 0.5;
        QCOMPARE(agreementSentence(agreement),
                 QString::fromUtf8("Kendall's τ 0.50: a partly similar order; 25.0 % of all pairs "
                                   "are in the opposite order."));
        agreement.tau = -1.0;
        QVERIFY(agreementSentence(agreement).contains("the reverse order"));
        agreement.rows = 1;
        QVERIFY(agreementSentence(agreement).contains("Too few"));
    }

    void issuesOfThePolicyStandBesideThoseOfTheSource()
    {
        ScenarioDocument document;
        IssuesModel issues(&document);
        const Tester tester(&issues, Tester::FailureReportingMode::Fatal);
        auto records = sample();
        records.issues.push_back({Severity::Note, Message("of the source"), {}, 0});
        load(document, records);
        WAIT_EVALUATED(document);
        issues.setPolicyIssues({{Severity::Warning, Message("of the policy"), "moab.cfg", 7}});
        QCOMPARE(printed(issues, IssuesModel::MessageColumn),
                 QStringList({"of the policy", "of the source"}));
        issues.setPolicyIssues({});
        QCOMPARE(issues.rowCount(), 1);
    }
};

FAIRLEAD_QTTEST(PolicyComparisonTest)
#include "tst_policycomparison.moc"
