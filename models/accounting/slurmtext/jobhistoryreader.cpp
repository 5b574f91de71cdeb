// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/jobhistoryreader.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/machinereader.h"
#include "models/accounting/slurmtext/submitline.h"
#include "models/accounting/slurmtext/workloadorder.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace fairlead::accounting {

namespace {
using replay::Job;
using replay::Moment;
using replay::Second;

constexpr std::size_t mostTasks = 1'000'000; // of all arrays that wait
constexpr Second heldLong = 120; // s between submission and eligibility that nothing explains
constexpr Moment insideSecond = 500; // ms: when in its second a job was submitted is not told
constexpr Second neverBegins = 4'000'000'000; // s since 1970, of a job that was held to the end

std::uint32_t whole(std::string_view text)
{
    const auto number = text::toInteger(text::trimmed(text));
    return number && *number >= 0 && *number < 0xffffffffLL ? static_cast<std::uint32_t>(*number)
                                                            : 0;
}

std::uint64_t amountOf(const TresCounts& counts, std::string_view name)
{
    const auto found = std::ranges::find(counts, name, &TresCounts::value_type::first);
    return found == counts.end() ? 0 : found->second;
}

template <typename Value>
std::uint32_t positionIn(std::map<Value, std::uint32_t>& places, const Value& value,
                         std::vector<Value>& list)
{
    const auto [known, isNew] = places.emplace(value, static_cast<std::uint32_t>(list.size()));
    if (isNew)
        list.push_back(value);
    return known->second;
}

/// One line, before it becomes one job or several tasks.
struct HistoryLine
{
    std::uint32_t rawId = 0;
    std::uint32_t arrayId = 0; // 0: no task
    std::vector<std::uint32_t> tasks; // several of an array that waits
    Second submit = 0;
    std::optional<Second> eligible;
    std::optional<Second> start;
    std::optional<Second> end;
    std::string state;
    SubmitLine submitted;
    TresCounts requested;
};

class HistoryReader
{
public:
    HistoryReader(std::string file, const TimeReader& times, replay::Recording& recording)
        : m_file(std::move(file))
        , m_times(times)
        , m_recording(recording)
        , m_workload(recording.workload)
        , m_names(recording.machine)
    {
    }

    Result<void> read(const std::vector<Line>& lines)
    {
        if (lines.empty())
            return missing("a header");
        PipeTable table(lines[0].text);
        for (const char* column : {"JobIDRaw", "Submit", "Start", "End", "ReqCPUS", "User",
                                   "Account", "Partition", "State"}) {
            if (!table.has(column))
                return missing(column);
        }
        m_hasSubmitLine = table.has("SubmitLine");
        for (std::size_t i = 1; i < lines.size(); ++i) {
            table.setRow(lines[i].text);
            readRow(table, lines[i].number);
        }
        finish();
        return {};
    }

private:
    [[nodiscard]] Error missing(const std::string& what) const
    {
        return {
            ErrorCode::DataInvalid,
            {said("Messages", "%1 has no %2 (sacct -aXP -o JobIDRaw,JobID,..., see the manual)"),
             {m_file, what}},
            {}};
    }

    void report(Sentence what, int number)
    {
        m_recording.issues.push_back({Severity::Warning, what, m_file, number});
    }

    void readRow(const PipeTable& table, int number)
    {
        auto line = lineOf(table);
        if (line.rawId == 0 || line.submit <= 0) {
            report(said("Messages", "the line is no job of sacct and is left out"), number);
            return;
        }
        if (!m_seen.emplace(line.rawId, line.submit, line.start.value_or(0)).second)
            return; // some versions list a job twice
        const bool isBackwards = line.start && line.end && *line.end < *line.start;
        if (isBackwards || (line.start && *line.start < line.submit)) {
            report(said("Messages",
                        "the job ends before it starts, or starts before it was "
                        "submitted, and is left out"),
                   number);
            return;
        }
        auto job = jobOf(table, line);
        if (line.tasks.empty())
            line.tasks.push_back(0);
        for (const auto task : line.tasks) {
            job.arrayTask = task;
            add(job, line);
        }
    }

    HistoryLine lineOf(const PipeTable& table) const
    {
        HistoryLine line;
        line.rawId = whole(table.cell("JobIDRaw"));
        const auto time = [&](const char* column) -> std::optional<Second> {
            const auto value = m_times.read(table.cell(column));
            return value && *value > 0 ? value : std::nullopt;
        };
        line.submit = time("Submit").value_or(0);
        line.eligible = time("Eligible");
        line.start = time("Start");
        line.end = time("End");
        line.state = std::string(table.cell("State").substr(0, table.cell("State").find(' ')));
        if (m_hasSubmitLine)
            line.submitted = parseSubmitLine(table.rest("SubmitLine"));
        line.requested = parseTresCounts(table.cell("ReqTRES"));
        readArray(table.cell("JobID"), line);
        return line;
    }

