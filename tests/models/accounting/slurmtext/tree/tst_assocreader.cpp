// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/tree/assocreader.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
constexpr auto header = "Cluster|Account|User|Partition|ParentName|Share|Priority|ID\n";

SnapshotRecords read(const QByteArray& rows, const std::string& cluster = {})
{
    SnapshotRecords records;
    readAssocs(tests::linesOf((header + rows).constData()), "assocs.txt", cluster, records);
    return records;
}

SnapshotRecords dump(const char* text)
{
    SnapshotRecords records;
    readDump(tests::linesOf(text), "dump.cfg", records);
    return records;
}
} // namespace

class AssocReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void rowsBecomeAssociations();
    void onlyOneClusterIsRead();
    void rowsWithoutAClusterHaveThatOfTheSource();
    void badRowsAreLeftOut_data();
    void badRowsAreLeftOut();
    void theHeaderMustNameTheColumns();
    void accountsHaveAParent();
    void aDumpNestsByItsParentLines();
    void badLinesOfADumpAreTold();
    void aDumpOfAnotherClusterIsLeftOut();
    void anEmptyShareIsTold();
};

/// sacctmgr's own columns lack it: the tree would be flat.
void AssocReaderTest::accountsHaveAParent()
{
    SnapshotRecords records;
    readAssocs(tests::linesOf("Cluster|Account|User|Partition|Share|Priority|QOS\n"
                              "tux|root|||1||\ntux|chem|||5||\ntux|chem|ann||3||\n"),
               "assocs.txt", {}, records);
    QVERIFY(records.assocs.empty());
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("assocs.txt:1: the first line names no column ParentName, so that nobody "
                        "knows which account is above which\n"));
    SnapshotRecords users;
    readAssocs(tests::linesOf("Account|User|Share\nroot||1\nroot|ann|3\n"), "assocs.txt", {},
               users);
    QCOMPARE(users.assocs.size(), 2U);
    QVERIFY(users.issues.empty());
}

void AssocReaderTest::rowsBecomeAssociations()
{
    const auto records = read("tux|root|||||| \n"
                              "tux|chem|||root|parent|7|12\n"
                              "tux|chem|ann|debug||3||13\n");
    QVERIFY2(records.issues.empty(), tests::issuesOf(records.issues));
    QCOMPARE(records.cluster, std::string("tux"));
    QCOMPARE(records.assocs.size(), 3U);
    QCOMPARE(records.assocs[0].shares, 1);
    QVERIFY(!records.assocs[0].priority);
    QCOMPARE(records.assocs[1].parent, std::string("root"));
    QCOMPARE(records.assocs[1].shares, std::int64_t(slurm::useParentShares));
    QCOMPARE(records.assocs[1].priority, std::optional<std::uint32_t>(7));
    QCOMPARE(records.assocs[2].user, std::string("ann"));
    QCOMPARE(records.assocs[2].partition, std::string("debug"));
    QCOMPARE(records.assocs[2].id, 13U);
    QCOMPARE(records.assocs[2].line, 4);
}

void AssocReaderTest::onlyOneClusterIsRead()
{
    const QByteArray two = "tux|root|||||| \nother|root|||||| \nother|chem|||root|1||\n";
    QCOMPARE(read(two).assocs.size(), 1U);
    QCOMPARE(read(two, "other").assocs.size(), 2U);
    const auto none = read(two, "none");
    QVERIFY(none.assocs.empty());
    QCOMPARE(english(none.issues.back().message),
             std::string("its associations are of the cluster “tux”"));
    QVERIFY(read({}).assocs.empty());
}

void AssocReaderTest::rowsWithoutAClusterHaveThatOfTheSource()
{
    const auto clusterOf = [](const char* lines, const char* known) {
        SnapshotRecords records;
        records.cluster = known;
        readAssocs(tests::linesOf(lines), "assocs.txt", "wanted", records);
        return records.cluster;
    };
    constexpr auto unnamed = "Account|User|Share\nchem|ann|4\n";
    QCOMPARE(clusterOf(unnamed, "tux"), std::string("tux"));
    QCOMPARE(clusterOf(unnamed, ""), std::string("wanted"));
    constexpr auto named = "Cluster|Account|User|Share\nwanted|chem|ann|4\n";
    QCOMPARE(clusterOf(named, "tux"), std::string("wanted"));
}

