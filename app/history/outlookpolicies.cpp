// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/outlookpolicies.h"

namespace fairlead::app {

Result<void> addScenarios(std::span<const Scenario> scenarios,
                          const std::shared_ptr<const Snapshot>& snapshot, std::int64_t now,
                          std::vector<replay::NamedPolicy>& policies)
{
    auto place = policies.begin();
    for (const auto& scenario : scenarios) {
        if (policies.size() >= mostPolicies)
            break;
        auto inputs = applyScenario(snapshot, scenario, now);
        if (!inputs)
            return inputs.error();
        place = policies.insert(place + 1, {scenario.name, *std::move(inputs)});
    }
    return {};
}

} // namespace fairlead::app
