// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/config/configreader.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/issuetext.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

class ConfigReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void bothFormsAreToldApart_data();
    void bothFormsAreToldApart();
    void aSlurmConfIsJoinedAndCut();
    void includedFilesCountWhereTheyStand();
    void aChainOfIncludesHasAnEnd();
    void anIncludeMayNameTheCluster();
    void fairTreeHadToBeAskedForOnce();
    void basicWasTheDefaultUpTo2302();
    void aWholeFileWithoutStorageIsTold();
    void whatCannotBeReadIsAnError();
    void parametersBecomeThePolicy();
    void badValuesNameTheirLine();
    void numbersOfASlurmConfAreThoseOfSlurmctld();
    void unknownWordsAreSaidAndLeftOut();
    void whatSlurmTakesForSomethingElseIsSaid();
    void aParameterThatIsThereTwiceIsSaid();
    void aCutAnswerOfScontrolIsSaid();
    void linesThatScontrolAlwaysPrintsAreMissed();

private:
    SlurmConfig read(const char* name, const QByteArray& text)
    {
        m_issues.clear();
        const auto config = readSlurmConfig(
            tests::written(m_folder.filePath(QLatin1String(name)), text), m_issues);
        if (!config)
            throw std::runtime_error(english(config.error().message));
        return *config;
    }

    QTemporaryDir m_folder;
    Issues m_issues;
};

void ConfigReaderTest::bothFormsAreToldApart_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isSlurmConf");
    QTest::newRow("scontrol") << QByteArray("Configuration data as of 2026-11-21T12:00:00\n"
                                            "PriorityWeightAge       = 5\nClusterName = tux\n")
                              << false;
    QTest::newRow("without its title")
        << QByteArray("PriorityWeightAge       = 5\nClusterName = tux\n") << false;
    QTest::newRow("slurm.conf") << QByteArray("PriorityWeightAge=5\nClusterName=tux\n") << true;
    QTest::newRow("blanks in some lines")
        << QByteArray("# a = comment\nPriorityWeightAge = 5\nClusterName=tux\nMode=x\n") << true;
}

void ConfigReaderTest::bothFormsAreToldApart()
{
    QFETCH(QByteArray, text);
    const auto config = read("any.txt", text);
    QTEST(config.isSlurmConf, "isSlurmConf");
    QCOMPARE(config.value("priorityweightage"), std::string("5"));
    QCOMPARE(config.value("clustername"), std::string("tux"));
    QVERIFY(config.value("none").empty());
}

void ConfigReaderTest::aSlurmConfIsJoinedAndCut()
{
    const auto config = read("slurm.conf",
                             "PriorityFlags=\\\nFAIR_TREE # the last word\n"
                             "ClusterName=\"tux\"\n"
                             "SchedulerType=\n"
                             "NodeName=n1 CPUs=2\n"
                             "PartitionName=debug Nodes=ALL\n"
                             "PriorityWeightAge=5 PriorityWeightQOS=6\n"
                             "nonsense\n");
    QCOMPARE(config.value("priorityflags"), std::string("FAIR_TREE"));
    QCOMPARE(config.value("clustername"), std::string("tux"));
    QCOMPARE(config.value("priorityweightqos"), std::string("6"));
    QCOMPARE(config.values.at("priorityweightage").line, 7);
    QCOMPARE(config.nodeLines.size(), 1U);
    QCOMPARE(config.partitionLines.at(0).value, std::string("PartitionName=debug Nodes=ALL"));
    QCOMPARE(tests::issuesOf(m_issues),
             QByteArray("slurm.conf:8: “nonsense” is not Parameter=Value\n"));
}

