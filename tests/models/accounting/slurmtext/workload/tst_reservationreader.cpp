// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/reservationreader.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
constexpr auto header = "Cluster|Name|TimeStart|TimeEnd|TRES|NodeName|Flags|ID\n"; // of 22.05

/// Four nodes of 8 CPUs, n1 to n4.
replay::Recording fourNodes()
{
    replay::Recording recording;
    for (const auto* name : {"n1", "n2", "n3", "n4"})
        recording.machine.nodes.push_back({name, 8});
    return recording;
}

replay::Recording readFile(const QByteArray& rows)
{
    auto recording = fourNodes();
    const auto text = header + rows;
    readReservations(tests::linesOf(text.constData()), "reservations.txt", "c", TimeReader{},
                     recording);
    return recording;
}

/// "course 0+1 made 60 from 120 to 180"
QByteArray textOf(const replay::Recording& recording)
{
    QByteArray text;
    for (const auto& each : recording.workload.reservations) {
        text += text.isEmpty() ? "" : "; ";
        text += QByteArray::fromStdString(recording.workload.reservationNames[each.name]) + ' ';
        QByteArray places;
        recording.workload.nodeSets[each.nodes].forEach([&](std::size_t node) {
            places += (places.isEmpty() ? "" : "+") + QByteArray::number(qulonglong(node));
        });
        text += places + " made " + QByteArray::number(qint64(each.made)) + " from "
            + QByteArray::number(qint64(each.from)) + " to " + QByteArray::number(qint64(each.to));
    }
    return text;
}

QByteArray created(const char* verb, const char* name, const char* list, int cpus, const char* from,
                   const char* to)
{
    return QByteArray("[x] sched: ") + verb + " reservation=" + name + " users=root nodes=" + list
        + " cores=8 licenses=(null) tres=cpu=" + QByteArray::number(cpus)
        + " watts=1 start=1970-01-01T" + from + " end=1970-01-01T" + to + " MaxStartDelay=";
}

class Log
{
public:
    Log()
        : recording(fourNodes())
        , m_lines(recording.machine)
    {
    }
    Log& line(replay::Second at, const QByteArray& text)
    {
        m_lines.read(replay::momentOf(at), text.toStdString(), TimeReader{});
        return *this;
    }
    const replay::Recording& applied(replay::Second ahead = 0)
    {
        m_lines.apply(ahead, "slurmctld.log", recording);
        return recording;
    }
    replay::Recording recording;

private:
    ReservationLines m_lines;
};
} // namespace

class ReservationReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreReservations()
    {
        const auto recording = readFile(
            "c|course|1970-01-01T00:02:00|1970-01-01T00:03:00|cpu=16|n[1-2]|SPEC_NODES|7\n"
            "c|maint|1970-01-01T01:00:00|1970-01-01T02:00:00|cpu=32|n[1-4]|MAINT,IGNORE_JOBS|8\n"
            "gold|other|1970-01-01T01:00:00|1970-01-01T02:00:00|cpu=8|n1||9\n"
            "c|licences|1970-01-01T01:00:00|1970-01-01T02:00:00|||ANY_NODES|10\n");
        QCOMPARE(textOf(recording),
                 "course 0+1 made 0 from 120 to 180; maint 0+1+2+3 made 0 from 3600 to 7200");
        QCOMPARE(tests::issuesOf(recording.issues),
                 "reservations.txt:4: 1 line is of another cluster and is left out: gold\n");
    }

    void whatAReplayCannotKeepIsSaid()
    {
        const auto partial
            = readFile("c|cores|1970-01-01T00:02:00|1970-01-01T00:03:00|cpu=8|n[1-2]||7\n");
        QVERIFY(partial.workload.reservations.empty());
        QVERIFY(tests::issuesOf(partial.issues)
                    .startsWith("reservations.txt:0: 1 reservation has a part of the cores"));
        const auto flex
            = readFile("c|f|1970-01-01T00:02:00|1970-01-01T00:03:00|cpu=8|n1|FLEX,MAGNETIC|7\n");
        QCOMPARE(
            tests::issuesOf(flex.issues),
            "reservations.txt:2: the reservation f has the flag FLEX: a replay takes it as one "
            "without\n"
            "reservations.txt:2: the reservation f has the flag MAGNETIC: a replay takes it as one "
            "without\n");
        const auto bad = readFile("c|f|1970-01-01T00:02:00|soon|cpu=8|n1||7\n"
                                  "c||1970-01-01T00:02:00|1970-01-01T00:03:00|cpu=8|n1||7\n"
                                  "c|g|1970-01-01T00:02:00\n");
        QCOMPARE(bad.issues.size(), std::size_t{3});
        QVERIFY(bad.workload.reservations.empty());
        auto recording = fourNodes();
        QVERIFY(!readReservations(tests::linesOf("foo\n"), "r", "c", TimeReader{}, recording));
        QVERIFY(!readReservations({}, "r", "c", TimeReader{}, recording));
        QCOMPARE(recording.issues.size(), std::size_t{2});
    }

    void whatDoesNotFitIsSaid()
    {
        const auto said = [](const char* row) {
            return tests::issuesOf(readFile(row).issues).replace("reservations.txt:2: ", "");
        };
        const QByteArray when = "|1970-01-01T00:02:00|1970-01-01T00:03:00|cpu=8|";
        QCOMPARE(said("c|f" + when + "n1|MAINT,PURGE_COMP=00:05:00|7\n"), QByteArray());
        QCOMPARE(said("c|f" + when + "n1|MIANT|7\n"),
                 "the reservation f has the flag MIANT: a replay takes it as one without\n");
        QCOMPARE(said("c|f" + when + "n[1,9]||7\n"),
                 "1 reservation names nodes that are not listed: f\n");
        QCOMPARE(said("d|f" + when + "n1||7\n"),
                 "1 line is of another cluster and is left out: d\n");
        QVERIFY(said("c|f|1970-01-01T00:02:00|1970-01-01T00:03:00|cpu=8|n1\n")
                    .contains("the line has 6 of 8 columns"));
    }

    void theLogTellsWhenTheyWereMade()
    {
        Log log;
        log.recording
            = readFile("c|maint|1970-01-01T01:00:00|1970-01-01T01:30:00|cpu=8|n1|MAINT|8\n");
        log.line(600, created("Created", "maint", "n1", 8, "01:00:00", "02:00:00"));
        QCOMPARE(textOf(log.applied()), "maint 0 made 600 from 3600 to 5400"); // it ended early
    }

    void theLogAloneTellsWhatWasMade()
    {
        Log log;
        log.line(60, created("Created", "a", "n1", 8, "00:02:00", "00:10:00"))
            .line(200, created("Updated", "a", "n[1-2]", 16, "00:02:00", "00:20:00"))
            .line(240, "[x] _slurm_rpc_resv_delete complete for a usec=10")
            .line(300, created("Created", "part", "n3", 2, "00:02:00", "00:20:00"))
            .line(300, created("Created", "b", "n9", 8, "00:02:00", "00:20:00"));
        QCOMPARE(textOf(log.applied()),
                 "a 0 made 60 from 120 to 200; a 0+1 made 200 from 120 to 240");
        QVERIFY(tests::issuesOf(log.recording.issues).contains("1 reservation has a part"));
        Log ahead;
        ahead.line(3660, created("Created", "a", "n1", 8, "01:02:00", "01:10:00"));
        QCOMPARE(textOf(ahead.applied(3600)), "a 0 made 60 from 120 to 600");
    }

    void jobsOfReservationsThatNothingTellsOfAreNamed()
    {
        auto recording = readFile("c|course|1970-01-01T00:02:00|1970-01-01T00:03:00|cpu=8|n1||7\n");
        auto& workload = recording.workload;
        workload.jobs.resize(3);
        workload.jobs[0].request.reservation = placeOfReservation("course", workload);
        workload.jobs[2].request.reservation = placeOfReservation("unknown", workload);
        recording.machine.hasReservedNodes = true;
        finishReservations(recording);
        QCOMPARE(workload.jobs[0].request.reservation, 0U);
        QCOMPARE(workload.jobs[2].request.reservation, replay::nothing);
        QCOMPARE(workload.leftOut.size(), std::size_t{1});
        QCOMPARE(english(workload.leftOut[0].what), std::string("--reservation"));
        QVERIFY((workload.leftOut[0].jobs == std::vector<std::uint32_t>{2}));
        QVERIFY(recording.issues.empty());
    }

    /// Job 1 might have run into it, and was started: it was not known then.
    void whenOneWasMadeIsWorkedOut()
    {
        auto recording
            = readFile("c|maint|1970-01-01T01:00:00|1970-01-01T02:00:00|cpu=8|n1|MAINT|7\n");
        auto& workload = recording.workload;
        workload.nodeSets.emplace_back(4).insert(1); // n2
        workload.jobs.resize(5);
        for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
            auto& job = workload.jobs[i];
            job.limit = 30;
            job.recorded.start = 1000 + static_cast<replay::Second>(i);
            job.recorded.nodes = workload.reservations[0].nodes;
        }
        workload.jobs[1].limit = 60;
        workload.jobs[2].limit = 60;
        workload.jobs[2].request.reservation = placeOfReservation("maint", workload); // its own
        workload.jobs[3].limit = 60;
        workload.jobs[3].recorded.nodes = 1; // elsewhere
        workload.jobs[4].limit = 60;
        workload.jobs[4].recorded.start = 3600; // when it had begun
        finishReservations(recording);
        QCOMPARE(textOf(recording), "maint 0 made 1002 from 3600 to 7200");
    }

    void reservedNodesOfWhichNothingTellsAreSaid()
    {
        auto recording = fourNodes();
        recording.machine.hasReservedNodes = true;
        finishReservations(recording);
        QVERIFY(
            tests::issuesOf(recording.issues).contains("nodes are reserved, and nothing tells"));
        QVERIFY(!recording.machine.hasReservedNodes);
    }
};

FAIRLEAD_QTTEST(ReservationReaderTest)
#include "tst_reservationreader.moc"
