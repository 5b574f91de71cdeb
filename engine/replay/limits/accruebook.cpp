// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/limits/accruebook.h"

namespace fairlead::replay {

namespace {
constexpr unsigned halfOfKey = 32;

std::uint64_t keyOf(std::uint32_t qos, std::uint32_t who)
{
    return (std::uint64_t{qos} << halfOfKey) | who;
}

std::uint32_t roomIn(const std::unordered_map<std::uint64_t, std::uint32_t>& counts,
                     std::uint64_t key, std::uint32_t limit)
{
    const auto found = counts.find(key);
    const auto used = found == counts.end() ? 0 : found->second;
    return limit - std::min(limit, used);
}
} // namespace

std::uint32_t AccrueBook::roomFor(const Holders& holders) const
{
    if (holders.qos != nothing) {
        const auto& limits = m_limits.limitsOfQos(holders.qos);
        if (limits.groupAccruing != noLimit)
            return roomIn(m_qos, holders.qos, limits.groupAccruing);
        if (limits.maxAccruingOfAccount != noLimit)
            return roomIn(m_accounts, keyOf(holders.qos, holders.account),
                          limits.maxAccruingOfAccount);
        if (limits.maxAccruingOfUser != noLimit)
            return roomIn(m_users, keyOf(holders.qos, holders.user), limits.maxAccruingOfUser);
    }
    for (auto assoc = holders.assoc; assoc.isValid(); assoc = m_limits.parentOf(assoc)) {
        const auto& limits = m_limits.limitsOfAssoc(assoc);
        if (limits.groupAccruing != noLimit)
            return roomIn(m_assocs, assoc.at(), limits.groupAccruing);
        if (assoc == holders.assoc && limits.maxAccruing != noLimit)
            return roomIn(m_assocs, assoc.at(), limits.maxAccruing);
    }
    return noLimit;
}

void AccrueBook::change(const Holders& holders, std::uint32_t by)
{
    if (holders.qos != nothing) {
        m_qos[holders.qos] += by;
        m_accounts[keyOf(holders.qos, holders.account)] += by;
        m_users[keyOf(holders.qos, holders.user)] += by;
    }
    for (auto assoc = holders.assoc; assoc.isValid(); assoc = m_limits.parentOf(assoc))
        m_assocs[assoc.at()] += by;
}

} // namespace fairlead::replay
