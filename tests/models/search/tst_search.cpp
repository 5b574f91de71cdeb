// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/queuearrangement.h"
#include "models/search/treesearch.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

class SearchTest : public QObject
{
    Q_OBJECT

private:
    struct Cluster
    {
        static SnapshotRecords withArrays(SnapshotRecords records)
        {
            records.jobs[2].waitingTasks = 9; // 13 is an array that waits as one
            records.jobs[3].arrayJob = 4;
            records.jobs[3].arrayTask = 1;
            return records;
        }
        std::shared_ptr<const Snapshot> snapshot = built(withArrays(queueRecords(R"(
physics 60
  optics 2
    @carol 1 500
  @alice 1 1000
  @bob 1 3000
chem 30
  @Erin 1 9000
  @alice 1 5
)",
                                                                                 R"(
11 physics/alice p1 1000
12 physics/bob p1,p2 2000
13 chem/Erin p1 500000
14 physics/alice p1 3000 held
15 optics/carol p2 100
)")));
        std::shared_ptr<const Evaluation> evaluation
            = evaluate(baselineInputs(snapshot, snapshot->computedAt));

        [[nodiscard]] QString jobs(const char* text) const
        {
            const auto rows = QueueArrangement(*snapshot).arrange(
                *evaluation, {}, SearchQuery::parse(QString::fromUtf8(text)),
                QueueColumns::JobColumn, false);
            QStringList names;
            for (const auto row : rows)
                names << QString::number(snapshot->jobs.id[snapshot->rows.job[row.at()].at()]);
            return names.join(u' ');
        }
        [[nodiscard]] QString assocs(const char* text) const
        {
            QStringList names;
            for (const auto assoc :
                 findAssocs(*snapshot, SearchQuery::parse(QString::fromUtf8(text))))
                names << QString::fromStdString(snapshot->assocs.isUser(assoc)
                                                    ? snapshot->accountName(assoc) + "/"
                                                        + snapshot->userName(assoc)
                                                    : snapshot->accountName(assoc));
            return names.join(u' ');
        }
    };

private slots:
    void aFieldThatThereIsNotIsNamed()
    {
        QCOMPARE(unknownField("foo:bar partition:p1"), "foo");
        for (const auto* good : {"ann user:bob", "JOB:4", "12:30", ":x", "a-b:c"})
            QCOMPARE(unknownField(QLatin1String(good)), QString());
        QVERIFY(searchFields().contains("job") && searchFields().contains("qos"));
    }

    void rowsOfAQueue_data();
    void rowsOfAQueue();
    void rowsOfTheTree_data();
    void rowsOfTheTree();
    void aQueryIsAValue();
};

void SearchTest::rowsOfAQueue_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("jobs");
    const auto row = [](const char* query, const char* jobs) {
        QTest::newRow(query) << QByteArray(query) << QString::fromLatin1(jobs);
    };
    row("", "11 12 12 13 14 15");
    row("alice p1", "11 14"); // any order, any place
    row("p1 ALICE", "11 14");
    row("alice chem", "");
    row("user:alice", "11 14");
    row("user:ali", ""); // the whole name
    row("user:ali*", "11 14");
    row("user:*o*", "12 12 15");
    row("user:erin,carol", "13 15");
    row("USER:ERIN", "13");
    row("user:", "11 12 12 13 14 15"); // still being typed
    row("account:physics", "11 12 12 14 15"); // with what is below
    row("account:optics", "15");
    row("account:physics partition:p2", "12 15");
    row("state:held", "14");
    row("state:pending user:alice", "11");
    row("state:starving", "13"); // 500 000 s, more than a day and ten times no limit
    row("job:11,13-14", "11 13 14");
    row("job:13-", "13 14 15"); // open to one side
    row("job:-12", "11 12 12");
    row("job:1*", "11 12 12 13 14 15");
    row("job:*3,11", "11 13");
    row("job:1,2*", "");
    row("job:abc,11", "11");
    row("job:4_1,15", "14 15"); // a task of an array
    row("job:4_*", "14");
    row("job:13_7", "13"); // waits in the array
    row("job:13_*", "13");
    row("job:12_7", "");
    row("job:12 p2", "12");
    row("11 13", "11 13"); // several numbers are jobs
    row("13,11 14-15", "11 13 14 15");
    row("1", "11 12 12 13 14 15"); // a part of the number
    row("13", "13");
    row("\"alice p1\"", "");
    row("colour:red", ""); // no field: a word
}

void SearchTest::rowsOfAQueue()
{
    QFETCH(const QByteArray, query);
    QFETCH(const QString, jobs);
    QCOMPARE(Cluster().jobs(query.constData()), jobs);
}

void SearchTest::rowsOfTheTree_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("assocs");
    const auto row = [](const char* query, const char* assocs) {
        QTest::newRow(query) << QByteArray(query) << QString::fromLatin1(assocs);
    };
    row("", "");
    row("alice", "chem/alice physics/alice");
    row("alice chem", "chem/alice"); // the account above counts
    row("chem", "chem");
    row("optics", "optics");
    row("user:alice account:physics", "physics/alice");
    row("account:physics", "physics optics");
    row("user:carol account:physics", "optics/carol");
    row("state:held", ""); // of jobs alone
    row("job:11", "");
}

void SearchTest::rowsOfTheTree()
{
    QFETCH(const QByteArray, query);
    QFETCH(const QString, assocs);
    QCOMPARE(Cluster().assocs(query.constData()), assocs);
}

void SearchTest::aQueryIsAValue()
{
    QCOMPARE(SearchQuery::parse(QStringLiteral("  ")), SearchQuery());
    QVERIFY(SearchQuery::parse(QStringLiteral(" User:Ann  x")) == SearchQuery::parse("user:ann x"));
    QVERIFY(!(SearchQuery::parse("a b") == SearchQuery::parse("\"a b\"")));
    QCOMPARE(SearchQuery::parse("job:5-9,2").jobs.size(), 2U);
    QCOMPARE(SearchQuery::parse("job:9-5").jobs, SearchQuery::parse("job:5-9").jobs);
    QVERIFY(SearchQuery::parse("job:99999999999").jobs.empty()); // no id
    QCOMPARE(SearchQuery::parse("job:abc,12,5--9,1*-2,4711.0").unclearJobs(),
             QStringList({"abc", "5--9", "1*-2", "4711.0"}));
    QVERIFY(SearchQuery::parse("job:5-,-9,4*,12_*,12_3,99999999999").unclearJobs().isEmpty());
}

FAIRLEAD_QTTEST(SearchTest)
#include "tst_search.moc"
