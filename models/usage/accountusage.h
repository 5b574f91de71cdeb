// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/consumption.h"
#include "engine/priority/evaluation.h"

#include <optional>
#include <string>
#include <vector>

namespace fairlead::models {

/// The usage of a period in the share tree: accounts have what their members used together.
struct AccountUsage
{
    static constexpr std::size_t noRow = static_cast<std::size_t>(-1);

    struct Row
    {
        std::string account;
        std::string user; ///< empty: an account
        AssocIndex assoc; ///< the first of this name; invalid: not in the tree any more
        std::size_t parent = noRow; ///< row of the account above; noRow for root
        int depth = 0; ///< root 0
        /// The part of the cluster that the shares promise: normalized shares multiplied down the
        /// tree. Empty: no share of its own (fairshare=parent), or not in the tree.
        /// @unit 1  @range [0, 1]  @source specification 3.3
        std::optional<double> promised;
        /// [tres] @unit TRES x seconds  @range [0, inf)  @source specification 8.4
        std::vector<long double> seconds;
    };

    UsagePeriod period;
    std::vector<std::string> tresNames;
    /// One row per account and one per user in an account, whatever partitions the associations
    /// are for, depth first in printed order. Users that have gone follow the users of their
    /// account, accounts that have gone come last, below root.
    std::vector<Row> rows;

    /// A row's part of what the whole cluster used; empty when nothing was used.
    /// @unit 1  @range [0, 1]  @source own
    [[nodiscard]] std::optional<double> usedPart(std::size_t row, std::size_t tres) const;
};

/// Puts the sums into the tree of the evaluation, whose shares are the promise.
AccountUsage accountUsage(const Evaluation& evaluation, const UsageSums& sums);

/// The same tree with the usage of the period in place of the decayed usage, for whatever shows
/// promise and use: pies, verdicts. It has no queue.
std::shared_ptr<const Evaluation> withUsageOf(const Evaluation& evaluation,
                                              const AccountUsage& usage, std::size_t tres);

} // namespace fairlead::models
