// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/limits/limitbook.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace fairlead::replay {

/// How many waiting jobs grow older, for the limits of that: GrpJobsAccrue, MaxJobsAccrue and those
/// of a QOS for each user and account.
/// @source acct_policy_handle_accrue_time()
class AccrueBook
{
public:
    /// The limits outlive it.
    explicit AccrueBook(const LimitBook& limits)
        : m_limits(limits)
    {
    }

    /// Whether there are such limits; without them nobody need be counted.
    [[nodiscard]] bool isKnown() const { return m_limits.limitsAccruing(); }
    /// How many more of this holder's may grow older; noLimit: all. One limit counts: the first in
    /// the QOS, for all, for the account, for the user, else from the association upwards.
    [[nodiscard]] std::uint32_t roomFor(const Holders& holders) const;
    void add(const Holders& holders, std::uint32_t jobs) { change(holders, jobs); }
    void remove(const Holders& holders, std::uint32_t jobs) { change(holders, 0U - jobs); }

private:
    using Counts = std::unordered_map<std::uint64_t, std::uint32_t>;

    void change(const Holders& holders, std::uint32_t by);

    const LimitBook& m_limits;
    Counts m_qos;
    Counts m_accounts; // of a QOS
    Counts m_users; // of a QOS
    Counts m_assocs;
};

} // namespace fairlead::replay
