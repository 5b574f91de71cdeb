// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/writers/ownfiles.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>

namespace fairlead::reports {

namespace {
constexpr qint64 enough = 4096; // bytes; who made a file stands before its content

QByteArray beginningOf(const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    return file.read(enough);
}

/// Columns that the tables of Fairlead begin with, of every version and scheduler.
bool isTable(const QString& name, QByteArray text)
{
    static const QHash<QString, QByteArray> beginnings{
        {QStringLiteral("shares.csv"), "Cluster,Account,User,Partition,RawShares"},
        {QStringLiteral("jobs.csv"), "Rank,JobID,User"},
        {QStringLiteral("weights.csv"), "Name,Value"},
        {QStringLiteral("qos.csv"), "Name,Priority,UsageFactor"},
        {QStringLiteral("usage.csv"), "Cluster,Account,User,TRES,Used,Unit"},
        {QStringLiteral("waits.csv"), "Account,User,Jobs,MeanWait"},
        {QStringLiteral("outlook.csv"), "Policy,Account,Jobs,MeanWait"},
        {QStringLiteral("compare.csv"), "JobID,User,Account,Partition,RankBefore"},
    };
    if (text.startsWith("\xEF\xBB\xBF"))
        text.remove(0, 3);
    const auto beginning = beginnings.value(name);
    return !beginning.isEmpty() && text.replace(';', ',').startsWith(beginning);
}

/// As Qt writes it: two bytes for each letter, the higher first.
QByteArray creatorInPdf()
{
    QByteArray text("/Creator (\xFE\xFF");
    for (const char letter : {'F', 'a', 'i', 'r', 'l', 'e', 'a', 'd', ' '})
        text.append('\0').append(letter);
    return text;
}
} // namespace

bool isOwnFile(const QString& path, FileKind kind)
{
    const auto text = beginningOf(path);
    switch (kind) {
    case FileKind::Report:
        return text.startsWith("%PDF-") && text.contains(creatorInPdf());
    case FileKind::Table:
        return isTable(QFileInfo(path).fileName(), text);
    case FileKind::Drawing:
        return text.contains("<desc>Fairlead ");
    case FileKind::Picture:
        return text.startsWith("\x89PNG") && text.contains("Fairlead ");
    case FileKind::ArrayScript:
        return text.startsWith("#!/bin/bash\n#SBATCH --job-name=fairlead-finder\n");
    case FileKind::SearchPart:
        return text.startsWith('{') && text.contains("\"fairlead-finder\"");
    }
    return false;
}

Result<void> checkReplaceable(const QString& path, FileKind kind)
{
    const QFileInfo there(path);
    // What is no file is told by whoever writes.
    if (!there.isFile() || there.size() == 0 || isOwnFile(path, kind))
        return {};
    return Error{ErrorCode::OutputFailed,
                 because({said("Messages", "cannot write %1"), {path.toStdString()}},
                         said("Messages",
                              "a file of that name is there that Fairlead did not write: name "
                              "another one, or take it away")),
                 {}};
}

} // namespace fairlead::reports
