// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/config/credlist.h"

#include <algorithm>
#include <functional>

namespace fairlead::moab {

const CredConfig* CredList::find(std::string_view name) const
{
    if (m_slots.empty())
        return nullptr;
    const auto place = m_slots[slotOf(name)];
    return place == 0 ? nullptr : &m_entries[place - 1];
}

CredConfig& CredList::entry(std::string_view name)
{
    if (2 * (m_entries.size() + 1) > m_slots.size())
        grow();
    auto& place = m_slots[slotOf(name)];
    if (place == 0) {
        m_entries.emplace_back().name = std::string(name);
        place = static_cast<std::uint32_t>(m_entries.size());
    }
    return m_entries[place - 1];
}

std::size_t CredList::slotOf(std::string_view name) const
{
    const auto mask = m_slots.size() - 1;
    auto slot = std::hash<std::string_view>()(name) & mask;
    while (m_slots[slot] != 0 && m_entries[m_slots[slot] - 1].name != name)
        slot = (slot + 1) & mask;
    return slot;
}

void CredList::grow()
{
    constexpr std::size_t least = 8;
    m_slots.assign(std::max(least, 2 * m_slots.size()), 0);
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        m_slots[slotOf(m_entries[i].name)] = static_cast<std::uint32_t>(i + 1);
}

} // namespace fairlead::moab