    /// "7_2", "7_[3-5,8%2]"
    void readArray(std::string_view id, HistoryLine& line) const
    {
        const auto bar = id.find('_');
        if (bar == std::string_view::npos)
            return;
        line.arrayId = whole(id.substr(0, bar));
        auto tasks = id.substr(bar + 1);
        if (!tasks.starts_with('[')) {
            line.tasks.push_back(whole(tasks));
            return;
        }
        tasks = tasks.substr(1, tasks.find_first_of("]%") - 1);
        for (const auto range : text::split(tasks, ',')) {
            const auto dash = range.find('-');
            const auto first = whole(range.substr(0, dash));
            const auto last
                = dash == std::string_view::npos ? first : whole(range.substr(dash + 1));
            for (auto i = first; i <= last && line.tasks.size() < mostTasks; ++i)
                line.tasks.push_back(i);
        }
    }

    Job jobOf(const PipeTable& table, const HistoryLine& line)
    {
        Job job;
        job.id = line.rawId;
        job.submit = replay::momentOf(line.submit) + insideSecond;
        job.nice = line.submitted.nice;
        job.limit = limitOf(table.cell("Timelimit"));
        auto partitions = line.submitted.partitions;
        const std::string ran(table.cell("Partition"));
        if (partitions.empty() || !ran.empty()) {
            if (partitions.size() < 2) {
                partitions.clear();
                for (const auto name : text::split(ran, ','))
                    partitions.emplace_back(name);
            }
        }
        job.partitions = positionIn(m_lists, partitions, m_workload.partitionLists);
        job.owner = ownerOf({std::string(table.cell("Account")), std::string(table.cell("User")),
                             partitions.empty() ? std::string() : partitions.front()});
        job.qos = positionIn(m_qos, std::string(table.cell("QOS")), m_workload.qos);
        job.request = requestOf(table, line);
        readTimes(table, line, job);
        readDependencies(line, job);
        job.recorded.by = startedBy(table.cell("Flags"));
        job.recorded.cpus = whole(table.cell("AllocCPUS"));
        return job;
    }

    static std::uint32_t limitOf(std::string_view text)
    {
        const auto seconds = parseDuration(text);
        if (!seconds || *seconds >= slurm::infinite)
            return replay::noLimit; // Partition_Limit, UNLIMITED
        return limitInMinutes(*seconds);
    }

    static replay::StartedBy startedBy(std::string_view flags)
    {
        if (flags.find("SchedMain") != std::string_view::npos)
            return replay::StartedBy::Main;
        if (flags.find("SchedBackfill") != std::string_view::npos)
            return replay::StartedBy::Backfill;
        if (flags.find("SchedSubmit") != std::string_view::npos)
            return replay::StartedBy::Submission;
        return replay::StartedBy::Unknown;
    }

    std::uint32_t ownerOf(replay::Owner owner)
    {
        const auto key = std::tuple(owner.account, owner.user, owner.partition);
        const auto [known, isNew]
            = m_owners.emplace(key, static_cast<std::uint32_t>(m_workload.owners.size()));
        if (isNew)
            m_workload.owners.push_back(std::move(owner));
        return known->second;
    }

    std::uint32_t nodesOf(const std::string& list)
    {
        if (list.empty() || list == "None assigned")
            return replay::nothing;
        const auto [known, isNew]
            = m_nodeLists.emplace(list, static_cast<std::uint32_t>(m_workload.nodeSets.size()));
        if (isNew)
            m_workload.nodeSets.push_back(m_names.nodesOf(list, &m_unknownNodes));
        return known->second;
    }

    replay::Request requestOf(const PipeTable& table, const HistoryLine& line)
    {
        const auto& submitted = line.submitted;
        replay::Request request;
        request.cpus = std::max(1U, whole(table.cell("ReqCPUS")));
        request.cpusPerTask = std::clamp(submitted.cpusPerTask.value_or(1), 1U, request.cpus);
        request.tasksPerNode = submitted.tasksPerNode.value_or(0);
        const auto shown = whole(table.cell("NNodes"));
        if (submitted.minNodes) {
            request.minNodes = std::max(1U, *submitted.minNodes);
            request.maxNodes
                = std::max(request.minNodes, submitted.maxNodes.value_or(request.minNodes));
            request.asksNodes = true;
        } else if (!m_hasSubmitLine && line.start) {
            request.minNodes = std::max(1U, shown);
        } else {
            request.minNodes = std::max(1U, requestedNodes(line.requested, 1));
        }
        readMemory(line, request);
        readGpus(line, request);
        request.required = nodesOf(submitted.nodeList);
        request.excluded = nodesOf(submitted.excluded);
        request.isExclusive = submitted.isExclusive;
        request.isContiguous = submitted.isContiguous;
        return request;
    }

    /// Without a submit line what accounting says was requested, of each CPU.
    void readMemory(const HistoryLine& line, replay::Request& request) const
    {
        using Kind = replay::MemoryRequest::Kind;
        if (line.submitted.memoryPerCpu)
            request.memory = {*line.submitted.memoryPerCpu, Kind::PerCpu};
        else if (line.submitted.memoryPerNode && *line.submitted.memoryPerNode > 0)
            request.memory = {*line.submitted.memoryPerNode, Kind::PerNode};
        else if (line.submitted.memoryPerNode)
            request.memory = {0, Kind::WholeNode};
        else if (!m_hasSubmitLine && amountOf(line.requested, "mem") > 0)
            request.memory = {amountOf(line.requested, "mem") / request.cpus, Kind::PerCpu};
        else
            return;
        request.asksMemory = true;
    }

