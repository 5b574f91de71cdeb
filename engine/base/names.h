// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead {

/// Every account, user and partition name once. Entry 0 is the empty name.
class NamePool
{
public:
    NamePool() { intern({}); }

    NameId intern(std::string_view text)
    {
        if (2 * (m_texts.size() + 1) > m_slots.size())
            grow();
        auto& slot = m_slots[placeOf(text)];
        if (slot == 0) {
            m_texts.emplace_back(text);
            slot = hashOf(text) | m_texts.size();
        }
        return idIn(slot);
    }
    /// The id of a name that is already there, else an invalid id.
    [[nodiscard]] NameId find(std::string_view text) const
    {
        const auto slot = m_slots[placeOf(text)];
        return slot == 0 ? NameId() : idIn(slot);
    }
    [[nodiscard]] const std::string& operator[](NameId id) const { return m_texts[id.at()]; }
    [[nodiscard]] std::size_t size() const { return m_texts.size(); }

private:
    /// Half of a hash, then the number of a name from 1 on; 0: nothing. So most other names are
    /// told apart without a look at them.
    using Slot = std::uint64_t;
    static constexpr Slot numberBits = 0xffffffff;

    static Slot hashOf(std::string_view text)
    {
        return static_cast<Slot>(std::hash<std::string_view>()(text)) & ~numberBits;
    }
    static NameId idIn(Slot slot) { return NameId((slot & numberBits) - 1); }

    /// Where a name is, or belongs.
    [[nodiscard]] std::size_t placeOf(std::string_view text) const
    {
        const auto hash = hashOf(text);
        const auto mask = m_slots.size() - 1;
        auto place = static_cast<std::size_t>(hash >> 32) & mask;
        while (m_slots[place] != 0
               && ((m_slots[place] & ~numberBits) != hash
                   || m_texts[idIn(m_slots[place]).at()] != text))
            place = (place + 1) & mask;
        return place;
    }
    void grow()
    {
        const auto old = std::move(m_slots);
        m_slots.assign(old.empty() ? 64 : 2 * old.size(), 0);
        const auto mask = m_slots.size() - 1;
        for (const auto slot : old) {
            auto place = static_cast<std::size_t>(slot >> 32) & mask;
            while (slot != 0 && m_slots[place] != 0)
                place = (place + 1) & mask;
            if (slot != 0)
                m_slots[place] = slot;
        }
    }

    std::deque<std::string> m_texts; ///< stable addresses, for whoever holds one
    std::vector<Slot> m_slots; ///< a power of two, at most half of them used
};

} // namespace fairlead
