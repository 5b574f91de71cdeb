// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/json/jsonreader.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

class JsonReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNoListIsAnError_data();
    void whatIsNoListIsAnError();
    void associationsOfOneCluster();
    void sharesAreNested();
    void infinityIsNoDamage();
    void jobsInBothShapesOfAState();
    void statesAreThoseThatCommandsShow();
    void whoHasNoNameIsThatOfTheAssociation();
    void whatWasDeletedIsNotThere();
    void arraysThatAreCutAreSaid();
    void negativeNiceOfOldVersionsIsUnwrapped();
    void partitionsNodesAndQos();
    void fieldsOfAnotherKindAreSaid();
    void unreadableTresOfAJobAreTold();
    void theVersionIsThatOfWhoAnswers_data();
    void theVersionIsThatOfWhoAnswers();

private:
    QString write(const QByteArray& text)
    {
        return tests::written(m_folder.filePath("answer.json"), text);
    }
    QTemporaryDir m_folder;
};

void JsonReaderTest::whatIsNoListIsAnError_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut") << QByteArray("{\"jobs\": [");
    QTest::newRow("another list") << QByteArray("{\"nodes\": []}");
    QTest::newRow("a second list")
        << QByteArray(R"({"jobs": [], "meta": {"jobs": 1}, "jobs": []})");
    QTest::newRow("a failure") << QByteArray(
        R"({"jobs": [], "errors": [{"description": "Unable to contact slurm controller"}]})");
    QTest::newRow("a number") << QByteArray("{\"jobs\": 1}");
}

void JsonReaderTest::whatIsNoListIsAnError()
{
    QFETCH(QByteArray, text);
    SnapshotRecords records;
    const auto read = readJobJson(write(text), records);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::DataInvalid);
    QCOMPARE(readJobJson(m_folder.filePath("gone"), records).error().code,
             ErrorCode::SourceUnreachable);
}

void JsonReaderTest::associationsOfOneCluster()
{
    const auto path = write(R"({"associations": [
        {"cluster": "tux", "account": "root", "id": 1, "shares_raw": 1},
        {"cluster": "tux", "account": "chem", "parent_account": "root", "id": {"id": 2},
         "shares_raw": {"set": true, "infinite": false, "number": 5},
         "priority": {"set": true, "number": 7}},
        {"cluster": "other", "account": "bio"},
        {"cluster": "tux", "account": "chem", "user": "ann", "partition": "a",
         "priority": {"set": false, "number": 0}},
        {"cluster": "tux", "account": "chem", "user": "bob", "shares_raw": 1e300},
        {"cluster": "tux", "account": "chem", "user": "cid", "shares_raw": "5"}]})");
    SnapshotRecords records;
    QVERIFY(readAssocJson(path, {}, records));
    QCOMPARE(records.cluster, std::string("tux"));
    QCOMPARE(records.assocs.size(), 3U);
    QCOMPARE(records.assocs[1].id, 2U);
    QCOMPARE(records.assocs[1].shares, 5);
    QCOMPARE(records.assocs[1].priority, std::optional<std::uint32_t>(7));
    QCOMPARE(records.assocs[2].shares, 1); // Slurm's own
    QCOMPARE(records.issues.size(), 3U); // no whole numbers, and one is missing
    QVERIFY(tests::issuesOf(records.issues).contains("chem/ann has no shares_raw; 1 is used"));
    QVERIFY(!records.assocs[2].priority);
    SnapshotRecords other;
    QVERIFY(readAssocJson(path, "other", other));
    QCOMPARE(other.assocs.size(), 1U);
}

void JsonReaderTest::sharesAreNested()
{
    SnapshotRecords records;
    records.assocs.resize(1);
    records.assocs[0].id = 3;
    QVERIFY(readShareJson(write(R"({"shares": {"shares": [{"id": 3, "usage": 12},
        {"id": 9, "usage": 1}, {"id": 3, "usage": {"infinite": true}}]}})"),
                          records));
    QCOMPARE(static_cast<double>(records.assocs[0].rawUsage.value_or(0)), 12.0);
    QCOMPARE(records.issues.size(), 2U);
}