void AssocReaderTest::badRowsAreLeftOut_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArray>("issue");
    const QByteArray none = "assocs.txt:2: the line is not an association and is left out\n";
    QTest::newRow("no account") << QByteArray("tux||ann|||1||1") << none;
    QTest::newRow("shares") << QByteArray("tux|chem||||many||1") << none;
    QTest::newRow("id") << QByteArray("tux|chem||||1||x") << none;
    QTest::newRow("id of 64 bits") << QByteArray("tux|chem||||1||4294967296") << none;
    QTest::newRow("cut") << QByteArray(
        "tux|chem||") << QByteArray("assocs.txt:2: the line has 4 of 8 columns and is left out\n");
}

void AssocReaderTest::badRowsAreLeftOut()
{
    QFETCH(QByteArray, row);
    const auto records = read(row + "\ntux|good|||root|1||2\n");
    QTEST(tests::issuesOf(records.issues), "issue");
    QCOMPARE(records.assocs.size(), 1U);
    QCOMPARE(records.assocs[0].account, std::string("good"));
}

void AssocReaderTest::theHeaderMustNameTheColumns()
{
    SnapshotRecords records;
    readAssocs(tests::linesOf("Account|User\nchem|ann\n"), "assocs.txt", {}, records);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("assocs.txt:1: the first line must name the columns Account, User and "
                        "Share\n"));
    SnapshotRecords old;
    readAssocs(tests::linesOf("Account|User|FairShare\nchem|ann|4\n"), "assocs.txt", {}, old);
    QCOMPARE(old.assocs[0].shares, 4);
}

void AssocReaderTest::aDumpNestsByItsParentLines()
{
    const auto records = dump("# a comment\n"
                              "Cluster - 'tux':Fairshare=1\n"
                              "QOS - 'high':Priority=9:UsageFactor=0.5\n"
                              "Parent - 'root'\n"
                              "Account - 'chem':Description='a: b':Fairshare=5\n"
                              "Parent - 'chem'\n"
                              "User - 'ann':Fairshare=parent:Priority=3:Partition='debug'\n");
    QVERIFY2(records.issues.empty(), tests::issuesOf(records.issues));
    QCOMPARE(records.cluster, std::string("tux"));
    QCOMPARE(records.assocs.size(), 3U);
    QCOMPARE(records.assocs[0].account, std::string("root"));
    QCOMPARE(records.assocs[1].parent, std::string("root"));
    QCOMPARE(records.assocs[1].shares, 5);
    QCOMPARE(records.assocs[2].account, std::string("chem"));
    QCOMPARE(records.assocs[2].user, std::string("ann"));
    QCOMPARE(records.assocs[2].partition, std::string("debug"));
    QCOMPARE(records.assocs[2].shares, std::int64_t(slurm::useParentShares));
    QCOMPARE(records.qos.size(), 1U);
    QCOMPARE(records.qos[0].priority, 9U);
    QCOMPARE(records.qos[0].usageFactor, 0.5);
}

void AssocReaderTest::badLinesOfADumpAreTold()
{
    const auto records = dump("Cluster - 'tux'\n"
                              "no dash\n"
                              "Account - ''\n"
                              "Widget - 'x'\n"
                              "Account - 'chem':Fairshare=many\n"
                              "Account - 'bio':Fairsahre=9:GrpTRES='cpu=4':MaxJobs=3\n");
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("dump.cfg:2: the line is not Keyword - 'name':Key=Value\n"
                        "dump.cfg:3: the line is not Keyword - 'name':Key=Value\n"
                        "dump.cfg:4: “widget” is not a keyword of a dump\n"
                        "dump.cfg:5: Fairshare “many” is not a number; 1 is assumed\n"
                        "dump.cfg:6: 1 word is not known in a dump and is ignored: fairsahre\n"));
    QCOMPARE(records.assocs.size(), 3U);
}

void AssocReaderTest::aDumpOfAnotherClusterIsLeftOut()
{
    SnapshotRecords records;
    records.cluster = "limoges";
    readDump(tests::linesOf("Cluster - 'tux':Fairshare=1\nParent - 'root'\n"
                            "Account - 'chem':Fairshare=5\n"),
             "dump.cfg", records);
    QVERIFY(records.assocs.empty());
    QCOMPARE(records.cluster, std::string("limoges"));
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("dump.cfg:1: its associations are of the cluster “tux”\n"));
}

void AssocReaderTest::anEmptyShareIsTold()
{
    const auto records = read("tux|root||||1||1\ntux|chem|||root|||2\ntux|chem|ann||||  |3\n");
    QCOMPARE(records.assocs.size(), 3U);
    QCOMPARE(records.assocs[1].shares, 1);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("assocs.txt:3: Share of chem is empty; 1 is assumed\n"
                        "assocs.txt:4: Share of chem/ann is empty; 1 is assumed\n"));
}

FAIRLEAD_QTTEST(AssocReaderTest)
#include "tst_assocreader.moc"
