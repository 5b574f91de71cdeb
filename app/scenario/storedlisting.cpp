// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/storedlisting.h"

#include "models/accounting/store/audit.h"
#include "models/accounting/store/store.h"
#include "models/words/showntext.h"

namespace fairlead::app {

Result<StoredListing> listingOf(const accounting::StoreAddress& store)
{
    StoredListing listing;
    const auto revision = accounting::storeRevision(store); // first: later saves are conflicts
    if (!revision)
        return revision.error();
    auto scenarios = accounting::storedScenarios(store);
    if (!scenarios)
        return scenarios.error();
    auto last = accounting::lastScenarioSaves(store);
    if (!last)
        return last.error();
    listing.revision = *revision;
    listing.scenarios = *std::move(scenarios);
    for (const auto& scenario : listing.scenarios) {
        const auto& entry = (*last)[scenario.name];
        listing.rows.push_back(
            {models::shownText(scenario.name), static_cast<int>(scenario.edits.size()),
             QString::number(entry.revision), models::shownText(accounting::momentText(entry.time)),
             models::shownText(entry.databaseUser), models::shownText(scenario.author),
             models::shownInALine(scenario.note)});
    }
    return listing;
}

} // namespace fairlead::app
