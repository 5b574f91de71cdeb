// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/commands/commandsource.h"

#include "models/accounting/sources/capture/capturefolder.h"
#include "models/accounting/sources/capture/recordedcapture.h"
#include "models/accounting/sources/commands/capturewriter.h"
#include "models/accounting/sources/commands/wholeanswers.h"
#include "models/files/outputfile.h"
#include "models/files/scratchfolder.h"

#include <QFile>

#include <algorithm>

namespace fairlead::accounting {

namespace {
constexpr auto scheme = QLatin1String("slurm:");
constexpr auto historyName = QLatin1String("usage.txt");

/// How the source is called in a sentence, where a colon would end the name.
QString spokenName(const QString& name)
{
    return name == scheme ? QStringLiteral("slurm") : name;
}

Result<CapturePlace> placeOf(const QString& name)
{
    auto host = name.mid(scheme.size());
    if (host.isEmpty() || host == QLatin1String("//"))
        return CapturePlace();
    const bool isWhole = host.startsWith(QLatin1String("//"));
    const auto place = CapturePlace::overSsh(QLatin1String("ssh:") + host);
    if (isWhole && place)
        return place;
    return Error{
        ErrorCode::Usage,
        {said("Messages", "“%1”: expected slurm: for the commands here, or slurm://USER@HOST:PORT"),
         {connections::withoutPassword(name).toStdString()}},
        {}};
}

void addIssues(const CaptureOutcome& outcome, Issues& issues)
{
    for (const auto& failure : outcome.failures)
        issues.push_back(
            {Severity::Warning, {said("Messages", "no answer for %1"), {failure}}, {}, 0});
    for (const auto& note : outcome.notes)
        issues.push_back({Severity::Note, {said("Messages", "left out: %1"), {note}}, {}, 0});
}

/// Why those of the files are missing that are needed and were not answered.
std::vector<Message> reasonsOf(const CaptureOutcome& outcome, const QStringList& needed)
{
    std::vector<Message> reasons;
    for (std::size_t i = 0; i < outcome.failures.size(); ++i) {
        if (needed.contains(outcome.unanswered[static_cast<qsizetype>(i)]))
            reasons.push_back(outcome.failures[i]);
    }
    return reasons;
}

/// The ranking needs these; without one of them it would be another one, and look as true.
QStringList neededFiles(const SourceAccess& access, Look look)
{
    QStringList needed{QStringLiteral("assocs.txt"), QStringLiteral("jobs.txt"),
                       QStringLiteral("qos.txt"), QStringLiteral("nodes.txt"),
                       QStringLiteral("config.txt")};
    if (access.options.partitionsFile.isEmpty())
        needed << QStringLiteral("partitions.txt");
    if (look == Look::Usage)
        needed << historyName;
    return needed;
}

Result<void> checkNeeded(const CaptureOutcome& outcome, const SourceAccess& access)
{
    auto needed = neededFiles(access, Look::All);
    const auto hasUsage = !access.options.usageFile.isEmpty()
        || std::any_of(outcome.files.begin(), outcome.files.end(), [](const QString& file) {
               return file == QLatin1String("assoc_usage") || file == QLatin1String("assoc_mgr.txt")
                   || file == QLatin1String("shares.txt");
           });
    if (!hasUsage)
        needed << QStringLiteral("assoc_mgr.txt");
    const auto reasons = reasonsOf(outcome, needed);
    if (reasons.empty())
        return {};
    return Error{ErrorCode::SourceUnreachable,
                 {said("Messages", "%1: the ranking needs what gave no answer: %2"),
                  {spokenName(access.source.name()).toStdString(), reasons.front()}},
                 inLines(std::span(reasons).subspan(1))};
}

/// Without the list of jobs nobody knows what was used; a part of it would look like all.
Result<void> checkHasUsage(const CaptureOutcome& outcome, const SourceAccess& access)
{
    const auto reasons = reasonsOf(outcome, {historyName});
    if (reasons.empty())
        return {};
    return Error{ErrorCode::SourceUnreachable,
                 {said("Messages", "%1: usage needs what gave no answer: %2"),
                  {spokenName(access.source.name()).toStdString(), reasons.front()}},
                 {}};
}

/// An answer that cannot be true: no node or partition, no job though sprio ranks some. The ranking
/// would be another one, and look as true.
Result<void> checkAnswers(const SnapshotRecords& records, const SourceAccess& access)
{
    const auto lists = [&](Sentence sentence) {
        return Error{ErrorCode::SourceUnreachable,
                     {sentence, {spokenName(access.source.name()).toStdString()}},
                     {}};
    };
    if (records.nodeCount == 0)
        return lists(said("Messages", "%1: scontrol lists no nodes, and the ranking needs them"));
    if (records.partitions.empty())
        return lists(
            said("Messages", "%1: scontrol lists no partitions, and the ranking needs them"));
    if (records.jobs.empty() && !records.priorityAnswers.empty())
        return lists(said("Messages", "%1: scontrol lists no jobs, and the ranking needs them"));
    return {};
}

/// In words of the source: the folder is gone when somebody reads them.
Error saidOf(const QString& name, const QString& folder, const Error& error,
             const CaptureOutcome& outcome)
{
    // So little came of the settings that they are none.
    const auto code = hasWholeSettings(folder) ? error.code : ErrorCode::SourceUnreachable;
    return {code, renamed(error.message, folder.toStdString(), spokenName(name).toStdString()),
            inLines(outcome.failures)};
}

Error noRoom(const QString& detail)
{
    const bool isFull = files::codeOfWriting(detail) == ErrorCode::DiskFull;
    return {isFull ? ErrorCode::DiskFull : ErrorCode::SourceUnreachable,
            said("Messages", "there is no room for a temporary folder"), detail.toStdString()};
}

Result<replay::Limits> limitsOfLastReading(const SourceAccess& access)
{
    auto limits = access.kept ? access.kept->limits.last() : std::nullopt;
    return limits ? *std::move(limits) : Result<replay::Limits>(replay::Limits());
}

Result<replay::Recording> machineOfLastReading(const SourceAccess& access)
{
    auto machine = access.kept ? access.kept->machine.last() : std::nullopt;
    return machine ? *std::move(machine) : tellsNoMachine(access.source.name());
}

void keepForQuestions(const QString& folder, const SourceAccess& access)
{
    access.kept->limits.keep(readCaptureLimits(folder, access.options));
    access.kept->machine.keep(readCaptureMachine(folder, access.options));
}

Result<SnapshotRecords> readCommands(const SourceAccess& access, Look look)
{
    const auto& name = access.source.name();
    const auto place = placeOf(name);
    if (!place)
        return place.error();
    const files::ScratchFolder temporary;
    if (!temporary.isValid())
        return noRoom(temporary.errorString());
    const QString folder = temporary.filePath(QStringLiteral("capture"));
    QFile lent(temporary.filePath(historyName));
    const bool isLent
        = look != Look::First && access.kept && access.kept->files.lend(lent.fileName());

    CaptureOptions capture;
    capture.folder = folder;
    capture.place = *place;
    capture.timeout = access.options.timeout.value_or(capture.timeout);
    const auto needed = neededFiles(access, look);
    capture.needed = needed;
    capture.withHistory = look != Look::First && !isLent;
    const auto outcome = writeCapture(capture);
    if (!outcome)
        return outcome.error();
    if (auto complete = checkNeeded(*outcome, access); !complete)
        return complete.error();
    if (look == Look::Usage) {
        if (auto known = checkHasUsage(*outcome, access); !known)
            return known.error();
    }
    const QString history = folder + QLatin1Char('/') + historyName;
    if (isLent && !lent.rename(history))
        return noRoom(lent.errorString());
    if (auto listed = checkLists(folder, spokenName(name).toStdString()); !listed)
        return listed.error();
    if (!isLent && access.kept && QFile::exists(history))
        access.kept->files.keep(history);
    auto records = readCaptureFolder(folder, access.options);
    if (!records)
        return saidOf(name, folder, records.error(), *outcome);
    if (auto whole = checkAnswers(*records, access); !whole)
        return whole.error();
    if (auto whole = checkWhole(folder, spokenName(name).toStdString(), needed, *records, access);
        !whole)
        return whole.error();
    addIssues(*outcome, records->issues);
    if (access.kept)
        keepForQuestions(folder, access);
    return records;
}

/// What a replay cannot do without; who asks for a history has to hear why there is none.
QStringList neededForReplay()
{
    return {QStringLiteral("config.txt"), QStringLiteral("history.txt"),
            QStringLiteral("nodes.txt"), QStringLiteral("partitions.txt")};
}

Result<void> checkHistory(const CaptureOutcome& outcome, const QString& name)
{
    const auto reasons = reasonsOf(outcome, neededForReplay());
    if (reasons.empty())
        return {};
    return Error{ErrorCode::SourceUnreachable,
                 {said("Messages", "%1: a replay needs what gave no answer: %2"),
                  {spokenName(name).toStdString(), reasons.front()}},
                 {}};
}

Result<replay::Recording> readCommandHistory(const SourceAccess& access)
{
    const auto& name = access.source.name();
    const auto place = placeOf(name);
    if (!place)
        return place.error();
    const files::ScratchFolder temporary;
    if (!temporary.isValid())
        return noRoom(temporary.errorString());
    CaptureOptions capture;
    capture.folder = temporary.filePath(QStringLiteral("capture"));
    capture.place = *place;
    capture.timeout = access.options.timeout.value_or(capture.timeout);
    capture.needed = neededForReplay();
    capture.withHistory = false;
    capture.replayed = usualHistory;
    capture.replayedFrom = access.options.historyFrom;
    const auto outcome = writeCapture(capture);
    if (!outcome)
        return outcome.error();
    if (auto complete = checkHistory(*outcome, name); !complete)
        return complete.error();
    auto recording = readRecordedCapture(capture.folder, access.options);
    if (!recording)
        return saidOf(name, capture.folder, recording.error(), *outcome);
    if (auto whole
        = checkWholeHistory(spokenName(name).toStdString(), neededForReplay(), *recording);
        !whole)
        return whole.error();
    addIssues(*outcome, recording->issues);
    return recording;
}
} // namespace

QString commandSourceName(const QString& host)
{
    return host.isEmpty() ? QString(scheme) : scheme + QLatin1String("//") + host;
}

const SourceKind commandKind{
    .typed = "slurm: and slurm://user@host for Slurm's own commands",
    .claims = [](const QString& name) { return name.startsWith(scheme); },
    .hasFirstLook = true,
    .takesPeriod = true,
    .takesFiles = [](const QString&) { return true; },
    .read = readCommands,
    .readRecording = readCommandHistory,
    .readLimits = limitsOfLastReading,
    .readMachine = machineOfLastReading,
};

} // namespace fairlead::accounting
