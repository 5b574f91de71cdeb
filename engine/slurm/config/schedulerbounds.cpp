// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/config/schedulerbounds.h"

#include "engine/base/text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

namespace fairlead::slurm {

namespace {
constexpr long long anyNumber = std::numeric_limits<std::int32_t>::max();
constexpr long long anyPriority = std::numeric_limits<std::uint32_t>::max();

constexpr std::array<SchedulerBounds, 21> allBounds{{
    {"batch_sched_delay", 0, anyNumber},
    {"sched_interval", -1, anyNumber},
    {"default_queue_depth", 0, anyNumber},
    {"partition_job_depth", 0, anyNumber},
    {"sched_max_job_start", 0, anyNumber},
    {"bf_interval", -1, 10800, false},
    {"bf_resolution", 1, 3600},
    {"bf_window", 1, 43200},
    {"bf_max_job_test", 1, 1000000},
    {"bf_node_space_size", 2, 2000000},
    {"bf_max_job_user", 0, anyNumber},
    {"bf_max_job_part", 0, anyNumber},
    {"bf_max_job_user_part", 0, anyNumber},
    {"bf_max_job_assoc", 0, anyNumber},
    {"bf_max_job_start", 0, 10000},
    {"bf_max_job_array_resv", 0, 1000},
    {"bf_min_age_reserve", 0, 2592000},
    {"bf_min_prio_reserve", 0, anyPriority},
    {"bf_job_part_count_reserve", 0, 100000},
    {"bf_window_linear", 0, anyNumber},
    {"bf_max_time", 1, 3600},
}};
} // namespace

const SchedulerBounds* boundsOfSchedulerNumber(std::string_view name)
{
    const auto* const found = std::ranges::find(allBounds, name, &SchedulerBounds::name);
    return found == allBounds.end() ? nullptr : found;
}

std::optional<long long> takenValue(const SchedulerBounds& bounds, std::string_view text)
{
    std::string_view rest;
    const auto value = text::leadingNumber(text::trimmed(text), &rest).value_or(0.0);
    const auto least = static_cast<double>(bounds.least);
    const auto most = static_cast<double>(bounds.most);
    if (!(value >= least && value <= most))
        return std::nullopt;
    const auto whole = static_cast<long long>(value);
    return whole == 0 && !bounds.takesZero ? std::nullopt : std::optional(whole);
}

} // namespace fairlead::slurm
