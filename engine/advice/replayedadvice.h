// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/advice/finding.h"
#include "engine/replay/outcome/outlook.h"

namespace fairlead {

/// What a finding is about, and where a replay looks.
struct AdviceScene
{
    std::shared_ptr<const replay::Recording> recording;
    std::shared_ptr<const Snapshot> snapshot; ///< that the scenario is for
    Scenario scenario; ///< under which it was found
    std::int64_t now = 0; ///< Unix seconds
};

/// The recorded weeks under the policy as it is, and when the advice has been followed: two
/// policies. What SchedulerParameters would be is replayed over the same run times, edits over
/// those of another run, as in outlookOf(). Error code Usage: a policy that is not Slurm's, an edit
/// that is refused, or nothing that a replay could try.
Result<replay::Outlook> replayAdvice(const Finding& finding, const AdviceScene& scene,
                                     const replay::OutlookOptions& options);

} // namespace fairlead
