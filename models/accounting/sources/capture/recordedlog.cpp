// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/recordedlog.h"

#include "models/accounting/slurmtext/history/schedulerlog.h"
#include "models/accounting/slurmtext/history/tasklines.h"
#include "models/accounting/slurmtext/usage/cyclereader.h"
#include "models/accounting/slurmtext/workload/submittedvalues.h"
#include "models/files/inputfile.h"

#include <QFile>

#include <algorithm>
#include <iterator>

namespace fairlead::accounting {

std::optional<bool> readRecordedMoments(const QString& log, const TimeReader& times,
                                        replay::Recording& recording)
{
    QFile file(log);
    if (!files::openRegular(file)) {
        forgetUntold(recording.workload);
        return std::nullopt;
    }
    recording.cycles = readCycles(file, times, recording.cycleAt);
    file.seek(0);
    const bool isOfIt = readSchedulerLog(file, "slurmctld.log", times, recording);
    if (!isOfIt)
        recording.cycles.clear();
    forgetUntold(recording.workload);
    return isOfIt;
}

std::vector<ToldTask> withTasksOfLog(std::vector<ToldTask> tasks, const QString& log,
                                     const TimeReader& times, const KnownArrays& known)
{
    QFile file(log);
    if (!known.ids.empty() && files::openRegular(file))
        std::ranges::move(readTaskLines(file, times, known), std::back_inserter(tasks));
    return tasks;
}

} // namespace fairlead::accounting
