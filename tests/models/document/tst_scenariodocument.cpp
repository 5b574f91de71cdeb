// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/document/scenariodocument.h"
#include "models/evaluation/evaluationpool.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

namespace {

SnapshotRecords sample()
{
    return queueRecords(R"(
chem 50
  @erin 1 6000
physics 50
  optics 1
    @alice 1 1000
  @bob 1 3000
)",
                        R"(
11 optics/alice p1 3600
12 physics/bob p1 7200
13 chem/erin p1 100
)");
}

ParameterEdit ageWeight(int value)
{
    return {"PriorityWeightAge", std::to_string(value)};
}

} // namespace

class ScenarioDocumentTest : public QObject
{
    Q_OBJECT

private slots:
    void startsEmpty()
    {
        const ScenarioDocument document;
        QVERIFY(!document.hasSnapshot());
        QVERIFY(!document.isStale());
        QVERIFY(!document.evaluation());
        QCOMPARE(document.parameter("PriorityMaxAge"), "7-00:00:00");
    }

    void evaluatesANewSnapshot()
    {
        ScenarioDocument document;
        const QSignalSpy reset(&document, &ScenarioDocument::snapshotReset);
        const QSignalSpy evaluated(&document, &ScenarioDocument::evaluationChanged);
        const QSignalSpy stale(&document, &ScenarioDocument::staleChanged);
        load(document, sample());
        QVERIFY(document.isStale());
        WAIT_EVALUATED(document);
        QCOMPARE(reset.count(), 1);
        QCOMPARE(evaluated.count(), 1);
        QCOMPARE(stale.count(), 2);
        QCOMPARE(document.difference()->moved, 0U);
        QCOMPARE(document.evaluation(), document.baseline()->evaluation);
        QVERIFY(!document.outcome().baseOf);
    }

    void fiveHundredEditsWhileOneRunsAreTwoEvaluations()
    {
        Gate gate;
        ScenarioDocument document(nullptr, gate.function());
        const QSignalSpy evaluated(&document, &ScenarioDocument::evaluationChanged);
        load(document, sample());
        QTRY_COMPARE(gate.passed(), 1); // the baseline runs and waits
        for (int i = 1; i <= 500; ++i)
            QVERIFY(document.apply(ageWeight(i)));
        QCOMPARE(document.parameter("PriorityWeightAge"), "500");
        gate.open();
        WAIT_EVALUATED(document);
        QCOMPARE(gate.passed(), 2);
        QVERIFY(evaluated.count() <= 2);
        QCOMPARE(document.evaluation()->inputs.policy.slurm().weight(Factor::Age), 500U);
        QCOMPARE(document.scenario().edits.size(), 1U);
    }

    void valuesAreThereAtOnceAndResetsVanish()
    {
        ScenarioDocument document;
        load(document, sample());
        WAIT_EVALUATED(document);
        const QSignalSpy policy(&document, &ScenarioDocument::policyChanged);
        const QSignalSpy shares(&document, &ScenarioDocument::sharesChanged);
        const QSignalSpy reset(&document, &ScenarioDocument::snapshotReset);
        QVERIFY(document.apply(ageWeight(7)));
        QCOMPARE(document.parameter("PriorityWeightAge"), "7");
        QCOMPARE(document.baselineParameter("PriorityWeightAge"), "1000");
        QVERIFY(document.isParameterEdited("PriorityWeightAge"));
        QCOMPARE(policy.count(), 1);

        const auto chem = assocAt(*document.snapshot(), "chem");
        QVERIFY(document.apply(ShareEdit{{"chem", {}, {}}, 80}));
        QCOMPARE(document.shares(chem), 80U);
        QCOMPARE(document.baselineShares(chem), 50U);
        QCOMPARE(shares.count(), 1);

        QVERIFY(document.apply(document.resetParameterEdit("PriorityWeightAge")));
        QVERIFY(document.apply(ShareEdit{{"chem", {}, {}}, 50}));
        QVERIFY(!document.isEdited());
        QCOMPARE(policy.count(), 2);
        QCOMPARE(shares.count(), 2);
        WAIT_EVALUATED(document);
        QCOMPARE(document.evaluation(), document.baseline()->evaluation);
        QCOMPARE(reset.count(), 0);
    }

