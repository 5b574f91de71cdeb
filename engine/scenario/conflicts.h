// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace fairlead {

/// What an edit meets in a snapshot that is newer than the edit.
enum class ConflictKind : std::uint8_t
{
    BaselineChanged, ///< it is carried out, but the value below it is another one now
    CameTrue, ///< the source says so itself by now
    TargetGone, ///< what it edits is no longer there: it is not carried out
    NameTaken, ///< the name that it gives exists by now: it is not carried out
    Impossible, ///< it cannot be carried out for another reason
};

struct EditConflict
{
    Edit edit; ///< as the scenario holds it
    ConflictKind kind = ConflictKind::BaselineChanged;
    std::string before; ///< the source's value when the edit was made; empty: it had none
    std::string now; ///< the source's value now; empty: it has none
    bool isKept = false; ///< somebody has seen it and wants the edit to wait
    bool operator==(const EditConflict&) const = default;
};

/// The part of a scenario that can be carried out on a snapshot, edit after edit.
struct Fit
{
    Scenario scenario;
    std::vector<std::size_t> unfit; ///< places of the other edits in the whole scenario
};
Fit fitting(const Snapshot& snapshot, const Scenario& scenario);

/// All conflicts of a scenario in its order, after the source was read again: `before` is the
/// snapshot that the edits were seen with, `after` the new one (the same: nothing was read),
/// `unfit` comes from fitting(after), `known` are the conflicts that were open before. A conflict
/// goes when its edit does, or when the value is again what it was.
std::vector<EditConflict> conflictsOf(const Snapshot& before, const Snapshot& after,
                                      const Scenario& scenario,
                                      const std::vector<std::size_t>& unfit,
                                      const std::vector<EditConflict>& known);

/// [edit of the scenario] The source's value when the edit was made, for edits that are taken up
/// again later; empty: it had none, or the edit sets none. `known` as above.
std::vector<std::string> valuesBelow(const Snapshot& snapshot, const Scenario& scenario,
                                     const std::vector<EditConflict>& known);
/// What conflictsOf() has to know of edits that were made over these values.
std::vector<EditConflict> conflictsWith(const Scenario& scenario,
                                        const std::vector<std::string>& valuesBelow);

/// Whether the edit is part of the result although it has a conflict.
bool isCarriedOut(const EditConflict& conflict);

/// What the edit is about, under its name after the edit; of a parameter nothing.
AssocKey targetOf(const Edit& edit);

/// The scenario without one edit (its first occurrence).
Scenario withoutEdit(Scenario scenario, const Edit& edit);

/// What an edit sets in the words of EditConflict; empty for one that sets no value.
std::string editedValue(const Edit& edit);

} // namespace fairlead
