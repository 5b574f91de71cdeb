// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/commands/capturefiles.h"

#include "models/files/outputfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>

namespace fairlead::accounting {

Error outputFailed(const QString& path, const QString& detail)
{
    return {files::codeOfWriting(detail),
            {said("Messages", "cannot write %1"), {path.toStdString()}},
            detail.toStdString()};
}

QByteArray contentOf(const QString& path, qint64 most)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(most) : QByteArray();
}

bool endsInLine(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.size() > 0 && file.seek(file.size() - 1)
        && file.read(1) != "\n";
}

Result<void> writeBytes(const QString& path, const QByteArray& bytes)
{
    return files::writeWholeFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

bool isFull(const QString& folder)
{
    const QStorageInfo storage(folder);
    return storage.isValid() && storage.bytesAvailable() == 0;
}

namespace {
Error unfit(const QString& folder, Message why)
{
    return {ErrorCode::OutputFailed,
            because({said("Messages", "cannot write %1"), {folder.toStdString()}}, why),
            {}};
}
} // namespace

Result<void> checkCaptureFolder(const QString& folder)
{
    const QFileInfo info(folder);
    if (info.exists() && !info.isDir())
        return unfit(folder, said("Messages", "a file of that name is in the way"));
    if (const auto left
        = QDir(folder).entryList({QStringLiteral(".capture-*")}, QDir::Dirs | QDir::Hidden);
        !left.isEmpty())
        return unfit(folder,
                     {said("Messages", "a capture that was killed has left %1 there: remove it"),
                      {left.front().toStdString()}});
    if (info.isDir()
        && !QDir(folder).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System
                                 | QDir::NoDotAndDotDot))
        return unfit(folder,
                     said("Messages", "it is not empty; a capture needs a folder of its own"));
    if (!QDir().mkpath(folder))
        return unfit(folder, said("Messages", "the folder cannot be made"));
    return {};
}

Result<void> moveFiles(const QString& from, const QString& to, QStringList files)
{
    files.prepend(QStringLiteral("taken_at.txt"));
    if (files.removeAll(QStringLiteral("config.txt")) > 0)
        files.append(QStringLiteral("config.txt"));
    for (const auto& file : files) {
        QFile source(from + QLatin1Char('/') + file);
        if (!source.rename(to + QLatin1Char('/') + file))
            return outputFailed(to + QLatin1Char('/') + file, source.errorString());
    }
    return {};
}

} // namespace fairlead::accounting
