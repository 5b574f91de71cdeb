// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "engine/replay/recording/workload.h"
#include "models/accounting/sources/capture/folderreader.h"

#include <cstdint>
#include <optional>

/// Summer time: a capture in local time tells one offset, and its times may be of two.
namespace fairlead::accounting {

/// When clocks were changed last before a moment, in most of the time zones that had this offset
/// then and change them; nothing: none does.
/// @param utcOffset  @unit s east of UTC   @param takenAt  @unit s since 1970
std::optional<std::int64_t> lastClockChange(std::int64_t utcOffset, std::int64_t takenAt);

/// An issue for each file of text that has times from before the change. +0000 may be UTC as well
/// as the winter of a zone that has a summer: there a note.
/// @param utcOffset  that taken_at.txt tells; nothing: its times are taken for UTC
void reportClockChange(std::optional<std::int64_t> utcOffset, const SnapshotRecords& records,
                       FolderReader& folder);

/// The same of a history for replays. Where no offset is told: whether its times seem to be local.
void reportDoubtfulTimes(const TakenAt& taken, const replay::Workload& workload, const char* file,
                         FolderReader& folder);

} // namespace fairlead::accounting
