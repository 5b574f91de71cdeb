// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/jobhistoryreader.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/text/arraytasks.h"
#include "models/accounting/slurmtext/text/countedissue.h"
#include "models/accounting/slurmtext/workload/historyend.h"
#include "models/accounting/slurmtext/workload/historyjobs.h"

#include <algorithm>
#include <array>

namespace fairlead::accounting {

namespace {
using replay::Second;

std::uint32_t whole(std::string_view text)
{
    const auto number = text::toInteger(text::trimmed(text));
    return number && *number >= 0 && *number < 0xffffffffLL ? static_cast<std::uint32_t>(*number)
                                                            : 0;
}

/// A moment of the row that is none.
std::string unreadableTime(const PipeTable& table, const TimeReader& times)
{
    for (const char* column : {"Submit", "Eligible", "Start", "End"}) {
        if (const auto cell = table.cell(column); !times.read(cell))
            return assigned(column, cell);
    }
    return {};
}

/// The first cell of the row that holds something else than what its column says.
std::string unreadableCell(const PipeTable& table, const TimeReader& times)
{
    if (auto time = unreadableTime(table, times); !time.empty())
        return time;
    for (const char* column : {"ReqCPUS", "NNodes", "AllocCPUS"}) {
        const auto cell = text::trimmed(table.cell(column));
        if (!cell.empty() && !wholeNumber(cell))
            return assigned(column, cell);
    }
    const auto limit = table.cell("Timelimit");
    const auto seconds = parseDuration(limit);
    if (!limit.empty() && limit != "Partition_Limit" && (!seconds || *seconds == 0))
        return assigned("Timelimit", limit);
    const auto state = text::trimmed(table.cell("State"));
    if (!state.empty() && !isJobState(state.substr(0, state.find(' '))))
        return assigned("State", state);
    std::vector<std::string> bad;
    const auto requested = parseTresCounts(table.cell("ReqTRES"), &bad);
    if (!bad.empty())
        return assigned("ReqTRES", bad.front());
    parseTresCounts(table.cell("AllocTRES"), &bad);
    if (!bad.empty())
        return assigned("AllocTRES", bad.front());
    const bool hasNone = wholeNumber(text::trimmed(table.cell("ReqCPUS"))) == 0U
        && amountOf(requested, "cpu") == 0;
    return hasNone ? assigned("ReqCPUS", "0") : std::string();
}

Error missing(const std::string& file, const std::string& what)
{
    return {ErrorCode::DataInvalid,
            {said("Messages", "%1 has no %2 (sacct -aXPD -o JobIDRaw,JobID,..., see the manual)"),
             {file, what}},
            {}};
}

std::uint32_t limitOf(std::string_view text)
{
    const auto seconds = parseDuration(text);
    if (!seconds)
        return replay::noLimit; // Partition_Limit
    if (*seconds >= slurm::infinite)
        return replay::unlimited;
    return limitInMinutes(*seconds);
}

replay::StartedBy startedBy(std::string_view flags)
{
    if (flags.find("SchedMain") != std::string_view::npos)
        return replay::StartedBy::Main;
    if (flags.find("SchedBackfill") != std::string_view::npos)
        return replay::StartedBy::Backfill;
    if (flags.find("SchedSubmit") != std::string_view::npos)
        return replay::StartedBy::Submission;
    return replay::StartedBy::Unknown;
}

/// The first flag of a job that no release of sacct writes; empty: there is none.
std::string_view unknownFlag(std::string_view flags)
{
    constexpr std::array<std::string_view, 10> known{
        "",          "None",          "NotSet",        "SchedNotSet",   "SchedSubmit",
        "SchedMain", "SchedBackfill", "StartRecieved", "StartReceived", "JobAltered"};
    for (const auto flag : text::split(flags, ',')) {
        if (std::ranges::find(known, flag) == known.end())
            return flag;
    }
    return {};
}

/// "100Mc", "4Gn": of each CPU or node, as releases before 22.05 write it.
std::optional<replay::MemoryRequest> memoryIn(std::string_view text)
{
    using Kind = replay::MemoryRequest::Kind;
    if (!text.ends_with('c') && !text.ends_with('n'))
        return std::nullopt;
    const auto megabytes = parseMegabytes(text.substr(0, text.size() - 1));
    if (!megabytes || *megabytes == 0)
        return std::nullopt;
    return replay::MemoryRequest{*megabytes, text.ends_with('c') ? Kind::PerCpu : Kind::PerNode};
}

/// "7_2", "7_[3-5,8%2]", "7+1" of a heterogeneous job
void readNumbers(std::string_view id, HistoryJob& job)
{
    job.isComponent = id.find('+') != std::string_view::npos;
    const auto bar = id.find('_');
    if (bar == std::string_view::npos)
        return;
    job.arrayId = whole(id.substr(0, bar));
    const auto tasks = id.substr(bar + 1);
    job.tasks = tasks.substr(tasks.starts_with('[') ? 1 : 0);
}

void readTimes(const PipeTable& table, const TimeReader& times, HistoryJob& job)
{
    const auto time = [&](const char* column) -> std::optional<Second> {
        const auto value = times.read(table.cell(column));
        return value && *value > 0 ? value : std::nullopt;
    };
    job.submit = time("Submit").value_or(0);
    job.eligible = table.has("Eligible") ? time("Eligible") : job.submit;
    job.start = time("Start");
    job.end = time("End");
    job.limit = limitOf(table.cell("Timelimit"));
}

void readSize(const PipeTable& table, HistoryJob& job)
{
    job.cpus = whole(table.cell("ReqCPUS"));
    job.nodes = whole(table.cell("NNodes"));
    job.requested = parseTresCounts(table.cell("ReqTRES"));
    if (job.cpus == 0)
        job.cpus = static_cast<std::uint32_t>(amountOf(job.requested, "cpu"));
    job.allocated = parseTresCounts(table.cell("AllocTRES"));
    job.allocatedCpus = whole(table.cell("AllocCPUS"));
    if (job.allocatedCpus == 0)
        job.allocatedCpus = static_cast<std::uint32_t>(amountOf(job.allocated, "cpu"));
    job.memory = memoryIn(table.cell("ReqMem"));
    const auto nodes = table.cell("NodeList");
    job.hadNoNodes = nodes == noNodesAssigned && job.allocated.empty();
    if (nodes != noNodesAssigned)
        job.nodeList = nodes;
}

bool isSubmitCommand(std::string_view text)
{
    const auto word = text.substr(0, text.find_first_of(" |"));
    const auto name = word.substr(word.rfind('/') + 1); // npos + 1 is 0
    return name == "sbatch" || name == "srun" || name == "salloc";
}

/// Where in "a|b|sbatch x", a constraint and a submit line, the constraint ends.
std::size_t constraintEnd(std::string_view rest)
{
    for (auto bar = rest.find('|'); bar != std::string_view::npos; bar = rest.find('|', bar + 1)) {
        if (isSubmitCommand(rest.substr(bar + 1)))
            return bar;
    }
    return rest.ends_with('|') ? rest.size() - 1 : std::min(rest.size(), rest.find('|'));
}

/// The constraint that accounting has stands in the script, too. It may hold bars, as a submit line
/// may: what it holds is known where the submit line is behind it.
void readSubmission(const PipeTable& table, HistoryJob& job)
{
    const bool isBefore = table.column("Constraints").place + 1 == table.column("SubmitLine").place;
    if (!isBefore) {
        job.submitted = parseSubmitLine(table.rest("SubmitLine"));
        takeConstraint(table.cell("Constraints"), job);
        return;
    }
    const auto rest = table.rest("Constraints");
    const auto end = constraintEnd(rest);
    job.submitted = parseSubmitLine(rest.substr(std::min(rest.size(), end + 1)));
    takeConstraint(rest.substr(0, end), job);
}

HistoryJob jobOf(const PipeTable& table, const TimeReader& times, bool hasSubmitLine)
{
    HistoryJob job;
    job.id = whole(table.cell("JobIDRaw"));
    readNumbers(table.cell("JobID"), job);
    readTimes(table, times, job);
    readSize(table, job);
    job.unreadable = unreadableCell(table, times);
    job.by = startedBy(table.cell("Flags"));
    job.account = table.cell("Account");
    job.user = table.cell("User");
    job.partitions = table.cell("Partition");
    job.qos = table.cell("QOS");
    const auto state = table.cell("State");
    job.state = state.substr(0, state.find(' '));
    if (hasSubmitLine)
        readSubmission(table, job);
    return job;
}

class HistoryRows
{
public:
    HistoryRows(const std::vector<Line>& lines, const std::string& file, const TimeReader& times,
                replay::Recording& recording, const QueueOptions& queue, const TellTasks& tell)
        : m_lines(lines)
        , m_file(file)
        , m_times(times)
        , m_recording(recording)
        , m_queue(queue)
        , m_tell(tell)
        , m_table(lines[0].text)
        , m_hasSubmitLine(m_table.has("SubmitLine"))
    {
    }

