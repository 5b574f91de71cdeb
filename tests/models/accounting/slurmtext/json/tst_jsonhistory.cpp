// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a replay needs in the JSON of Slurm 23 and later: the same as in words.

#include "models/accounting/slurmtext/json/jsonhistory.h"
#include "models/accounting/sources/sources.h"
#include "tests/support/qttestmain.h"
#include "tests/support/recordingtext.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

namespace {
const QString folder = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/accounted");

/// How a data parser writes values.
enum class Dialect
{
    Plain, ///< v0.0.39: numbers and one state
    Sets ///< v0.0.43: {"set", "infinite", "number"} and lists of states
};

QJsonValue number(Dialect dialect, qint64 value, bool isSet = true, bool isInfinite = false)
{
    if (dialect == Dialect::Plain)
        return value;
    return QJsonObject{{"set", isSet}, {"infinite", isInfinite}, {"number", value}};
}

qint64 momentOf(const QString& text)
{
    auto moment = QDateTime::fromString(text, Qt::ISODate);
    moment.setTimeSpec(Qt::UTC);
    return moment.isValid() ? moment.toSecsSinceEpoch() : 0;
}

/// "billing=4,cpu=4,mem=12.50G,gres/gpu=1"
QJsonArray tresOf(const QString& text)
{
    QJsonArray list;
    for (const auto& part : text.split(',', Qt::SkipEmptyParts)) {
        const auto name = part.section('=', 0, 0);
        auto count = part.section('=', 1);
        double amount = count.chopped(1).toDouble();
        if (count.endsWith('G'))
            amount *= 1024;
        else if (!count.endsWith('M'))
            amount = count.toDouble();
        list.append(QJsonObject{{"type", name.section('/', 0, 0)},
                                {"name", name.section('/', 1)},
                                {"id", 1},
                                {"count", amount}});
    }
    return list;
}

QJsonValue limitOf(Dialect dialect, const QString& text)
{
    if (text == "UNLIMITED")
        return number(dialect, 4294967295, false, true);
    if (text == "Partition_Limit")
        return number(dialect, 4294967294, false);
    const auto days = text.contains('-') ? text.section('-', 0, 0).toInt() : 0;
    const auto clock = text.section('-', -1).split(':');
    return number(dialect, days * 1440 + clock[0].toInt() * 60 + clock[1].toInt());
}

QJsonObject arrayOf(Dialect dialect, const QString& id)
{
    const auto tasks = id.section('_', 1);
    const bool isTask = id.contains('_');
    const bool isWaiting = tasks.startsWith('[');
    return {{"job_id", isTask ? id.section('_', 0, 0).toInt() : 0},
            {"task", isWaiting ? tasks.mid(1).chopped(1) : QString()},
            {"task_id",
             isTask && !isWaiting            ? number(dialect, tasks.toInt())
                 : dialect == Dialect::Plain ? QJsonValue()
                                             : number(dialect, 0, false)}};
}

QJsonObject jobOf(Dialect dialect, const QHash<QString, QString>& row)
{
    QJsonArray flags;
    for (const auto& [word, flag] : {std::pair("SchedMain", "STARTED_ON_SCHEDULE"),
                                     {"SchedBackfill", "STARTED_ON_BACKFILL"}}) {
        if (row["Flags"].contains(QLatin1String(word)))
            flags.append(QLatin1String(flag));
    }
    const auto state = row["State"].section(' ', 0, 0);
    const auto time = [&](const char* column) { return momentOf(row[QLatin1String(column)]); };
    return {{"job_id", row["JobIDRaw"].toInt()},
            {"array", arrayOf(dialect, row["JobID"])},
            {"account", row["Account"]},
            {"association", QJsonObject{{"account", row["Account"]}, {"user", row["User"]}}},
            {"user", row["User"]},
            {"partition", row["Partition"]},
            {"qos", row["QOS"]},
            {"allocation_nodes", row["NNodes"].toInt()},
            {"nodes", row["NodeList"]},
            {"flags", flags},
            {"state",
             QJsonObject{
                 {"current",
                  dialect == Dialect::Plain ? QJsonValue(state) : QJsonValue(QJsonArray{state})}}},
            {"required", QJsonObject{{"CPUs", row["ReqCPUS"].toInt()}}},
            {"tres",
             QJsonObject{{"requested", tresOf(row["ReqTRES"])},
                         {"allocated", tresOf(row["AllocTRES"])}}},
            {"submit_line", row["SubmitLine"]},
            {"time",
             QJsonObject{{"submission", time("Submit")},
                         {"eligible", time("Eligible")},
                         {"start", time("Start")},
                         {"end", time("End")},
                         {"limit", limitOf(dialect, row["Timelimit"])}}}};
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// What sacct prints as a table, as it prints it in JSON.
QByteArray jsonOf(const QByteArray& table, Dialect dialect)
{
    auto lines = QString::fromUtf8(table).trimmed().split('\n');
    const auto columns = lines.takeFirst().split('|');
    QJsonArray jobs;
    for (const auto& line : lines) {
        QHash<QString, QString> row;
        for (qsizetype i = 0; i < columns.size(); ++i)
            row.insert(columns[i],
                       i + 1 < columns.size() ? line.section('|', i, i) : line.section('|', i));
        jobs.append(jobOf(dialect, row));
    }
    return QJsonDocument(QJsonObject{{"jobs", jobs}, {"errors", QJsonArray()}}).toJson();
}
} // namespace

class JsonHistoryTest : public QObject
{
    Q_OBJECT

private slots:
    void jobsAreThoseOfTheTable_data()
    {
        QTest::addColumn<int>("dialect");
        QTest::newRow("plain numbers") << int(Dialect::Plain);
        QTest::newRow("numbers that may be unset") << int(Dialect::Sets);
    }

