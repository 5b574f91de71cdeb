// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <optional>
#include <span>
#include <unordered_map>

namespace fairlead {

/// The limits that a list of edits sets, under the names that their accounts have in the end: a
/// limit follows an account that is renamed after it, and goes with one that is removed.
class FollowedLimits
{
public:
    /// The edits have to outlive it.
    explicit FollowedLimits(std::span<const Edit> edits);

    /// The edit at a place of the list, itself where it is no such limit. Null: its account or user
    /// is removed later.
    [[nodiscard]] const Edit* at(std::size_t place) const;

private:
    std::span<const Edit> m_edits;
    std::unordered_map<std::size_t, std::optional<Edit>> m_others; // that are not themselves
};

} // namespace fairlead
