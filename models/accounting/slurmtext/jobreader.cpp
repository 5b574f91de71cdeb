// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/jobreader.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/historyreader.h"

#include <algorithm>
#include <cmath>

namespace fairlead::accounting {

namespace {
using Keys = std::map<std::string, std::string>;

/// "2" or "2-4": the minimum.
std::optional<std::uint32_t> firstNumber(std::string_view text)
{
    const auto value = text::toInteger(text.substr(0, text.find('-', 1)));
    if (!value || *value < 0 || *value > 4294967295LL)
        return std::nullopt;
    return static_cast<std::uint32_t>(*value);
}

/// "2" or "2-4": the maximum.
std::optional<std::uint32_t> lastNumber(std::string_view text)
{
    const auto dash = text.find('-', 1);
    return firstNumber(dash == std::string_view::npos ? text : text.substr(dash + 1));
}

Result<std::uint32_t> timeLimit(const std::string& text)
{
    if (text.empty() || text::equalsIgnoreCase(text, "Partition_Limit") || text == "N/A")
        return slurm::noTimeLimit;
    const auto seconds = parseDuration(text);
    if (!seconds)
        return seconds.error();
    return limitInMinutes(*seconds);
}

bool isGiven(const std::string& value)
{
    return !value.empty() && value != "(null)";
}

class JobLine
{
public:
    JobLine(Keys keys, const TimeReader& times)
        : m_keys(std::move(keys))
        , m_times(times)
    {
    }

    /// Fills the record; returns what is wrong with the line, or nothing.
    std::string read(JobRecord& job)
    {
        const auto id = firstNumber(value("JobId"));
        const auto priority = text::toInteger(value("Priority"));
        if (!id || !priority || value("Account").empty())
            return "the line is no job and is left out";
        job.id = *id;
        job.held = *priority == 0;
        job.priority = static_cast<std::uint32_t>(std::clamp<long long>(*priority, 0, 4294967295));
        readArray(job);
        job.user = nameBeforeParenthesis(value("UserId"));
        job.account = value("Account");
        job.qos = value("QOS") == "(null)" ? std::string() : value("QOS");
        job.reason = value("Reason");
        const auto partitions = value("Partition");
        for (const auto name : text::split(partitions, ',')) {
            if (!name.empty())
                job.partitions.emplace_back(name);
        }
        if (const auto problem = readSize(job); !problem.empty())
            return problem;
        return readTimes(job);
    }

private:
    std::string value(const char* key) const
    {
        const auto found = m_keys.find(key);
        return found == m_keys.end() ? std::string() : found->second;
    }

    void readArray(JobRecord& job) const
    {
        const auto task = text::toInteger(value("ArrayTaskId")); // several pending ones: a text
        const auto array = firstNumber(value("ArrayJobId")).value_or(0);
        if (array != 0 && task && *task >= 0 && *task < slurm::noValue) {
            job.arrayJob = array;
            job.arrayTask = static_cast<std::uint32_t>(*task);
        }
        const auto reservation = value("Reservation");
        job.isReserved = !reservation.empty() && reservation != "(null)";
    }

    std::string readSize(JobRecord& job)
    {
        const auto nodes = firstNumber(value("NumNodes"));
        const auto cpus = lastNumber(value("NumCPUs"));
        const auto limit = timeLimit(value("TimeLimit"));
        if (!nodes || !cpus || !limit)
            return "the job's NumNodes, NumCPUs or TimeLimit cannot be read; it is left out";
        job.cpus = *cpus;
        job.timeLimit = *limit;
        job.nice = text::toInteger(value("Nice")).value_or(0);
        job.site = text::toInteger(value("SiteFactor")).value_or(0);
        const bool isPending = job.state == JobState::Pending;
        auto requested = value("ReqTRES");
        if (!isGiven(requested) && isPending) // 22.05 has one list, of what is allocated later
            requested = value("TRES");
        auto tres = value("AllocTRES");
        if (!isGiven(tres))
            tres = value("ReqTRES");
        if (!isGiven(tres))
            tres = value("TRES");
        job.nodes = requestedNodes(parseTresCounts(requested), *nodes);
        std::vector<std::string> bad;
        job.tres = parseTresCounts(tres, &bad);
        return bad.empty() ? std::string() : "TRES '" + bad.front() + "' cannot be read";
    }

