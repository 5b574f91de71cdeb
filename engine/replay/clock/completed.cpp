// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/completed.h"

#include "engine/replay/clock/timeline.h"
#include "engine/replay/recording/runtimes.h"
#include "engine/replay/schedulers/backfillbeat.h"

namespace fairlead::replay {

Result<void> checkReplayable(const Policy& policy)
{
    if (std::holds_alternative<slurm::Settings>(policy.own))
        return {};
    return Error{ErrorCode::Usage, said("Messages", "only Slurm's schedulers can be replayed"), {}};
}

std::shared_ptr<Recording> completed(const Recording& recording, Second period)
{
    auto changed = std::make_shared<Recording>(recording);
    estimateRunTimes(changed->workload, recording.workload.to);
    changed->parameters.backfillRun = recordedBackfillRun(recording.workload, recording.parameters);
    if (!recording.log.empty() || recording.parameters.hasEpilog) {
        const auto told = timelineOf(recording, period).completing;
        changed->parameters.completing = told.value_or(recording.parameters.completing);
    }
    changed->log.clear();
    return changed;
}

} // namespace fairlead::replay
