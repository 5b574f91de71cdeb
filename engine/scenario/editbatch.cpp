// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/editbatch.h"

#include "engine/cluster/treebuilder.h"
#include "engine/scenario/treeeditor.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace fairlead {

namespace {
std::string targetOf(const AssocKey& key)
{
    return assocMapKey(key.account, key.user, key.partition);
}

/// The accounts that a structural edit gives their meaning: what the snapshot holds under such a
/// name is something else.
std::unordered_set<std::string> accountsGiven(std::span<const Edit> edits)
{
    std::unordered_set<std::string> accounts;
    for (const auto& edit : edits) {
        if (const auto* rename = std::get_if<RenameEdit>(&edit))
            accounts.insert(rename->name);
        else if (const auto* add = std::get_if<AddEdit>(&edit))
            accounts.insert(add->assoc.account);
    }
    return accounts;
}

/// The scenario with edits that set shares and nothing else.
void addShares(const Snapshot& snapshot, std::vector<Edit>& edits, std::span<const Edit> shares)
{
    std::unordered_map<std::string, std::size_t> lastOf; // target -> place among the shares
    for (std::size_t i = 0; i < shares.size(); ++i)
        lastOf.insert_or_assign(targetOf(std::get<ShareEdit>(shares[i]).assoc), i);
    const auto given = accountsGiven(edits);
    const auto last = std::find_if(edits.rbegin(), edits.rend(), isStructural);
    const auto values = edits.begin() + (edits.rend() - last);
    const auto isOverridden = [&](const Edit& known) {
        const auto* share = std::get_if<ShareEdit>(&known);
        return share != nullptr && lastOf.contains(targetOf(share->assoc));
    };
    std::unordered_set<std::string> earlier; // before a structural edit
    for (auto edit = edits.begin(); edit != values; ++edit) {
        if (isOverridden(*edit))
            earlier.insert(targetOf(std::get<ShareEdit>(*edit).assoc));
    }
    edits.erase(std::remove_if(values, edits.end(), isOverridden), edits.end());
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const auto& share = std::get<ShareEdit>(shares[i]);
        const auto target = targetOf(share.assoc);
        if (lastOf[target] != i)
            continue;
        const auto assoc = findAssoc(snapshot, share.assoc);
        const bool isAsRead = assoc.isValid() && snapshot.assocs.shares[assoc.at()] == share.shares
            && !given.contains(share.assoc.account) && !earlier.contains(target);
        if (!isAsRead)
            edits.emplace_back(share);
    }
}
} // namespace

std::optional<BatchRefusal> refusalOfAll(std::span<const Edit> edits, const Snapshot& tree,
                                         const Policy& policy)
{
    const bool changesTree = std::ranges::any_of(edits, isStructural);
    auto records = changesTree ? namesOf(tree) : SnapshotRecords();
    TreeEditor editor(records);
    const SnapshotTree asItIs(tree);
    auto edited = policy;
    for (std::size_t i = 0; i < edits.size(); ++i) {
        auto refused = changesTree ? editor.carryOut(edits[i]) : refusalOf(edits[i], asItIs);
        const auto* parameter = std::get_if<ParameterEdit>(&edits[i]);
        if (parameter != nullptr && !refused)
            refused = tryParameter(edited, *parameter);
        if (refused)
            return BatchRefusal{i, *std::move(refused)};
    }
    return {};
}

Scenario withEdits(const Snapshot& snapshot, Scenario scenario, std::span<const Edit> edits)
{
    const auto isShare = [](const Edit& edit) { return std::holds_alternative<ShareEdit>(edit); };
    for (auto edit = edits.begin(); edit != edits.end();) {
        const auto end = std::find_if_not(edit, edits.end(), isShare);
        if (end == edit) {
            scenario = withEdit(snapshot, std::move(scenario), *edit++);
            continue;
        }
        addShares(snapshot, scenario.edits, {edit, end});
        edit = end;
    }
    return scenario;
}

} // namespace fairlead
