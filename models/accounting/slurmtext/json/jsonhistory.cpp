// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/json/jsonhistory.h"

#include "models/accounting/slurmtext/machine/machinereader.h"
#include "models/accounting/slurmtext/text/arraytasks.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/jsonvalues.h"
#include "models/accounting/slurmtext/text/textlines.h"
#include "models/accounting/slurmtext/workload/historyend.h"
#include "models/accounting/slurmtext/workload/historyjobs.h"

#include <algorithm>
#include <tuple>

namespace fairlead::accounting {

namespace {
using replay::Second;

/// A list of texts, or one, with + between them as scontrol writes states.
std::string joined(const QJsonValue& value)
{
    if (!value.isArray())
        return value.toString().toStdString();
    std::string text;
    for (const auto& part : value.toArray())
        text += (text.empty() ? "" : "+") + part.toString().toStdString();
    return text;
}

bool isInfinite(const QJsonValue& value)
{
    return value.toObject().value(QStringLiteral("infinite")).toBool();
}

/// What is not set, or infinite, is left out: no limit.
void addNumber(Keys& keys, const char* name, const QJsonValue& value)
{
    if (const auto number = integerOf(value); number && *number < std::int64_t{slurm::noValue})
        keys.emplace(name, std::to_string(*number));
}

Keys nodeKeys(const QJsonObject& node)
{
    Keys keys{{"NodeName", textOf(node, "name")},
              {"Gres", textOf(node, "gres")},
              {"ActiveFeatures", joined(node.value(QStringLiteral("active_features")))},
              {"State", joined(node.value(QStringLiteral("state")))}};
    for (const auto& [name, field] : {std::pair("Sockets", "sockets"),
                                      {"CoresPerSocket", "cores"},
                                      {"ThreadsPerCore", "threads"},
                                      {"CPUTot", "cpus"},
                                      {"CPUEfctv", "effective_cpus"},
                                      {"RealMemory", "real_memory"},
                                      {"MemSpecLimit", "specialized_memory"},
                                      {"CoreSpecCount", "specialized_cores"},
                                      {"Weight", "weight"}})
        addNumber(keys, name, node.value(QLatin1String(field)));
    return keys;
}

/// What a replay does not have, as scontrol has it: it is named where it is on.
void addModes(Keys& keys, const QJsonObject& partition)
{
    addNumber(keys, "MaxCPUsPerSocket", at(partition, "maximums", "cpus_per_socket"));
    addNumber(keys, "MaxMemPerCPU", at(partition, "maximums", "partition_memory_per_cpu"));
    addNumber(keys, "MaxMemPerNode", at(partition, "maximums", "partition_memory_per_node"));
    for (const auto& value : partition.value(QStringLiteral("select_type")).toArray()) {
        const auto word = value.toString().toStdString();
        if (word.ends_with("SOCKET") || word.ends_with("CORE") || word.ends_with("CPU"))
            keys.emplace("SelectTypeParameters", word.starts_with("CR_") ? word : "CR_" + word);
    }
    const auto flags = partition.value(QStringLiteral("flags")).toArray();
    for (const auto& [name, flag] :
         {std::pair("LLN", "LLN"), {"ExclusiveUser", "EXCLUSIVE_USER"}, {"ReqResv", "REQ_RESV"}}) {
        if (flags.contains(QLatin1String(flag)))
            keys.emplace(name, "YES");
    }
    if (at(partition, "partition", "exclusive").toString() == QLatin1String("USER"))
        keys.emplace("ExclusiveUser", "YES");
}

Keys partitionKeys(const QJsonObject& partition)
{
    Keys keys{
        {"PartitionName", textOf(partition, "name")},
        {"Nodes", at(partition, "nodes", "configured").toString().toStdString()},
        {"QoS", at(partition, "qos", "assigned").toString().toStdString()},
        {"TRESBillingWeights", at(partition, "tres", "billing_weights").toString().toStdString()},
        {"State", joined(at(partition, "partition", "state"))}};
    addNumber(keys, "PriorityTier", at(partition, "priority", "tier"));
    addNumber(keys, "MaxTime", at(partition, "maximums", "time"));
    addNumber(keys, "DefaultTime", at(partition, "defaults", "time"));
    addNumber(keys, "MinNodes", at(partition, "minimums", "nodes"));
    addNumber(keys, "MaxNodes", at(partition, "maximums", "nodes"));
    addNumber(keys, "MaxCPUsPerNode", at(partition, "maximums", "cpus_per_node"));
    if (const auto over = at(partition, "maximums", "over_time_limit"); isInfinite(over))
        keys.emplace("OverTimeLimit", "UNLIMITED");
    else
        addNumber(keys, "OverTimeLimit", over);
    addNumber(keys, "DefMemPerCPU", at(partition, "defaults", "partition_memory_per_cpu"));
    addNumber(keys, "DefMemPerNode", at(partition, "defaults", "partition_memory_per_node"));
    if (at(partition, "partition", "oversubscribe").toString() == QLatin1String("EXCLUSIVE"))
        keys.emplace("OverSubscribe", "EXCLUSIVE");
    const auto shared = at(partition, "maximums", "oversubscribe").toObject();
    if (shared.value(QStringLiteral("flags")).toArray().contains(QStringLiteral("force")))
        keys.emplace("OverSubscribe",
                     "FORCE:"
                         + std::to_string(unsignedOf(shared.value(QStringLiteral("jobs")), 1)));
    addModes(keys, partition);
    for (const auto& [name, group, field] : {std::tuple("AllowQos", "qos", "allowed"),
                                             {"DenyQos", "qos", "deny"},
                                             {"AllowAccounts", "accounts", "allowed"},
                                             {"DenyAccounts", "accounts", "deny"},
                                             {"AllowGroups", "groups", "allowed"}})
        keys.emplace(name, at(partition, group, field).toString().toStdString());
    return keys;
}

void reportLeftOut(std::size_t count, const QString& path, replay::Recording& recording)
{
    if (count > 0)
        recording.issues.push_back(
            {Severity::Warning,
             counted(count, said("Messages", "1 entry without a name is left out"),
                     said("Messages", "%1 entries without a name are left out")),
             shortName(path), 0});
}

/// [{"type": "gres", "name": "gpu", "count": 2}, ...]; memory in MB.
TresCounts tresOf(const QJsonValue& value)
{
    TresCounts counts;
    for (const auto& entry : value.toArray()) {
        const auto object = entry.toObject();
        auto name = textOf(object, "type");
        if (const auto what = textOf(object, "name"); !what.empty())
            name += "/" + what;
        const auto count = integerOf(object.value(QStringLiteral("count")));
        if (count && *count >= 0)
            counts.emplace_back(name, static_cast<std::uint64_t>(*count));
    }
    return counts;
}

replay::StartedBy startedBy(const QJsonValue& flags)
{
    const auto list = flags.toArray();
    if (list.contains(QStringLiteral("STARTED_ON_SCHEDULE")))
        return replay::StartedBy::Main;
    if (list.contains(QStringLiteral("STARTED_ON_BACKFILL")))
        return replay::StartedBy::Backfill;
    if (list.contains(QStringLiteral("STARTED_ON_SUBMIT")))
        return replay::StartedBy::Submission;
    return replay::StartedBy::Unknown;
}

void readArray(const QJsonObject& object, HistoryJob& job)
{
    const auto array = object.value(QStringLiteral("array")).toObject();
    const auto task = unsignedOf(array.value(QStringLiteral("task_id")), slurm::noValue);
    const auto waiting = textOf(array, "task");
    const auto id = unsignedOf(array.value(QStringLiteral("job_id")));
    if (id == 0)
        return;
    if (!waiting.empty())
        job.tasks = waiting;
    else if (task < slurm::noValue)
        job.tasks = std::to_string(task);
    if (!job.tasks.empty())
        job.arrayId = id;
}

std::uint32_t limitOf(const QJsonValue& value)
{
    const auto limit = unsignedOf(value, slurm::noValue);
    if (limit == slurm::infinite || isInfinite(value))
        return replay::unlimited;
    return limit == 0 || limit == slurm::noValue ? replay::noLimit : limit;
}

void readTimes(const QJsonObject& object, HistoryJob& job)
{
    const auto time = object.value(QStringLiteral("time")).toObject();
    const auto moment = [&](const char* name) -> std::optional<Second> {
        const auto value = timeOf(time.value(QLatin1String(name)));
        return value > 0 && value < std::int64_t{slurm::noValue} ? std::optional<Second>(value)
                                                                 : std::nullopt;
    };
    job.submit = moment("submission").value_or(0);
    job.eligible = moment("eligible");
    job.start = moment("start");
    job.end = moment("end");
    job.limit = limitOf(time.value(QStringLiteral("limit")));
}

/// What is not set, or all of a node, is left to the figure of the whole job.
std::optional<replay::MemoryRequest> memoryOf(const QJsonObject& job)
{
    using Kind = replay::MemoryRequest::Kind;
    for (const auto& [field, kind] :
         {std::pair("memory_per_cpu", Kind::PerCpu), {"memory_per_node", Kind::PerNode}}) {
        const auto megabytes = integerOf(at(job, "required", field));
        if (megabytes && *megabytes > 0)
            return replay::MemoryRequest{static_cast<std::uint64_t>(*megabytes), kind};
    }
    return std::nullopt;
}

Second lastMoment(const QJsonArray& jobs)
{
    std::vector<Second> moments;
    for (const auto& job : jobs) {
        for (const auto* name : {"submission", "start", "end"})
            moments.push_back(timeOf(at(job.toObject(), "time", name)));
    }
    return endOfHistory(std::move(moments));
}

HistoryJob historyJobOf(const QJsonObject& object)
{
    HistoryJob job;
    job.id = unsignedOf(object.value(QStringLiteral("job_id")));
    readArray(object, job);
    readTimes(object, job);
    job.cpus = unsignedOf(at(object, "required", "CPUs"));
    job.nodes = unsignedOf(object.value(QStringLiteral("allocation_nodes")));
    job.requested = tresOf(at(object, "tres", "requested"));
    job.allocated = tresOf(at(object, "tres", "allocated"));
    job.allocatedCpus = static_cast<std::uint32_t>(amountOf(job.allocated, "cpu"));
    job.memory = memoryOf(object);
    job.by = startedBy(object.value(QStringLiteral("flags")));
    job.account = textOf(object, "account");
    job.user = at(object, "association", "user").toString().toStdString();
    if (job.user.empty())
        job.user = textOf(object, "user");
    job.partitions = textOf(object, "partition");
    job.qos = textOf(object, "qos");
    job.state = shownState(at(object, "state", "current"));
    job.isComponent = unsignedOf(at(object, "het", "job_id")) != 0;
    const auto nodes = textOf(object, "nodes");
    job.hadNoNodes = nodes == noNodesAssigned && job.allocated.empty();
    if (nodes != noNodesAssigned)
        job.nodeList = nodes;
    job.submitted = parseSubmitLine(textOf(object, "submit_line"));
    takeConstraint(textOf(object, "constraints"), job);
    job.reservation = at(object, "reservation", "name").toString().toStdString();
    return job;
}
} // namespace

Result<void> readMachineNodesJson(const QString& path, replay::Recording& recording)
{
    const auto array = readJsonArray(path, QStringLiteral("nodes"));
    if (!array)
        return array.error();
    std::size_t leftOut = 0;
    for (const auto& value : *array)
        leftOut += addMachineNode(nodeKeys(value.toObject()), recording) ? 0 : 1;
    reportLeftOut(leftOut, path, recording);
    return {};
}

Result<void> readMachinePartitionsJson(const QString& path, replay::Recording& recording)
{
    const auto array = readJsonArray(path, QStringLiteral("partitions"));
    if (!array)
        return array.error();
    const NodeNames names(recording.machine);
    std::size_t leftOut = 0;
    for (const auto& value : *array)
        leftOut += addMachinePartition(partitionKeys(value.toObject()), names, recording) ? 0 : 1;
    reportLeftOut(leftOut, path, recording);
    return {};
}

Result<void> readJobHistoryJson(const QString& path, replay::Second takenAt,
                                replay::Recording& recording)
{
    const auto array = readJsonArray(path, QStringLiteral("jobs"));
    if (!array)
        return array.error();
    const bool hasSubmitLines = std::any_of(array->begin(), array->end(), [](const auto& value) {
        return value.toObject().contains(QStringLiteral("submit_line"));
    });
    HistoryJobs jobs(shortName(path), hasSubmitLines, takenAt != 0 ? takenAt : lastMoment(*array),
                     recording);
    for (const auto& value : *array)
        jobs.add(historyJobOf(value.toObject()), 0);
    jobs.finish();
    return {};
}

} // namespace fairlead::accounting
