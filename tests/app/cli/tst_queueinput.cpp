// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a capture says about jobs beside their factors: set priorities, reservations, arrays,
// preemption, several QOS, running jobs.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

class QueueInput : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aSetPriorityIsKept();
    void aSetPriorityGoesThroughTheStore();
    void reservationsComeFirst();
    void arrayTasksGoByTheirArray();
    void qosThatPreemptComesFirst();
    void severalQosHaveARowEach();
    void incrOnlyKeepsTheEarlierPriority();
    void runningJobsAreChargedUpToTheMoment();
    void usageFactorsScaleWhatIsCharged();
    void runningJobsKeepTheWeightsTheyStartedWith();
    void noDecayChangesNoAssociation();
    void halfLifeOfZeroNeedsAResetPeriod();
    void assumptionsAreSaid();
    void waitingJobsCountTheNodesThatTheyAskedFor();
    void siteFactorsComeFromSprio();
    void aPriorityOfOneIsSetWhenItIsNotDivided();

private:
    QString file(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    void replace(const char* name, const QByteArray& from, const QByteArray& to) const;
    /// Replaces a word in the line of one job.
    void inJob(int job, const QByteArray& from, const QByteArray& to) const;
    QList<CsvRow> jobs(const QStringList& more = {}, const QString& source = {}) const;
    double usageOf(const QString& user, qint64 later) const;
    CsvRow rowOf(int job) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void QueueInput::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    copyCapture(goldenFolder(QStringLiteral("slurm-26.11.0-0rc1/fairtree")), m_folder->path());
}

void QueueInput::replace(const char* name, const QByteArray& from, const QByteArray& to) const
{
    auto content = fileContent(file(name));
    QVERIFY2(content.contains(from), from.constData());
    QVERIFY(writeFile(file(name), content.replace(from, to)));
}

void QueueInput::inJob(int job, const QByteArray& from, const QByteArray& to) const
{
    auto content = fileContent(file("jobs.txt"));
    const auto start = content.indexOf("JobId=" + QByteArray::number(job) + ' ');
    const auto place = content.indexOf(from, start);
    QVERIFY2(start >= 0 && place >= 0 && place < content.indexOf('\n', start), from.constData());
    QVERIFY(writeFile(file("jobs.txt"), content.replace(place, from.size(), to)));
}

QList<CsvRow> QueueInput::jobs(const QStringList& more, const QString& source) const
{
    const auto moment = momentOf(goldenFolder(QStringLiteral("slurm-26.11.0-0rc1/fairtree")));
    return csvRows(runCli(QStringList{"jobs", source.isEmpty() ? m_folder->path() : source, "--at",
                                      moment, "--format", "csv"}
                          + more)
                       .out);
}

CsvRow QueueInput::rowOf(int job) const
{
    for (const auto& row : jobs())
        if (row["JobID"].toInt() == job)
            return row;
    return {};
}

/// The raw usage of a user, so much later than the moment of the capture.
double QueueInput::usageOf(const QString& user, qint64 later) const
{
    const auto moment
        = momentOf(goldenFolder(QStringLiteral("slurm-26.11.0-0rc1/fairtree"))).toLongLong();
    double sum = 0.0;
    for (const auto& row : csvRows(runCli({"shares", m_folder->path(), "--format", "csv", "--at",
                                           QString::number(moment + later)})
                                       .out))
        sum += row["User"] == user ? row["RawUsage"].toDouble() : 0.0;
    return sum;
}

void QueueInput::aSetPriorityIsKept()
{
    QCOMPARE(rowOf(43)["Rank"].toInt() > 1, true);
    inJob(43, "Priority=21219", "Priority=500000");
    QCOMPARE(rowOf(43)["Priority"], QStringLiteral("21219")); // nobody says that it was set
    replace("sprio.txt", "43|alice|normal|21219|195|250|2917|286|15000|2500|0|0|cpu=36,mem=37",
            "43|alice|normal|500000|0|0|0|0|0|0|0|0|");
    const auto row = rowOf(43);
    QCOMPARE(row["Rank"], QStringLiteral("1"));
    QCOMPARE(row["Priority"], QStringLiteral("500000"));
    QCOMPARE(row["Age"], QStringLiteral("0"));
    QCOMPARE(row["TRES"], QString());
    QCOMPARE(jobs({"--norm"}).first()["Priority"].toDouble(), 500000.0);
}

void QueueInput::aSetPriorityGoesThroughTheStore()
{
    inJob(43, "Priority=21219", "Priority=500000");
    replace("sprio.txt", "43|alice|normal|21219|195|250|2917|286|15000|2500|0|0|cpu=36,mem=37",
            "43|alice|normal|500000|0|0|0|0|0|0|0|0|");
    inJob(46, "Nice=0", "Nice=0 Reservation=maintenance");
    const auto store = m_folder->filePath(QStringLiteral("set.fairlead"));
    QCOMPARE(runCli({"import", m_folder->path(), "--into", store}).exitCode, 0);
    QCOMPARE(jobs({}, store), jobs());
}

