// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/workload/toldtasks.h"

#include <QString>

#include <optional>
#include <vector>

namespace fairlead::accounting {

/// The moments of passes, cycles, starts and ends that a slurmctld.log tells of. False: it is of
/// another cluster or time, and nothing of it is used; nothing: there is none.
std::optional<bool> readRecordedMoments(const QString& log, const TimeReader& times,
                                        replay::Recording& recording);

/// These tasks and those of the known arrays that a slurmctld.log tells of, if there is one.
std::vector<ToldTask> withTasksOfLog(std::vector<ToldTask> tasks, const QString& log,
                                     const TimeReader& times, const KnownArrays& known);

} // namespace fairlead::accounting
