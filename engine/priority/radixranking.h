// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace fairlead {

/// No key of a row that has a rank.
inline constexpr std::uint32_t unrankedKey = 0xffffffffU;
/// A key has at most so many bits.
inline constexpr int mostKeyBits = 31;

/// Memory of rankByKeys().
struct RankCache
{
    struct Keyed
    {
        std::uint32_t key = 0;
        RowIndex row;
    };
    std::vector<Keyed> keyed;
};

/// Ranks rows in time that grows with their number alone. Their keys stand in Evaluation::rank, the
/// smallest for the first, unrankedKey for those without a rank; `ranked` of them have `bits` bits
/// at most. Of equal keys the first in `tieOrder`, which holds every row, goes first.
void rankByKeys(Evaluation& evaluation, RankCache& cache, std::size_t ranked, int bits,
                const std::vector<RowIndex>& tieOrder);

/// How many of the rows have a rank, and the range of their values.
template <typename Value>
struct RankedRange
{
    std::size_t ranked = 0;
    Value lowest{};
    Value highest{};

    RankedRange(const std::vector<RowStatus>& status, const std::vector<Value>& values)
        : lowest(std::numeric_limits<Value>::max())
        , highest(std::numeric_limits<Value>::min())
    {
        for (std::size_t i = 0; i < values.size(); ++i) {
            const bool isRanked = status[i] == RowStatus::Ranked;
            ranked += isRanked ? 1 : 0;
            lowest = std::min(lowest, isRanked ? values[i] : lowest);
            highest = std::max(highest, isRanked ? values[i] : highest);
        }
    }
    /// Of highest - value for all of them.
    [[nodiscard]] int bits() const
    {
        return ranked == 0 ? 0
                           : static_cast<int>(std::bit_width(static_cast<std::uint64_t>(highest)
                                                             - static_cast<std::uint64_t>(lowest)));
    }
};

} // namespace fairlead
