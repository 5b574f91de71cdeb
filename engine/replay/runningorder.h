// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/joblist.h"

#include <algorithm>
#include <utility>

namespace fairlead::replay {

/// Running jobs by expected end, then by place in the job list.
class RunningOrder
{
public:
    [[nodiscard]] const std::vector<LiveId>& ids() const { return m_ids; }
    void insert(LiveId id, Second end, std::uint64_t order)
    {
        const auto place = placeOf({end, order});
        m_ids.insert(m_ids.begin() + place, id);
        m_keys.insert(m_keys.begin() + place, {end, order});
    }
    void erase(Second end, std::uint64_t order)
    {
        const auto place = placeOf({end, order});
        m_ids.erase(m_ids.begin() + place);
        m_keys.erase(m_keys.begin() + place);
    }

private:
    using Key = std::pair<Second, std::uint64_t>;
    [[nodiscard]] std::ptrdiff_t placeOf(const Key& key) const
    {
        return std::lower_bound(m_keys.begin(), m_keys.end(), key) - m_keys.begin();
    }

    std::vector<LiveId> m_ids;
    std::vector<Key> m_keys; // of m_ids
};

} // namespace fairlead::replay
