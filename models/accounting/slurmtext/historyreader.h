// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/fields.h"
#include "models/accounting/slurmtext/textlines.h"

#include <unordered_map>

namespace fairlead::accounting {

/// What jobs are charged per second: their billable TRES in their partition, times the UsageFactor
/// of their QOS. A NoDecay QOS changes nothing here: only its own usage, which no priority reads.
class UsageRates
{
public:
    /// Of the partitions and the QOS that are there now. The policy must outlive this.
    explicit UsageRates(const SnapshotRecords& records);

    [[nodiscard]] double of(const TresCounts& tres, std::string_view partition,
                            std::string_view qos) const;

private:
    [[nodiscard]] double billingOf(const TresCounts& tres, std::string_view partition) const;

    const slurm::Settings& m_policy;
    std::unordered_map<std::string, std::vector<TresWeight>> m_weights; ///< by partition
    std::unordered_map<std::string, double> m_factors; ///< by QOS
};

/// sacct's job list: history for the half-life. `end` of jobs that still run is left open.
void readHistory(TextLines lines, const std::string& file, const TimeReader& times,
                 SnapshotRecords& records);

/// Keeps by which clock PriorityUsageResetPeriod counts its days, and says so.
void noteUsageReset(const TimeReader& times, SnapshotRecords& records);

} // namespace fairlead::accounting
