// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/drainlines.h"

#include "models/accounting/slurmtext/text/loglines.h"

#include <algorithm>
#include <tuple>

namespace fairlead::accounting {

namespace {
constexpr replay::Second logPause = 3600; // s: that a log which goes on may have no line
} // namespace

void DrainLines::read(replay::Moment at, std::string_view line)
{
    m_last = std::max(m_last, replay::secondOf(at));
    const auto told = toldIn(line, "update_node: node ", " state set to ");
    if (!told)
        return;
    const bool isDraining
        = told->behind.starts_with("DRAINING") || told->behind.starts_with("FAILING");
    m_names.nodesOf(told->between).forEach([&](std::size_t node) {
        m_changes.push_back({node, replay::secondOf(at), isDraining});
    });
}

void DrainLines::apply(replay::Second ahead, replay::Workload& workload)
{
    std::ranges::stable_sort(
        m_changes, {}, [](const Change& change) { return std::tuple(change.node, change.at); });
    auto& outages = workload.outages;
    const auto last = m_last - ahead;
    const auto end = last + logPause < workload.to ? last : replay::notEnded;
    for (std::size_t i = 0; i < m_changes.size(); ++i) {
        const auto& change = m_changes[i];
        const bool hasNext = i + 1 < m_changes.size() && m_changes[i + 1].node == change.node;
        const auto from = std::max(change.at - ahead, workload.from);
        const auto until = hasNext ? m_changes[i + 1].at - ahead : end;
        if (!change.isDraining || until <= from)
            continue;
        const auto told = std::ranges::find_if(outages, [&](const replay::Outage& outage) {
            return outage.node == change.node && outage.to > from && outage.from <= until;
        });
        if (told != outages.end())
            told->from = std::min(told->from, from);
        else
            outages.push_back({static_cast<std::uint32_t>(change.node), from, until});
    }
    std::ranges::stable_sort(outages, {}, &replay::Outage::from);
}

} // namespace fairlead::accounting
