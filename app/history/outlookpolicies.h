// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/replay/outcome/outlook.h"
#include "engine/scenario/scenario.h"

#include <QStringList>

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace fairlead::app {

/// Policies of scenarios, put behind the first of `policies`, which is the policy as it is: as many
/// as can be told apart beside the others (models::mostPolicies). Returns the names of those that
/// are left out. Error codes as applyScenario().
/// @param now  at which they are evaluated, Unix seconds
Result<std::vector<std::string>> addScenarios(std::span<const Scenario> scenarios,
                                              const std::shared_ptr<const Snapshot>& snapshot,
                                              std::int64_t now,
                                              std::vector<replay::NamedPolicy>& policies);

/// Whom addScenarios() would leave out beside so many others.
std::vector<std::string> leftOutBeside(std::size_t others, std::span<const Scenario> scenarios);
/// That these are left out; nothing without a name.
QStringList leftOutWords(const std::vector<std::string>& names);

} // namespace fairlead::app
