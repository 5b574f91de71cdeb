// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"
#include "models/search/searchquery.h"

#include <vector>

namespace fairlead::models {

/// The associations that a query finds, in the order of the tree. Each word is part of the
/// association's own name or of one above it, and one at least of its own. What only jobs have
/// (partition, QOS, state, number) finds nothing. Linear in the tree.
std::vector<AssocIndex> findAssocs(const Snapshot& snapshot, const SearchQuery& query);

/// Which names are those of accounts that a query asks for, or of accounts below them. [name], 1:
/// yes. `foldedNames` is what folded() makes of each name.
std::vector<std::uint8_t> accountsAsked(const Snapshot& snapshot, const SearchQuery& query,
                                        const std::vector<std::string>& foldedNames);

} // namespace fairlead::models
