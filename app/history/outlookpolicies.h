// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/replay/outcome/outlook.h"
#include "engine/scenario/scenario.h"

#include <memory>
#include <span>
#include <vector>

namespace fairlead::app {

/// Policies of scenarios, put behind the first of `policies`, which is the policy as it is: as many
/// as can be told apart beside the others. Error codes as applyScenario().
/// @param now  at which they are evaluated, Unix seconds
Result<void> addScenarios(std::span<const Scenario> scenarios,
                          const std::shared_ptr<const Snapshot>& snapshot, std::int64_t now,
                          std::vector<replay::NamedPolicy>& policies);

/// How many policies can be told apart.
inline constexpr std::size_t mostPolicies = 4;

} // namespace fairlead::app
