// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/shownplan.h"

namespace fairlead::replay {

namespace {
constexpr SlurmVersion earliestOfArray{23, 2};
} // namespace

const Plan* shownPlan(std::span<const Plan> plans, const Workload& workload, std::uint32_t number,
                      SlurmVersion release)
{
    const bool showsEarliest = release >= earliestOfArray;
    const Plan* shown = nullptr;
    const Plan* last = nullptr; // of its partition
    const auto take = [&] {
        if (last != nullptr && (shown == nullptr || last->start < shown->start))
            shown = last;
    };
    for (const auto& plan : plans) {
        if (workload.numberOf(workload.jobs[plan.job]) != number)
            continue;
        if (last != nullptr && (showsEarliest || last->partition != plan.partition))
            take();
        last = &plan;
    }
    take();
    return shown;
}

} // namespace fairlead::replay