void ConfigReaderTest::includedFilesCountWhereTheyStand()
{
    tests::written(m_folder.filePath("more.conf"), "PriorityWeightAge=7\nInclude slurm.conf\n");
    const auto config = read("slurm.conf",
                             "PriorityWeightAge=5\nInclude /etc/slurm/more.conf\n"
                             "Include gone.conf\nPriorityWeightQOS=6\n");
    QCOMPARE(config.value("priorityweightage"), std::string("7"));
    QCOMPARE(config.values.at("priorityweightage").file, std::string("more.conf"));
    QCOMPARE(config.value("priorityweightqos"), std::string("6"));
    QCOMPARE(m_issues.size(), 3U);
    QCOMPARE(tests::issueText(m_issues[0]),
             std::string("more.conf:1: priorityweightage is given again; this one counts"));
    QCOMPARE(english(m_issues[1].message),
             std::string("Include slurm.conf: the file is included already"));
    QVERIFY(english(m_issues[2].message).starts_with("Include gone.conf: "));
}

void ConfigReaderTest::anIncludeMayNameTheCluster()
{
    tests::written(m_folder.filePath("nodes-tux.conf"), "NodeName=n1 CPUs=8\n");
    const auto config = read("slurm.conf", "ClusterName=tux\nInclude nodes-%c.conf\n");
    QCOMPARE(config.nodeLines.size(), 1U);
    QVERIFY2(m_issues.empty(), tests::issuesOf(m_issues));
}

void ConfigReaderTest::fairTreeHadToBeAskedForOnce()
{
    const auto algorithmOf = [&](const QByteArray& lines) {
        SnapshotRecords records;
        applySlurmConfig(
            read("config.txt", "Configuration data as of 2026-11-21T12:00:00\n" + lines), records);
        return records.policy.slurm().algorithm();
    };
    QCOMPARE(algorithmOf("SLURM_VERSION = 18.08.9\nPriorityFlags = \n"),
             Algorithm::ClassicFairShare);
    QCOMPARE(algorithmOf("SLURM_VERSION = 17.11.13\n"), Algorithm::ClassicFairShare);
    QCOMPARE(algorithmOf("SLURM_VERSION = 18.08.9\nPriorityFlags = FAIR_TREE\n"),
             Algorithm::FairTree);
    QCOMPARE(algorithmOf("SLURM_VERSION = 19.05.0\nPriorityFlags = \n"), Algorithm::FairTree);
    QCOMPARE(algorithmOf("PriorityFlags = \n"), Algorithm::FairTree); // the newest is assumed
}

void ConfigReaderTest::basicWasTheDefaultUpTo2302()
{
    const auto isBasic = [&](const char* name, const QByteArray& lines) {
        SnapshotRecords records;
        applySlurmConfig(read(name, lines), records);
        const bool isSaid = std::ranges::any_of(records.issues, [](const Issue& issue) {
            return english(issue.message).starts_with("PriorityType is missing");
        });
        return records.policy.slurm().isBasic && isSaid;
    };
    const QByteArray node = "PriorityWeightAge=5\nNodeName=n1 CPUs=4\n";
    const QByteArray printed = "Configuration data as of 2026-11-21T12:00:00\n";
    QVERIFY(isBasic("slurm.conf", "SLURM_VERSION=23.02.7\n" + node));
    QVERIFY(isBasic("config.txt", printed + "SLURM_VERSION = 22.05.8\n"));
    QVERIFY(!isBasic("slurm.conf", "SLURM_VERSION=23.11.0\n" + node));
    QVERIFY(!isBasic("slurm.conf",
                     "PriorityType=priority/multifactor\nSLURM_VERSION=22.05.8\n" + node));
    QVERIFY(!isBasic("slurm.conf", "SLURM_VERSION=22.05.8\nPriorityWeightAge=5\n")); // some lines
    QVERIFY(!isBasic("slurm.conf", node)); // the newest is assumed
}

