// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

#include <memory>

namespace fairlead::replay {

/// Error code Usage: a policy that is not Slurm's, which is all that can be replayed.
Result<void> checkReplayable(const Policy& policy);

/// What a replay of the whole needs beside the recording: run times of jobs that had not ended, how
/// long backfill runs take; with a log, how long nodes stay completing. The log is left out.
/// @param period  PriorityCalcPeriod, s
std::shared_ptr<Recording> completed(const Recording& recording, Second period);

} // namespace fairlead::replay
