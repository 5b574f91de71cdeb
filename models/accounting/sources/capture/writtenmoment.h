// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/capture/folderreader.h"

namespace fairlead::accounting {

/// slurmctld's own note of its last cycle.
struct WrittenMoment
{
    const char* file;
    std::int64_t moment; ///< @unit s since 1970
};

/// What `priority_last_decay_ran` of a capture says, and the same read again after sprio, if a
/// cycle came in between. One that cannot be read, or is far from the time of the capture, is an
/// issue and left out.
std::vector<WrittenMoment> writtenMoments(FolderReader& folder, const SnapshotRecords& records);
/// What to say of one that the ages in the answers contradict.
Message contradiction(std::int64_t written, const MomentRange& ages);

/// An issue where taken_at.txt is of another day than the settings of the same folder, or than the
/// jobs, some of which were submitted after it.
/// @param settings  when scontrol printed them; 0: not known
void checkTakenAt(std::int64_t settings, FolderReader& folder, const SnapshotRecords& records);

} // namespace fairlead::accounting
