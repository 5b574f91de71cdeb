// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/queue/sprioreader.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
SnapshotRecords queue()
{
    SnapshotRecords records;
    JobRecord job;
    job.id = 7;
    job.priority = 9;
    job.partitions = {"a", "b"};
    records.jobs.push_back(std::move(job));
    return records;
}
} // namespace

class SprioReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPartIsAnAnswer();
    void setPrioritiesAndSiteFactorsAreTaken();
    void fewerColumnsAreEnough();
    void oldListingsLackTwoColumns();
    void normalizedPartsAreAnswersToo();
    void jobsAreFoundInAnyOrder();
    void jobsOfWhichTheListWasCutAreNoNewOnes();
};

void SprioReaderTest::everyPartIsAnAnswer()
{
    auto records = queue();
    readSprio(tests::linesOf("7|ann|a|9|1|2|3|4|5|6|-8|12|cpu=250,mem=116|cpu=0.25,mem=0.06\n"),
              "sprio.txt", records);
    const auto& record = records.priorityAnswers.at(0);
    QCOMPARE(record.answer.priority, 9);
    QCOMPARE(record.answer.terms[0], 1);
    QCOMPARE(record.answer.terms[5], 6);
    QVERIFY(record.answer.hasAddends);
    QCOMPARE(record.answer.nice, -8);
    QCOMPARE(record.answer.site, 12);
    QCOMPARE(record.tres, std::string("cpu=250,mem=116"));
    QVERIFY(!records.jobs[0].hasSetPriority);
}

void SprioReaderTest::setPrioritiesAndSiteFactorsAreTaken()
{
    auto records = queue();
    readSprio(tests::linesOf("7|ann|a|9|0|0|0|0|0|0|0|0|\n"
                             "7|ann|b|9|1|2|3|4|5|6|0|12|\n"
                             "none of that\n"),
              "sprio.txt", records);
    QCOMPARE(records.priorityAnswers.size(), 2U);
    QCOMPARE(records.priorityAnswers[1].partition, std::string("b"));
    QVERIFY(records.jobs[0].hasSetPriority);
    QCOMPARE(records.jobs[0].site, 12);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("sprio.txt:3: the line is not what sprio was asked for; nothing is "
                        "compared with it\n"));
    QCOMPARE(records.provenance.size(), 2U);
}

/// Slurm 17.11 and 18.08 know neither the factor of associations nor that of the site.
void SprioReaderTest::oldListingsLackTwoColumns()
{
    for (const auto* words : {"cpu=250,mem=116|cpu=0.25,mem=0.06", "|"}) {
        auto records = queue();
        const auto line = QByteArray("7|ann|a|9|1|3|4|5|6|-8|") + words + '\n';
        readSprio(tests::linesOf(line.constData()), "sprio.txt", records);
        readNormalizedSprio(
            tests::linesOf((QByteArray("7|a|0.5|0.1|0.3|0.4|0.5|0.6|") + words + '\n').constData()),
            "sprio_norm.txt", records);
        QVERIFY2(records.issues.empty(), tests::issuesOf(records.issues));
        const auto& answer = records.priorityAnswers.at(0).answer;
        QCOMPARE(answer.terms[0], 1);
        QCOMPARE(answer.terms[1], 0);
        QCOMPARE(answer.terms[2], 3);
        QCOMPARE(answer.terms[5], 6);
        QCOMPARE(answer.nice, -8);
        QCOMPARE(answer.site, 0);
        QCOMPARE(records.normalizedAnswers.at(0).answer.factors[1], 0.0);
        QCOMPARE(records.normalizedAnswers[0].answer.factors[5], 0.6);
    }
    auto cut = queue(); // of the newer columns
    readSprio(tests::linesOf("7|ann|a|9|1|2|3|4|5|6|-8|12\n"), "sprio.txt", cut);
    QCOMPARE(cut.priorityAnswers.at(0).answer.terms[1], 2);
}

