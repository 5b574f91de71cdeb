// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/editrules.h"

#include <map>

namespace fairlead {

/// Policy and raw shares over a tree with value edits carried out, one after the other: what an
/// evaluation begins with, and what a window shows before it is evaluated.
class EditedValues
{
public:
    using Shares = std::map<AssocIndex, std::uint32_t>;

    EditedValues() = default; ///< no tree, the defaults of a policy
    /// `tree` as read or restructured.
    explicit EditedValues(std::shared_ptr<const Snapshot> tree);

    /// One more edit; what it costs does not grow with the edits before it. A refusal changes
    /// nothing. Of a structural edit the tree has what it does: nothing happens.
    std::optional<EditRefusal> apply(const Edit& edit);
    /// In the place of all parameter edits so far.
    void setPolicy(Policy policy) { m_policy = std::move(policy); }

    [[nodiscard]] const Policy& policy() const { return m_policy; }
    /// What share edits set, also where it is what the tree has.
    [[nodiscard]] const Shares& shares() const { return m_shares; }
    /// The shares of one association, edited or as the tree has them.
    [[nodiscard]] std::uint32_t sharesOf(AssocIndex assoc) const;
    /// The same for every association.
    [[nodiscard]] std::vector<std::uint32_t> allShares() const;

private:
    std::shared_ptr<const Snapshot> m_tree;
    Policy m_policy;
    Shares m_shares;
};

/// The associations whose shares differ; both of the same tree.
std::vector<AssocIndex> differing(const EditedValues& before, const EditedValues& after);

} // namespace fairlead
