// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/recordingvalues.h"
#include "models/accounting/store/storecolumns.h"

/// Which columns a recording has, as storecolumns.h says it of the snapshot. Positions (`..._pos`)
/// count from 0 in the order of their table. That no member is forgotten the test
/// tst_storedrecording knows.
namespace fairlead::accounting {

/// A partition; its nodes as nodeRanges() gives them.
struct PartitionRulesRow
{
    replay::PartitionRules rules;
    std::string nodes;
};
/// One entry of Workload::nodeSets, as nodeRanges() gives it.
struct NodeSetRow
{
    std::string nodes;
};
/// One entry of Workload::partitionLists.
struct PartitionListRow
{
    std::vector<std::string> partitions;
};
/// One entry of Workload::dependencyLists.
struct DependencyListRow
{
    std::vector<replay::Dependency> dependencies;
};
/// One entry of Workload::leftOut, without its jobs.
struct LeftOutRow
{
    Message what;
};
/// One job of a feature that is left out.
struct LeftOutJobRow
{
    std::uint32_t feature = 0;
    std::uint32_t job = 0;
};

template <typename Row>
void columns(Row& row, Of<replay::Node> auto& r)
{
    row("name", r.name);
    row("cpus", r.cpus);
    row("threads", r.threads);
    row("sockets", r.sockets);
    row("memory", r.memory);
    row("gpus", r.gpus);
    row("weight", r.weight);
    row("is_up", r.isUp);
    row("gpu_type", r.gpuType);
}

template <typename Row>
void columns(Row& row, Of<PartitionRulesRow> auto& r)
{
    row("name", r.rules.name);
    row("nodes", r.nodes);
    row("tier", r.rules.tier);
    row("max_time", r.rules.maxTime);
    row("default_time", r.rules.defaultTime);
    row("min_nodes", r.rules.minNodes);
    row("max_nodes", r.rules.maxNodes);
    row("max_cpus_per_node", r.rules.maxCpusPerNode);
    row("over_time_limit", r.rules.overTimeLimit);
    row("qos_name", r.rules.qos);
    row("memory", r.rules.memory.megabytes);
    row("memory_of", r.rules.memory.kind);
    row("billing_weights", r.rules.billingWeights);
    row("is_exclusive", r.rules.isExclusive);
    row("is_up", r.rules.isUp);
    row("is_least_loaded", r.rules.isLeastLoaded);
    row("is_for_user", r.rules.isForUser);
}

template <typename Row>
void columns(Row& row, Of<replay::LimitSet> auto& r)
{
    row("group_jobs", r.groupJobs);
    row("group_wall", r.groupWall);
    row("max_wall", r.maxWall);
    row("max_jobs", r.maxJobs);
    row("max_jobs_of_user", r.maxJobsOfUser);
    row("max_jobs_of_account", r.maxJobsOfAccount);
    row("group_accruing", r.groupAccruing);
    row("max_accruing", r.maxAccruing);
    row("max_accruing_of_user", r.maxAccruingOfUser);
    row("max_accruing_of_account", r.maxAccruingOfAccount);
    row("priority_to_plan", r.priorityToPlan);
    row("group_tres", r.group);
    row("group_minutes", r.groupMinutes);
    row("group_run_minutes", r.groupRunMinutes);
    row("max_tres", r.perJob);
    row("max_tres_per_node", r.perNode);
    row("max_minutes", r.minutesPerJob);
    row("max_tres_of_user", r.ofUser);
    row("max_tres_of_account", r.ofAccount);
    row("min_tres", r.least);
}

template <typename Row>
void columns(Row& row, Of<replay::QosLimits> auto& r)
{
    row("name", r.name);
    columns(row, r.limits);
    row("no_reserve", r.hasNoReserve);
    row("over_partition", r.isOverPartition);
}

template <typename Row>
void columns(Row& row, Of<replay::AssocLimits> auto& r)
{
    row("account_name", r.account);
    row("user_name", r.user);
    row("partition_name", r.partition);
    columns(row, r.limits);
    row("own_limits", r.own);
}

template <typename Row>
void columns(Row& row, Of<replay::Request> auto& r)
{
    row("cpus", r.cpus);
    row("cpus_per_task", r.cpusPerTask);
    row("tasks_per_node", r.tasksPerNode);
    row("min_nodes", r.minNodes);
    row("max_nodes", r.maxNodes);
    row("gpus_per_node", r.gpusPerNode);
    row("gpus", r.gpus);
    row("required_pos", r.required);
    row("excluded_pos", r.excluded);
    row("memory", r.memory.megabytes);
    row("memory_of", r.memory.kind);
    row("asks_memory", r.asksMemory);
    row("asks_nodes", r.asksNodes);
    row("is_exclusive", r.isExclusive);
    row("is_contiguous", r.isContiguous);
    row("is_spread", r.isSpread);
    row("threads_per_core", r.threadsPerCore);
    row("is_task_per_core", r.isTaskPerCore);
    row("min_cpus_per_node", r.minCpusPerNode);
    row("reservation_pos", r.reservation);
    row("gpu_type_pos", r.gpuType);
    row("is_for_user", r.isForUser);
}

template <typename Row>
void columns(Row& row, Of<replay::Recorded> auto& r)
{
    row("start_time", r.start);
    row("end_time", r.end);
    row("eligible_time", r.eligible);
    row("nodes_pos", r.nodes);
    row("allocated_cpus", r.cpus);
    row("started_by", r.by);
    row("has_failed", r.hasFailed);
    row("started_partition", r.partition);
    row("billing", r.billing);
}

template <typename Row>
void columns(Row& row, Of<replay::Job> auto& r)
{
    row("job_id", r.id);
    row("array_pos", r.array);
    row("array_task", r.arrayTask);
    row("owner_pos", r.owner);
    row("qos_pos", r.qos);
    row("partitions_pos", r.partitions);
    row("dependencies_pos", r.dependencies);
    row("set_priority", r.setPriority);
    row("nice", r.nice);
    row("time_limit", r.limit);
    row("submit_ms", r.submit);
    row("begin_time", r.begin);
    row("cancel_time", r.cancelled);
    row("run_time", r.runTime);
    row("least_time_limit", r.leastLimit);
    columns(row, r.request);
    columns(row, r.recorded);
}

template <typename Row>
void columns(Row& row, Of<replay::Array> auto& r)
{
    row("array_id", r.id);
    row("first_pos", r.first);
    row("task_count", r.count);
    row("throttle", r.throttle);
}

template <typename Row>
void columns(Row& row, Of<replay::Owner> auto& r)
{
    row("account_name", r.account);
    row("user_name", r.user);
    row("partition_name", r.partition);
}

template <typename Row>
void columns(Row& row, Of<PartitionListRow> auto& r)
{
    row("partitions", r.partitions);
}

template <typename Row>
void columns(Row& row, Of<DependencyListRow> auto& r)
{
    row("dependencies", r.dependencies);
}

template <typename Row>
void columns(Row& row, Of<NodeSetRow> auto& r)
{
    row("nodes", r.nodes);
}

template <typename Row>
void columns(Row& row, Of<replay::Outage> auto& r)
{
    row("node_pos", r.node);
    row("start_time", r.from);
    row("end_time", r.to);
}

template <typename Row>
void columns(Row& row, Of<replay::FormerValue> auto& r)
{
    row("job_pos", r.job);
    row("what", r.what);
    row("former_value", r.value);
    row("until_ms", r.until);
}

template <typename Row>
void columns(Row& row, Of<LeftOutRow> auto& r)
{
    row("feature", r.what);
}

template <typename Row>
void columns(Row& row, Of<LeftOutJobRow> auto& r)
{
    row("feature_pos", r.feature);
    row("job_pos", r.job);
}

template <typename Row>
void columns(Row& row, Of<replay::Recording::Usage> auto& r)
{
    row("account_name", r.account);
    row("user_name", r.user);
    row("partition_name", r.partition);
    row("raw_usage", r.raw);
}

template <typename Row>
void columns(Row& row, Of<replay::LoggedEvent> auto& r)
{
    row("moment_ms", r.at);
    row("event", r.kind);
    row("job_pos", r.job);
    row("cycle_time", r.cycle);
}

template <typename Row>
void columns(Row& row, Of<replay::Recording::Planned> auto& r)
{
    row("job_pos", r.job);
    row("start_time", r.start);
    row("nodes_pos", r.nodes);
}

/// By the names that Slurm has for them, where it has one.
template <typename Row>
void namedValues(Row& row, Of<replay::Parameters> auto& r)
{
    row("SlurmVersionMajor", r.release.major);
    row("SlurmVersionMinor", r.release.minor);
    row("batch_sched_delay", r.batchDelay);
    row("sched_interval", r.interval);
    row("default_queue_depth", r.queueDepth);
    row("partition_job_depth", r.partitionDepth);
    row("sched_max_job_start", r.maxStarts);
    row("defer", r.defers);
    row("bf_interval", r.backfillInterval);
    row("bf_resolution", r.resolution);
    row("bf_window", r.window);
    row("bf_max_job_test", r.maxTested);
    row("bf_node_space_size", r.maxSlots);
    row("bf_max_job_user", r.maxOfUser);
    row("bf_max_job_part", r.maxOfPartition);
    row("bf_max_job_user_part", r.maxOfUserInPartition);
    row("bf_max_job_assoc", r.maxOfAssociation);
    row("bf_max_job_start", r.maxBackfilled);
    row("bf_max_job_array_resv", r.maxArrayPlans);
    row("bf_min_age_reserve", r.minAgeToPlan);
    row("bf_min_prio_reserve", r.minPriorityToPlan);
    row("bf_job_part_count_reserve", r.partitionPlans);
    row("bf_one_resv_per_job", r.onePlanPerJob);
    row("bf_window_linear", r.windowStep);
    row("assoc_limit_stop", r.stopsAtLimits);
    row("KillWait", r.killWait);
    row("OverTimeLimit", r.overTimeLimit);
    row("CompleteWait", r.completeWait);
    row("Epilog", r.hasEpilog);
    row("enforcesLimits", r.enforcesLimits);
    row("enforcesSafely", r.enforcesSafely);
    row.later("EnforcePartLimits", r.testsAllPartitions);
    row.later("pack_serial_at_end", r.packsSerial);
    row.later("bf_running_job_reserve", r.entersRunning);
    row.later("bf_busy_nodes", r.prefersBusy);
    row("completing", r.completing);
    row("backfillRun", r.backfillRun);
    row("tickPeriod", r.tickPeriod);
}

/// What a recording has once.
template <typename Row>
void namedValues(Row& row, Of<replay::Recording> auto& r)
{
    row("from", r.workload.from);
    row("to", r.workload.to);
    row("usageAt", r.usageAt);
    row("plannedAt", r.plannedAt);
    row("cycleAt", r.cycleAt);
    row("isMadeUp", r.isMadeUp);
    row("selectUnit", r.machine.unit);
    row("memoryConsumed", r.machine.isMemoryConsumed);
    row("defaultMemory", r.machine.memory.megabytes);
    row("defaultMemoryOf", r.machine.memory.kind);
    row("gpuTypes", r.machine.gpuTypes);
    row("restrictedPartitions", r.machine.restricted);
    row("memoryBounds", r.machine.memoryBounds);
    row.later("partitionAccess", r.machine.access);
    row.later("nodeMemoryBounds", r.machine.nodeMemoryBounds);
    row.later("reservationNames", r.workload.reservationNames);
    row.later("reservations", r.workload.reservations);
    row.later("closures", r.workload.closures);
    row.later("askedGpuTypes", r.workload.gpuTypes);
    row.later("leastLoadedNodes", r.machine.isLeastLoaded);
    namedValues(row, r.parameters);
}

} // namespace fairlead::accounting