void QueueInput::reservationsComeFirst()
{
    inJob(46, "Nice=0", "Nice=0 Reservation=maintenance");
    QCOMPARE(jobs().first()["JobID"], QStringLiteral("46"));
    QCOMPARE(jobs().first()["Priority"], QStringLiteral("22073"));
}

/// Two equal jobs: the one with the higher number belongs to an earlier array.
void QueueInput::arrayTasksGoByTheirArray()
{
    const auto order = [&] {
        QStringList words;
        for (const auto* weight : {"Age", "Assoc", "Fairshare", "JobSize"})
            words << "--set" << QStringLiteral("PriorityWeight%1=0").arg(QLatin1String(weight));
        QStringList ids;
        for (const auto& row : jobs(words + QStringList{"--set", "PriorityWeightTRES="}))
            if (row["JobID"] == QLatin1String("59") || row["JobID"] == QLatin1String("46"))
                ids << row["JobID"];
        return ids;
    };
    QCOMPARE(order(), (QStringList{"46", "59"}));
    inJob(59, "Nice=0", "Nice=0 ArrayJobId=1 ArrayTaskId=9");
    QCOMPARE(order(), (QStringList{"59", "46"}));
}

void QueueInput::qosThatPreemptComesFirst()
{
    replace("qos.txt", "high|100|00:00:00||", "high|100|00:00:00|low,normal|");
    const auto last = [&](const QStringList& more) {
        int place = 0;
        int result = 0;
        for (const auto& row : jobs(more)) {
            ++place;
            if (row["QOS"] == QLatin1String("5000"))
                result = place;
        }
        return result;
    };
    const int high = 6; // rows
    QVERIFY(last({}) > high);
    QCOMPARE(last({"--set", "PreemptType=preempt/qos", "--set", "PreemptMode=REQUEUE"}), high);
}

void QueueInput::severalQosHaveARowEach()
{
    inJob(43, "QOS=normal", "QOS=low,normal");
    QStringList terms;
    for (const auto& row : jobs())
        if (row["JobID"] == QLatin1String("43"))
            terms << row["QOS"] + QLatin1Char(' ') + row["Priority"];
    QCOMPARE(terms, (QStringList{"2500 21219", "500 19219"}));
}

void QueueInput::incrOnlyKeepsTheEarlierPriority()
{
    QVERIFY(rowOf(43)["Rank"].toInt() > 1);
    inJob(43, "Priority=21219", "Priority=900000");
    replace("config.txt", "PriorityFlags           = ", "PriorityFlags           = INCR_ONLY,");
    QCOMPARE(rowOf(43)["Rank"], QStringLiteral("1"));
    QCOMPARE(rowOf(43)["Priority"], QStringLiteral("21219")); // sprio adds the terms up again
}

void QueueInput::runningJobsAreChargedUpToTheMoment()
{
    QFile::remove(file("usage.txt"));
    const double atOnce = usageOf(QStringLiteral("alice"), 0);
    const double idle = usageOf(QStringLiteral("alice"), 3600);
    QVERIFY(idle < atOnce || atOnce == 0.0);
    inJob(43, "JobState=PENDING", "JobState=RUNNING");
    inJob(43, "StartTime=Unknown", "StartTime=2026-11-20T19:53:09");
    inJob(43, "AllocTRES=(null)", "AllocTRES=cpu=16,mem=32G,node=1,billing=24");
    QCOMPARE(usageOf(QStringLiteral("alice"), 0), atOnce);
    const double charged = usageOf(QStringLiteral("alice"), 3600) - idle;
    // 24 billing units for an hour, each slice decayed at least once: a little less than that.
    QVERIFY(charged < 24.0 * 3600 && charged > 24.0 * 3600 * 0.9);
}

void QueueInput::usageFactorsScaleWhatIsCharged()
{
    runningJobsAreChargedUpToTheMoment();
    const double idle = usageOf(QStringLiteral("alice"), 3600);
    replace("qos.txt", "normal|50|00:00:00|||cluster|||1.000000",
            "normal|50|00:00:00|||cluster|||2.000000");
    const double twice = usageOf(QStringLiteral("alice"), 3600) - idle;
    QVERIFY(twice > 24.0 * 3600 * 0.9 && twice < 24.0 * 3600);
    replace("qos.txt", "|||cluster|||2.000000", "|||cluster|||-1.000000");
    QCOMPARE(usageOf(QStringLiteral("alice"), 3600), idle);
}