    Result<void> read()
    {
        for (const char* column : {"JobIDRaw", "Submit", "Start", "End", "ReqCPUS", "User",
                                   "Account", "Partition", "State"}) {
            if (!m_table.has(column))
                return missing(m_file, column);
        }
        sayMissing();
        const auto takenAt = m_times.takenAt != 0 ? m_times.takenAt : lastMoment();
        HistoryJobs jobs(m_file, m_hasSubmitLine, takenAt, m_recording);
        if (m_tell)
            jobs.askFor(m_tell);
        std::string row;
        std::size_t steps = 0;
        CountedIssue strange(
            said("Messages", "1 job has a flag that is not known: %2"),
            said("Messages", "%1 jobs have flags that are not known; the first is %2"));
        for (std::size_t i = 1; i < m_lines.size();) {
            const auto number = m_lines[i].number;
            row = m_lines[i].text;
            while (++i < m_lines.size() && goesOn(m_lines[i].text))
                row += '\n' + m_lines[i].text;
            m_table.setRow(row);
            if (m_table.cell("JobIDRaw").find('.') != std::string::npos) {
                ++steps;
            } else if (m_table.isShort()) {
                report(m_table.shortness(), number);
            } else {
                auto job = jobOf(m_table, m_times, m_hasSubmitLine);
                if (const auto flag = unknownFlag(m_table.cell("Flags")); !flag.empty())
                    strange.add(std::string(flag), number);
                m_queue.complete(job);
                jobs.add(std::move(job), number);
            }
        }
        if (steps > 0)
            report(counted(steps,
                           said("Messages",
                                "1 line is of a step, and is left out: sacct -X lists jobs alone"),
                           said("Messages",
                                "%1 lines are of steps, and are left out: sacct -X "
                                "lists jobs alone")),
                   0);
        strange.report(m_file, m_recording.issues);
        jobs.finish();
        return {};
    }

private:
    [[nodiscard]] Second lastMoment()
    {
        std::vector<Second> moments;
        for (std::size_t i = 1; i < m_lines.size(); ++i) {
            m_table.setRow(m_lines[i].text);
            for (const char* column : {"Submit", "Start", "End"})
                moments.push_back(m_times.read(m_table.cell(column)).value_or(0));
        }
        return endOfHistory(std::move(moments));
    }
    void report(Message what, int number)
    {
        m_recording.issues.push_back({Severity::Warning, std::move(what), m_file, number});
    }

