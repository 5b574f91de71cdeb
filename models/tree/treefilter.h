// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/tree/accounttreecells.h"

#include <vector>

namespace fairlead::models {

/// Which rows of the share tree are asked for.
enum class TreeFilter
{
    All,
    Changed, ///< edited, added, renamed or moved by the scenario
    OverServed,
    UnderServed
};

struct FilteredRows
{
    std::vector<bool> isShown; ///< [assoc] hits and what is above them
    std::vector<bool> isHit; ///< [assoc]
    std::size_t hits = 0;
};

/// What a filter lets through of the document's tree. The root is no hit. Before the first
/// evaluation nobody is over- or under-served, and all are shown. Linear in the tree.
FilteredRows filteredRows(const ScenarioDocument& document, TreeFilter filter);

} // namespace fairlead::models
