// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/arraytasks.h"
#include "models/accounting/slurmtext/workload/historyjobs.h"
#include "models/accounting/sources/slurmdbd/historytables.h"

#include <charconv>
#include <map>

namespace fairlead::accounting {

namespace {
using replay::Second;

// Places in the answer to the query below.
struct HistoryRow
{
    enum Column : unsigned
    {
        IdJob,
        IdArray,
        IdTask,
        TaskList,
        Account,
        IdAssoc,
        IdUser,
        PartitionList,
        IdQos,
        State,
        Flags,
        TimeLimit,
        SubmitTime,
        EligibleTime,
        StartTime,
        EndTime,
        Cpus,
        Nodes,
        NodeList,
        TresRequested,
        TresAllocated,
        Memory,
        SubmittedLine,
        Constraint,
        Reserved,
    };
};

constexpr std::int64_t neverMoment = 0xfffffffe; // NO_VAL and INFINITE of 32 bits

/// By its number, which is a part of the primary key; one that was changed has several rows.
QByteArray reservationName(const SlurmdbdSchema& schema)
{
    return "(SELECT MIN(resv_name) FROM " + schema.table("resv_table")
        + " AS resv WHERE resv.id_resv = job.id_resv AND job.id_resv <> 0)";
}

QByteArray statementFor(const SlurmdbdSchema& schema, const HistoryWindow& window)
{
    const auto column = [&](const char* name, const char* otherwise) {
        return (schema.jobColumns.contains(QLatin1String(name)) ? QByteArray(name)
                                                                : QByteArray(otherwise))
            + ", ";
    };
    const auto isThere = [&](const char* name) {
        return schema.jobColumns.contains(QLatin1String(name)) ? QByteArray(name)
                                                               : QByteArrayLiteral("NULL");
    };
    // Two ranges of the index on (time_end, time_eligible).
    return "SELECT id_job, " + column("id_array_job", "0") + column("id_array_task", "4294967294")
        + column("array_task_str", "NULL")
        + "account, id_assoc, id_user, `partition`, id_qos, state, " + column("flags", "0")
        + "timelimit, time_submit, time_eligible, time_start, time_end, cpus_req, nodes_alloc, "
        + column("nodelist", "''") + "tres_req, " + column("tres_alloc", "''")
        + column("mem_req", "0") + isThere("submit_line") + ", " + isThere("constraints") + ", "
        + (schema.hasReservations ? reservationName(schema) : QByteArrayLiteral("NULL")) + " FROM "
        + schema.table("job_table") + " AS job WHERE deleted = 0 AND (time_end >= "
        + QByteArray::number(qint64(window.from)) + " OR time_end = 0) AND time_submit < "
        + QByteArray::number(qint64(window.to)) + " ORDER BY id_job, time_submit";
}

/// User of each association, deleted ones included: their jobs ran all the same.
Result<std::map<std::uint32_t, std::string>> readUsers(MariadbSession& session,
                                                       const SlurmdbdSchema& schema)
{
    std::map<std::uint32_t, std::string> users;
    const auto done = session.forEachRow(
        "SELECT id_assoc, user FROM " + schema.table("assoc_table"),
        [&](const MariadbRows& row) {
            if (const auto id = row.integer32(0))
                users.emplace(*id, row.utf8(1));
        },
        keptTable);
    if (!done)
        return done.error();
    return users;
}

Result<std::map<std::int64_t, std::string>> readQosNames(MariadbSession& session)
{
    std::map<std::int64_t, std::string> names;
    const auto done = session.forEachRow(
        QByteArrayLiteral("SELECT id, name FROM qos_table"),
        [&](const MariadbRows& row) { names.emplace(row.integer(0).value_or(0), row.utf8(1)); },
        fewRows);
    if (!done)
        return done.error();
    return names;
}

/// As far as a replay tells them apart, in sacct's words.
/// @source slurm.h, enum job_states; common/slurm_protocol_defs.c, job_state_string()
const char* stateName(std::int64_t state)
{
    constexpr std::int64_t resizing = 1 << 13;
    constexpr std::int64_t requeued = 1 << 10;
    if ((state & resizing) != 0)
        return "RESIZING";
    if ((state & requeued) != 0)
        return "REQUEUED";
    switch (state & 255) {
    case 0:
        return "PENDING";
    case 1:
        return "RUNNING";
    case 2:
        return "SUSPENDED";
    case 3:
        return "COMPLETED";
    case 4:
        return "CANCELLED";
    case 5:
        return "FAILED";
    case 6:
        return "TIMEOUT";
    case 7:
        return "NODE_FAIL";
    case 8:
        return "PREEMPTED";
    case 9:
        return "BOOT_FAIL";
    case 10:
        return "DEADLINE";
    case 11:
        return "OUT_OF_MEMORY";
    default:
        return "";
    }
}

/// @source slurmdb.h, SLURMDB_JOB_FLAG_SUBMIT, _SCHED, _BACKFILL
replay::StartedBy startedBy(std::int64_t flags)
{
    if ((flags & 4) != 0)
        return replay::StartedBy::Main;
    if ((flags & 8) != 0)
        return replay::StartedBy::Backfill;
    if ((flags & 2) != 0)
        return replay::StartedBy::Submission;
    return replay::StartedBy::Unknown;
}

/// The highest bit says that it is of each CPU, else it is of each node.
/// @source slurm.h, MEM_PER_CPU
std::optional<replay::MemoryRequest> memoryIn(std::string_view text)
{
    using Kind = replay::MemoryRequest::Kind;
    constexpr std::uint64_t perCpu = 1ULL << 63;
    constexpr std::uint64_t most = 1ULL << 50; // MB; beyond are the values for none
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const auto megabytes = value & ~perCpu;
    if (error != std::errc() || end != text.data() + text.size() || megabytes == 0
        || megabytes > most)
        return std::nullopt;
    return replay::MemoryRequest{megabytes, (value & perCpu) != 0 ? Kind::PerCpu : Kind::PerNode};
}

class JobRows
{
public:
    JobRows(const SlurmdbdNames& names, std::map<std::uint32_t, std::string> users,
            std::map<std::int64_t, std::string> qos)
        : m_names(names)
        , m_users(std::move(users))
        , m_qos(std::move(qos))
    {
    }

