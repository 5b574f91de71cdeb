// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/files/inputfile.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <unistd.h>

namespace fairlead::files {

namespace {
/// @param why  the system's words; empty: it is none of what can be read
Error unreadable(const QString& path, const QString& why)
{
    Message what(said("Messages", "%1 cannot be read"), {path.toStdString()});
    if (why.isEmpty())
        what = because(std::move(what), said("Messages", "it is not a regular file"));
    return {ErrorCode::SourceUnreachable, std::move(what), why.toStdString()};
}

/// Why nothing can be found at a path, in the system's words; empty: something can.
QString reasonOf(const QString& path)
{
    if (::access(QFile::encodeName(path).constData(), R_OK) != 0)
        return qt_error_string(errno);
    return QFileInfo(path).isDir() ? qt_error_string(EISDIR) : QString();
}
} // namespace

Result<void> openRegular(QFile& file, QIODevice::OpenMode mode)
{
    if (!QFileInfo(file.fileName()).isFile())
        return unreadable(file.fileName(), reasonOf(file.fileName()));
    if (!file.open(mode))
        return unreadable(file.fileName(), file.errorString());
    return {};
}

Result<void> checkReadable(const QString& path)
{
    QFile file(path);
    return openRegular(file);
}

Result<void> checkFolder(const QString& path)
{
    if (path.startsWith(QLatin1Char(':')))
        return {}; // in the program itself
    // Who may not enter a folder does not find its own entry in it either.
    if (::access(QFile::encodeName(path + QLatin1String("/.")).constData(), F_OK) == 0)
        return {};
    if (errno == ENOENT)
        return Error{ErrorCode::SourceUnreachable,
                     {said("Messages", "there is no folder %1"), {path.toStdString()}},
                     {}};
    return unreadable(path, qt_error_string(errno));
}

Result<void> checkListable(const QString& path)
{
    if (path.startsWith(QLatin1Char(':')))
        return {}; // in the program itself
    if (!QFileInfo(path).isDir() || ::access(QFile::encodeName(path).constData(), R_OK | X_OK) == 0)
        return {};
    return unreadable(path, qt_error_string(errno));
}

Result<QByteArray> readWhole(const QString& path, qint64 most)
{
    QFile file(path);
    if (auto opened = openRegular(file); !opened)
        return opened.error();
    // One byte more than allowed: a file can grow while it is read, and some tell no size.
    auto bytes = file.read(most + 1);
    if (file.error() != QFileDevice::NoError)
        return unreadable(path, file.errorString());
    if (bytes.size() > most)
        return Error{ErrorCode::DataInvalid,
                     {said("Messages", "%1 is too large: more than %2 bytes"),
                      {path.toStdString(), std::to_string(most)}},
                     {}};
    return bytes;
}

} // namespace fairlead::files
