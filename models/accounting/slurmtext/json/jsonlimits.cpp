// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/json/jsonlimits.h"

#include "models/accounting/slurmtext/text/jsonvalues.h"
#include "models/accounting/slurmtext/text/textlines.h"
#include "models/accounting/slurmtext/tree/limitsreader.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace fairlead::accounting {

namespace {
/// What sacctmgr calls a limit, and where its JSON has it.
struct LimitPlace
{
    std::string_view name;
    const char* path;
};

// Slurm 22.05, openapi/dbv0.0.38/parse.c; the data parsers of v0.0.39 and later keep the places.
constexpr std::array assocPlaces{
    LimitPlace{"GrpJobs", "max/jobs/per/count"},
    LimitPlace{"GrpJobsAccrue", "max/jobs/per/accruing"},
    LimitPlace{"GrpWall", "max/per/account/wall_clock"},
    LimitPlace{"MaxJobs", "max/jobs/active"},
    LimitPlace{"MaxJobsAccrue", "max/jobs/accruing"},
    LimitPlace{"MaxWall", "max/jobs/per/wall_clock"},
    LimitPlace{"MinPrioThreshold", "min/priority_threshold"},
    LimitPlace{"GrpTRES", "max/tres/total"},
    LimitPlace{"GrpTRESMins", "max/tres/group/minutes"},
    LimitPlace{"GrpTRESRunMins", "max/tres/group/active"},
    LimitPlace{"MaxTRES", "max/tres/per/job"},
    LimitPlace{"MaxTRESPerNode", "max/tres/per/node"},
    LimitPlace{"MaxTRESMins", "max/tres/minutes/per/job"},
};
constexpr std::array qosPlaces{
    LimitPlace{"GrpJobs", "limits/max/active_jobs/count"},
    LimitPlace{"GrpJobsAccrue", "limits/max/active_jobs/accruing"},
    LimitPlace{"GrpWall", "limits/max/wall_clock/per/qos"},
    LimitPlace{"MaxWall", "limits/max/wall_clock/per/job"},
    LimitPlace{"MaxJobsPU", "limits/max/jobs/active_jobs/per/user"},
    LimitPlace{"MaxJobsPA", "limits/max/jobs/active_jobs/per/account"},
    LimitPlace{"MaxJobsAccruePU", "limits/max/accruing/per/user"},
    LimitPlace{"MaxJobsAccruePA", "limits/max/accruing/per/account"},
    LimitPlace{"MinPrioThreshold", "limits/min/priority_threshold"},
    LimitPlace{"GrpTRES", "limits/max/tres/total"},
    LimitPlace{"GrpTRESMins", "limits/max/tres/minutes/total"}, // v0.0.38 does not tell it
    LimitPlace{"GrpTRESRunMins", "limits/max/tres/minutes/per/qos"},
    LimitPlace{"MaxTRES", "limits/max/tres/per/job"},
    LimitPlace{"MaxTRESPerNode", "limits/max/tres/per/node"},
    LimitPlace{"MaxTRESMins", "limits/max/tres/minutes/per/job"},
    LimitPlace{"MaxTRESPU", "limits/max/tres/per/user"},
    LimitPlace{"MaxTRESPA", "limits/max/tres/per/account"},
    LimitPlace{"MinTRES", "limits/min/tres/per/job"},
};

QJsonValue valueAt(const QJsonObject& object, const char* path)
{
    QJsonValue value(object);
    for (const auto& key : QString::fromLatin1(path).split(u'/'))
        value = value.toObject().value(key);
    return value;
}

/// "cpu=40,gres/gpu:a100=2", as the commands print it.
std::string tresText(const QJsonArray& list)
{
    std::string text;
    for (const auto& entry : list) {
        const auto tres = entry.toObject();
        const auto name = textOf(tres, "name");
        const auto count = integerOf(tres.value(QStringLiteral("count")));
        if (!count || *count < 0)
            continue;
        text += (text.empty() ? "" : ",") + textOf(tres, "type") + (name.empty() ? "" : "/" + name)
            + '=' + std::to_string(*count);
    }
    return text;
}

/// As a cell of `sacctmgr -P`; empty: there is no such limit.
std::string limitText(const QJsonObject& object, std::span<const LimitPlace> places,
                      std::string_view name)
{
    const auto place = std::ranges::find(places, name, &LimitPlace::name);
    if (place == places.end())
        return {};
    const auto value = valueAt(object, place->path);
    if (value.isArray())
        return tresText(value.toArray());
    const auto number = integerOf(value);
    return number && *number >= 0 ? std::to_string(*number) : std::string();
}

replay::LimitSet limitsIn(const QJsonObject& object, std::span<const LimitPlace> places,
                          const std::string& whose, replay::Recording& recording)
{
    std::vector<std::string> leftOut;
    auto limits = limitsOfCells(
        [&](std::string_view name) { return limitText(object, places, name); }, leftOut);
    reportLeftOutLimits(leftOut, whose, recording);
    return limits;
}

/// Names of flags in JSON, and in text.
constexpr std::array qosRules{
    std::pair{"PARTITION_TIME_LIMIT", "PartitionTimeLimit"},
    std::pair{"PARTITION_MAXIMUM_NODE", "PartitionMaxNodes"},
    std::pair{"PARTITION_MINIMUM_NODE", "PartitionMinNodes"},
    std::pair{"ENFORCE_USAGE_THRESHOLD", "EnforceUsageThreshold"},
    std::pair{"USAGE_FACTOR_SAFE", "UsageFactorSafe"},
    std::pair{"RELATIVE", "Relative"},
};

/// As reportUnknownQosRules() wants them.
QosRules rulesOf(const QJsonObject& object)
{
    QosRules rules;
    const auto flags = object.value(QStringLiteral("flags")).toArray();
    for (const auto& [json, text] : qosRules) {
        if (flags.contains(QLatin1String(json)))
            rules.flags += (rules.flags.empty() ? "" : ",") + std::string(text);
    }
    if (const auto factor = numberOf(valueAt(object, "limits/factor")); factor && *factor > 0)
        rules.limitFactor = QString::number(*factor).toStdString();
    const auto minutes
        = [&](const char* path) { return tresText(valueAt(object, path).toArray()); };
    rules.runMinutesOfUser = minutes("limits/max/tres/minutes/per/user");
    rules.runMinutesOfAccount = minutes("limits/max/tres/minutes/per/account");
    return rules;
}

void cannotRead(const QString& path, const Error& error, replay::Recording& recording)
{
    recording.issues.push_back({Severity::Warning, withReason(error), shortName(path), 0});
}
} // namespace