void ConfigReaderTest::aWholeFileWithoutStorageIsTold()
{
    const auto isTold = [&](const QByteArray& lines) {
        SnapshotRecords records;
        applySlurmConfig(read("slurm.conf", lines), records);
        return std::ranges::any_of(records.issues, [](const Issue& issue) {
            return english(issue.message).starts_with("AccountingStorageType is missing");
        });
    };
    const QByteArray node = "ClusterName=tux\nNodeName=n1 CPUs=4\n";
    QVERIFY(isTold("PriorityWeightAge=5\n" + node));
    QVERIFY(!isTold(node)); // no weight that Slurm would take away
    QVERIFY(!isTold("PriorityWeightAge=5\n")); // some lines
    QVERIFY(
        !isTold("PriorityWeightAge=5\nAccountingStorageType=accounting_storage/slurmdbd\n" + node));
}

void ConfigReaderTest::aChainOfIncludesHasAnEnd()
{
    constexpr int chain = 20000;
    for (int i = 1; i < chain; ++i)
        tests::written(m_folder.filePath(QStringLiteral("n%1.conf").arg(i)),
                       "Include n" + QByteArray::number(i + 1) + ".conf\n");
    const auto config = read("slurm.conf", "PriorityWeightAge=5\nInclude n1.conf\n");
    QCOMPARE(config.value("priorityweightage"), std::string("5"));
    QCOMPARE(m_issues.size(), 1U);
    QVERIFY(english(m_issues[0].message).ends_with("more than 32 files include each other"));
    QCOMPARE(m_issues[0].file, std::string("n32.conf"));
}

void ConfigReaderTest::whatCannotBeReadIsAnError()
{
    const auto gone = readSlurmConfig(m_folder.filePath("none"), m_issues);
    QCOMPARE(gone.error().code, ErrorCode::SourceUnreachable);
    const auto empty
        = readSlurmConfig(tests::written(m_folder.filePath("empty"), "# nothing\n"), m_issues);
    QCOMPARE(empty.error().code, ErrorCode::DataInvalid);
}

void ConfigReaderTest::parametersBecomeThePolicy()
{
    SnapshotRecords records;
    applySlurmConfig(read("config.txt",
                          "AccountingStorageTRES   = cpu,mem,gres/GPU,license/x\n"
                          "AccountingStorageType   = accounting_storage/slurmdbd\n"
                          "ClusterName             = tux\n"
                          "PriorityMaxAge          = 2-00:00:00\n"
                          "PriorityWeightAge       = 5\n"
                          "SLURM_VERSION           = 22.05.11\n"),
                     records);
    QVERIFY2(records.issues.empty(), tests::issuesOf(records.issues));
    QCOMPARE(records.cluster, std::string("tux"));
    QCOMPARE(parameterValue(records.policy, "PriorityWeightAge"), std::string("5"));
    QVERIFY((records.policy.slurm().version == SlurmVersion{22, 5}));
    QCOMPARE(records.tresNames.size(), 10U);
    QCOMPARE(records.tresNames[8], std::string("gres/gpu"));
    QVERIFY(records.provenance.empty());
}

void ConfigReaderTest::badValuesNameTheirLine()
{
    SnapshotRecords records;
    applySlurmConfig(read("slurm.conf", "ClusterName=tux\nPriorityWeightAge=much\n"), records);
    QCOMPARE(records.issues.size(), 1U);
    QCOMPARE(records.issues[0].line, 2);
    QCOMPARE(records.issues[0].file, std::string("slurm.conf"));
    QCOMPARE(records.provenance.size(), 1U); // no version
    QVERIFY(records.provenance[0].isAssumed);
}

void ConfigReaderTest::unknownWordsAreSaidAndLeftOut()
{
    SnapshotRecords records;
    applySlurmConfig(read("slurm.conf",
                          "SLURM_VERSION=22.05.11\n"
                          "PriorityFlags=DEPTH_OBLIVOUS,ACCRUE_ALWAYS\n"
                          "PriorityWeigthAge=5\n"
                          "PriorityParameters=any\n"),
                     records);
    QCOMPARE(
        tests::issuesOf(records.issues),
        QByteArray("slurm.conf:2: PriorityFlags: Slurm ignores the unknown word "
                   "“DEPTH_OBLIVOUS”\n"
                   "slurm.conf:3: “priorityweigthage” is not a Slurm parameter; it is ignored\n"));
    QVERIFY(records.policy.slurm().has(AccrueAlways));
}

