// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <optional>
#include <string_view>

namespace fairlead::accounting {

/// Slurm's state names ("PENDING", "RUNNING", ...); nothing for finished jobs.
std::optional<JobState> parseJobState(std::string_view text);
/// Whether it is a state of a job that is over: parseJobState() knows only the others.
bool isFinished(std::string_view state);

} // namespace fairlead::accounting
