// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/state/entry.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace fairlead::replay {

/// The jobs that may start, in the order in which they are tried. Those that start stand at the
/// front as a rule: what is behind stays where it is when they go.
class CandidateQueue
{
public:
    [[nodiscard]] std::span<const Entry> entries() const
    {
        return std::span(m_entries).subspan(m_first);
    }
    /// Behind all that are not after it.
    void insert(const Entry& entry);
    /// At this place of entries(), which keeps its place in the order.
    [[nodiscard]] Entry& at(std::size_t place) { return m_entries[m_first + place]; }
    /// Takes out those for which `isGone` is true: those at the front at once, which most are, and
    /// all when many are gone, so that a long queue is not gone through for one.
    /// @param gone  so many are there
    /// @return how many of them are left
    template <typename IsGone>
    std::size_t drop(std::size_t gone, IsGone isGone)
    {
        const auto all = entries().size();
        return dropWithin(8 * gone > all ? all : std::min(all, front), gone, isGone);
    }
    /// Takes out all of them.
    template <typename IsGone>
    void dropAll(std::size_t gone, IsGone isGone)
    {
        dropWithin(entries().size(), gone, isGone);
    }
    /// @param priorityOf  what the priority of an entry is now
    template <typename PriorityOf>
    void setPriorities(PriorityOf priorityOf)
    {
        const auto begin = m_entries.begin() + static_cast<std::ptrdiff_t>(m_first);
        for (auto entry = begin; entry != m_entries.end(); ++entry)
            entry->priority = priorityOf(*entry);
        if (!std::is_sorted(begin, m_entries.end(), isBefore)) // as it often is: all have aged
            std::sort(begin, m_entries.end(), isBefore);
    }

private:
    static constexpr std::size_t front = 512;

    template <typename IsGone>
    std::size_t dropWithin(std::size_t reach, std::size_t gone, IsGone isGone)
    {
        const auto begin = m_entries.begin() + static_cast<std::ptrdiff_t>(m_first);
        const auto end = begin + static_cast<std::ptrdiff_t>(reach);
        auto behind = begin; // the last one that goes
        auto left = gone;
        for (; left > 0 && behind != end; ++behind)
            left -= isGone(*behind) ? 1 : 0;
        // From there on to the front, so that those behind need not move.
        auto kept = behind;
        for (auto entry = behind; entry != begin;) {
            if (!isGone(*--entry) && --kept != entry)
                *kept = *entry;
        }
        m_first = static_cast<std::size_t>(kept - m_entries.begin());
        if (2 * m_first > m_entries.size()) {
            m_entries.erase(m_entries.begin(), kept);
            m_first = 0;
        }
        return left;
    }

    static bool isBefore(const Entry& a, const Entry& b) { return a.isBefore(b); }

    std::vector<Entry> m_entries;
    std::size_t m_first = 0; // those before are gone
};

} // namespace fairlead::replay
