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

FAIRLEAD_CLONES
void PlanWindows::refresh(View& view) const
{
    if (view.stamp == m_map.stamp())
        return;
    view.stamp = m_map.stamp();
    view.seen.resize(m_map.memory());
    const auto size = m_map.size();
    view.counts.resize(size);
    view.nextRise.resize(size);
    auto rise = size;
    for (auto i = size; i-- > 0;) {
        const auto& slot = m_map[i];
        auto& seen = view.seen[m_map.memoryOf(i)];
        const auto nextStamp = i + 1 < size ? m_map[i + 1].stamp : 0;
        if (seen.stamp != slot.stamp)
            seen.count = static_cast<std::uint32_t>(view.nodes->countIn(slot.free));
        if (seen.stamp != slot.stamp || seen.nextStamp != nextStamp)
            seen.rises
                = i + 1 < size && !view.nodes->isWithin(m_map[i + 1].free, slot.free, slot.free);
        seen.stamp = slot.stamp;
        seen.nextStamp = nextStamp;
        rise = seen.rises ? i : rise;
        view.counts[i] = seen.count;
        view.nextRise[i] = static_cast<std::uint32_t>(rise);
    }
}

/// The first slot behind `place` that begins after the moment; the number of slots: none does.
std::size_t PlanWindows::behind(std::size_t place, Second moment) const
{
    while (place < m_map.size() && m_map[place].end <= moment)
        ++place;
    return std::min(place + 1, m_map.size());
}

PlanWindows::Answer PlanWindows::find(const Question& question, NodeSet& nodes)
{
    Answer answer;
    answer.first = m_map.firstAfter(question.from);
    if (question.excluded != nullptr || answer.first == m_map.size()) {
        findWithout(question, answer, nodes);
        return answer;
    }
    auto& view = m_views[m_viewOf[question.partition]];
    refresh(view);
    findIn(view, question, answer, nodes);
    return answer;
}

FAIRLEAD_CLONES
void PlanWindows::findIn(const View& view, const Question& question, Answer& answer,
                         NodeSet& nodes) const
{
    const auto size = m_map.size();
    const auto first = answer.first;
    const auto end = behind(first, question.to);
    const std::size_t rise = view.nextRise[first];
    if (rise < size && rise <= end)
        answer.next = m_map[rise].end;
    else if (question.isNew && end + 2 < size)
        answer.next = m_map[end + 1].end;
    answer.later = answer.next;
    answer.behind = end < size ? m_map[end].begin : 0;
    auto blocked = end;
    while (blocked > first && view.counts[blocked - 1] >= question.least)
        --blocked;
    if (blocked > first) { // by the slot before: for whoever begins by then
        for (auto i = rise; i + 1 < blocked; i = view.nextRise[i + 1])
            answer.later = m_map[i].end;
        return;
    }
    nodes = *view.nodes;
    std::size_t looks = 0;
    for (auto i = first;; ++i) {
        i = std::min<std::size_t>(view.nextRise[i], end - 1);
        nodes &= m_map[i].free;
        if (i + 1 == end)
            break;
        if (++looks % looksBetweenCounts == 0 && !nodes.hasAtLeast(question.least))
            return;
    }
    answer.isEnough = nodes.hasAtLeast(question.least);
}

/// The same, slot by slot.
void PlanWindows::findWithout(const Question& question, Answer& answer, NodeSet& nodes) const
{
    const auto& partition = m_machine.partitions[question.partition].nodes;
    nodes = partition;
    if (question.excluded != nullptr)
        nodes -= *question.excluded;
    for (auto i = answer.first; i < m_map.size(); ++i) {
        const auto& slot = m_map[i];
        const bool hasNext = i + 1 < m_map.size();
        if (hasNext && answer.later == 0
            && !partition.isWithin(m_map[i + 1].free, nodes, slot.free))
            answer.later = slot.end;
        if (slot.begin > question.to) {
            answer.behind = slot.begin;
            if (question.isNew && answer.later == 0 && i + 2 < m_map.size())
                answer.later = m_map[i + 1].end;
            break;
        }
        nodes &= slot.free;
    }
    answer.next = answer.later;
    answer.isEnough = nodes.hasAtLeast(question.least);
}

} // namespace fairlead::replay
