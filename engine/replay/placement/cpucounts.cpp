// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/cpucounts.h"

#include "engine/base/clones.h"

#include <algorithm>
#include <array>

namespace fairlead::replay {

namespace {
constexpr std::size_t wordsTogether = 32; // they stay in the nearest cache

std::size_t countIn(std::span<const std::uint64_t> nodes)
{
    std::size_t count = 0;
    for (const auto word : nodes)
        count += NodeSet::ones(word);
    return count;
}
} // namespace

FAIRLEAD_CLONES
std::size_t CpuCounts::keepAtLeast(std::span<std::uint64_t> nodes, std::uint64_t cpus) const
{
    std::size_t count = 0;
    for (std::size_t first = 0; first < nodes.size(); first += wordsTogether) {
        const auto size = std::min(wordsTogether, nodes.size() - first);
        std::array<std::uint64_t, wordsTogether> more; // those that have more, as far as digits
        std::array<std::uint64_t, wordsTogether> same; // have been looked at
        for (std::size_t k = 0; k < size; ++k) {
            more[k] = 0;
            same[k] = cpus >> m_digits != 0 ? 0 : ~std::uint64_t{0};
        }
        for (auto i = m_digits; i-- > 0;) {
            const auto* bits = m_bits.data() + i * m_sums.size() + first;
            if ((cpus >> i & 1U) != 0) {
                for (std::size_t k = 0; k < size; ++k)
                    same[k] &= bits[k];
                continue;
            }
            for (std::size_t k = 0; k < size; ++k) {
                more[k] |= same[k] & bits[k];
                same[k] &= ~bits[k];
            }
        }
        for (std::size_t k = 0; k < size; ++k) {
            nodes[first + k] &= more[k] | same[k];
            count += NodeSet::ones(nodes[first + k]);
        }
    }
    return count;
}

FAIRLEAD_CLONES
std::uint64_t CpuCounts::sumIn(const NodeSet& nodes, std::uint64_t enough) const
{
    std::uint64_t sum = 0;
    for (std::size_t k = 0; k < m_sums.size() && sum < enough; ++k) {
        const auto having = m_any[k] & nodes.word(k);
        sum += having != 0 ? sumInWord(k, having) : 0;
    }
    return sum;
}

FAIRLEAD_CLONES
std::size_t CpuCounts::keepAny(std::span<std::uint64_t> nodes) const
{
    std::size_t count = 0;
    for (std::size_t k = 0; k < nodes.size(); ++k) {
        nodes[k] &= m_any[k];
        count += NodeSet::ones(nodes[k]);
    }
    return count;
}

FAIRLEAD_CLONES
std::size_t CpuCounts::keepMost(std::span<std::uint64_t> nodes) const
{
    for (std::size_t i = 0; i < m_digits; ++i) {
        if ((m_most >> i & 1U) == 0)
            continue;
        const auto* bits = m_bits.data() + i * m_sums.size();
        for (std::size_t k = 0; k < nodes.size(); ++k)
            nodes[k] &= bits[k];
    }
    return countIn(nodes);
}

} // namespace fairlead::replay
