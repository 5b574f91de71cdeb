// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/document/editedshares.h"

#include <algorithm>
#include <map>

namespace fairlead::models {

EditedShares editedShares(const Snapshot& tree, const Scenario& scenario)
{
    std::map<AssocIndex, std::uint32_t> shares;
    const auto set = [&](const AssocKey& key, std::uint32_t value) {
        if (const auto assoc = findAssoc(tree, key); assoc.isValid())
            shares.insert_or_assign(assoc, value);
    };
    for (const auto& edit : scenario.edits) {
        if (const auto* share = std::get_if<ShareEdit>(&edit))
            set(share->assoc, share->shares);
        else if (const auto* add = std::get_if<AddEdit>(&edit))
            set(add->assoc, add->shares);
    }
    return {shares.begin(), shares.end()};
}

std::vector<AssocIndex> differing(const AssocTable& assocs, const EditedShares& before,
                                  const EditedShares& after)
{
    std::vector<AssocIndex> candidates;
    for (const auto& [assoc, value] : before)
        candidates.push_back(assoc);
    for (const auto& [assoc, value] : after)
        candidates.push_back(assoc);
    std::ranges::sort(candidates);
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
    std::erase_if(candidates, [&](AssocIndex assoc) {
        return sharesOf(assocs, before, assoc) == sharesOf(assocs, after, assoc);
    });
    return candidates;
}

std::uint32_t sharesOf(const AssocTable& assocs, const EditedShares& edited, AssocIndex assoc)
{
    const auto found
        = std::ranges::lower_bound(edited, assoc, {}, &EditedShares::value_type::first);
    return found != edited.end() && found->first == assoc ? found->second
                                                          : assocs.shares[assoc.at()];
}

} // namespace fairlead::models
