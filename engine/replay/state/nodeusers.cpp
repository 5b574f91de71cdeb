// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/nodeusers.h"

#include <algorithm>

namespace fairlead::replay {

NodeUsers::NodeUsers(const Recording& recording)
{
    const auto& machine = recording.machine;
    const auto& jobs = recording.workload.jobs;
    const bool isUsed = std::ranges::any_of(machine.partitions, &PartitionRules::isForUser)
        || std::ranges::any_of(jobs, [](const Job& job) { return job.request.isForUser; });
    if (!isUsed)
        return;
    m_users.resize(machine.nodes.size());
    m_owners.resize(machine.nodes.size());
}

void NodeUsers::count(Jobs& jobs, std::uint32_t user, bool isMore)
{
    if (isMore)
        ++jobs[user];
    else if (--jobs[user] == 0)
        jobs.erase(user);
}

void NodeUsers::start(std::span<const Share> shares, const Claim& claim)
{
    for (std::size_t i = 0; areKnown() && i < shares.size(); ++i) {
        count(m_users[shares[i].node], claim.user, true);
        if (claim.isAlone)
            count(m_owners[shares[i].node], claim.user, true);
    }
}

void NodeUsers::finish(std::span<const Share> shares, const Claim& claim)
{
    for (std::size_t i = 0; areKnown() && claim.isAlone && i < shares.size(); ++i)
        count(m_owners[shares[i].node], claim.user, false);
}

void NodeUsers::leave(std::span<const Share> shares, const Claim& claim)
{
    for (std::size_t i = 0; areKnown() && i < shares.size(); ++i)
        count(m_users[shares[i].node], claim.user, false);
}

void NodeUsers::cut(NodeSet& nodes, const Claim& claim) const
{
    const auto& all = claim.isAlone ? m_users : m_owners;
    for (std::size_t node = 0; node < all.size(); ++node) {
        const auto own = all[node].count(claim.user);
        if (all[node].size() > own)
            nodes.erase(node);
    }
}

} // namespace fairlead::replay
