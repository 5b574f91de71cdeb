// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

#include <vector>

namespace fairlead::replay {

/// Who may use which partition: the accounts and QOS of a recording against the lists of its
/// machine, found once, when a replay begins.
class Access
{
public:
    explicit Access(const Scene& scene);

    /// Whether backfill looks at the job there: not if its QOS is refused.
    [[nodiscard]] bool isPlanned(const Job& job, std::uint32_t partition) const
    {
        return m_partitions.empty() || !m_partitions[partition].isAny
            || !m_partitions[partition].qos[job.qos];
    }
    /// @source part_policy_valid_acct(), part_policy_valid_qos()
    [[nodiscard]] bool admits(const Job& job, std::uint32_t partition) const
    {
        if (m_partitions.empty())
            return true;
        const auto& refused = m_partitions[partition];
        return !refused.isAny || (!refused.owners[job.owner] && !refused.qos[job.qos]);
    }

private:
    struct Refused
    {
        std::vector<bool> owners; // [Workload::owners]
        std::vector<bool> qos; // [Workload::qos]
        bool isAny = false;
    };

    std::vector<Refused> m_partitions; // [partition]; empty: everybody may use all of them
};

} // namespace fairlead::replay
