// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/pies/colourmap.h"
#include "models/usage/served.h"
#include "models/usage/usageknown.h"

#include <string>
#include <vector>

namespace fairlead::models {

enum class SliceKind
{
    Association,
    Others, ///< slices that are too small to be seen, together
    Former, ///< usage that removed associations have left with the account
    // The same where the scheduler keeps no tree, so that nobody was removed from it.
    WithoutAccount, ///< usage of the cluster that none of its accounts has
    OtherUsers, ///< usage of an account that none of its users has
    NotUsed, ///< what the machine left and nobody used
    NotPromised ///< what the targets leave of the whole system
};

/// One slice, the same in both pies. A fraction of 0 means: not in that pie.
struct Slice
{
    SliceKind kind = SliceKind::Association;
    AssocIndex assoc; ///< invalid unless kind is Association
    std::string label; ///< account, user or user/partition; empty unless kind is Association
    /// Normalized shares / the parent account's.
    /// @unit 1  @range [0, 1]  @source specification 3.3
    double promised = 0.0;
    /// Decayed raw usage / the parent account's.
    /// @unit 1  @range [0, 1]  @source specification 2
    double consumed = 0.0;
    SliceColour colour;
    std::vector<AssocIndex> members; ///< of Others, largest promised first
    bool hasChildren = false; ///< can be drilled into

    [[nodiscard]] bool isOthers() const { return kind == SliceKind::Others; }
    [[nodiscard]] std::size_t memberCount() const { return members.size(); }
    bool operator==(const Slice&) const = default;
};

/// What there is to draw for one account. Each flag has a picture of its own.
struct SliceLayout
{
    AssocIndex account; ///< whose children these are
    std::vector<Slice> slices; ///< clockwise from twelve, largest promised first, rests last
    bool isEmpty = false; ///< the account has no children
    UsageKnown usageKnown = UsageKnown::Yes; ///< what was used, as far as fair-share counts it
    bool hasNoUsage = false; ///< nobody below it used anything: no consumed pie
    bool hasNoShares = false; ///< nobody below it has a share: no promised pie
    /// The account has fairshare=parent: its children compete in the list of `hangsOn`.
    bool isByParent = false;
    AssocIndex hangsOn; ///< valid when isByParent
    /// Decayed raw usage of the account.
    /// @unit TRES-weighted billing-seconds  @range [0, inf)  @source
    /// specification 2
    long double usage = 0.0L;
};

/// What decides which slices are gathered.
struct SliceRules
{
    double smallest = 0.02; ///< @unit 1  @range [0, 1]  @source own: below it in
                            ///< both pies -> Others, unless those were most of both
    std::size_t most = 12; ///< slices in all, Others included
};

/// The slices of one account; root by default. The second form takes what is already known.
SliceLayout sliceLayout(const Evaluation& evaluation, const ColourMap& colours,
                        AssocIndex account = AssocIndex(0), const SliceRules& rules = {});
SliceLayout sliceLayout(const Evaluation& evaluation, const ServedTable& served,
                        const ColourMap& colours, AssocIndex account = AssocIndex(0),
                        const SliceRules& rules = {});
/// The members of `others` as a layout of their own; fractions are still of the account.
SliceLayout othersLayout(const Evaluation& evaluation, const ServedTable& served,
                         const ColourMap& colours, AssocIndex account, const Slice& others,
                         const SliceRules& rules = {});

/// "geist", "erin", "erin/rapide": an association's own name.
std::string assocLabel(const Snapshot& snapshot, AssocIndex assoc);
/// From the first-level account down to `assoc`; for a breadcrumb. Empty for root.
std::vector<AssocIndex> pathTo(const Snapshot& snapshot, AssocIndex assoc);

} // namespace fairlead::models
