// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "engine/replay/recording/recording.h"

#include <optional>

/// A cluster under made-up names, for those who send it to others. All numbers stay, and with them
/// every result.
namespace fairlead {

/// What a source said of a cluster: what is to be made anonymous at once, so that a name is made up
/// once for both.
struct AnonymousCluster
{
    SnapshotRecords records;
    std::optional<replay::Recording> recording;
    replay::Limits limits{}; ///< where there is no recording, which has its own
    std::optional<replay::Parameters> scheduling{}; ///< how its schedulers are set; as it is
};

/// Accounts, users, partitions, QOS, licences, nodes, named jobs and the cluster itself get made-up
/// names, job numbers begin at 1001. Free text goes: of a reason its code stays; issues, and where
/// things came from, are left out. Error code Usage: settings of this scheduler name credentials
/// (Moab, Maui), which is not done.
Result<AnonymousCluster> anonymous(AnonymousCluster cluster);

} // namespace fairlead
