// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/tree/assocmgrreader.h"
#include "models/accounting/slurmtext/usage/usagereader.h"
#include "models/accounting/sources/capture/givenfiles.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
/// root, chem, ann in two partitions; ids 1 to 4.
SnapshotRecords tree()
{
    SnapshotRecords records;
    records.cluster = "tux";
    const auto add = [&](const char* account, const char* user, const char* partition) {
        AssocRecord record;
        record.account = account;
        record.user = user;
        record.partition = partition;
        record.id = static_cast<std::uint32_t>(records.assocs.size() + 1);
        records.assocs.push_back(std::move(record));
    };
    add("root", "", "");
    add("chem", "", "");
    add("chem", "ann", "a");
    add("chem", "ann", "b");
    return records;
}

double usage(const SnapshotRecords& records, std::size_t place)
{
    return static_cast<double>(records.assocs[place].rawUsage.value_or(0));
}
} // namespace

class UsageReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void rawUsageGoesByNumber();
    void rootHasUsedWhatTheOthersHave();
    void assocMgrIsReadRecordByRecord();
    void assocMgrKnowsItsCluster();
    void assocMgrTellsQos();
    void sharesGoByName();
    void partitionsOfAUserComeInSlurmsOrder();
    void sharesAreAnswersToo();
    void everyColumnOfSharesIsAnAnswer();
    void aGivenFileIsToldByWhatItHolds_data();
    void aGivenFileIsToldByWhatItHolds();
    void givenPartitionsComeInTwoForms();
    void aGivenFileThatIsGoneIsAnError();
};

void UsageReaderTest::rootHasUsedWhatTheOthersHave()
{
    for (const auto* usage : {"1|10\n2|20\n", "1|20\n2|20\n"}) {
        auto records = tree();
        records.assocs[1].parent = "root";
        readRawUsage(tests::linesOf(usage), "raw_usage.txt", records);
        QCOMPARE(tests::issuesOf(records.issues),
                 usage[2] == '2' ? QByteArray()
                                 : QByteArray("raw_usage.txt:0: root has used 10.00, and those "
                                              "under it 20.00: one of them is wrong\n"));
    }
}

void UsageReaderTest::rawUsageGoesByNumber()
{
    auto records = tree();
    readRawUsage(tests::linesOf("# id|usage\n1|10.5\n2|1e3\n9|1\n3|-1\nx|1\n3\n8|1\n"),
                 "raw_usage.txt", records);
    QCOMPARE(usage(records, 0), 10.5);
    QCOMPARE(usage(records, 1), 1000.0);
    QCOMPARE(usage(records, 2), 0.0);
    const QByteArray bad = ": the line is not ID|raw usage and is left out\n";
    QCOMPARE(tests::issuesOf(records.issues),
             "raw_usage.txt:5" + bad + "raw_usage.txt:6" + bad + "raw_usage.txt:7" + bad
                 + "raw_usage.txt:4: 2 associations are not in the list of associations; the first "
                   "is 9\n");
}

void UsageReaderTest::assocMgrIsReadRecordByRecord()
{
    const auto lines
        = tests::linesOf("Association Records\n"
                         "ClusterName=tux Account=root UserName= Partition= ID=1\n"
                         "    Lft=3 UsageRaw/Norm/Efctv=5.25/1.00/1.00\n"
                         "ClusterName=tux Account=chem UserName=ann(1001) Partition=b ID=0\n"
                         "    UsageRaw/Norm/Efctv=7.50/1.00/1.00\n"
                         "ClusterName=tux Account=chem UserName= Partition= ID=2 Lft=4\n");
    auto records = tree();
    QCOMPARE(readAssocMgr(lines, "assoc_mgr.txt", true, records).usages, 2U);
    QCOMPARE(usage(records, 0), 5.25);
    QCOMPARE(usage(records, 3), 7.5);
    QCOMPARE(records.assocs[0].lft, 3);
    QCOMPARE(records.assocs[1].lft, 4);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("assoc_mgr.txt:6: association 2 has no usable UsageRaw; 0 is assumed\n"));
    auto ordered = tree();
    readAssocMgr(lines, "assoc_mgr.txt", false, ordered);
    QCOMPARE(usage(ordered, 0), 0.0);
    QCOMPARE(ordered.assocs[0].lft, 3);
    QVERIFY(ordered.issues.empty());
}

