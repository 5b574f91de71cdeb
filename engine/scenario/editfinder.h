// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <optional>
#include <unordered_map>

namespace fairlead {

/// Finds edits in a list by what they are, for lists of many. The edits must outlive it.
class EditFinder
{
public:
    /// Counts the places of a list in the order of add().
    void add(const Edit& edit);
    /// The first place of an equal edit.
    [[nodiscard]] std::optional<std::size_t> find(const Edit& edit) const;

private:
    std::vector<const Edit*> m_edits;
    std::unordered_multimap<std::string, std::size_t> m_byText;
};

struct EditConflict;

/// One with all edits of a list.
EditFinder finderOf(const std::vector<Edit>& edits);
/// One with the edits of all conflicts of a list.
EditFinder finderOf(const std::vector<EditConflict>& conflicts);

} // namespace fairlead
