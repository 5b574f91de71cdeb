// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/historyfor.h"

#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/store/recordingcheck.h"

#include <QCoreApplication>

#include <ostream>

namespace fairlead::cli {

namespace {
struct HistoryTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::ImportCommand)
};
} // namespace

Result<std::optional<replay::Recording>>
historyFor(accounting::SourceAccess access, const Arguments& arguments, const Streams& streams)
{
    const bool isAsked
        = arguments.from || arguments.to || !arguments.sourceOptions.nodesFile.isEmpty();
    if (access.source.kind().readRecording == nullptr && !isAsked)
        return std::optional<replay::Recording>();
    access.options.historyFrom = arguments.from;
    access.options.historyTo = arguments.to;
    auto recording = accounting::readRecording(access);
    if (const auto cell = recording ? accounting::badCellOf(*recording) : std::nullopt)
        recording = Error{ErrorCode::DataInvalid,
                          {said("Messages", "%1: row %2 of table %3 has no valid %4"),
                           {connections::withoutPassword(arguments.source).toStdString(),
                            std::to_string(cell->row), cell->table, cell->column}},
                          {}};
    if (recording)
        return std::optional(*std::move(recording));
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
