// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/queue/jobreader.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "engine/priority/limitreasons.h"
#include "engine/slurm/usage/usagerates.h"
#include "models/accounting/slurmtext/queue/untrackedtres.h"
#include "models/accounting/slurmtext/text/arraytasks.h"
#include "models/accounting/slurmtext/text/countedissue.h"
#include "models/accounting/slurmtext/text/jobstates.h"
#include "models/accounting/slurmtext/text/keyvalues.h"
#include "models/accounting/slurmtext/text/sharedlists.h"
#include "models/accounting/slurmtext/text/wholerecords.h"

#include <algorithm>
#include <array>

namespace fairlead::accounting {

namespace {
constexpr std::size_t mostReserved = 1 << 20; // jobs, before they are counted

/// "2" or "2-4": the maximum; nothing where it is below the minimum.
std::optional<std::uint32_t> highestOf(std::string_view text)
{
    const auto dash = text.find('-', 1);
    const auto least = firstNumber(text);
    const auto most = dash == std::string_view::npos ? least : wholeNumber(text.substr(dash + 1));
    return least && most && *most >= *least ? most : std::nullopt;
}

Result<std::uint32_t> timeLimit(std::string_view text)
{
    if (text.empty() || text::equalsIgnoreCase(text, "Partition_Limit") || text == "N/A")
        return slurm::noTimeLimit;
    const auto seconds = parseDuration(text);
    if (!seconds)
        return seconds.error();
    return limitInMinutes(*seconds);
}

std::string_view firstOf(const NameList& names)
{
    return names.empty() ? std::string_view() : names.front();
}

/// The fields of a job that count, in the order of jobKeys.
enum Field : std::size_t
{
    JobId,
    State,
    Priority,
    ArrayJobId,
    ArrayTaskId,
    Reservation,
    UserId,
    Account,
    QosName,
    Reason,
    PartitionList,
    NumNodes,
    NumCpus,
    TimeLimit,
    Nice,
    SiteFactor,
    ReqTres,
    AllocTres,
    Tres,
    SubmitTime,
    EligibleTime,
    AccrueTime,
    StartTime,
    EndTime,
    SchedNodeList,
    OverSubscribe,
    Exclusive,
    Threads,
    CpusPerTask,
    FieldCount
};
constexpr std::array<std::string_view, FieldCount> jobKeys{
    "JobId",         "JobState",      "Priority",     "ArrayJobId", "ArrayTaskId", "Reservation",
    "UserId",        "Account",       "QOS",          "Reason",     "Partition",   "NumNodes",
    "NumCPUs",       "TimeLimit",     "Nice",         "SiteFactor", "ReqTRES",     "AllocTRES",
    "TRES",          "SubmitTime",    "EligibleTime", "AccrueTime", "StartTime",   "EndTime",
    "SchedNodeList", "OverSubscribe", "Exclusive",    "ReqB:S:C:T", "CPUs/Task"};

/// Turns lines into records. One for a whole file.
class JobLines
{
public:
    explicit JobLines(const TimeReader& times)
        : m_times(times)
    {
    }

    void setLine(std::string_view line) { m_keys.readJob(line); }
    /// Of the line; nothing when it has none.
    [[nodiscard]] std::optional<std::string_view> state() const
    {
        return m_keys.has(State) ? std::optional(m_keys[State]) : std::nullopt;
    }

    /// The first field that scontrol prints of every job and the line has not; empty: it has all.
    [[nodiscard]] std::string_view missing() const
    {
        for (const auto field : {UserId, QosName, Nice, SubmitTime, EligibleTime}) {
            if (!m_keys.has(field))
                return jobKeys[field];
        }
        return m_keys.has(ReqTres) || m_keys.has(AllocTres) || m_keys.has(Tres) ? std::string_view()
                                                                                : jobKeys[ReqTres];
    }

    /// Whether the tasks of the line's array are told in part.
    [[nodiscard]] bool isArrayCut() const { return isCutShort(m_keys[ArrayTaskId]); }

    /// Of a job that is over, for its usage; nothing: the line does not tell it.
    std::optional<EndedJob> readEnded(const UsageRates& rates)
    {
        JobRecord job;
        job.state = JobState::Running; // whose StartTime is no plan
        const auto end = m_times.read(m_keys[EndTime]);
        if (!read(job).text.empty() || job.startTime == 0 || !end)
            return std::nullopt;
        const auto partition = firstOf(job.partitions);
        return EndedJob{job.account,
                        job.user,
                        std::string(partition),
                        job.startTime,
                        *end,
                        rates.of(job.tres.list(), partition, job.qos),
                        0};
    }