/// Slurm 23.11 and 24.05 print what is no JSON for whoever has used nothing.
void JsonReaderTest::infinityIsNoDamage()
{
    SnapshotRecords records;
    records.assocs.resize(1);
    records.assocs[0].id = 3;
    QVERIFY(
        readShareJson(write(R"({"shares": {"shares": [{"id": 3, "usage": 12, "name": "of Infinity",
        "fairshare": {"factor": NaN, "level": -Infinity}}, {"id": 4, "usage": 0,
        "fairshare": {"level": Infinity}}]}})"),
                      records));
    QCOMPARE(static_cast<double>(records.assocs[0].rawUsage.value_or(0)), 12.0);
    QVERIFY(!readShareJson(write(R"({"shares": {"shares": [{"id": Infinite}]}})"), records));
}

void JsonReaderTest::jobsInBothShapesOfAState()
{
    SnapshotRecords records;
    QVERIFY(readJobJson(write(R"({"jobs": [
        {"job_id": 1, "job_state": "PENDING", "account": "chem", "partition": "a,b", "cpus": 4,
         "time_limit": {"set": true, "infinite": true}, "priority": 0,
         "tres_req_str": "cpu=4,node=2", "array_task_id": {"set": false},
         "array_task_string": "0-5%2"},
        {"job_id": 2, "job_state": ["RUNNING", "RESIZING"], "start_time": 100, "cpus": 3,
         "account": "chem",
         "tres_alloc_str": "cpu=3", "time_limit": 60, "priority": {"set": true, "number": 9},
         "array_job_id": 7, "array_task_id": {"set": true, "number": 5}},
        {"job_id": 3, "job_state": ["COMPLETED"]},
        {"job_state": "PENDING"}]})"),
                        records));
    QCOMPARE(records.jobs.size(), 2U);
    QCOMPARE(records.jobs[0].partitions.size(), 2U);
    QCOMPARE(records.jobs[0].timeLimit, slurm::unlimitedTime);
    QCOMPARE(records.jobs[0].nodes, 2U);
    QVERIFY(records.jobs[0].held);
    QCOMPARE(records.jobs[0].arrayTask, slurm::noValue);
    QCOMPARE(records.jobs[0].waitingTasks, 6U);
    QCOMPARE(records.jobs[1].state, JobState::Running);
    QCOMPARE(records.jobs[1].startTime, 100);
    QCOMPARE(records.jobs[1].usageRate, 3.0);
    QCOMPARE(records.jobs[1].priority, 9U);
    QCOMPARE(records.jobs[1].arrayJob, 7U);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("answer.json:0: a job without a number is left out\n"));
}

/// The state comes first in the list; the commands show the flags behind it (job_state_string()).
void JsonReaderTest::statesAreThoseThatCommandsShow()
{
    SnapshotRecords records;
    QVERIFY(readJobJson(write(R"({"jobs": [
        {"job_id": 1, "job_state": ["PENDING", "COMPLETING"], "account": "chem"},
        {"job_id": 2, "job_state": ["PENDING", "REVOKED"], "account": "chem"},
        {"job_id": 3, "job_state": ["COMPLETED", "COMPLETING"], "account": "chem"},
        {"job_id": 4, "job_state": ["RUNNING", "CONFIGURING"], "account": "chem"}]})"),
                        records));
    QCOMPARE(records.jobs.size(), 3U); // who is revoked runs on another cluster
    QCOMPARE(records.jobs[0].state, JobState::Completing);
    QCOMPARE(records.jobs[1].id, 3U);
    QCOMPARE(records.jobs[1].state, JobState::Completing);
    QCOMPARE(records.jobs[2].state, JobState::Running);
}

/// slurmrestd knows the names of users from its machine, and says none where that does not.
void JsonReaderTest::whoHasNoNameIsThatOfTheAssociation()
{
    SnapshotRecords records;
    records.assocs.resize(1);
    records.assocs[0].id = 3;
    records.assocs[0].user = "ann";
    QVERIFY(readJobJson(write(R"({"jobs": [
        {"job_id": 1, "job_state": ["PENDING"], "account": "chem", "user_name": "",
         "association_id": 3},
        {"job_id": 2, "job_state": ["PENDING"], "account": "chem", "user_name": "bob",
         "association_id": 3}]})"),
                        records));
    QCOMPARE(records.jobs[0].user, std::string("ann"));
    QCOMPARE(records.jobs[1].user, std::string("bob"));
}

