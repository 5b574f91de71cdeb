// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace fairlead {

/// The jobs or associations of a snapshot that is being built, by their number: 8 bytes each. Who
/// asks in the order of the numbers is answered at once, and so is everybody where none is missing;
/// others by a search.
template <typename Index>
class NumberIndex
{
public:
    NumberIndex() = default;
    /// Of all records that may be inserted.
    template <typename Record>
    explicit NumberIndex(const std::vector<Record>& records)
    {
        m_sorted.reserve(records.size());
        for (const auto& record : records)
            m_sorted.push_back({record.id, {}});
        const auto number = &Entry::number;
        if (!std::ranges::is_sorted(m_sorted, {}, number))
            std::ranges::sort(m_sorted, {}, number);
        const auto repeated = std::ranges::unique(m_sorted, {}, number);
        m_sorted.erase(repeated.begin(), repeated.end());
    }

    /// For a number of the records. False: it has a place already, and keeps it.
    bool insert(std::uint32_t number, Index index)
    {
        auto& entry = m_sorted[placeOf(number)];
        if (entry.index.isValid())
            return false;
        entry.index = index;
        return true;
    }
    /// An invalid index: there is no such number.
    [[nodiscard]] Index find(std::uint32_t number) const
    {
        const auto place = placeOf(number);
        return is(place, number) ? m_sorted[place].index : Index();
    }

private:
    struct Entry
    {
        std::uint32_t number = 0;
        Index index;
    };

    [[nodiscard]] bool is(std::size_t place, std::uint32_t number) const
    {
        return place < m_sorted.size() && m_sorted[place].number == number;
    }
    [[nodiscard]] std::size_t placeOf(std::uint32_t number) const
    {
        const std::size_t offset = m_sorted.empty() ? 0 : number - m_sorted.front().number;
        for (const auto likely : {m_last, m_last + 1, offset}) {
            if (is(likely, number))
                return m_last = likely;
        }
        const auto found = std::ranges::lower_bound(m_sorted, number, {}, &Entry::number);
        return m_last = static_cast<std::size_t>(found - m_sorted.begin());
    }

    std::vector<Entry> m_sorted;
    mutable std::size_t m_last = 0; // entry that was found last
};

} // namespace fairlead