void SprioReaderTest::fewerColumnsAreEnough()
{
    auto records = queue();
    readSprio(tests::linesOf("7|ann|a|9|1|2|3|4|5|6\n"), "sprio.txt", records);
    QCOMPARE(records.priorityAnswers.size(), 1U);
    QVERIFY(!records.priorityAnswers[0].answer.hasAddends);
    QVERIFY(records.issues.empty());
}

void SprioReaderTest::normalizedPartsAreAnswersToo()
{
    auto records = queue();
    readNormalizedSprio(
        tests::linesOf("7|a|0.00001530536814|0.1277778|0.4|0.5|0.25|1.0|0.5|cpu=250|"
                       "cpu=0.25\n"
                       "7|b|9.00000|0.0|0.0|0.0|0.0|0.0|0.0||\n"),
        "sprio_norm.txt", records);
    QCOMPARE(records.normalizedAnswers.size(), 2U);
    QCOMPARE(records.normalizedAnswers[0].answer.priority, 0.00001530536814);
    QCOMPARE(records.normalizedAnswers[0].answer.factors[0], 0.1277778);
    QCOMPARE(records.normalizedAnswers[0].tres, std::string("cpu=0.25"));
    QVERIFY(records.jobs[0].hasSetPriority); // not divided by the highest possible one
}

void SprioReaderTest::jobsAreFoundInAnyOrder()
{
    SnapshotRecords records;
    for (const std::uint32_t number : {9, 3, 3, 5}) // of two with one number the first counts
        records.jobs.emplace_back().id = number;
    readSprio(tests::linesOf("5|u|a|9|1|2|3|4|5|6|0|50|\n"
                             "4|u|a|9|1|2|3|4|5|6|0|40|\n"
                             "3|u|a|9|1|2|3|4|5|6|0|30|\n"
                             "9|u|a|9|1|2|3|4|5|6|0|90|\n"
                             "9|u|b|9|1|2|3|4|5|6|0|90|\n"),
              "sprio.txt", records);
    QCOMPARE(records.priorityAnswers.size(), 5U);
    QCOMPARE(records.jobs[0].site, 90);
    QCOMPARE(records.jobs[1].site, 30);
    QCOMPARE(records.jobs[2].site, 0);
    QCOMPARE(records.jobs[3].site, 50);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("sprio.txt:0: 1 of its rows is of a job that is not in the list of "
                        "jobs\n"));
}

/// sprio answers after scontrol: what was submitted meanwhile is no loss.
void SprioReaderTest::jobsOfWhichTheListWasCutAreNoNewOnes()
{
    const auto isListCut = [](std::uint32_t weight, const char* rows) {
        auto records = queue();
        records.policy.editSlurm().setWeight(Factor::Age, weight);
        records.policy.editSlurm().maxAge = 6000;
        readSprio(tests::linesOf(rows), "sprio.txt", records);
        return std::any_of(records.issues.begin(), records.issues.end(),
                           [](const Issue& issue) { return issue.loss == Loss::Job; });
    };
    QVERIFY(!isListCut(1000, "7|ann|a|9|900|2|3|4|5|6|-8|12|cpu=250|cpu=0.25\n"));
    QVERIFY(!isListCut(1000, "8|ann|a|9|100|2|3|4|5|6|-8|12|cpu=250|cpu=0.25\n"));
    QVERIFY(isListCut(1000, "8|ann|a|9|101|2|3|4|5|6|-8|12|cpu=250|cpu=0.25\n"));
    // Without a weight of age nobody knows how old they are.
    QVERIFY(!isListCut(0, "8|ann|a|9|0|2|3|4|5|6|-8|12|cpu=250|cpu=0.25\n"));
    QVERIFY(isListCut(0,
                      "8|ann|a|9|0|2|3|4|5|6|-8|12|cpu=250|cpu=0.25\n"
                      "9|ann|a|9|0|2|3|4|5|6|-8|12|cpu=250|cpu=0.25\n"));
}

FAIRLEAD_QTTEST(SprioReaderTest)
#include "tst_sprioreader.moc"
