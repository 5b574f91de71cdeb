// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/difference.h"
#include "engine/scenario/scenario.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Several scenarios of one cluster beside each other: what each sets, and what comes of it.
namespace fairlead {

/// One thing that at least one of the scenarios edits.
struct EditedThing
{
    Edit edit; ///< the first edit of it: names what is edited
    std::string now; ///< the source's value; empty: an edit of the tree sets none
    /// What each scenario sets; nothing: it leaves that alone. Of an edit of the tree the text is
    /// empty where the scenario holds it.
    std::vector<std::optional<std::string>> values;
};

/// Everything that the scenarios edit, parameters and shares by their last value, in the order in
/// which it first appears.
std::vector<EditedThing> editedThings(const Snapshot& snapshot,
                                      std::span<const Scenario> scenarios);

/// What one scenario makes of the queue.
struct ScenarioResult
{
    std::shared_ptr<const Evaluation> evaluation;
    Difference difference; ///< from the cluster as it is; accounts are called as there
};

/// Evaluates a scenario over a snapshot; `before` is the evaluation without edits. Error code
/// Usage: an edit names something that is not there.
Result<ScenarioResult> resultOf(const Evaluation& before, const Scenario& scenario);

/// The places won per job of each account in each result, of accounts with a job that moves in one
/// of them; the widest spread between scenarios and now first, then by name.
struct AccountChoice
{
    std::string account;
    std::vector<double> gains; ///< places won per job (positive) or lost, of each scenario
    bool operator==(const AccountChoice&) const = default;
};
std::vector<AccountChoice> accountChoices(std::span<const ScenarioResult> results);

} // namespace fairlead
