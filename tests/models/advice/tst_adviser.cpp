// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/advice/advicemodel.h"
#include "models/advice/adviser.h"
#include "models/document/scenariodocument.h"
#include "models/words/advicewords.h"
#include "tests/support/goodpolicy.h"
#include "tests/support/qttestmain.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace fairlead;
using namespace fairlead::models;

class AdviserTest : public QObject
{
    Q_OBJECT

private:
    static std::shared_ptr<const Snapshot> snapshot() { return tests::built(tests::goodRecords()); }
    static Edit deadWeight() { return ParameterEdit{"PriorityWeightQOS", "5000"}; }

private slots:
    void nobodyIsAskedUntilSomebodyLooks()
    {
        ScenarioDocument document;
        Adviser adviser(&document);
        QVERIFY(!adviser.isCurrent());
        document.setSnapshot(snapshot(), 1000000);
        QVERIFY(document.apply(deadWeight()).has_value());
        QTRY_VERIFY(!document.isStale());
        QVERIFY(!adviser.isCurrent());
        adviser.setActive(true);
        QTRY_VERIFY(adviser.isCurrent());
        QCOMPARE(adviser.findings().size(), std::size_t{1});
        QCOMPARE(adviser.jobCount(), std::size_t{120});
    }

    /// Those that run are not asked for.
    void jobsOfTheQueueAreThoseThatWait()
    {
        auto records = tests::goodRecords();
        for (std::size_t i = 0; i < 20; ++i)
            records.jobs[i].state = JobState::Running;
        ScenarioDocument document;
        Adviser adviser(&document);
        adviser.setActive(true);
        document.setSnapshot(tests::built(std::move(records)), 1000000);
        QTRY_VERIFY(adviser.isCurrent());
        QCOMPARE(adviser.jobCount(), std::size_t{100});
    }

    void findingsFollowTheEdits()
    {
        ScenarioDocument document;
        Adviser adviser(&document);
        adviser.setActive(true);
        document.setSnapshot(snapshot(), 1000000);
        QTRY_VERIFY(adviser.isCurrent());
        QVERIFY(adviser.findings().empty());
        QVERIFY(document.apply(deadWeight()).has_value());
        QTRY_COMPARE(adviser.findings().size(), std::size_t{1});
        document.setScenario({});
        QTRY_VERIFY(adviser.isCurrent() && adviser.findings().empty());
        document.setSnapshot(nullptr, 0);
        QVERIFY(!adviser.isCurrent());
    }

    void backfillIsLookedAtWhenItIsKnown()
    {
        ScenarioDocument document;
        Adviser adviser(&document);
        adviser.setActive(true);
        document.setSnapshot(snapshot(), 1000000);
        QTRY_VERIFY(adviser.isCurrent());
        replay::Parameters few;
        few.maxTested = 50;
        adviser.setScheduling(std::make_shared<const replay::Parameters>(few));
        QVERIFY(!adviser.isCurrent());
        QTRY_COMPARE(adviser.findings().size(), std::size_t{1});
        QVERIFY(adviser.isCurrent());
        adviser.setScheduling(nullptr);
        QTRY_VERIFY(adviser.isCurrent() && adviser.findings().empty());
    }

    void theModelSaysWhatWasFound()
    {
        AdviceModel model;
        const QAbstractItemModelTester tester(&model);
        Finding finding;
        finding.severity = Severity::Warning;
        finding.what = {said("Messages", "%1 is set, but the factor is the same for every job"),
                        {"PriorityWeightQOS"}};
        finding.evidence = Message("numbers");
        finding.edits
            = {ParameterEdit{"PriorityWeightQOS", "0"}, ShareEdit{{"bio", "carol", ""}, 3}};
        model.show({finding, finding});
        QCOMPARE(model.rowCount(), 2);
        const auto said = [&](int column) { return model.index(0, column).data().toString(); };
        QCOMPARE(said(AdviceModel::SeverityColumn), "Warning");
        QCOMPARE(said(AdviceModel::FindingColumn),
                 "PriorityWeightQOS is set, but the factor is the same for every job");
        QCOMPARE(said(AdviceModel::EvidenceColumn), "numbers");
        QCOMPARE(tryWords(finding), "PriorityWeightQOS=0, shares of bio/carol = 3");
        model.show({});
        QCOMPARE(model.rowCount(), 0);
    }
};

FAIRLEAD_QTTEST(AdviserTest)
#include "tst_adviser.moc"
