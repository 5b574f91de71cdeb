// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recording/editedrecording.h"

#include "engine/base/text.h"
#include "engine/replay/recording/changedlimits.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
/// What a source does not tell of enforcement the policy tells where the scenario sets limits.
Parameters editedParameters(Parameters parameters, const slurm::Settings& site,
                            const slurm::Settings& edited, bool setsLimits)
{
    if (edited.schedulerParameters != site.schedulerParameters)
        parameters = withSchedulerParameters(site.schedulerParameters, edited.schedulerParameters,
                                             parameters);
    if (edited.version != site.version)
        parameters.release = edited.version;
    const bool isOther = edited.enforcesLimits != site.enforcesLimits
        || edited.has(slurm::EnforcesSafely) != site.has(slurm::EnforcesSafely);
    if (isOther || setsLimits) {
        const bool wasSafe = !isOther && parameters.enforcesSafely;
        parameters.enforcesLimits = edited.enforcesLimits;
        parameters.enforcesSafely
            = edited.enforcesLimits && (wasSafe || edited.has(slurm::EnforcesSafely));
    }
    return parameters;
}

/// Jobs, usage and limits follow their accounts, as they do in a store, and so do the lists of
/// partitions, which exports say.
void renameAccounts(Recording& recording, const NamesNow& names)
{
    const auto renameAll = [&](auto& entries) {
        for (auto& entry : entries)
            entry.account = names.of(entry.account);
    };
    renameAll(recording.workload.owners);
    renameAll(recording.usage);
    renameAll(recording.limits.assocs);
    for (auto& access : recording.machine.access) {
        if (access.rule == PartitionAccess::Rule::AllowAccounts
            || access.rule == PartitionAccess::Rule::DenyAccounts)
            std::ranges::transform(
                access.names, access.names.begin(),
                [&](const std::string& name) { return names.of(text::lower(name)); });
    }
}
} // namespace

std::shared_ptr<const Recording> editedRecording(const std::shared_ptr<const Recording>& recording,
                                                 const Policy& site, const Inputs& edited)
{
    if (edited.policy.moab() || site.moab())
        return recording;
    const NamesNow names(edited.snapshot->formerNames);
    const auto& limits = limitsSetIn(edited.policy);
    const auto parameters = editedParameters(recording->parameters, site.slurm(),
                                             edited.policy.slurm(), !limits.empty());
    if (parameters == recording->parameters && limits.empty() && names.isEmpty())
        return recording;
    auto other = std::make_shared<Recording>(*recording);
    other->parameters = parameters;
    renameAccounts(*other, names);
    other->limits = withChanges(std::move(other->limits), limits, *edited.snapshot);
    return other;
}

} // namespace fairlead::replay
