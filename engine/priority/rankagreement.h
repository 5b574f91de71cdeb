// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/difference.h"

namespace fairlead {

/// How far two rankings of the same rows agree.
struct RankAgreement
{
    std::size_t rows = 0; ///< ranked by both
    /// Kendall's tau: 1 the same order, 0 none in common, -1 reversed; 1 with fewer than two rows.
    /// @unit 1  @range [-1, 1]  @source Kendall, "A New Measure of Rank Correlation", 1938
    double tau = 1.0;
    std::vector<std::size_t> farthest; ///< into Difference::rows: those that differ most, first
};

/// tau = 1 - 4 x inversions / (n (n - 1)), over the rows that both rank; at most `most` rows are
/// named. O(n log n). Test: tst_rankagreement.
RankAgreement agreementOf(const Difference& difference, std::size_t most);

} // namespace fairlead
