// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Limits in the JSON of sacctmgr are those of its tables.

#include "models/accounting/slurmtext/json/jsonlimits.h"
#include "models/accounting/slurmtext/tree/limitsreader.h"
#include "models/accounting/sources/capture/recordedcapture.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

class JsonLimits : public QObject
{
    Q_OBJECT

private slots:
    void limitsOfQosAreThoseOfTheTable_data();
    void limitsOfQosAreThoseOfTheTable();
    void limitsOfAssociationsAreThoseOfTheTable();
    void whatAUserInheritsIsNotOwn();
    void rulesOfQosAreTold();
    void whatCannotBeReadIsTold();
    void aCaptureWithoutTablesHasThem();

private:
    [[nodiscard]] QString written(const char* key, const QJsonArray& list) const
    {
        const auto path = m_folder.filePath("limits.json");
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly)
            || file.write(QJsonDocument(QJsonObject{{QLatin1String(key), list}}).toJson()) < 1)
            qFatal("%s cannot be written", qPrintable(path));
        return path;
    }
    QTemporaryDir m_folder;
};

namespace {
/// As v0.0.38 writes a number, and as later versions do.
enum class Numbers
{
    Plain,
    Objects
};

QJsonValue numberIn(int number, Numbers form)
{
    if (form == Numbers::Plain)
        return number;
    return QJsonObject{{"set", true}, {"infinite", false}, {"number", number}};
}

void set(QJsonObject& object, const QStringList& path, const QJsonValue& value)
{
    if (path.size() == 1) {
        object[path.front()] = value;
        return;
    }
    auto inner = object[path.front()].toObject();
    set(inner, path.mid(1), value);
    object[path.front()] = inner;
}

QJsonArray tres(int cpus, int gpus)
{
    return {QJsonObject{{"type", "cpu"}, {"name", ""}, {"id", 1}, {"count", cpus}},
            QJsonObject{{"type", "gres"}, {"name", "gpu"}, {"id", 1001}, {"count", gpus}}};
}

std::vector<Line> linesOf(std::initializer_list<const char*> texts)
{
    std::vector<Line> lines;
    for (const auto* text : texts)
        lines.push_back({static_cast<int>(lines.size()) + 1, text});
    return lines;
}
} // namespace

void JsonLimits::limitsOfQosAreThoseOfTheTable_data()
{
    QTest::addColumn<int>("form");
    QTest::addColumn<QByteArray>("key");
    QTest::newRow("v0.0.38") << static_cast<int>(Numbers::Plain) << QByteArray("QOS");
    QTest::newRow("later") << static_cast<int>(Numbers::Objects) << QByteArray("qos");
}

void JsonLimits::limitsOfQosAreThoseOfTheTable()
{
    QFETCH(int, form);
    QFETCH(QByteArray, key);
    QJsonObject qos{{"name", "few"}, {"flags", QJsonArray{"NO_RESERVE", "OVERRIDE_PARTITION_QOS"}}};
    int next = 0;
    for (const auto* path :
         {"max/active_jobs/count", "max/active_jobs/accruing", "max/wall_clock/per/qos",
          "max/wall_clock/per/job", "max/jobs/active_jobs/per/user",
          "max/jobs/active_jobs/per/account", "max/accruing/per/user", "max/accruing/per/account",
          "min/priority_threshold"})
        set(qos, ("limits/" + QString(path)).split('/'),
            numberIn(++next, static_cast<Numbers>(form)));
    for (const auto* path : {"max/tres/total", "max/tres/minutes/total", "max/tres/minutes/per/qos",
                             "max/tres/per/job", "max/tres/per/node", "max/tres/minutes/per/job",
                             "max/tres/per/user", "max/tres/per/account", "min/tres/per/job"}) {
        ++next;
        set(qos, ("limits/" + QString(path)).split('/'), tres(next, 100 + next));
    }
    replay::Recording json;
    readQosLimitsJson(written(key, {qos}), json);
    replay::Recording text;
    readQosLimits(
        linesOf({"Name|Flags|GrpJobs|GrpJobsAccrue|GrpWall|MaxWall|MaxJobsPU|MaxJobsPA|"
                 "MaxJobsAccruePU|MaxJobsAccruePA|MinPrioThreshold|GrpTRES|GrpTRESMins|"
                 "GrpTRESRunMins|MaxTRES|MaxTRESPerNode|MaxTRESMins|MaxTRESPU|MaxTRESPA|MinTRES",
                 "few|NoReserve,OverPartQOS|1|2|3|4|5|6|7|8|9|cpu=10,gres/gpu=110|"
                 "cpu=11,gres/gpu=111|cpu=12,gres/gpu=112|cpu=13,gres/gpu=113|cpu=14,gres/gpu=114|"
                 "cpu=15,gres/gpu=115|cpu=16,gres/gpu=116|cpu=17,gres/gpu=117|"
                 "cpu=18,gres/gpu=118"}),
        "qos.txt", text);
    QCOMPARE(json.limits.qos.size(), 1U);
    QCOMPARE(text.limits.qos.size(), 1U);
    QVERIFY(json.limits.qos[0].limits == text.limits.qos[0].limits);
    QVERIFY(!(json.limits.qos[0].limits == replay::LimitSet()));
    QVERIFY(json.limits.qos[0].hasNoReserve && json.limits.qos[0].isOverPartition);
    QVERIFY(json.issues.empty());
}

