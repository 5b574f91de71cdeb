// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/takenback.h"

#include <algorithm>
#include <set>
#include <string>

namespace fairlead {

namespace {
using Edits = std::vector<Edit>;

/// Whether the edit names an account, as itself or as a parent.
bool names(const Edit& edit, const std::string& account)
{
    return std::visit(
        [&](const auto& value) {
            using T = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<T, AddEdit>)
                return value.assoc.account == account || value.parent == account;
            else if constexpr (std::is_same_v<T, MoveEdit>)
                return value.account == account || value.parent == account;
            else if constexpr (std::is_same_v<T, RenameEdit>)
                return value.account == account || value.name == account;
            else if constexpr (std::is_same_v<T, ParameterEdit>)
                return limitedBy(value).account == account;
            else
                return value.assoc.account == account;
        },
        edit);
}

/// Follows what came into being with an added account or user.
class Added
{
public:
    explicit Added(const AssocKey& key)
        : m_key(key)
    {
        if (key.user.empty())
            m_accounts.insert(key.account);
    }
    /// Whether the edit is about it alone.
    bool owns(const Edit& edit)
    {
        if (const auto* share = std::get_if<ShareEdit>(&edit))
            return has(share->assoc);
        if (const auto* remove = std::get_if<RemoveEdit>(&edit))
            return has(remove->assoc);
        if (const auto* parameter = std::get_if<ParameterEdit>(&edit))
            return has(limitedBy(*parameter));
        const auto* add = std::get_if<AddEdit>(&edit);
        if (add == nullptr)
            return false;
        if (add->assoc.user.empty() && m_accounts.contains(add->parent))
            m_accounts.insert(add->assoc.account);
        return has(add->assoc);
    }
    /// Whether what was there before, or another name, comes into it.
    [[nodiscard]] bool isMixedWith(const Edit& edit) const
    {
        if (!std::holds_alternative<MoveEdit>(edit) && !std::holds_alternative<RenameEdit>(edit))
            return false;
        return names(edit, m_key.account)
            || std::ranges::any_of(m_accounts,
                                   [&](const auto& account) { return names(edit, account); });
    }

private:
    [[nodiscard]] bool has(const AssocKey& key) const
    {
        return key == m_key || m_accounts.contains(key.account);
    }

    AssocKey m_key;
    std::set<std::string> m_accounts; ///< all of it
};

std::optional<Edits> withoutAdded(const Edits& edits, const RemoveEdit& remove)
{
    const auto last = std::find_if(edits.rbegin(), edits.rend(), [&](const Edit& edit) {
        const auto* add = std::get_if<AddEdit>(&edit);
        return add != nullptr && add->assoc == remove.assoc;
    });
    if (last == edits.rend())
        return std::nullopt;
    const auto first = std::prev(last.base());
    Edits rest(edits.begin(), first);
    Added added(remove.assoc);
    for (auto edit = std::next(first); edit != edits.end(); ++edit) {
        if (added.isMixedWith(*edit))
            return std::nullopt;
        if (!added.owns(*edit))
            rest.push_back(*edit);
    }
    return rest;
}

std::optional<Edits> withoutRenamed(const Edits& edits, const RenameEdit& rename)
{
    const Edit there = RenameEdit{rename.name, rename.account};
    const auto last = std::find(edits.rbegin(), edits.rend(), there);
    const bool isNeeded = std::any_of(edits.rbegin(), last, [&](const Edit& edit) {
        return names(edit, rename.name) || names(edit, rename.account);
    });
    if (last == edits.rend() || isNeeded)
        return std::nullopt;
    auto rest = edits;
    rest.erase(rest.begin() + (std::prev(last.base()) - edits.begin()));
    return rest;
}

std::optional<Edits> withoutMoved(const Snapshot& snapshot, const Edits& edits,
                                  const MoveEdit& move)
{
    const auto assoc = findAssoc(snapshot, {move.account, {}, {}});
    const auto parent = assoc.isValid() ? snapshot.assocs.parent[assoc.at()] : AssocIndex();
    if (!parent.isValid() || snapshot.accountName(parent) != move.parent)
        return std::nullopt;
    Edits rest;
    for (const auto& edit : edits) {
        const auto* earlier = std::get_if<MoveEdit>(&edit);
        if (earlier != nullptr && earlier->account == move.account)
            continue;
        if (isStructural(edit) && (names(edit, move.account) || names(edit, move.parent)))
            return std::nullopt;
        rest.push_back(edit);
    }
    return rest.size() < edits.size() ? std::optional(std::move(rest)) : std::nullopt;
}
} // namespace

std::optional<std::vector<Edit>> withoutTakenBack(const Snapshot& snapshot,
                                                  const std::vector<Edit>& edits, const Edit& edit)
{
    if (const auto* remove = std::get_if<RemoveEdit>(&edit))
        return withoutAdded(edits, *remove);
    if (const auto* rename = std::get_if<RenameEdit>(&edit))
        return withoutRenamed(edits, *rename);
    if (const auto* move = std::get_if<MoveEdit>(&edit))
        return withoutMoved(snapshot, edits, *move);
    return std::nullopt;
}

} // namespace fairlead