void readQosLimitsJson(const QString& path, replay::Recording& recording)
{
    auto array = readJsonArray(path, QStringLiteral("qos"));
    if (!array)
        array = readJsonArray(path, QStringLiteral("QOS")); // v0.0.38
    if (!array) {
        cannotRead(path, array.error(), recording);
        return;
    }
    for (const auto& value : *array) {
        const auto object = value.toObject();
        const auto flags = object.value(QStringLiteral("flags")).toArray();
        replay::QosLimits qos;
        qos.name = textOf(object, "name");
        qos.limits = limitsIn(object, qosPlaces, qos.name, recording);
        qos.hasNoReserve = flags.contains(QLatin1String("NO_RESERVE"));
        qos.isOverPartition = flags.contains(QLatin1String("OVERRIDE_PARTITION_QOS"));
        reportUnknownQosRules(rulesOf(object), qos.name, recording);
        recording.limits.qos.push_back(std::move(qos));
    }
}

bool readAssocLimitsJson(const QString& path, const std::string& cluster,
                         replay::Recording& recording)
{
    const auto array = readJsonArray(path, QStringLiteral("associations"));
    if (!array) {
        cannotRead(path, array.error(), recording);
        return false;
    }
    auto wanted = cluster;
    bool tellsLimits = false;
    std::vector<replay::AssocLimits> entries;
    for (const auto& value : *array) {
        const auto object = value.toObject();
        const auto own = textOf(object, "cluster");
        if (wanted.empty())
            wanted = own;
        const bool isGone
            = object.value(QStringLiteral("flags")).toArray().contains(QLatin1String("DELETED"));
        if (isGone || (!own.empty() && own != wanted))
            continue;
        tellsLimits = tellsLimits || object.contains(QStringLiteral("max"));
        replay::AssocLimits entry;
        entry.account = textOf(object, "account");
        entry.user = textOf(object, "user");
        entry.partition = textOf(object, "partition");
        entry.limits = limitsIn(object, assocPlaces,
                                entry.user.empty() ? entry.account : entry.user, recording);
        entries.push_back(std::move(entry));
    }
    addAssocLimits(std::move(entries), recording);
    return tellsLimits;
}

} // namespace fairlead::accounting
