// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/anonymous/knownreasons.h"

#include "engine/priority/limitreasons.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace fairlead {

namespace {
// squeue(1), 22.05 to 26.11, but for the limits that limitReasonOf() knows.
constexpr std::array<std::string_view, 62> codes{
    "AccountNotAllowed",
    "AccountingPolicy",
    "AssocGrpSubmitJobsLimit",
    "AssocGrpUnknown",
    "AssocMaxSubmitJobLimit",
    "AssociationJobLimit",
    "AssociationResourceLimit",
    "AssociationTimeLimit",
    "BadConstraints",
    "BeginTime",
    "BurstBufferOperation",
    "BurstBufferResources",
    "BurstBufferStageIn",
    "Cleaning",
    "Constraints",
    "DeadLine",
    "Dependency",
    "DependencyNeverSatisfied",
    "FedJobLock",
    "FrontEndDown",
    "InactiveLimit",
    "InvalidAccount",
    "InvalidQOS",
    "JobArrayTaskLimit",
    "JobHeldAdmin",
    "JobHeldUser",
    "JobHoldMaxRequeue",
    "JobLaunchFailure",
    "Licenses",
    "MaxMemPerLimit",
    "MaxSubmitJobsPerAccount",
    "NodeDown",
    "NonZeroExitCode",
    "None",
    "OutOfMemory",
    "PartitionConfig",
    "PartitionDown",
    "PartitionInactive",
    "PartitionNodeLimit",
    "PartitionTimeLimit",
    "Priority",
    "Prolog",
    "QOSGrpSubmitJobsLimit",
    "QOSGrpUnknown",
    "QOSJobLimit",
    "QOSMaxSubmitJobPerUserLimit",
    "QOSMinCpuNotSatisfied",
    "QOSMinGRES",
    "QOSMinMemory",
    "QOSMinNode",
    "QOSNotAllowed",
    "QOSResourceLimit",
    "QOSTimeLimit",
    "QOSUsageThreshold",
    "RaisedSignal",
    "ReqNodeNotAvail",
    "Reservation",
    "ReservationDeleted",
    "Resources",
    "SchedDefer",
    "SystemFailure",
    "TimeLimit",
};
} // namespace

std::string knownReason(const std::string& reason)
{
    const auto isOfCode = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    const std::string code(reason.begin(), std::ranges::find_if_not(reason, isOfCode));
    const bool isKnown
        = limitReasonOf(code) || std::ranges::find(codes, std::string_view(code)) != codes.end();
    if (isKnown || reason.empty() || reason == "(null)")
        return isKnown ? code : std::string();
    return "Other";
}

} // namespace fairlead