void JsonLimits::limitsOfAssociationsAreThoseOfTheTable()
{
    QJsonObject assoc{{"cluster", "limoges"}, {"account", "bio"}, {"user", "ann"}};
    int next = 0;
    for (const auto* path : {"max/jobs/per/count", "max/jobs/per/accruing",
                             "max/per/account/wall_clock", "max/jobs/active", "max/jobs/accruing",
                             "max/jobs/per/wall_clock", "min/priority_threshold"})
        set(assoc, QString(path).split('/'), numberIn(++next, Numbers::Objects));
    for (const auto* path : {"max/tres/total", "max/tres/group/minutes", "max/tres/group/active",
                             "max/tres/per/job", "max/tres/per/node", "max/tres/minutes/per/job"}) {
        ++next;
        set(assoc, QString(path).split('/'), tres(next, 100 + next));
    }
    auto foreign = assoc;
    foreign["cluster"] = "other";
    replay::Recording json;
    QVERIFY(readAssocLimitsJson(written("associations", {assoc, foreign}), "limoges", json));
    replay::Recording text;
    QVERIFY(readAssocLimits(
        linesOf({"Cluster|Account|User|Partition|GrpJobs|GrpJobsAccrue|GrpWall|MaxJobs|"
                 "MaxJobsAccrue|MaxWall|MinPrioThreshold|GrpTRES|GrpTRESMins|GrpTRESRunMins|"
                 "MaxTRES|MaxTRESPerNode|MaxTRESMins",
                 "limoges|bio|ann||1|2|3|4|5|6|7|cpu=8,gres/gpu=108|cpu=9,gres/gpu=109|"
                 "cpu=10,gres/gpu=110|cpu=11,gres/gpu=111|cpu=12,gres/gpu=112|"
                 "cpu=13,gres/gpu=113"}),
        "assocs.txt", "limoges", text));
    QVERIFY(json.limits == text.limits);
    QCOMPARE(json.limits.assocs.size(), 1U);
}

void JsonLimits::whatAUserInheritsIsNotOwn()
{
    QJsonObject account{{"account", "bio"}, {"user", ""}};
    set(account, {"max", "jobs", "active"}, numberIn(4, Numbers::Objects));
    auto user = account;
    user["user"] = "ann";
    replay::Recording recording;
    QVERIFY(readAssocLimitsJson(written("associations", {account, user}), {}, recording));
    QCOMPARE(recording.limits.assocs.size(), 2U);
    QCOMPARE(recording.limits.assocs[1].limits.maxJobs, 4U);
    // Where nothing can be set there is nothing told.
    replay::Recording none;
    QVERIFY(
        !readAssocLimitsJson(written("associations", {QJsonObject{{"account", "bio"}}}), {}, none));
    QVERIFY(none.limits.assocs.empty());
}

void JsonLimits::rulesOfQosAreTold()
{
    QJsonObject qos{{"name", "few"}, {"flags", QJsonArray{"PARTITION_TIME_LIMIT"}}};
    set(qos, {"limits", "factor"}, 2.5);
    set(qos, {"limits", "max", "tres", "minutes", "per", "user"}, tres(7, 8));
    replay::Recording json;
    readQosLimitsJson(written("qos", {qos}), json);
    replay::Recording text;
    readQosLimits(linesOf({"Name|Flags|LimitFactor|MaxTRESRunMinsPU",
                           "few|PartitionTimeLimit|2.5|cpu=7,gres/gpu=8"}),
                  "qos.txt", text);
    QCOMPARE(json.issues.size(), 3U);
    QVERIFY(json.issues == text.issues);
}

void JsonLimits::whatCannotBeReadIsTold()
{
    replay::Recording recording;
    readQosLimitsJson(m_folder.filePath("none.json"), recording);
    QVERIFY(!readAssocLimitsJson(written("jobs", {}), {}, recording));
    QCOMPARE(recording.issues.size(), 2U);
    QVERIFY(recording.limits == replay::Limits());
}

void JsonLimits::aCaptureWithoutTablesHasThem()
{
    const QDir from(QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-26.11.0-0rc1/fairtree"));
    const QDir into(m_folder.filePath("capture"));
    QVERIFY(into.mkpath("json"));
    for (const auto& name : from.entryList(QDir::Files)) {
        if (!QStringList{"qos.txt", "assocs.txt", "assoc_mgr.txt"}.contains(name))
            QVERIFY(QFile::copy(from.filePath(name), into.filePath(name)));
    }
    QJsonObject qos{{"name", "few"}};
    set(qos, {"limits", "max", "jobs", "active_jobs", "per", "user"},
        numberIn(3, Numbers::Objects));
    QVERIFY(QFile::rename(written("qos", {qos}), into.filePath("json/qos.json")));
    QJsonObject assoc{{"cluster", "limoges26"}, {"account", "bio"}, {"user", ""}};
    set(assoc, {"max", "jobs", "active"}, numberIn(9, Numbers::Objects));
    QVERIFY(QFile::rename(written("associations", {assoc}), into.filePath("json/assoc.json")));
    const auto limits = readCaptureLimits(into.path(), {});
    QVERIFY2(limits, limits ? "" : english(limits.error().message).c_str());
    QCOMPARE(limits->qos.size(), 1U);
    QCOMPARE(limits->qos[0].limits.maxJobsOfUser, 3U);
    QCOMPARE(limits->assocs.size(), 1U);
    QCOMPARE(limits->assocs[0].limits.maxJobs, 9U);
}

FAIRLEAD_QTTEST(JsonLimits)
#include "tst_jsonlimits.moc"
