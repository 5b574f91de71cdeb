// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/clockchange.h"

#include "models/accounting/sources/capture/capturefiles.h"
#include "models/accounting/sources/capture/localtimes.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <limits>
#include <map>

namespace fairlead::accounting {

namespace {
constexpr std::int64_t longestAgo = 366LL * 24 * 3600; // s: zones without summer time had one once
constexpr std::int64_t twice = 3600; // s after a change, of which clocks may show all once more

std::optional<std::int64_t> changeOf(const QTimeZone& zone, std::int64_t utcOffset,
                                     const QDateTime& takenAt)
{
    if (!zone.hasTransitions() || zone.offsetFromUtc(takenAt) != utcOffset)
        return std::nullopt;
    const auto change = zone.previousTransition(takenAt);
    if (!change.atUtc.isValid() || change.atUtc.secsTo(takenAt) > longestAgo
        || zone.offsetFromUtc(change.atUtc.addSecs(-1)) == utcOffset)
        return std::nullopt;
    return change.atUtc.toSecsSinceEpoch();
}

/// Of times by one offset. Seconds since 1970, which are of none, cannot be told from these.
class ClockChange
{
public:
    ClockChange(std::optional<std::int64_t> utcOffset, std::int64_t takenAt, FolderReader& folder)
        : m_folder(folder)
        , m_mayBeUtc(utcOffset == 0)
    {
        if (utcOffset && takenAt != 0)
            m_change = lastClockChange(*utcOffset, takenAt);
    }

    void report(std::int64_t first, const char* file)
    {
        if (!m_change || first >= *m_change + twice || !m_folder.has(file))
            return;
        if (m_mayBeUtc)
            m_folder.report(
                Severity::Note,
                {said("Messages",
                      "it has times from before %1: they are right if +0000 in taken_at.txt is "
                      "UTC, and may be an hour off if it is the local time of a zone whose clocks "
                      "were changed then, as in London"),
                 {momentOf(*m_change)}},
                file);
        else
            m_folder.report(
                Severity::Warning,
                {said("Messages",
                      "it has times from before %1, when clocks of the time zone may have been "
                      "changed; all are read by the offset in taken_at.txt, and those may be an "
                      "hour off: Slurm's commands under TZ=UTC write times that are not"),
                 {momentOf(*m_change)}},
                file);
    }

private:
    FolderReader& m_folder;
    std::optional<std::int64_t> m_change;
    bool m_mayBeUtc = false;
};
} // namespace

std::optional<std::int64_t> lastClockChange(std::int64_t utcOffset, std::int64_t takenAt)
{
    const auto moment = QDateTime::fromSecsSinceEpoch(takenAt, Qt::UTC);
    std::map<std::int64_t, int> zones; // by their change
    for (const auto& id : QTimeZone::availableTimeZoneIds()) {
        if (const auto change = changeOf(QTimeZone(id), utcOffset, moment))
            ++zones[*change];
    }
    const auto most = std::ranges::max_element(
        zones, [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == zones.end() ? std::nullopt : std::optional(most->first);
}

void reportClockChange(std::optional<std::int64_t> utcOffset, const SnapshotRecords& records,
                       FolderReader& folder)
{
    ClockChange change(utcOffset, records.takenAt, folder);
    auto first = std::numeric_limits<std::int64_t>::max();
    for (const auto& job : records.jobs)
        first = job.submitTime != 0 ? std::min(first, job.submitTime) : first;
    change.report(first, capturefiles::jobs);
    if (records.consumption != nullptr && records.consumption->size() > 0)
        change.report(records.consumption->covered().from,
                      folder.has(capturefiles::history) ? capturefiles::history : "history.txt");
}

void reportDoubtfulTimes(const TakenAt& taken, const replay::Workload& workload, const char* file,
                         FolderReader& folder)
{
    if (!taken.utcOffset && !taken.isDoubted && taken.moment != 0) {
        if (auto local = localTimesOfJobs(workload, taken.moment))
            folder.report(Severity::Warning, *std::move(local), file);
    }
    const auto first = std::ranges::find_if(
        workload.jobs, [](const replay::Job& job) { return replay::secondOf(job.submit) > 0; });
    if (first != workload.jobs.end())
        ClockChange(taken.utcOffset, taken.moment, folder)
            .report(replay::secondOf(first->submit), file);
}

} // namespace fairlead::accounting