/// sacctmgr show assoc withdeleted
void JsonReaderTest::whatWasDeletedIsNotThere()
{
    SnapshotRecords records;
    QVERIFY(readAssocJson(write(R"({"associations": [
        {"account": "chem", "user": "ann", "id": 3, "shares_raw": 1, "flags": []},
        {"account": "chem", "user": "zed", "id": 4, "shares_raw": 500, "flags": ["DELETED"]}]})"),
                          "", records));
    QCOMPARE(records.assocs.size(), 1U);
    QCOMPARE(records.assocs[0].user, std::string("ann"));
}

void JsonReaderTest::arraysThatAreCutAreSaid()
{
    SnapshotRecords records;
    QVERIFY(readJobJson(write(R"({"jobs": [{"job_id": 1, "job_state": ["PENDING"],
        "account": "chem", "array_job_id": 1, "array_task_string": "1,3,5,..."}]})"),
                        records));
    QVERIFY(tests::issuesOf(records.issues).contains("1 array has more tasks than its line tells"));
}

void JsonReaderTest::negativeNiceOfOldVersionsIsUnwrapped()
{
    SnapshotRecords records;
    QVERIFY(readJobJson(write(R"({"jobs": [
        {"job_id": 1, "job_state": "PENDING", "nice": 4294967291},
        {"job_id": 2, "job_state": "PENDING", "nice": -5},
        {"job_id": 3, "job_state": "PENDING", "nice": 1e30}]})"),
                        records));
    QCOMPARE(records.jobs.size(), 2U); // text is left out with such a value, too
    QCOMPARE(records.jobs[0].nice, -5);
    QCOMPARE(records.jobs[1].nice, -5);
}

void JsonReaderTest::partitionsNodesAndQos()
{
    SnapshotRecords records;
    records.tresNames = {"cpu", "mem"};
    QVERIFY(readPartitionJson(write(R"({"partitions": [{"name": "a",
        "priority": {"job_factor": 5, "tier": 6}, "maximums": {"time": {"set": true, "number": 90}},
        "tres": {"configured": "cpu=8,mem=2G,node=1", "billing_weights": "cpu=2"}},
        {"name": "b", "priority": {"job_factor": 1, "tier": 1}, "flags": ["LLN", "DEFAULT"]},
        {"name": "c", "priority_job_factor": 1, "priority_tier": 1, "flags": ["default"]}]})"),
                              records));
    QVERIFY(!records.partitions[0].isDefault);
    QVERIFY(records.partitions[1].isDefault);
    QVERIFY(records.partitions[2].isDefault);
    QCOMPARE(records.partitions[0].jobFactor, 5U);
    QCOMPARE(records.partitions[0].tier, 6U);
    QCOMPARE(records.partitions[0].maxTime, 90U);
    QVERIFY((records.partitions[0].tresTotal == std::vector<double>{8, 2048}));
    QCOMPARE(records.partitions[1].maxTime, slurm::unlimitedTime);
    QVERIFY(readNodeJson(write(R"({"nodes": [{"cpus": 8, "effective_cpus": 7}, {"cpus": 4}]})"),
                         records));
    QCOMPARE(records.nodeCount, 2U);
    QCOMPARE(records.cpuCount, 11U);
    QVERIFY(readQosJson(write(R"({"qos": [{"name": "z", "id": 2, "priority": 0},
        {"name": "high", "id": 1, "priority": {"set": true, "number": 9}, "usage_factor": 0.5,
         "flags": ["NO_DECAY"], "preempt": {"list": ["z"], "mode": ["cluster"]}}]})"),
                        records));
    QCOMPARE(records.qos[0].name, std::string("high"));
    QCOMPARE(records.qos[0].usageFactor, 0.5);
    QVERIFY(records.qos[0].noDecay);
    QCOMPARE(records.qos[0].preempts.at(0), std::string("z"));
    QCOMPARE(records.qos[1].usageFactor, 1.0);
}

