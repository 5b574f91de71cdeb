// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/limits/boundlimits.h"

namespace fairlead::replay {

std::vector<BoundLimits> boundLimits(const Limits& limits, const Snapshot& snapshot)
{
    std::vector<BoundLimits> bound(snapshot.assocs.size());
    for (const auto& entry : limits.assocs) {
        const auto assoc = snapshot.findAssoc(entry.account, entry.user, entry.partition);
        if (assoc.isValid())
            bound[assoc.at()].limits = entry.limits;
    }
    for (std::size_t i = 0; i < bound.size(); ++i) {
        auto& assoc = bound[i];
        assoc.kinds = limitKindsOf(assoc.limits);
        const auto parent = snapshot.assocs.parent[i];
        if (!parent.isValid())
            continue;
        inheritFrom(bound[parent.at()].limits, assoc.limits);
        assoc.kinds |= bound[parent.at()].kinds;
    }
    return bound;
}

std::vector<std::string> countedGpuTypes(const Limits& limits, const Snapshot& snapshot)
{
    auto types = gpuTypesOf(limits);
    for (const auto& partition : snapshot.partitions) {
        const auto weights = parseTresWeights(partition.billingWeights);
        if (!weights)
            continue;
        for (const auto& weight : *weights) {
            const auto type = gpuTypeOf(weight.tres);
            if (!type.empty() && placeOfType(types, type) == types.size())
                types.emplace_back(type);
        }
    }
    types.resize(std::min(types.size(), mostGpuTypes));
    return types;
}

} // namespace fairlead::replay
