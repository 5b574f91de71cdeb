// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"
#include "models/accounting/store/audit.h"

#include <vector>

/// Scenarios that come with a snapshot, in its transaction.
namespace fairlead::accounting {

/// Error code Usage: the first name that no store takes.
Result<void> checkScenarioNames(const std::vector<Scenario>& scenarios);
/// Those of whose name there is none.
Result<void> addScenarios(StoreConnection& connection, const std::vector<Scenario>& scenarios,
                          AuditTrail& trail);

} // namespace fairlead::accounting
