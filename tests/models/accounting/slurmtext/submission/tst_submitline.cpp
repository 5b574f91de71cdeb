// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/submission/submitline.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

class SubmitLineTest : public QObject
{
    Q_OBJECT

private slots:
    void optionsAreReadInEveryForm()
    {
        const auto line
            = parseSubmitLine("sbatch -n16 --cpus-per-task=2 -N 2-4 --mem-per-cpu 2G -p a,b "
                              "-a 0-9%3 --nice --exclusive -x n1 job.sh -n 99");
        QVERIFY(line.command == "sbatch");
        QVERIFY(line.tasks == 16U);
        QVERIFY(line.cpusPerTask == 2U);
        QVERIFY(line.minNodes == 2U);
        QVERIFY(line.maxNodes == 4U);
        QVERIFY(line.memoryPerCpu == 2048U);
        QVERIFY((line.partitions == (std::vector<std::string>{"a", "b"})));
        QVERIFY(line.throttle == 3U);
        QVERIFY(line.nice == 100);
        QVERIFY(line.isExclusive);
        QVERIFY(line.excluded == "n1");
    }

    void dependenciesNameJobsAndArrays()
    {
        using Kind = SubmitDependency::Kind;
        const auto line = parseSubmitLine(
            "sbatch -d afterok:12:13_4,AFTER:20+5,afternotok:3 --wrap=exec sleep -n 1");
        const auto& others = line.dependencies;
        QCOMPARE(others.size(), std::size_t{4});
        QVERIFY(others[0].kind == Kind::AfterOk && others[0].job == 12U && !others[0].task);
        QVERIFY(others[1].kind == Kind::AfterOk && others[1].job == 13U && others[1].task == 4U);
        QVERIFY(others[2].kind == Kind::After && others[2].job == 20U);
        QCOMPARE(others[2].delay, 5U);
        QVERIFY(others[3].kind == Kind::AfterNotOk && !others[3].isAlternative);
        QVERIFY(!line.tasks.has_value()); // it belongs to the script
    }

    void aTaskMayWaitForAnotherOne()
    {
        const auto line = parseSubmitLine("sbatch --array=0-9:3%2 -d aftercorr:12 x");
        QVERIFY(line.dependencies.at(0).kind == SubmitDependency::Kind::AfterCorr);
        QCOMPARE(line.array, std::string("0-9:3"));
        QVERIFY(line.throttle == 2U);
    }

    void aQuestionMarkIsBetweenAlternatives()
    {
        const auto line = parseSubmitLine("sbatch -d afterany:1:2?afterok:3_0 x");
        QCOMPARE(line.dependencies.size(), std::size_t{3});
        for (const auto& dependency : line.dependencies)
            QVERIFY(dependency.isAlternative);
        QVERIFY(line.dependencies[2].task == 0U);
    }

    void exclusiveForAUserIsNotForTheJob()
    {
        const auto line = parseSubmitLine("sbatch --exclusive=user x");
        QVERIFY(!line.isExclusive);
        QVERIFY(line.isForUser && line.leftOut.empty());
    }

    void reservationsAndLeastTimesAreRead()
    {
        const auto line = parseSubmitLine("sbatch --reservation=maint --time-min=1:30:00 x.sh");
        QVERIFY(line.leftOut.empty());
        QCOMPARE(line.reservation, std::string("maint"));
        QVERIFY(line.leastMinutes == 90U);
        const auto several = parseSubmitLine("sbatch --reservation=a,b x.sh");
        QVERIFY((several.leftOut == std::vector<std::string>{"--reservation"}));
        const auto gpus = parseSubmitLine("sbatch -n 4 --gpus-per-task=a100:2 --cpus-per-gpu=6 x");
        QVERIFY(gpus.gpusPerTask == 2U && gpus.cpusPerGpu == 6U && gpus.leftOut.empty());
    }

    void whatAReplayDoesNotHaveIsNamed()
    {
        const auto line = parseSubmitLine("sbatch --licenses=x:1 -C gpu -d singleton x.sh");
        QVERIFY(
            (line.leftOut == (std::vector<std::string>{"--licenses", "--dependency=singleton"})));
        QCOMPARE(line.constraint, std::string("gpu"));
    }

    void anOptionHasItsLongNameHoweverItIsWritten()
    {
        for (const auto* line : {"sbatch -M other x.sh", "sbatch --clusters=other x.sh"})
            QVERIFY((parseSubmitLine(line).leftOut == std::vector<std::string>{"--clusters"}));
    }

    void gpusAreCountedPerNodeOrJob()
    {
        QVERIFY(parseSubmitLine("sbatch --gres=gpu:a100:2,tmp:1G x").gpusPerNode == 2U);
        QVERIFY(parseSubmitLine("sbatch -G a100:2,v100:1 x").gpus == 3U);
    }

    void threadsThatAreNotUsed()
    {
        QVERIFY(parseSubmitLine("sbatch --hint=nomultithread x").threadsPerCore == 1U);
        QVERIFY(parseSubmitLine("sbatch --threads-per-core 2 x").threadsPerCore == 2U);
        QVERIFY(parseSubmitLine("sbatch --ntasks-per-core=1 x").isTaskPerCore == true);
        QVERIFY(parseSubmitLine("sbatch --ntasks-per-core=1 x").leftOut.empty());
        QVERIFY((parseSubmitLine("sbatch --ntasks-per-core=2 --hint=memory_bound x").leftOut
                 == std::vector<std::string>{"--ntasks-per-core", "--hint"}));
    }