    void jobsAreThoseOfTheTable()
    {
        QFETCH(int, dialect);
        QTemporaryDir temporary;
        const auto copy = temporary.filePath("capture");
        QVERIFY(QDir().mkpath(copy + "/json"));
        for (const auto& name : QDir(folder).entryList(QDir::Files))
            QVERIFY(QFile::copy(folder + '/' + name, copy + '/' + name));
        QVERIFY(QFile::remove(copy + "/history.txt"));
        QVERIFY(write(copy + "/json/sacct.json",
                      jsonOf(contentOf(folder + "/history.txt"), Dialect(dialect))));
        const auto ours = readRecording({copy});
        const auto table = readRecording({folder});
        QVERIFY2(ours.has_value(), ours ? "" : english(ours.error().message).c_str());
        QVERIFY(table.has_value());
        QCOMPARE(ours->workload.jobs.size(), std::size_t{266});
        const auto difference
            = firstDifference(RecordingText::of(*ours), RecordingText::of(*table));
        QVERIFY2(difference.empty(), difference.c_str());
    }

    /// The same cluster in both forms, as a real 26.11 printed it.
    void theMachineIsThatOfTheListings()
    {
        for (const auto* name : {"fairtree", "classic", "no_normal", "small_rel"}) {
            const auto golden
                = QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-26.11.0-0rc1/") + name;
            QTemporaryDir temporary;
            const auto copy = temporary.filePath("capture");
            QVERIFY(QDir().mkpath(copy + "/json"));
            for (const auto* file :
                 {"config.txt", "assocs.txt", "json/node.json", "json/part.json"})
                QVERIFY(QFile::copy(golden + '/' + file, copy + '/' + file));
            QVERIFY(QFile::copy(folder + "/history.txt", copy + "/history.txt"));
            const auto ours = readRecording({copy});
            QVERIFY2(ours.has_value(), ours ? "" : english(ours.error().message).c_str());
            for (const auto* file : {"nodes.txt", "partitions.txt"})
                QVERIFY(QFile::copy(golden + '/' + file, copy + '/' + file));
            const auto listed = readRecording({copy});
            QVERIFY(listed.has_value());
            QVERIFY(!ours->machine.partitions.empty() && ours->machine.nodes.size() > 1);
            const auto difference
                = firstDifference(RecordingText::of(*ours), RecordingText::of(*listed));
            QVERIFY2(difference.empty(), difference.c_str());
        }
    }

