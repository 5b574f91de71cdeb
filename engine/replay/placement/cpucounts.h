// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/nodeset.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace fairlead::replay {

/// CPUs of each node, kept by binary digits: 64 nodes are changed, compared and summed up at a
/// time. Words are those of NodeSet.
class CpuCounts
{
public:
    CpuCounts() = default;
    /// All zero. No node ever has more than `most`.
    CpuCounts(std::size_t nodes, std::uint32_t most)
        : m_most(most)
        , m_digits(static_cast<std::size_t>(std::bit_width(most)))
        , m_sums((nodes + NodeSet::wordSize - 1) / NodeSet::wordSize)
        , m_any(m_sums.size())
        , m_bits(m_sums.size() * m_digits)
    {
    }

    [[nodiscard]] std::size_t digits() const { return m_digits; }
    /// The nodes of a word whose count has the binary digit.
    [[nodiscard]] std::uint64_t digit(std::size_t word, std::size_t place) const
    {
        return m_bits[place * m_sums.size() + word];
    }
    [[nodiscard]] std::uint32_t operator[](std::size_t node) const
    {
        const auto word = node / NodeSet::wordSize;
        const auto shift = node % NodeSet::wordSize;
        std::uint64_t count = 0;
        for (std::size_t i = 0; i < m_digits; ++i)
            count |= (digit(word, i) >> shift & 1U) << i;
        return static_cast<std::uint32_t>(count);
    }
    /// The nodes of a word that have at least so many.
    [[nodiscard]] std::uint64_t atLeast(std::size_t word, std::uint64_t cpus) const
    {
        if (cpus >> m_digits != 0)
            return 0;
        std::uint64_t more = 0;
        std::uint64_t same = ~std::uint64_t{0};
        for (auto i = m_digits; i-- > 0;) {
            const auto bits = digit(word, i);
            const bool isSet = (cpus >> i & 1U) != 0;
            more |= isSet ? 0 : same & bits;
            same &= isSet ? bits : ~bits;
        }
        return more | same;
    }
    /// Leaves of `nodes`, a word of nodes each, those that have at least so many. How many there
    /// are.
    std::size_t keepAtLeast(std::span<std::uint64_t> nodes, std::uint64_t cpus) const;
    /// The same for 1.
    std::size_t keepAny(std::span<std::uint64_t> nodes) const;
    /// The same for as many as any node can have: these have all digits of that number.
    std::size_t keepMost(std::span<std::uint64_t> nodes) const;
    /// CPUs of those of a word that are in `nodes`.
    [[nodiscard]] std::uint64_t sumIn(std::size_t word, std::uint64_t nodes) const
    {
        if (m_sums[word] == 0 || nodes == 0)
            return 0;
        if (nodes == ~std::uint64_t{0})
            return m_sums[word];
        std::uint64_t sum = 0;
        const auto* bits = &m_bits[word];
        for (std::size_t i = 0; i < m_digits; ++i, bits += m_sums.size())
            sum += std::uint64_t{NodeSet::ones(*bits & nodes)} << i;
        return sum;
    }
    /// The same, for sets that often have all nodes of a word that have any, in functions that are
    /// compiled for processors that count bits.
    [[nodiscard]] std::uint64_t sumInWord(std::size_t word, std::uint64_t nodes) const
    {
        if ((m_any[word] & ~nodes) == 0)
            return m_sums[word];
        std::uint64_t sum = 0;
        const auto* bits = m_bits.data() + word;
        for (std::size_t i = 0; i < m_digits; ++i, bits += m_sums.size())
            sum += std::uint64_t{NodeSet::onesOfOne(*bits & nodes)} << i;
        return sum;
    }
    /// CPUs of the nodes, or `enough` at least if they have as many.
    [[nodiscard]] std::uint64_t sumIn(const NodeSet& nodes,
                                      std::uint64_t enough
                                      = std::numeric_limits<std::uint64_t>::max()) const;
    /// Each of `nodes` has so many more.
    void add(std::size_t word, std::uint64_t nodes, std::uint32_t cpus)
    {
        m_sums[word] += std::uint64_t{NodeSet::ones(nodes)} * cpus;
        std::uint64_t carry = 0;
        std::uint64_t any = 0;
        auto* bits = &m_bits[word];
        for (std::size_t i = 0; i < m_digits; ++i, bits += m_sums.size()) {
            const auto term = (cpus >> i & 1U) != 0 ? nodes : 0;
            const auto either = *bits ^ term;
            const auto next = (*bits & term) | (either & carry);
            *bits = either ^ carry;
            any |= *bits;
            carry = next;
        }
        m_any[word] = any;
    }
    /// Each of `nodes` has so many less.
    void subtract(std::size_t word, std::uint64_t nodes, std::uint32_t cpus)
    {
        m_sums[word] -= std::uint64_t{NodeSet::ones(nodes)} * cpus;
        std::uint64_t borrow = 0;
        std::uint64_t any = 0;
        auto* bits = &m_bits[word];
        for (std::size_t i = 0; i < m_digits; ++i, bits += m_sums.size()) {
            const auto term = (cpus >> i & 1U) != 0 ? nodes : 0;
            const auto either = *bits ^ term;
            const auto next = (~*bits & term) | (~either & borrow);
            *bits = either ^ borrow;
            any |= *bits;
            borrow = next;
        }
        m_any[word] = any;
    }

private:
    std::uint32_t m_most = 0;
    std::size_t m_digits = 0;
    std::vector<std::uint64_t> m_sums; // [word] of all its nodes
    std::vector<std::uint64_t> m_any; // [word] nodes with some digit
    std::vector<std::uint64_t> m_bits; // [digit][word]
};

/// What a job holds of nodes that are one word of a NodeSet: so many CPUs of each.
struct Block
{
    std::uint32_t word = 0;
    std::uint32_t cpus = 0;
    std::uint64_t nodes = 0;
};

} // namespace fairlead::replay
