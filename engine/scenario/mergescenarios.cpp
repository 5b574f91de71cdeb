// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/mergescenarios.h"

#include "engine/base/text.h"

#include <algorithm>

namespace fairlead {

namespace {
using Names = std::vector<std::string>;

/// What an edit changes, and what has to be there for it.
struct Reach
{
    Names changes;
    Names needs;
};

std::string account(const std::string& name)
{
    return "account " + name;
}

std::string association(const AssocKey& key)
{
    return "association " + key.account + '\n' + key.user + '\n' + key.partition;
}

struct ReachOf
{
    Reach operator()(const ShareEdit& edit) const
    {
        return {{association(edit.assoc)}, {account(edit.assoc.account)}};
    }
    Reach operator()(const ParameterEdit& edit) const
    {
        return {{"parameter " + text::lower(edit.name)}, {}};
    }
    Reach operator()(const AddEdit& edit) const
    {
        if (edit.assoc.user.empty())
            return {{account(edit.assoc.account)}, {account(edit.parent)}};
        return {{association(edit.assoc)}, {account(edit.assoc.account)}};
    }
    Reach operator()(const MoveEdit& edit) const
    {
        return {{account(edit.account)}, {account(edit.parent)}};
    }
    Reach operator()(const RenameEdit& edit) const
    {
        return {{account(edit.account), account(edit.name)}, {}};
    }
    Reach operator()(const RemoveEdit& edit) const
    {
        if (edit.assoc.user.empty())
            return {{account(edit.assoc.account)}, {}};
        return {{association(edit.assoc)}, {account(edit.assoc.account)}};
    }
};

bool overlap(const Names& a, const Names& b)
{
    return std::ranges::any_of(a,
                               [&](const auto& name) { return std::ranges::count(b, name) > 0; });
}

bool touch(const Edit& a, const Edit& b)
{
    const auto left = std::visit(ReachOf(), a);
    const auto right = std::visit(ReachOf(), b);
    return overlap(left.changes, right.changes) || overlap(left.changes, right.needs)
        || overlap(left.needs, right.changes);
}

bool holds(const std::vector<Edit>& edits, const Edit& edit)
{
    return std::ranges::count(edits, edit) > 0;
}

std::vector<Edit> without(const std::vector<Edit>& edits, const std::vector<Edit>& others)
{
    std::vector<Edit> result;
    for (const auto& edit : edits) {
        if (!holds(others, edit))
            result.push_back(edit);
    }
    return result;
}

/// What one side did.
struct Changes
{
    std::vector<Edit> added; ///< less what the other side added as well
    std::vector<Edit> dropped;
    std::vector<Edit> undone; ///< dropped, and nothing of the same reach put in its place
};

Changes changesOf(const Scenario& base, const Scenario& side, const Scenario& other)
{
    const auto fresh = without(side.edits, base.edits);
    Changes changes;
    changes.added = without(fresh, other.edits);
    changes.dropped = without(base.edits, side.edits);
    for (const auto& edit : changes.dropped) {
        const auto reach = std::visit(ReachOf(), edit);
        const bool isReplaced = std::ranges::any_of(fresh, [&](const Edit& added) {
            return overlap(std::visit(ReachOf(), added).changes, reach.changes);
        });
        if (!isReplaced)
            changes.undone.push_back(edit);
    }
    return changes;
}

void addClashes(ScenarioMerge& merge, const std::vector<Edit>& mine,
                const std::vector<Edit>& theirs)
{
    for (const auto& my : mine) {
        for (const auto& their : theirs) {
            if (touch(my, their))
                merge.clashes.push_back({my, their});
        }
    }
}

/// The loser's scenario says about a clash what the winner's says; the winner may have taken an
/// edit out.
void giveUp(Scenario& loser, const Edit& lost, const Scenario& winner, const Edit& won)
{
    std::erase(loser.edits, lost);
    if (holds(winner.edits, won) && !holds(loser.edits, won))
        loser.edits.push_back(won);
}
} // namespace

ScenarioMerge mergeScenarios(const Scenario& base, const Scenario& mine, const Scenario& theirs)
{
    const auto myChanges = changesOf(base, mine, theirs);
    const auto theirChanges = changesOf(base, theirs, mine);
    ScenarioMerge merge;
    addClashes(merge, myChanges.added, theirChanges.added);
    addClashes(merge, myChanges.added, theirChanges.undone);
    addClashes(merge, myChanges.undone, theirChanges.added);
    merge.merged = theirs;
    merge.merged.edits = without(theirs.edits, myChanges.dropped);
    merge.merged.edits.insert(merge.merged.edits.end(), myChanges.added.begin(),
                              myChanges.added.end());
    return merge;
}

ScenarioMerge mergeScenarios(const Scenario& base, Scenario mine, Scenario theirs,
                             const std::vector<EditClash>& theirsCount,
                             const std::vector<EditClash>& mineCount)
{
    for (const auto& clash : theirsCount)
        giveUp(mine, clash.mine, theirs, clash.theirs);
    for (const auto& clash : mineCount)
        giveUp(theirs, clash.theirs, mine, clash.mine);
    return mergeScenarios(base, mine, theirs);
}

} // namespace fairlead
