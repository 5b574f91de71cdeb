// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/snapshotbuilder.h"

#include "engine/base/timetext.h"
#include "engine/cluster/moabjobtable.h"
#include "engine/cluster/queuebuilder.h"
#include "engine/cluster/tablespace.h"
#include "engine/cluster/treebuilder.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace fairlead {

Message untrackedTresWeight(const std::string& tres)
{
    return {said("Messages",
                 "PriorityWeightTRES names “%1”, which the cluster does not track; it is ignored"),
            {tres}};
}

namespace {
constexpr std::int64_t farthestOffset = 100 * 3600; // seconds east of UTC: "+9959"

void checkTresWeights(Snapshot& snapshot)
{
    const auto& names = snapshot.tresNames;
    for (const auto& weight : snapshot.policy.slurm().tresWeights) {
        if (std::find(names.begin(), names.end(), weight.tres) == names.end())
            snapshot.issues.push_back({Severity::Warning, untrackedTresWeight(weight.tres), {}, 0});
    }
}

/// The reader's problems, then the builder's; records that were built once bring the latter along,
/// in English if a store kept them.
Issues joined(Issues issues, Issues added)
{
    std::unordered_map<std::string, Message> sentences;
    for (const auto& issue : added)
        sentences.emplace(english(issue.message), issue.message);
    std::unordered_set<std::string> known;
    for (auto& issue : issues) {
        const auto text = english(issue.message);
        if (const auto found = sentences.find(text); found != sentences.end())
            issue.message = found->second;
        known.insert(text);
    }
    for (auto& issue : added) {
        if (!known.contains(english(issue.message)))
            issues.push_back(std::move(issue));
    }
    return issues;
}

AssocRecord assocRecord(const Snapshot& snapshot, std::size_t i)
{
    const auto& table = snapshot.assocs;
    AssocRecord record;
    record.account = snapshot.accountName(AssocIndex(i));
    record.user = snapshot.userName(AssocIndex(i));
    record.partition = snapshot.partitionName(AssocIndex(i));
    if (i > 0 && record.user.empty())
        record.parent = snapshot.accountName(table.parent[i]);
    record.shares = table.shares[i];
    if (table.priority[i] != slurm::noPriority)
        record.priority = table.priority[i];
    record.id = table.id[i];
    record.lft = table.tieOrder[i];
    record.rawUsage = table.rawUsage[i];
    record.chargedSince = table.chargedSince.empty() ? 0.0L : table.chargedSince[i];
    if (i > 0 && !snapshot.heldParts.empty())
        record.heldPart = snapshot.heldParts[i];
    if (snapshot.usageForm == UsageForm::Rounded && i < table.printedUsage.size()
        && table.printedUsage[i]) // else edits of the tree would have no number to change
        record.rawUsage = table.printedUsage[i];
    return record;
}

std::vector<std::string> partitionNames(const Snapshot& snapshot, JobIndex job)
{
    std::vector<std::string> names;
    const auto& first = snapshot.rows.firstOfJob;
    const auto begin = first[job.at()].at();
    for (auto row = begin; row < first[job.at() + 1].at(); ++row) {
        // Partitions outermost: the first QOS comes once per partition.
        if (snapshot.rowQos(RowIndex(row)) == snapshot.rowQos(RowIndex(begin)))
            names.push_back(snapshot.rowPartitionName(RowIndex(row)));
    }
    return names;
}

/// One QOS, or several separated by commas.
std::string qosNames(const Snapshot& snapshot, JobIndex job)
{
    std::string names;
    const auto& first = snapshot.rows.firstOfJob;
    const auto begin = first[job.at()].at();
    for (auto row = begin; row < first[job.at() + 1].at(); ++row) {
        const auto qos = snapshot.rowQos(RowIndex(row));
        if (!qos.isValid() || (row > begin && qos == snapshot.rowQos(RowIndex(begin))))
            break;
        names += (names.empty() ? "" : ",") + snapshot.qos[qos.at()].name;
    }
    return names;
}

void setRareValues(const JobTable& jobs, JobIndex job, JobRecord& record)
{
    record.priority = JobTable::entry(jobs.setPriority, job);
    record.hasSetPriority = record.priority != 0;
    if (!record.hasSetPriority)
        record.priority = JobTable::entry(jobs.earlierPriority, job);
    record.arrayJob = JobTable::entry(jobs.arrayJob, job);
    record.arrayTask = JobTable::entry(jobs.arrayTask, job, slurm::noValue);
    record.waitingTasks = JobTable::entry(jobs.waitingTasks, job, 1U);
    record.isReserved = JobTable::entry(jobs.reserved, job) != 0;
    record.neverStarts = JobTable::entry(jobs.neverStarts, job) != 0;
    record.startTime = JobTable::entry(jobs.startTime, job);
    record.usageRate = JobTable::entry(jobs.usageRate, job);
}

JobRecord jobRecord(const Snapshot& snapshot, std::size_t i)
{
    const auto& jobs = snapshot.jobs;
    JobRecord record;
    record.id = jobs.id[i];
    record.user = snapshot.names[jobs.user[i]];
    record.account = snapshot.names[jobs.account[i]];
    if (jobs.assoc[i].isValid())
        record.assocId = snapshot.assocs.id[jobs.assoc[i].at()];
    record.qos = qosNames(snapshot, JobIndex(i));
    record.partitions = partitionNames(snapshot, JobIndex(i));
    record.nodes = jobs.nodes[i];
    record.cpus = jobs.cpus[i];
    record.timeLimit = jobs.timeLimit[i];
    record.submitTime = jobs.submitTime[i];
    record.eligibleTime = jobs.eligibleTime[i];
    record.accrueTime = jobs.accrueTime[i];
    record.nice = jobs.nice[i];
    record.site = jobs.site[i];
    record.state = jobs.state[i];
    record.held = jobs.held[i] != 0;
    record.reason = snapshot.names[jobs.reason[i]];
    setRareValues(jobs, JobIndex(i), record);
    record.label = snapshot.names[snapshot.labelOf(JobIndex(i))];
    record.moab = moab::detailsOf(snapshot, JobIndex(i));
    for (std::size_t t = 0; t < snapshot.tresNames.size(); ++t) {
        if (const auto count = jobs.tresCount(t, JobIndex(i)); count != 0)
            record.tres.emplace_back(snapshot.tresNames[t], count);
    }
    return record;
}

HistoryRecord historyRecord(const Snapshot& snapshot, const UsageInterval& part)
{
    return {snapshot.assocs.id[part.assoc.at()],
            snapshot.accountName(part.assoc),
            snapshot.userName(part.assoc),
            snapshot.partitionName(part.assoc),
            part.start,
            part.end,
            part.rate};
}

/// The printed text of a column that may be empty.
std::string textOf(const Snapshot& snapshot, const std::vector<NameId>& column, std::size_t row)
{
    return column.empty() ? std::string() : snapshot.names[column[row]];
}

void addAnswerRecords(const Snapshot& snapshot, SnapshotRecords& records)
{
    const auto& answers = snapshot.answers;
    const auto add = [&](const auto& given, const auto& tres, auto& target) {
        for (std::size_t row = 0; row < given.size(); ++row) {
            if (given[row])
                target.push_back({snapshot.jobs.id[snapshot.rows.job[row].at()],
                                  snapshot.rowPartitionName(RowIndex(row)), *given[row],
                                  textOf(snapshot, tres, row)});
        }
    };
    add(answers.rows, answers.tresTerms, records.priorityAnswers);
    add(answers.normalized, answers.tresFactors, records.normalizedAnswers);
    for (std::size_t i = 0; i < answers.shares.size(); ++i) {
        const AssocIndex assoc(i);
        if (answers.shares[i])
            records.shareAnswers.push_back({snapshot.accountName(assoc), snapshot.userName(assoc),
                                            snapshot.partitionName(assoc), *answers.shares[i]});
    }
    if (!answers.shares.empty())
        records.shareColumns = answers.shareColumns;
    records.agesAgreeOn = answers.agesAgreeOn;
}
} // namespace

