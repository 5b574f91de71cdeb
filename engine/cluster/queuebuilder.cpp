// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/queuebuilder.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "engine/cluster/answerbuilder.h"
#include "engine/cluster/moabjobtable.h"
#include "engine/cluster/tablespace.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace fairlead {

namespace {
// Far more than a cluster has. Without an end a line of text could ask for any amount of memory.
constexpr std::size_t mostTres = 1000;
constexpr std::size_t mostRowsOfJob = 1000;
constexpr double highestRate = 1e30; // usage per second

bool isUsable(const auto& record)
{
    constexpr auto never = std::numeric_limits<std::int64_t>::max();
    return record.start >= 0 && record.start <= lastMoment && record.end >= 0
        && (record.end <= lastMoment || record.end == never) && record.rate >= 0.0
        && record.rate <= highestRate;
}

/// Slurm stores these numbers in 32 bits; a source may say anything.
template <typename T>
T clampedTo(std::int64_t value)
{
    return static_cast<T>(std::clamp<std::int64_t>(value, std::numeric_limits<T>::min(),
                                                   std::numeric_limits<T>::max()));
}

/// What the source calls a job.
std::string nameOf(const JobRecord& record)
{
    return record.label.empty() ? std::to_string(record.id) : record.label.str();
}

/// Whether a number has to be brought into its range.
bool isClamped(std::int64_t& value, std::int64_t least, std::int64_t most)
{
    const auto given = value;
    value = std::clamp(value, least, most);
    return value != given;
}
} // namespace

QueueBuilder::QueueBuilder(SnapshotRecords& records, Snapshot& snapshot, const TreeBuilder& tree)
    : m_records(records)
    , m_snapshot(snapshot)
    , m_tree(tree)
    , m_jobs(records.jobs)
{
    for (std::size_t i = 0; i < snapshot.partitions.size(); ++i)
        m_partitions.emplace(snapshot.partitions[i].name, PartitionIndex(i));
    for (std::size_t i = 0; i < snapshot.qos.size(); ++i)
        m_qos.emplace(snapshot.qos[i].name, QosIndex(i));
    for (std::size_t i = 0; i < snapshot.tresNames.size(); ++i)
        m_tres.emplace(snapshot.tresNames[i], i);
    m_hasPartitions = !std::ranges::all_of(snapshot.assocs.partition,
                                           [](NameId name) { return name.at() == 0; });
}

void QueueBuilder::report(const JobRecord& record, Sentence sentence, std::vector<FilledIn> more)
{
    more.insert(more.begin(), nameOf(record));
    const Message message(sentence, std::move(more));
    m_snapshot.issues.push_back({Severity::Warning, message, record.file, record.line});
}

void QueueBuilder::reportOnce(const JobRecord& record, Sentence sentence, const std::string& name)
{
    const Message message(sentence, {name});
    if (m_reported.insert(english(message)).second)
        m_snapshot.issues.push_back({Severity::Warning, message, record.file, record.line});
}

/// Of the job whose names were added last.
AssocIndex QueueBuilder::assocOf(const JobRecord& record)
{
    if (record.assocId != 0) {
        if (const auto known = m_tree.findById(record.assocId); known.isValid())
            return known;
    }
    const NameId none(std::size_t{0});
    const AssocTable::NameKey key{m_snapshot.jobs.account.back(), m_snapshot.jobs.user.back(),
                                  none};
    AssocIndex assoc;
    if (m_hasPartitions && !record.partitions.empty())
        assoc = m_snapshot.assocs.find(
            {key[0], key[1], m_snapshot.names.find(record.partitions.front())});
    if (!assoc.isValid())
        assoc = m_snapshot.assocs.find(key);
    if (!assoc.isValid() && !record.hasDetails())
        report(record,
               said("Messages",
                    "job %1: user “%2” has no association in account “%3”; its fair-share factor "
                    "is 0"),
               {record.user, record.account});
    return assoc;
}

