// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace fairlead {

/// Numbers of jobs that begin at 1001: all are moved by as much, so that their order and their
/// distances stay. 0 stays what it is: none.
class JobNumbers
{
public:
    void add(std::uint32_t number)
    {
        if (number != 0)
            m_least = std::min(m_least, number);
    }
    [[nodiscard]] std::uint32_t of(std::uint32_t number) const
    {
        constexpr std::uint32_t first = 1001;
        return number == 0 ? 0 : number - m_least + first; // around 2^32 they go on at 0
    }

private:
    std::uint32_t m_least = std::numeric_limits<std::uint32_t>::max();
};

} // namespace fairlead
