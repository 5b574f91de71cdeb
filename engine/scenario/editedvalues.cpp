// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/editedvalues.h"

namespace fairlead {

EditedValues::EditedValues(std::shared_ptr<const Snapshot> tree)
    : m_tree(std::move(tree))
    , m_policy(m_tree->policy)
{
}

std::optional<EditRefusal> EditedValues::apply(const Edit& edit)
{
    if (isStructural(edit))
        return {};
    if (auto refused = refusalOf(edit, SnapshotTree(*m_tree)))
        return refused;
    if (const auto* parameter = std::get_if<ParameterEdit>(&edit))
        return tryParameter(m_policy, *parameter);
    const auto* share = std::get_if<ShareEdit>(&edit);
    m_shares.insert_or_assign(findAssoc(*m_tree, share->assoc), share->shares);
    return {};
}

std::uint32_t EditedValues::sharesOf(AssocIndex assoc) const
{
    const auto edited = m_shares.find(assoc);
    return edited == m_shares.end() ? m_tree->assocs.shares[assoc.at()] : edited->second;
}

std::vector<std::uint32_t> EditedValues::allShares() const
{
    auto all = m_tree->assocs.shares;
    for (const auto& [assoc, shares] : m_shares)
        all[assoc.at()] = shares;
    return all;
}

std::vector<AssocIndex> differing(const EditedValues& before, const EditedValues& after)
{
    std::vector<AssocIndex> result;
    for (const auto& [assoc, shares] : before.shares()) {
        if (after.sharesOf(assoc) != shares)
            result.push_back(assoc);
    }
    for (const auto& [assoc, shares] : after.shares()) {
        if (!before.shares().contains(assoc) && before.sharesOf(assoc) != shares)
            result.push_back(assoc);
    }
    return result;
}

} // namespace fairlead