    /// Fills the record; returns what is wrong with the line, or nothing.
    Message read(JobRecord& job)
    {
        const auto id = wholeNumber(m_keys[JobId]);
        const auto priority = text::toInteger(m_keys[Priority]);
        if (!id || *id == 0 || !priority || m_keys[Account].empty())
            return said("Messages", "the line is not a job and is left out");
        if (const auto field = emptyOne())
            return {said("Messages", "%1 cannot be read; the job is left out"),
                    {assigned(jobKeys[*field], m_keys[*field])}};
        job.id = *id;
        job.held = *priority == 0;
        job.priority = static_cast<std::uint32_t>(std::clamp<long long>(*priority, 0, 4294967295));
        readArray(job);
        job.user = m_keys[UserId].substr(0, m_keys[UserId].find('('));
        job.account = m_keys[Account];
        if (isGiven(m_keys[QosName]))
            job.qos = m_keys[QosName];
        job.reason = m_keys[Reason];
        job.partitions = m_lists.names(m_keys[PartitionList]);
        if (auto problem = readSize(job); !problem.text.empty())
            return problem;
        return readTimes(job);
    }

    /// Of the waiting job that was read last.
    [[nodiscard]] std::uint32_t plannedCpus(const JobRecord& job, const PlannedCpus& planned) const
    {
        const auto exclusive
            = m_keys.has(Exclusive) ? std::optional(m_keys[Exclusive]) : std::nullopt;
        const auto limit = limitReasonOf(job.reason);
        return planned.of({job.cpus, job.nodes, wholeNumber(m_keys[CpusPerTask]).value_or(1),
                           usedThreads(), takesWholeNodes(exclusive, m_keys[OverSubscribe]),
                           m_keys[SchedNodeList],
                           limit && limit->option.find('=') != std::string::npos});
    }

private:
    /// The last of "0:0:*:1"; 0: all.
    [[nodiscard]] std::uint32_t usedThreads() const
    {
        const auto all = m_keys[Threads];
        return wholeNumber(all.substr(all.rfind(':') + 1)).value_or(0);
    }
    /// scontrol writes “(null)”, “Unknown” or “N/A” where there is nothing.
    [[nodiscard]] std::optional<Field> emptyOne() const
    {
        for (const auto field :
             {QosName, SubmitTime, EligibleTime, AccrueTime, ReqTres, AllocTres, Tres}) {
            if (m_keys.has(field) && m_keys[field].empty())
                return field;
        }
        const auto user = m_keys[UserId];
        return m_keys.has(UserId) && user.substr(0, user.find('(')).empty() ? std::optional(UserId)
                                                                            : std::nullopt;
    }

    void readArray(JobRecord& job) const
    {
        const auto task = text::toInteger(m_keys[ArrayTaskId]); // several pending ones: a text
        const auto array = firstNumber(m_keys[ArrayJobId]).value_or(0);
        if (array != 0 && task && *task >= 0 && *task < slurm::noValue) {
            job.arrayJob = array;
            job.arrayTask = static_cast<std::uint32_t>(*task);
        } else if (array != 0) {
            job.waitingTasks = waitingTasks(m_keys[ArrayTaskId]);
        }
        job.isReserved = isGiven(m_keys[Reservation]);
    }

    /// "2", "2-4", or the sizes that sbatch --nodes=1,3 or 2-8:2 allows: of these the least.
    [[nodiscard]] std::optional<std::uint32_t> nodesAsked() const
    {
        const auto text = m_keys[NumNodes];
        return firstNumber(text.substr(0, text.find_first_of(",:")));
    }

    Message readSize(JobRecord& job)
    {
        const auto nodes = nodesAsked();
        const auto cpus = highestOf(m_keys[NumCpus]);
        const auto limit = timeLimit(m_keys[TimeLimit]);
        if (!nodes || !cpus || !limit)
            return said("Messages",
                        "the job's NumNodes, NumCPUs or TimeLimit cannot be read; it is left out");
        for (const auto field : {Nice, SiteFactor}) {
            if (m_keys.has(field) && !text::toInteger(m_keys[field]))
                return {said("Messages", "%1 cannot be read; the job is left out"),
                        {assigned(jobKeys[field], m_keys[field])}};
        }
        job.cpus = *cpus;
        job.timeLimit = *limit;
        job.nice = text::toInteger(m_keys[Nice]).value_or(0);
        job.site = text::toInteger(m_keys[SiteFactor]).value_or(0);
        const bool isPending = job.state == JobState::Pending;
        auto requested = m_keys[ReqTres];
        if (!isGiven(requested) && isPending) // 22.05 has one list, of what is allocated later
            requested = m_keys[Tres];
        auto tres = m_keys[AllocTres];
        if (!isGiven(tres))
            tres = m_keys[ReqTres];
        if (!isGiven(tres))
            tres = m_keys[Tres];
        std::vector<std::string> bad;
        job.tres = m_lists.tres(tres, &bad);
        job.nodes = requested == tres ? requestedNodes(job.tres, *nodes)
                                      : requestedNodes(m_lists.tres(requested), *nodes);
        if (bad.empty())
            return {};
        return {said("Messages", "TRES “%1” cannot be read"), {bad.front()}};
    }

