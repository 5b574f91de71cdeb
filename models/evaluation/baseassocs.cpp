// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/evaluation/baseassocs.h"

#include <string>
#include <unordered_map>

namespace fairlead::models {

namespace {

std::string nameKey(const Snapshot& snapshot, AssocIndex assoc)
{
    return snapshot.accountName(assoc) + '\n' + snapshot.userName(assoc) + '\n'
        + snapshot.partitionName(assoc);
}

} // namespace

std::vector<AssocIndex> baseAssocs(const Snapshot& base, const Snapshot& tree)
{
    std::unordered_map<std::uint32_t, AssocIndex> byId;
    std::unordered_map<std::string, AssocIndex> byName; // only those without an id
    for (std::size_t i = 0; i < base.assocs.size(); ++i) {
        if (base.assocs.id[i] != 0)
            byId.try_emplace(base.assocs.id[i], i);
        else
            byName.try_emplace(nameKey(base, AssocIndex(i)), i);
    }

    std::vector<AssocIndex> result(tree.assocs.size());
    for (std::size_t i = 0; i < result.size(); ++i) {
        if (tree.assocs.id[i] != 0) {
            const auto known = byId.find(tree.assocs.id[i]);
            result[i] = known == byId.end() ? AssocIndex() : known->second;
        } else {
            const auto known = byName.find(nameKey(tree, AssocIndex(i)));
            result[i] = known == byName.end() ? AssocIndex() : known->second;
        }
    }
    return result;
}

} // namespace fairlead::models
