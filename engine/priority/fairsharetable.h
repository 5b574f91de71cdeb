// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/fairsharetarget.h"
#include "engine/priority/evaluation.h"

#include <memory>
#include <string>
#include <vector>

/// Fairshare by credential and window: what diagnose -f shows.
namespace fairlead {

/// How far a credential is from its target, and whether that closes the gate.
struct TargetDelta
{
    /// @unit percent points, or ratio  @range (-inf, inf)  @source specification (Moab) 2.4
    double value = 0.0;
    FairshareTarget target;
    double percent = 0.0; ///< @unit percent  @range [0, 100]  @source specification (Moab) 2.2
    bool isViolated = false; ///< a floor or ceiling, in the gated rule
};

/// One credential.
struct FairshareRow
{
    Credential cred = Credential::User;
    std::string name;
    TargetDelta delta; ///< target, share in what was delivered, and what comes of them
    FairshareTarget cap; ///< FSCAP; not set: none
    bool isDefault = false; ///< the target is that of DEFAULT
    double usage = 0.0; ///< decayed; @unit units of the metric  @range [0, inf)  @source spec. 2.2
    /// Share in each window, FSDEPTH of them, 0 the newest; 0 in a window without any usage.
    /// @unit percent  @range [0, 100]  @source specification (Moab) 2.2
    std::vector<double> windows;
};

struct FairshareTable
{
    std::vector<FairshareRow> rows; ///< accounts, groups, users, QOS, classes; each by name
    /// Usage of everybody by window, without FSDECAY.
    /// @unit units of the metric  @range [0, inf)  @source specification (Moab) 2.2
    std::vector<double> totals;
    std::vector<double> decay; ///< [window] FSDECAY^window; @unit 1  @range [0, 1]  @source FSDECAY
    std::int64_t interval = 0; ///< s, FSINTERVAL
    std::int64_t newest = 0; ///< Unix seconds, when window 0 began
    double usage = 0.0; ///< of everybody, decayed; units of the metric
};

/// Every credential that has usage in one of the windows, or a target or cap for itself or, with a
/// job, from DEFAULT. O(n log n) in credentials and entries of the windows. Null: the scheduler
/// has no targets, or the policy does not count usage.
std::shared_ptr<const FairshareTable> fairshareTable(const Evaluation& evaluation);

} // namespace fairlead
