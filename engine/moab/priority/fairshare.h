// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"
#include "engine/priority/fairsharetable.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Fairshare: windows, targets, deltas and the gate (specification 2).
namespace fairlead::moab {

/// Decayed usage of every credential into Tables::usage and totalUsage.
/// Sum of FSDECAY^i x usage of window i, FSDEPTH windows that start at multiples of FSINTERVAL. In
/// a simulation what the running jobs used since its start is added, poll by poll.
void sumUsage(const Inputs& inputs, Tables& tables);

/// What a simulation books of a running job to each window, 0 being that of `now`: a poll books the
/// time since the last one to the window of the last one. @unit s
std::vector<std::int64_t> bookedSeconds(const Settings& settings, std::int64_t start,
                                        std::int64_t now);
/// Whether usage is of processor equivalents, not of processors (specification 2.1).
inline bool isOfEquivalents(const Settings& settings)
{
    return settings.fsMetric == FsMetric::DedicatedPes
        || settings.fsMetric == FsMetric::SpeedDedicatedPes;
}
/// What such a second counts: processors, or equivalents of them.
double bookedRate(const Settings& settings, const JobFacts& facts);

/// Usage by window as it was booked, without FSDECAY; window 0 is the newest.
struct WindowUsage
{
    std::vector<double>
        total; ///< [window] @unit units of the metric  @range [0, inf)  @source FS.*
    /// [kind] by name: [window]; also names that no job has. Without any usage: left out.
    std::array<std::map<std::string, std::vector<double>>, credCount> usage;
};
/// What sumUsage() adds up, window by window. Test: tst_fairsharetable.
WindowUsage usageByWindow(const Inputs& inputs, const Tables& tables);

/// Share of a credential in what was delivered, percent; nothing without any usage or policy.
std::optional<double> usagePercent(const Settings& settings, const Tables& tables, Cred cred,
                                   NameId name);

/// It limits what may run, and gives no points.
inline bool isCap(const FsTarget& target)
{
    return target.kind == TargetKind::UsageCap || target.kind == TargetKind::PercentCap;
}
/// The target that counts: the credential's own, else DEFAULT's. Not set: none.
FsTarget targetOf(const Settings& settings, const Tables& tables, Cred cred, NameId name);

using Delta = TargetDelta;
Delta deltaOf(const Settings& settings, const Tables& tables, Cred cred, NameId name);
/// The same with target and share at hand; no share: nothing was delivered, or no policy.
Delta deltaFrom(const Settings& settings, const FsTarget& target,
                const std::optional<double>& percent);

/// Whether a usage cap of one of its credentials keeps a job from starting (specification 2.3).
bool exceedsUsageCap(const Inputs& inputs, const Tables& tables, JobIndex job);

} // namespace fairlead::moab
