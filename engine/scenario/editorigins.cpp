// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/editorigins.h"

#include "engine/scenario/editfinder.h"

namespace fairlead {

namespace {
/// A slider makes one at each step; beyond these, which are some 40 MB, those before are forgotten.
constexpr std::size_t most = 200'000;
} // namespace

void EditOrigins::note(const Edit& edit, std::string value)
{
    m_values.insert_or_assign(editText(edit), Origin{edit, std::move(value)});
}

void EditOrigins::made(std::span<const Edit> edits, const Snapshot& snapshot)
{
    if (m_values.size() + edits.size() > most)
        m_values.clear();
    Scenario scenario;
    scenario.edits.assign(edits.begin(), edits.end());
    auto values = valuesBelow(snapshot, scenario, {});
    for (std::size_t i = 0; i < edits.size(); ++i)
        note(edits[i], std::move(values[i]));
}

void EditOrigins::take(const std::vector<EditConflict>& conflicts)
{
    for (const auto& conflict : conflicts)
        note(conflict.edit, conflict.before);
}

void EditOrigins::keep(const EditConflict& conflict)
{
    note(conflict.edit, conflict.now);
}

std::vector<EditConflict> EditOrigins::knownOf(const Scenario& scenario,
                                               const std::vector<EditConflict>& open) const
{
    const auto opened = finderOf(open);
    auto known = open;
    for (const auto& edit : scenario.edits) {
        const auto found = m_values.find(editText(edit));
        if (found != m_values.end() && !found->second.value.empty() && found->second.edit == edit
            && !opened.find(edit))
            known.push_back({edit, ConflictKind::BaselineChanged, found->second.value, {}, false});
    }
    return known;
}

} // namespace fairlead
