// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/paste/newmembers.h"

#include "engine/cluster/treebuilder.h"
#include "models/words/showntext.h"

namespace fairlead::models {

bool NewMembers::isThere(const std::string& account) const
{
    return findAssoc(m_snapshot, {account, {}, {}}).isValid();
}

void NewMembers::addAccount(const std::string& account, std::uint32_t shares,
                            const std::string& parent, int line)
{
    const auto [known, isNew] = m_accounts.try_emplace(account, m_members.size());
    if (isNew)
        m_members.push_back({AddEdit{{account, {}, {}}, m_below, shares}, line});
    auto& member = m_members[known->second];
    member.edit.shares = shares;
    if (parent.empty())
        return;
    member.edit.parent = parent;
    member.line = line; // which names it
}

void NewMembers::addUser(const AssocKey& key, std::uint32_t shares, int line)
{
    if (!isThere(key.account) && !m_accounts.contains(key.account))
        addAccount(key.account, 1, {}, line);
    m_members.push_back({AddEdit{key, {}, shares}, line});
}

void NewMembers::settle(PastedShares& pasted)
{
    for (std::size_t i = 0; i < m_members.size(); ++i)
        settle(i, pasted);
}

/// From the member up to who is there or has been dealt with, then down again.
void NewMembers::settle(std::size_t first, PastedShares& pasted)
{
    std::vector<std::size_t> chain;
    auto next = m_accounts.end();
    for (auto place = first; m_members[place].state == State::Waits; place = next->second) {
        m_members[place].state = State::IsAsked;
        chain.push_back(place);
        const auto& edit = m_members[place].edit;
        next = m_accounts.find(edit.assoc.user.empty() ? edit.parent : edit.assoc.account);
        if (next == m_accounts.end())
            break;
    }
    for (auto place = chain.rbegin(); place != chain.rend(); ++place)
        enter(m_members[*place], pasted);
}

void NewMembers::enter(Member& member, PastedShares& pasted)
{
    const auto& [key, parent, shares] = member.edit;
    const bool isAccount = key.user.empty();
    const auto& above = isAccount ? parent : key.account;
    const auto added = m_accounts.find(above);
    const bool hasAbove = added == m_accounts.end()
        ? isThere(above)
        : m_members[added->second].state == State::IsAdded;
    if (!hasAbove) {
        member.state = State::IsRefused;
        pasted.unusable.push_back(
            {member.line, tr("there is no account %1").arg(shownText(above))});
        return;
    }
    member.state = State::IsAdded;
    ++(isAccount ? pasted.addedAccounts : pasted.addedUsers);
    pasted.added.emplace_back(member.edit);
    pasted.addedLines.push_back(
        {member.line,
         isAccount ? tr("adds account %1 below %2").arg(shownText(key.account), shownText(parent))
                   : tr("adds user %1 to %2").arg(shownText(key.user), shownText(key.account))});
}

} // namespace fairlead::models
