// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/textlines.h"
#include "models/accounting/slurmtext/workload/queueoptions.h"

namespace fairlead::accounting {

/// `history.txt`: sacct -aXP with the columns JobIDRaw, JobID, User, Account, Partition, QOS,
/// Submit, Eligible, Start, End, Timelimit, ReqCPUS, ReqTRES, AllocTRES, NNodes, NodeList, State,
/// Flags and, from Slurm 21.08 on, SubmitLine; header first, in any order (specification
/// scheduling 11). Nodes and partitions come first. What it cannot use becomes issues, features
/// that a replay does not have become Workload::leftOut. Error code DataInvalid: no header, or a
/// column that nothing can stand for is missing.
/// @param queue  options of jobs in their scripts, where they are known
/// @param tell  who knows of tasks that have no line; empty: nobody
Result<void> readJobHistory(const std::vector<Line>& lines, const std::string& file,
                            const TimeReader& times, replay::Recording& recording,
                            const QueueOptions& queue = {}, const TellTasks& tell = {});

/// Error code NoHistory: no job could be read of a history.
/// @param name  of the file, as its issues have it
Error noJobIn(const std::string& path, const std::string& name, const Issues& issues);

} // namespace fairlead::accounting
