// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/editfinder.h"

#include "engine/scenario/conflicts.h"

namespace fairlead {

void EditFinder::add(const Edit& edit)
{
    m_byText.emplace(editText(edit), m_edits.size());
    m_edits.push_back(&edit);
}

std::optional<std::size_t> EditFinder::find(const Edit& edit) const
{
    std::optional<std::size_t> first;
    if (m_edits.empty())
        return first;
    const auto [begin, end] = m_byText.equal_range(editText(edit));
    for (auto known = begin; known != end; ++known) {
        const auto place = known->second;
        if (*m_edits[place] == edit && (!first || place < *first))
            first = place;
    }
    return first;
}

EditFinder finderOf(const std::vector<Edit>& edits)
{
    EditFinder finder;
    for (const auto& edit : edits)
        finder.add(edit);
    return finder;
}

EditFinder finderOf(const std::vector<EditConflict>& conflicts)
{
    EditFinder finder;
    for (const auto& conflict : conflicts)
        finder.add(conflict.edit);
    return finder;
}

} // namespace fairlead
