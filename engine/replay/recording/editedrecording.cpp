// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recording/editedrecording.h"

#include "engine/replay/recording/changedlimits.h"

namespace fairlead::replay {

namespace {
/// @param setsLimits  the scenario: what the source does not tell of enforcement is then told by
/// the
///   policy
Parameters editedParameters(Parameters parameters, const slurm::Settings& site,
                            const slurm::Settings& edited, bool setsLimits)
{
    if (edited.schedulerParameters != site.schedulerParameters)
        parameters = withSchedulerParameters(site.schedulerParameters, edited.schedulerParameters,
                                             parameters);
    if (edited.version != site.version)
        parameters.release = edited.version;
    if (setsLimits || edited.enforcesLimits != site.enforcesLimits) {
        parameters.enforcesLimits = edited.enforcesLimits;
        parameters.enforcesSafely = parameters.enforcesSafely && edited.enforcesLimits;
    }
    return parameters;
}

/// Jobs, usage and limits follow their accounts, as they do in a store.
void renameAccounts(Recording& recording, const NamesNow& names)
{
    const auto renameAll = [&](auto& entries) {
        for (auto& entry : entries)
            entry.account = names.of(entry.account);
    };
    renameAll(recording.workload.owners);
    renameAll(recording.usage);
    renameAll(recording.limits.assocs);
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
