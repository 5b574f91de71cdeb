// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/text/fields.h"

#include <QIODevice>

namespace fairlead::accounting {

/// What slurmctld's log tells of the moments: submissions, ends, starts by either scheduler, cycles
/// of the decay thread (SlurmctldDebug=verbose, cycles with DebugFlags=Priority), and since when
/// nodes that were drained took no jobs. History and events come first: jobs are found by their
/// numbers. `recording.cycles`, where known, are the exact seconds of cycles. `file` names the log
/// in issues: starts and ends that it tells twice, how many of those in the history it tells, a
/// time zone of its own, which is taken off. False: it is of another cluster or time, and nothing
/// of it is used.
bool readSchedulerLog(QIODevice& log, const std::string& file, const TimeReader& times,
                      replay::Recording& recording);

} // namespace fairlead::accounting