    void refusesWhatCannotBe_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("unknown parameter") << "is not a priority parameter";
        QTest::newRow("unknown account") << "there is no";
        QTest::newRow("root share") << "root";
        QTest::newRow("cycle") << "below itself";
        QTest::newRow("duplicate") << "is there already";
        QTest::newRow("bad name") << "not a name";
        QTest::newRow("rename root") << "root";
        QTest::newRow("rename taken") << "is there already";
        QTest::newRow("remove root") << "root";
        QTest::newRow("unknown parent") << "there is no";
        QTest::newRow("empty name") << "name is needed";
    }
    void refusesWhatCannotBe()
    {
        const QHash<QString, Edit> edits{
            {"unknown parameter", ParameterEdit{"PriorityWeightLuck", "7"}},
            {"unknown account", ShareEdit{{"nobody", {}, {}}, 1}},
            {"root share", ShareEdit{{"root", {}, {}}, 1}},
            {"cycle", MoveEdit{"physics", "optics"}},
            {"duplicate", AddEdit{{"chem", {}, {}}, "physics", 1}},
            {"bad name", AddEdit{{"a|b", {}, {}}, "physics", 1}},
            {"rename root", RenameEdit{"root", "top"}},
            {"rename taken", RenameEdit{"chem", "physics"}},
            {"remove root", RemoveEdit{{"root", {}, {}}}},
            {"unknown parent", AddEdit{{"x", {}, {}}, "nowhere", 1}},
            {"empty name", AddEdit{{{}, {}, {}}, "physics", 1}},
        };
        QFETCH(QString, words);
        ScenarioDocument document;
        load(document, sample());
        const auto revision = document.revision();
        const auto result = document.apply(edits.value(QTest::currentDataTag()));
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::Usage);
        QVERIFY2(QString::fromStdString(english(result.error().message)).contains(words),
                 english(result.error().message).c_str());
        QCOMPARE(document.revision(), revision);
        QVERIFY(!document.isEdited());
    }

    void structuralEditsBringAnotherTree()
    {
        ScenarioDocument document;
        load(document, sample());
        WAIT_EVALUATED(document);
        const QSignalSpy reset(&document, &ScenarioDocument::snapshotShown);
        QVERIFY(document.apply(ShareEdit{{"chem", {}, {}}, 80}));
        QVERIFY(document.apply(RenameEdit{"optics", "photonics"}));
        QVERIFY(document.apply(AddEdit{{"bio", {}, {}}, "root", 10}));
        WAIT_EVALUATED(document);
        const auto tree = document.snapshot();
        QVERIFY(tree != document.baseSnapshot());
        QVERIFY(reset.count() >= 1);
        const auto chem = assocAt(*tree, "chem");
        QCOMPARE(document.shares(chem), 80U);
        QCOMPARE(document.baselineShares(chem), 50U);
        QCOMPARE(document.baselineAssoc(assocAt(*tree, "photonics")),
                 assocAt(*document.baseSnapshot(), "optics"));
        QVERIFY(!document.baselineAssoc(assocAt(*tree, "bio")).isValid());
        QCOMPARE(document.baselineShares(assocAt(*tree, "bio")), slurm::noValue);

        const auto resets = reset.count();
        QVERIFY(document.apply(ShareEdit{{"bio", {}, {}}, 20}));
        QCOMPARE(document.shares(assocAt(*tree, "bio")), 20U);
        WAIT_EVALUATED(document);
        QCOMPARE(document.snapshot(), tree);
        QCOMPARE(reset.count(), resets);

        document.setScenario({});
        WAIT_EVALUATED(document);
        QCOMPARE(document.snapshot(), document.baseSnapshot());
        QCOMPARE(reset.count(), resets + 1);
    }

    void theSameReadingAtAnotherMomentIsJustThat()
    {
        ScenarioDocument document;
        load(document, sample());
        const auto base = document.baseSnapshot();
        const auto now = document.now();
        const QSignalSpy changed(&document, &ScenarioDocument::snapshotChanged);
        document.refreshSnapshot(base, now + 3600);
        WAIT_EVALUATED(document);
        QCOMPARE(document.now(), now + 3600);
        QCOMPARE(document.evaluation()->inputs.now, now + 3600);
        document.setMoment(now + 7200); // nothing is under way that brings its own
        WAIT_EVALUATED(document);
        QCOMPARE(document.evaluation()->inputs.now, now + 7200);
        QCOMPARE(changed.count(), 0);
        // One that is on its way is called back.
        document.refreshSnapshot(built(sample()), now);
        document.refreshSnapshot(base, now);
        WAIT_EVALUATED(document);
        QCOMPARE(document.baseSnapshot(), base);
        QCOMPARE(document.evaluation()->inputs.now, now);
    }

    void aRefreshKeepsTheScenarioAndResetsNothing()
    {
        ScenarioDocument document;
        load(document, sample());
        QVERIFY(document.apply(ageWeight(7)));
        WAIT_EVALUATED(document);
        const QSignalSpy reset(&document, &ScenarioDocument::snapshotReset);
        const QSignalSpy changed(&document, &ScenarioDocument::snapshotChanged);
        auto records = sample();
        records.jobs.pop_back();
        const auto next = built(std::move(records));
        document.refreshSnapshot(next, next->computedAt + 60);
        QVERIFY2(document.snapshot() != next, "shown when it has been evaluated");
        WAIT_EVALUATED(document);
        QCOMPARE(document.snapshot(), next);
        QCOMPARE(document.now(), next->computedAt + 60);
        QCOMPARE(document.parameter("PriorityWeightAge"), "7");
        QCOMPARE(reset.count(), 0);
        QCOMPARE(changed.count(), 1);
    }

    void nothingOfAnOldSnapshotArrives()
    {
        Gate gate;
        ScenarioDocument document(nullptr, gate.function());
        load(document, sample());
        QTRY_COMPARE(gate.passed(), 1);
        document.setSnapshot(nullptr, 0);
        QVERIFY(!document.isStale());
        gate.open();
        load(document, sample());
        const auto second = document.snapshot();
        WAIT_EVALUATED(document);
        QCOMPARE(document.evaluation()->inputs.snapshot, second);
    }

    void canGoWhileTheWorkerIsBusy()
    {
        Gate gate;
        {
            ScenarioDocument document(nullptr, gate.function());
            load(document, sample());
            QTRY_COMPARE(gate.passed(), 1);
            gate.open();
        }
        QCOMPARE(gate.passed(), 1);
    }

    void evaluationsUseTheirMemoryAgain()
    {
        EvaluationPool pool;
        const auto snapshot = built(sample());
        const void* first = pool.take(snapshot.get()).get();
        const auto again = pool.take(snapshot.get());
        QCOMPARE(static_cast<const void*>(again.get()), first);
        QVERIFY(pool.take(snapshot.get()) != again);
    }

    void evaluationsOfOtherSnapshotsAreForgotten()
    {
        EvaluationPool pool;
        auto snapshot = built(sample());
        const std::weak_ptr<const Snapshot> old = snapshot;
        auto shown = pool.take(snapshot.get());
        shown->inputs = baselineInputs(snapshot, 1);
        auto spare = pool.take(snapshot.get());
        spare->inputs = shown->inputs;
        spare.reset();
        QCOMPARE(pool.take(snapshot.get())->inputs.snapshot, snapshot); // as it was
        const auto next = built(sample());
        snapshot.reset();
        (void)pool.take(next.get());
        shown.reset(); // comes back late
        QVERIFY(old.expired());
    }
};

FAIRLEAD_QTTEST(ScenarioDocumentTest)
#include "tst_scenariodocument.moc"
