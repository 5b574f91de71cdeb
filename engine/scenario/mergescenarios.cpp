// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/mergescenarios.h"

#include "engine/base/text.h"
#include "engine/scenario/editfinder.h"

#include <algorithm>
#include <set>
#include <unordered_map>

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

/// That there is such a user, whatever its shares.
std::string user(const AssocKey& key)
{
    return "user " + key.account + '\n' + key.user;
}

struct ReachOf
{
    Reach operator()(const ShareEdit& edit) const
    {
        return {{association(edit.assoc)}, {account(edit.assoc.account)}};
    }
    Reach operator()(const ParameterEdit& edit) const
    {
        Reach reach{{"parameter " + text::lower(edit.name)}, {}};
        if (const auto limited = limitedBy(edit); !limited.account.empty())
            reach.needs = {account(limited.account), user(limited)};
        return reach;
    }
    Reach operator()(const AddEdit& edit) const
    {
        if (edit.assoc.user.empty())
            return {{account(edit.assoc.account)}, {account(edit.parent)}};
        return {{association(edit.assoc), user(edit.assoc)}, {account(edit.assoc.account)}};
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
        return {{association(edit.assoc), user(edit.assoc)}, {account(edit.assoc.account)}};
    }
};

/// Which edits of a list change something, and which need it.
class ReachIndex
{
public:
    explicit ReachIndex(const std::vector<Edit>& edits)
    {
        for (std::size_t i = 0; i < edits.size(); ++i) {
            const auto reach = std::visit(ReachOf(), edits[i]);
            for (const auto& name : reach.changes)
                m_changing[name].push_back(i);
            for (const auto& name : reach.needs)
                m_needing[name].push_back(i);
        }
    }

    [[nodiscard]] bool changes(const Names& names) const
    {
        return std::ranges::any_of(names, [&](const auto& n) { return m_changing.contains(n); });
    }
    /// The places of all edits that change what this one changes or needs, or need what it changes.
    [[nodiscard]] std::vector<std::size_t> touching(const Edit& edit) const
    {
        std::set<std::size_t> places;
        const auto collect = [&](const Places& index, const Names& names) {
            for (const auto& name : names) {
                if (const auto known = index.find(name); known != index.end())
                    places.insert(known->second.begin(), known->second.end());
            }
        };
        const auto reach = std::visit(ReachOf(), edit);
        collect(m_changing, reach.changes);
        collect(m_needing, reach.changes);
        collect(m_changing, reach.needs);
        return {places.begin(), places.end()};
    }

private:
    using Places = std::unordered_map<std::string, std::vector<std::size_t>>;
    Places m_changing;
    Places m_needing;
};

bool holds(const std::vector<Edit>& edits, const Edit& edit)
{
    return std::ranges::count(edits, edit) > 0;
}

std::vector<Edit> without(const std::vector<Edit>& edits, const std::vector<Edit>& others)
{
    const auto finder = finderOf(others);
    std::vector<Edit> result;
    for (const auto& edit : edits) {
        if (!finder.find(edit))
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
    const ReachIndex reached(fresh);
    Changes changes;
    changes.added = without(fresh, other.edits);
    changes.dropped = without(base.edits, side.edits);
    for (const auto& edit : changes.dropped) {
        if (!reached.changes(std::visit(ReachOf(), edit).changes))
            changes.undone.push_back(edit);
    }
    return changes;
}

/// Edits of one side, which put them in or took them out.
struct Side
{
    const std::vector<Edit>& edits;
    bool isTakenOut = false;
};

void addClashes(ScenarioMerge& merge, const Side& mine, const Side& theirs)
{
    const ReachIndex reached(theirs.edits);
    for (const auto& my : mine.edits) {
        for (const auto place : reached.touching(my))
            merge.clashes.push_back({my, theirs.edits[place], mine.isTakenOut, theirs.isTakenOut});
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
    addClashes(merge, {myChanges.added}, {theirChanges.added});
    addClashes(merge, {myChanges.added}, {theirChanges.undone, true});
    addClashes(merge, {myChanges.undone, true}, {theirChanges.added});
    merge.merged = theirs;
    if (mine.note != base.note)
        merge.merged.note = mine.note;
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
