// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/breakdown.h"
#include "engine/priority/decision.h"

#include <vector>

namespace fairlead::models {

/// One part of both rows' priorities.
struct ComparedPart
{
    const Part* part = nullptr;
    double first = 0.0; ///< @unit priority points  @range (-inf, inf)  @source specification 5.1
    double second = 0.0; ///< @unit priority points  @range (-inf, inf)  @source specification 5.1
    double difference = 0.0; ///< first - second; @unit priority points  @range
                             ///< (-inf, inf)  @source own
};

/// Where two fair-shares part ways: the first level at which their branches are different siblings.
struct BranchPoint
{
    AssocIndex parent; ///< whose list the two stand on; invalid: no such level (same association)
    AssocIndex first; ///< on the way to the first row's association
    AssocIndex second;
    long double firstLevelFs = 0.0L; ///< @unit 1  @range [0, inf]  @source specification 3.6
    long double secondLevelFs = 0.0L; ///< @unit 1  @range [0, inf]  @source specification 3.6
    [[nodiscard]] bool isValid() const { return parent.isValid(); }
};

/// Why `first` stands before `second`: facts, no words.
struct RankComparison
{
    RowIndex first; ///< the better rank
    RowIndex second;
    DecidedBy decidedBy = DecidedBy::SameRow;
    std::vector<ComparedPart> parts; ///< largest absolute difference first, equal ones left out
    /// Whether both priorities are what their parts add up to: no administrator has set one, and no
    /// earlier one is kept.
    bool isSummed = true;
    /// Whether single parts may decide: by priority, and the priority is the unbounded sum.
    bool isDecidable = false;
    /// Indices of `parts` that alone are enough to turn the order around: without its advantage
    /// here the first row would not be ahead.
    std::vector<std::size_t> decisive;
    RowPoints firstPoints;
    RowPoints secondPoints;
    BranchPoint branch; ///< Fair Tree, when fair-share differs
};

/// The rows in either order; the better one becomes `first`.
RankComparison compareRanks(const Evaluation& evaluation, RowIndex a, RowIndex b);

} // namespace fairlead::models
