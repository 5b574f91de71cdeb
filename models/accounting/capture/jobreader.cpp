// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/capture/jobreader.h"

#include "engine/slurm/billing.h"
#include "engine/slurm/charging.h"
#include "engine/text.h"
#include "engine/timetext.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

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
    if (*seconds == slurm::infinite)
        return slurm::unlimitedTime;
    return static_cast<std::uint32_t>((*seconds + 59) / 60);
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

    std::string readSize(JobRecord& job)
    {
        const auto nodes = firstNumber(value("NumNodes"));
        const auto cpus = lastNumber(value("NumCPUs"));
        const auto limit = timeLimit(value("TimeLimit"));
        if (!nodes || !cpus || !limit)
            return "the job's NumNodes, NumCPUs or TimeLimit cannot be read; it is left out";
        job.nodes = *nodes;
        job.cpus = *cpus;
        job.timeLimit = *limit;
        job.nice = text::toInteger(value("Nice")).value_or(0);
        job.site = text::toInteger(value("SiteFactor")).value_or(0);
        auto tres = value("AllocTRES");
        if (tres.empty() || tres == "(null)")
            tres = value("ReqTRES");
        if (tres.empty() || tres == "(null)")
            tres = value("TRES");
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
        return {};
    }

    Keys m_keys;
    const TimeReader& m_times;
};

/// What a job is charged per second before the QOS' UsageFactor: unrounded from the weights of its
/// partition; of a partition that is not in the source, what sacct says in whole numbers.
double usageRate(const TresCounts& tres, std::string_view partition, const SnapshotRecords& records)
{
    const auto known = std::ranges::find(records.partitions, partition, &Partition::name);
    const auto billing = std::ranges::find(tres, "billing", &TresCounts::value_type::first);
    if (known == records.partitions.end() && billing != tres.end())
        return static_cast<double>(billing->second);
    std::vector<TresWeight> weights;
    if (known != records.partitions.end()) {
        if (auto parsed = parseTresWeights(known->billingWeights))
            weights = *std::move(parsed);
    }
    return std::max(0.0, slurm::billableTres(tres, weights, records.policy));
}

double usageFactor(const std::vector<Qos>& qos, std::string_view name)
{
    const auto found = std::find_if(qos.begin(), qos.end(),
                                    [&](const Qos& entry) { return entry.name == name; });
    return found == qos.end() ? 1.0 : found->usageFactor;
}
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
    for (const auto& [number, line] : lines) {
        if (line.starts_with("No jobs in the system"))
            continue;
        auto keys = parseJobKeyValues(line);
        const auto state = keys.find("JobState");
        JobRecord job;
        job.file = file;
        job.line = number;
        if (state == keys.end()) {
            records.issues.push_back(
                {Severity::Warning, "the line is no job and is left out", file, number});
            continue;
        }
        const auto known = parseJobState(state->second);
        if (!known)
            continue; // finished
        job.state = *known;
        const auto problem = JobLine(std::move(keys), times).read(job);
        if (problem.empty())
            records.jobs.push_back(std::move(job));
        else
            records.issues.push_back({Severity::Warning, problem, file, number});
    }
}

void readHistory(const std::vector<Line>& lines, const std::string& file, const TimeReader& times,
                 SnapshotRecords& records)
{
    std::set<std::pair<std::string, std::int64_t>> seen; // some versions list a job twice
    for (const auto& [number, line] : lines) {
        const auto cells = text::split(line, '|');
        const auto id = cells.size() > 1 ? text::toInteger(cells[1]) : std::nullopt;
        const auto start = cells.size() > 8 ? times.read(cells[6]) : std::nullopt;
        const auto end = cells.size() > 8 ? times.read(cells[7]) : std::nullopt;
        if (cells.size() < 10 || !start || !end || (!id && !cells[1].empty())) {
            if (number > 1 || !line.starts_with("JobID"))
                records.issues.push_back({Severity::Warning,
                                          "the line is no job of sacct and is left out", file,
                                          number});
            continue;
        }
        if (*start == 0 || !seen.emplace(cells[0], *start).second)
            continue; // never started, or a repetition
        HistoryRecord part;
        part.assocId = static_cast<std::uint32_t>(id.value_or(0));
        part.user = std::string(cells[2]);
        part.account = std::string(cells[3]);
        part.start = *start;
        part.end = *end == 0 ? std::numeric_limits<std::int64_t>::max() : *end;
        part.rate = usageRate(parseTresCounts(cells[8]), cells[4], records)
            * usageFactor(records.qos, cells[5]);
        if (part.rate > 0)
            records.history.push_back(std::move(part));
    }
    // The order of the file carries no meaning; sums must not depend on it.
    std::sort(records.history.begin(), records.history.end(),
              [](const HistoryRecord& a, const HistoryRecord& b) {
                  return std::tie(a.start, a.end, a.assocId, a.account, a.user, a.rate)
                      < std::tie(b.start, b.end, b.assocId, b.account, b.user, b.rate);
              });
}

void forgetUsageBeforeReset(const TimeReader& times, SnapshotRecords& records)
{
    const auto& period = records.policy.usageReset;
    const auto reset = slurm::lastUsageReset(period, records.computedAt, times.utcOffset);
    if (records.usageForm != UsageForm::FromHistory || reset == 0)
        return;
    std::erase_if(records.history, [&](const auto& part) { return part.end <= reset; });
    for (auto& part : records.history)
        part.start = std::max(part.start, reset);
    records.provenance.push_back(
        {"usage reset", "at the last boundary of PriorityUsageResetPeriod " + period, true});
}

void readPriorityAnswers(const std::vector<Line>& lines, const std::string& file,
                         SnapshotRecords& records)
{
    std::size_t bad = 0;
    for (const auto& [number, line] : lines) {
        const auto cells = text::split(line, '|');
        PriorityAnswerRecord record;
        const auto id = text::toInteger(text::trimmed(cells[0]));
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
                     "the line is not what sprio was asked for; nothing is compared with it", file,
                     number});
            continue;
        }
        record.jobId = static_cast<std::uint32_t>(*id);
        record.partition = std::string(text::trimmed(cells[2]));
        records.priorityAnswers.push_back(std::move(record));
    }
}

std::int64_t momentOfAges(const std::vector<Line>& lines, const SnapshotRecords& records)
{
    std::unordered_map<std::uint32_t, std::int64_t> accrued;
    const bool always = records.policy.has(AccrueAlways);
    for (const auto& job : records.jobs)
        accrued.emplace(job.id, always ? job.submitTime : job.accrueTime);
    std::map<std::int64_t, std::size_t> votes;
    for (const auto& [number, line] : lines) {
        const auto cells = text::split(line, '|');
        const auto id = text::toInteger(text::trimmed(cells[0]));
        const auto age = cells.size() > 3 ? text::toDouble(cells[3]) : std::nullopt;
        if (!id || !age || *age <= 0.0 || *age >= 1.0)
            continue;
        const auto job = accrued.find(static_cast<std::uint32_t>(*id));
        if (job != accrued.end() && job->second != 0)
            ++votes[job->second + std::llround(*age * records.policy.maxAge)];
    }
    const auto winner
        = std::max_element(votes.begin(), votes.end(),
                           [](const auto& a, const auto& b) { return a.second < b.second; });
    return winner == votes.end() ? 0 : winner->first;
}

} // namespace fairlead::accounting
