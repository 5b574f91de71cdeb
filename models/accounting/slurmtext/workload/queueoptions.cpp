// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/queueoptions.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/text/jobstates.h"
#include "models/accounting/slurmtext/text/keyvalues.h"
#include "models/accounting/slurmtext/text/wholerecords.h"

#include <array>

namespace fairlead::accounting {

namespace {
enum Field : std::size_t
{
    Id,
    ArrayId,
    State,
    Eligible,
    OverSubscribe,
    Exclusive,
    NumNodes,
    NumTasks,
    CpusPerTask,
    TasksPerNode,
    Contiguous,
    Required,
    Excluded,
    Features,
    Dependency,
    Throttle,
    Nice,
    PerNodeTres,
    PerJobTres,
    PerCpuMemory,
    PerNodeMemory,
    Reserved,
    LeastTime,
    TaskId,
    FieldCount
};
constexpr std::array<std::string_view, FieldCount> wanted{
    "JobId",         "ArrayJobId",       "JobState",   "EligibleTime",
    "OverSubscribe", "Exclusive",        "NumNodes",   "NumTasks",
    "CPUs/Task",     "NtasksPerN:B:S:C", "Contiguous", "ReqNodeList",
    "ExcNodeList",   "Features",         "Dependency", "ArrayTaskThrottle",
    "Nice",          "TresPerNode",      "TresPerJob", "MinMemoryCPU",
    "MinMemoryNode", "Reservation",      "TimeMin",    "ArrayTaskId"};

/// sacct -S lists nobody who never became eligible.
bool isOfSacct(const KeyValues& fields)
{
    return fields[State] != "PENDING" || fields[Eligible] != "Unknown";
}

/// The same options as they stand on a submit line.
class AsSubmitLine
{
public:
    explicit AsSubmitLine(const KeyValues& fields)
        : m_fields(fields)
    {
    }

    std::string read()
    {
        const auto exclusive
            = m_fields.has(Exclusive) ? std::optional(m_fields[Exclusive]) : std::nullopt;
        if (takesWholeNodes(exclusive, m_fields[OverSubscribe]))
            add("--exclusive", {});
        else if (m_fields[OverSubscribe] == "USER" || m_fields[Exclusive] == "USER")
            add("--exclusive=", "user");
        if (m_fields[NumNodes].find('-') != std::string_view::npos) // else an estimate
            add("--nodes=", m_fields[NumNodes]);
        addNumber("--ntasks=", m_fields[NumTasks]);
        if (m_fields[CpusPerTask] != "1") // which stands there by default
            addNumber("--cpus-per-task=", m_fields[CpusPerTask]);
        addNumber("--ntasks-per-node=",
                  m_fields[TasksPerNode].substr(0, m_fields[TasksPerNode].find(':')));
        if (m_fields[Contiguous] == "1")
            add("--contiguous", {});
        addNumber("--nice=", m_fields[Nice]);
        addGiven("--nodelist=", m_fields[Required]);
        addGiven("--exclude=", m_fields[Excluded]);
        addGiven("--constraint=", m_fields[Features]);
        addGiven("--reservation=", m_fields[Reserved]);
        if (m_fields[LeastTime] != "N/A")
            addGiven("--time-min=", m_fields[LeastTime]);
        addGiven("--dependency=", withoutStates(m_fields[Dependency]));
        addGiven("--gpus-per-node=", gpus(m_fields[PerNodeTres]));
        addGiven("--gpus=", gpus(m_fields[PerJobTres]));
        if (const auto most = text::toInteger(m_fields[Throttle]); most && *most > 0)
            add("--array=0%", m_fields[Throttle]);
        return std::move(m_line);
    }

private:
    void add(std::string_view option, std::string_view value)
    {
        (m_line += ' ').append(option).append(value);
    }
    void addNumber(std::string_view option, std::string_view value)
    {
        if (const auto number = text::toInteger(value); number && *number != 0)
            add(option, value);
    }
    void addGiven(std::string_view option, std::string_view value)
    {
        if (isGiven(value) && value.find(' ') == std::string_view::npos)
            add(option, value);
    }
    /// "gres:gpu:2", "gres/shard:1,gres/gpu:a100:2": what stands behind the name of the first GPUs.
    static std::string_view gpus(std::string_view tres)
    {
        for (const auto entry : text::split(tres, ',')) {
            for (const std::string_view name : {"gres:gpu:", "gres/gpu:", "gres/gpu="}) {
                if (entry.starts_with(name))
                    return entry.substr(name.size());
            }
        }
        return {};
    }
    /// "afterok:7(unfulfilled),afterany:8_*(failed)"
    static std::string withoutStates(std::string_view dependency)
    {
        std::string entries;
        bool isState = false;
        for (const char c : dependency) {
            isState = c == '(' || (isState && c != ')');
            if (!isState && c != ')')
                entries += c;
        }
        return entries;
    }

