// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

#include <memory>
#include <vector>

namespace fairlead::models {

/// Where the associations and queue rows of one snapshot are in another one, so that models can
/// tell views what came, went and moved.
///
/// An association is known again by account, user and partition; one that got another name, by its
/// number. A queue row by its job's name or number, partition and QOS (engine/cluster/jobmatch.h).
struct SnapshotMapping
{
    std::shared_ptr<const Snapshot> from;
    std::shared_ptr<const Snapshot> to;
    /// Per association of `from` the one in `to`. Invalid: gone, or an account above it is gone or
    /// new.
    std::vector<AssocIndex> assocs;
    std::vector<RowIndex> rows; ///< the same for queue rows
    bool isSameTree = false; ///< every association stands where it stood

    [[nodiscard]] AssocIndex operator[](AssocIndex assoc) const
    {
        return assoc.isValid() ? assocs[assoc.at()] : AssocIndex();
    }
    [[nodiscard]] RowIndex operator[](RowIndex row) const
    {
        return row.isValid() ? rows[row.at()] : RowIndex();
    }
};

/// Time n log n; both are set.
SnapshotMapping mapSnapshots(std::shared_ptr<const Snapshot> from,
                             std::shared_ptr<const Snapshot> to);

} // namespace fairlead::models
