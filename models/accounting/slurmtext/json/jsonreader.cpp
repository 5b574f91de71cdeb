// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/json/jsonreader.h"

#include "engine/base/text.h"
#include "engine/cluster/treebuilder.h"
#include "engine/scenario/scenario.h"
#include "models/accounting/slurmtext/machine/clusterreader.h"
#include "models/accounting/slurmtext/machine/nodereader.h"
#include "models/accounting/slurmtext/queue/jobreader.h"
#include "models/accounting/slurmtext/text/arraytasks.h"
#include "models/accounting/slurmtext/text/countedissue.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/jobstates.h"
#include "models/accounting/slurmtext/text/jsonfields.h"
#include "models/accounting/slurmtext/text/jsonvalues.h"
#include "models/accounting/slurmtext/text/textlines.h"
#include "models/accounting/slurmtext/usage/historyreader.h"

#include <algorithm>
#include <array>

namespace fairlead::accounting {

namespace {
constexpr std::array assocFields{JsonField{"shares_raw", JsonKind::Signed},
                                 JsonField{"priority", JsonKind::WholeOrUnset}};
constexpr std::array jobFields{JsonField{"job_id", JsonKind::Whole},
                               JsonField{"cpus", JsonKind::Whole, true},
                               JsonField{"account", JsonKind::Text, true},
                               JsonField{"user_name", JsonKind::Text},
                               JsonField{"partition", JsonKind::Text},
                               JsonField{"qos", JsonKind::Text},
                               JsonField{"node_count", JsonKind::Whole},
                               JsonField{"priority", JsonKind::WholeOrUnset},
                               JsonField{"nice", JsonKind::Signed},
                               JsonField{"site_factor", JsonKind::Signed},
                               JsonField{"association_id", JsonKind::Whole},
                               JsonField{"array_job_id", JsonKind::WholeOrUnset},
                               JsonField{"array_task_id", JsonKind::WholeOrUnset},
                               JsonField{"time_limit", JsonKind::WholeOrUnset},
                               JsonField{"submit_time", JsonKind::Time},
                               JsonField{"eligible_time", JsonKind::Time},
                               JsonField{"accrue_time", JsonKind::Time},
                               JsonField{"start_time", JsonKind::Time}};

void report(SnapshotRecords& records, const QString& path, Message message)
{
    records.issues.push_back({Severity::Warning, std::move(message), shortName(path), 0});
}

void reportLostJob(SnapshotRecords& records, const QString& path, Message message)
{
    records.issues.push_back({Severity::Warning, std::move(message), shortName(path), 0,
                              FileState::Readable, Loss::Job});
}

/// A field that is missing or of another kind counts as what Slurm supposes, and this says so.
void checkField(SnapshotRecords& records, const QString& path, const std::string& whose,
                const char* name, const QJsonValue& value, JsonKind kind, const char* otherwise)
{
    if (!isPresent(value))
        warnOfGuess(
            records.issues, shortName(path), 0,
            about(whose, {said("Messages", "“%1” is missing; %2 is used"), {name, otherwise}}));
    else if (!isUsable(value, kind))
        warnOfGuess(
            records.issues, shortName(path), 0,
            about(whose, {said("Messages", "“%1” cannot be read; %2 is used"), {name, otherwise}}));
}

std::uint32_t minutesOf(const QJsonValue& value, std::uint32_t unset)
{
    if (value.toObject().value(QStringLiteral("infinite")).toBool()
        || value.toString() == QLatin1String("Infinity"))
        return slurm::unlimitedTime;
    return unsignedOf(value, unset);
}

/// The member of a member, or up to v0.0.38 a member of its own.
QJsonValue either(const QJsonObject& object, const char* outer, const char* inner, const char* own)
{
    const auto nested = at(object, outer, inner);
    return nested.isUndefined() ? object.value(QLatin1String(own)) : nested;
}

/// @param bad  what of its TRES cannot be read
JobRecord jobOf(const QJsonObject& object, std::vector<std::string>& bad)
{
    JobRecord job;
    job.id = unsignedOf(object.value(QStringLiteral("job_id")));
    job.user = textOf(object, "user_name");
    job.account = textOf(object, "account");
    job.assocId = unsignedOf(object.value(QStringLiteral("association_id")));
    job.qos = textOf(object, "qos");
    job.reason = textOf(object, "state_reason");
    const auto partitions = textOf(object, "partition");
    for (const auto name : text::split(partitions, ',')) {
        if (!name.empty())
            job.partitions.emplace_back(name);
    }
    job.cpus = unsignedOf(object.value(QStringLiteral("cpus")));
    job.timeLimit = minutesOf(object.value(QStringLiteral("time_limit")), slurm::noTimeLimit);
    job.submitTime = timeOf(object.value(QStringLiteral("submit_time")));
    job.eligibleTime = timeOf(object.value(QStringLiteral("eligible_time")));
    job.accrueTime = timeOf(object.value(QStringLiteral("accrue_time")));
    const auto nice = integerOf(object.value(QStringLiteral("nice"))).value_or(0);
    // Up to 22.05 a negative value comes as its 32-bit wrap.
    job.nice = nice > 2147483647 ? nice - 4294967296 : nice;
    job.site = integerOf(object.value(QStringLiteral("site_factor"))).value_or(0);
    job.held = numberOf(object.value(QStringLiteral("priority"))).value_or(1.0) == 0.0;
    job.priority = unsignedOf(object.value(QStringLiteral("priority")));
    job.arrayTask = unsignedOf(object.value(QStringLiteral("array_task_id")), slurm::noValue);
    if (job.arrayTask != slurm::noValue)
        job.arrayJob = unsignedOf(object.value(QStringLiteral("array_job_id")));
    else
        job.waitingTasks = waitingTasks(textOf(object, "array_task_string"));
    job.isReserved = !textOf(object, "resv_name").empty();
    const JobTres requested = parseTresCounts(textOf(object, "tres_req_str"), &bad);
    const auto allocated = textOf(object, "tres_alloc_str");
    job.tres = allocated.empty() ? requested : JobTres(parseTresCounts(allocated, &bad));
    job.nodes
        = requestedNodes(requested, unsignedOf(object.value(QStringLiteral("node_count")), 1));
    return job;
}

/// False: the job is left out.
bool checkJob(const QJsonObject& object, std::uint32_t id, const std::vector<std::string>& bad,
              const QString& path, SnapshotRecords& records)
{
    auto field = unusableAmong(jobFields, object);
    if (!field && !bad.empty())
        field = bad.front();
    if (field) {
        reportLostJob(records, path,
                      {said("Messages", "job %1: “%2” cannot be read; the job is left out"),
                       {std::to_string(id), *field}});
        return false;
    }
    if (const auto missing = missingAmong(jobFields, object); missing && id != 0)
        report(records, path,
               {said("Messages", "job %1: “%2” is missing"), {std::to_string(id), *missing}});
    return true;
}
} // namespace

Result<void> readAssocJson(const QString& path, const std::string& cluster,
                           SnapshotRecords& records)
{
    const auto array = readJsonArray(path, QStringLiteral("associations"));
    if (!array)
        return array.error();
    auto wanted = cluster;
    bool isNamed = false;
    const SharedText file(shortName(path));
    CountedIssue shareless(
        said("Messages", "%2 has no shares_raw; 1 is used"),
        said("Messages", "%1 associations have no shares_raw, such as %2; 1 is used"));
    for (const auto& value : *array) {
        const auto object = value.toObject();
        const auto own = textOf(object, "cluster");
        if (wanted.empty())
            wanted = own;
        if (!own.empty() && own != wanted)
            continue;
        isNamed = isNamed || !own.empty();
        if (object.value(QStringLiteral("flags")).toArray().contains(QLatin1String("DELETED")))
            continue; // sacctmgr show assoc withdeleted
        auto id = object.value(QStringLiteral("id")); // an object up to v0.0.41
        if (id.isObject() && id.toObject().contains(QStringLiteral("id")))
            id = id.toObject().value(QStringLiteral("id"));
        auto field = unusableAmong(assocFields, object);
        if (isPresent(id) && !isUsable(id, JsonKind::Whole))
            field = "id";
        if (field) {
            records.issues.push_back(lostAssoc(object, *field, shortName(path)));
            continue;
        }
        AssocRecord record;
        record.file = file;
        record.account = textOf(object, "account");
        record.user = textOf(object, "user");
        record.partition = textOf(object, "partition");
        record.parent = textOf(object, "parent_account");
        record.id = unsignedOf(id);
        record.shares = integerOf(object.value(QStringLiteral("shares_raw"))).value_or(1);
        const auto priority
            = unsignedOf(object.value(QStringLiteral("priority")), slurm::noPriority);
        if (priority < slurm::noPriority)
            record.priority = priority;
        if (!isPresent(object.value(QStringLiteral("shares_raw"))))
            shareless.add(keyText({record.account, record.user, {}}), 0);
        records.assocs.push_back(std::move(record));
    }
    shareless.report(shortName(path), records.issues);
    if (isNamed || records.cluster.empty())
        records.cluster = wanted;
    return {};
}

Result<void> readShareJson(const QString& path, SnapshotRecords& records)
{
    const auto array = readJsonArray(path, QStringLiteral("shares"));
    if (!array)
        return array.error();
    std::unordered_map<std::uint32_t, AssocRecord*> byId;
    for (auto& record : records.assocs)
        byId.emplace(record.id, &record);
    for (const auto& value : *array) {
        const auto object = value.toObject();
        const auto known = byId.find(unsignedOf(object.value(QStringLiteral("id"))));
        const auto usage = numberOf(object.value(QStringLiteral("usage")));
        if (known != byId.end() && usage && *usage >= 0)
            known->second->rawUsage = static_cast<long double>(*usage);
        else
            (known != byId.end() ? warnOfGuess : warn)(
                records.issues, shortName(path), 0,
                said("Messages", "an entry without a known id or usage is left out"));
    }
    return {};
}

Result<void> readJobJson(const QString& path, SnapshotRecords& records)
{
    const auto array = readJsonArray(path, QStringLiteral("jobs"));
    if (!array)
        return array.error();
    const UsageRates rates(records);
    const SharedText file(shortName(path));
    std::unordered_map<std::uint32_t, std::string> users;
    for (const auto& assoc : records.assocs)
        users.emplace(assoc.id, assoc.user);
    auto cutArrays = cutArraysIssue();
    for (const auto& value : *array) {
        const auto object = value.toObject();
        const auto told = shownState(object.value(QStringLiteral("job_state")));
        const auto state = parseJobState(told);
        if (!state) {
            if (!isFinished(told))
                reportLostJob(records, path,
                              {said("Messages", "%1 cannot be read; the job is left out"),
                               {assigned("job_state", told)}});
            continue;
        }
        std::vector<std::string> bad;
        auto job = jobOf(object, bad);
        if (!checkJob(object, job.id, bad, path, records))
            continue;
        job.state = *state;
        if (isCutShort(textOf(object, "array_task_string")))
            cutArrays.add({}, 0);
        if (job.user.empty() && job.assocId != 0) { // whom slurmrestd does not know by name
            if (const auto known = users.find(job.assocId); known != users.end())
                job.user = known->second;
        }
        if (holdsResources(job.state)) {
            job.startTime = timeOf(object.value(QStringLiteral("start_time")));
            job.usageRate = rates.of(job.tres.list(),
                                     job.partitions.empty() ? "" : job.partitions[0], job.qos);
        }
        job.file = file;
        if (job.id == 0)
            reportLostJob(records, path, said("Messages", "a job without a number is left out"));
        else
            records.jobs.push_back(std::move(job));
    }
    cutArrays.report(shortName(path), records.issues);
    return {};
}

Result<void> readPartitionJson(const QString& path, SnapshotRecords& records)
{
    const auto array = readJsonArray(path, QStringLiteral("partitions"));
    if (!array)
        return array.error();
    std::unordered_map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < records.tresNames.size(); ++i)
        places.emplace(records.tresNames[i], i);
    for (const auto& value : *array) {
        const auto object = value.toObject();
        Partition partition;
        partition.name = textOf(object, "name");
        const auto whose = "partition " + partition.name;
        const auto factor = either(object, "priority", "job_factor", "priority_job_factor");
        checkField(records, path, whose, "job_factor", factor, JsonKind::Whole, "1");
        partition.jobFactor = unsignedOf(factor, 1);
        const auto tier = either(object, "priority", "tier", "priority_tier");
        checkField(records, path, whose, "tier", tier, JsonKind::Whole, "1");
        partition.tier = unsignedOf(tier, 1);
        partition.maxTime
            = minutesOf(either(object, "maximums", "time", "max_time_limit"), slurm::unlimitedTime);
        partition.billingWeights
            = either(object, "tres", "billing_weights", "billing_weights").toString().toStdString();
        partition.isDefault = hasFlag(object, "DEFAULT");
        std::vector<Message> problems;
        checkBillingWeights(partition.billingWeights, problems);
        for (auto& problem : problems)
            report(records, path, about(whose, std::move(problem)));
        partition.tresTotal.resize(records.tresNames.size(), 0.0);
        const auto total = either(object, "tres", "configured", "tres").toString().toStdString();
        std::vector<std::string> bad;
        for (const auto& [name, count] : parseTresCounts(total, &bad)) {
            if (const auto known = places.find(name); known != places.end())
                partition.tresTotal[known->second] = static_cast<double>(count);
        }
        for (auto& entry : bad)
            report(records, path,
                   about(whose,
                         {said("Messages", "%1 cannot be read and counts as nothing"),
                          {std::move(entry)}}));
        records.partitions.push_back(std::move(partition));
    }
    return {};
}