void ConfigReaderTest::whatSlurmTakesForSomethingElseIsSaid()
{
    SnapshotRecords records;
    applySlurmConfig(read("slurm.conf",
                          "SLURM_VERSION=22.05.11\n"
                          "PriorityFlags=XNO_FAIR_TREEX,FOO\n"
                          "PriorityWeightTRES=CPU=1000;Mem=2000,cpu=7,,mem=-1\n"),
                     records);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("slurm.conf:3: PriorityWeightTRES: “CPU=1000;Mem=2000” goes on behind its "
                        "number\n"
                        "slurm.conf:3: PriorityWeightTRES: “cpu=7” names its TRES again\n"
                        "slurm.conf:3: PriorityWeightTRES: there is nothing between two commas\n"
                        "slurm.conf:3: PriorityWeightTRES: “mem=-1” is below 0\n"
                        "slurm.conf:2: PriorityFlags: Slurm takes the unknown word "
                        "“XNO_FAIR_TREEX” for NO_FAIR_TREE\n"
                        "slurm.conf:2: PriorityFlags: Slurm ignores the unknown word “FOO”\n"));
    QVERIFY(!records.policy.slurm().has(FairTreeFlag));
    QCOMPARE(records.policy.slurm().tresWeights,
             (std::vector<TresWeight>{{"cpu", 7}, {"mem", -1}}));
}

void ConfigReaderTest::aParameterThatIsThereTwiceIsSaid()
{
    const auto conf = read("slurm.conf",
                           "ClusterName=tux\nPriorityWeightAge=1\nSlurmctldHost=a\n"
                           "SlurmctldHost=b\nPriorityWeightAge=2\n");
    QCOMPARE(tests::issuesOf(m_issues),
             QByteArray("slurm.conf:5: priorityweightage is given again; this one counts\n"));
    QCOMPARE(conf.value("priorityweightage"), std::string("2"));
    const auto shown
        = read("config.txt", "ClusterName = tux\nPriorityWeightAge = 1\nPriorityWeightAge = 2\n");
    QCOMPARE(tests::issuesOf(m_issues),
             QByteArray("config.txt:3: PriorityWeightAge is there again; the first one counts\n"));
    QCOMPARE(shown.value("priorityweightage"), std::string("1"));
}

void ConfigReaderTest::aCutAnswerOfScontrolIsSaid()
{
    const QByteArray start
        = "Configuration data as of 2026-11-21T12:00:00\nAccountingStorageTRES = cpu\n"
          "PriorityType = priority/basic\n";
    read("config.txt", start + "\nSlurmctld(primary) at host is UP\n");
    QVERIFY(m_issues.empty());
    read("config.txt", start);
    QCOMPARE(m_issues.size(), 1U);
    QVERIFY(tests::issuesOf(m_issues).startsWith("config.txt:3: the line that scontrol prints"));
}

void ConfigReaderTest::linesThatScontrolAlwaysPrintsAreMissed()
{
    QByteArray lines = "Configuration data as of 2026-11-21T12:00:00\n"
                       "AccountingStorageTRES = cpu\nPriorityDecayHalfLife = 0\n"
                       "PriorityCalcPeriod = 5\nPriorityMaxAge = 7-0\n"
                       "PriorityType = priority/multifactor\nSLURM_VERSION = 22.05.8\n";
    for (const auto* factor : {"Age", "Assoc", "FairShare", "JobSize", "Partition", "QOS", "TRES"})
        lines += QByteArray("PriorityWeight") + factor + " = 0\n";
    lines += "PriorityFlags = \nPriorityFavorSmall = No\nPriorityUsageResetPeriod = NONE\n"
             "FairShareDampeningFactor = 1\n";
    const QByteArray end = "Slurmctld(primary) at host is UP\n";
    read("config.txt", lines + end);
    QVERIFY2(m_issues.empty(), tests::issuesOf(m_issues));
    for (const auto* gone : {"PriorityType", "PriorityWeightFairShare", "PriorityWeightAssoc",
                             "PriorityMaxAge", "AccountingStorageTRES"}) {
        m_issues.clear();
        const auto from = lines.indexOf(gone);
        const auto value = lines.indexOf('=', from) + 1;
        for (const auto* empty : {" ", " (null)"}) {
            auto without = lines;
            read("config.txt",
                 without.replace(value, lines.indexOf('\n', value) - value, empty) + end);
            QCOMPARE(m_issues.size(), 1U);
            QVERIFY(m_issues.front().fileState == FileState::Damaged && m_issues.front().line > 1);
            m_issues.clear();
        }
        auto cut = lines;
        read("config.txt", cut.remove(from, lines.indexOf('\n', from) - from + 1) + end);
        QCOMPARE(m_issues.size(), 1U);
        QVERIFY(m_issues.front().fileState == FileState::Damaged);
        QVERIFY(english(m_issues.front().message).find(gone) != std::string::npos);
    }
}

