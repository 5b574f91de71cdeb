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
    const auto edits = m_map.edits();
    if (view.run == m_map.run() && view.edits == edits.size())
        return;
    const auto isWhole = [](const PlanMap::Edit& edit) { return edit.isWhole; };
    if (view.run == m_map.run() && std::ranges::all_of(edits.subspan(view.edits), isWhole)) {
        for (const auto& edit : edits.subspan(view.edits))
            apply(edit, view);
    } else {
        begin(view);
    }
    view.run = m_map.run();
    view.edits = edits.size();
    view.nextRise.resize(view.rises.size());
    auto rise = view.rises.size();
    for (auto i = rise; i-- > 0;) {
        if (view.rises[i] == Unknown)
            view.rises[i] = isRising(view, i) ? Yes : No;
        rise = view.rises[i] == Yes ? i : rise;
        view.nextRise[i] = static_cast<std::uint32_t>(rise);
    }
}

FAIRLEAD_CLONES
void PlanWindows::begin(View& view) const
{
    view.counts.resize(m_map.size());
    view.rises.assign(m_map.size(), Unknown);
    for (std::size_t i = 0; i < m_map.size(); ++i)
        view.counts[i] = static_cast<std::uint32_t>(view.nodes->countIn(m_map.free(i)));
}

/// Where all slots had the nodes, each has as many less, and what comes back from one of them to
/// the next is what came back before.
FAIRLEAD_CLONES
void PlanWindows::apply(const PlanMap::Edit& edit, View& view)
{
    if (edit.first == edit.end)
        return;
    const auto cut = [&](std::size_t place) {
        const auto at = static_cast<std::ptrdiff_t>(place);
        view.counts.insert(view.counts.begin() + at, view.counts[place - 1]);
        view.rises.insert(view.rises.begin() + at - 1, Unknown);
    };
    const auto join = [&](std::size_t place) {
        view.counts.erase(view.counts.begin() + static_cast<std::ptrdiff_t>(place));
        view.rises.erase(view.rises.begin() + static_cast<std::ptrdiff_t>(place));
    };
    if (edit.isFirstCut)
        cut(edit.first);
    if (edit.isEndCut)
        cut(edit.end);
    const auto less = static_cast<std::uint32_t>(view.nodes->countIn(edit.nodes));
    for (auto i = edit.first; i < edit.end; ++i)
        view.counts[i] -= less;
    view.rises[edit.end - 1] = Unknown;
    if (edit.first > 0)
        view.rises[edit.first - 1] = Unknown;
    if (edit.isEndJoined)
        join(edit.end - 1);
    if (edit.isFirstJoined)
        join(edit.first - 1);
}

/// If the next one has more nodes, there is no doubt.
bool PlanWindows::isRising(const View& view, std::size_t place) const
{
    return place + 1 < m_map.size()
        && (view.counts[place + 1] > view.counts[place]
            || !view.nodes->isWithin(m_map.free(place + 1), m_map.free(place), m_map.free(place)));
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
