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
    for (auto i = front == 0 ? 0 : front - 1; i < end; ++i)
        view.rises[i] = i + 1 < stamps.size()
                && !view.nodes->isWithin(m_map.free(i + 1), m_map.free(i), m_map.free(i))
            ? 1
            : 0;
    view.nextRise.resize(stamps.size());
    auto rise = stamps.size();
    for (auto i = stamps.size(); i-- > 0;) {
        rise = view.rises[i] != 0 ? i : rise;
        view.nextRise[i] = static_cast<std::uint32_t>(rise);
    }
}

/// The first slot behind `place` that begins after the moment; the number of slots: none does.
std::size_t PlanWindows::behind(std::size_t place, Second moment) const
{
    return std::min(std::max(place, m_map.firstAfter(moment)) + 1, m_map.size());
}

PlanWindows::Answer PlanWindows::find(const Question& question, NodeSet& nodes)
{
    if (!isByCounts(question)) {
        Answer answer;
        answer.first = m_map.firstAfter(question.from);
        findWithout(question, answer, nodes);
        return answer;
    }
    auto answer = look(question);
    if (answer.isEnough) {
        nodes = m_machine.partitions[question.partition].nodes;
        answer.isEnough = cut(question, answer, question.least, nodes);
    }
    return answer;
}

PlanWindows::Answer PlanWindows::look(const Question& question)
{
    auto& view = m_views[m_viewOf[question.partition]];
    refresh(view);
    Answer answer;
    const auto size = m_map.size();
    const auto first = answer.first = m_map.firstAfter(question.from);
    const auto end = answer.end = behind(first, question.to);
    const std::size_t rise = view.nextRise[first];
    if (rise < size && rise <= end)
        answer.next = m_map.end(rise);
    else if (question.isNew && end + 2 < size)
        answer.next = m_map.end(end + 1);
    answer.later = answer.next;
    answer.behind = end < size ? m_map.begin(end) : 0;
    auto blocked = end;
    while (blocked > first && view.counts[blocked - 1] >= question.least)
        --blocked;
    answer.isEnough = blocked == first;
    if (blocked > first) { // by the slot before: for whoever begins by then
        for (auto i = rise; i + 1 < blocked; i = view.nextRise[i + 1])
            answer.later = m_map.end(i);
    }
    return answer;
}

FAIRLEAD_CLONES
bool PlanWindows::cut(const Question& question, const Answer& answer, std::size_t least,
                      NodeSet& nodes) const
{
    const auto& view = m_views[m_viewOf[question.partition]];
    std::size_t looks = 0;
    for (auto i = answer.first;; ++i) {
        i = std::min<std::size_t>(view.nextRise[i], answer.end - 1);
        nodes &= m_map.free(i);
        if (i + 1 == answer.end)
            return nodes.hasAtLeast(least);
        if (++looks % looksBetweenCounts == 0 && !nodes.hasAtLeast(least))
            return false;
    }
}

/// The same, slot by slot.
void PlanWindows::findWithout(const Question& question, Answer& answer, NodeSet& nodes) const
{
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
    answer.next = answer.later;
    answer.isEnough = nodes.hasAtLeast(question.least);
}

} // namespace fairlead::replay
