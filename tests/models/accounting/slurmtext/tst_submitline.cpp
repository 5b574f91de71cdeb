// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/submitline.h"
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
        const auto line
            = parseSubmitLine("sbatch -d afterok:12:13_4,after:20+5 --wrap=exec sleep -n 1");
        QCOMPARE(line.dependencies.size(), std::size_t{3});
        QVERIFY(line.dependencies[1].job == 13U);
        QVERIFY(!line.dependencies[1].isOnStart);
        QVERIFY(line.dependencies[2].job == 20U);
        QVERIFY(line.dependencies[2].isOnStart);
        QCOMPARE(line.dependencies[2].delay, 5U);
        QVERIFY(!line.tasks.has_value()); // it belongs to the script
    }

    void aTaskMayWaitForAnotherOne()
    {
        const auto line = parseSubmitLine("sbatch --array=0-9:3%2 -d aftercorr:12 x");
        QVERIFY(line.dependencies.at(0).isOnTask && !line.dependencies.at(0).isOnStart);
        QCOMPARE(line.array, std::string("0-9:3"));
        QVERIFY(line.throttle == 2U);
    }

    void exclusiveForAUserIsNotForTheJob()
    {
        const auto line = parseSubmitLine("sbatch --exclusive=user x");
        QVERIFY(!line.isExclusive);
        QVERIFY((line.leftOut == std::vector<std::string>{"--exclusive=user"}));
    }

    void whatAReplayDoesNotHaveIsNamed()
    {
        const auto line = parseSubmitLine("sbatch --reservation=maint -C gpu -d singleton x.sh");
        QVERIFY((line.leftOut
                 == (std::vector<std::string>{"--reservation", "--constraint",
                                              "--dependency=singleton"})));
    }

    void gpusAreCountedPerNodeOrJob()
    {
        QVERIFY(parseSubmitLine("sbatch --gres=gpu:a100:2,tmp:1G x").gpusPerNode == 2U);
        QVERIFY(parseSubmitLine("sbatch -G a100:2,v100:1 x").gpus == 3U);
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