/// Compared with slurmctld 22.05.8; what scontrol prints is decimal.
void ConfigReaderTest::numbersOfASlurmConfAreThoseOfSlurmctld()
{
    const QByteArray text = "PriorityWeightAge=010\nPriorityWeightAssoc=0x10\n"
                            "PriorityWeightFairShare=INFINITE\nPriorityWeightJobSize=unlimited\n"
                            "PriorityWeightPartition=0\nPriorityWeightQOS=+7\n"
                            "FairShareDampeningFactor=Infinite\n";
    SnapshotRecords records;
    applySlurmConfig(read("slurm.conf", text), records);
    QVERIFY2(records.issues.empty(), tests::issuesOf(records.issues));
    const auto value = [&](const char* name) {
        return QByteArray::fromStdString(parameterValue(records.policy, name));
    };
    QCOMPARE(value("PriorityWeightAge"), QByteArray("8"));
    QCOMPARE(value("PriorityWeightAssoc"), QByteArray("16"));
    QCOMPARE(value("PriorityWeightFairShare"), QByteArray("4294967295"));
    QCOMPARE(value("PriorityWeightJobSize"), QByteArray("4294967295"));
    QCOMPARE(value("PriorityWeightPartition"), QByteArray("0"));
    QCOMPARE(value("PriorityWeightQOS"), QByteArray("7"));
    QCOMPARE(value("FairShareDampeningFactor"), QByteArray("65535"));
    SnapshotRecords bad;
    applySlurmConfig(read("slurm.conf",
                          "PriorityFlags=\nPriorityWeightAge=\nPriorityWeightJobSize=08\n"
                          "PriorityWeightQOS=0x\nPriorityWeightPartition=5k\n"
                          "PriorityMaxAge=\n"),
                     bad);
    QCOMPARE(tests::issuesOf(bad.issues),
             QByteArray("slurm.conf:2: PriorityWeightAge has no value, and slurmctld refuses that\n"
                        "slurm.conf:3: PriorityWeightJobSize: “08” is not a whole number\n"
                        "slurm.conf:5: PriorityWeightPartition: “5k” is not a whole number\n"
                        "slurm.conf:4: PriorityWeightQOS: “0x” is not a whole number\n"
                        "slurm.conf:6: PriorityMaxAge has no value, and slurmctld refuses that\n"));
    for (const auto& issue : bad.issues)
        QCOMPARE(issue.severity, Severity::Error);
    SnapshotRecords printed;
    applySlurmConfig(read("config.txt",
                          "Configuration data as of 2026-11-21T12:00:00\n"
                          "PriorityWeightAge = 010\nPriorityWeightQOS = \n"),
                     printed);
    QVERIFY2(printed.issues.empty(), tests::issuesOf(printed.issues));
    QCOMPARE(parameterValue(printed.policy, "PriorityWeightAge"), std::string("10"));
}

FAIRLEAD_QTTEST(ConfigReaderTest)
#include "tst_configreader.moc"
