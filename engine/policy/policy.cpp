// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/scheduler.h"

#include <algorithm>

namespace fairlead {

slurm::Settings& Policy::editSlurm()
{
    auto* held = std::get_if<slurm::Settings>(&own);
    return held != nullptr ? *held : own.emplace<slurm::Settings>();
}

bool Policy::hasRulesOf(const Policy& other) const
{
    return std::visit(
        [](const auto& a, const auto& b) {
            if constexpr (std::is_same_v<decltype(a), decltype(b)>)
                return a.hasRulesOf(b);
            else
                return false;
        },
        own, other.own);
}

Result<void> setParameter(Policy& policy, std::string_view name, std::string_view value)
{
    return schedulerOf(policy).setParameter(policy, name, value);
}

std::vector<std::string> policyParameters(const Policy& policy)
{
    return schedulerOf(policy).parameterNames(policy);
}

std::string parameterValue(const Policy& policy, std::string_view name)
{
    return schedulerOf(policy).parameterValue(policy, name);
}

const std::vector<LimitChange>& limitsSetIn(const Policy& policy)
{
    return policy.slurm().limits;
}

bool enforcesLimits(const Policy& policy)
{
    return policy.slurm().enforcesLimits;
}

std::optional<Policy> policyKnowing(std::string_view parameter)
{
    for (const auto* scheduler : schedulers()) {
        if (scheduler->knows(parameter))
            return scheduler->defaultPolicy();
    }
    return {};
}

bool addsUp(std::string_view parameter)
{
    return std::ranges::any_of(
        schedulers(), [&](const Scheduler* scheduler) { return scheduler->addsUp(parameter); });
}

} // namespace fairlead