    // The value of an option that is not read is no script: what comes behind it counts.
    void valuesOfOtherOptionsAreNoScript_data()
    {
        QTest::addColumn<QByteArray>("option");
        for (const char* option : {"--open-mode append",
                                   "--signal USR1@60",
                                   "--wckey w",
                                   "--hint nomultithread",
                                   "--gpu-bind closest",
                                   "--priority 5",
                                   "--profile task",
                                   "--cpu-freq high",
                                   "--export-file env",
                                   "--mem-bind local",
                                   "--gid 7",
                                   "--mcs-label x",
                                   "--prefer x",
                                   "--acctg-freq 30",
                                   "--batch x",
                                   "--delay-boot 5",
                                   "--kill-on-invalid-dep yes",
                                   "--cpus-per-gpu 1",
                                   "--get-user-env",
                                   "--no-kill",
                                   "-k",
                                   "-W",
                                   "-vQ",
                                   "-J my",
                                   "-J my job",
                                   "--comment=a long one",
                                   "-C rack1 & rack2",
                                   "--job-na=x",
                                   "-sH",
                                   "--site-flag",
                                   "--site-option value",
                                   "--comment  --requeue"})
            QTest::newRow(option) << QByteArray(option);
    }
    void valuesOfOtherOptionsAreNoScript()
    {
        QFETCH(QByteArray, option);
        const auto line = parseSubmitLine("sbatch " + option.toStdString() + " -n 4 job.sh -n 9");
        QVERIFY(line.tasks == 4U);
    }

    void eachCommandHasItsOwnOptions()
    {
        QVERIFY(parseSubmitLine("/opt/bin/srun -W 5 -n 4 x").tasks == 4U);
        QVERIFY(parseSubmitLine("sbatch -W -n 4 x").tasks == 4U);
        QVERIFY(parseSubmitLine("salloc -K -n 4 x").tasks == 4U);
        QVERIFY(parseSubmitLine("srun --jobid 3 -n 4 x").tasks == 4U);
    }

    void beginningsOfNamesAreEnough()
    {
        const auto line = parseSubmitLine(
            "sbatch --depend=afterok:1 --mem-per-c=400 --exclud=n1 --tasks-per=2 --arr 0-3 x");
        QCOMPARE(line.dependencies.size(), std::size_t{1});
        QVERIFY(line.memoryPerCpu == 400U);
        QCOMPARE(line.excluded, std::string("n1"));
        QVERIFY(line.tasksPerNode == 2U);
        QCOMPARE(line.array, std::string("0-3"));
        // "--excl" may be --exclude or --exclusive, and sbatch refuses it.
        QVERIFY(
            (parseSubmitLine("sbatch --excl=n1 x").unknown == std::vector<std::string>{"--excl"}));
    }

    void theScriptEndsTheOptions()
    {
        QVERIFY(!parseSubmitLine("sbatch -J my job.sh -n 4").tasks.has_value());
        QVERIFY(!parseSubmitLine("sbatch -J my job -n 4").tasks.has_value());
        QVERIFY(!parseSubmitLine("sbatch -- -n 4").tasks.has_value());
        QVERIFY(!parseSubmitLine("sbatch --site-flag run.sh -n 4 x").tasks.has_value());
        QVERIFY(!parseSubmitLine("sbatch --comment=a b --wrap=srun -n 4 x").tasks.has_value());
    }

    void optionsThatNoReleaseHasAreNamed()
    {
        const auto line = parseSubmitLine("sbatch --site-flag -Y --site=3 -n 2 x");
        QVERIFY(line.tasks == 2U);
        QVERIFY((line.unknown == std::vector<std::string>{"--site-flag", "-Y", "--site"}));
        QVERIFY(parseSubmitLine("sbatch --wckey w --x11 -k x").unknown.empty());
    }

    void theLastOneCounts()
    {
        const auto line = parseSubmitLine("sbatch -p a -d after:1 --gres=gpu:1 -p b,c -d after:2 "
                                          "--gres=gpu:2 x");
        QVERIFY((line.partitions == std::vector<std::string>{"b", "c"}));
        QCOMPARE(line.dependencies.size(), std::size_t{1});
        QVERIFY(line.gpusPerNode == 2U);
    }

    void garbageIsNothing()
    {
        for (const char* text :
             {"", " ", "-", "sbatch -", "sbatch --", "sbatch -n", "sbatch -n -5 -N x"}) {
            const auto line = parseSubmitLine(text);
            QVERIFY(!line.tasks.has_value());
        }
        QVERIFY(!parseMegabytes("x").has_value());
        QVERIFY(!parseMegabytes("1e300T").has_value());
        QVERIFY(parseMegabytes("12.50G") == 12800U);
        QVERIFY(parseMegabytes("512K") == 1U);
    }
};

FAIRLEAD_QTTEST(SubmitLineTest)
#include "tst_submitline.moc"
