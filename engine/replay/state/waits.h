// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/workload.h"

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace fairlead::replay {

/// To what a waiting second belongs.
enum class WaitFor : std::uint8_t
{
    Eligibility, ///< begin time, dependency, hold, as many tasks of its array as may run
    Limit, ///< of a QOS or an association
    Priority, ///< others are ahead
    Resources, ///< it is first in line, and there is no room
    Scheduler ///< there is room, and nobody has looked: interval, depth; or window (PassedOver)
};
inline constexpr std::size_t waitKinds = 5;
using WaitParts = std::array<std::uint32_t, waitKinds>; ///< @unit s

/// How long one limit kept a job.
struct LimitPart
{
    std::uint32_t limit = 0; ///< a number of LimitBook::kept()
    std::uint32_t seconds = 0;
};

/// Where a job's wait goes: the seconds since the last change belong to what was found then, those
/// before the first look to what that finds. The parts add up to the wait; those of limits that are
/// known add up to WaitFor::Limit.
class WaitClock
{
public:
    void begin(Second now)
    {
        m_since = now;
        m_for = WaitFor::Eligibility;
        m_isUnseen = false;
        m_parts = {};
        m_limit = nothing;
        m_limits.clear();
    }
    /// It may start, and nobody has looked yet.
    void awaitLook(Second now)
    {
        change(WaitFor::Scheduler, now);
        m_isUnseen = true;
    }
    /// @param limit  of WaitFor::Limit: which; nothing: the one that is known
    void change(WaitFor why, Second now, std::uint32_t limit = nothing)
    {
        const bool isOther = why == WaitFor::Limit && limit != nothing && limit != m_limit;
        const bool isFirstLook = std::exchange(m_isUnseen, false) && why != WaitFor::Eligibility;
        if (why == m_for && !isOther)
            return;
        if (!isFirstLook)
            stopAt(now);
        m_for = why;
        if (isOther)
            m_limit = limit;
    }
    /// It starts, and could have started since then if anybody had looked.
    void blameScheduler(Second since)
    {
        if (m_isUnseen)
            change(WaitFor::Resources, since);
        if (m_for == WaitFor::Priority || m_for == WaitFor::Resources)
            change(WaitFor::Scheduler, since);
    }
    /// The parts up to `now`.
    WaitParts stopAt(Second now)
    {
        if (now > m_since) {
            const auto passed = static_cast<std::uint32_t>(now - m_since);
            m_parts[static_cast<std::size_t>(m_for)] += passed;
            if (m_for == WaitFor::Limit && m_limit != nothing)
                addToLimit(passed);
            m_since = now;
        }
        return m_parts;
    }
    [[nodiscard]] WaitFor current() const { return m_for; }
    [[nodiscard]] bool isUnseen() const { return m_isUnseen; }
    /// The limits that have kept it, in the order in which they first did.
    [[nodiscard]] const std::vector<LimitPart>& limits() const { return m_limits; }

private:
    void addToLimit(std::uint32_t seconds)
    {
        for (auto& part : m_limits) {
            if (part.limit == m_limit) {
                part.seconds += seconds;
                return;
            }
        }
        m_limits.push_back({m_limit, seconds});
    }

    WaitParts m_parts{};
    Second m_since = 0;
    WaitFor m_for = WaitFor::Eligibility;
    bool m_isUnseen = false; // since it became eligible
    std::uint32_t m_limit = nothing; // the one that was named last
    std::vector<LimitPart> m_limits;
};

} // namespace fairlead::replay