Result<std::shared_ptr<const Snapshot>> buildSnapshot(SnapshotRecords records)
{
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->cluster = std::move(records.cluster);
    snapshot->source = std::move(records.source);
    snapshot->storeRevision = records.storeRevision;
    snapshot->takenAt = std::clamp<std::int64_t>(records.takenAt, 0, lastMoment);
    snapshot->computedAt = std::clamp<std::int64_t>(records.computedAt, 0, lastMoment);
    snapshot->colourSlots = std::move(records.colourSlots);
    snapshot->formerNames = std::move(records.formerNames);
    snapshot->policy = records.policy;
    snapshot->tresNames = std::move(records.tresNames);
    snapshot->nodeCount = records.nodeCount;
    snapshot->cpuCount = records.cpuCount;
    snapshot->partitions = std::move(records.partitions);
    for (auto& partition : snapshot->partitions)
        partition.tresTotal.resize(snapshot->tresNames.size(), 0.0);
    snapshot->qos = std::move(records.qos);
    snapshot->cycles = std::move(records.cycles);
    std::sort(snapshot->cycles.begin(), snapshot->cycles.end());
    snapshot->utcOffset
        = std::clamp<std::int64_t>(records.utcOffset, -farthestOffset, farthestOffset);
    snapshot->usageForm = records.usageForm;
    snapshot->usageFromHistory = records.usageForm == UsageForm::FromHistory;
    snapshot->historyIsWhole = records.historyIsWhole;
    snapshot->basis = records.basis;
    snapshot->consumption = std::move(records.consumption);
    snapshot->provenance = std::move(records.provenance);
    moab::addSite(*snapshot, std::move(records.moab));
    TreeBuilder tree(records, *snapshot);
    if (auto built = tree.build(); !built)
        return built.error();
    release(records.assocs); // in the tree now
    QueueBuilder(records, *snapshot, tree).build();
    checkTresWeights(*snapshot);
    snapshot->issues = joined(std::move(records.issues), std::move(snapshot->issues));
    return std::shared_ptr<const Snapshot>(std::move(snapshot));
}