/// Seen after a restart with other TRESBillingWeights.
void QueueInput::runningJobsKeepTheWeightsTheyStartedWith()
{
    runningJobsAreChargedUpToTheMoment();
    const double before = usageOf(QStringLiteral("alice"), 3600);
    auto content = fileContent(file("partitions.txt"));
    QVERIFY(content.contains("TRESBillingWeights=CPU=1.0"));
    content.replace("TRESBillingWeights=CPU=1.0", "TRESBillingWeights=CPU=0.1");
    QVERIFY(writeFile(file("partitions.txt"), content));
    QCOMPARE(usageOf(QStringLiteral("alice"), 3600), before);
}

void QueueInput::noDecayChangesNoAssociation()
{
    runningJobsAreChargedUpToTheMoment();
    const double decayed = usageOf(QStringLiteral("alice"), 3600);
    replace("qos.txt", "normal|50|00:00:00|||cluster||", "normal|50|00:00:00|||cluster|NoDecay|");
    QCOMPARE(usageOf(QStringLiteral("alice"), 3600), decayed);
}

void QueueInput::halfLifeOfZeroNeedsAResetPeriod()
{
    QVERIFY(QFile::remove(file("config.txt")));
    QVERIFY(writeFile(file("slurm.conf"), "ClusterName=limoges26\nPriorityDecayHalfLife=0\n"));
    const auto run = runCli({"weights", m_folder->path()});
    QVERIFY(run.err.contains("slurm.conf:2"));
    QVERIFY(run.err.contains("PriorityUsageResetPeriod is missing"));
    QVERIFY(
        writeFile(file("slurm.conf"), "PriorityDecayHalfLife=0\nPriorityUsageResetPeriod=NONE\n"));
    QVERIFY(!runCli({"weights", m_folder->path()}).err.contains("is missing"));
}

void QueueInput::assumptionsAreSaid()
{
    const auto said = [&](const QString& setting) {
        return runCli({"jobs", m_folder->path(), "--set", setting}).err;
    };
    QVERIFY(said("PriorityFlags=DEPTH_OBLIVIOUS").contains("two or more cycles"));
    QVERIFY(said("PriorityFlags=INCR_ONLY").contains("INCR_ONLY keeps"));
    QVERIFY(said("PriorityType=priority/basic").contains("counts down"));
    QVERIFY(!said("PriorityWeightAge=1").contains("cycles"));
}

/// scontrol shows an estimate from the CPUs while a job waits: seen with `-n 192` on 64 CPUs a
/// node.
void QueueInput::waitingJobsCountTheNodesThatTheyAskedFor()
{
    const auto line = fileContent(file("jobs.txt")).split('\n').first();
    const int job = line.mid(6, line.indexOf(' ') - 6).toInt();
    const auto before = rowOf(job);
    QVERIFY(!before["JobSize"].isEmpty());
    inJob(job, "NumNodes=1", "NumNodes=3");
    QCOMPARE(rowOf(job), before);
    inJob(job, "node=1", "node=3");
    QVERIFY(rowOf(job)["JobSize"] != before["JobSize"]);
}

void QueueInput::siteFactorsComeFromSprio()
{
    const auto line = fileContent(file("jobs.txt")).split('\n').first();
    const auto id = line.mid(6, line.indexOf(' ') - 6);
    const auto before = rowOf(id.toInt());
    auto cells = fileContent(file("sprio.txt"));
    const auto start = cells.indexOf(id + '|');
    QVERIFY(start >= 0);
    auto own = cells.mid(start, cells.indexOf('\n', start) - start).split('|');
    own[11] = "-500";
    cells.replace(start, cells.indexOf('\n', start) - start, own.join('|'));
    QVERIFY(writeFile(file("sprio.txt"), cells));
    const auto after = rowOf(id.toInt());
    QCOMPARE(after["Site"], QStringLiteral("-500"));
    QCOMPARE(after["Priority"].toLongLong(), before["Priority"].toLongLong() - 500);
}

void QueueInput::aPriorityOfOneIsSetWhenItIsNotDivided()
{
    const auto before = rowOf(43)["Priority"];
    inJob(43, "Priority=21219", "Priority=1");
    replace("sprio.txt", "43|alice|normal|21219|195|250|2917|286|15000|2500|0|0|cpu=36,mem=37",
            "43|alice|normal|1|0|0|0|0|0|0|0|0|");
    QCOMPARE(rowOf(43)["Priority"], before); // a sum below 1 looks the same
    QVERIFY(writeFile(file("sprio_norm.txt"),
                      "43|normal|1.00000000000000|0.0000000|0.0000000|0.0000000|0.0000000|"
                      "0.0000000|0.0000000||\n"));
    QCOMPARE(rowOf(43)["Priority"], QStringLiteral("1"));
}

FAIRLEAD_QTTEST(QueueInput)
#include "tst_queueinput.moc"
