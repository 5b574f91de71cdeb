// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/sources.h"

#include "engine/replay/recording/downstarts.h"
#include "engine/replay/recording/overdrawn.h"
#include "models/accounting/sources/hopelessjobs.h"
#include "models/accounting/sources/registry.h"
#include "models/files/inputfile.h"

#include <algorithm>
#include <array>

namespace fairlead::accounting {

namespace {
/// What is named beside a source is read, or it is an error: to leave it aside would give other
/// numbers than those that were asked for.
Result<void> checkNamedFiles(const SourceAccess& access)
{
    const auto& source = access.source;
    const auto& options = access.options;
    const std::array named{std::pair("--config", &options.configFile),
                           std::pair("--partitions", &options.partitionsFile),
                           std::pair("--nodes", &options.nodesFile),
                           std::pair("--usage", &options.usageFile)};
    const auto takesFiles = source.kind().takesFiles;
    for (const auto& [option, file] : named) {
        if (file->isEmpty())
            continue;
        if (auto readable = files::checkReadable(*file); !readable)
            return readable;
        if (takesFiles == nullptr || !takesFiles(source.name()))
            return Error{
                ErrorCode::Usage,
                {said("Messages",
                      "%1 has all settings and usage itself: %2 is for a source that lacks them"),
                 {source.name().toStdString(), option}},
                {}};
    }
    return {};
}

/// A source of one cluster that holds another than the one that is asked for.
Result<void> checkCluster(const QString& wanted, const SnapshotRecords& records)
{
    if (wanted.isEmpty() || wanted.toStdString() == records.cluster)
        return {};
    return Error{ErrorCode::DataInvalid,
                 {said("Messages", "the source knows no cluster “%1”, only %2"),
                  {wanted.toStdString(), records.cluster}},
                 {}};
}
} // namespace

Result<SnapshotRecords> readSource(const SourceAccess& access, Look look)
{
    if (const auto& problem = access.source.problem())
        return *problem;
    if (auto checked = checkNamedFiles(access); !checked)
        return checked.error();
    auto records = access.source.kind().read(access, look);
    if (records) {
        if (auto checked = checkCluster(access.options.cluster, *records); !checked)
            return checked.error();
    }
    return records;
}

Result<std::shared_ptr<const Snapshot>> openSource(const SourceAccess& access, Look look)
{
    auto records = readSource(access, look);
    if (!records)
        return records.error();
    records->source = access.source.name().toStdString();
    markHopelessJobs(*records, [&access, look] {
        // A database has to be asked again: the whole look follows the first.
        const bool isQuick
            = access.source.isDatabase() && (look == Look::First || look == Look::Sums);
        auto limits = isQuick ? replay::Limits() : readLimits(access);
        return limits ? *std::move(limits) : replay::Limits();
    });
    return buildSnapshot(*std::move(records));
}

Result<std::vector<std::int64_t>> readSeries(const SourceAccess& access)
{
    if (const auto& problem = access.source.problem())
        return *problem;
    const auto& kind = access.source.kind();
    return kind.readSeries != nullptr ? kind.readSeries(access) : std::vector<std::int64_t>();
}

bool isOfReading(const std::vector<std::int64_t>& readings, std::int64_t moment,
                 const std::optional<HistorySpan>& history)
{
    constexpr std::int64_t sameMinutes = 600; // s
    const auto next = std::ranges::upper_bound(readings, moment);
    if (next == readings.begin())
        return false;
    const bool isCovered = history && history->from <= moment && moment <= history->to;
    return !isCovered || moment - *std::prev(next) <= sameMinutes;
}

Result<std::shared_ptr<const Snapshot>> openMoment(const SourceAccess& access, std::int64_t moment)
{
    const auto& kind = access.source.kind();
    if (access.source.problem() || kind.readMoment == nullptr)
        return access.source.problem().value_or(
            Error{ErrorCode::Usage,
                  {said("Messages", "%1 keeps no readings of other moments"),
                   {access.source.name().toStdString()}},
                  {}});
    auto records = kind.readMoment(access, moment);
    if (!records)
        return records.error();
    records->source = access.source.name().toStdString();
    return buildSnapshot(*std::move(records));
}

Result<replay::Recording> readRecording(const SourceAccess& access)
{
    if (const auto& problem = access.source.problem())
        return *problem;
    if (auto checked = checkNamedFiles(access); !checked)
        return checked.error();
    const auto& kind = access.source.kind();
    if (kind.readRecording == nullptr)
        return Error{
            ErrorCode::NoHistory,
            {said("Messages", "“%1” has no history of jobs: a capture folder with history.txt has"),
             {access.source.name().toStdString()}},
            {}};
    auto recording = kind.readRecording(access);
    if (!recording)
        return recording;
    const auto warn = [&](Message what) {
        const Issue issue{Severity::Warning, std::move(what), {}, 0};
        auto& issues = recording->issues; // a store keeps those of its source
        if (std::ranges::find(issues, issue) == issues.end())
            issues.push_back(issue);
    };
    if (const auto overdrawn = replay::overdrawnNodes(*recording))
        warn(replay::overdrawnWords(*overdrawn, recording->machine));
    if (const auto starts = replay::startsOnDownNodes(*recording))
        warn(replay::downStartsWords(*starts, *recording));
    return recording;
}

Result<replay::Limits> readLimits(const SourceAccess& access)
{
    if (const auto& problem = access.source.problem())
        return *problem;
    const auto& kind = access.source.kind();
    return kind.readLimits == nullptr ? Result<replay::Limits>(replay::Limits())
                                      : kind.readLimits(access);
}

Result<replay::Recording> readMachine(const SourceAccess& access)
{
    if (const auto& problem = access.source.problem())
        return *problem;
    const auto& kind = access.source.kind();
    return kind.readMachine == nullptr ? tellsNoMachine(access.source.name())
                                       : kind.readMachine(access);
}

Result<replay::RecordedWaits> readWaits(SourceAccess access, const UsagePeriod& period)
{
    if (access.source.kind().takesPeriod) {
        access.options.historyFrom = period.from;
        access.options.historyTo = period.to;
    }
    const auto recording = readRecording(access);
    if (!recording)
        return recording.error();
    return replay::recordedWaits(*recording, period.from, period.to);
}

} // namespace fairlead::accounting
