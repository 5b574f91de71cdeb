// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/moversmodel.h"
#include "models/lists/servedmodel.h"
#include "models/queue/jobtermsmodel.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

#include <QAbstractItemModelTester>

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

using Tester = QAbstractItemModelTester;

/// The models that follow each evaluation: movers, served accounts, terms of the selected jobs.
class RankingModelsTest : public QObject
{
    Q_OBJECT

private:
    static SnapshotRecords sample()
    {
        auto records = queueRecords(R"(
chem 50
  @erin 1 9000
physics 40
  @alice 1 1000
  @bob 1 3000
idle 10
  @carl 1 0
)",
                                    R"(
11 physics/alice p1 1000
12 physics/bob p1 2000
13 chem/erin p1 500000
)");
        records.usageForm = UsageForm::Leaf;
        return records;
    }

    static Scenario ageOnly()
    {
        return {"age only",
                {ParameterEdit{"PriorityWeightAge", "100000"},
                 ParameterEdit{"PriorityWeightFairshare", "0"}}};
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void moversFollowTheScenario()
    {
        ScenarioDocument document;
        MoversModel accounts(&document, MoversModel::Scope::Accounts);
        MoversModel jobs(&document, MoversModel::Scope::Jobs);
        const Tester first(&accounts, Tester::FailureReportingMode::Fatal);
        const Tester second(&jobs, Tester::FailureReportingMode::Fatal);
        load(document, sample());
        WAIT_EVALUATED(document);
        QCOMPARE(accounts.rowCount(), 0);
        QCOMPARE(jobs.rowCount(), 0);

        const ModelSignals seen(jobs);
        document.setScenario(ageOnly());
        WAIT_EVALUATED(document);
        QCOMPARE(printed(accounts), QStringList({"chem", "physics"}));
        QCOMPARE(accounts.index(0, MoversModel::GainColumn).data().toString(), "▲ +2.0");
        QCOMPARE(accounts.index(1, MoversModel::GainColumn).data().toString(), "▼ −1.0");
        QCOMPARE(accounts.index(1, MoversModel::JobsColumn).data().toInt(), 2);
        QCOMPARE(accounts.index(0, 0).data(AssocRole).toUInt(),
                 assocAt(*document.snapshot(), "chem").value);
        QCOMPARE(printed(jobs).first(), "13 (erin, chem)");
        QCOMPARE(jobs.index(0, MoversModel::RankBeforeColumn).data().toInt(), 3);
        QCOMPARE(jobs.index(0, MoversModel::RankAfterColumn).data().toInt(), 1);
        QVERIFY(seen.inserted.count() > 0);

        document.setScenario({});
        WAIT_EVALUATED(document);
        QCOMPARE(jobs.rowCount(), 0);
        QVERIFY(seen.removed.count() > 0);
        QCOMPARE(seen.reset.count(), 0);
    }

    void moversCanBeLimitedOnBothSides()
    {
        ScenarioDocument document;
        load(document, sample());
        document.setScenario(ageOnly());
        MoversModel jobs(&document, MoversModel::Scope::Jobs, 1);
        const Tester tester(&jobs, Tester::FailureReportingMode::Fatal);
        WAIT_EVALUATED(document);
        QCOMPARE(jobs.rowCount(), 2); // the best winner, the worst loser
        QCOMPARE(jobs.index(0, MoversModel::GainColumn).data(ChangeRole).toInt(), 2);
        // A heading stands above its numbers.
        QCOMPARE(jobs.headerData(MoversModel::GainColumn, Qt::Horizontal, Qt::TextAlignmentRole)
                     .value<Qt::Alignment>(),
                 alignedRight);
        QVERIFY(jobs.index(1, MoversModel::GainColumn).data(ChangeRole).toInt() < 0);
    }

    void servedAccountsStandFurthestFirst()
    {
        ScenarioDocument document;
        ServedModel under(&document, ServedModel::Side::UnderServed);
        ServedModel over(&document, ServedModel::Side::OverServed);
        const Tester first(&under, Tester::FailureReportingMode::Fatal);
        const Tester second(&over, Tester::FailureReportingMode::Fatal);
        load(document, sample());
        WAIT_EVALUATED(document);
        QCOMPARE(printed(under), QStringList({"physics", "idle"}));
        QCOMPARE(printed(over), QStringList({"chem"}));
        QCOMPARE(under.index(0, ServedModel::VerdictColumn).data().toString(), "×1.3 under-served");
        QCOMPARE(over.index(0, ServedModel::VerdictColumn).data().toString(), "×1.4 over-served");

        const auto served = document.outcome().served;
        const ModelSignals seen(under);
        document.setScenario(ageOnly()); // weights divide nothing
        WAIT_EVALUATED(document);
        QCOMPARE(document.outcome().served, served);
        QCOMPARE(seen.changed.count(), 0);

        QVERIFY(document.apply(ShareEdit{{"physics", {}, {}}, 1}));
        WAIT_EVALUATED(document);
        QVERIFY(document.outcome().served != served);
        QCOMPARE(printed(under), QStringList({"chem", "idle"}));
        QCOMPARE(printed(over), QStringList({"physics"}));
    }

    void selectedJobsShowTheirTerms()
    {
        ScenarioDocument document;
        JobTermsModel model(&document);
        const Tester tester(&model, Tester::FailureReportingMode::Fatal);
        load(document, sample());
        WAIT_EVALUATED(document);
        model.setRows({rowOfJob(*document.snapshot(), 13), rowOfJob(*document.snapshot(), 11)});
        QCOMPARE(printed(model), QStringList({"13 (erin, chem)", "11 (alice, physics)"}));
        double sum = 0;
        for (int column = JobTermsModel::FirstPartColumn; column < model.sumColumn(); ++column) {
            sum += model.index(0, column).data(SortRole).toDouble();
            QCOMPARE(model.index(0, column).data(PartRole).toInt(),
                     column - JobTermsModel::FirstPartColumn);
            QVERIFY(
                !model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
        }
        QCOMPARE(sum, model.index(0, model.sumColumn()).data(SortRole).toDouble());
        QCOMPARE(model.index(0, model.rankColumn()).data().toInt(), 3);

        const QPersistentModelIndex kept = model.index(0, 0);
        const ModelSignals seen(model);
        document.setScenario(ageOnly());
        WAIT_EVALUATED(document);
        QCOMPARE(kept.row(), 0); // rows stand in the order in which they were selected
        QCOMPARE(model.index(0, model.rankColumn()).data().toInt(), 1);
        constexpr auto fairShare = static_cast<std::size_t>(Factor::FairShare);
        QCOMPARE(model.points(0).points[fairShare], 0.0);
        QVERIFY(model.baselinePoints(0)->points[fairShare] > 0.0);
        QCOMPARE(seen.reset.count(), 0);
        QVERIFY(model.index(0, JobTermsModel::FirstPartColumn)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains("× 100,000"));

        QVERIFY(document.apply(RenameEdit{"chem", "chemistry"}));
        WAIT_EVALUATED(document);
        QCOMPARE(model.rowCount(), 2); // the same jobs in another tree
        QVERIFY(model.baselinePoints(0));
        model.setRows({});
        QCOMPARE(model.rowCount(), 0);
    }
};

FAIRLEAD_QTTEST(RankingModelsTest)
#include "tst_rankingmodels.moc"