void UsageReaderTest::assocMgrKnowsItsCluster()
{
    auto records = tree();
    QCOMPARE(readAssocMgr(tests::linesOf("ClusterName=other ID=1 UsageRaw/Norm/Efctv=5/1/1\n"
                                         "ClusterName=tux ID=77 UsageRaw/Norm/Efctv=5/1/1\n"),
                          "assoc_mgr.txt", true, records)
                 .usages,
             0U);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("assoc_mgr.txt:2: association 77 is not in the list of associations\n"));
}

void UsageReaderTest::assocMgrTellsQos()
{
    const auto lines = tests::linesOf("QOS Records\n"
                                      "QOS=normal(1)\n"
                                      "    UsageRaw=12.5 Priority=3\n"
                                      "QOS=high(2)\n");
    auto records = tree();
    readAssocMgr(lines, "assoc_mgr.txt", true, records);
    QCOMPARE(records.qos.size(), 2U);
    QCOMPARE(records.qos[0].name, std::string("normal"));
    QCOMPARE(records.qos[0].priority, 3U);
    QCOMPARE(static_cast<double>(records.qos[0].rawUsage.value_or(0)), 12.5);
    auto known = tree();
    Qos high;
    high.name = "high";
    high.priority = 9;
    known.qos.push_back(high);
    readAssocMgr(lines, "assoc_mgr.txt", true, known);
    QCOMPARE(known.qos.size(), 1U);
    QCOMPARE(known.qos[0].id, 2U);
    QCOMPARE(known.qos[0].priority, 9U);
}

void UsageReaderTest::sharesGoByName()
{
    auto records = tree();
    QCOMPARE(readShareUsage(tests::linesOf("Account|User|Partition|RawUsage\n"
                                           "root|||5\n chem|ann|b|7\nchem|ann|c|1\n"
                                           "bio|||9\nchem|||x\n"),
                            "shares.txt", records),
             2U);
    QCOMPARE(usage(records, 0), 5.0);
    QCOMPARE(usage(records, 3), 7.0);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("shares.txt:6: the line has no RawUsage and is left out\n"
                        "shares.txt:5: association bio is not in the list of associations\n"));
    QCOMPARE(readShareUsage({}, "shares.txt", records), 0U);
}

void UsageReaderTest::partitionsOfAUserComeInSlurmsOrder()
{
    const auto lines = tests::linesOf("Account|User|RawUsage\nchem|ann|1\nchem|ann|2\n");
    auto byName = tree();
    QVERIFY(setParameter(byName.policy, "SLURM_VERSION", "23.11"));
    readShareUsage(lines, "shares.txt", byName);
    QCOMPARE(usage(byName, 2), 1.0);
    auto newestFirst = tree();
    QVERIFY(setParameter(newestFirst.policy, "SLURM_VERSION", "22.05"));
    readShareUsage(lines, "shares.txt", newestFirst);
    QCOMPARE(usage(newestFirst, 3), 1.0);
}

void UsageReaderTest::sharesAreAnswersToo()
{
    auto records = tree();
    readShareAnswers(tests::linesOf("Account|User|FairShare\nroot||\nchem|ann|0.5\nbio||1\n"),
                     "shares.txt", records);
    QCOMPARE(records.shareAnswers.size(), 3U);
    QCOMPARE(records.shareColumns, asSet(ShareColumn::FairShare));
    QVERIFY(std::isnan(records.shareAnswers[0].answer[ShareColumn::FairShare]));
    QCOMPARE(records.shareAnswers[1].answer[ShareColumn::FairShare], 0.5);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("shares.txt:0: it covers 2 of 4 associations\n"
                        "shares.txt:0: 1 of its rows is of an association that is not in the "
                        "list\n"));
    readShareAnswers(tests::linesOf("Account|User\nchem|ann\n"), "shares.txt", records);
    QCOMPARE(english(records.issues.back().message),
             std::string("there is no column FairShare to compare with"));
}

