// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/historyfor.h"

#include "app/cli/commands/replayed.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/store/recordingcheck.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <ostream>

namespace fairlead::cli {

namespace {
struct HistoryTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::ImportCommand)
};

bool isOfTheBeginning(const Provenance& entry)
{
    return isOf(entry, inputs::usageAtTheBeginning);
}

/// What was used at the beginning follows from the jobs up to the moment of the reading, of which
/// the period has a part.
Result<void> addUsageBehind(replay::Recording& recording, const Session& session)
{
    const auto& snapshot = *session.snapshot;
    const auto& workload = recording.workload;
    if (snapshot.usageFromHistory || recording.knowsUsageAtBegin()
        || workload.to >= snapshot.computedAt || snapshot.computedAt - workload.to > longestBehind)
        return {};
    auto access = session.access;
    access.options.historyFrom = workload.from;
    access.options.historyTo.reset();
    auto read = accounting::readRecording(access);
    if (!read)
        return read.error();
    read->workload.from = workload.from;
    const auto whole = begun(*std::move(read), session);
    recording.usage = whole->usage;
    recording.usageAt = whole->usageAt;
    std::erase_if(recording.provenance, isOfTheBeginning);
    std::ranges::copy_if(whole->provenance, std::back_inserter(recording.provenance),
                         isOfTheBeginning);
    return {};
}
} // namespace

std::optional<std::int64_t> beginOfPeriod(const accounting::SourceAccess& access,
                                          const Arguments& arguments)
{
    if (arguments.times.from || !arguments.times.to || !access.source.kind().takesPeriod)
        return arguments.times.from;
    return std::max<std::int64_t>(1, *arguments.times.to - accounting::usualHistory);
}

Result<std::optional<replay::Recording>>
historyFor(const Session& session, const Arguments& arguments, const Streams& streams)
{
    auto access = session.access;
    const bool isAsked = arguments.times.from || arguments.times.to
        || !arguments.source.options.nodesFile.isEmpty();
    if (access.source.kind().readRecording == nullptr && !isAsked)
        return std::optional<replay::Recording>();
    access.options.historyFrom = beginOfPeriod(access, arguments);
    access.options.historyTo = arguments.times.to;
    auto recording = accounting::readRecording(access);
    if (recording && arguments.times.to) {
        if (auto done = addUsageBehind(*recording, session); !done)
            return done.error();
    }
    if (const auto cell = recording ? accounting::badCellOf(*recording) : std::nullopt)
        recording = Error{ErrorCode::DataInvalid,
                          {said("Messages", "%1: row %2 of table %3 has no valid %4"),
                           {connections::withoutPassword(arguments.source.name).toStdString(),
                            std::to_string(cell->row), cell->table, cell->column}},
                          {}};
    if (recording) {
        printIssuesBeside(*recording, *session.snapshot, streams);
        return std::optional(*std::move(recording));
    }
    if (isAsked)
        return recording.error();
    streams.err << HistoryTexts::tr("no history for replays: %1")
                       .arg(QString::fromStdString(english(recording.error().message)))
                       .toStdString()
                << '\n';
    return std::optional<replay::Recording>();
}

replay::Limits limitsWithoutHistory(const accounting::SourceAccess& access, const Streams& streams)
{
    auto limits = accounting::readLimits(access);
    if (limits)
        return *std::move(limits);
    streams.err << HistoryTexts::tr("no limits: %1")
                       .arg(QString::fromStdString(english(limits.error().message)))
                       .toStdString()
                << '\n';
    return {};
}

} // namespace fairlead::cli
