// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/followedlimits.h"

#include <algorithm>
#include <string>
#include <unordered_set>

namespace fairlead {

namespace {
std::optional<LimitChange> limitIn(const Edit& edit)
{
    const auto* parameter = std::get_if<ParameterEdit>(&edit);
    return parameter == nullptr ? std::nullopt : limitNamed(parameter->name);
}

/// Goes through a list of edits from its end.
class NamesInTheEnd
{
public:
    void goBackOver(const Edit& edit)
    {
        if (const auto* rename = std::get_if<RenameEdit>(&edit))
            m_accounts.insert_or_assign(rename->account, account(rename->name));
        const auto* remove = std::get_if<RemoveEdit>(&edit);
        if (remove == nullptr)
            return;
        const auto& key = remove->assoc;
        if (key.user.empty())
            m_accounts.insert_or_assign(key.account, std::nullopt);
        else if (const auto name = account(key.account); name && key.partition.empty())
            m_goneUsers.insert(*name + '/' + key.user);
    }
    /// Of an account that is called so at this place; nothing: it is removed later.
    [[nodiscard]] std::optional<std::string> account(const std::string& name) const
    {
        const auto known = m_accounts.find(name);
        return known == m_accounts.end() ? std::optional(name) : known->second;
    }
    [[nodiscard]] bool isGone(const std::string& account, const std::string& user) const
    {
        return m_goneUsers.contains(account + '/' + user);
    }

private:
    std::unordered_map<std::string, std::optional<std::string>> m_accounts;
    std::unordered_set<std::string> m_goneUsers; // by the name of their account in the end
};
} // namespace

FollowedLimits::FollowedLimits(std::span<const Edit> edits)
    : m_edits(edits)
{
    if (std::ranges::none_of(edits, [](const Edit& edit) { return limitIn(edit).has_value(); }))
        return;
    NamesInTheEnd names;
    for (std::size_t i = edits.size(); i-- > 0;) {
        names.goBackOver(edits[i]);
        auto limit = limitIn(edits[i]);
        if (!limit || !limit->qos.empty())
            continue;
        const auto account = names.account(limit->account);
        if (!account || (!limit->user.empty() && names.isGone(*account, limit->user))) {
            m_others.emplace(i, std::nullopt);
        } else if (*account != limit->account) {
            limit->account = *account;
            const auto& value = std::get<ParameterEdit>(edits[i]).value;
            m_others.emplace(i, ParameterEdit{limitName(*limit), value});
        }
    }
}

const Edit* FollowedLimits::at(std::size_t place) const
{
    const auto other = m_others.find(place);
    if (other == m_others.end())
        return &m_edits[place];
    return other->second ? &*other->second : nullptr;
}

} // namespace fairlead
