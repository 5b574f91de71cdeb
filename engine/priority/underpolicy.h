// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/priority/evaluation.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace fairlead {

/// What a configuration says of the priority of a partition.
struct PartitionPriority
{
    std::string name;
    std::uint32_t jobFactor = 1; ///< PriorityJobFactor
    std::uint32_t tier = 1; ///< PriorityTier
    bool operator==(const PartitionPriority&) const = default;
};

/// The policy of another configuration. Partitions that it does not name keep what they have.
struct OtherPolicy
{
    Policy settings;
    std::vector<std::string> untold; ///< parameters that are those of the cluster: see beside()
    std::vector<PartitionPriority> partitions;
    bool operator==(const OtherPolicy&) const = default;
};

/// The settings, with what they do not tell as a cluster's own policy has it.
Policy beside(const OtherPolicy& policy, const Policy& own);
/// The snapshot with these priorities of its partitions; itself where nothing changes.
std::shared_ptr<const Snapshot> withPriorities(const std::shared_ptr<const Snapshot>& snapshot,
                                               std::span<const PartitionPriority> partitions);

/// Evaluates the jobs of an evaluation, at its moment, under another policy. Where the policy is of
/// another scheduler, jobs and usage are put into its words; what that had to assume is in the
/// new snapshot's provenance. Rows keep job, partition and QOS, so that difference() matches them.
/// Error code: as buildSnapshot().
Result<std::shared_ptr<const Evaluation>> evaluateUnder(const Evaluation& evaluation,
                                                        const OtherPolicy& policy);

} // namespace fairlead
