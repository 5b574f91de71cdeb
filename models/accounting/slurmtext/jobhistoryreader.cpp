// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/jobhistoryreader.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/historyjobs.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
using replay::Second;

std::uint32_t whole(std::string_view text)
{
    const auto number = text::toInteger(text::trimmed(text));
    return number && *number >= 0 && *number < 0xffffffffLL ? static_cast<std::uint32_t>(*number)
                                                            : 0;
}

/// The first cell of the row that holds something else than what its column says.
std::string unreadableCell(const PipeTable& table)
{
    for (const char* column : {"ReqCPUS", "NNodes", "AllocCPUS"}) {
        const auto cell = text::trimmed(table.cell(column));
        if (!cell.empty() && !wholeNumber(cell))
            return assigned(column, cell);
    }
    const auto limit = table.cell("Timelimit");
    const auto seconds = parseDuration(limit);
    if (!limit.empty() && limit != "Partition_Limit" && (!seconds || *seconds == 0))
        return assigned("Timelimit", limit);
    std::vector<std::string> bad;
    const auto requested = parseTresCounts(table.cell("ReqTRES"), &bad);
    if (!bad.empty())
        return assigned("ReqTRES", bad.front());
    const bool hasNone = wholeNumber(text::trimmed(table.cell("ReqCPUS"))) == 0U
        && amountOf(requested, "cpu") == 0;
    return hasNone ? assigned("ReqCPUS", "0") : std::string();
}

Error missing(const std::string& file, const std::string& what)
{
    return {ErrorCode::DataInvalid,
            {said("Messages", "%1 has no %2 (sacct -aXP -o JobIDRaw,JobID,..., see the manual)"),
             {file, what}},
            {}};
}

std::uint32_t limitOf(std::string_view text)
{
    const auto seconds = parseDuration(text);
    if (!seconds || *seconds >= slurm::infinite)
        return replay::noLimit; // Partition_Limit, UNLIMITED
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

/// "7_2", "7_[3-5,8%2]"
void readArray(std::string_view id, HistoryJob& job)
{
    const auto bar = id.find('_');
    if (bar == std::string_view::npos)
        return;
    job.arrayId = whole(id.substr(0, bar));
    const auto tasks = id.substr(bar + 1);
    if (tasks.starts_with('['))
        job.tasks = arrayTasks(tasks.substr(1));
    else
        job.tasks.push_back(whole(tasks));
}

void readTimes(const PipeTable& table, const TimeReader& times, HistoryJob& job)
{
    const auto time = [&](const char* column) -> std::optional<Second> {
        const auto value = times.read(table.cell(column));
        return value && *value > 0 ? value : std::nullopt;
    };
    job.submit = time("Submit").value_or(0);
    job.eligible = time("Eligible");
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
    job.allocatedCpus = whole(table.cell("AllocCPUS"));
    if (job.allocatedCpus == 0)
        job.allocatedCpus
            = static_cast<std::uint32_t>(amountOf(parseTresCounts(table.cell("AllocTRES")), "cpu"));
    const auto nodes = table.cell("NodeList");
    if (nodes != "None assigned")
        job.nodeList = nodes;
}

HistoryJob jobOf(const PipeTable& table, const TimeReader& times, bool hasSubmitLine)
{
    HistoryJob job;
    job.id = whole(table.cell("JobIDRaw"));
    readArray(table.cell("JobID"), job);
    readTimes(table, times, job);
    readSize(table, job);
    job.unreadable = unreadableCell(table);
    job.by = startedBy(table.cell("Flags"));
    job.account = table.cell("Account");
    job.user = table.cell("User");
    job.partitions = table.cell("Partition");
    job.qos = table.cell("QOS");
    const auto state = table.cell("State");
    job.state = state.substr(0, state.find(' '));
    if (hasSubmitLine)
        job.submitted = parseSubmitLine(table.rest("SubmitLine"));
    return job;
}
} // namespace

Result<void> readJobHistory(const std::vector<Line>& lines, const std::string& file,
                            const TimeReader& times, replay::Recording& recording)
{
    if (lines.empty())
        return Error{ErrorCode::DataInvalid,
                     {said("Messages",
                           "%1 is empty: its first line names the columns (sacct -aXP "
                           "-o JobIDRaw,JobID,..., see the manual)"),
                      {file}},
                     {}};
    PipeTable table(lines[0].text);
    for (const char* column : {"JobIDRaw", "Submit", "Start", "End", "ReqCPUS", "User", "Account",
                               "Partition", "State"}) {
        if (!table.has(column))
            return missing(file, column);
    }
    const bool hasSubmitLine = table.has("SubmitLine");
    HistoryJobs jobs(file, hasSubmitLine, times.takenAt, recording);
    std::string row;
    for (std::size_t i = 1; i < lines.size();) {
        const auto number = lines[i].number;
        row = lines[i].text;
        // A submit line comes last, and may hold line ends: sbatch --wrap with a script.
        while (++i < lines.size() && hasSubmitLine && lines[i].text.find('|') == std::string::npos)
            row += '\n' + lines[i].text;
        table.setRow(row);
        jobs.add(jobOf(table, times, hasSubmitLine), number);
    }
    jobs.finish();
    return {};
}

} // namespace fairlead::accounting
