// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/text.h"
#include "models/accounting/slurmtext/text/arraytasks.h"
#include "models/accounting/slurmtext/text/countedissue.h"
#include "models/accounting/slurmtext/usage/historyreader.h"
#include "models/accounting/sources/slurmdbd/slurmdbdtables.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
// Places in the answer to the query below.
struct JobRow
{
    enum Column : unsigned
    {
        IdJob,
        IdAssoc,
        Account,
        PartitionList,
        IdQos,
        State,
        TimeLimit,
        SubmitTime,
        EligibleTime,
        StartTime,
        Cpus,
        Nodes,
        TresRequested,
        TresAllocated,
        Priority,
        IdArray,
        IdTask,
        IdReservation,
        QosList,
        TaskList,
    };
};

QByteArray statementFor(const SlurmdbdSchema& schema)
{
    const auto column = [&](const char* name, const char* otherwise) {
        return schema.jobColumns.contains(QLatin1String(name)) ? QByteArray(name)
                                                               : QByteArray(otherwise);
    };
    // The lower byte of the state: 0 waits, 1 runs, 2 is suspended, up to 12 it has ended; what is
    // beyond nobody knows. time_end = 0 is indexed.
    return "SELECT id_job, id_assoc, account, `partition`, id_qos, state, timelimit, time_submit, "
           "time_eligible, time_start, cpus_req, nodes_alloc, tres_req, "
        + column("tres_alloc", "''") + ", priority, " + column("id_array_job", "0") + ", "
        + column("id_array_task", "4294967294") + ", " + column("id_resv", "0") + ", "
        + column("qos_req", "NULL") + ", " + column("array_task_str", "''") + " FROM "
        + schema.table("job_table")
        + " WHERE time_end = 0 AND deleted = 0 AND (state & 255) NOT BETWEEN 3 AND 12 ORDER BY "
          "job_db_inx";
}

JobState stateOf(std::int64_t state)
{
    constexpr std::array states{JobState::Pending, JobState::Running, JobState::Suspended};
    return states[static_cast<std::size_t>(state & 255) % states.size()];
}

std::uint32_t countOf(const std::vector<std::pair<std::string, std::uint64_t>>& tres,
                      const char* name, std::uint32_t otherwise)
{
    for (const auto& [known, count] : tres) {
        if (known == name)
            return static_cast<std::uint32_t>(std::min<std::uint64_t>(count, 0xffffffffU));
    }
    return otherwise;
}

void readPlace(const MariadbRows& rows, const SlurmdbdNames& names, JobRecord& job)
{
    job.assocId = rows.integer32(JobRow::IdAssoc).value_or(0);
    job.account = rows.utf8(JobRow::Account);
    const auto assoc = names.assocs.find(job.assocId);
    if (assoc != names.assocs.end())
        std::tie(job.user, job.account) = assoc->second;
    const auto qos = names.qos.find(rows.integer(JobRow::IdQos).value_or(0));
    if (qos != names.qos.end())
        job.qos = qos->second;
    // A request of several QOS replaces the one that was tried last.
    if (rows.text(JobRow::QosList).find(',') != std::string_view::npos)
        job.qos = rows.utf8(JobRow::QosList);
    const auto list = rows.utf8(JobRow::PartitionList);
    for (const auto name : text::split(list, ',')) {
        if (!name.empty())
            job.partitions.emplace_back(name);
    }
}

void readSize(const MariadbRows& rows, const SlurmdbdNames& names, JobRecord& job)
{
    const bool hasStarted = job.state != JobState::Pending;
    const auto requested = namedTres(rows.text(JobRow::TresRequested), names);
    job.tres = JobTres(hasStarted ? namedTres(rows.text(JobRow::TresAllocated), names) : requested);
    if (job.tres.empty())
        job.tres = requested;
    job.cpus = rows.integer32(JobRow::Cpus).value_or(0);
    job.nodes = countOf(requested, "node", std::max(1U, rows.integer32(JobRow::Nodes).value_or(0)));
    job.timeLimit = rows.integer32(JobRow::TimeLimit).value_or(slurm::noTimeLimit);
}

void readTimes(const MariadbRows& rows, JobRecord& job)
{
    job.submitTime = rows.integer(JobRow::SubmitTime).value_or(0);
    job.eligibleTime = rows.integer(JobRow::EligibleTime).value_or(0);
    job.accrueTime = job.eligibleTime; // the database has no other
    job.startTime
        = job.state == JobState::Pending ? 0 : rows.integer(JobRow::StartTime).value_or(0);
}

