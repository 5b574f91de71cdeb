// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/textlines.h"

#include <optional>
#include <string>
#include <string_view>

namespace fairlead::accounting {

/// The 18 of "N(18)" or "100(18)": how much of a limit of assoc_mgr is used.
std::optional<long long> usedOf(std::string_view limit);

/// An issue where the queue holds far fewer or more jobs than slurmctld counts, each task of an
/// array as one: then one of the two files was cut, or they are not of the same moment.
/// @param counted  that wait or run, of all associations
void checkJobCount(long long counted, const std::string& file, SnapshotRecords& records);

/// Error code NoHistory: no job could be read of a history.
/// @param name  of the file, as its issues have it
Error noJobIn(const std::string& path, const std::string& name, const Issues& issues);
/// An issue where a history lacks jobs that wait or run in the queue of the same capture: then it
/// was cut, or is of another time.
/// @param queue  scontrol show job
void checkHistoryHas(TextLines queue, const std::string& history, replay::Recording& recording);

} // namespace fairlead::accounting