    [[nodiscard]] HistoryJob jobOf(const MariadbRows& row) const
    {
        HistoryJob job;
        job.id = row.integer32(HistoryRow::IdJob).value_or(0);
        readArray(row, job);
        readOwner(row, job);
        readTimes(row, job);
        job.cpus = row.integer32(HistoryRow::Cpus).value_or(0);
        job.nodes = row.integer32(HistoryRow::Nodes).value_or(0);
        job.requested = namedTres(row.text(HistoryRow::TresRequested), m_names);
        job.allocated = namedTres(row.text(HistoryRow::TresAllocated), m_names);
        job.allocatedCpus = static_cast<std::uint32_t>(amountOf(job.allocated, "cpu"));
        job.memory = memoryIn(row.text(HistoryRow::Memory));
        job.by = startedBy(row.integer(HistoryRow::Flags).value_or(0));
        job.state = stateName(row.integer(HistoryRow::State).value_or(0));
        const bool hasNodes = row.text(HistoryRow::NodeList) != noNodesAssigned;
        job.hadNoNodes = !hasNodes && job.allocated.empty();
        if (hasNodes)
            job.nodeList = row.utf8(HistoryRow::NodeList);
        if (!row.isNull(HistoryRow::SubmittedLine))
            job.submitted = parseSubmitLine(row.utf8(HistoryRow::SubmittedLine));
        if (!row.isNull(HistoryRow::Constraint))
            takeConstraint(row.utf8(HistoryRow::Constraint), job);
        if (!row.isNull(HistoryRow::Reserved))
            job.reservation = row.utf8(HistoryRow::Reserved);
        return job;
    }

private:
    static void readArray(const MariadbRows& row, HistoryJob& job)
    {
        const auto task = row.integer32(HistoryRow::IdTask).value_or(slurm::noValue);
        const auto list = row.utf8(HistoryRow::TaskList);
        if (!list.empty())
            job.tasks = list;
        else if (task < slurm::noValue)
            job.tasks = std::to_string(task);
        if (!job.tasks.empty())
            job.arrayId = row.integer32(HistoryRow::IdArray).value_or(0);
    }

    void readOwner(const MariadbRows& row, HistoryJob& job) const
    {
        job.account = row.utf8(HistoryRow::Account);
        const auto user = m_users.find(row.integer32(HistoryRow::IdAssoc).value_or(0));
        job.user = user != m_users.end() ? user->second : row.utf8(HistoryRow::IdUser);
        job.partitions = row.utf8(HistoryRow::PartitionList);
        const auto qos = m_qos.find(row.integer(HistoryRow::IdQos).value_or(0));
        if (qos != m_qos.end())
            job.qos = qos->second;
    }

    static void readTimes(const MariadbRows& row, HistoryJob& job)
    {
        const auto moment = [&](HistoryRow::Column column) -> std::optional<Second> {
            const auto value = row.integer(column).value_or(0);
            return value > 0 && value < neverMoment ? std::optional<Second>(value) : std::nullopt;
        };
        job.submit = moment(HistoryRow::SubmitTime).value_or(0);
        job.eligible = moment(HistoryRow::EligibleTime);
        job.start = moment(HistoryRow::StartTime);
        job.end = moment(HistoryRow::EndTime);
        const auto limit = row.integer(HistoryRow::TimeLimit).value_or(neverMoment);
        if (limit == std::int64_t{slurm::infinite})
            job.limit = replay::unlimited;
        else if (limit > 0 && limit < neverMoment)
            job.limit = static_cast<std::uint32_t>(limit);
    }

    const SlurmdbdNames& m_names;
    std::map<std::uint32_t, std::string> m_users;
    std::map<std::int64_t, std::string> m_qos;
};
} // namespace

Result<void> readHistoryJobs(MariadbSession& session, const SlurmdbdSchema& schema,
                             const SlurmdbdNames& names, const HistoryWindow& window,
                             replay::Recording& recording)
{
    auto users = readUsers(session, schema);
    if (!users)
        return users.error();
    auto qos = readQosNames(session);
    if (!qos)
        return qos.error();
    const JobRows rows(names, *std::move(users), *std::move(qos));
    const bool hasSubmitLines = schema.jobColumns.contains(QStringLiteral("submit_line"));
    HistoryJobs jobs("job_table", hasSubmitLines, 0, recording);
    auto done = session.forEachRow(
        statementFor(schema, window), [&](const MariadbRows& row) { jobs.add(rows.jobOf(row), 0); },
        keptTable);
    if (done)
        jobs.finish();
    forgetUntold(recording.workload); // there is no log
    return done;
}

} // namespace fairlead::accounting
