// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/mergescenarios.h"

#include "engine/text.h"

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

/// What one side did: put in and taken out, less what the other side did as well.
struct Changes
{
    std::vector<Edit> added;
    std::vector<Edit> dropped;

    [[nodiscard]] std::vector<Edit> all() const
    {
        auto edits = added;
        edits.insert(edits.end(), dropped.begin(), dropped.end());
        return edits;
    }
};

Changes changesOf(const Scenario& base, const Scenario& side, const Scenario& other)
{
    Changes changes;
    changes.added = without(without(side.edits, base.edits), other.edits);
    for (const auto& edit : without(base.edits, side.edits)) {
        if (holds(other.edits, edit))
            changes.dropped.push_back(edit);
    }
    return changes;
}
} // namespace

ScenarioMerge mergeScenarios(const Scenario& base, const Scenario& mine, const Scenario& theirs)
{
    const auto myChanges = changesOf(base, mine, theirs);
    const auto theirChanges = changesOf(base, theirs, mine);
    ScenarioMerge merge;
    for (const auto& my : myChanges.all()) {
        for (const auto& their : theirChanges.all()) {
            if (touch(my, their))
                merge.clashes.push_back({my, their});
        }
    }
    merge.merged = theirs;
    merge.merged.edits = without(theirs.edits, myChanges.dropped);
    merge.merged.edits.insert(merge.merged.edits.end(), myChanges.added.begin(),
                              myChanges.added.end());
    return merge;
}

} // namespace fairlead
