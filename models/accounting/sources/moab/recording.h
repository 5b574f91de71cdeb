// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/text/textlines.h"

namespace fairlead::accounting {

/// Reads the commands of a recorded run (out.txt: each answer stands below "### command") into
/// Site::events and stepTimes. Answers are not read, except what tells the time of the first query.
/// The times of events count from 0 until placeRecording() is called.
/// Returns the moment of the first query, 0 when no answer tells it.
std::int64_t readRecording(const std::vector<Line>& lines, std::int64_t pollInterval,
                           SnapshotRecords& records);

/// The answer of the first `diagnose -p` of all partitions, without its command; empty: none was
/// given before the clock went on, so that no other one is of the moment of the first query.
std::vector<Line> firstPriorityListing(const std::vector<Line>& lines);

/// How many nodes the answers tell of: "16 of 16 Nodes Active" of showq; 0: none does.
std::uint32_t nodesTold(const std::vector<Line>& lines);

/// Moves the events to the moment of the first query.
void placeRecording(std::int64_t firstQuery, SnapshotRecords& records);

} // namespace fairlead::accounting
