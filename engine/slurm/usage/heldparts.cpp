// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/usage/heldparts.h"

#include "engine/slurm/usage/assocchains.h"
#include "engine/slurm/usage/charging.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairlead::slurm {

namespace {
/// The cycle before the last one; 0: there was none.
std::int64_t cycleBefore(const SnapshotRecords& records, std::int64_t startedAt)
{
    std::int64_t told = 0;
    for (const auto cycle : records.cycles) {
        if (cycle < records.computedAt)
            told = std::max(told, cycle);
    }
    const auto regular = records.computedAt - std::int64_t{records.policy.slurm().calcPeriod};
    const auto before = told != 0 ? told : regular;
    return before > startedAt ? before : 0;
}

class LastCycle
{
public:
    LastCycle(SnapshotRecords& records, std::int64_t before)
        : m_records(records)
        , m_chains(records.assocs)
        , m_decay(decayPerSecond(records.policy.slurm().halfLife))
        , m_before(before)
        , m_usage(records.assocs.size(), 0.0L)
    {
    }

    /// Nothing where the usage of some is not known, or nobody was charged: all parts follow from
    /// usage then.
    void note()
    {
        if (!findUsage())
            return;
        const auto all = m_usage[m_root];
        for (const auto& job : m_records.jobs)
            addCharge(job, -1.0L);
        for (const auto& job : m_records.ended)
            addCharge(job, -1.0L);
        if (m_usage[m_root] == all)
            return;
        for (std::size_t i = 0; i < m_usage.size(); ++i) {
            m_usage[i] = std::max(m_usage[i], 0.0L); // two decimals round
            if (m_records.assocs[i].user.empty())
                hold(i); // the decay of all changes no part
        }
        runCycle();
        holdRest();
    }

private:
    /// As the last cycle left it; accounts hold what is below them.
    bool findUsage()
    {
        const auto& assocs = m_records.assocs;
        const bool isLeaf = m_records.usageForm == UsageForm::Leaf;
        const bool isRounded = m_records.usageForm == UsageForm::Rounded;
        std::vector<std::size_t> users(assocs.size(), 0);
        for (std::size_t i = 0; i < assocs.size(); ++i) {
            if (!isLeaf && !assocs[i].rawUsage)
                return false;
            if (assocs[i].user.empty() && assocs[i].account == "root")
                m_root = i;
            if (!isLeaf && !isRounded)
                m_usage[i] = *assocs[i].rawUsage;
            else if (isLeaf || !assocs[i].user.empty())
                m_chains.upFrom(i, [&](std::size_t place) {
                    m_usage[place] += assocs[i].rawUsage.value_or(0.0L);
                    ++users[place];
                });
        }
        for (std::size_t i = 0; isRounded && i < assocs.size(); ++i) {
            // What is more than rounding belongs to deleted children.
            const auto rounding = 0.005L * static_cast<long double>(users[i] + 1);
            if (std::abs(*assocs[i].rawUsage - m_usage[i]) > rounding)
                m_usage[i] = *assocs[i].rawUsage;
        }
        return m_root < assocs.size();
    }
    /// Job by job in the order of slurmctld's list.
    void runCycle()
    {
        auto ended = m_records.ended.begin();
        for (std::size_t i = 0; i < m_records.jobs.size(); ++i) {
            for (; ended != m_records.ended.end() && ended->place <= i; ++ended)
                addCharge(*ended, 1.0L);
            addCharge(m_records.jobs[i], 1.0L);
            rate(m_records.jobs[i]);
        }
        for (; ended != m_records.ended.end(); ++ended)
            addCharge(*ended, 1.0L);
    }
    void hold(std::size_t place)
    {
        const auto all = m_usage[m_root];
        if (place != m_root)
            m_records.assocs[place].heldPart
                = all != 0.0L ? std::min(m_usage[place] / all, 1.0L) : 0.0L;
    }
    void add(std::size_t own, std::int64_t start, double usageRate, long double sign)
    {
        const auto from = std::max(start, m_before);
        const auto charge = usageRate * slice(m_decay, m_records.computedAt - from);
        m_chains.upFrom(own, [&](std::size_t place) {
            m_usage[place] += sign * static_cast<long double>(charge);
        });
    }
    /// Of what ran at the computation.
    void addCharge(const EndedJob& job, long double sign)
    {
        if (job.start < m_records.computedAt && job.end > m_records.computedAt)
            add(m_chains.own(job.account, job.user, job.partition), job.start, job.usageRate, sign);
    }
    void addCharge(const JobRecord& job, long double sign)
    {
        if (isRunning(job))
            add(ownOf(job), job.startTime, job.usageRate, sign);
    }
    [[nodiscard]] bool isRunning(const JobRecord& job) const
    {
        return job.state == JobState::Running && job.startTime < m_records.computedAt;
    }
    [[nodiscard]] std::size_t ownOf(const JobRecord& job) const
    {
        const auto partition
            = job.partitions.empty() ? std::string_view() : std::string_view(job.partitions[0]);
        return m_chains.own(job.account, job.user, partition);
    }
    /// The first job of a user that is rated finds the parts of that moment.
    void rate(const JobRecord& job)
    {
        const auto& settings = m_records.policy.slurm();
        const bool isRated = job.state == JobState::Pending
            ? !job.held && job.submitTime <= m_records.computedAt
            : isRunning(job) && settings.has(CalculateRunning);
        if (!isRated || job.hasSetPriority || settings.weight(Factor::FairShare) == 0)
            return;
        const auto own = ownOf(job);
        if (own == AssocChains::none)
            return;
        const auto& assoc = m_records.assocs[own];
        if (!assoc.heldPart && assoc.shares != useParentShares)
            hold(own);
    }
    /// Whoever nobody asked for is computed when sshare asks.
    void holdRest()
    {
        for (std::size_t i = 0; i < m_usage.size(); ++i)
            m_usage[i] += m_records.assocs[i].chargedSince;
        for (std::size_t i = 0; i < m_usage.size(); ++i) {
            if (!m_records.assocs[i].heldPart)
                hold(i);
        }
    }

    SnapshotRecords& m_records;
    AssocChains m_chains;
    double m_decay;
    std::int64_t m_before;
    std::vector<long double> m_usage; // [record]
    std::size_t m_root = AssocChains::none;
};
} // namespace

void noteHeldParts(SnapshotRecords& records, std::int64_t startedAt)
{
    const bool isRead
        = records.usageForm != UsageForm::FromHistory && records.usageForm != UsageForm::Unread;
    if (records.policy.moab() || !isRead || records.computedAt == 0
        || records.policy.slurm().algorithm() != Algorithm::ClassicFairShare)
        return;
    if (const auto before = cycleBefore(records, startedAt); before != 0)
        LastCycle(records, before).note();
}

} // namespace fairlead::slurm
