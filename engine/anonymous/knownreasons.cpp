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
// Reasons of libslurm 22.05.8 and of younger versions, but for the limits that limitReasonOf()
// knows.
constexpr std::array<std::string_view, 82> codes{
    "AccountNotAllowed",
    "AccountingPolicy",
    "AssocGrpSubmitJobsLimit",
    "AssocGrpUnknown",
    "AssocGrpUnknownMinutes",
    "AssocGrpUnknownRunMinutes",
    "AssocMaxSubmitJobLimit",
    "AssocMaxUnknownMinutesPerJob",
    "AssocMaxUnknownPerJob",
    "AssocMaxUnknownPerNode",
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
    "MaxUnknownPerAccount",
    "NodeDown",
    "NonZeroExitCode",
    "None",
    "OutOfMemory",
    "PartitionConfig",
    "PartitionDown",
    "PartitionInactive",
    "PartitionNodeLimit",
    "PartitionTimeLimit",
    "PowerNotAvail",
    "PowerReserved",
    "Priority",
    "Prolog",
    "QOSGrpSubmitJobsLimit",
    "QOSGrpUnknown",
    "QOSGrpUnknownMinutes",
    "QOSGrpUnknownRunMinutes",
    "QOSJobLimit",
    "QOSMaxSubmitJobPerUserLimit",
    "QOSMaxUnknownMinutesPerJob",
    "QOSMaxUnknownPerJob",
    "QOSMaxUnknownPerNode",
    "QOSMaxUnknownPerUser",
    "QOSMinBB",
    "QOSMinBilling",
    "QOSMinCpuNotSatisfied",
    "QOSMinEnergy",
    "QOSMinGRES",
    "QOSMinLicense",
    "QOSMinMemory",
    "QOSMinNode",
    "QOSMinUnknown",
    "QOSNotAllowed",
    "QOSResourceLimit",
    "QOSTimeLimit",
    "QOSUsageThreshold",
    "RaisedSignal",
    "ReqNodeNotAvail",
    "Reservation",
    "ReservationDeleted",
    "ReservationInvalid",
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
