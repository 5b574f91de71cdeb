// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace fairlead::accounting {

/// SplitMix64 (Steele, Lea, Flood 2014). Own code because the distributions of <random> differ
/// between libraries, and a demo is the same everywhere.
class SplitMix
{
public:
    explicit SplitMix(std::uint64_t seed)
        : m_state(seed)
    {
    }
    std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15ULL;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }
    /// A whole number from 0 to below `count`.
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(next() % count); }
    /// A number in [0, 1), a multiple of 2^-53.
    double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }
    bool chance(double probability) { return unit() < probability; }
    /// One entry of a list; an entry that is listed twice is twice as likely.
    template <typename List>
    const auto& pick(const List& list)
    {
        return list[below(list.size())];
    }

private:
    std::uint64_t m_state;
};

} // namespace fairlead::accounting
