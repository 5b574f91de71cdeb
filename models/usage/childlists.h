// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

#include <span>
#include <vector>

namespace fairlead::models {

/// The direct children of every association, in printed order. Built in linear time.
class ChildLists
{
public:
    ChildLists() = default;
    explicit ChildLists(const AssocTable& assocs);

    [[nodiscard]] std::span<const AssocIndex> of(AssocIndex parent) const
    {
        const auto begin = m_start[parent.at()];
        return std::span(m_children).subspan(begin, m_start[parent.at() + 1] - begin);
    }
    /// Position of an association in its parent's list; 0 for root.
    [[nodiscard]] std::size_t position(AssocIndex assoc) const { return m_position[assoc.at()]; }
    [[nodiscard]] std::size_t size() const { return m_position.size(); }

private:
    std::vector<std::uint32_t> m_start; // [assoc + 1] into m_children
    std::vector<AssocIndex> m_children;
    std::vector<std::uint32_t> m_position;
};

} // namespace fairlead::models
