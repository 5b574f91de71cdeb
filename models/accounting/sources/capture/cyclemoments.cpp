// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/cyclemoments.h"

#include "models/accounting/slurmtext/usage/cyclereader.h"
#include "models/files/inputfile.h"

#include <QFile>

namespace fairlead::accounting {

void readCycleMoments(const TimeReader& times, FolderReader& folder, SnapshotRecords& records)
{
    constexpr auto name = "slurmctld.log";
    if (!folder.has(name))
        return;
    QFile log(folder.path(name));
    if (files::openRegular(log))
        records.cycles = readCycles(log, times,
                                    folder.has("priority_last_decay_ran") ? records.computedAt : 0);
    if (records.cycles.empty())
        folder.report(Severity::Note,
                      said("Messages",
                           "no line “Decay factor over ... seconds” can be read; "
                           "DebugFlags=Priority with "
                           "SlurmctldDebug=verbose writes them"),
                      name);
    else
        folder.cameFrom(said("Messages", "moments of the cycles"), folder.path(name));
}

} // namespace fairlead::accounting
