// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/storesides.h"

#include "models/accounting/sources/sources.h"

namespace fairlead::accounting {

Result<StoreSides> storeSides(const SourceAccess& store, const Snapshot& base,
                              const Scenario& scenario)
{
    auto theirs = openSource(store);
    if (!theirs)
        return theirs.error();
    StoreSides sides;
    sides.theirs = *std::move(theirs);
    sides.revision = sides.theirs->storeRevision.value_or(0);
    auto fit = fitting(*sides.theirs, scenario);
    for (auto& conflict : conflictsOf(base, *sides.theirs, scenario, fit.unfit, {})) {
        if (conflict.kind != ConflictKind::CameTrue)
            sides.clashes.push_back(std::move(conflict));
    }
    sides.fit = std::move(fit.scenario);
    return sides;
}

Scenario withoutClashes(const StoreSides& sides, const std::vector<EditConflict>& givenUp)
{
    auto scenario = sides.fit;
    for (const auto& clash : givenUp)
        scenario = withoutEdit(std::move(scenario), clash.edit);
    return scenario;
}

} // namespace fairlead::accounting
