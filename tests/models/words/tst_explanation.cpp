// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/explanation.h"
#include "models/words/priorityexplanation.h"
#include "tests/support/moabqueue.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

class ExplanationTest : public QObject
{
    Q_OBJECT

private:
    static const char* tree()
    {
        return R"(
chem 50
  @erin 1 9000
physics 50
  optics 1
    @alice 1 1000
  theory 1
    @bob 1 3000
)";
    }

    static std::shared_ptr<const Evaluation> queue(const char* jobs, std::uint32_t tier = 1)
    {
        auto records = queueRecords(tree(), jobs);
        records.usageForm = UsageForm::Leaf;
        records.partitions[1].tier = tier;
        return evaluated(std::move(records));
    }

    static RankComparison compared(const Evaluation& evaluation, std::uint32_t a, std::uint32_t b)
    {
        return compareRanks(evaluation, rowOfJob(evaluation.snapshot(), a),
                            rowOfJob(evaluation.snapshot(), b));
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void aFactorDecides()
    {
        const auto evaluation = queue("11 optics/alice p1 1000\n12 chem/erin p1 5000\n");
        const auto comparison = compared(*evaluation, 12, 11);
        QCOMPARE(comparison.first, rowOfJob(evaluation->snapshot(), 11));
        QCOMPARE(comparison.decidedBy, DecidedBy::Priority);
        QCOMPARE(comparison.parts.size(), 2U);
        QCOMPARE(comparison.parts[0].part->key, std::string_view("fairshare"));
        QVERIFY(comparison.parts[0].difference > 0.0);
        QVERIFY(comparison.parts[1].difference < 0.0); // age speaks for the other one
        QCOMPARE(comparison.decisive, std::vector<std::size_t>{0});

        const auto lines = explainRanks(*evaluation, comparison).join('\n');
        QVERIFY2(lines.contains("11 (alice, optics) (rank 1) is ahead of 12 (erin, chem) (rank 2)"),
                 qPrintable(lines));
        QVERIFY2(lines.contains("fair-share: ▲ +6,666.67"), qPrintable(lines));
        QVERIFY2(lines.contains("What decides is fair-share"), qPrintable(lines));
        QVERIFY2(lines.contains("diverge below account root"), qPrintable(lines));
        QVERIFY(lines.indexOf("What decides") < lines.indexOf("fair-share: ▲")); // seen at once
    }

    void noneOfSeveralAdvantagesDecides()
    {
        auto records = queueRecords(tree(), "11 optics/alice p1 9000\n12 chem/erin p1 1000\n");
        records.usageForm = UsageForm::Leaf;
        (void)setParameter(records.policy, "PriorityMaxAge", "0-3").has_value();
        const auto evaluation = evaluated(std::move(records));
        const auto comparison = compared(*evaluation, 11, 12);
        QCOMPARE(comparison.parts.size(), 2U); // each alone is enough
        QVERIFY(comparison.decisive.empty());
        const auto lines = explainRanks(*evaluation, comparison).join('\n');
        QVERIFY2(lines.contains("whichever of its advantages it lost, it would still be ahead"),
                 qPrintable(lines));
    }

    void noFactorDecidesWhereAPriorityWasSet()
    {
        auto records = queueRecords(tree(), "11 optics/alice p1 9000\n12 chem/erin p1 1000\n");
        records.usageForm = UsageForm::Leaf;
        records.jobs[1].priority = 90000;
        records.jobs[1].hasSetPriority = true;
        const auto evaluation = evaluated(std::move(records));
        const auto comparison = compared(*evaluation, 11, 12);
        QCOMPARE(comparison.first, rowOfJob(evaluation->snapshot(), 12));
        QVERIFY(comparison.decisive.empty());
        const auto lines = explainRanks(*evaluation, comparison).join('\n');
        QVERIFY2(lines.contains("90,000 points against 10,014."), qPrintable(lines));
        QVERIFY2(lines.contains("12: priority 90,000 (90,000 set by hand)"), qPrintable(lines));
        QVERIFY2(!lines.contains("ecides"), qPrintable(lines));
    }

    /// Whole priorities rank, and of equal ones the job that came first.
    void aTieIsNoVictory()
    {
        auto records = queueRecords(tree(), "11 optics/alice p1 0\n12 optics/alice p1 0\n");
        records.usageForm = UsageForm::Leaf;
        records.jobs[0].nice = -1;
        const auto nice = evaluated(records);
        QVERIFY(compared(*nice, 11, 12).decisive.empty()); // 11 would be ahead without it, too
        const auto lines = explainRanks(*nice, compared(*nice, 11, 12)).join('\n');
        QVERIFY2(lines.contains("\nNice alone makes the difference."), qPrintable(lines));
        std::swap(records.jobs[0].nice, records.jobs[1].nice);
        const auto other = evaluated(std::move(records));
        QCOMPARE(compared(*other, 12, 11).decisive, std::vector<std::size_t>{0});
    }

    void sumsAboveTheHighestPriorityAreCut()
    {
        auto records = queueRecords(tree(), "11 optics/alice p1 9\n12 optics/alice p1 1\n");
        records.usageForm = UsageForm::Leaf;
        for (auto& job : records.jobs)
            job.site = 2147483647;
        (void)setParameter(records.policy, "PriorityWeightFairshare", "4294967295").has_value();
        const auto evaluation = evaluated(std::move(records));
        const auto comparison = compared(*evaluation, 11, 12);
        const auto lines = explainRanks(*evaluation, comparison).join('\n');
        QVERIFY2(lines.contains("Both sums are above the highest priority"), qPrintable(lines));
        const auto one = explainPriority(*evaluation, comparison.first).join('\n');
        QVERIFY2(one.contains("(cut to the upper bound 4,294,967,295)"), qPrintable(one));
    }

    void namesTheLevelOfTheTree()
    {
        const auto evaluation = queue("11 optics/alice p1 1000\n12 theory/bob p1 1000\n");
        const auto comparison = compared(*evaluation, 11, 12);
        const auto& snapshot = evaluation->snapshot();
        QCOMPARE(comparison.branch.parent, assocAt(snapshot, "physics"));
        QCOMPARE(comparison.branch.first, assocAt(snapshot, "optics"));
        QCOMPARE(comparison.branch.second, assocAt(snapshot, "theory"));
        QVERIFY(comparison.branch.firstLevelFs > comparison.branch.secondLevelFs);
    }

    void tiesAreBrokenBySubmitTimeThenJobId()
    {
        const auto evaluation = queue("12 optics/alice p1 1000 submitted=5000\n"
                                      "11 optics/alice p1 1000\n"
                                      "13 optics/alice p1 1000\n");
        QCOMPARE(compared(*evaluation, 11, 12).decidedBy, DecidedBy::SubmitTime);
        QCOMPARE(compared(*evaluation, 11, 12).first, rowOfJob(evaluation->snapshot(), 12));
        QCOMPARE(compared(*evaluation, 13, 11).decidedBy, DecidedBy::JobId);
        QVERIFY(explainRanks(*evaluation, compared(*evaluation, 13, 11))
                    .first()
                    .contains("job id is lower"));
        QVERIFY(compared(*evaluation, 11, 12).parts.empty());
    }

    void theTierComesFirst()
    {
        const auto evaluation = queue("11 optics/alice p1 1000\n12 chem/erin p2 1000\n", 5);
        const auto comparison = compared(*evaluation, 11, 12);
        QCOMPARE(comparison.decidedBy, DecidedBy::PartitionTier);
        QCOMPARE(comparison.first, rowOfJob(evaluation->snapshot(), 12));
        QVERIFY(explainRanks(*evaluation, comparison).first().contains("higher tier"));
    }

    void unrankedJobsAndTheSameJob()
    {
        const auto evaluation = queue("11 optics/alice p1 1000 held\n12 chem/erin p1 1000\n");
        QCOMPARE(compared(*evaluation, 11, 12).decidedBy, DecidedBy::NotRanked);
        QCOMPARE(compared(*evaluation, 11, 12).second, rowOfJob(evaluation->snapshot(), 11));
        QCOMPARE(compared(*evaluation, 12, 12).decidedBy, DecidedBy::SameRow);
        QCOMPARE(explainRanks(*evaluation, compared(*evaluation, 12, 12)).size(), 1);
        QCOMPARE(explainPriority(*evaluation, rowOfJob(evaluation->snapshot(), 11)).size(), 1);
    }

    void whyAJobHasNoRankIsItsReason()
    {
        auto records
            = queueRecords("chem 1\n  @erin 1\n", "11 chem/erin p1 9 held\n12 chem/erin p1 9\n");
        records.jobs[0].reason = "JobHeldUser";
        records.jobs[1].reason = "BeginTime";
        records.jobs[1].eligibleTime = std::numeric_limits<std::uint32_t>::max();
        const auto evaluation = evaluated(std::move(records));
        const auto line = [&](std::uint32_t job) {
            return explainPriority(*evaluation, rowOfJob(evaluation->snapshot(), job)).first();
        };
        QCOMPARE(line(11), "11 (erin, chem) has no rank: it is held (JobHeldUser).");
        QCOMPARE(line(12), "12 (erin, chem) has no rank: it is not eligible yet (BeginTime).");
    }

    /// "Why is my job not running?": the scheduler itself may have said it.
    void whyARankedJobWaitsIsSaidToo()
    {
        auto records
            = queueRecords("chem 1\n  @erin 1\n", "11 chem/erin p1 9\n12 chem/erin p1 9\n");
        records.jobs[0].reason = "QOSMaxJobsPerUserLimit";
        records.jobs[1].reason = "None";
        const auto evaluation = evaluated(std::move(records));
        const auto lines = [&](std::uint32_t job) {
            return explainPriority(*evaluation, rowOfJob(evaluation->snapshot(), job));
        };
        QCOMPARE(lines(11).at(1), "It waits, says Slurm: QOSMaxJobsPerUserLimit");
        QVERIFY(lines(12).filter("It waits").isEmpty());
    }

    void ofTwoComponentJobsWithoutARankTheFirstIsNamed()
    {
        MoabQueue queue("QUEUETIMEWEIGHT 1\n");
        queue.addRunning("one", 60, 60);
        queue.addRunning("two", 60, 60);
        queue.add("three", 60);
        const auto evaluation = queue.evaluated();
        const auto named = [&](std::size_t a, std::size_t b) {
            return explainRanks(*evaluation, RowIndex(a), RowIndex(b)).join('\n');
        };
        QVERIFY2(named(0, 1).contains("and one (john) does not"), qPrintable(named(0, 1)));
        QVERIFY2(named(1, 0).contains("and two (john) does not"), qPrintable(named(1, 0)));
        QVERIFY2(named(0, 2).contains("and one (john) does not"), qPrintable(named(0, 2)));
    }

    void aPriorityInLines()
    {
        const auto evaluation = queue("11 optics/alice p1,p2 302400 nice=50\n");
        const auto lines = explainPriority(*evaluation, RowIndex(0));
        QCOMPARE(lines.at(0), rowName(evaluation->snapshot(), RowIndex(0)));
        QVERIFY2(lines.at(1).contains("rank 1 of 2"), qPrintable(lines.at(1))); // the verdict first
        QCOMPARE(lines.at(2), "age: 0.5000 × 1,000 = 500.00");
        QVERIFY(lines.contains("nice: −50.00"));
        QCOMPARE(rowName(evaluation->snapshot(), RowIndex(0)), "11 (alice, optics) in p1");
        QCOMPARE(shortRowName(evaluation->snapshot(), RowIndex(0)), "11 in p1");
    }

    void whoNeverStartsIsSaid()
    {
        auto evaluation = queue("11 optics/alice p1,p2 302400\n");
        const auto says = [](const Evaluation& of) {
            return explainPriority(of, RowIndex(0)).filter("It never starts as it is").size();
        };
        QCOMPARE(says(*evaluation), 0);
        auto snapshot = std::make_shared<Snapshot>(evaluation->snapshot());
        snapshot->jobs.neverStarts.assign(snapshot->jobs.size(), 1);
        QCOMPARE(says(*evaluate(baselineInputs(snapshot, snapshot->computedAt))), 1);
    }

    void whoStandsBeforeIsSaid()
    {
        const auto evaluation = queue("11 optics/alice p1,p2 302400\n12 optics/alice p1 100\n");
        const auto lines = explainPriority(*evaluation, evaluation->order.back());
        QVERIFY2(lines.filter("Ahead of it: ").size() == 1, qPrintable(lines.join('\n')));
        QVERIFY(lines.filter("Ahead of it in p1: ").size() == 1);
        QVERIFY(explainPriority(*evaluation, evaluation->order.front()).filter("Ahead").isEmpty());
    }

    // Ahead it counts from now on.
    void anotherHalfLifeSaysWhatItIsTakenFor()
    {
        const auto before = queue("11 optics/alice p1 1000\n");
        auto inputs = before->inputs;
        QVERIFY(setParameter(inputs.policy, "PriorityWeightAge", "7"));
        QVERIFY(halfLifeSentence(*before, *evaluate(inputs)).isEmpty());
        QVERIFY(setParameter(inputs.policy, "PriorityDecayHalfLife", "1-0"));
        QVERIFY(halfLifeSentence(*before, *evaluate(inputs)).startsWith("The half-life counts as"));
        auto ahead = std::make_shared<Snapshot>(*inputs.snapshot);
        ahead->basis = Basis::Coming;
        inputs.snapshot = ahead;
        QVERIFY(halfLifeSentence(*before, *evaluate(inputs))
                    .startsWith("The half-life counts from now on"));
        QCOMPARE(halfLifeAheadSentence(*before, *evaluate(inputs)),
                 halfLifeSentence(*before, *evaluate(inputs)));
        QVERIFY(halfLifeAheadSentence(*before, *before).isEmpty());
    }

    void theEffectInOneSentence()
    {
        Difference nothing;
        nothing.rankedJobs = 3;
        QCOMPARE(effectSentence(nothing), "No job moves.");
        Difference some;
        some.rankedJobs = 1024;
        some.movedJobs = 412;
        some.accounts = {{"geist", 10, 55}, {"xlim", 90, 60}, {"ipam", 5, -115}};
        QCOMPARE(effectSentence(some), "412 of 1,024 jobs move; geist gains most.");
        some.accounts.clear();
        some.movedJobs = 1;
        QCOMPARE(effectSentence(some), "1 of 1,024 jobs moves.");
    }
};

FAIRLEAD_QTTEST(ExplanationTest)
#include "tst_explanation.moc"
