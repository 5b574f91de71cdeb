// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

namespace fairlead {

/// Two edits, one of each side, that touch the same parameter, association or account.
struct EditClash
{
    Edit mine;
    Edit theirs;
    bool isMineTakenOut = false; ///< mine is an edit of the base that I took out
    bool isTheirsTakenOut = false; ///< likewise
    bool operator==(const EditClash&) const = default;
};

struct ScenarioMerge
{
    Scenario merged; ///< theirs with what I changed; of use only without clashes
    std::vector<EditClash> clashes;
};

/// Three-way merge of two scenarios that both came from `base`: what one side added, changed or
/// took out is done to the other, unless both touched the same thing in different ways. An account
/// that one side moves, renames or removes is touched by every edit of what stands in it by name;
/// what lies deeper shows only when the result is applied to a snapshot. A note that I changed
/// counts, else theirs; the author stays theirs.
ScenarioMerge mergeScenarios(const Scenario& base, const Scenario& mine, const Scenario& theirs);

/// The same after each clash was decided: in those of `theirsCount` their edit stays, in those of
/// `mineCount` mine. Clashes that were in neither are still there.
ScenarioMerge mergeScenarios(const Scenario& base, Scenario mine, Scenario theirs,
                             const std::vector<EditClash>& theirsCount,
                             const std::vector<EditClash>& mineCount);

} // namespace fairlead
