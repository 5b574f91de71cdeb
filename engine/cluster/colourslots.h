// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/formernames.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Which colour of a palette belongs to whom. A slot follows from a name and from what is taken,
/// never from a place in a list: nobody's colour changes when others come, go, grow or are sorted
/// anew.
namespace fairlead {

/// Accounts and their slots among their siblings.
using ColourSlots = std::map<std::string, int>;

/// How many slots have colours of their own before they come round again.
inline constexpr int hueSlots = 6; ///< among the accounts below root
inline constexpr int shadeSlots = 7; ///< among the members of an account

/// The slots of one family of siblings.
class SiblingSlots
{
public:
    explicit SiblingSlots(int round = shadeSlots)
        : m_round(round)
    {
    }

    /// A slot that somebody has already.
    void take(int slot);
    /// Takes the slot that a name asks for, or the next free one of the first round that has one.
    int choose(std::string_view name);

private:
    [[nodiscard]] bool isTaken(int slot) const;

    int m_round;
    int m_open = 0; // no round before it has a free slot
    std::vector<bool> m_taken;
};

/// An account and the account above it; the one above is empty for root.
struct AccountPlace
{
    std::string name;
    std::string parent;
};

/// `kept` where accounts have other names: each takes its slot along.
ColourSlots renamed(ColourSlots kept, const FormerNames& formerNames);

/// `kept` with a slot for every account that has none yet. What has gone stays, and has
/// its slot again when it comes back.
ColourSlots withAllAccounts(ColourSlots kept, std::span<const AccountPlace> accounts);

} // namespace fairlead
