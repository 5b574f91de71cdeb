// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/planwindows.h"

#include "engine/base/clones.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
constexpr std::size_t looksBetweenCounts = 4; // slots
} // namespace

PlanWindows::PlanWindows(const Machine& machine, const PlanMap& map)
    : m_machine(machine)
    , m_map(map)
{
    for (const auto& partition : machine.partitions) {
        const auto same = std::find_if(m_views.begin(), m_views.end(), [&](const View& view) {
            return *view.nodes == partition.nodes;
        });
        m_viewOf.push_back(static_cast<std::size_t>(same - m_views.begin()));
        if (same == m_views.end())
            m_views.emplace_back().nodes = &partition.nodes;
    }
}

/// A plan changes slots in the middle: those before and behind are as they were.
FAIRLEAD_CLONES
void PlanWindows::refresh(View& view) const
{
    if (view.stamp == m_map.stamp())
        return;
    view.stamp = m_map.stamp();
    const auto& stamps = m_map.stamps();
    const auto before = std::ranges::mismatch(view.stamps, stamps);
    const auto front = static_cast<std::size_t>(before.in2 - stamps.begin());
    auto oldEnd = view.stamps.size();
    auto end = stamps.size();
    for (; end > front && oldEnd > front && stamps[end - 1] == view.stamps[oldEnd - 1]; --end)
        --oldEnd;
    const auto replace = [&](auto& slots) {
        const auto place = static_cast<std::ptrdiff_t>(front);
        slots.erase(slots.begin() + place, slots.begin() + static_cast<std::ptrdiff_t>(oldEnd));
        slots.insert(slots.begin() + place, end - front, {});
    };
    replace(view.counts);
    replace(view.rises);
    view.stamps.assign(stamps.begin(), stamps.end());
    for (auto i = front; i < end; ++i)
        view.counts[i] = static_cast<std::uint32_t>(view.nodes->countIn(m_map.free(i)));
    const auto isRising = [&](std::size_t i) { // if the next one has more, there is no doubt
        return i + 1 < stamps.size()
            && (view.counts[i + 1] > view.counts[i]
                || !view.nodes->isWithin(m_map.free(i + 1), m_map.free(i), m_map.free(i)));
    };
    for (auto i = front == 0 ? 0 : front - 1; i < end; ++i)
        view.rises[i] = isRising(i) ? 1 : 0;
    view.nextRise.resize(stamps.size());
    auto rise = stamps.size();
    for (auto i = stamps.size(); i-- > 0;) {
        rise = view.rises[i] != 0 ? i : rise;
        view.nextRise[i] = static_cast<std::uint32_t>(rise);
    }
}

FAIRLEAD_CLONES
std::size_t PlanWindows::cut(const Question& question, Slots slots, std::size_t least,
                             NodeSet& nodes) const
{
    const auto& view = m_views[m_viewOf[question.partition]];
    nodes = *view.nodes;
    std::size_t looks = 0;
    for (auto i = slots.first;; ++i) {
        i = std::min<std::size_t>(view.nextRise[i], slots.end - 1);
        nodes &= m_map.free(i);
        const bool isLast = i + 1 == slots.end;
        if (!isLast && ++looks % looksBetweenCounts != 0)
            continue;
        const auto left = nodes.count();
        if (isLast || left < least)
            return left;
    }
}

FAIRLEAD_CLONES
std::size_t PlanWindows::cutAmong(const Question& question, Slots slots, std::size_t least,
                                  const NodeSet& others, NodeSet& nodes) const
{
    const auto& view = m_views[m_viewOf[question.partition]];
    nodes = *view.nodes;
    std::size_t looks = 0;
    for (auto i = slots.first;; ++i) {
        i = std::min<std::size_t>(view.nextRise[i], slots.end - 1);
        nodes &= m_map.free(i);
        const bool isLast = i + 1 == slots.end;
        if (!isLast && ++looks % looksBetweenCounts != 0)
            continue;
        const auto left = nodes.countIn(others);
        if (isLast || left < least)
            return left;
    }
}

PlanWindows::Answer PlanWindows::find(const Question& question, NodeSet& nodes) const
{
    Answer answer;
    answer.first = m_map.firstAfter(question.from);
    const auto& partition = m_machine.partitions[question.partition].nodes;
    nodes = partition;
    if (question.excluded != nullptr)
        nodes -= *question.excluded;
    for (auto i = answer.first; i < m_map.size(); ++i) {
        const bool hasNext = i + 1 < m_map.size();
        if (hasNext && answer.later == 0
            && !partition.isWithin(m_map.free(i + 1), nodes, m_map.free(i)))
            answer.later = m_map.end(i);
        if (m_map.begin(i) > question.to) {
            answer.behind = m_map.begin(i);
            if (question.isNew && answer.later == 0 && i + 2 < m_map.size())
                answer.later = m_map.end(i + 1);
            break;
        }
        nodes &= m_map.free(i);
    }
    answer.isEnough = nodes.hasAtLeast(question.least);
    return answer;
}

} // namespace fairlead::replay
