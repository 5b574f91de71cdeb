// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace fairlead::replay {

/// A set of nodes by their index in the configuration. All sets that meet have the same length.
class NodeSet
{
public:
    NodeSet() = default;
    explicit NodeSet(std::size_t nodes)
        : m_words((nodes + 63) / 64)
    {
    }

    static constexpr std::size_t wordSize = 64; ///< nodes of a word
    [[nodiscard]] std::size_t wordCount() const { return m_words.size(); }
    /// Nodes from 64 * `place` on, one a bit.
    [[nodiscard]] std::uint64_t word(std::size_t place) const { return m_words[place]; }
    void insertIn(std::size_t place, std::uint64_t nodes) { m_words[place] |= nodes; }
    void eraseIn(std::size_t place, std::uint64_t nodes) { m_words[place] &= ~nodes; }
    /// How many bits are set. std::popcount() is a call where the processor is not known to count.
    static std::uint32_t ones(std::uint64_t word)
    {
        word -= (word >> 1U) & 0x5555555555555555ULL;
        word = (word & 0x3333333333333333ULL) + ((word >> 2U) & 0x3333333333333333ULL);
        word = (word + (word >> 4U)) & 0x0f0f0f0f0f0f0f0fULL;
        return static_cast<std::uint32_t>((word * 0x0101010101010101ULL) >> 56U);
    }

    /// The same of one word alone, in functions that FAIRLEAD_CLONES compiles for processors that
    /// count: where several words are counted at a time ones() is faster.
    static std::uint32_t onesOfOne(std::uint64_t word)
    {
        return static_cast<std::uint32_t>(std::popcount(word));
    }

    void insert(std::size_t node) { m_words[node / 64] |= bit(node); }
    void erase(std::size_t node) { m_words[node / 64] &= ~bit(node); }
    void clear() { std::fill(m_words.begin(), m_words.end(), 0); }
    /// All nodes, and perhaps some behind the last one: to be cut to a set of nodes.
    void fill() { std::fill(m_words.begin(), m_words.end(), ~std::uint64_t{0}); }
    [[nodiscard]] bool contains(std::size_t node) const
    {
        return (m_words[node / 64] & bit(node)) != 0;
    }
    [[nodiscard]] std::size_t count() const
    {
        std::size_t sum = 0;
        for (const auto word : m_words)
            sum += ones(word);
        return sum;
    }
    [[nodiscard]] bool hasAtLeast(std::size_t nodes) const
    {
        std::size_t sum = 0;
        for (std::size_t i = 0; i < m_words.size() && sum < nodes; ++i)
            sum += m_words[i] != 0 ? ones(m_words[i]) : 0;
        return sum >= nodes;
    }
    [[nodiscard]] std::size_t countIn(const NodeSet& other) const
    {
        std::size_t sum = 0;
        for (std::size_t i = 0; i < m_words.size(); ++i)
            sum += ones(m_words[i] & other.m_words[i]);
        return sum;
    }
    [[nodiscard]] bool isEmpty() const
    {
        return std::all_of(m_words.begin(), m_words.end(), [](auto word) { return word == 0; });
    }
    NodeSet& operator&=(const NodeSet& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= other.m_words[i];
        return *this;
    }
    NodeSet& operator|=(const NodeSet& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] |= other.m_words[i];
        return *this;
    }
    NodeSet& operator-=(const NodeSet& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= ~other.m_words[i];
        return *this;
    }
    bool operator==(const NodeSet&) const = default;

    // These look at all words, several at a time: that is faster than to stop at the first one.
    [[nodiscard]] bool isSubsetOf(const NodeSet& other) const
    {
        std::uint64_t missing = 0;
        for (std::size_t i = 0; i < m_words.size(); ++i)
            missing |= m_words[i] & ~other.m_words[i];
        return missing == 0;
    }
    [[nodiscard]] bool meets(const NodeSet& other) const
    {
        std::uint64_t common = 0;
        for (std::size_t i = 0; i < m_words.size(); ++i)
            common |= m_words[i] & other.m_words[i];
        return common != 0;
    }
    /// Whether all nodes that are both here and in `among` are in `a` and in `b`.
    [[nodiscard]] bool isWithin(const NodeSet& among, const NodeSet& a, const NodeSet& b) const
    {
        std::uint64_t missing = 0;
        for (std::size_t i = 0; i < m_words.size(); ++i)
            missing |= m_words[i] & among.m_words[i] & ~(a.m_words[i] & b.m_words[i]);
        return missing == 0;
    }
    /// Calls `visit` with each node of this set that is also in `other`, in index order.
    template <typename Visit>
    void forEachIn(const NodeSet& other, Visit&& visit) const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            for (auto word = m_words[i] & other.m_words[i]; word != 0; word &= word - 1)
                visit(i * 64 + static_cast<std::size_t>(std::countr_zero(word)));
        }
    }
    /// Whether `test` holds for one of them.
    template <typename Test>
    [[nodiscard]] bool hasAny(Test&& test) const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            for (auto word = m_words[i]; word != 0; word &= word - 1) {
                if (test(i * 64 + static_cast<std::size_t>(std::countr_zero(word))))
                    return true;
            }
        }
        return false;
    }
    template <typename Visit>
    void forEach(Visit&& visit) const
    {
        forEachIn(*this, visit);
    }

private:
    static std::uint64_t bit(std::size_t node) { return std::uint64_t{1} << (node % 64); }

    std::vector<std::uint64_t> m_words;
};

} // namespace fairlead::replay
