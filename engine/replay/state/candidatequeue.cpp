// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/candidatequeue.h"

namespace fairlead::replay {

void CandidateQueue::insert(const Entry& entry)
{
    const auto begin = m_entries.begin() + static_cast<std::ptrdiff_t>(m_first);
    m_entries.insert(std::upper_bound(begin, m_entries.end(), entry, isBefore), entry);
}

} // namespace fairlead::replay
