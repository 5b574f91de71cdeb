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
    void whoWaitsForALimitOfAmountsHasBeenSearched();
    void eachTaskHasItsCore();
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
    const auto hosts = list.toStdString();
    const auto cpus = planned(select.constData(), parameters.constData());
    SearchedJob job{9, 1, 1, 0, isExclusive, hosts};
    QCOMPARE(cpus.of(job), expected);
    QCOMPARE(PlannedCpus().of(job), 9U);
    job.threads = 1; // --hint=nomultithread: 64 counted as 128
    const bool givesCores = select.endsWith("tres") && parameters.startsWith("CR_CORE");
    QCOMPARE(cpus.of(job), givesCores ? 18U : expected);
}

/// Seen with 22.05: a job that an amount keeps was searched for, though nothing is planned.
void PlannedCpusTest::whoWaitsForALimitOfAmountsHasBeenSearched()
{
    const CpusByNode alike{{"n1", {32, 2}}, {"n2", {32, 2}}};
    SlurmConfig config;
    config.values["selecttypeparameters"].value = "CR_Core";
    const PlannedCpus cpus(alike, config);
    SearchedJob job{9, 1, 1, 0, false, "(null)"};
    QCOMPARE(cpus.of(job), 9U);
    job.isLimited = true;
    QCOMPARE(cpus.of(job), 10U);
    job.isExclusive = true;
    QCOMPARE(cpus.of(job), 32U);
    job.nodes = 2;
    QCOMPARE(cpus.of(job), 64U);
    job.cpus = 65;
    QCOMPARE(cpus.of(job), 96U);
    QCOMPARE(PlannedCpus(nodes, config).of(job), 65U); // on which nodes is not known
}

void PlannedCpusTest::eachTaskHasItsCore()
{
    const auto cpus = planned("select/cons_tres", "CR_CORE,CR_ONE_TASK_PER_CORE");
    SearchedJob job{9, 1, 1, 0, false, "n1"};
    QCOMPARE(cpus.of(job), 18U);
    job.cpusPerTask = 3;
    QCOMPARE(cpus.of(job), 12U);
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
