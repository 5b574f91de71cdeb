// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"
#include "engine/policy/policy.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fairlead {

/// A limit of a QOS or association that a job waits for.
struct LimitReason
{
    /// Whose use is held against the limit.
    enum class Of : std::uint8_t
    {
        Job, ///< of the job alone: it asks for more than one job may have
        User, ///< of its user in the QOS
        Account, ///< of its account in the QOS
        Group, ///< of all in the QOS, or below the association
        Own ///< of its association
    };
    bool isQos = false; ///< of the job's QOS or the partition's; else of an association
    Of of = Of::Job;
    std::string option; ///< as sacctmgr writes it: "MaxJobsPU", "GrpTRES=cpu"
    bool operator==(const LimitReason&) const = default;
};

/// What one of Slurm's reasons names; nothing: it names no such limit. QOSMaxJobsPerUserLimit,
/// AssocGrpCpuLimit, MaxNodePerAccount (slurm_protocol_defs.c, job_state_reason_string()).
std::optional<LimitReason> limitReasonOf(std::string_view reason);

/// Of a scenario that sets limits: the reasons why jobs wait are not of these.
Message limitsAreOfTheCluster();

/// What has to be said of a policy that sets limits: that they change no priority, or nothing at
/// all where limits are not enforced. Nothing: it sets none.
std::optional<Message> whatLimitsChange(const Policy& edited);

/// Whether a pending job with this reason cannot start even as the first of the queue: a limit, a
/// dependency, its begin time, a partition or node that is down. @source Slurm's job_reason names
bool keepsFromRunning(std::string_view reason);

} // namespace fairlead
