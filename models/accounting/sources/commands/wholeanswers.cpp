// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/commands/wholeanswers.h"

#include "models/accounting/slurmtext/usage/usagereader.h"
#include "models/accounting/sources/capture/capturefiles.h"
#include "models/accounting/sources/capture/privatedata.h"
#include "models/accounting/sources/commands/capturecommands.h"

#include <QFile>

#include <algorithm>

namespace fairlead::accounting {

namespace {
constexpr qint64 longestSettings = 1 << 20; // bytes

QByteArray contentOf(const QString& folder, const char* name, qint64 most)
{
    QFile file(folder + QLatin1Char('/') + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.read(most) : QByteArray();
}

/// Whether a line comes behind the one that names the columns.
bool listsSome(const QByteArray& answer)
{
    const auto text = answer.trimmed();
    return text.contains('\n');
}

/// An answer that another one tells more than: it was cut between two lines.
bool lacksLines(const Issue& issue)
{
    return issue.loss == Loss::ListEntry
        || (issue.loss == Loss::Job && issue.file == capturefiles::priorities);
}

/// The command that lists what the other one tells of.
const char* commandThatLacks(const Issue& issue)
{
    if (issue.loss == Loss::Job)
        return "scontrol show job";
    if (issue.file.empty())
        return "scontrol show node";
    if (issue.file == "history.txt")
        return "sacct";
    return issue.file == capturefiles::nodes ? "scontrol show partition" : "sacctmgr";
}

/// Nobody's usage is left out by the commands that print it. Where they tell none, that of the job
/// list is taken.
Result<void> checkUsage(const std::string& source, const SnapshotRecords& records)
{
    const auto told = usersTold(records);
    const auto all = usersIn(records);
    if (told == all || told == 0)
        return {};
    return Error{ErrorCode::SourceUnreachable,
                 {said("Messages",
                       "%1: scontrol show assoc_mgr and sshare give only a part of the usage, that "
                       "of %2 of %3 users"),
                  {source, std::to_string(told), std::to_string(all)}},
                 {}};
}

Result<void> checkLines(const std::string& source, const Issues& issues)
{
    const auto cut = std::ranges::find_if(issues, lacksLines);
    if (cut == issues.end())
        return {};
    return Error{ErrorCode::SourceUnreachable,
                 {said("Messages", "%1: %2 gives only a part of its list: %3"),
                  {source, commandThatLacks(*cut), placed(*cut)}},
                 {}};
}

/// Each line is whole, and the last one has its end.
Result<void> checkUndamaged(const QStringList& needed, const Issues& issues)
{
    const auto cut = std::ranges::find_if(issues, [&](const Issue& issue) {
        return issue.fileState == FileState::Damaged
            && needed.contains(QString::fromStdString(issue.file));
    });
    if (cut == issues.end())
        return {};
    return Error{ErrorCode::SourceUnreachable, placed(*cut), {}};
}
} // namespace

Result<void> checkLists(const QString& folder, const std::string& source)
{
    constexpr qint64 enough = 1 << 16; // bytes, more than any two lines
    if (listsSome(contentOf(folder, "assocs.txt", enough)))
        return {};
    return Error{
        ErrorCode::SourceUnreachable,
        {said("Messages", "%1: sacctmgr lists no associations, and the ranking needs them"),
         {source}},
        {}};
}

bool hasWholeSettings(const QString& folder)
{
    return contentOf(folder, "config.txt", longestSettings).contains("\nSlurmctld(");
}

Result<void> checkWhole(const QString& folder, const std::string& source, const QStringList& needed,
                        const SnapshotRecords& records, const SourceAccess& access)
{
    if (auto undamaged = checkUndamaged(needed, records.issues); !undamaged)
        return undamaged;
    if (records.jobs.empty()
        && std::ranges::find(records.issues, Loss::Job, &Issue::loss) != records.issues.end())
        return Error{ErrorCode::SourceUnreachable,
                     said("Messages", "none of the jobs of the source can be read"),
                     {}};
    const auto setting
        = configValue(contentOf(folder, "config.txt", longestSettings), "PrivateData")
              .toStdString();
    const bool usageIsGiven = !access.options.usageFile.isEmpty();
    if (auto hidden = hiddenFromUs(setting, records, usageIsGiven))
        return Error{ErrorCode::SourceUnreachable, *std::move(hidden), {}};
    if (auto whole = checkLines(source, records.issues); !whole)
        return whole;
    return usageIsGiven ? Result<void>() : checkUsage(source, records);
}

Result<void> checkWholeHistory(const std::string& source, const QStringList& needed,
                               const replay::Recording& recording)
{
    auto whole = checkUndamaged(needed, recording.issues);
    return whole ? checkLines(source, recording.issues) : whole;
}

} // namespace fairlead::accounting