void UsageReaderTest::everyColumnOfSharesIsAnAnswer()
{
    const auto lines
        = tests::linesOf("Account|User|Partition|RawShares|RawUsage|FairShare|LevelFS\n"
                         " chem|ann||parent|7|0.5|inf\n");
    auto records = tree();
    readShareAnswers(lines, "shares.txt", records);
    const auto& answer = records.shareAnswers.at(0).answer;
    QCOMPARE(answer[ShareColumn::RawShares], double{slurm::useParentShares});
    QCOMPARE(answer[ShareColumn::RawUsage], 7.0);
    QVERIFY(std::isinf(answer[ShareColumn::LevelFs]));
    QVERIFY(std::isnan(answer[ShareColumn::NormShares]));
    QCOMPARE(records.shareColumns & asSet(ShareColumn::NormShares), 0U);

    // Usage that was read from this file proves nothing.
    auto same = tree();
    readShareUsage(lines, "shares.txt", same);
    readShareAnswers(lines, "shares.txt", same);
    QVERIFY(same.usageForm == UsageForm::Whole);
    QCOMPARE(same.shareColumns & asSet(ShareColumn::RawUsage), 0U);
    QVERIFY((same.shareColumns & asSet(ShareColumn::LevelFs)) != 0);
}

void UsageReaderTest::aGivenFileIsToldByWhatItHolds_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isRounded");
    QTest::newRow("raw_usage.txt") << QByteArray("1|5\n") << false;
    QTest::newRow("shares.txt") << QByteArray("Account|User|RawUsage\nroot||5\n") << false;
    QTest::newRow("assoc_mgr.txt") << QByteArray("ClusterName=tux ID=1\n"
                                                 " UsageRaw/Norm/Efctv=5.00/1.00/1.00\n")
                                   << true;
}

void UsageReaderTest::aGivenFileIsToldByWhatItHolds()
{
    QFETCH(QByteArray, text);
    const QTemporaryDir folder;
    auto records = tree();
    QVERIFY(readGivenUsage(tests::written(folder.filePath("given"), text), records));
    QCOMPARE(usage(records, 0), 5.0);
    QTEST(records.usageForm == UsageForm::Rounded, "isRounded");
    QCOMPARE(english(records.provenance.at(0).origin), std::string("given"));
    // Of the root alone; who its users are is known.
    QCOMPARE(records.issues.size(), std::size_t{1});
    QCOMPARE(records.issues.front().severity, Severity::Warning);
}

void UsageReaderTest::givenPartitionsComeInTwoForms()
{
    const QTemporaryDir folder;
    for (const auto* text : {"PartitionName=debug PriorityTier=3\n",
                             "ClusterName=tux\nPartitionName=debug Nodes=ALL PriorityTier=3\n"}) {
        auto records = tree();
        QVERIFY(readGivenPartitions(tests::written(folder.filePath("given"), text), records));
        QCOMPARE(records.partitions.size(), 1U);
        QCOMPARE(records.partitions[0].tier, 3U);
    }
}

void UsageReaderTest::aGivenFileThatIsGoneIsAnError()
{
    const QTemporaryDir folder;
    auto records = tree();
    for (const auto& done : {readGivenUsage(folder.filePath("gone"), records),
                             readGivenPartitions(folder.filePath("gone"), records)}) {
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::SourceUnreachable);
        QCOMPARE(done.error().detail, std::string("No such file or directory"));
    }
    const auto nothing = tests::written(folder.filePath("nothing"), "a list\n");
    for (const auto& done :
         {readGivenUsage(nothing, records), readGivenPartitions(nothing, records)}) {
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::DataInvalid);
    }
}

FAIRLEAD_QTTEST(UsageReaderTest)
#include "tst_usagereader.moc"