    std::string readTimes(JobRecord& job)
    {
        const auto submit = m_times.read(value("SubmitTime"));
        const auto eligible = m_times.read(value("EligibleTime"));
        const auto accrue = m_times.read(value("AccrueTime"));
        if (!submit || !eligible || !accrue)
            return "a time of the job cannot be read; it is left out";
        job.submitTime = *submit;
        job.eligibleTime = *eligible;
        job.accrueTime = *accrue;
        const bool isStarted = job.state == JobState::Running || job.state == JobState::Suspended;
        job.startTime = isStarted ? m_times.read(value("StartTime")).value_or(0) : 0;
        return {};
    }

    Keys m_keys;
    const TimeReader& m_times;
};
} // namespace

std::optional<JobState> parseJobState(std::string_view text)
{
    const auto state = text::upper(text.substr(0, text.find(' ')));
    if (state == "PENDING" || state == "REQUEUED" || state == "REQUEUE_HOLD"
        || state == "SPECIAL_EXIT")
        return JobState::Pending;
    if (state == "RUNNING" || state == "CONFIGURING" || state == "RESIZING" || state == "STAGE_OUT"
        || state == "SIGNALING" || state == "STOPPED")
        return JobState::Running;
    if (state == "SUSPENDED")
        return JobState::Suspended;
    if (state == "COMPLETING")
        return JobState::Completing;
    return std::nullopt;
}

void readJobs(const std::vector<Line>& lines, const std::string& file, const TimeReader& times,
              SnapshotRecords& records)
{
    const UsageRates rates(records);
    for (const auto& [number, line] : lines) {
        if (line.starts_with("No jobs in the system"))
            continue;
        auto keys = parseJobKeyValues(line);
        const auto state = keys.find("JobState");
        JobRecord job;
        job.file = file;
        job.line = number;
        if (state == keys.end()) {
            records.issues.push_back({Severity::Warning,
                                      said("Messages", "the line is no job and is left out"), file,
                                      number});
            continue;
        }
        const auto known = parseJobState(state->second);
        if (!known)
            continue; // finished
        job.state = *known;
        const auto problem = JobLine(std::move(keys), times).read(job);
        if (job.startTime != 0)
            job.usageRate
                = rates.of(job.tres, job.partitions.empty() ? "" : job.partitions[0], job.qos);
        if (problem.empty())
            records.jobs.push_back(std::move(job));
        else
            records.issues.push_back({Severity::Warning, problem, file, number});
    }
}

namespace {
void readPriorityAnswers(const std::vector<Line>& lines, const std::string& file,
                         SnapshotRecords& records)
{
    std::size_t bad = 0;
    for (const auto& [number, line] : lines) {
        const auto cells = text::split(line, '|');
        PriorityAnswerRecord record;
        const auto id = firstNumber(text::trimmed(cells[0]));
        bool complete = id.has_value() && cells.size() >= 10;
        const auto read = [&](std::size_t cell, std::int64_t& target) {
            const auto value
                = complete ? text::toInteger(text::trimmed(cells[cell])) : std::nullopt;
            complete = complete && value.has_value();
            target = value.value_or(0);
        };
        read(3, record.answer.priority);
        for (std::size_t i = 0; i < weightedFactorCount; ++i)
            read(i + 4, record.answer.terms[i]);
        if (!complete) {
            if (bad++ == 0)
                records.issues.push_back(
                    {Severity::Note,
                     said("Messages",
                          "the line is not what sprio was asked for; nothing is compared with it"),
                     file, number});
            continue;
        }
        record.jobId = *id;
        record.partition = std::string(text::trimmed(cells[2]));
        records.priorityAnswers.push_back(std::move(record));
    }
}

std::size_t markSetPriorities(const std::vector<Line>& lines, SnapshotRecords& records)
{
    constexpr std::int64_t forgottenMark = -2147483648LL; // partition lists in Slurm 22.05
    constexpr std::int64_t mostOfRoundedTerms = 3; // six terms below half a point
    std::unordered_map<std::uint32_t, JobRecord*> jobs;
    for (auto& job : records.jobs)
        jobs.emplace(job.id, &job);
    std::size_t found = 0;
    for (const auto& [number, line] : lines) {
        const auto cells = text::split(line, '|');
        const auto job = jobs.find(firstNumber(text::trimmed(cells[0])).value_or(0));
        if (cells.size() < 13 || job == jobs.end() || job->second->priority == 0)
            continue;
        const auto isZero = [](std::string_view cell) { return text::trimmed(cell) == "0"; };
        const bool noFactors = std::all_of(cells.begin() + 4, cells.begin() + 12, isZero)
            && text::trimmed(cells[12]).empty();
        const auto shown = text::toInteger(text::trimmed(cells[3])).value_or(0);
        const bool isSet = noFactors && shown > mostOfRoundedTerms
            && shown == static_cast<std::int64_t>(job->second->priority);
        if (!isSet && text::toInteger(text::trimmed(cells[10])) != forgottenMark)
            continue;
        found += job->second->hasSetPriority ? 0 : 1;
        job->second->hasSetPriority = true;
    }
    return found;
}

std::size_t markUndividedPriorities(const std::vector<Line>& lines, SnapshotRecords& records)
{
    std::unordered_map<std::uint32_t, JobRecord*> jobs;
    for (auto& job : records.jobs)
        jobs.emplace(job.id, &job);
    std::size_t found = 0;
    for (const auto& [number, line] : lines) {
        const auto cells = text::split(line, '|');
        const auto job = jobs.find(
            static_cast<std::uint32_t>(text::toInteger(text::trimmed(cells[0])).value_or(0)));
        if (cells.size() < 10 || job == jobs.end() || job->second->priority == 0)
            continue;
        const auto isZero
            = [](std::string_view cell) { return text::toDouble(cell).value_or(1.0) == 0.0; };
        const bool noFactors = std::all_of(cells.begin() + 3, cells.begin() + 9, isZero)
            && text::trimmed(cells[9]).empty();
        // Only a set priority is not divided by the highest possible one.
        if (!noFactors || text::toDouble(cells[2]).value_or(0.0) < 1.0)
            continue;
        found += job->second->hasSetPriority ? 0 : 1;
        job->second->hasSetPriority = true;
    }
    return found;
}

std::size_t takeSiteFactors(const std::vector<Line>& lines, SnapshotRecords& records)
{
    constexpr std::int64_t most = 2147483645; // beyond it are the marks of a set priority
    std::unordered_map<std::uint32_t, JobRecord*> jobs;
    for (auto& job : records.jobs)
        jobs.emplace(job.id, &job);
    std::size_t found = 0;
    for (const auto& [number, line] : lines) {
        const auto cells = text::split(line, '|');
        if (cells.size() < 12)
            continue;
        const std::int64_t site = text::toInteger(text::trimmed(cells[11])).value_or(0);
        const auto id = text::toInteger(text::trimmed(cells[0]));
        const auto job = jobs.find(static_cast<std::uint32_t>(id.value_or(0)));
        if (site == 0 || site < -most || site > most || job == jobs.end())
            continue;
        found += job->second->site == site ? 0 : 1;
        job->second->site = site;
    }
    return found;
}

void noteInput(std::size_t found, Sentence input, const std::string& file, SnapshotRecords& records)
{
    if (found > 0)
        records.provenance.push_back({input, file, false});
}
} // namespace

void readSprio(const std::vector<Line>& lines, const std::string& file, SnapshotRecords& records)
{
    readPriorityAnswers(lines, file, records);
    noteInput(markSetPriorities(lines, records),
              said("Messages", "priorities set by an administrator"), file, records);
    noteInput(takeSiteFactors(lines, records), said("Messages", "site factors"), file, records);
}

void readNormalizedSprio(const std::vector<Line>& lines, const std::string& file,
                         SnapshotRecords& records)
{
    noteInput(markUndividedPriorities(lines, records),
              said("Messages", "priorities set by an administrator"), file, records);
}

std::int64_t momentOfAges(const std::vector<Line>& lines, const SnapshotRecords& records)
{
    std::unordered_map<std::uint32_t, std::int64_t> accrued;
    const bool always = records.policy.slurm().has(AccrueAlways);
    for (const auto& job : records.jobs)
        accrued.emplace(job.id, always && job.accrueTime == 0 ? job.submitTime : job.accrueTime);
    std::map<std::int64_t, std::size_t> votes;
    for (const auto& [number, line] : lines) {
        const auto cells = text::split(line, '|');
        const auto id = firstNumber(text::trimmed(cells[0]));
        const auto age = cells.size() > 3 ? text::toDouble(cells[3]) : std::nullopt;
        if (!id || !age || *age <= 0.0 || *age >= 1.0)
            continue;
        const auto job = accrued.find(*id);
        if (job != accrued.end() && job->second != 0)
            ++votes[job->second + std::llround(*age * records.policy.slurm().maxAge)];
    }
    const auto winner
        = std::max_element(votes.begin(), votes.end(),
                           [](const auto& a, const auto& b) { return a.second < b.second; });
    return winner == votes.end() ? 0 : winner->first;
}

} // namespace fairlead::accounting