    Message readTimes(JobRecord& job)
    {
        const auto submit = m_times.read(m_keys[SubmitTime]);
        const auto eligible = m_times.read(m_keys[EligibleTime]);
        const auto accrue = m_times.read(m_keys[AccrueTime]);
        if (!submit || !eligible || !accrue)
            return said("Messages", "a time of the job cannot be read; it is left out");
        job.submitTime = *submit;
        job.eligibleTime = *eligible;
        job.accrueTime = m_keys.has(AccrueTime) ? *accrue : *eligible; // before 18.08
        job.startTime = holdsResources(job.state) ? m_times.read(m_keys[StartTime]).value_or(0) : 0;
        return {};
    }

    KeyValues m_keys{jobKeys};
    const TimeReader& m_times;
    SharedLists m_lists;
};
} // namespace

std::vector<PlannedJob> readJobs(TextLines given, const std::string& file, const TimeReader& times,
                                 SnapshotRecords& records, const PlannedCpus& planned)
{
    auto lines = wholeRecords(std::move(given));
    const UsageRates rates(records);
    const auto report = [&](int line, Message what) {
        records.issues.push_back(
            {Severity::Warning, std::move(what), file, line, FileState::Readable, Loss::Job});
    };
    auto cutArrays = cutArraysIssue();
    auto incomplete = incompleteJobsIssue();
    UntrackedTres untracked(records);
    JobLines reader(times);
    std::vector<PlannedJob> plannedJobs;
    const auto noteEnded = [&] {
        if (auto ended = reader.readEnded(rates)) {
            ended->place = records.jobs.size();
            records.ended.push_back(*std::move(ended));
        }
    };
    const SharedText sharedFile(file);
    records.jobs.reserve(records.jobs.size() + std::min(lines.estimate(), mostReserved));
    while (const auto* line = lines.next()) {
        if (line->text.starts_with("No jobs in the system"))
            continue;
        reader.setLine(line->text);
        const auto state = reader.state();
        if (!state) {
            report(line->number, said("Messages", "the line is not a job and is left out"));
            continue;
        }
        const auto known = parseJobState(*state);
        if (!known) {
            if (!isFinished(*state))
                report(line->number,
                       {said("Messages", "%1 cannot be read; the job is left out"),
                        {assigned(jobKeys[State], *state)}});
            else
                noteEnded();
            continue;
        }
        if (*known == JobState::Completing)
            noteEnded();
        auto& job = records.jobs.emplace_back();
        job.file = sharedFile;
        job.line = line->number;
        job.state = *known;
        auto problem = reader.read(job);
        if (reader.isArrayCut())
            cutArrays.add({}, line->number);
        if (const auto field = reader.missing(); problem.text.empty() && !field.empty())
            incomplete.add(std::string(field), line->number);
        if (!problem.text.empty()) {
            report(line->number, std::move(problem));
            records.jobs.pop_back();
            continue;
        }
        untracked.check(job);
        if (job.startTime != 0) {
            job.usageRate = rates.of(job.tres.list(), firstOf(job.partitions), job.qos);
        } else if (const auto cpus = reader.plannedCpus(job, planned);
                   job.state == JobState::Pending && cpus != job.cpus) {
            plannedJobs.push_back({records.jobs.size() - 1, cpus});
        }
    }
    cutArrays.report(file, records.issues);
    incomplete.report(file, records.issues);
    untracked.report(file, records.issues);
    return plannedJobs;
}

CountedIssue incompleteJobsIssue()
{
    return {
        said("Messages", "1 job has no %2, which scontrol prints of every job"),
        said("Messages", "%1 jobs lack what scontrol prints of every job; of the first it is %2")};
}

CountedIssue cutArraysIssue()
{
    return {said("Messages",
                 "1 array has more tasks than its line tells, which ends in dots: with "
                 "SLURM_BITSTR_LEN=0 scontrol tells all"),
            said("Messages",
                 "%1 arrays have more tasks than their lines tell, which end in dots: with "
                 "SLURM_BITSTR_LEN=0 scontrol tells all")};
}

} // namespace fairlead::accounting