    /// A submit line comes last (behind the constraints, if these are there), and may hold line
    /// ends: sbatch --wrap with a script.
    [[nodiscard]] bool goesOn(std::string_view line) const
    {
        return m_hasSubmitLine && line.find('|') == std::string::npos;
    }

    /// What a replay can do without, and is worse without.
    void sayMissing()
    {
        static constexpr std::array wanted{"JobID",    "Eligible", "Timelimit",
                                           "QOS",      "ReqTRES",  "NNodes",
                                           "NodeList", "Flags",    "SubmitLine"};
        const auto columns = m_table.missing(wanted);
        if (!columns.empty())
            report({said("Messages", "columns that a replay needs are missing: %1"), {columns}}, 0);
    }

    const std::vector<Line>& m_lines;
    const std::string& m_file;
    const TimeReader& m_times;
    replay::Recording& m_recording;
    const QueueOptions& m_queue;
    const TellTasks& m_tell;
    PipeTable m_table;
    bool m_hasSubmitLine;
};
} // namespace

Result<void> readJobHistory(const std::vector<Line>& lines, const std::string& file,
                            const TimeReader& times, replay::Recording& recording,
                            const QueueOptions& queue, const TellTasks& tell)
{
    const auto& issues = recording.issues;
    if (lines.empty() && !issues.empty() && issues.back().file == file)
        return Error{
            ErrorCode::DataInvalid,
            because({said("Messages", "%1 cannot be read"), {file}}, issues.back().message),
            {}};
    if (lines.empty())
        return Error{ErrorCode::DataInvalid,
                     {said("Messages",
                           "%1 is empty: its first line names the columns (sacct -aXPD "
                           "-o JobIDRaw,JobID,..., see the manual)"),
                      {file}},
                     {}};
    return HistoryRows(lines, file, times, recording, queue, tell).read();
}

Error noJobIn(const std::string& path, const std::string& name, const Issues& issues)
{
    const auto unread = std::ranges::find(issues, name, &Issue::file);
    return {ErrorCode::NoHistory,
            unread == issues.end() ? Message(said("Messages", "%1 has no job"), {path})
                                   : Message(said("Messages", "%1 has no job that can be read: %2"),
                                             {path, placed(*unread)}),
            {}};
}

} // namespace fairlead::accounting
