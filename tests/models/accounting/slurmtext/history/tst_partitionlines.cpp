// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/partitionlines.h"
#include "tests/support/qttestmain.h"

#include <limits>

using namespace fairlead;
using namespace fairlead::accounting;

/// The workload begins at second 100; one job started in short at 250.
class PartitionLinesTest : public QObject
{
    Q_OBJECT

private:
    using Closures = std::vector<replay::Closure>;
    static constexpr auto forEver = replay::momentOf(std::numeric_limits<std::uint32_t>::max());

    static replay::Recording recordingWith(bool isShortUp)
    {
        replay::Recording recording;
        recording.machine.partitions.resize(2);
        recording.machine.partitions[0].name = "long";
        recording.machine.partitions[1].name = "short";
        recording.machine.partitions[1].isUp = isShortUp;
        recording.workload.from = 100;
        recording.workload.partitionLists = {{"short"}};
        auto& job = recording.workload.jobs.emplace_back();
        job.recorded.start = 250;
        job.recorded.partition = 0;
        return recording;
    }
    struct Line
    {
        replay::Moment at;
        int state;
        const char* partition = "short";
    };
    static Closures closuresOf(const std::vector<Line>& lines, replay::Recording& recording,
                               replay::Second ahead = 0)
    {
        PartitionLines reader(recording.machine);
        for (const auto& line : lines)
            reader.read(line.at,
                        "update_part: setting state_up to " + std::to_string(line.state)
                            + " for partition " + line.partition);
        reader.read(900000, "_job_complete: JobId=7 done");
        reader.apply(ahead, recording);
        return recording.workload.closures;
    }
    static Closures closuresOf(const std::vector<Line>& lines, bool isShortUp = true)
    {
        auto recording = recordingWith(isShortUp);
        return closuresOf(lines, recording);
    }

private slots:
    void eachStateIsReadAsSlurmctldTakesIt()
    {
        QVERIFY((closuresOf({{300500, 1}, {400250, 3}}) == Closures{{1, 300500, 400250}})); // DOWN
        QVERIFY((closuresOf({{300500, 0}, {400250, 3}}) == Closures{{1, 300500, 400250}}));
        QVERIFY((closuresOf({{300500, 2}}).empty())); // DRAIN: who waits still starts
        QVERIFY(
            (closuresOf({{300500, 1}, {310000, 0}, {400250, 2}}) == Closures{{1, 300500, 400250}}));
        QVERIFY(closuresOf({{300500, 1, "elsewhere"}}).empty());
        QVERIFY((closuresOf({{300000, 1}, {200000, 1, "long"}, {400000, 3}, {350000, 3, "long"}})
                 == Closures{{0, 200000, 350000}, {1, 300000, 400000}}));
    }

    void whatIsOpenedFirstWasClosedSinceItsLastStart()
    {
        QVERIFY((closuresOf({{400000, 3}}) == Closures{{1, 250000, 400000}}));
        QVERIFY((closuresOf({{200000, 3}}) == Closures{{1, 100000, 200000}}));
    }

    void whatStaysClosedIsListedSo()
    {
        QVERIFY((closuresOf({{300000, 1}}, false) == Closures{{1, 300000, forEver}}));
        QVERIFY((closuresOf({{300000, 1}}, true) == Closures{{1, 300000, 900000}}));
        // Somebody started behind it: another line is missing.
        QVERIFY((closuresOf({{200000, 1}}, false) == Closures{{1, 200000, 900000}}));
    }

    // INACTIVE takes no jobs; UP and DOWN do.
    void whoIsInSeveralLeavesWhatTakesNoJobs()
    {
        auto recording = recordingWith(true);
        auto& workload = recording.workload;
        workload.partitionLists = {{"long", "short"}, {"short"}};
        workload.jobs.resize(4);
        const std::vector<replay::Moment> submits{300000, 320000, 299000, 340000};
        for (std::size_t i = 0; i < submits.size(); ++i) {
            workload.jobs[i].submit = submits[i];
            workload.jobs[i].recorded.partition = 1;
        }
        workload.jobs[1].partitions = 1;
        closuresOf({{300000, 0, "long"}, {330000, 1, "long"}}, recording);
        const auto listOf = [&](std::size_t job) {
            return workload.partitionLists[workload.jobs[job].partitions];
        };
        QCOMPARE(listOf(0), std::vector<std::string>{"short"});
        QCOMPARE(workload.jobs[0].recorded.partition, 0U);
        QCOMPARE(listOf(1), std::vector<std::string>{"short"});
        QCOMPARE(listOf(2).size(), std::size_t{2});
        QCOMPARE(listOf(3).size(), std::size_t{2});
        QCOMPARE(workload.jobs[3].recorded.partition, 1U);
    }

    void itIsUpBesideThat()
    {
        auto recording = recordingWith(false);
        const auto closures = closuresOf({{310000, 1}}, recording, 10);
        QVERIFY((closures == Closures{{1, 300000, forEver}}));
        QVERIFY(recording.machine.partitions[1].isUp);
    }
};

FAIRLEAD_QTTEST(PartitionLinesTest)
#include "tst_partitionlines.moc"
