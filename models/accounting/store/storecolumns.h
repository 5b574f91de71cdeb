// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/store/sqlvalue.h"

#include <concepts>

/// Which columns a record has. Said once, for writing and for reading: `row` is called with the
/// name and the value of each column, in the order of the schema.
namespace fairlead::accounting {

template <typename R, typename T>
concept Of = std::same_as<std::remove_const_t<R>, T>;

/// A name in a list whose order matters.
struct NameRow
{
    std::string name;
};
/// One entry of SnapshotRecords::cycles.
struct CycleRow
{
    std::int64_t moment = 0;
};
/// One entry of Partition::tresTotal.
struct PartitionTotalRow
{
    std::uint32_t partition = 0; ///< position in SnapshotRecords::partitions
    std::uint32_t tres = 0; ///< position in SnapshotRecords::tresNames
    double total = 0.0; ///< in TRES units
};
/// An issue, with a column for each state and loss.
struct IssueRow
{
    Severity severity = Severity::Warning;
    Message message;
    std::string file;
    int line = 0;
    bool isDamage = false;
    bool isOfLostJob = false;
    bool isOfCutList = false;
    bool isOfGuess = false;
};
/// A named value of the snapshot or of its policy.
struct ValueRow
{
    std::string name;
    std::string value;
};

template <typename Row>
void columns(Row& row, Of<ValueRow> auto& r)
{
    row("name", r.name);
    row("value", r.value);
}

template <typename Row>
void columns(Row& row, Of<NameRow> auto& r)
{
    row("name", r.name);
}

template <typename Row>
void columns(Row& row, Of<CycleRow> auto& r)
{
    row("moment", r.moment);
}

template <typename Row>
void columns(Row& row, Of<AssocRecord> auto& r)
{
    row("assoc_id", r.id);
    row("account_name", r.account);
    row("user_name", r.user);
    row("partition_name", r.partition);
    row("parent_name", r.parent);
    row("shares", r.shares);
    row("priority", r.priority);
    row("lft", r.lft);
    row("raw_usage", r.rawUsage);
    row("file_name", r.file);
    row("line_number", r.line);
    row("charged_since", r.chargedSince);
    row("held_part", r.heldPart);
}

template <typename Row>
void columns(Row& row, Of<JobRecord> auto& r)
{
    row("job_id", r.id);
    row("user_name", r.user);
    row("account_name", r.account);
    row("assoc_id", r.assocId);
    row("qos_name", r.qos);
    row("partitions", r.partitions);
    row("nodes", r.nodes);
    row("cpus", r.cpus);
    row("time_limit", r.timeLimit);
    row("submit_time", r.submitTime);
    row("eligible_time", r.eligibleTime);
    row("accrue_time", r.accrueTime);
    row("nice", r.nice);
    row("site", r.site);
    row("state", r.state);
    row("held", r.held);
    row("reason", r.reason);
    row("tres", r.tres);
    row("file_name", r.file);
    row("line_number", r.line);
    row("priority", r.priority);
    row("priority_set", r.hasSetPriority);
    row("array_job", r.arrayJob);
    row("array_task", r.arrayTask);
    row("waiting_tasks", r.waitingTasks);
    row("reserved", r.isReserved);
    row("start_time", r.startTime);
    row("usage_rate", r.usageRate);
}

template <typename Row>
void columns(Row& row, Of<Partition> auto& r)
{
    row("name", r.name);
    row("job_factor", r.jobFactor);
    row("tier", r.tier);
    row("max_time", r.maxTime);
    row("billing_weights", r.billingWeights);
    row("is_default", r.isDefault);
}

template <typename Row>
void columns(Row& row, Of<PartitionTotalRow> auto& r)
{
    row("partition_pos", r.partition);
    row("tres_pos", r.tres);
    row("total", r.total);
}

template <typename Row>
void columns(Row& row, Of<Qos> auto& r)
{
    row("name", r.name);
    row("priority", r.priority);
    row("usage_factor", r.usageFactor);
    row("no_decay", r.noDecay);
    row("preempts", r.preempts);
    row("preempt_mode", r.preemptMode);
    row("qos_id", r.id);
    row("raw_usage", r.rawUsage);
}

template <typename Row>
void columns(Row& row, Of<HistoryRecord> auto& r)
{
    row("assoc_id", r.assocId);
    row("account_name", r.account);
    row("user_name", r.user);
    row("partition_name", r.partition);
    row("start_time", r.start);
    row("end_time", r.end);
    row("rate", r.rate);
}

template <typename Row>
void columns(Row& row, Of<Consumption::Part> auto& r)
{
    row("account_name", r.account);
    row("user_name", r.user);
    row("start_time", r.start);
    row("end_time", r.end);
    row("tres", r.tres);
}

template <typename Row>
void columns(Row& row, Of<PriorityAnswerRecord> auto& r)
{
    static_assert(weightedFactorCount == 6);
    row("job_id", r.jobId);
    row("partition_name", r.partition);
    row("priority", r.answer.priority);
    row("age", r.answer.terms[0]);
    row("assoc", r.answer.terms[1]);
    row("fair_share", r.answer.terms[2]);
    row("job_size", r.answer.terms[3]);
    row("partition_term", r.answer.terms[4]);
    row("qos", r.answer.terms[5]);
}

template <typename Row>
void columns(Row& row, Of<ShareAnswerRecord> auto& r)
{
    row("account_name", r.account);
    row("user_name", r.user);
    row("partition_name", r.partition);
    static_assert(shareColumnCount == 7);
    row("fair_share", r.answer[ShareColumn::FairShare]);
    row("raw_shares", r.answer[ShareColumn::RawShares]);
    row("norm_shares", r.answer[ShareColumn::NormShares]);
    row("raw_usage", r.answer[ShareColumn::RawUsage]);
    row("norm_usage", r.answer[ShareColumn::NormUsage]);
    row("effective_usage", r.answer[ShareColumn::EffectvUsage]);
    row("level_fs", r.answer[ShareColumn::LevelFs]);
}

template <typename Row>
void columns(Row& row, Of<Provenance> auto& r)
{
    row("input", r.input);
    row("origin", r.origin);
    row("assumed", r.isAssumed);
}

template <typename Row>
void columns(Row& row, Of<IssueRow> auto& r)
{
    row("severity", r.severity);
    row("message", r.message);
    row("file_name", r.file);
    row("line_number", r.line);
    row("is_damage", r.isDamage);
    row("is_of_lost_job", r.isOfLostJob);
    row("is_of_cut_list", r.isOfCutList);
    row("is_of_guess", r.isOfGuess);
}

/// The single values of a snapshot, kept by name.
template <typename Row>
void namedValues(Row& row, Of<SnapshotRecords> auto& r)
{
    row("cluster", r.cluster);
    row("source", r.source);
    row("takenAt", r.takenAt);
    row("computedAt", r.computedAt);
    row("nodeCount", r.nodeCount);
    row("cpuCount", r.cpuCount);
    row("keepsOrder", r.keepsOrder);
    row("usageForm", r.usageForm);
    row("historyIsWhole", r.historyIsWhole);
    row("shareColumns", r.shareColumns);
    row("utcOffset", r.utcOffset);
}

} // namespace fairlead::accounting
