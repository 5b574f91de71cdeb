// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Edits that meet a source that has changed.

#include "models/document/scenariodocument.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

namespace {

SnapshotRecords twoAccounts()
{
    return queueRecords("chem 50\n  @erin 1 6000\nphysics 50\n  @bob 1 3000\n",
                        "12 physics/bob p1 7200\n13 chem/erin p1 100\n");
}

ParameterEdit weightOfAge(int value)
{
    return {"PriorityWeightAge", std::to_string(value)};
}

} // namespace

class DocumentConflictsTest : public QObject
{
    Q_OBJECT

private slots:
    void whatDoesNotFitWaitsAndTheRestIsCarriedOut()
    {
        ScenarioDocument document;
        load(document, twoAccounts());
        WAIT_EVALUATED(document);
        const QSignalSpy conflicts(&document, &ScenarioDocument::conflictsChanged);
        const Edit unfit = MoveEdit{"gone", "chem"};
        document.setScenario({"old", {unfit, weightOfAge(7)}});
        WAIT_EVALUATED(document);
        QCOMPARE(conflicts.count(), 1);
        QCOMPARE(document.conflicts().size(), 1U);
        QVERIFY(document.conflicts().front().edit == unfit);
        QCOMPARE(document.conflicts().front().kind, ConflictKind::TargetGone);
        QCOMPARE(document.evaluation()->inputs.policy.slurm().weight(Factor::Age), 7U);
        document.keepMine(document.conflicts().front());
        WAIT_EVALUATED(document);
        QVERIFY(document.conflicts().front().isKept);
        document.setScenario({});
        WAIT_EVALUATED(document);
        QVERIFY(document.conflicts().empty());
    }

    void aChangedBaselineIsAConflictUntilItIsKept()
    {
        ScenarioDocument document;
        load(document, twoAccounts());
        QVERIFY(document.apply(weightOfAge(7)));
        WAIT_EVALUATED(document);
        auto records = twoAccounts();
        QVERIFY(setParameter(records.policy, "PriorityWeightAge", "2000"));
        const auto next = built(records);
        document.refreshSnapshot(next, next->computedAt);
        WAIT_EVALUATED(document);
        QCOMPARE(document.conflicts().size(), 1U);
        QCOMPARE(document.conflicts().front().before, std::string("1000"));
        QCOMPARE(document.conflicts().front().now, std::string("2000"));
        QCOMPARE(document.parameter("PriorityWeightAge"), "7");
        // Another reading that says the same does not forget it.
        const auto again = built(records);
        document.refreshSnapshot(again, again->computedAt);
        WAIT_EVALUATED(document);
        QCOMPARE(document.snapshot(), again);
        QCOMPARE(document.conflicts().size(), 1U);
        document.keepMine(document.conflicts().front());
        QVERIFY(document.conflicts().empty());
        WAIT_EVALUATED(document);
        QVERIFY(document.conflicts().empty());
        QCOMPARE(document.parameter("PriorityWeightAge"), "7");
    }

    void editsThatUndoBringsBackKnowWhatTheyWereMadeOver()
    {
        ScenarioDocument document;
        load(document, twoAccounts());
        QVERIFY(document.apply(weightOfAge(7)));
        WAIT_EVALUATED(document);
        const auto edited = document.scenario();
        const auto readWith = [&document](const char* weight) {
            auto records = twoAccounts();
            QVERIFY(setParameter(records.policy, "PriorityWeightAge", weight));
            const auto next = built(records);
            document.refreshSnapshot(next, next->computedAt);
            WAIT_EVALUATED(document);
        };
        const auto undoAndRedo = [&document, &edited] {
            document.setScenario({});
            WAIT_EVALUATED(document);
            QVERIFY(document.conflicts().empty());
            document.setScenario(edited);
            WAIT_EVALUATED(document);
        };
        readWith("2000");
        undoAndRedo();
        QCOMPARE(document.conflicts().size(), 1U);
        QCOMPARE(document.conflicts().front().before, std::string("1000"));
        QCOMPARE(document.conflicts().front().now, std::string("2000"));
        // Also where the source changes while the edit is undone.
        document.setScenario({});
        readWith("3000");
        document.setScenario(edited);
        WAIT_EVALUATED(document);
        QCOMPARE(document.conflicts().size(), 1U);
        QCOMPARE(document.conflicts().front().now, std::string("3000"));
        // What was decided stays so; what is made anew was made over what is there now.
        document.keepMine(document.conflicts().front());
        undoAndRedo();
        QVERIFY(document.conflicts().empty());
        readWith("4000");
        QCOMPARE(document.conflicts().front().before, std::string("3000"));
        document.setScenario({});
        QVERIFY(document.apply(weightOfAge(7)));
        WAIT_EVALUATED(document);
        undoAndRedo();
        QVERIFY(document.conflicts().empty());
    }

    /// Edits of a crash or of a file: nothing was read twice, and still they were made over
    /// another value.
    void recalledEditsKeepTheirConflictOverUndo()
    {
        ScenarioDocument document;
        load(document, twoAccounts());
        const Scenario edited{"", {weightOfAge(7)}};
        document.recall(conflictsWith(edited, {"900"}));
        document.setScenario(edited);
        WAIT_EVALUATED(document);
        QCOMPARE(document.conflicts().size(), 1U);
        document.setScenario({});
        WAIT_EVALUATED(document);
        document.setScenario(edited);
        WAIT_EVALUATED(document);
        QCOMPARE(document.conflicts().size(), 1U);
        QCOMPARE(document.conflicts().front().before, std::string("900"));
    }
};

FAIRLEAD_QTTEST(DocumentConflictsTest)
#include "tst_documentconflicts.moc"