QosIndex QueueBuilder::qosNamed(const JobRecord& record, const std::string& name)
{
    if (name.empty())
        return {};
    if (const auto known = m_qos.find(name); known != m_qos.end())
        return known->second;
    if (!record.hasDetails())
        reportOnce(record, said("Messages", "QOS “%1” is not in this source; its factor is 0"),
                   name);
    return {};
}

/// The QOS of a job, the one of highest priority first: with that it is tried first.
std::vector<QosIndex> QueueBuilder::qosOf(const JobRecord& record)
{
    if (record.qos.find(',') == std::string::npos)
        return {qosNamed(record, record.qos)};
    std::vector<QosIndex> list;
    for (const auto name : text::split(record.qos, ','))
        list.push_back(qosNamed(record, std::string(name)));
    const auto priorityOf
        = [&](QosIndex qos) { return qos.isValid() ? m_snapshot.qos[qos.at()].priority : 0; };
    std::stable_sort(list.begin(), list.end(),
                     [&](QosIndex a, QosIndex b) { return priorityOf(a) > priorityOf(b); });
    return list;
}

std::optional<std::size_t> QueueBuilder::tresIndex(const std::string& name)
{
    auto& names = m_snapshot.tresNames;
    if (const auto known = m_tres.find(name); known != m_tres.end())
        return known->second;
    if (names.size() >= mostTres)
        return std::nullopt;
    m_tres.emplace(name, names.size());
    names.push_back(name);
    m_snapshot.jobs.tres.emplace_back();
    for (auto& partition : m_snapshot.partitions)
        partition.tresTotal.push_back(0.0);
    return names.size() - 1;
}

void QueueBuilder::addTres(const JobRecord& record, JobIndex job)
{
    if (record.tres.names() != m_tresNames)
        findTresPlaces(record);
    for (std::size_t i = 0; i < record.tres.size(); ++i) {
        if (!m_tresPlaces[i])
            continue;
        const auto count = record.tres[i].second;
        auto& column = m_snapshot.jobs.tres[*m_tresPlaces[i]];
        if (column.empty() && count != 0)
            column.resize(m_records.jobs.size(), 0);
        if (!column.empty())
            column[job.at()] = count;
    }
}

void QueueBuilder::findTresPlaces(const JobRecord& record)
{
    m_tresNames = record.tres.names();
    m_tresPlaces.clear();
    for (const auto& name : record.tres.names()) {
        m_tresPlaces.push_back(tresIndex(name));
        if (!m_tresPlaces.back())
            reportOnce(record,
                       said("Messages", "the jobs name more than %1 TRES; the others are ignored"),
                       std::to_string(mostTres));
    }
}

PartitionIndex QueueBuilder::partitionOf(const JobRecord& record, const std::string& name)
{
    const auto known = m_partitions.find(name);
    if (known != m_partitions.end())
        return known->second;
    if (!record.hasDetails())
        reportOnce(record,
                   said("Messages",
                        "partition “%1” is not in this source; PriorityJobFactor 1 is assumed"),
                   name);
    const PartitionIndex added(m_snapshot.partitions.size());
    Partition partition;
    partition.name = name;
    partition.tresTotal.resize(m_snapshot.tresNames.size(), 0.0);
    m_snapshot.partitions.push_back(std::move(partition));
    m_partitions.emplace(name, added);
    return added;
}

void QueueBuilder::addRows(const JobRecord& record, JobIndex job)
{
    m_snapshot.rows.firstOfJob.push_back(RowIndex(m_snapshot.rows.size()));
    auto list = qosOf(record);
    const auto count = std::max<std::size_t>(record.partitions.size(), 1) * list.size();
    if (count > mostRowsOfJob) {
        report(record,
               said("Messages",
                    "job %1 names %2 pairs of a partition and a QOS; only the first %3 count"),
               {std::to_string(count), std::to_string(mostRowsOfJob)});
        list.resize(std::min(list.size(), mostRowsOfJob));
    }
    m_snapshot.jobs.qos.push_back(list.front());
    auto left = mostRowsOfJob;
    for (const auto& name : record.partitions) {
        if (left < list.size())
            break;
        left -= list.size();
        const auto partition = partitionOf(record, name);
        for (const auto qos : list)
            addRow(job, partition, qos);
    }
    if (record.partitions.empty()) {
        if (!record.hasDetails())
            report(record, said("Messages", "job %1 names no partition"));
        for (const auto qos : list)
            addRow(job, PartitionIndex(), qos);
    }
}

