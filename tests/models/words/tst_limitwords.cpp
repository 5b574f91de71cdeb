// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/limitwords.h"
#include "models/words/priorityexplanation.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

class LimitWordsTest : public QObject
{
    Q_OBJECT

private:
    /// Job 11 of alice waits; 12 and 13 of hers and 14 of bob's run, with 4, 8 and 16 CPUs.
    static std::shared_ptr<const Evaluation> queue(const char* reason)
    {
        auto records = queueRecords("physics 1\n  optics 1\n    @alice 1\n  @bob 1\nbio 1\n",
                                    "11 optics/alice p1 90\n12 optics/alice p1 90\n"
                                    "13 optics/alice p1 90\n14 physics/bob p1 90\n");
        records.jobs[0].reason = reason;
        for (std::size_t i = 1; i < 4; ++i) {
            records.jobs[i].state = JobState::Running;
            records.jobs[i].cpus = 2U << i;
            records.jobs[i].tres = {{"cpu", 2U << i}};
        }
        return evaluated(std::move(records));
    }

    static QString sentence(const char* reason)
    {
        return limitSentence(queue(reason)->snapshot(), JobIndex(0));
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void aLimitOfAUser()
    {
        QCOMPARE(sentence("QOSMaxJobsPerUserLimit"),
                 QString("The limit is MaxJobsPU of QOS normal or of the partition's QOS. Running "
                         "jobs of alice in normal: 2, with 12 CPU(s)."));
    }

    void aLimitOfAllInAQos()
    {
        QVERIFY(sentence("QOSGrpCpuLimit")
                    .endsWith(
                        "Running jobs of normal: 3, with 28 CPU(s). This job asks for 4 CPU(s)."));
    }

    /// GPUs are counted where they are limited, as Slurm writes them.
    void aLimitOfGpus()
    {
        auto records
            = queueRecords("physics 1\n  @bob 1\n", "11 physics/bob p1 90\n12 physics/bob p1 90\n");
        records.tresNames = {"cpu", "mem", "energy", "node", "billing", "gres/gpu"};
        records.jobs[0].reason = "QOSMaxGRESPerUser";
        records.jobs[0].tres = {{"cpu", 8}, {"gres/gpu", 6}};
        records.jobs[1].state = JobState::Running;
        records.jobs[1].tres = {{"cpu", 32}, {"gres/gpu", 4}};
        const auto said = limitSentence(evaluated(std::move(records))->snapshot(), JobIndex(0));
        QVERIFY2(said.endsWith("Running jobs of bob in normal: 1, with gres/gpu=4. This job asks "
                               "for gres/gpu=6."),
                 qPrintable(said));
    }

    void aLimitOfAnAccountOrOneAbove()
    {
        QCOMPARE(sentence("AssocGrpCpuLimit"),
                 QString("The limit is GrpTRES=cpu of optics or an account above it. Running jobs "
                         "of alice: 2, with 12 CPU(s). Running jobs of optics: 2, with 12 CPU(s). "
                         "Running jobs of physics: 3, with 28 CPU(s). This job asks for 4 "
                         "CPU(s)."));
    }

    // Who has it is known then, and what runs is counted of them alone.
    void aLimitOfAnAccountByItsNumber()
    {
        replay::Limits limits;
        limits.assocs.push_back({"physics", "", "", {}});
        limits.assocs.back().limits.group.amounts[0] = 30;
        limits.assocs.push_back({"bio", "", "", {}});
        limits.assocs.back().limits.group.amounts[0] = 5;
        const auto evaluation = queue("AssocGrpCpuLimit");
        QCOMPARE(limitSentence(evaluation->snapshot(), JobIndex(0), limits),
                 QString("The limit is GrpTRES=cpu=30 of physics. Running jobs of physics: 3, with "
                         "28 CPU(s). This job asks for 4 CPU(s)."));
        limits.assocs.push_back({"root", "", "", {}});
        limits.assocs.back().limits.group.amounts[0] = 28;
        QVERIFY(limitSentence(evaluation->snapshot(), JobIndex(0), limits)
                    .contains("The limit is GrpTRES=cpu=28 of root."));
    }

    void limitsThatCouldNotBeRead()
    {
        const auto evaluation = queue("AssocGrpCpuLimit");
        const auto said
            = limitSentence(evaluation->snapshot(), JobIndex(0),
                            Error{ErrorCode::SourceUnreachable, Message("it is away"), "a driver"});
        QVERIFY2(said.startsWith("The limit is GrpTRES=cpu of optics or an account above it. "),
                 qPrintable(said));
        QVERIFY2(said.contains(" How high it is could not be read: it is away."), qPrintable(said));
    }

    // sacctmgr shows a limit where it is set; an association has it from there.
    void aLimitThatIsInherited()
    {
        replay::Limits limits;
        limits.assocs.push_back({"physics", "", "", {}});
        limits.assocs.back().limits.maxJobs = 2;
        const auto evaluation = queue("AssocMaxJobsLimit");
        QCOMPARE(limitSentence(evaluation->snapshot(), JobIndex(0), limits),
                 QString("The limit is MaxJobs=2 of alice. Running jobs of alice: 2, with 12 "
                         "CPU(s)."));
    }

    void aLimitOfAQosByItsNumber()
    {
        replay::Limits limits;
        limits.qos.push_back({"normal", {}});
        limits.qos.back().limits.maxJobsOfUser = 2;
        const auto said = [&](const char* reason) {
            return limitSentence(queue(reason)->snapshot(), JobIndex(0), limits);
        };
        QVERIFY(said("QOSMaxJobsPerUserLimit")
                    .startsWith("The limit is MaxJobsPU=2 of QOS normal, or that of the "
                                "partition's QOS if it has one. Running jobs of alice"));
        QVERIFY(said("QOSGrpCpuLimit")
                    .startsWith("The limit is GrpTRES=cpu of the partition's QOS: QOS normal has "
                                "none. "));
    }

    void whatIsNotCountedIsNotDenied()
    {
        replay::Limits limits;
        limits.qos.push_back({"normal", {}});
        const auto said = limitSentence(queue("QOSGrpGRES")->snapshot(), JobIndex(0), limits);
        QVERIFY2(said.startsWith("The limit is GrpTRES=gres of QOS normal or of the partition's"),
                 qPrintable(said));
        limits.qos.back().limits.groupJobs = 3;
        limits.qos.back().isOverPartition = true;
        QVERIFY(limitSentence(queue("QOSGrpJobsLimit")->snapshot(), JobIndex(0), limits)
                    .startsWith("The limit is GrpJobs=3 of QOS normal. "));
    }

    void nothingIsCountedWhereNothingIsKnownToRun()
    {
        auto records = queueRecords("physics 1\n  @bob 1\n", "11 physics/bob p1 90\n");
        records.jobs[0].reason = "QOSGrpJobsLimit";
        QCOMPARE(limitSentence(evaluated(std::move(records))->snapshot(), JobIndex(0)),
                 QString("The limit is GrpJobs of QOS normal or of the partition's QOS."));
    }

    void aJobThatAsksForTooMuch()
    {
        QVERIFY(sentence("QOSMaxNodePerJobLimit").contains("The job itself asks for more"));
    }

    void whatIsNoLimitIsNotSaid()
    {
        QCOMPARE(sentence("Resources"), QString());
        QCOMPARE(sentence("JobHeldUser"), QString());
    }

    void theExplanationSaysIt()
    {
        const auto evaluation = queue("AssocMaxJobsLimit");
        const auto lines = explainPriority(*evaluation, rowOfJob(evaluation->snapshot(), 11));
        QVERIFY2(lines.join('\n').contains("The limit is MaxJobs of the association with optics."),
                 qPrintable(lines.join('\n')));
    }
};

FAIRLEAD_QTTEST(LimitWordsTest)
#include "tst_limitwords.moc"
