// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"
#include "tests/support/randomcluster.h"

namespace fairlead::tests {

/// A random tree in which users may also have associations for one partition.
inline SnapshotRecords randomTreeWithPartitions()
{
    auto records = randomTree();
    for (const auto& assoc : std::vector(records.assocs)) {
        if (assoc.user.empty() || *rc::gen::inRange(0, 3) > 0)
            continue;
        auto own = assoc;
        own.partition = *rc::gen::element<std::string>("p1", "p2");
        own.id = static_cast<std::uint32_t>(records.assocs.size() + 1);
        own.shares = *rc::gen::inRange(0, 9);
        records.assocs.push_back(own);
    }
    return records;
}

/// One edit of any kind that changes the tree; it need not be possible.
inline Edit randomTreeEdit()
{
    const auto account = [] { return "a" + std::to_string(*rc::gen::inRange(0, 9)); };
    const auto key = [&] {
        const auto user = *rc::gen::element<std::string>("", "u1", "u2", "u3", "u4");
        const auto partition
            = user.empty() ? std::string() : *rc::gen::element<std::string>("", "", "p1", "p2");
        return AssocKey{account(), user, partition};
    };
    const auto shares = *rc::gen::element<std::uint32_t>(0, 1, 7, slurm::useParentShares);
    const auto parent = *rc::gen::inRange(0, 4) == 0 ? std::string("root") : account();
    switch (*rc::gen::inRange(0, 6)) {
    case 0:
        return ShareEdit{key(), shares};
    case 1:
    case 2:
        return AddEdit{key(), parent, shares};
    case 3:
        return MoveEdit{account(), parent};
    case 4:
        return RenameEdit{account(), account()};
    default:
        return RemoveEdit{key()};
    }
}

/// Up to 30 edits, each of which is possible after the ones before.
inline Scenario randomScenario(const std::shared_ptr<const Snapshot>& snapshot)
{
    Scenario scenario;
    for (auto tries = *rc::gen::inRange(0, 31); tries > 0; --tries) {
        auto longer = scenario;
        longer.edits.push_back(randomTreeEdit());
        if (applyScenario(snapshot, longer, snapshot->computedAt))
            scenario = std::move(longer);
    }
    return scenario;
}

} // namespace fairlead::tests
