// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recording/parameters.h"

#include "engine/base/text.h"
#include "engine/slurm/config/schedulerbounds.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>

namespace fairlead::replay {

namespace {
using Number = void (*)(Parameters&, long long);

struct Known
{
    std::string_view name;
    Number set;
};

std::uint32_t count(long long value)
{
    return static_cast<std::uint32_t>(value);
}

// In the bounds of slurm::SchedulerBounds.
constexpr std::array<Known, 21> numbers{{
    {"batch_sched_delay", [](Parameters& p, long long v) { p.batchDelay = v; }},
    {"sched_interval", [](Parameters& p, long long v) { p.interval = v; }},
    {"default_queue_depth", [](Parameters& p, long long v) { p.queueDepth = count(v); }},
    {"partition_job_depth", [](Parameters& p, long long v) { p.partitionDepth = count(v); }},
    {"sched_max_job_start", [](Parameters& p, long long v) { p.maxStarts = count(v); }},
    {"bf_interval", [](Parameters& p, long long v) { p.backfillInterval = v; }},
    {"bf_resolution", [](Parameters& p, long long v) { p.resolution = v; }},
    {"bf_window", [](Parameters& p, long long v) { p.window = v; }},
    {"bf_max_job_test", [](Parameters& p, long long v) { p.maxTested = count(v); }},
    {"bf_node_space_size", [](Parameters& p, long long v) { p.maxSlots = count(v); }},
    {"bf_max_job_user", [](Parameters& p, long long v) { p.maxOfUser = count(v); }},
    {"bf_max_job_part", [](Parameters& p, long long v) { p.maxOfPartition = count(v); }},
    {"bf_max_job_user_part", [](Parameters& p, long long v) { p.maxOfUserInPartition = count(v); }},
    {"bf_max_job_assoc", [](Parameters& p, long long v) { p.maxOfAssociation = count(v); }},
    {"bf_max_job_start", [](Parameters& p, long long v) { p.maxBackfilled = count(v); }},
    {"bf_max_job_array_resv", [](Parameters& p, long long v) { p.maxArrayPlans = count(v); }},
    {"bf_min_age_reserve", [](Parameters& p, long long v) { p.minAgeToPlan = v; }},
    {"bf_min_prio_reserve", [](Parameters& p, long long v) { p.minPriorityToPlan = count(v); }},
    {"bf_job_part_count_reserve", [](Parameters& p, long long v) { p.partitionPlans = count(v); }},
    {"bf_window_linear", [](Parameters& p, long long v) { p.windowStep = v; }},
    // How slurmctld spends its own time: nothing to replay, see timed.
    {"bf_max_time", [](Parameters&, long long) {}},
}};

/// They decide no start, or none on the clock of a replay.
constexpr std::array<std::string_view, 26> withoutEffect{"(null)",
                                                         "bb_array_stage_cnt",
                                                         "bf_continue",
                                                         "bf_yield_interval",
                                                         "bf_yield_rpc",
                                                         "bf_yield_rpc_cnt",
                                                         "bf_yield_sleep",
                                                         "build_queue_timeout",
                                                         "correspond_after_task_cnt",
                                                         "disable_hetjob_steps",
                                                         "enable_hetjob_steps",
                                                         "enable_user_top",
                                                         "ignore_numa",
                                                         "kill_invalid_depend",
                                                         "max_array_tasks",
                                                         "max_depend_depth",
                                                         "max_rpc_cnt",
                                                         "max_sched_time",
                                                         "max_script_size",
                                                         "max_switch_wait",
                                                         "no_env_cache",
                                                         "nohold_on_prolog_fail",
                                                         "requeue_setup_env_fail",
                                                         "salloc_wait_nodes",
                                                         "sbatch_wait_nodes",
                                                         "sched_min_interval"};
/// What ends a pass of slurmctld that takes long. Those of a replay take no time. The last one does
/// so without bf_continue.
constexpr std::array<std::string_view, 3> timed{"bf_max_time", "max_sched_time",
                                                "bf_yield_interval"};

const Known* numberNamed(std::string_view name)
{
    const auto* const found = std::find_if(numbers.begin(), numbers.end(),
                                           [&](const Known& known) { return known.name == name; });
    return found == numbers.end() ? nullptr : found;
}

/// Whether slurmctld takes it.
bool applyNumber(const Known& known, std::string_view text, Parameters& parameters)
{
    const auto value = slurm::takenValue(*slurm::boundsOfSchedulerNumber(known.name), text);
    if (value)
        known.set(parameters, *value);
    return value.has_value();
}

bool applyWord(std::string_view name, Parameters& parameters)
{
    if (name == "defer")
        parameters.defers = true;
    else if (name == "bf_one_resv_per_job")
        parameters.onePlanPerJob = true;
    else if (name == "pack_serial_at_end")
        parameters.packsSerial = true;
    else if (name == "assoc_limit_stop")
        parameters.stopsAtLimits = true;
    else if (name == "bf_running_job_reserve")
        parameters.entersRunning = true;
    else if (name == "bf_busy_nodes")
        parameters.prefersBusy = true;
    else
        return std::find(withoutEffect.begin(), withoutEffect.end(), name) != withoutEffect.end();
    return true;
}

/// Those of the names given by which slurmctld makes fewer passes than a replay.
void tellSpaced(const std::map<std::string, std::string_view, std::less<>>& given,
                std::vector<Message>& told)
{
    constexpr std::int64_t noticed = 1'000'000; // us: passes follow ticks of a second
    const auto valueOf = [&](std::string_view name) {
        const auto entry = given.find(name);
        return entry == given.end()
            ? std::int64_t{0}
            : text::toInteger(entry->second.substr(entry->second.find('=') + 1)).value_or(0);
    };
    if (const auto interval = valueOf("sched_min_interval"); interval > noticed)
        told.push_back({said("Messages",
                             "SchedulerParameters: sched_min_interval=%1 is not replayed: passes "
                             "come closer together"),
                        {std::to_string(interval)}});
    if (const auto most = valueOf("max_rpc_cnt"); most > 0)
        told.push_back({said("Messages",
                             "SchedulerParameters: max_rpc_cnt=%1 is not replayed: when slurmctld "
                             "was that busy is not known"),
                        {std::to_string(most)}});
}

/// Those of the names given that could end a pass earlier than its replay ends.
void tellTimed(const std::map<std::string, std::string_view, std::less<>>& given,
               std::vector<Message>& told)
{
    const bool goesOn = given.contains("bf_continue");
    for (const auto name : timed) {
        const auto entry = given.find(name);
        if (entry != given.end() && !entry->second.empty() && !(goesOn && name == timed.back()))
            told.push_back({said("Messages",
                                 "SchedulerParameters: %1 is not replayed: the passes of a replay "
                                 "take no time"),
                            {std::string(entry->second)}});
    }
}
} // namespace

std::vector<Message> applySchedulerParameters(std::string_view text, Parameters& parameters)
{
    std::vector<Message> unused;
    std::map<std::string, std::string_view, std::less<>> seen; // entries that are taken
    for (const auto part : text::split(text, ',')) {
        const auto entry = text::trimmed(part);
        if (entry.empty())
            continue;
        const auto equal = entry.find('=');
        const auto name = text::lower(entry.substr(0, equal));
        const auto* const known = equal == entry.npos ? nullptr : numberNamed(name);
        if (known == nullptr) {
            if (!applyWord(name, parameters))
                unused.push_back(
                    {said("Messages", "SchedulerParameters: a replay does not know %1"),
                     {std::string(entry)}});
            else
                seen.emplace(name, entry);
        } else if (!seen.emplace(name, entry).second) {
            unused.push_back({said("Messages",
                                   "SchedulerParameters: %1 is not the first value of its name, "
                                   "and slurmctld takes the first"),
                              {std::string(entry)}});
        } else if (!applyNumber(*known, entry.substr(equal + 1), parameters)) {
            unused.push_back({said("Messages",
                                   "SchedulerParameters: slurmctld takes no %1, and the default "
                                   "counts"),
                              {std::string(entry)}});
            seen[name] = {}; // it is not taken, nor is another one
        }
    }
    if (parameters.maxOfAssociation != 0) // it takes precedence
        parameters.maxOfUser = 0;
    tellTimed(seen, unused);
    tellSpaced(seen, unused);
    return unused;
}

bool hasBackfill(std::string_view schedulerParameters)
{
    Parameters own;
    applySchedulerParameters(schedulerParameters, own);
    return own.backfillInterval >= 0;
}

Parameters withSchedulerParameters(std::string_view before, std::string_view after,
                                   Parameters parameters)
{
    const bool isBuiltin = parameters.backfillInterval < 0 && hasBackfill(before);
    if (!before.empty()) // what is no longer set has its default
        parameters.listed() = {};
    applySchedulerParameters(after, parameters);
    if (isBuiltin)
        parameters.backfillInterval = -1; // whatever the list says
    return parameters;
}

std::string advisedParametersText(const Parameters& parameters)
{
    return "bf_interval=" + std::to_string(parameters.backfillInterval)
        + ",bf_window=" + std::to_string(parameters.window)
        + ",bf_resolution=" + std::to_string(parameters.resolution)
        + ",bf_max_job_test=" + std::to_string(parameters.maxTested);
}

void applySelectType(std::string_view type, std::string_view typeParameters, Machine& machine)
{
    const auto words = text::upper(typeParameters);
    machine.isMemoryConsumed = words.find("MEMORY") != std::string::npos;
    if (text::lower(type).find("linear") != std::string::npos)
        machine.unit = SelectUnit::Node;
    else if (words.find("CR_SOCKET") != std::string::npos)
        machine.unit = SelectUnit::Socket;
    else if (words.find("CR_CPU") != std::string::npos)
        machine.unit = SelectUnit::Cpu;
    else
        machine.unit = SelectUnit::Core;
}

} // namespace fairlead::replay
