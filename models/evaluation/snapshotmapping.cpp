// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/evaluation/snapshotmapping.h"

#include "engine/cluster/jobmatch.h"

#include <unordered_map>

namespace fairlead::models {

namespace {

/// Renamed ones: what no name was found for, by number.
void matchByNumber(const Snapshot& from, const Snapshot& to, std::vector<AssocIndex>& matches)
{
    std::vector<bool> isTaken(to.assocs.size(), false);
    bool isComplete = true;
    for (const auto match : matches) {
        if (match.isValid())
            isTaken[match.at()] = true;
        isComplete = isComplete && match.isValid();
    }
    if (isComplete)
        return;
    std::unordered_map<std::uint32_t, AssocIndex> byId;
    for (std::size_t i = 0; i < to.assocs.size(); ++i) {
        if (!isTaken[i] && to.assocs.id[i] != 0)
            byId.try_emplace(to.assocs.id[i], i);
    }
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const auto known = byId.find(from.assocs.id[i]);
        if (matches[i].isValid() || known == byId.end())
            continue;
        const AssocIndex old(i); // an account has another name, or it is the member of one
        const bool isAlike = from.userName(old) == to.userName(known->second)
            && from.partitionName(old) == to.partitionName(known->second);
        if (isAlike) {
            matches[i] = known->second;
            byId.erase(known);
        }
    }
}

/// A row can stay only where the rows above it stay, before and after.
void dropLoose(const Snapshot& from, const Snapshot& to, std::vector<AssocIndex>& matches)
{
    std::vector<AssocIndex> back(to.assocs.size());
    for (std::size_t i = 0; i < matches.size(); ++i) {
        if (matches[i].isValid())
            back[matches[i].at()] = AssocIndex(i);
    }
    bool isSettled = false;
    while (!isSettled) { // a loose one makes those below it loose, on either side
        isSettled = true;
        const auto drop = [&](AssocIndex old) {
            back[matches[old.at()].at()] = AssocIndex();
            matches[old.at()] = AssocIndex();
            isSettled = false;
        };
        for (std::size_t i = 0; i < matches.size(); ++i) {
            const auto above = from.assocs.parent[i];
            if (matches[i].isValid() && above.isValid() && !matches[above.at()].isValid())
                drop(AssocIndex(i));
        }
        for (std::size_t i = 0; i < back.size(); ++i) {
            const auto above = to.assocs.parent[i];
            if (back[i].isValid() && above.isValid() && !back[above.at()].isValid())
                drop(back[i]);
        }
    }
}

std::vector<AssocIndex> mapAssocs(const Snapshot& from, const Snapshot& to)
{
    std::vector<AssocIndex> matches(from.assocs.size());
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const AssocIndex assoc(i);
        matches[i] = to.findAssoc(from.accountName(assoc), from.userName(assoc),
                                  from.partitionName(assoc));
    }
    matchByNumber(from, to, matches);
    dropLoose(from, to, matches);
    return matches;
}

bool isInPlace(const Snapshot& from, const Snapshot& to, const std::vector<AssocIndex>& matches)
{
    if (from.assocs.size() != to.assocs.size() || from.assocs.parent != to.assocs.parent)
        return false;
    for (std::size_t i = 0; i < matches.size(); ++i) {
        if (matches[i] != AssocIndex(i))
            return false;
    }
    return true;
}

} // namespace

SnapshotMapping mapSnapshots(std::shared_ptr<const Snapshot> from,
                             std::shared_ptr<const Snapshot> to)
{
    SnapshotMapping mapping;
    mapping.assocs = mapAssocs(*from, *to);
    mapping.rows = matchRows(*from, *to);
    mapping.isSameTree = isInPlace(*from, *to, mapping.assocs);
    mapping.from = std::move(from);
    mapping.to = std::move(to);
    return mapping;
}

} // namespace fairlead::models
