// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/entrycounts.h"

namespace fairlead::replay {

EntryCounts::EntryCounts(const Cluster& cluster)
    : m_cluster(cluster)
{
    const auto& parameters = cluster.parameters();
    m_countsAny = parameters.maxOfPartition != 0 || parameters.maxOfUser != 0
        || parameters.maxOfUserInPartition != 0 || parameters.maxOfAssociation != 0;
}

bool EntryCounts::isOver(const Entry& entry)
{
    if (!m_countsAny)
        return false;
    const auto& parameters = m_cluster.parameters();
    const auto holders = m_cluster.holdersOf(m_cluster.live(entry.live), entry.partition);
    const auto assoc = holders.assoc.isValid() ? holders.assoc.value : nothing;
    const auto counted = [&](std::uint32_t most, std::uint64_t kind, std::uint64_t whose) {
        return most != 0 && m_counts[kind << 60 | whose]++ >= most;
    };
    const auto inPartition = std::uint64_t{entry.partition} << 32 | holders.user;
    return counted(parameters.maxOfPartition, 1, entry.partition)
        || counted(parameters.maxOfUser, 2, holders.user)
        || counted(parameters.maxOfUserInPartition, 3, inPartition)
        || counted(parameters.maxOfAssociation, 4, assoc);
}

} // namespace fairlead::replay