Result<void> readNodeJson(const QString& path, SnapshotRecords& records)
{
    const auto array = readJsonArray(path, QStringLiteral("nodes"));
    if (!array)
        return array.error();
    DoubledNodes doubles;
    for (const auto& value : *array) {
        const auto object = value.toObject();
        auto cpus = object.value(QStringLiteral("effective_cpus"));
        if (!isPresent(cpus))
            cpus = object.value(QStringLiteral("cpus"));
        if (!isPresent(cpus) || !isUsable(cpus, JsonKind::Whole)) {
            report(records, path,
                   {said("Messages", "node “%1” has no CPU count and is left out"),
                    {textOf(object, "name")}});
            continue;
        }
        if (const auto name = textOf(object, "name"); !name.empty() && !doubles.isFirst(name, 0))
            continue;
        ++records.nodeCount;
        records.cpuCount += unsignedOf(cpus);
    }
    doubles.report(shortName(path), records.issues);
    return {};
}

std::string slurmVersionInJson(const QString& path)
{
    const auto object = readJsonObject(path);
    if (!object)
        return {};
    // Who answered is of slurmctld's version; nodes that are down tell none, and others may be
    // older.
    const auto meta = object->value(QStringLiteral("meta")).toObject();
    for (const auto* key : {"slurm", "Slurm"}) { // the second up to v0.0.38
        const auto release = textOf(meta.value(QLatin1String(key)).toObject(), "release");
        if (parseSlurmVersion(release))
            return release;
    }
    for (const auto& value : object->value(QStringLiteral("nodes")).toArray()) {
        for (const auto* key : {"version", "slurmd_version"}) { // the second up to v0.0.38
            if (auto version = textOf(value.toObject(), key); parseSlurmVersion(version))
                return version;
        }
    }
    return {};
}

