// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/joblist.h"

#include <algorithm>
#include <span>
#include <vector>

namespace fairlead::replay {

/// A running job, as it is looked at again and again.
struct Running
{
    Second end = 0; ///< expected: start + time limit
    std::uint64_t order = 0; ///< place in the job list
    const Share* shares = nullptr; ///< of its record, while it runs
    std::uint32_t count = 0; ///< of shares
    std::uint32_t firstNode = 0;
    std::uint32_t minutes = 0; ///< its time limit

    [[nodiscard]] std::span<const Share> held() const { return {shares, count}; }
};

/// Running jobs by expected end, then by place in the job list.
class RunningOrder
{
public:
    [[nodiscard]] const std::vector<Running>& list() const { return m_list; }
    void insert(const Live& live)
    {
        const auto& shares = live.shares;
        m_list.insert(placeOf(live),
                      {live.expectedEnd, live.order, shares.data(),
                       static_cast<std::uint32_t>(shares.size()),
                       shares.empty() ? 0 : shares.front().node, live.holding.minutes});
    }
    void erase(const Live& live) { m_list.erase(placeOf(live)); }

private:
    // Records move when there are more of them; what they hold must stay where it is.
    static_assert(std::is_nothrow_move_constructible_v<Live>);

    [[nodiscard]] std::vector<Running>::const_iterator placeOf(const Live& live) const
    {
        return std::partition_point(m_list.begin(), m_list.end(), [&](const Running& running) {
            return running.end != live.expectedEnd ? running.end < live.expectedEnd
                                                   : running.order < live.order;
        });
    }

    std::vector<Running> m_list;
};

} // namespace fairlead::replay
