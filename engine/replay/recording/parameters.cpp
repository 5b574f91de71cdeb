// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recording/parameters.h"

#include "engine/base/text.h"

#include <array>
#include <limits>

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
    return static_cast<std::uint32_t>(std::clamp(value, 0LL, 0x7fffffffLL));
}

constexpr std::array<Known, 21> numbers{{
    {"batch_sched_delay", [](Parameters& p, long long v) { p.batchDelay = count(v); }},
    {"sched_interval",
     [](Parameters& p, long long v) { p.interval = v < 0 ? std::int64_t{-1} : count(v); }},
    {"default_queue_depth", [](Parameters& p, long long v) { p.queueDepth = count(v); }},
    {"partition_job_depth", [](Parameters& p, long long v) { p.partitionDepth = count(v); }},
    {"sched_max_job_start", [](Parameters& p, long long v) { p.maxStarts = count(v); }},
    {"bf_interval",
     [](Parameters& p, long long v) {
         p.backfillInterval = v < 0 ? std::int64_t{-1} : std::max(count(v), 1U);
     }},
    {"bf_resolution", [](Parameters& p, long long v) { p.resolution = std::max(count(v), 1U); }},
    {"bf_window", [](Parameters& p, long long v) { p.window = count(v); }},
    {"bf_max_job_test", [](Parameters& p, long long v) { p.maxTested = count(v); }},
    {"bf_node_space_size", [](Parameters& p, long long v) { p.maxSlots = count(v); }},
    {"bf_max_job_user", [](Parameters& p, long long v) { p.maxOfUser = count(v); }},
    {"bf_max_job_part", [](Parameters& p, long long v) { p.maxOfPartition = count(v); }},
    {"bf_max_job_user_part", [](Parameters& p, long long v) { p.maxOfUserInPartition = count(v); }},
    {"bf_max_job_assoc", [](Parameters& p, long long v) { p.maxOfAssociation = count(v); }},
    {"bf_max_job_start", [](Parameters& p, long long v) { p.maxBackfilled = count(v); }},
    {"bf_max_job_array_resv", [](Parameters& p, long long v) { p.maxArrayPlans = count(v); }},
    {"bf_min_age_reserve", [](Parameters& p, long long v) { p.minAgeToPlan = count(v); }},
    {"bf_min_prio_reserve", [](Parameters& p, long long v) { p.minPriorityToPlan = count(v); }},
    {"bf_job_part_count_reserve", [](Parameters& p, long long v) { p.partitionPlans = count(v); }},
    {"bf_window_linear", [](Parameters& p, long long v) { p.windowStep = count(v); }},
    // How slurmctld spends its own time: nothing to replay.
    {"bf_max_time", [](Parameters&, long long) {}},
}};

constexpr std::array<std::string_view, 10> withoutEffect{
    "sched_min_interval", "max_sched_time", "max_rpc_cnt",      "bf_yield_interval",
    "bf_yield_sleep",     "bf_continue",    "bf_yield_rpc_cnt", "(null)",
    "bf_yield_rpc",       "max_switch_wait"};

bool applyNumber(std::string_view name, long long value, Parameters& parameters)
{
    for (const auto& known : numbers) {
        if (known.name == name) {
            known.set(parameters, value);
            return true;
        }
    }
    return false;
}

bool applyWord(std::string_view name, Parameters& parameters)
{
    if (name == "defer")
        parameters.defers = true;
    else if (name == "bf_one_resv_per_job")
        parameters.onePlanPerJob = true;
    else if (name == "assoc_limit_stop")
        parameters.stopsAtLimits = true;
    else
        return std::find(withoutEffect.begin(), withoutEffect.end(), name) != withoutEffect.end();
    return true;
}
} // namespace

std::vector<std::string> applySchedulerParameters(std::string_view text, Parameters& parameters)
{
    std::vector<std::string> unknown;
    for (const auto part : text::split(text, ',')) {
        const auto entry = text::trimmed(part);
        if (entry.empty())
            continue;
        const auto equal = entry.find('=');
        const auto name = text::lower(entry.substr(0, equal));
        const auto value = equal == std::string_view::npos
            ? std::nullopt
            : text::toInteger(entry.substr(equal + 1));
        const bool isKnown
            = (value && applyNumber(name, *value, parameters)) || applyWord(name, parameters);
        if (!isKnown)
            unknown.emplace_back(entry);
    }
    return unknown;
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