Result<void> readQosJson(const QString& path, SnapshotRecords& records)
{
    auto array = readJsonArray(path, QStringLiteral("qos"));
    if (!array)
        array = readJsonArray(path, QStringLiteral("QOS")); // up to v0.0.38
    if (!array)
        return array.error();
    for (const auto& value : *array) {
        const auto object = value.toObject();
        Qos qos;
        qos.name = textOf(object, "name");
        qos.id = unsignedOf(object.value(QStringLiteral("id")));
        const auto whose = "QOS " + qos.name;
        const auto priority = object.value(QStringLiteral("priority"));
        checkField(records, path, whose, "priority", priority, JsonKind::Whole, "0");
        qos.priority = unsignedOf(priority);
        const auto factor = object.value(QStringLiteral("usage_factor"));
        if (isPresent(factor))
            checkField(records, path, whose, "usage_factor", factor, JsonKind::Number, "1");
        qos.usageFactor = isUsable(factor, JsonKind::Number) ? numberOf(factor).value_or(1.0) : 1.0;
        for (const auto& flag : object.value(QStringLiteral("flags")).toArray())
            qos.noDecay = qos.noDecay || flag.toString() == QStringLiteral("NO_DECAY");
        for (const auto& name : at(object, "preempt", "list").toArray())
            qos.preempts.push_back(name.toString().toStdString());
        for (const auto& mode : at(object, "preempt", "mode").toArray())
            qos.preemptMode += mode.toString().toUpper().toStdString() + ',';
        records.qos.push_back(std::move(qos));
    }
    std::sort(records.qos.begin(), records.qos.end(),
              [](const Qos& a, const Qos& b) { return a.name < b.name; });
    return {};
}

} // namespace fairlead::accounting
