// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/usage/assocchains.h"

namespace fairlead::slurm {

AssocChains::AssocChains(const std::vector<AssocRecord>& assocs)
    : m_assocs(assocs)
{
    for (std::size_t i = 0; i < assocs.size(); ++i)
        m_places.try_emplace(Names(assocs[i].account, assocs[i].user, assocs[i].partition), i);
}

std::vector<std::size_t> AssocChains::of(std::string_view account, std::string_view user,
                                         std::string_view partition) const
{
    const auto* own = find(Names(account, user, partition));
    if (own == nullptr)
        own = find(Names(account, user, std::string_view()));
    if (own == nullptr)
        return {};
    std::vector<std::size_t> chain{*own};
    while (!account.empty() && chain.size() <= m_assocs.size()) {
        const auto* above = find(Names(account, std::string_view(), std::string_view()));
        if (above == nullptr)
            break;
        chain.push_back(*above);
        account = m_assocs[*above].parent;
    }
    return chain;
}

const std::size_t* AssocChains::find(const Names& names) const
{
    const auto found = m_places.find(names);
    return found == m_places.end() ? nullptr : &found->second;
}

} // namespace fairlead::slurm