ColourSlots completeColourSlots(const SnapshotRecords& records, ColourSlots kept)
{
    kept = renamed(std::move(kept), records.formerNames);
    kept.insert(records.colourSlots.begin(), records.colourSlots.end());
    std::vector<AccountPlace> accounts;
    for (const auto& assoc : records.assocs) {
        if (assoc.user.empty())
            accounts.push_back({assoc.account, assoc.parent});
    }
    return withAllAccounts(std::move(kept), accounts);
}

SnapshotRecords recordsOf(const Snapshot& snapshot)
{
    SnapshotRecords records;
    records.cluster = snapshot.cluster;
    records.source = snapshot.source;
    records.storeRevision = snapshot.storeRevision;
    records.takenAt = snapshot.takenAt;
    records.computedAt = snapshot.computedAt;
    records.colourSlots = snapshot.colourSlots;
    records.formerNames = snapshot.formerNames;
    records.policy = snapshot.policy;
    records.tresNames = snapshot.tresNames;
    records.nodeCount = snapshot.nodeCount;
    records.cpuCount = snapshot.cpuCount;
    records.partitions = snapshot.partitions;
    records.qos = snapshot.qos;
    records.consumption = snapshot.consumption;
    records.moab = moab::factsOf(snapshot).site;
    records.provenance = snapshot.provenance;
    records.issues = snapshot.issues;
    records.keepsOrder = true;
    records.cycles = snapshot.cycles;
    records.utcOffset = snapshot.utcOffset;
    records.usageForm = summedUp(snapshot.usageForm);
    records.historyIsWhole = snapshot.historyIsWhole;
    records.basis = snapshot.basis;
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i)
        records.assocs.push_back(assocRecord(snapshot, i));
    for (std::size_t i = 0; i < snapshot.jobs.size(); ++i)
        records.jobs.push_back(jobRecord(snapshot, i));
    for (const auto& part : snapshot.history.parts())
        records.history.push_back(historyRecord(snapshot, part));
    addAnswerRecords(snapshot, records);
    return records;
}

} // namespace fairlead
