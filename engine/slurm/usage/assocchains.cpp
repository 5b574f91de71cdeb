// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/usage/assocchains.h"

namespace fairlead::slurm {

AssocChains::AssocChains(const std::vector<AssocRecord>& assocs)
{
    m_places.reserve(assocs.size());
    for (std::size_t i = 0; i < assocs.size(); ++i)
        m_places.try_emplace(Names(assocs[i].account, assocs[i].user, assocs[i].partition), i);
    m_above.reserve(assocs.size());
    for (const auto& assoc : assocs) {
        const auto& above = assoc.user.empty() ? assoc.parent : assoc.account;
        m_above.push_back(above.empty() ? none : find(Names(above, {}, {})));
    }
}

std::size_t AssocChains::own(std::string_view account, std::string_view user,
                             std::string_view partition) const
{
    const auto place = find(Names(account, user, partition));
    return place != none || partition.empty() ? place : find(Names(account, user, {}));
}

std::size_t AssocChains::find(const Names& names) const
{
    const auto found = m_places.find(names);
    return found == m_places.end() ? none : found->second;
}

} // namespace fairlead::slurm
