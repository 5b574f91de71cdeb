// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/usage/endedcharges.h"

#include "engine/base/timetext.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
#include <tuple>

namespace fairlead::slurm {

namespace {
using Names = std::tuple<std::string_view, std::string_view, std::string_view>;

/// The rest of a job decays as long as it is (specification priority 2.2).
long double chargeOf(const EndedJob& job, std::int64_t since, std::uint32_t halfLife)
{
    const auto seconds = static_cast<long double>(job.end - std::max(job.start, since));
    const auto decay = halfLife == 0 ? 1.0L : 1.0L - 0.693L / static_cast<long double>(halfLife);
    return seconds * static_cast<long double>(job.usageRate) * std::pow(decay, seconds);
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
    const auto told = records.takenAt != 0 ? records.takenAt : lastMoment;
    for (const auto& job : records.ended) {
        if (job.end > std::max(since, startedAt) && job.end <= told && job.end > job.start)
            charges.takeBack(job, chargeOf(job, since, settings.halfLife), job.end <= usageAt);
    }
}

} // namespace fairlead::slurm
