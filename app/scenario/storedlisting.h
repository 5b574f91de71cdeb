// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"
#include "models/accounting/sources/store/storesource.h"
#include "views/scenarios/storedscenariosdialog.h"

#include <cstdint>
#include <vector>

namespace fairlead::app {

/// The scenarios that a store holds, as of one moment.
struct StoredListing
{
    std::int64_t revision = 0; ///< not newer than the scenarios
    std::vector<Scenario> scenarios;
    std::vector<views::StoredScenario> rows;
};

/// Blocks. Error codes as those of the store.
Result<StoredListing> listingOf(const accounting::StoreAddress& store);

} // namespace fairlead::app
