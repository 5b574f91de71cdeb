// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/workload.h"

namespace fairlead::replay {

/// When the job no longer waited; 0: it waits still.
inline Second waitEnd(const Job& job)
{
    if (job.recorded.start != 0)
        return job.recorded.start;
    return job.cancelled != 0 ? job.cancelled : job.recorded.end;
}

inline bool isWaiting(const Job& job, Second moment)
{
    const auto until = waitEnd(job);
    return secondOf(job.submit) <= moment && (until == 0 || until > moment);
}

inline bool isRunning(const Job& job, Second moment)
{
    const auto& recorded = job.recorded;
    return recorded.start != 0 && recorded.start <= moment
        && (recorded.end == 0 || recorded.end > moment);
}

} // namespace fairlead::replay
