// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/config/settings.h"

#include <algorithm>

namespace fairlead::moab {

bool SettingsRules::hasIdleLimits() const
{
    return std::any_of(creds.begin(), creds.end(), [](const auto& list) {
        return std::any_of(list.begin(), list.end(),
                           [](const CredConfig& entry) { return entry.maxIdleJobs.has_value(); });
    });
}

bool Settings::usesXfactor() const
{
    const auto& entries = creds[at(Cred::Qos)];
    return weights.sub[at(Sub::XFactor)] != 0
        || std::any_of(entries.begin(), entries.end(), [this](const CredConfig& entry) {
               return entry.xfactorWeight != 0
                   || (entry.xfactorTarget != 0.0 && weights.sub[at(Sub::TargetXFactor)] != 0);
           });
}

Settings::Settings(Dialect which)
{
    dialect = which;
    if (!isMaui())
        return;
    weights.minimumLimit = 120;
    accrual = AccrualPolicy::QueuePolicy;
    isFsGated = false;
    fsDepth = 8;
    fsInterval = 43200;
}

std::int64_t& weightAt(Weights& weights, WeightId id)
{
    switch (id.kind) {
    case WeightId::ComponentWeight:
        return weights.component[id.index];
    case WeightId::ComponentCap:
        return weights.componentCap[id.index];
    case WeightId::SubWeight:
        return weights.sub[id.index];
    case WeightId::SubCap:
        return weights.subCap[id.index];
    case WeightId::MinimumLimit:
        break;
    }
    return weights.minimumLimit;
}

const CredConfig* Settings::find(Cred cred, std::string_view name) const
{
    return creds[at(cred)].find(name);
}

CredConfig& Settings::entry(Cred cred, std::string_view name)
{
    return creds[at(cred)].entry(name);
}

Weights Settings::weightsOf(std::string_view partition) const
{
    auto result = weights;
    if (partition.empty())
        return result;
    if (isMaui())
        result.minimumLimit = 0; // diagnose -p -t PART forgets the global one
    for (const auto& overlay : partitions) {
        if (overlay.name != partition)
            continue;
        for (const auto& [id, value] : overlay.values) {
            const bool isCap = id.kind == WeightId::ComponentCap || id.kind == WeightId::SubCap;
            if (!isCap || value > 0)
                weightAt(result, id) = value;
        }
    }
    return result;
}

} // namespace fairlead::moab
