// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/usage/childlists.h"

namespace fairlead::models {

ChildLists::ChildLists(const AssocTable& assocs)
    : m_start(assocs.size() + 1, 0)
    , m_children(assocs.size())
    , m_position(assocs.size(), 0)
{
    for (const auto parent : assocs.parent) {
        if (parent.isValid())
            ++m_start[parent.at() + 1];
    }
    for (std::size_t i = 1; i < m_start.size(); ++i)
        m_start[i] += m_start[i - 1];
    m_children.resize(m_start.back());

    std::vector<std::uint32_t> filled(assocs.size(), 0);
    for (std::size_t i = 0; i < assocs.size(); ++i) {
        const auto parent = assocs.parent[i];
        if (!parent.isValid())
            continue;
        m_position[i] = filled[parent.at()]++;
        m_children[m_start[parent.at()] + m_position[i]] = AssocIndex(i);
    }
}

} // namespace fairlead::models
