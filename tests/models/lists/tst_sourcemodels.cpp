// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/agreementmodel.h"
#include "models/lists/issuesmodel.h"
#include "models/lists/provenancemodel.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

#include <QAbstractItemModelTester>

#include <cmath>

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
        records.issues = {{Severity::Note, Message("a note"), {}, 0},
                          {Severity::Error, Message("a truncated line"), "jobs.txt", 7},
                          {Severity::Warning, Message("a negative share"), "assocs.txt", 3}};
        records.provenance = {{Message("raw usage"), Message("raw_usage.txt"), false},
                              {Message("nice"), Message("0"), true}};
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

    /// Two jobs with what sprio would print of them, the second with another PRIORITY.
    static SnapshotRecords withAnswers()
    {
        auto records = sample();
        records.usageForm = UsageForm::Exact;
        const auto evaluation = evaluated(records);
        for (std::size_t row = 0; row < 2; ++row) {
            const auto terms = termsOf(*evaluation, RowIndex(row));
            RowAnswer answer{terms.shown + static_cast<std::int64_t>(row)};
            for (std::size_t i = 0; i < weightedFactorCount; ++i)
                answer.terms[i] = std::llround(terms.term[i]);
            records.priorityAnswers.push_back(
                {static_cast<std::uint32_t>(11 + row), "p1", answer, {}});
        }
        records.shareAnswers = {{"chem", "erin", {}, ShareAnswer(1.0)}};
        return records;
    }

    void provenanceAndAgreement()
    {
        ScenarioDocument document;
        ProvenanceModel model(&document);
        const Tester tester(&model, Tester::FailureReportingMode::Fatal);
        load(document, withAnswers());
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, ProvenanceModel::OriginColumn).data().toString(), "raw_usage.txt");
        QCOMPARE(model.index(1, ProvenanceModel::OriginColumn).data().toString(), "assumed: 0");
        QVERIFY(model.index(1, 0).data(IsAssumedRole).toBool());
        QVERIFY(model.badge().text.isEmpty());

        const ModelSignals seen(model);
        WAIT_EVALUATED(document);
        QCOMPARE(model.rowCount(), 4);
        const QString differs("differs, 1 of 2 rows (PRIORITY in 1, by up to 1)");
        QCOMPARE(model.index(2, 0).data().toString(), "Agreement with sprio");
        QCOMPARE(model.index(2, 1).data().toString(), differs);
        QCOMPARE(model.index(3, 1).data().toString(),
                 "rows are missing, 1 of 1 rows equal; 2 only here");
        QCOMPARE(model.index(2, 0).data(SeverityRole).toInt(), static_cast<int>(Severity::Warning));
        QCOMPARE(model.index(3, 0).data(SeverityRole).toInt(), static_cast<int>(Severity::Warning));
        QVERIFY(model.badge().verdict == Verdict::Differs);
        QCOMPARE(model.badge().text,
                 QString::fromUtf8("≠ sprio, sshare: differs (1 of 3 rows, 1 value(s))"));
        QVERIFY(model.badge().details.contains(differs));

        // It is the baseline that is compared: a scenario changes nothing here.
        const auto changes = seen.changed.count();
        QVERIFY(document.apply(ParameterEdit{"PriorityWeightAge", "1"}));
        WAIT_EVALUATED(document);
        QCOMPARE(model.index(2, 1).data().toString(), differs);
        QCOMPARE(seen.changed.count(), changes);
        QCOMPARE(seen.reset.count(), 0);
    }

    void differencesNameTheirRowAndPart()
    {
        ScenarioDocument document;
        AgreementModel model(&document);
        const Tester tester(&model, Tester::FailureReportingMode::Fatal);
        load(document, withAnswers());
        WAIT_EVALUATED(document);
        QCOMPARE(model.rowCount(), 1);
        const auto text = [&](int column) { return model.index(0, column).data().toString(); };
        QCOMPARE(text(AgreementModel::AnswerColumn), "sprio");
        QCOMPARE(text(AgreementModel::WhoseColumn), "job 12 in p1");
        QCOMPARE(text(AgreementModel::PartColumn), "PRIORITY");
        QCOMPARE(text(AgreementModel::VerdictColumn), "differs");
        const auto number
            = [&](int column) { return model.index(0, column).data(SortRole).toDouble(); };
        QCOMPARE(number(AgreementModel::TheirsColumn), number(AgreementModel::OursColumn) + 1);

        // Another moment: other ages, more that differs; and back.
        const auto moment = document.now();
        document.setMoment(moment + 86400);
        WAIT_EVALUATED(document);
        QVERIFY(model.rowCount() > 1);
        QCOMPARE(document.evaluation()->inputs.now, moment + 86400);
        document.setMoment(moment);
        WAIT_EVALUATED(document);
        QCOMPARE(model.rowCount(), 1);
        document.setSnapshot(nullptr, 0);
        QCOMPARE(model.rowCount(), 0);
    }
};

FAIRLEAD_QTTEST(SourceModelsTest)
#include "tst_sourcemodels.moc"