    const KeyValues& m_fields;
    std::string m_line = "sbatch";
};

std::optional<replay::MemoryRequest> memoryIn(const KeyValues& fields)
{
    using Kind = replay::MemoryRequest::Kind;
    const bool isPerCpu = fields.has(PerCpuMemory);
    const auto megabytes = parseMegabytes(fields[isPerCpu ? PerCpuMemory : PerNodeMemory]);
    if (!megabytes || *megabytes == 0)
        return std::nullopt;
    return replay::MemoryRequest{*megabytes, isPerCpu ? Kind::PerCpu : Kind::PerNode};
}

template <typename Value>
void fill(std::optional<Value>& own, const std::optional<Value>& told)
{
    if (!own)
        own = told;
}
template <typename List>
void fill(List& own, const List& told)
{
    if (own.empty())
        own = told;
}

void fill(SubmitLine& own, const SubmitLine& told)
{
    if (!own.minNodes)
        own.maxNodes = told.maxNodes;
    fill(own.minNodes, told.minNodes);
    fill(own.tasks, told.tasks);
    fill(own.cpusPerTask, told.cpusPerTask);
    fill(own.tasksPerNode, told.tasksPerNode);
    fill(own.minCpusPerNode, told.minCpusPerNode);
    fill(own.threadsPerCore, told.threadsPerCore);
    fill(own.isTaskPerCore, told.isTaskPerCore);
    if (!own.gpus && !own.gpusPerNode) {
        own.gpus = told.gpus;
        own.gpusPerNode = told.gpusPerNode;
        own.gpuTypes = told.gpuTypes;
    }
    fill(own.throttle, told.throttle);
    fill(own.nodeList, told.nodeList);
    fill(own.excluded, told.excluded);
    fill(own.constraint, told.constraint);
    fill(own.reservation, told.reservation);
    fill(own.leastMinutes, told.leastMinutes);
    fill(own.dependencies, told.dependencies);
    if (own.nice == 0)
        own.nice = told.nice;
    own.isExclusive = own.isExclusive || told.isExclusive;
    own.isForUser = own.isForUser || told.isForUser;
    own.isContiguous = own.isContiguous || told.isContiguous;
}
} // namespace

std::vector<QueuedJob> QueueOptions::add(std::vector<Line> lines, std::vector<ToldTask>* waiting)
{
    std::vector<QueuedJob> queued;
    KeyValues fields(wanted);
    for (const auto& line : wholeRecords(std::move(lines))) {
        fields.readJob(line.text);
        const auto id = firstNumber(fields[Id]);
        if (!id)
            continue;
        m_jobs.try_emplace(*id, Told{AsSubmitLine(fields).read(), memoryIn(fields)});
        const auto array = firstNumber(fields[ArrayId]).value_or(0);
        if (parseJobState(fields[State]) && isOfSacct(fields))
            queued.push_back({*id, array});
        if (waiting != nullptr && fields[State] == "PENDING" && !fields[TaskId].empty()) {
            ToldTask task;
            task.id = *id;
            task.array = array;
            task.tasks = fields[TaskId].substr(0, fields[TaskId].find('%'));
            waiting->push_back(std::move(task));
        }
    }
    return queued;
}

void QueueOptions::complete(HistoryJob& job) const
{
    if (!job.submitted.mayHaveScript())
        return;
    auto told = m_jobs.find(job.id);
    if (told == m_jobs.end())
        told = m_jobs.find(job.arrayId);
    if (told == m_jobs.end())
        return;
    fill(job.submitted, parseSubmitLine(told->second.submitLine));
    fill(job.memory, told->second.memory);
}

} // namespace fairlead::accounting