void QueueBuilder::addRow(JobIndex job, PartitionIndex partition, QosIndex qos)
{
    auto& rows = m_snapshot.rows;
    const auto own = m_snapshot.jobs.qos[job.at()];
    if (rows.qos.empty() && qos != own) { // the first job with several
        for (const auto earlier : rows.job)
            rows.qos.push_back(m_snapshot.jobs.qos[earlier.at()]);
    }
    if (!rows.qos.empty() || qos != own)
        rows.qos.push_back(qos);
    rows.job.push_back(job);
    rows.partition.push_back(partition);
}

void QueueBuilder::addRareColumns(const JobRecord& record, JobIndex job)
{
    auto& jobs = m_snapshot.jobs;
    const auto set = [&](auto& column, auto value, auto none) {
        if (column.empty() && value != none)
            column.resize(m_records.jobs.size(), none);
        if (!column.empty())
            column[job.at()] = value;
    };
    const bool isCharged = holdsResources(record.state);
    const bool isOneRow = record.partitions.size() < 2 && record.qos.find(',') == std::string::npos;
    const bool keepsEarlier = m_snapshot.policy.slurm().has(IncrOnly) && isOneRow;
    set(jobs.label, m_snapshot.names.intern(record.label.str()), NameId(std::size_t{0}));
    set(jobs.setPriority, record.hasSetPriority ? record.priority : 0U, 0U);
    set(jobs.earlierPriority, keepsEarlier ? record.priority : 0U, 0U);
    set(jobs.arrayJob, record.arrayJob, 0U);
    set(jobs.arrayTask, record.arrayTask, slurm::noValue);
    set(jobs.waitingTasks, std::max(record.waitingTasks, 1U), 1U);
    set(jobs.reserved, static_cast<std::uint8_t>(record.isReserved ? 1 : 0), std::uint8_t{0});
    set(jobs.neverStarts, static_cast<std::uint8_t>(record.neverStarts ? 1 : 0), std::uint8_t{0});
    set(jobs.startTime, isCharged ? record.startTime : std::int64_t{0}, std::int64_t{0});
    set(jobs.usageRate, isCharged ? record.usageRate : 0.0, 0.0);
}

/// Slurm keeps nice and site factor in 32 bits and its commands print no year beyond 9999.
void QueueBuilder::checkNumbers(JobRecord& record)
{
    bool isWrong = false;
    for (auto* number : {&record.nice, &record.site})
        isWrong = isClamped(*number, -2147483648LL, 2147483647LL) || isWrong;
    for (auto* moment :
         {&record.submitTime, &record.eligibleTime, &record.accrueTime, &record.startTime})
        isWrong = isClamped(*moment, 0, lastMoment) || isWrong;
    if (!(record.usageRate >= 0.0 && record.usageRate <= highestRate)) {
        isWrong = true;
        record.usageRate = 0.0;
    }
    if (isWrong)
        report(record,
               said("Messages",
                    "job %1 has a time, a TRES, a nice or a site value that Slurm cannot hold; the "
                    "nearest one counts"));
}

