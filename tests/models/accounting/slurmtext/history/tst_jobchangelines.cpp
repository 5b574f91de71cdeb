// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/jobchangelines.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

using namespace fairlead;
using namespace fairlead::accounting;
using What = replay::FormerValue::What;

/// Job 7, and the array 20 whose tasks 1 and 2 wait together while 0 (number 21) has started. All
/// were submitted at second 100.
class JobChangeLinesTest : public QObject
{
    Q_OBJECT

private:
    using Formers = std::vector<replay::FormerValue>;
    struct Line
    {
        replay::Moment at;
        const char* text;
    };

    static replay::Recording recording()
    {
        replay::Recording recording;
        auto& workload = recording.workload;
        workload.partitionLists = {{"long"}};
        workload.qos = {"normal", "high"};
        workload.owners = {{"bio", "bob", "long"}};
        workload.arrays = {{20, 1, 3, replay::noLimit}};
        workload.jobs.resize(4);
        for (auto& job : workload.jobs) {
            job.submit = 100'000;
            job.limit = 30;
        }
        workload.jobs[0].id = 7;
        for (std::uint32_t task = 0; task < 3; ++task) {
            auto& job = workload.jobs[task + 1];
            job.id = task == 0 ? 21 : 20;
            job.array = 0;
            job.arrayTask = task;
        }
        workload.jobs[1].recorded.start = 150;
        return recording;
    }
    static Formers formersOf(const std::vector<Line>& lines, replay::Recording& recording,
                             replay::Second ahead = 0)
    {
        JobChangeLines reader;
        for (const auto& line : lines)
            reader.read(line.at, line.text, TimeReader{});
        reader.apply(ahead, "slurmctld.log", recording);
        return recording.workload.formerValues;
    }
    static Formers formersOf(const std::vector<Line>& lines)
    {
        auto with = recording();
        return formersOf(lines, with);
    }

private slots:
    void theValueBeforeIsThatOfTheSubmissionOrTheChangeBefore()
    {
        auto with = recording();
        with.workload.formerValues = {{0, What::Limit, 10, 0}, {2, What::Limit, 5, 0}};
        const std::vector<Line> lines{
            {200500, "sched: _update_job: setting time_limit to 20 for JobId=7\n"},
            {300250, "sched: _update_job: setting time_limit to 30 for JobId=7\n"}};
        QVERIFY((formersOf(lines, with, 10)
                 == Formers{{0, What::Limit, 10, 190500}, {0, What::Limit, 20, 290250}}));
        QCOMPARE(with.workload.jobs[0].limit, 30U);
        QVERIFY2(tests::issuesOf(with.issues).contains("changed 2 times by hand: in a replay too"),
                 tests::issuesOf(with.issues));
    }

    void withoutItTheFirstChangeIsNotReplayed()
    {
        auto with = recording();
        const std::vector<Line> lines{
            {200500, "sched: _update_job: setting time_limit to 20 for JobId=7\n"},
            {300250, "sched: _update_job: setting time_limit to 4294967295 for JobId=7\n"},
            {300900, "sched: _update_job: setting time_limit to 30 for JobId=7\n"}};
        QVERIFY((
            formersOf(lines, with)
            == Formers{{0, What::Limit, 20, 300250}, {0, What::Limit, replay::unlimited, 300900}}));
        const auto told = tests::issuesOf(with.issues);
        QVERIFY2(told.contains("changed once by hand and nothing tells what it had before"), told);
    }

    void whatAccountingDoesNotKeepIsThatOfTheLog()
    {
        auto with = recording();
        with.workload.jobs[0].request.cpus = 64;
        const std::vector<Line> lines{
            {200000, "_update_job: setting min_cpus from 64 to 4 for JobId=7\n"},
            {200001, "_update_job: setting pn_min_cpus to 4 for JobId=7\n"},
            {200002, "_update_job: setting min_nodes from 1 to 2 for JobId=7\n"},
            {200003, "_update_job: setting partition to long,short for JobId=7\n"},
            {200004, "sched: _update_job: set priority to 500 for JobId=7\n"}};
        QVERIFY((formersOf(lines, with)
                 == Formers{{0, What::Cpus, 64, 200000},
                            {0, What::CpusPerNode, 0, 200001},
                            {0, What::MinNodes, 1, 200002},
                            {0, What::Partitions, 0, 200003},
                            {0, What::Priority, 0, 200004}}));
        const auto& job = with.workload.jobs[0];
        QCOMPARE(job.request.cpus, 4U);
        QCOMPARE(job.request.minCpusPerNode, 4U);
        QCOMPARE(job.request.minNodes, 2U);
        QCOMPARE(job.setPriority, 500U);
        QVERIFY((with.workload.partitionLists[job.partitions]
                 == std::vector<std::string>{"long", "short"}));
    }

