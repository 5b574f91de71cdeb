// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/text/textlines.h"

#include <QString>

namespace fairlead::accounting {

/// `ID|raw usage` at full precision.
void readRawUsage(TextLines lines, const std::string& file, SnapshotRecords& records);

/// sshare -alPm or -alP: raw usage in whole numbers. Returns how many associations got usage.
std::size_t readShareUsage(TextLines lines, const std::string& file, SnapshotRecords& records);

/// How many users of the tree have usage.
std::size_t usersTold(const SnapshotRecords& records);
/// How many there are, each once under every account.
std::size_t usersIn(const SnapshotRecords& records);

/// Warns where a file tells of fewer associations than the list has.
/// @param known  of which it tells
void reportUncovered(std::size_t known, const std::string& file, SnapshotRecords& records);

/// What sshare printed, to be compared with. What it does not tell of is an issue.
void readShareAnswers(TextLines lines, const std::string& file, SnapshotRecords& records);

} // namespace fairlead::accounting
