// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/nonormalflags.h"

#include "engine/slurm/parameters.h"
#include "models/accounting/slurmtext/config/configreader.h"

namespace fairlead::accounting {

void repairNoNormalFlags(FolderReader& folder, SnapshotRecords& records)
{
    auto& policy = records.policy;
    if (policy.slurm().version > SlurmVersion{25, 5} || !policy.slurm().has(NoNormalAll)
        || (policy.slurm().flags & NoNormalAll) != NoNormalAll)
        return;
    if (folder.has("slurm.conf")) {
        const auto file = folder.path("slurm.conf");
        const auto conf = readSlurmConfig(file, records.issues);
        const auto flags = conf ? conf->value("priorityflags") : std::string();
        if (!flags.empty() && slurm::readParameter(policy.editSlurm(), "PriorityFlags", flags)) {
            folder.cameFrom(inputs::noNormalFlags, file);
            return;
        }
    }
    folder.assumed(
        inputs::noNormalFlags,
        said("Messages",
             "scontrol prints NO_NORMAL_ALL for any one of them up to Slurm 25.05: all four "
             "assumed"));
}

} // namespace fairlead::accounting