void JsonReaderTest::fieldsOfAnotherKindAreSaid()
{
    SnapshotRecords records;
    QVERIFY(readPartitionJson(write(R"({"partitions": [
        {"name": "a", "priority": {"job_factor": -5, "tier": 1}},
        {"name": "b", "priority": {"job_factor": 50.9, "tier": "1"}},
        {"name": "c", "priority": {"tier": 1}}]})"),
                              records));
    QVERIFY(readQosJson(write(R"({"qos": [{"name": "z", "priority": "9", "usage_factor": -1}]})"),
                        records));
    QVERIFY(readNodeJson(write(R"({"nodes": [{"name": "n", "cpus": "8"}]})"), records));
    QVERIFY(readJobJson(write(R"({"jobs": [
        {"job_id": 1, "job_state": "PENDING", "account": null, "cpus": 1},
        {"job_id": 2, "job_state": "PENDING", "account": "chem"},
        {"job_id": 3, "job_state": "PENDING", "account": "chem", "cpus": -4},
        {"job_id": 4, "job_state": "PENDING", "account": "chem", "cpus": 1,
         "accrue_time": "yesterday"}]})"),
                        records));
    QCOMPARE(
        tests::issuesOf(records.issues),
        QByteArray("answer.json:0: partition a: “job_factor” cannot be read; 1 is used\n"
                   "answer.json:0: partition b: “job_factor” cannot be read; 1 is used\n"
                   "answer.json:0: partition b: “tier” cannot be read; 1 is used\n"
                   "answer.json:0: partition c: “job_factor” is missing; 1 is used\n"
                   "answer.json:0: QOS z: “priority” cannot be read; 0 is used\n"
                   "answer.json:0: QOS z: “usage_factor” cannot be read; 1 is used\n"
                   "answer.json:0: node “n” has no CPU count and is left out\n"
                   "answer.json:0: job 1: “account” is missing\n"
                   "answer.json:0: job 2: “cpus” is missing\n"
                   "answer.json:0: job 3: “cpus” cannot be read; the job is left out\n"
                   "answer.json:0: job 4: “accrue_time” cannot be read; the job is left out\n"));
    QCOMPARE(records.jobs.size(), 2U);
}

/// As in jobs.txt: half of what it asks for is another job.
void JsonReaderTest::unreadableTresOfAJobAreTold()
{
    SnapshotRecords records;
    const auto job = [](int id, const QByteArray& rest) {
        return R"({"job_id": )" + QByteArray::number(id)
            + R"(, "job_state": ["PENDING"], "account": "a", "cpus": 1, )" + rest + '}';
    };
    QVERIFY(readJobJson(write(R"({"jobs": [)" + job(1, R"("tres_req_str": "cpu=16x,mem=1G")") + ','
                              + job(2, R"("tres_req_str": "mem=32Q")") + ','
                              + job(3, R"("tres_alloc_str": "cpu=y", "tres_req_str": "cpu=1")")
                              + ',' + job(4, R"("nice": NaN)") + ','
                              + job(5, R"("tres_req_str": "cpu=1", "nice": 3)") + "]}"),
                        records));
    QCOMPARE(records.jobs.size(), 1U);
    QCOMPARE(records.jobs[0].id, 5U);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("answer.json:0: job 1: “cpu=16x” cannot be read; the job is left out\n"
                        "answer.json:0: job 2: “mem=32Q” cannot be read; the job is left out\n"
                        "answer.json:0: job 3: “cpu=y” cannot be read; the job is left out\n"
                        "answer.json:0: job 4: “nice” cannot be read; the job is left out\n"));
}

void JsonReaderTest::theVersionIsThatOfWhoAnswers_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QByteArray>("version");
    QTest::newRow("v0.0.38, nodes down")
        << QByteArray(R"({"meta": {"Slurm": {"release": "22.05.8"}},
                          "nodes": [{"name": "a", "slurmd_version": ""}]})")
        << QByteArray("22.05.8");
    QTest::newRow("an older node") << QByteArray(R"({"meta": {"slurm": {"release": "24.11.1"}},
                          "nodes": [{"name": "a", "version": "24.05.4"}]})")
                                   << QByteArray("24.11.1");
    QTest::newRow("nodes alone") << QByteArray(R"({"nodes": [{}, {"version": "23.11.4"}]})")
                                 << QByteArray("23.11.4");
    QTest::newRow("no version") << QByteArray(
        R"({"meta": {"slurm": {"release": "?"}}, "nodes": 1})")
                                << QByteArray();
    QTest::newRow("no JSON") << QByteArray("nodes") << QByteArray();
}

void JsonReaderTest::theVersionIsThatOfWhoAnswers()
{
    QFETCH(QByteArray, answer);
    QTEST(QByteArray::fromStdString(slurmVersionInJson(write(answer))), "version");
}

FAIRLEAD_QTTEST(JsonReaderTest)
#include "tst_jsonreader.moc"
