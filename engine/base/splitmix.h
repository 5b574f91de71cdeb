// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace fairlead {

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every machine. Own code because the
/// distributions of <random> differ between libraries. For phases and demos, not for secrets.
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
        auto z = m_state;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31U);
    }
    /// @range [0, bound); 0 for none
    std::uint64_t below(std::uint64_t bound) { return bound == 0 ? 0 : next() % bound; }
    /// A number in [0, 1), a multiple of 2^-53.
    double unit() { return static_cast<double>(next() >> 11U) * 0x1p-53; }
    bool chance(double probability) { return unit() < probability; }
    /// One entry of a list that is not empty; one that is listed twice is twice as likely.
    template <typename List>
    const auto& pick(const List& list)
    {
        return list[below(list.size())];
    }

private:
    std::uint64_t m_state;
};

} // namespace fairlead
