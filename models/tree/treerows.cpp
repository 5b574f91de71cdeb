// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/treerows.h"

#include <algorithm>

namespace fairlead::models {

TreeRows::TreeRows(const AssocTable& assocs)
    : TreeRows(assocs, std::vector<bool>(assocs.size(), true))
{
}

TreeRows::TreeRows(const AssocTable& assocs, const std::vector<bool>& listed)
    : m_start(assocs.size(), 0)
    , m_count(assocs.size(), 0)
    , m_children(assocs.size())
    , m_position(assocs.size(), 0)
{
    std::vector<std::size_t> room(assocs.size(), 0);
    for (const auto parent : assocs.parent) {
        if (parent.isValid())
            ++room[parent.at()];
    }
    for (std::size_t i = 1; i < room.size(); ++i)
        m_start[i] = m_start[i - 1] + room[i - 1];
    for (std::size_t i = 0; i < assocs.size(); ++i) {
        const auto parent = assocs.parent[i];
        if (!parent.isValid() || !listed[i])
            continue;
        m_position[i] = m_count[parent.at()]++;
        m_children[m_start[parent.at()] + m_position[i]] = AssocIndex(i);
    }
}

void TreeRows::remove(AssocIndex parent, std::size_t first, std::size_t count)
{
    const auto begin = m_children.begin() + static_cast<std::ptrdiff_t>(m_start[parent.at()]);
    const auto end = begin + static_cast<std::ptrdiff_t>(m_count[parent.at()]);
    const auto gap = begin + static_cast<std::ptrdiff_t>(first);
    std::move(gap + static_cast<std::ptrdiff_t>(count), end, gap);
    m_count[parent.at()] -= count;
    setPositions(parent, first);
}

void TreeRows::insert(AssocIndex parent, std::size_t at, std::span<const AssocIndex> rows)
{
    const auto begin = m_children.begin() + static_cast<std::ptrdiff_t>(m_start[parent.at()]);
    const auto end = begin + static_cast<std::ptrdiff_t>(m_count[parent.at()]);
    const auto gap = begin + static_cast<std::ptrdiff_t>(at);
    std::move_backward(gap, end, end + std::ssize(rows));
    std::ranges::copy(rows, gap);
    m_count[parent.at()] += rows.size();
    setPositions(parent, at);
}

void TreeRows::setPositions(AssocIndex parent, std::size_t from)
{
    const auto children = of(parent);
    for (auto i = from; i < children.size(); ++i)
        m_position[children[i].at()] = i;
}

std::vector<AssocIndex> topmost(const AssocTable& assocs, const std::vector<AssocIndex>& rows)
{
    std::vector<bool> isChosen(assocs.size(), false);
    for (const auto row : rows)
        isChosen[row.at()] = true;
    std::vector<AssocIndex> found;
    for (const auto row : rows) {
        auto above = assocs.parent[row.at()];
        while (above.isValid() && !isChosen[above.at()])
            above = assocs.parent[above.at()];
        if (!above.isValid())
            found.push_back(row);
    }
    return found;
}

} // namespace fairlead::models
