// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machine/plannedcpus.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
const CpusByNode nodes{{"n1", {32, 2}}, {"n2", {32, 2}}, {"n3", {64, 1}}};

PlannedCpus planned(const char* select, const char* parameters)
{
    SlurmConfig config;
    config.values["selecttype"].value = select;
    config.values["selecttypeparameters"].value = parameters;
    return {nodes, config};
}
} // namespace

class PlannedCpusTest : public QObject
{
    Q_OBJECT

private slots:
    void theyAreWhatThePlanTakes_data();
    void theyAreWhatThePlanTakes();
    void whatWasPlannedAfterTheComputationDoesNotCount();
};

void PlannedCpusTest::theyAreWhatThePlanTakes_data()
{
    QTest::addColumn<QByteArray>("select");
    QTest::addColumn<QByteArray>("parameters");
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<bool>("isExclusive");
    QTest::addColumn<quint32>("expected"); // of 9 asked for

    const auto row = [](const char* name, const char* select, const char* parameters,
                        const char* list, bool isExclusive, quint32 expected) {
        QTest::newRow(name) << QByteArray(select) << QByteArray(parameters) << QByteArray(list)
                            << isExclusive << expected;
    };
    const auto* tres = "select/cons_tres";
    row("cores of two threads", tres, "CR_CORE_MEMORY", "n1", false, 10);
    row("cores of one thread", tres, "CR_Core", "n3", false, 9);
    row("CPUs", tres, "CR_CPU_Memory", "n1", false, 9);
    row("whole nodes", tres, "CR_Core", "n[1,3]", true, 96);
    row("whole nodes of CPUs", tres, "CR_CPU", "n[1-2]", true, 64);
    row("linear", "select/linear", "CR_Memory", "n1", false, 32);
    row("nothing planned", "select/linear", "", "(null)", true, 9);
    row("no list", "select/linear", "", "", true, 9);
    row("a node that is not listed", tres, "CR_Core", "n[3-4]", true, 9);
    row("too many", tres, "CR_Core", "n[1-9999999]", true, 9);
}

void PlannedCpusTest::theyAreWhatThePlanTakes()
{
    QFETCH(QByteArray, select);
    QFETCH(QByteArray, parameters);
    QFETCH(QByteArray, list);
    QFETCH(bool, isExclusive);
    QFETCH(quint32, expected);
    QCOMPARE(
        planned(select.constData(), parameters.constData()).of(9, list.toStdString(), isExclusive),
        expected);
    const bool givesCores = select.endsWith("tres") && parameters.startsWith("CR_CORE");
    QCOMPARE(planned(select.constData(), parameters.constData())
                 .of(9, list.toStdString(), isExclusive, 1),
             givesCores ? 18U : expected); // --hint=nomultithread: 64 counted as 128
    QCOMPARE(PlannedCpus().of(9, list.toStdString(), isExclusive), 9U);
}

void PlannedCpusTest::whatWasPlannedAfterTheComputationDoesNotCount()
{
    SnapshotRecords records;
    records.jobs.resize(2);
    records.jobs[0].submitTime = 100;
    records.jobs[1].submitTime = 101;
    records.computedAt = 100;
    countPlannedCpus({{0, 32}, {1, 32}}, records);
    QCOMPARE(records.jobs[0].cpus, 32U);
    QCOMPARE(records.jobs[1].cpus, 0U);

    records.computedAt = 0; // not known
    countPlannedCpus({{1, 64}}, records);
    QCOMPARE(records.jobs[1].cpus, 64U);
}

FAIRLEAD_QTTEST(PlannedCpusTest)
#include "tst_plannedcpus.moc"
