// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/commands/wholeanswers.h"

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

Result<void> checkWhole(const QString& folder, const QStringList& needed,
                        const SnapshotRecords& records, const SourceAccess& access)
{
    const auto cut = std::ranges::find_if(records.issues, [&](const Issue& issue) {
        return issue.fileState == FileState::Damaged
            && needed.contains(QString::fromStdString(issue.file));
    });
    if (cut != records.issues.end())
        return Error{ErrorCode::SourceUnreachable, placed(*cut), {}};
    if (records.jobs.empty()
        && std::ranges::find(records.issues, Loss::Job, &Issue::loss) != records.issues.end())
        return Error{ErrorCode::SourceUnreachable,
                     said("Messages", "none of the jobs of the source can be read"),
                     {}};
    const auto setting
        = configValue(contentOf(folder, "config.txt", longestSettings), "PrivateData")
              .toStdString();
    if (auto hidden = hiddenFromUs(setting, records, !access.options.usageFile.isEmpty()))
        return Error{ErrorCode::SourceUnreachable, *std::move(hidden), {}};
    return {};
}

} // namespace fairlead::accounting
