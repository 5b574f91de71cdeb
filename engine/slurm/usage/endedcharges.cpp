// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/usage/endedcharges.h"

#include "engine/base/timetext.h"
#include "engine/slurm/usage/assocchains.h"
#include "engine/slurm/usage/charging.h"

#include <algorithm>

namespace fairlead::slurm {

namespace {
/// Of the rest of a job.
double chargeOf(const EndedJob& job, std::int64_t since, double decay)
{
    return job.usageRate * slice(decay, job.end - std::max(job.start, since));
}

/// @param isIn  the usage that was read holds it
void takeBack(SnapshotRecords& records, const AssocChains& chains, const EndedJob& job,
              long double charge, bool isIn)
{
    const auto own = chains.own(job.account, job.user, job.partition);
    chains.upFrom(own, [&](std::size_t place) {
        auto& assoc = records.assocs[place];
        const bool isHeld = isIn && (place == own || records.usageForm != UsageForm::Leaf);
        assoc.chargedSince += charge;
        if (isHeld && assoc.rawUsage)
            assoc.rawUsage = std::max(*assoc.rawUsage - charge, 0.0L);
    });
}
} // namespace

void takeBackCharges(SnapshotRecords& records, std::int64_t usageAt, std::int64_t startedAt)
{
    const auto since = records.computedAt;
    const bool isRead
        = records.usageForm != UsageForm::FromHistory && records.usageForm != UsageForm::Unread;
    const auto& settings = records.policy.slurm();
    if (since == 0 || !isRead || !settings.enforcesLimits)
        return;
    const AssocChains chains(records.assocs);
    const auto decay = decayPerSecond(settings.halfLife);
    const auto told = records.takenAt != 0 ? records.takenAt : lastMoment;
    for (const auto& job : records.ended) {
        if (job.end > std::max(since, startedAt) && job.end <= told && job.end > job.start)
            takeBack(records, chains, job, chargeOf(job, since, decay), job.end <= usageAt);
    }
}

} // namespace fairlead::slurm
