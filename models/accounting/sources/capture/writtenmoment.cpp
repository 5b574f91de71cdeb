// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/writtenmoment.h"

#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/usage/statefiles.h"

#include <algorithm>
#include <cstdlib>

namespace fairlead::accounting {

namespace {
/// What slurmctld computed last stays in force however long it has stood still since; but not
/// before anybody had that file, and not after the capture.
bool isFarFromCapture(std::int64_t moment, const SnapshotRecords& records)
{
    constexpr std::int64_t longestCapture = 86400; // s
    constexpr std::int64_t longestPause = 400 * std::int64_t{86400}; // s
    return records.takenAt != 0
        && (moment > records.takenAt + longestCapture || moment < records.takenAt - longestPause);
}
} // namespace

std::vector<WrittenMoment> writtenMoments(FolderReader& folder, const SnapshotRecords& records)
{
    std::vector<WrittenMoment> notes;
    for (const auto* name : {"priority_last_decay_ran", "priority_last_decay_ran_later"}) {
        if (!folder.has(name))
            continue;
        const auto ran = readLastDecayRan(folder.path(name));
        if (!ran)
            folder.report(Severity::Warning, ran.error().message, name);
        else if (isFarFromCapture(*ran, records))
            folder.report(Severity::Warning,
                          {said("Messages",
                                "it says %1, which is far from taken_at.txt, %2; it is "
                                "not believed"),
                           {isoTime(*ran), isoTime(records.takenAt)}},
                          name);
        else
            notes.push_back({name, *ran});
    }
    return notes;
}

Message contradiction(std::int64_t written, const MomentRange& ages)
{
    if (ages.first == ages.last)
        return {
            said("Messages", "it says %1, but the ages in the answers agree on %2, which is used"),
            {isoTime(written), isoTime(ages.first)}};
    return {said("Messages",
                 "it says %1, but the ages in the answers agree on %2 to %3, which is used"),
            {isoTime(written), isoTime(ages.first), isoTime(ages.last)}};
}

void checkTakenAt(std::int64_t settings, FolderReader& folder, const SnapshotRecords& records)
{
    constexpr std::int64_t day = 26 * 3600; // s: clocks of places differ by as much
    const auto taken = records.takenAt;
    if (taken == 0 || !folder.has("taken_at.txt"))
        return;
    if (settings != 0 && std::abs(settings - taken) > day)
        folder.report(
            Severity::Warning,
            {said("Messages", "it says %1, and config.txt is of %2: one of them is of another day"),
             {isoTime(taken), isoTime(settings)}},
            "taken_at.txt");
    const auto later = static_cast<std::size_t>(std::ranges::count_if(
        records.jobs, [&](const JobRecord& job) { return job.submitTime > taken + day; }));
    if (later > 0)
        folder.report(Severity::Warning,
                      counted(later, said("Messages", "1 job was submitted after taken_at.txt, %2"),
                              said("Messages", "%1 jobs were submitted after taken_at.txt, %2"),
                              {isoTime(taken)}),
                      "jobs.txt");
}

} // namespace fairlead::accounting
