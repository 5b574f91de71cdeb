// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <string_view>
#include <unordered_map>

namespace fairlead {

/// What jobs are charged per second: their billable TRES in their partition, times the UsageFactor
/// of their QOS. A NoDecay QOS changes nothing here: only its own usage, which no priority reads.
class UsageRates
{
public:
    /// Of the partitions and the QOS that are there now, as the policy has it, which must outlive
    /// this.
    UsageRates(const SnapshotRecords& records, const slurm::Settings& policy);
    explicit UsageRates(const SnapshotRecords& records)
        : UsageRates(records, records.policy.slurm())
    {
    }

    [[nodiscard]] double of(const Consumption::TresCounts& tres, std::string_view partition,
                            std::string_view qos) const;

private:
    [[nodiscard]] double billingOf(const Consumption::TresCounts& tres,
                                   std::string_view partition) const;

    const slurm::Settings& m_policy;
    std::unordered_map<std::string, std::vector<TresWeight>> m_weights; ///< by partition
    std::unordered_map<std::string, double> m_factors; ///< by QOS
};

} // namespace fairlead
