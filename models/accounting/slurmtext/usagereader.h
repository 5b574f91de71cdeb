// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/textlines.h"

#include <QString>

namespace fairlead::accounting {

/// `ID|raw usage` at full precision.
void readRawUsage(const std::vector<Line>& lines, const std::string& file,
                  SnapshotRecords& records);

/// `scontrol show assoc_mgr flags=assoc,qos`, with or without -o. Always takes the nested-set
/// numbers that order ties, and the QOS (added when there is none yet, else their numbers and
/// usage); the raw usage of associations (two decimals) only with `takesUsage`. Returns how many
/// associations got usage.
std::size_t readAssocMgr(const std::vector<Line>& lines, const std::string& file, bool takesUsage,
                         SnapshotRecords& records);

/// sshare -alPm or -alP: raw usage in whole numbers. Returns how many associations got usage.
std::size_t readShareUsage(const std::vector<Line>& lines, const std::string& file,
                           SnapshotRecords& records);

/// sshare's FairShare column, to be compared with.
void readShareAnswers(const std::vector<Line>& lines, const std::string& file,
                      SnapshotRecords& records);

} // namespace fairlead::accounting
