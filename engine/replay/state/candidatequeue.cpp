// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/candidatequeue.h"

namespace fairlead::replay {

void CandidateQueue::insert(const Entry& entry)
{
    const auto begin = m_entries.begin() + static_cast<std::ptrdiff_t>(m_first);
    const auto place = std::upper_bound(begin, m_entries.end(), entry, isBefore);
    if (m_first == 0 || place - begin >= m_entries.end() - place) {
        m_entries.insert(place, entry);
        return;
    }
    *std::move(begin, place, begin - 1) = entry; // into the room of one that is gone
    --m_first;
}

} // namespace fairlead::replay
