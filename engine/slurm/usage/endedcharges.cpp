// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/usage/endedcharges.h"

#include "engine/base/timetext.h"
#include "engine/slurm/usage/charging.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>

namespace fairlead::slurm {

namespace {
using Names = std::tuple<std::string_view, std::string_view, std::string_view>;

/// Of the rest of a job.
double chargeOf(const EndedJob& job, std::int64_t since, double decay)
{
    return job.usageRate * slice(decay, job.end - std::max(job.start, since));
}

class Charges
{
public:
    explicit Charges(SnapshotRecords& records)
        : m_records(records)
    {
        for (std::size_t i = 0; i < records.assocs.size(); ++i) {
            const auto& assoc = records.assocs[i];
            m_places.try_emplace(Names(assoc.account, assoc.user, assoc.partition), i);
        }
    }

    /// @param isIn  the usage that was read holds it
    void takeBack(const EndedJob& job, long double charge, bool isIn)
    {
        const auto* own = find(Names(job.account, job.user, job.partition));
        if (own == nullptr)
            own = find(Names(job.account, job.user, std::string_view()));
        if (own == nullptr)
            return;
        take(*own, charge, isIn);
        std::string_view account = job.account;
        for (std::size_t steps = 0; steps < m_records.assocs.size(); ++steps) {
            const auto* above = find(Names(account, std::string_view(), std::string_view()));
            if (above == nullptr)
                return;
            take(*above, charge, isIn && m_records.usageForm != UsageForm::Leaf);
            account = m_records.assocs[*above].parent;
            if (account.empty())
                return;
        }
    }

private:
    [[nodiscard]] const std::size_t* find(const Names& names) const
    {
        const auto found = m_places.find(names);
        return found == m_places.end() ? nullptr : &found->second;
    }
    void take(std::size_t place, long double charge, bool isIn)
    {
        auto& assoc = m_records.assocs[place];
        assoc.chargedSince += charge;
        if (isIn && assoc.rawUsage)
            assoc.rawUsage = std::max(*assoc.rawUsage - charge, 0.0L);
    }

    SnapshotRecords& m_records;
    std::map<Names, std::size_t> m_places;
};
} // namespace

void takeBackCharges(SnapshotRecords& records, std::int64_t usageAt, std::int64_t startedAt)
{
    const auto since = records.computedAt;
    const bool isRead
        = records.usageForm != UsageForm::FromHistory && records.usageForm != UsageForm::Unread;
    const auto& settings = records.policy.slurm();
    if (since == 0 || !isRead || !settings.enforcesLimits)
        return;
    Charges charges(records);
    const auto decay = decayPerSecond(settings.halfLife);
    const auto told = records.takenAt != 0 ? records.takenAt : lastMoment;
    for (const auto& job : records.ended) {
        if (job.end > std::max(since, startedAt) && job.end <= told && job.end > job.start)
            charges.takeBack(job, chargeOf(job, since, decay), job.end <= usageAt);
    }
}

} // namespace fairlead::slurm
