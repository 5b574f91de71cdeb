// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/cpuruns.h"

#include "engine/base/clones.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace fairlead::replay {

namespace {
constexpr auto bitsOfWord = static_cast<std::uint32_t>(NodeSet::wordSize);

/// The bits from `first` on, up to `end`, in a word.
std::uint64_t bitsBetween(std::uint32_t first, std::uint32_t end)
{
    const auto upTo = end == bitsOfWord ? ~std::uint64_t{0} : (std::uint64_t{1} << end) - 1;
    return upTo & ~((std::uint64_t{1} << first) - 1);
}
} // namespace

std::uint64_t CpuRuns::Run::nodesIn(std::size_t word) const
{
    const auto begin = word == firstWord() ? first % bitsOfWord : 0;
    const auto last = word + 1 == endWord() ? (end() - 1) % bitsOfWord : bitsOfWord - 1;
    return bitsBetween(begin, last + 1);
}

CpuRuns::CpuRuns(const Machine& machine)
    : m_machine(machine)
    , m_heads(machine.nodes.size())
{
    for (std::size_t i = 0; i < machine.nodes.size(); ++i) {
        if (i > 0 && machine.nodes[i].weight != machine.nodes[i - 1].weight)
            m_heads.insert(i);
    }
    m_hasWeights = !m_heads.isEmpty();
    m_weight = machine.nodes.empty() ? 0 : machine.nodes[0].weight;
    m_all.resize(machine.nodes.size() + 1);
    m_all[0].first = std::numeric_limits<std::uint32_t>::max();
}

FAIRLEAD_CLONES
void CpuRuns::find(std::span<const std::uint64_t> kept, const CpuCounts& free)
{
    m_taken.clear();
    m_isClear = true;
    auto* run = m_all.data(); // the one before the first one ends nowhere
    for (std::uint32_t i = 0; i < kept.size(); ++i) {
        const auto heads = m_heads.word(i);
        for (auto left = kept[i]; left != 0;) {
            const auto first = static_cast<std::uint32_t>(std::countr_zero(left));
            auto end = first + static_cast<std::uint32_t>(std::countr_one(left >> first));
            const auto cuts = first + 1 == bitsOfWord ? 0 : heads >> (first + 1);
            if (cuts != 0)
                end = std::min(end, first + 1 + static_cast<std::uint32_t>(std::countr_zero(cuts)));
            const auto nodes = bitsBetween(first, end);
            left &= ~nodes;
            const auto cpus = free.sumInWord(i, nodes);
            const auto node = i * bitsOfWord + first;
            if (first == 0 && run->end() == node && (heads & 1U) == 0) {
                run->count += end;
                run->cpus += cpus;
            } else {
                *++run = {node, end - first, m_hasWeights ? m_machine.nodes[node].weight : m_weight,
                          cpus};
            }
        }
    }
    m_runCount = static_cast<std::size_t>(run - m_all.data());
    open();
}

/// The runs of the lightest weight that is left.
FAIRLEAD_CLONES
void CpuRuns::open()
{
    auto lightest = std::numeric_limits<std::uint32_t>::max();
    if (m_hasWeights) {
        for (const auto& run : runs())
            lightest = run.count > 0 ? std::min(lightest, run.weight) : lightest;
    }
    m_cpus.resize(m_runCount);
    for (std::size_t i = 0; i < m_runCount; ++i) {
        const auto& run = m_all[i + 1];
        const bool isLeft = run.count > 0 && (!m_hasWeights || run.weight == lightest);
        m_cpus[i] = isLeft ? static_cast<std::int64_t>(run.cpus) : -1;
    }
}

CpuRuns::Run CpuRuns::take(const Need& need)
{
    m_isClear = m_isClear && (m_taken.empty() || !m_need.hasCpusIn(m_taken.back()));
    m_need = need;
    if (m_runCount == m_taken.size())
        return {};
    auto best = largest();
    if (m_cpus[best] < 0) { // all of that weight are taken
        open();
        best = largest();
    }
    if (m_all[best + 1].cpus >= need.cpus)
        best = bestOfEnough(need);
    m_taken.push_back(m_all[best + 1]);
    m_all[best + 1].count = 0;
    m_cpus[best] = -1;
    return m_taken.back();
}

FAIRLEAD_CLONES
std::size_t CpuRuns::largest() const
{
    std::int64_t most = -1;
    for (const auto cpus : m_cpus)
        most = std::max(most, cpus);
    return static_cast<std::size_t>(std::ranges::find(m_cpus, most) - m_cpus.begin());
}

/// Of those with enough CPUs: others go behind them. Where one of them has too few nodes, the order
/// in which they are looked at counts.
std::size_t CpuRuns::bestOfEnough(const Need& need) const
{
    auto best = m_runCount;
    bool isBestSufficient = false;
    for (std::size_t i = 0; i < m_runCount; ++i) {
        if (m_cpus[i] < 0 || static_cast<std::uint64_t>(m_cpus[i]) < need.cpus)
            continue;
        const bool isSufficient = m_all[i + 1].count >= need.nodes;
        const bool isBetter = best == m_runCount
            || (isSufficient ? !isBestSufficient || m_cpus[i] < m_cpus[best]
                             : m_cpus[i] > m_cpus[best]);
        if (!isBetter)
            continue;
        best = i;
        isBestSufficient = isSufficient;
    }
    return best;
}

bool CpuRuns::putDeciding(std::span<std::uint64_t> nodes) const
{
    std::ranges::fill(nodes, 0);
    if (!m_isClear || m_taken.empty())
        return false;
    const auto put = [&](const Run& run) {
        for (auto i = run.firstWord(); i < run.endWord(); ++i)
            nodes[i] |= run.nodesIn(i);
    };
    std::ranges::for_each(m_taken, put);
    for (const auto& run : runs()) {
        if (m_need.hasCpusIn(run))
            put(run);
    }
    return true;
}

} // namespace fairlead::replay
