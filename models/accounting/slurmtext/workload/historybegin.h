// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/workload.h"

#include <optional>

namespace fairlead::accounting {

/// Since when a list of jobs is complete, where it lacks those that had ended by then, as `sacct
/// -S` leaves them out: its first end. Nothing: it has all jobs since its first submission, as far
/// as can be told. That some are missing shows in the numbers of jobs: up to the first end they
/// have less than half the density of later ones. Where later ones are not nearly all there either
/// (the list is of one user, say), those that ran before the first end must also have run for
/// longer than jobs do.
/// @param workload  in order of submission
std::optional<replay::Second> laterBeginOf(const replay::Workload& workload);

} // namespace fairlead::accounting
