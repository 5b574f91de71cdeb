// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

#include <optional>

namespace fairlead::replay {

/// Recorded starts on nodes that an outage of the recording has down: jobs and events contradict
/// each other.
struct DownStarts
{
    std::size_t jobs = 0;
    std::uint32_t job = 0; ///< the first of them: into Workload::jobs
    std::uint32_t node = 0; ///< where it started
};

/// Nothing: no start is. Slurm's seconds are whole, so one in the first or last second of an outage
/// is none.
std::optional<DownStarts> startsOnDownNodes(const Recording& recording);
/// That they are, and which is the first.
Message downStartsWords(const DownStarts& starts, const Recording& recording);

} // namespace fairlead::replay
