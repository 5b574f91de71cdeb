// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/textlines.h"

#include <QString>

#include <optional>

namespace fairlead::accounting {

/// How many associations and QOS of the records assoc_mgr.txt tells of.
struct AssocMgrContent
{
    std::size_t usages = 0; ///< associations with usage
    std::size_t qos = 0;
    std::optional<long long> jobs; ///< that wait or run, of everyone: what root has submitted
};

/// `ID|raw usage` at full precision.
void readRawUsage(TextLines lines, const std::string& file, SnapshotRecords& records);

/// `scontrol show assoc_mgr flags=assoc,qos`, with or without -o. Always takes the nested-set
/// numbers that order ties, and the QOS (added when there is none yet, else their numbers and
/// usage); the raw usage of associations (two decimals) only with `takesUsage`.
AssocMgrContent readAssocMgr(TextLines lines, const std::string& file, bool takesUsage,
                             SnapshotRecords& records);

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
