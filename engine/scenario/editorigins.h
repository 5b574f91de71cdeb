// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/conflicts.h"

#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace fairlead {

/// The source's values over which edits were made, also of those that a scenario no longer has:
/// undo and redo bring these back, and the source may say something else by then.
class EditOrigins
{
public:
    /// They have just been made, by somebody who sees this snapshot.
    void made(std::span<const Edit> edits, const Snapshot& snapshot);
    /// What conflicts say of their edits.
    void take(const std::vector<EditConflict>& conflicts);
    /// Somebody has seen the new value and wants the edit all the same.
    void keep(const EditConflict& conflict);
    void clear() { m_values.clear(); }
    /// What conflictsOf() has to know of this scenario: `open`, and of other edits their origins.
    [[nodiscard]] std::vector<EditConflict> knownOf(const Scenario& scenario,
                                                    const std::vector<EditConflict>& open) const;

private:
    struct Origin
    {
        Edit edit;
        std::string value; ///< empty: it had none, or the edit sets none
    };
    void note(const Edit& edit, std::string value);

    std::unordered_map<std::string, Origin> m_values; ///< by the edit's text
};

} // namespace fairlead
