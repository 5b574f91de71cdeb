// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/machine.h"

#include <array>
#include <cstdint>

namespace fairlead::replay {

/// To what a waiting second belongs.
enum class WaitFor : std::uint8_t
{
    Eligibility, ///< begin time, dependency, hold, as many tasks of its array as may run
    Limit, ///< of a QOS or an association
    Priority, ///< others are ahead
    Resources, ///< it is first in line, and there is no room
    Scheduler ///< nobody has looked yet: interval, depth, window
};
inline constexpr std::size_t waitKinds = 5;
using WaitParts = std::array<std::uint32_t, waitKinds>; ///< @unit s

/// Where a job's wait goes: the seconds since the last change belong to what was found then. The
/// parts add up to the wait.
class WaitClock
{
public:
    void begin(Second now)
    {
        m_since = now;
        m_for = WaitFor::Eligibility;
        m_parts = {};
    }
    void change(WaitFor why, Second now)
    {
        if (why == m_for)
            return;
        stopAt(now);
        m_for = why;
    }
    /// The parts up to `now`.
    WaitParts stopAt(Second now)
    {
        if (now > m_since) {
            m_parts[static_cast<std::size_t>(m_for)] += static_cast<std::uint32_t>(now - m_since);
            m_since = now;
        }
        return m_parts;
    }
    [[nodiscard]] WaitFor current() const { return m_for; }

private:
    WaitParts m_parts{};
    Second m_since = 0;
    WaitFor m_for = WaitFor::Eligibility;
};

} // namespace fairlead::replay
