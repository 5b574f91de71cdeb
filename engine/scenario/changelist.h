// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <string>
#include <vector>

namespace fairlead {

/// What has to be done to the tree and the policy of a source so that a scenario becomes true: the
/// difference of the two states, not the way that the user took. Associations are told apart by
/// name. In this order no step meets a tree that the scheduler would refuse: what is added comes
/// first, moves next, what goes last.
struct ChangeList
{
    std::vector<AddEdit> accounts; ///< new ones, parents before children
    std::vector<MoveEdit> moves; ///< from the root down, so that none goes below itself
    std::vector<AddEdit> users; ///< new associations of users, in tree order
    std::vector<AssocKey> removedUsers; ///< associations of users, in tree order
    std::vector<std::string> removedAccounts; ///< children before parents
    std::vector<ShareEdit> shares; ///< of associations that stay, in tree order
    std::vector<ParameterEdit> parameters; ///< whose effect differs, as the scenario says them
    std::vector<LimitChange> limits; ///< of QOS and associations
    /// New accounts that a scenario made by renaming: `account` is the name that the source knows.
    std::vector<RenameEdit> renames;

    [[nodiscard]] bool changesTree() const;
    /// Whether sacctmgr has something to do.
    [[nodiscard]] bool changesAccounting() const { return changesTree() || !limits.empty(); }
    [[nodiscard]] bool isEmpty() const { return !changesAccounting() && parameters.empty(); }
};

/// `before` and `after` are the inputs of the baseline and of the scenario.
ChangeList changeList(const Inputs& before, const Inputs& after, const Scenario& scenario);

/// The same for people: what became of a renamed account stands in `renames` and in `shares` alone.
/// A list to be carried out has it as a new account, for Slurm knows no renaming.
ChangeList withRenames(ChangeList changes, const Inputs& before, const Inputs& after);

/// The name of the account one level up; empty for root.
std::string parentName(const Snapshot& snapshot, AssocIndex account);

} // namespace fairlead
