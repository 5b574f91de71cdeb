// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/nodeeventreader.h"
#include "models/accounting/slurmtext/machine/nodestates.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
const QByteArray columns("Cluster|NodeName|Start|End|State|Reason\n");

/// The events of nodes n1 and n2 of the cluster c.
struct Events
{
    explicit Events(const QByteArray& text, replay::Second from = 0)
    {
        for (const auto* name : {"n1", "n2"})
            recording.machine.nodes.push_back({name, 8});
        recording.workload.from = from;
        isList = readNodeEvents(tests::linesOf(text.constData()), "events.txt", "c", TimeReader{},
                                recording);
    }
    [[nodiscard]] const std::vector<replay::Outage>& outages() const
    {
        return recording.workload.outages;
    }
    [[nodiscard]] QByteArray issues() const { return tests::issuesOf(recording.issues); }

    replay::Recording recording;
    bool isList = false;
};
} // namespace

class NodeEventReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void eventsAreOutages()
    {
        const Events events(columns
                            + "c|n2|1970-01-01T01:00:00|1970-01-01T02:00:00|DOWN|disk\n"
                              "c||1970-01-01T01:00:00|Unknown||Cluster Registered TRES\n"
                              "c|n1|1970-01-01T03:00:00|Unknown|DRAIN|fan\n");
        QCOMPARE(events.outages().size(), std::size_t{2});
        QCOMPARE(events.outages()[0].node, 1U);
        QCOMPARE(events.outages()[0].to, replay::Second{7200});
        QCOMPARE(events.outages()[1].node, 0U);
        QVERIFY(events.outages()[1].to > replay::Second{4000000000});
        QCOMPARE(events.issues(), QByteArray());
    }

    void whatCannotBeBelievedIsSaid_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<std::size_t>("outages");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* line, std::size_t outages, const char* said) {
            QTest::newRow(line) << QByteArray(line) << outages
                                << "events.txt:2: " + QByteArray(said) + '\n';
        };
        row("c|n1|1970-01-01T01:00:00|bad|DOWN|", 0, "the line is not an event and is left out");
        row("c|n1|never|Unknown|DOWN|", 0, "the line is not an event and is left out");
        row("c|n1|1970-01-01T01:00:00", 0, "the line has 3 of 6 columns and is left out");
        row("c|n9|1970-01-01T01:00:00|Unknown|DOWN|", 0, "there is no node n9");
        row("gold|n1|1970-01-01T01:00:00|Unknown|DOWN|", 0,
            "1 line is of another cluster and is left out: gold");
        row("c|n1|1970-01-01T01:00:00|Unknown|DWON*|", 1,
            "1 event has a state that is not known: DWON");
    }

    /// What is cut or of something else takes no node away.
    void whatCannotBeBelievedIsSaid()
    {
        QFETCH(QByteArray, line);
        const Events events(columns + line + '\n');
        QVERIFY(events.isList);
        QTEST(events.outages().size(), "outages");
        QTEST(events.issues(), "said");
    }

    void somethingElseIsNoListOfEvents()
    {
        QVERIFY(!Events("foo\n").isList && !Events("").isList);
        QVERIFY(!Events("foo\n").issues().isEmpty());
    }

    void aPlannedNodeTakesJobs()
    {
        const Events events(columns
                            + "c|n2|1970-01-01T01:00:00|1970-01-01T02:00:00|IDLE+PLANNED|\n"
                              "c|n1|1970-01-01T01:00:00|Unknown|DRAIN+PLANNED|\n");
        QCOMPARE(events.outages().size(), std::size_t{1});
        QCOMPARE(events.outages()[0].node, 0U);
    }

    void outagesBeginWithTheHistory()
    {
        const Events events(columns
                                + "c|n2|1970-01-01T01:00:00|1970-01-01T01:10:00|DOWN|\n"
                                  "c|n1|1970-01-01T01:00:00|1970-01-01T02:00:00|DOWN|\n",
                            5000);
        QCOMPARE(events.outages().size(), std::size_t{1});
        QCOMPARE(events.outages()[0].from, replay::Second{5000});
        QCOMPARE(events.outages()[0].to, replay::Second{7200});
    }

    void statesAreThoseOfSlurm()
    {
        for (const auto* state : {"IDLE", "DOWN*", "IDLE+CLOUD+POWERED_DOWN", "MIXED-", "drain$",
                                  "ALLOCATED+DRAIN+REBOOT_REQUESTED", "DOWN+INVALID_REG"})
            QCOMPARE(unknownStateIn(state), std::string());
        QCOMPARE(unknownStateIn("IDLE+DRIAN*+CLOUD"), std::string("DRIAN"));
        QCOMPARE(unknownStateIn(""), std::string());
    }
};

FAIRLEAD_QTTEST(NodeEventReaderTest)
#include "tst_nodeeventreader.moc"
