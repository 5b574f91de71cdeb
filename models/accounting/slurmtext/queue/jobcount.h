// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/workload/queueoptions.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead::accounting {

/// The 18 of "N(18)" or "100(18)": how much of a limit of assoc_mgr is used.
std::optional<long long> usedOf(std::string_view limit);

/// An issue where the queue holds far fewer or more jobs than slurmctld counts, each task of an
/// array as one: then one of the two files was cut, or they are not of the same moment.
/// @param counted  that wait or run, of all associations
void checkJobCount(long long counted, const std::string& file, SnapshotRecords& records);

/// An issue where a history lacks jobs that wait or run in the queue of the same capture: then it
/// was cut, or is of another time.
/// @param queue  who waits or runs in it
void checkHistoryHas(const std::vector<QueuedJob>& queue, const std::string& history,
                     replay::Recording& recording);

} // namespace fairlead::accounting
