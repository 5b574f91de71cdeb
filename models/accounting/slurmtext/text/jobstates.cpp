// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/jobstates.h"

#include "engine/base/text.h"

#include <algorithm>
#include <array>

namespace fairlead::accounting {

std::optional<JobState> parseJobState(std::string_view text)
{
    const auto state = text::upper(text.substr(0, text.find(' ')));
    if (state == "PENDING" || state == "REQUEUED" || state == "REQUEUE_HOLD"
        || state == "SPECIAL_EXIT" || state == "RESV_DEL_HOLD" || state == "REQUEUE_FED")
        return JobState::Pending;
    if (state == "RUNNING" || state == "CONFIGURING" || state == "RESIZING" || state == "STAGE_OUT"
        || state == "SIGNALING" || state == "STOPPED")
        return JobState::Running;
    if (state == "SUSPENDED")
        return JobState::Suspended;
    if (state == "COMPLETING")
        return JobState::Completing;
    return std::nullopt;
}

bool isFinished(std::string_view state)
{
    constexpr std::array<std::string_view, 13> states{
        "COMPLETED",     "CANCELLED",     "FAILED",    "TIMEOUT",       "NODE_FAIL",
        "PREEMPTED",     "BOOT_FAIL",     "DEADLINE",  "OUT_OF_MEMORY", "REVOKED",
        "LAUNCH_FAILED", "RECONFIG_FAIL", "EXPEDITING"};
    return std::ranges::find(states, text::upper(state.substr(0, state.find(' ')))) != states.end();
}

} // namespace fairlead::accounting