JobRecord jobOf(const MariadbRows& rows, const SlurmdbdNames& names)
{
    JobRecord job;
    job.id = rows.integer32(JobRow::IdJob).value_or(0);
    job.state = stateOf(rows.integer(JobRow::State).value_or(0));
    job.held = job.state == JobState::Pending && rows.integer(JobRow::Priority) == 0;
    job.file = "job_table";
    readPlace(rows, names, job);
    readSize(rows, names, job);
    readTimes(rows, job);
    if (const auto task = rows.integer32(JobRow::IdTask).value_or(slurm::noValue);
        task != slurm::noValue) {
        job.arrayJob = rows.integer32(JobRow::IdArray).value_or(0);
        job.arrayTask = task;
    } else {
        job.waitingTasks = waitingTasks(rows.utf8(JobRow::TaskList));
    }
    job.isReserved = rows.integer32(JobRow::IdReservation).value_or(0) != 0;
    return job;
}

/// What jobs name and no table has.
class UnknownIds
{
public:
    /// False: the job is left out.
    bool check(const MariadbRows& rows, const SlurmdbdNames& names)
    {
        const auto job = std::to_string(rows.integer(JobRow::IdJob).value_or(0));
        const auto named = [&](const char* column, std::int64_t value) {
            return job + " (" + column + " " + std::to_string(value) + ")";
        };
        constexpr std::int64_t suspended = 2;
        const auto state = rows.integer(JobRow::State).value_or(0) & 255;
        if (state > suspended) {
            m_states.add(named("state", state), 0);
            return false;
        }
        const auto assoc = rows.integer32(JobRow::IdAssoc).value_or(0);
        if (!names.assocs.contains(assoc))
            m_assocs.add(named("id_assoc", assoc), 0);
        const auto qos = rows.integer(JobRow::IdQos).value_or(0);
        if (qos != 0 && !names.qos.contains(qos))
            m_qos.add(named("id_qos", qos), 0);
        if (!isTresList(rows.text(JobRow::TresRequested))
            || !isTresList(rows.text(JobRow::TresAllocated)))
            m_sizes.add(job, 0);
        return true;
    }
    void report(SnapshotRecords& records) const
    {
        m_states.report("job_table", records.issues, Loss::Job);
        for (const auto* issue : {&m_assocs, &m_qos, &m_sizes})
            issue->report("job_table", records.issues);
    }

private:
    CountedIssue m_states{
        said("Messages", "1 job has a state that is not known and is left out: %2"),
        said("Messages",
             "%1 jobs have a state that is not known and are left out; the first is %2")};
    CountedIssue m_assocs{
        said("Messages", "1 job is of an association that is not in the table: %2"),
        said("Messages", "%1 jobs are of associations that are not in the table; the first is %2")};
    CountedIssue m_qos{
        said("Messages", "1 job has a QOS that is not in the table: %2"),
        said("Messages", "%1 jobs have a QOS that is not in the table; the first is %2")};
    CountedIssue m_sizes{
        said("Messages", "the TRES of 1 job cannot be read, and some count as 0: %2"),
        said("Messages",
             "the TRES of %1 jobs cannot be read, and some count as 0; the first is "
             "%2")};
};
} // namespace

Result<void> readJobTable(MariadbSession& session, const SlurmdbdSchema& schema,
                          const SlurmdbdNames& names, SnapshotRecords& records)
{
    const UsageRates rates(records);
    UnknownIds unknown;
    auto done = session.forEachRow(
        statementFor(schema),
        [&](const MariadbRows& row) {
            if (!unknown.check(row, names))
                return;
            auto job = jobOf(row, names);
            if (job.id == 0) {
                records.issues.push_back({Severity::Warning,
                                          said("Messages", "a job without a number is left out"),
                                          "job_table", 0, FileState::Readable, Loss::Job});
                return;
            }
            if (job.startTime != 0 && !job.partitions.empty())
                job.usageRate = rates.of(job.tres.list(), job.partitions.front(), job.qos);
            records.jobs.push_back(std::move(job));
        },
        keptTable);
    unknown.report(records);
    return done;
}

} // namespace fairlead::accounting
