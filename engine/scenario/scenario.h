// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

#include <string>
#include <variant>
#include <vector>

namespace fairlead {

/// Names one association in files and edits. Empty user: an account.
struct AssocKey
{
    std::string account;
    std::string user;
    std::string partition;
    bool operator==(const AssocKey&) const = default;
};

struct ShareEdit
{
    AssocKey assoc;
    std::uint32_t shares = 1; ///< or slurm::useParentShares
    bool operator==(const ShareEdit&) const = default;
};
/// A parameter of the scheduler in its own words: setParameter() decides what is known.
struct ParameterEdit
{
    std::string name;
    std::string value;
    bool operator==(const ParameterEdit&) const = default;
};
struct AddEdit
{
    AssocKey assoc; ///< empty user: a new account
    std::string parent; ///< accounts only
    std::uint32_t shares = 1;
    bool operator==(const AddEdit&) const = default;
};
struct MoveEdit
{
    std::string account;
    std::string parent;
    bool operator==(const MoveEdit&) const = default;
};
struct RenameEdit
{
    std::string account;
    std::string name;
    bool operator==(const RenameEdit&) const = default;
};
/// Removes an association and, for an account, everything below it. Its usage stays with the
/// parent.
struct RemoveEdit
{
    AssocKey assoc;
    bool operator==(const RemoveEdit&) const = default;
};

using Edit = std::variant<ShareEdit, ParameterEdit, AddEdit, MoveEdit, RenameEdit, RemoveEdit>;

/// A list of edits over a snapshot and its policy.
struct Scenario
{
    std::string name;
    std::vector<Edit> edits;
    std::string note{}; ///< what it is for, in any number of lines
    std::string author{}; ///< who made it: a name of a person or of an account
    bool operator==(const Scenario&) const = default;
};

bool isStructural(const Edit& edit);
/// Whether the later of two value edits, with no structural edit between them, leaves nothing of
/// the earlier one.
bool hasSameTarget(const Edit& a, const Edit& b);

/// The scenario with one more edit. A value edit replaces an earlier one of the same target that
/// no structural edit follows, and vanishes when it sets what `snapshot` holds anyway. A structural
/// one that takes earlier ones back goes with them.
Scenario withEdit(const Snapshot& snapshot, Scenario scenario, const Edit& edit);

/// The edits up to and including the last structural one, carried out on the tree.
/// Without structural edits this is `snapshot` itself. Error code Usage: an edit names something
/// that is not there, or would break the tree (cycle, duplicate, root).
Result<std::shared_ptr<const Snapshot>> restructure(const std::shared_ptr<const Snapshot>& snapshot,
                                                    const Scenario& scenario);

/// Snapshot, policy and shares with all edits applied; `now` in Unix seconds.
Result<Inputs> applyScenario(const std::shared_ptr<const Snapshot>& snapshot,
                             const Scenario& scenario, std::int64_t now);
/// The same with the structural part already done: `restructured` comes from restructure().
Result<Inputs> applyValueEdits(std::shared_ptr<const Snapshot> restructured,
                               const Scenario& scenario, std::int64_t now);

/// The names in a line: "physics/ann/debug".
std::string keyText(const AssocKey& key);
/// Back. All behind the second slash is the partition; a name that is not there is empty. No name
/// behind the first slash is that of nobody, "/": it must not mean the account.
AssocKey keyFrom(std::string_view text);
/// One edit in a line of plain English, for change lists.
std::string editText(const Edit& edit);

/// The association with these names, else an invalid index.
/// The account or user whose limit the edit sets; empty: it sets none of an association.
AssocKey limitedBy(const ParameterEdit& edit);
AssocIndex findAssoc(const Snapshot& snapshot, const AssocKey& key);
AssocKey keyOf(const Snapshot& snapshot, AssocIndex assoc);
/// "parent" or a whole number below 2147483647. Error code Usage.
Result<std::uint32_t> parseShares(std::string_view text);
std::string sharesText(std::uint32_t shares);

} // namespace fairlead
