// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/runorder.h"

#include <algorithm>
#include <tuple>

namespace fairlead::replay {

namespace {
constexpr std::size_t mostLooks = 6; // at all runs; then they are sorted

/// Of two runs of one weight, in the order in which they are looked at.
bool isBetter(const NodesInRow& run, bool isSufficient, const NodesInRow& best,
              bool isBestSufficient)
{
    return isSufficient ? !isBestSufficient || run.cpus < best.cpus : run.cpus > best.cpus;
}
} // namespace

void RunOrder::clear()
{
    m_runs.clear();
    m_taken = m_front = 0;
}

NodesInRow RunOrder::takeBest(std::uint64_t cpus, std::int64_t nodes)
{
    auto* best = ++m_taken > mostLooks ? bestOfSorted(cpus, nodes) : bestOfAll(cpus, nodes);
    if (best == nullptr)
        return {};
    const auto taken = *best;
    best->count = 0;
    return taken;
}

/// The lightest; among equals one that is sufficient, with the fewest CPUs; else the largest.
NodesInRow* RunOrder::bestOfAll(std::uint64_t cpus, std::int64_t nodes)
{
    NodesInRow* best = nullptr;
    bool isBestSufficient = false;
    for (auto& run : m_runs) {
        if (run.count == 0)
            continue;
        const bool isSufficient = run.cpus >= cpus && run.count >= nodes;
        if (best != nullptr && run.weight >= best->weight
            && (run.weight > best->weight || !isBetter(run, isSufficient, *best, isBestSufficient)))
            continue;
        best = &run;
        isBestSufficient = isSufficient;
    }
    return best;
}

/// The lightest first, among equals the largest.
void RunOrder::sort()
{
    std::ranges::sort(m_runs, [](const NodesInRow& a, const NodesInRow& b) {
        return std::tie(a.weight, b.cpus, a.first) < std::tie(b.weight, a.cpus, b.first);
    });
}

NodesInRow* RunOrder::bestOfSorted(std::uint64_t cpus, std::int64_t nodes)
{
    if (m_taken == mostLooks + 1)
        sort();
    while (m_front < m_runs.size() && m_runs[m_front].count == 0)
        ++m_front;
    if (m_front == m_runs.size())
        return nullptr;
    auto end = m_front; // of those with enough CPUs
    bool areLong = true;
    for (; end < m_runs.size() && m_runs[end].weight == m_runs[m_front].weight
         && m_runs[end].cpus >= cpus;
         ++end)
        areLong = areLong && (m_runs[end].count == 0 || m_runs[end].count >= nodes);
    if (!areLong)
        return bestInNodeOrder(end, nodes);
    auto* best = &m_runs[m_front];
    for (auto i = m_front; i < end; ++i)
        best = m_runs[i].count > 0 && m_runs[i].cpus < best->cpus ? &m_runs[i] : best;
    return best;
}

/// Where some have enough CPUs on too few nodes, the order in which they are looked at counts.
NodesInRow* RunOrder::bestInNodeOrder(std::size_t end, std::int64_t nodes)
{
    m_looks.clear();
    for (auto i = m_front; i < end; ++i) {
        if (m_runs[i].count > 0)
            m_looks.push_back(&m_runs[i]);
    }
    std::ranges::sort(m_looks, {}, &NodesInRow::first);
    NodesInRow* best = nullptr;
    bool isBestSufficient = false;
    for (auto* run : m_looks) {
        const bool isSufficient = run->count >= nodes;
        if (best != nullptr && !isBetter(*run, isSufficient, *best, isBestSufficient))
            continue;
        best = run;
        isBestSufficient = isSufficient;
    }
    return best;
}

} // namespace fairlead::replay
