// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/endedjobs.h"

#include "engine/cluster/snapshotbuilder.h"

namespace fairlead {

SnapshotRecords copiedRecords(const Snapshot& snapshot)
{
    auto records = recordsOf(snapshot);
    if (snapshot.assocs.chargedSince.empty())
        return records;
    records.shareColumns &= ~asSet(ShareColumn::RawUsage);
    for (auto& assoc : records.assocs)
        assoc.chargedSince = 0.0L;
    return records;
}

} // namespace fairlead