void QueueBuilder::addJob(JobRecord& record)
{
    auto& jobs = m_snapshot.jobs;
    const JobIndex job(jobs.size());
    if (!m_jobs.insert(record.id, job)) {
        report(record, said("Messages", "job %1 appears twice; the first one is used"));
        return;
    }
    checkNumbers(record);
    jobs.id.push_back(record.id);
    jobs.user.push_back(m_snapshot.names.intern(record.user));
    jobs.account.push_back(m_snapshot.names.intern(record.account));
    const auto assoc = assocOf(record);
    jobs.assoc.push_back(assoc);
    const auto priority
        = assoc.isValid() ? m_snapshot.assocs.priority[assoc.at()] : slurm::noPriority;
    jobs.assocPriority.push_back(priority == slurm::noPriority ? 0 : priority);
    jobs.nodes.push_back(record.nodes);
    jobs.cpus.push_back(record.cpus);
    jobs.timeLimit.push_back(record.timeLimit);
    jobs.submitTime.push_back(clampedTo<std::uint32_t>(record.submitTime));
    jobs.eligibleTime.push_back(clampedTo<std::uint32_t>(record.eligibleTime));
    jobs.accrueTime.push_back(clampedTo<std::uint32_t>(record.accrueTime));
    jobs.nice.push_back(clampedTo<std::int32_t>(record.nice));
    jobs.site.push_back(clampedTo<std::int32_t>(record.site));
    jobs.state.push_back(record.state);
    jobs.held.push_back(record.held ? 1 : 0);
    jobs.reason.push_back(m_snapshot.names.intern(record.reason));
    moab::addJobDetails(m_snapshot, record);
    addRows(record, job);
    addTres(record, job);
    addRareColumns(record, job);
    record.tres = {}; // in the columns now
}

void QueueBuilder::findTieOrder()
{
    using Key = std::tuple<std::uint64_t, std::uint32_t, RowIndex>;
    const auto& jobs = m_snapshot.jobs;
    auto& rows = m_snapshot.rows;
    std::vector<Key> keys;
    keys.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto job = rows.job[i];
        const auto task = JobTable::entry(jobs.arrayTask, job, slurm::noValue);
        const auto array = task == slurm::noValue ? 0 : JobTable::entry(jobs.arrayJob, job);
        const std::uint64_t number = array != 0 ? array : jobs.id[job.at()];
        keys.emplace_back(static_cast<std::uint64_t>(jobs.submitTime[job.at()]) << 32 | number,
                          task, RowIndex(i));
    }
    if (!std::is_sorted(keys.begin(), keys.end())) // as numbered
        std::sort(keys.begin(), keys.end());
    rows.tieOrder.reserve(rows.size());
    for (const auto& key : keys)
        rows.tieOrder.push_back(std::get<RowIndex>(key));
}

void QueueBuilder::addHistory()
{
    std::size_t lost = 0;
    std::vector<UsageInterval> parts;
    parts.reserve(m_records.history.size() + m_records.buckets.size());
    const auto add = [&](AssocIndex assoc, const auto& record) {
        if (assoc.isValid() && isUsable(record))
            parts.push_back({assoc, record.start, record.end, record.rate});
        else
            ++lost;
    };
    for (const auto& record : m_records.history) {
        const auto assoc = record.assocId != 0 ? m_tree.findById(record.assocId) : AssocIndex();
        add(assoc.isValid() ? assoc : m_tree.find(record.account, record.user, record.partition),
            record);
    }
    for (const auto& bucket : m_records.buckets)
        add(m_tree.findById(bucket.assocId), bucket);
    release(m_records.buckets); // many, and in `parts` now
    if (!parts.empty())
        m_snapshot.history = UsageHistory(parts, m_snapshot.assocs.size());
    if (lost == 0)
        return;
    auto message = counted(
        lost,
        said("Messages",
             "1 usage record belongs to no association or makes no sense; it is left out"),
        said("Messages",
             "%1 usage records belong to no association or make no sense; they are left out"));
    m_snapshot.issues.push_back({Severity::Warning, std::move(message), {}, 0});
}

void QueueBuilder::build()
{
    AnswerBuilder answers(m_records, m_snapshot, m_tree);
    answers.addShares(); // what was read takes more room than what is made of it: one by one
    release(m_records.shareAnswers);
    m_snapshot.jobs.tres.resize(m_snapshot.tresNames.size());
    reserveQueue(m_snapshot, m_records.jobs.size());
    for (auto& record : m_records.jobs)
        addJob(record);
    m_snapshot.rows.firstOfJob.push_back(RowIndex(m_snapshot.rows.size()));
    release(m_records.jobs);
    trimQueue(m_snapshot);
    findTieOrder();
    addHistory();
    answers.addRows(m_jobs);
}

} // namespace fairlead
