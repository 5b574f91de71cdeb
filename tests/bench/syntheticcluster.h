// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <memory>

namespace fairlead::bench {

/// How large a made-up cluster is.
struct ClusterSize
{
    std::size_t associations = 0; ///< accounts, ten users each
    std::size_t jobs = 0; ///< pending, one partition each, every one with nine factors
    std::size_t buckets = 0; ///< usage history
};

/// What the cluster is built of, without its history.
SnapshotRecords syntheticRecords(const ClusterSize& size);

/// The same cluster every time: accounts three levels deep, random shares, usage, jobs and history.
/// Built once per size and kept.
std::shared_ptr<const Snapshot> syntheticCluster(const ClusterSize& size);

} // namespace fairlead::bench
