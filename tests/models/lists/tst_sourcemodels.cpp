// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/issuesmodel.h"
#include "models/lists/provenancemodel.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

#include <QAbstractItemModelTester>

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

using Tester = QAbstractItemModelTester;

/// The models about the source: what was wrong with it, and what came from where.
class SourceModelsTest : public QObject
{
    Q_OBJECT

private:
    static SnapshotRecords sample()
    {
        auto records
            = queueRecords("chem 1\n  @erin 1 10\n", "11 chem/erin p1 1000\n12 chem/erin p1 10\n");
        records.usageForm = UsageForm::Leaf;
        records.issues = {{Severity::Note, "a note", {}, 0},
                          {Severity::Error, "a truncated line", "jobs.txt", 7},
                          {Severity::Warning, "a negative share", "assocs.txt", 3}};
        records.provenance = {{"raw usage", "raw_usage.txt", false}, {"nice", "0", true}};
        return records;
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void issuesStandWorstFirst()
    {
        ScenarioDocument document;
        IssuesModel model(&document);
        const Tester tester(&model, Tester::FailureReportingMode::Fatal);
        QCOMPARE(model.summary(), "");
        load(document, sample());
        QCOMPARE(printed(model, IssuesModel::MessageColumn),
                 QStringList({"a truncated line", "a negative share", "a note"}));
        QCOMPARE(printed(model), QStringList({"Error", "Warning", "Note"}));
        QCOMPARE(model.index(0, IssuesModel::LineColumn).data().toInt(), 7);
        QVERIFY(!model.index(2, IssuesModel::LineColumn).data().isValid());
        QCOMPARE(model.index(0, 0).data(Qt::ToolTipRole).toString(),
                 "jobs.txt:7: a truncated line");
        QCOMPARE(model.summary(), "1 error, 1 warning, 1 note");
        document.setSnapshot(nullptr, 0);
        QCOMPARE(model.rowCount(), 0);
    }

    void provenanceAndAgreement()
    {
        auto records = sample();
        const auto evaluation = evaluated(records);
        const auto right = termsOf(*evaluation, RowIndex(0)).shown;
        records.priorityAnswers = {{11, "p1", {right, {}}}, {12, "p1", {1, {}}}};
        records.shareAnswers = {{"chem", "erin", {}, 1.0}};

        ScenarioDocument document;
        ProvenanceModel model(&document);
        const Tester tester(&model, Tester::FailureReportingMode::Fatal);
        load(document, std::move(records));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, ProvenanceModel::OriginColumn).data().toString(), "raw_usage.txt");
        QCOMPARE(model.index(1, ProvenanceModel::OriginColumn).data().toString(), "assumed: 0");
        QVERIFY(model.index(1, 0).data(IsAssumedRole).toBool());

        const ModelSignals seen(model);
        WAIT_EVALUATED(document);
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.index(2, 1).data().toString(), "1 of 2 priorities are the same as sprio's");
        QCOMPARE(model.index(3, 1).data().toString(),
                 "1 of 1 fair-shares are the same as sshare's");
        QCOMPARE(model.index(2, 0).data(SeverityRole).toInt(), static_cast<int>(Severity::Warning));
        QVERIFY(model.agreementText().contains("1 of 2"));

        // It is the baseline that is compared: a scenario changes nothing here.
        const auto changes = seen.changed.count();
        QVERIFY(document.apply(ParameterEdit{"PriorityWeightAge", "1"}));
        WAIT_EVALUATED(document);
        QCOMPARE(model.index(2, 1).data().toString(), "1 of 2 priorities are the same as sprio's");
        QCOMPARE(seen.changed.count(), changes);
        QCOMPARE(seen.reset.count(), 0);
    }
};

FAIRLEAD_QTTEST(SourceModelsTest)
#include "tst_sourcemodels.moc"
