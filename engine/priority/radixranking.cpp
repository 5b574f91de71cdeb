// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/radixranking.h"

#include <array>
#include <utility>

namespace fairlead {

namespace {
constexpr int mostDigitBits = 11;
constexpr int mostDigits = 3;

/// How a key is taken apart into digits.
struct KeyLayout
{
    std::size_t ranked = 0; // rows
    int digits = 1;
    int digitBits = 1;

    [[nodiscard]] std::uint32_t digit(std::uint32_t key, int i) const
    {
        return key >> (i * digitBits) & ((1U << digitBits) - 1);
    }
};

/// The places where the rows with each value of each digit begin.
using Starts = std::array<std::array<std::uint32_t, 1U << mostDigitBits>, mostDigits>;

void findStarts(const std::vector<std::uint32_t>& keys, const KeyLayout& layout, Starts& starts)
{
    for (auto& digit : starts)
        digit.fill(0);
    for (const auto key : keys) {
        if (key == unrankedKey)
            continue;
        for (int digit = 0; digit < layout.digits; ++digit)
            ++starts[static_cast<std::size_t>(digit)][layout.digit(key, digit)];
    }
    for (auto& digit : starts) {
        std::uint32_t sum = 0;
        for (auto& count : digit)
            count = std::exchange(sum, sum + count);
    }
}

/// One pass: each row to the next place of its digit.
template <typename Get, typename Put>
void distribute(std::size_t count, const KeyLayout& layout, int digit, Starts& starts, Get get,
                Put put)
{
    auto& next = starts[static_cast<std::size_t>(digit)];
    for (std::size_t i = 0; i < count; ++i) {
        const RankCache::Keyed keyed = get(i);
        put(next[layout.digit(keyed.key, digit)]++, keyed);
    }
}

/// The first pass takes the rows in the order that decides among equals. The keys are fetched a
/// block ahead: they lie anywhere in memory.
void distributeFirst(const Evaluation& evaluation, RankCache& cache, const KeyLayout& layout,
                     Starts& starts, const std::vector<RowIndex>& rows)
{
    constexpr std::size_t blockSize = 256;
    std::array<std::uint32_t, blockSize> fetched{};
    auto& next = starts[0];
    const auto& keys = evaluation.rank;
    for (std::size_t first = 0; first < rows.size(); first += blockSize) {
        const auto count = std::min(blockSize, rows.size() - first);
        for (std::size_t i = 0; i < count; ++i)
            fetched[i] = keys[rows[first + i].at()];
        for (std::size_t i = 0; i < count; ++i) {
            if (fetched[i] != unrankedKey)
                cache.keyed[next[layout.digit(fetched[i], 0)]++] = {fetched[i], rows[first + i]};
        }
    }
}

/// The other passes. Of three the second one goes through `rank` and `order`.
void distributeOthers(Evaluation& evaluation, RankCache& cache, const KeyLayout& layout,
                      Starts& starts)
{
    auto& rank = evaluation.rank;
    auto& order = evaluation.order;
    auto& keyed = cache.keyed;
    const auto fromKeyed = [&](std::size_t i) { return keyed[i]; };
    if (layout.digits == 2) {
        distribute(layout.ranked, layout, 1, starts, fromKeyed,
                   [&](std::size_t place, RankCache::Keyed entry) { order[place] = entry.row; });
        return;
    }
    if (layout.digits == 3) {
        distribute(layout.ranked, layout, 1, starts, fromKeyed,
                   [&](std::size_t place, RankCache::Keyed entry) {
                       rank[place] = entry.key;
                       order[place] = entry.row;
                   });
        distribute(
            layout.ranked, layout, 2, starts,
            [&](std::size_t i) {
                return RankCache::Keyed{rank[i], order[i]};
            },
            [&](std::size_t place, RankCache::Keyed entry) { keyed[place] = entry; });
    }
    for (std::size_t i = 0; i < layout.ranked; ++i)
        order[i] = keyed[i].row;
}
} // namespace

void rankByKeys(Evaluation& evaluation, RankCache& cache, std::size_t ranked, int bits,
                const std::vector<RowIndex>& tieOrder)
{
    KeyLayout layout;
    layout.ranked = ranked;
    layout.digits = std::max(1, (bits + mostDigitBits - 1) / mostDigitBits);
    layout.digitBits = std::max(1, (bits + layout.digits - 1) / layout.digits);
    Starts starts;
    auto& rank = evaluation.rank;
    findStarts(rank, layout, starts);
    cache.keyed.resize(ranked);
    evaluation.order.resize(ranked);
    distributeFirst(evaluation, cache, layout, starts, tieOrder);
    distributeOthers(evaluation, cache, layout, starts);
    std::fill(rank.begin(), rank.end(), 0);
    for (std::size_t i = 0; i < ranked; ++i)
        rank[evaluation.order[i].at()] = static_cast<std::uint32_t>(i + 1);
}

} // namespace fairlead