    void readGpus(const HistoryLine& line, replay::Request& request) const
    {
        request.gpusPerNode = line.submitted.gpusPerNode.value_or(0);
        request.gpus = line.submitted.gpus.value_or(0);
        const auto all = static_cast<std::uint32_t>(amountOf(line.requested, "gres/gpu"));
        if (request.gpusPerNode == 0 && request.gpus == 0 && all > 0)
            request.gpusPerNode = std::max(1U, all / request.minNodes);
    }

    void readTimes(const PipeTable& table, const HistoryLine& line, Job& job)
    {
        auto& recorded = job.recorded;
        recorded.end = line.end.value_or(0);
        recorded.hasFailed = line.state == "FAILED" || line.state.ends_with("_FAIL");
        if (line.start && line.state != "PENDING") {
            recorded.start = *line.start;
            recorded.nodes = nodesOf(std::string(table.cell("NodeList")));
        } else if (line.end) {
            job.cancelled = *line.end;
        }
        job.runTime = line.start && line.end ? static_cast<std::uint32_t>(*line.end - *line.start)
                                             : replay::noLimit;
        m_last = std::max({m_last, line.submit, recorded.start, recorded.end});
        m_first = m_first == 0 ? line.submit : std::min(m_first, line.submit);
        recorded.eligible = line.eligible.value_or(0);
        const bool isLate = line.eligible && *line.eligible > line.submit + heldLong;
        const bool isExplained = m_hasSubmitLine && !line.submitted.hasBegin
            && !line.submitted.isHeld && (!line.submitted.dependencies.empty() || !isLate);
        if (line.eligible && *line.eligible > line.submit && !isExplained)
            job.begin = *line.eligible;
        if (!line.eligible && !line.start && line.submitted.dependencies.empty())
            job.begin = neverBegins;
    }

    void readDependencies(const HistoryLine& line, Job& job)
    {
        if (line.submitted.dependencies.empty())
            return;
        job.dependencies = static_cast<std::uint32_t>(m_workload.dependencyLists.size());
        m_workload.dependencyLists.push_back(line.submitted.dependencies);
    }

    void add(Job job, const HistoryLine& line)
    {
        if (line.arrayId != 0)
            m_arrayOf.push_back({line.arrayId, line.submitted.throttle.value_or(replay::noLimit)});
        else
            m_arrayOf.push_back({0, replay::noLimit});
        const auto place = static_cast<std::uint32_t>(m_workload.jobs.size());
        m_workload.jobs.push_back(std::move(job));
        for (const auto& option : line.submitted.leftOut)
            m_leftOut[option].push_back(place);
        if (line.state == "PREEMPTED" || line.state == "REQUEUED" || line.state == "SUSPENDED"
            || line.state == "RESIZING")
            m_leftOut[line.state].push_back(place);
        const auto& command = line.submitted.command;
        if (command == "srun" || command == "salloc")
            m_leftOut[command].push_back(place);
    }

    void finish()
    {
        const auto places = putInOrder(m_workload, m_arrayOf);
        for (auto& [what, list] : m_leftOut) {
            for (auto& place : list)
                place = places[place];
            std::sort(list.begin(), list.end());
        }
        m_workload.from = m_first;
        m_workload.to = m_last;
        for (auto& [what, jobs] : m_leftOut)
            m_workload.leftOut.push_back({Message(what), std::move(jobs)});
        if (m_unknownNodes > 0)
            m_recording.issues.push_back(
                {Severity::Warning,
                 {said("Messages", "%1 names in node lists are no nodes of the machine"),
                  {std::to_string(m_unknownNodes)}},
                 m_file,
                 0});
    }

    std::string m_file;
    const TimeReader& m_times;
    replay::Recording& m_recording;
    replay::Workload& m_workload;
    NodeNames m_names;
    bool m_hasSubmitLine = false;
    std::set<std::tuple<std::uint32_t, Second, Second>> m_seen;
    std::map<std::vector<std::string>, std::uint32_t> m_lists;
    std::map<std::string, std::uint32_t> m_qos;
    std::map<std::tuple<std::string, std::string, std::string>, std::uint32_t> m_owners;
    std::map<std::string, std::uint32_t> m_nodeLists;
    std::map<std::string, std::vector<std::uint32_t>> m_leftOut;
    std::vector<ArrayOf> m_arrayOf; // [job], as read
    std::size_t m_unknownNodes = 0;
    Second m_first = 0;
    Second m_last = 0;
};
} // namespace

Result<void> readJobHistory(const std::vector<Line>& lines, const std::string& file,
                            const TimeReader& times, replay::Recording& recording)
{
    return HistoryReader(file, times, recording).read(lines);
}

} // namespace fairlead::accounting
