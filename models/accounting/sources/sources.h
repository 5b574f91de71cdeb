// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/consumption.h"
#include "engine/cluster/snapshotbuilder.h"
#include "engine/replay/outcome/recordedwaits.h"
#include "models/accounting/sources/sourceaccess.h"

namespace fairlead::accounting {

/// Reads a source: `demo:limoges`, a capture folder, a folder with a moab.cfg or maui.cfg, a
/// Fairlead store (*.fairlead or `mysql://user@host/database`), `slurmdbd://user@host/database`, or
/// Slurm's own commands, `slurm:` here and `slurm://user@host` over ssh. Blocks: call it on a
/// worker. Error codes: Usage (no such kind of source), SourceUnreachable, DataInvalid.
Result<SnapshotRecords> readSource(const SourceAccess& access, Look look = Look::All);
/// The same, checked and in order.
Result<std::shared_ptr<const Snapshot>> openSource(const SourceAccess& access,
                                                   Look look = Look::All);

/// The moments, oldest first, of which the source keeps readings as they were; empty: it keeps
/// none. Blocks. Error codes: SourceUnreachable, DataInvalid.
Result<std::vector<std::int64_t>> readSeries(const SourceAccess& access);
/// The last of these readings at or before a moment. Blocks. Error codes: Usage (there is none),
/// SourceUnreachable, DataInvalid.
Result<std::shared_ptr<const Snapshot>> openMoment(const SourceAccess& access, std::int64_t moment);

/// What a history of jobs covers.  @unit s since 1970
struct HistorySpan
{
    std::int64_t from = 0;
    std::int64_t to = 0;
};
/// Whether a past moment is that of a reading: the last one until then is of the same minutes, or
/// no history covers the moment.
/// @param readings  oldest first
bool isOfReading(const std::vector<std::int64_t>& readings, std::int64_t moment,
                 const std::optional<HistorySpan>& history);

/// What the source tells of its cluster over time, for replays: who asked for what and when, who
/// ran where, and on which machine. Blocks. Error codes: Usage (a source of this kind has none),
/// SourceUnreachable, DataInvalid (what is missing is named).
Result<replay::Recording> readRecording(const SourceAccess& access);
/// The limits of QOS and associations that a source tells of, without its jobs; a source that tells
/// of none has none. Blocks. Error codes: SourceUnreachable, DataInvalid.
Result<replay::Limits> readLimits(const SourceAccess& access);
/// The machine as the source tells it now, with the settings of the scheduler and the limits: a
/// recording without jobs. No command is run for it, and no server is asked. Blocks. Error codes:
/// NoHistory (only a whole recording tells, if anything), SourceUnreachable, DataInvalid.
Result<replay::Recording> readMachine(const SourceAccess& access);
/// How long jobs of a period waited, from that. Blocks. Error codes as readRecording().
Result<replay::RecordedWaits> readWaits(SourceAccess access, const UsagePeriod& period);

} // namespace fairlead::accounting
