// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/config/schedulerparameters.h"

#include "engine/base/text.h"
#include "engine/slurm/config/schedulerbounds.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fairlead::slurm {

namespace {
// slurm.conf(5), 22.05 to 26.11.
constexpr std::array<std::string_view, 43> numbers{
    "batch_sched_delay",
    "bb_array_stage_cnt",
    "bf_hetjob_prio",
    "bf_interval",
    "bf_job_part_count_reserve",
    "bf_max_job_array_resv",
    "bf_max_job_assoc",
    "bf_max_job_part",
    "bf_max_job_start",
    "bf_max_job_test",
    "bf_max_job_user",
    "bf_max_job_user_part",
    "bf_max_time",
    "bf_min_age_reserve",
    "bf_min_prio_reserve",
    "bf_node_space_size",
    "bf_resolution",
    "bf_topopt_iterations",
    "bf_window",
    "bf_window_linear",
    "bf_yield_interval",
    "bf_yield_rpc_cnt",
    "bf_yield_sleep",
    "build_queue_timeout",
    "correspond_after_task_cnt",
    "default_queue_depth",
    "delay_boot",
    "inventory_interval",
    "max_array_tasks",
    "max_depend_depth",
    "max_rpc_cnt",
    "max_sched_time",
    "max_script_size",
    "max_submit_line_size",
    "max_switch_wait",
    "partition_job_depth",
    "preempt_reorder_count",
    "requeue_delay",
    "sched_interval",
    "sched_max_job_start",
    "sched_min_interval",
    "step_retry_count",
    "step_retry_time",
};
constexpr std::array<std::string_view, 42> words{
    "allow_zero_lic",
    "assoc_limit_stop",
    "bf_allow_magnetic_slot",
    "bf_busy_nodes",
    "bf_continue",
    "bf_hetjob_immediate",
    "bf_ignore_newly_avail_nodes",
    "bf_licenses",
    "bf_one_resv_per_job",
    "bf_running_job_reserve",
    "bf_topopt_enable",
    "defer",
    "defer_batch",
    "disable_hetjob_steps",
    "disable_job_shrink",
    "enable_hetjob_steps",
    "enable_job_state_cache",
    "enable_stepmgr",
    "enable_user_top",
    "extra_constraints",
    "ignore_constraint_validation",
    "ignore_numa",
    "ignore_prefer_validation",
    "kill_invalid_depend",
    "no_backup_scheduling",
    "no_env_cache",
    "nohold_on_prolog_fail",
    "pack_serial_at_end",
    "permit_job_expansion",
    "preempt_send_user_signal",
    "preempt_strict_order",
    "preempt_youngest_first",
    "reduce_completing_frag",
    "requeue_setup_env_fail",
    "salloc_wait_nodes",
    "sbatch_wait_nodes",
    "spec_cores_first",
    "time_min_as_soft_limit",
    "default_gbytes",
    "whole_hetjob",
    "whole_pack",
    "(null)",
};

std::string nameOf(std::string_view entry)
{
    return text::lower(text::trimmed(entry.substr(0, entry.find('='))));
}

bool isIn(const auto& names, const std::string& name)
{
    return std::ranges::find(names, std::string_view(name)) != names.end();
}

/// @param name  in lower case
Result<void> checkBounds(const std::string& name, std::string_view value)
{
    const auto* bounds = boundsOfSchedulerNumber(name);
    if (bounds == nullptr || takenValue(*bounds, value))
        return {};
    const auto most = std::to_string(bounds->most);
    if (!bounds->takesZero)
        return usageError({said("Messages", "%1: “%2” is neither -1 nor between 1 and %3"),
                           {name, std::string(value), most}});
    return usageError({said("Messages", "%1: “%2” is not between %3 and %4"),
                       {name, std::string(value), std::to_string(bounds->least), most}});
}
} // namespace

bool isSchedulerNumber(std::string_view name)
{
    return isIn(numbers, text::lower(name));
}

std::string schedulerNumber(std::string_view list, std::string_view name)
{
    const auto wanted = text::lower(name);
    for (const auto entry : text::split(list, ',')) {
        const auto equal = entry.find('=');
        if (equal != entry.npos && nameOf(entry) == wanted)
            return std::string(text::trimmed(entry.substr(equal + 1)));
    }
    return {};
}

Result<std::string> withSchedulerNumber(std::string_view list, std::string_view name,
                                        std::string_view value)
{
    const auto trimmed = text::trimmed(value);
    if (!trimmed.empty() && !text::toInteger(trimmed))
        return usageError({said("Messages", "%1: “%2” is not a whole number"),
                           {std::string(name), std::string(trimmed)}});
    const auto wanted = text::lower(name);
    if (!trimmed.empty()) {
        if (auto good = checkBounds(wanted, trimmed); !good)
            return good.error();
    }
    const auto own = wanted + '=' + std::string(trimmed);
    std::string result;
    bool isThere = trimmed.empty();
    const auto add
        = [&](std::string_view entry) { result.append(result.empty() ? "" : ",").append(entry); };
    for (const auto part : text::split(list, ',')) {
        const auto entry = text::trimmed(part);
        const bool isOther = nameOf(entry) != wanted;
        if (isOther && !entry.empty() && entry != "(null)")
            add(entry);
        else if (!isOther && !std::exchange(isThere, true))
            add(own);
    }
    if (!isThere)
        add(own);
    return result;
}

Result<void> checkSchedulerParameters(std::string_view list)
{
    for (const auto part : text::split(list, ',')) {
        const auto name = nameOf(part);
        if (!text::trimmed(part).empty() && !isIn(numbers, name) && !isIn(words, name))
            return usageError({said("Messages", "%1: “%2” is not a known word"),
                               {"SchedulerParameters", std::string(text::trimmed(part))}});
        const auto equal = part.find('=');
        if (equal == part.npos)
            continue;
        if (auto good = checkBounds(name, text::trimmed(part.substr(equal + 1))); !good)
            return good;
    }
    return {};
}

} // namespace fairlead::slurm
