// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/paste/pastedshares.h"

#include <QCoreApplication>

#include <string>
#include <unordered_map>
#include <vector>

namespace fairlead::models {

/// The accounts and users of pasted lines that are not in the tree.
class NewMembers
{
    Q_DECLARE_TR_FUNCTIONS(PasteReader)

public:
    /// @param below  where accounts go whose line names no parent
    NewMembers(const Snapshot& snapshot, std::string below)
        : m_snapshot(snapshot)
        , m_below(std::move(below))
    {
    }

    /// Its own line may come after those of its users, and tells shares and parent then.
    /// @param parent  empty: none is named
    void addAccount(const std::string& account, std::uint32_t shares, const std::string& parent,
                    int line);
    /// Its account comes with it where it is not there.
    void addUser(const AssocKey& key, std::uint32_t shares, int line);
    /// Puts them into `pasted`, each behind its account or parent; who has none is unusable.
    void settle(PastedShares& pasted);

private:
    enum class State : std::uint8_t
    {
        Waits,
        IsAsked, ///< a parent of it is looked for
        IsAdded,
        IsRefused
    };
    struct Member
    {
        AddEdit edit;
        int line = 0; ///< from 1
        State state = State::Waits;
    };

    [[nodiscard]] bool isThere(const std::string& account) const;
    void settle(std::size_t first, PastedShares& pasted);
    void enter(Member& member, PastedShares& pasted);

    const Snapshot& m_snapshot;
    std::string m_below;
    std::vector<Member> m_members;
    std::unordered_map<std::string, std::size_t> m_accounts; // into m_members
};

} // namespace fairlead::models
