// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/samereading.h"

#include <algorithm>

namespace fairlead::replay {

namespace {

bool haveSameTree(const Snapshot& a, const Snapshot& b)
{
    if (a.assocs.parent != b.assocs.parent || a.assocs.shares != b.assocs.shares
        || a.assocs.priority != b.assocs.priority || a.assocs.tieOrder != b.assocs.tieOrder)
        return false;
    for (std::size_t i = 0; i < a.assocs.size(); ++i) {
        const AssocIndex assoc(i);
        if (a.accountName(assoc) != b.accountName(assoc) || a.userName(assoc) != b.userName(assoc)
            || a.partitionName(assoc) != b.partitionName(assoc))
            return false;
    }
    return true;
}

/// But for what was used.
bool isSameQos(const Qos& a, const Qos& b)
{
    auto other = b;
    other.rawUsage = a.rawUsage;
    return a == other;
}

} // namespace

bool areReplayedAlike(const Snapshot& a, const Snapshot& b)
{
    return a.cluster == b.cluster && a.policy == b.policy && a.partitions == b.partitions
        && std::ranges::equal(a.qos, b.qos, isSameQos) && a.tresNames == b.tresNames
        && a.nodeCount == b.nodeCount && a.cpuCount == b.cpuCount && a.utcOffset == b.utcOffset
        && haveSameTree(a, b);
}

} // namespace fairlead::replay