    /// As in the words of scontrol.
    void modesOfPartitionsAreNamed()
    {
        QTemporaryDir temporary;
        const auto file = temporary.filePath("part.json");
        QVERIFY(write(file, R"({"partitions": [
            {"name": "a", "select_type": ["CR_SOCKET"], "flags": ["LLN", "REQ_RESV"],
             "partition": {"exclusive": "USER"},
             "maximums": {"cpus_per_socket": {"set": true, "infinite": false, "number": 2},
                          "partition_memory_per_cpu": {"set": true, "number": 100}}},
            {"name": "b", "select_type": ["NONE"], "flags": [], "partition": {"exclusive": "NO"},
             "maximums": {"cpus_per_socket": {"set": false, "infinite": true, "number": 0},
                          "partition_memory_per_cpu": {"set": false, "number": 0},
                          "partition_memory_per_node": {"set": true, "number": 0}}},
            {"name": "c", "select_type": ["SOCKET"], "maximums": {"cpus_per_socket": 4294967294}},
            {"name": "d", "accounts": {"allowed": "bio,chem", "deny": ""},
             "qos": {"allowed": "", "deny": "low"}, "groups": {"allowed": ""},
             "maximums": {"partition_memory_per_node": {"set": true, "number": 7000}}}]})"));
        replay::Recording recording;
        QVERIFY(readMachinePartitionsJson(file, recording).has_value());
        std::vector<std::string> told;
        for (const auto& issue : recording.issues)
            told.push_back(english(issue.message));
        QVERIFY((told
                 == std::vector<std::string>{
                     "partition a: a replay does not know ReqResv=YES",
                     "partition a: a replay does not know SelectTypeParameters=CR_SOCKET",
                     "partition a: a replay does not know MaxCPUsPerSocket=2",
                     "partition c: a replay does not know SelectTypeParameters=CR_SOCKET"}));
        const auto& partitions = recording.machine.partitions;
        QVERIFY(partitions[0].isLeastLoaded && partitions[0].isForUser);
        QVERIFY(!partitions[1].isLeastLoaded && !partitions[1].isForUser);
        QVERIFY((recording.machine.memoryBounds == replay::MemoryBounds{{"a", 100}}));
        QVERIFY((recording.machine.nodeMemoryBounds == replay::MemoryBounds{{"d", 7000}}));
        using Rule = replay::PartitionAccess::Rule;
        QVERIFY((recording.machine.access
                 == std::vector<replay::PartitionAccess>{
                     {"d", Rule::AllowAccounts, {"bio", "chem"}}, {"d", Rule::DenyQos, {"low"}}}));
        QVERIFY(recording.machine.restricted.empty());
    }

    void componentsOfHeterogeneousJobsAreLeftOut()
    {
        QTemporaryDir temporary;
        const auto file = temporary.filePath("sacct.json");
        const QByteArray job
            = R"("account": "a", "user": "u", "partition": "p", "qos": "q", "state": {"current": "COMPLETED"},
              "required": {"CPUs": 1}, "time": {"submission": 1795262400, "eligible": 1795262400,
              "start": 1795262400, "end": 1795262460, "limit": 5}})";
        QVERIFY(write(file,
                      R"({"jobs": [{"job_id": 7, "het": {"job_id": 7, "job_offset": 0}, )" + job
                          + R"(, {"job_id": 8, "het": {"job_id": 7, "job_offset": 1}, )" + job
                          + R"(, {"job_id": 9, "het": {"job_id": 0}, )" + job + "]}"));
        replay::Recording recording;
        QVERIFY(readJobHistoryJson(file, 0, recording));
        const auto& leftOut = recording.workload.leftOut;
        const auto found = std::ranges::find_if(leftOut, [](const replay::LeftOut& one) {
            return english(one.what).find("hetjob") != std::string::npos;
        });
        QVERIFY(found != leftOut.end());
        QCOMPARE(found->jobs.size(), std::size_t{2});
    }

    void whatCannotBeReadIsSaid()
    {
        QTemporaryDir temporary;
        const auto file = temporary.filePath("sacct.json");
        replay::Recording recording;
        QVERIFY(write(file, "{\"jobs\": ["));
        auto done = readJobHistoryJson(file, 0, recording);
        QVERIFY(!done && done.error().code == ErrorCode::DataInvalid);
        QVERIFY(write(file, "{\"nodes\": [{}, {\"name\": \"n1\", \"cpus\": -4}]}"));
        QVERIFY(!readJobHistoryJson(file, 0, recording));
        QVERIFY(readMachineNodesJson(file, recording).has_value());
        QCOMPARE(recording.machine.nodes.size(), std::size_t{1});
        QCOMPARE(recording.issues.size(), std::size_t{1});
        QVERIFY(write(file, "{\"jobs\": [{}, {\"job_id\": 1.5}, {\"job_id\": {\"set\": true}}]}"));
        QVERIFY(readJobHistoryJson(file, 0, recording).has_value());
        QVERIFY(recording.workload.jobs.empty());
        QCOMPARE(recording.issues.size(), std::size_t{4});
    }
};

FAIRLEAD_QTTEST(JsonHistoryTest)
#include "tst_jsonhistory.moc"
