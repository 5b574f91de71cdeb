// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/treefilter.h"

#include "models/document/scenariodocument.h"

namespace fairlead::models {

FilteredRows filteredRows(const ScenarioDocument& document, TreeFilter filter)
{
    FilteredRows rows;
    if (!document.hasSnapshot())
        return rows;
    const auto& assocs = document.snapshot()->assocs;
    const auto& served = document.outcome().served;
    if (filter == TreeFilter::All || (filter != TreeFilter::Changed && !served)) {
        rows.isShown.assign(assocs.size(), true);
        rows.isHit = rows.isShown;
        rows.hits = assocs.size();
        return rows;
    }
    const AccountTreeCells cells(&document);
    const auto isHit = [&](AssocIndex assoc) {
        switch (filter) {
        case TreeFilter::All:
            return true;
        case TreeFilter::Changed:
            return cells.isChanged(assoc);
        case TreeFilter::OverServed:
            return served->served(assoc).kind == VerdictKind::OverServed;
        case TreeFilter::UnderServed:
            return served->served(assoc).kind == VerdictKind::UnderServed;
        }
        return false;
    };
    rows.isShown.assign(assocs.size(), false);
    rows.isHit = rows.isShown;
    for (auto i = assocs.size(); i-- > 1;) { // parents stand before what is below them
        if (isHit(AssocIndex(i))) {
            ++rows.hits;
            rows.isShown[i] = true;
            rows.isHit[i] = true;
        }
        if (rows.isShown[i])
            rows.isShown[assocs.parent[i].at()] = true;
    }
    return rows;
}

} // namespace fairlead::models
