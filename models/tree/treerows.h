// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

#include <span>
#include <vector>

namespace fairlead::models {

/// The rows of a share tree while they come and go: the listed children of each association, in
/// order of display. A list changes in time linear in its own length.
class TreeRows
{
public:
    TreeRows() = default;
    /// Lists everything. Accounts or users that the source has sorted by name are in the order of
    /// comesBefore(); any other order is its own and stays.
    explicit TreeRows(const Snapshot& snapshot);
    /// Lists only those with a mark; `listed` has one entry per association.
    TreeRows(const Snapshot& snapshot, const std::vector<bool>& listed);

    [[nodiscard]] std::span<const AssocIndex> of(AssocIndex parent) const
    {
        return {m_children.data() + m_start[parent.at()], m_count[parent.at()]};
    }
    /// Place of an association in its parent's list; 0 for root.
    [[nodiscard]] std::size_t position(AssocIndex assoc) const { return m_position[assoc.at()]; }
    [[nodiscard]] std::size_t size() const { return m_position.size(); }

    void remove(AssocIndex parent, std::size_t first, std::size_t count);
    /// `rows` are children of `parent` that are not listed yet.
    void insert(AssocIndex parent, std::size_t at, std::span<const AssocIndex> rows);

private:
    void setPositions(AssocIndex parent, std::size_t from);

    std::vector<std::size_t> m_start; // [assoc] into m_children: room for every child
    std::vector<std::size_t> m_count; // [assoc] how many are listed
    std::vector<AssocIndex> m_children;
    std::vector<std::size_t> m_position;
};

/// Those of some associations that have none of the others above them. Linear in the tree.
std::vector<AssocIndex> topmost(const AssocTable& assocs, const std::vector<AssocIndex>& rows);

} // namespace fairlead::models