    void namesJoinTheListsOfTheWorkload()
    {
        auto with = recording();
        with.workload.jobs[0].qos = 1;
        with.workload.formerValues = {{0, What::Qos, 0, 0}, {0, What::Owner, 0, 0}};
        const std::vector<Line> lines{
            {200000, "_update_job: setting QOS to low for JobId=7\n"},
            {200001, "_update_job: setting account to chem for JobId=7\n"},
            {300000, "_update_job: setting QOS to high for JobId=7\n"}};
        QVERIFY((formersOf(lines, with)
                 == Formers{{0, What::Qos, 0, 200000},
                            {0, What::Owner, 0, 200001},
                            {0, What::Qos, 2, 300000}}));
        QCOMPARE(with.workload.qos.back(), std::string("low"));
        QCOMPARE(with.workload.owners.back().account, std::string("chem"));
    }

    void aHoldIsABeginThatNeverComes()
    {
        auto with = recording();
        const std::vector<Line> lines{
            {200000, "sched: _update_job: set priority to 0 for JobId=7\n"},
            {250000, "sched: _release_job_rec: release hold on JobId=7 by uid 0\n"},
            {300000, "sched: _update_job: set priority to 0 for JobId=7\n"}};
        QVERIFY((formersOf(lines, with)
                 == Formers{{0, What::Begin, 0, 200000},
                            {0, What::Begin, replay::neverBegins, 250000},
                            {0, What::Begin, 250, 300000}}));
        QCOMPARE(with.workload.jobs[0].begin, replay::neverBegins);
        QVERIFY((formersOf({lines[1]}) // held at the submission
                 == Formers{{0, What::Begin, replay::neverBegins, 250000}}));
    }

    void tasksAreThoseThatWaitTogetherOrOne()
    {
        const std::vector<Line> lines{
            {160000, "sched: _update_job: set priority to 9 for JobId=20_*\n"},
            {170000, "sched: _update_job: set priority to 8 for JobId=20_2(22)\n"},
            {180000, "sched: _update_job: set priority to 7 for JobId=20_*\n"}};
        QVERIFY((formersOf(lines)
                 == Formers{{2, What::Priority, 0, 160000},
                            {3, What::Priority, 0, 160000},
                            {3, What::Priority, 9, 170000},
                            {2, What::Priority, 9, 180000}}));
    }

    void aPriorityThatIsNotKeptIsNone()
    {
        QVERIFY(
            formersOf({{160000, "sched: _update_job: set priority to 9 for JobId=7\n"},
                       {160001,
                        "_slurm_rpc_update_job: JobId=7 uid=1000: Changes to job priority are not "
                        "persistent, change nice instead\n"}})
                .empty());
    }

    void niceIsThatOfThePriorityThatIsComputed()
    {
        auto with = recording();
        const std::vector<Line> lines{
            {200000, "_update_job: updating accounting\n"},
            {200001,
             "priority/multifactor: _get_priority_internal: Job 7 priority: 0 + 194 + 0.00 + 58.82 "
             "+  0 - 20000 = 2.00\n"},
            {200002, "_slurm_rpc_update_job: complete JobId=7 uid=0 usec=12330\n"},
            {200003, "_get_priority_internal: Job 7 priority: 0 + 194 +  0 - 5 = 2.00\n"},
            {300000, "_update_job: updating accounting\n"},
            {300001, "_get_priority_internal: Job 7 priority: 0 + 194 +  0 - -500 = 2.00\n"}};
        QVERIFY((formersOf(lines, with)
                 == Formers{{0, What::Nice, 0, 200000}, {0, What::Nice, 20000, 300000}}));
        QCOMPARE(with.workload.jobs[0].nice, -500);
    }

    void aTaskThatStartsInTheSameSecondWaits()
    {
        auto with = recording();
        with.workload.jobs[2].recorded.start = 160;
        with.workload.jobs[3].recorded.start = 160;
        with.log = {{160100, replay::LoggedEvent::Kind::StartedByMain, 2, 0}};
        QVERIFY(
            (formersOf({{160200, "sched: _update_job: set priority to 9 for JobId=20_*\n"}}, with)
             == Formers{{3, What::Priority, 0, 160200}}));
    }

    void othersOfTheNumberAreNotMeant()
    {
        QVERIFY(formersOf({{90000, "_update_job: setting min_cpus from 1 to 4 for JobId=7\n"},
                           {190000, "_update_job: setting min_cpus from 1 to 4 for JobId=8\n"},
                           {190000, "_update_job: setting min_cpus from x to 4 for JobId=20_9\n"}})
                    .empty());
    }
};

FAIRLEAD_QTTEST(JobChangeLinesTest)

#include "tst_jobchangelines.moc"
