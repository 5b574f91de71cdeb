// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

namespace fairlead {

/// So much of a larger machine is of one account: what it has bought.
struct Bought
{
    AssocKey assoc;
    double units = 0.0; ///< nodes, CPUs: whatever the machine is counted in  @range (0, inf)
};

/// Shares after new hardware: who has bought it is promised so much more, everybody else as much of
/// the larger machine as it was of the smaller one, in units.
struct NewShares
{
    /// One association of a level on which shares change.
    struct Row
    {
        AssocIndex assoc;
        std::uint32_t sharesNow = 0;
        std::uint32_t shares = 0;
        double promisedNow = 0.0; ///< @unit units of the machine as it is
        double promised = 0.0; ///< @unit units of the larger one, as evaluated
        double wanted = 0.0; ///< what it should be promised
    };
    std::vector<Row> rows; ///< in the order of the tree
    std::vector<Edit> edits; ///< of those whose shares change
    double machine = 0.0; ///< how many units there are then
    /// By how many units the worst of the rows misses: shares are whole numbers.
    [[nodiscard]] double offBy() const;
};

/// On each level the account that grows gets shares on top; where whole shares miss by more than a
/// twentieth of a unit, the shares of the level are multiplied first, by as little as does it (up
/// to 1,000), and divided where they would exceed what an association may have. Below an account
/// nothing changes: what it is divided into stays in proportion.
/// @param machine  units as it is  @range (0, inf)
/// Error code Usage: an account that is not there, is root, takes the shares of its parent or is
/// promised nothing now; nothing bought, or less than nothing, or so much that somebody would have
/// no share left.
Result<NewShares> sharesAfter(const Inputs& inputs, double machine,
                              const std::vector<Bought>& bought);

} // namespace fairlead
