// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/lineage.h"

#include <algorithm>
#include <string_view>

namespace fairlead {

namespace {
/// What an association adds to the lineage of its account.
std::string lineagePart(const AssocRecord& record)
{
    if (record.user.empty())
        return record.account + "/";
    return "0-" + record.user + "/" + (record.partition.empty() ? "" : record.partition + "/");
}
} // namespace

bool printsByLineage(const SnapshotRecords& records)
{
    return records.policy.slurm().version >= SlurmVersion{23, 11};
}

bool hasEarlierLineage(const AssocRecord& x, const AssocRecord& y)
{
    if (x.user.empty() == y.user.empty()) {
        const std::string_view nameX = x.user.empty() ? x.account : x.user;
        const std::string_view nameY = y.user.empty() ? y.account : y.user;
        const auto both = std::min(nameX.size(), nameY.size());
        const auto order = nameX.substr(0, both).compare(nameY.substr(0, both));
        if (order != 0)
            return order < 0;
    }
    return lineagePart(x) < lineagePart(y); // what follows a name decides
}

} // namespace fairlead
