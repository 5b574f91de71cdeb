// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/files/outputfile.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <fcntl.h>
#include <optional>
#include <unistd.h>

namespace fairlead::files {

namespace {
QFile::Permissions withRunning(QFile::Permissions permissions)
{
    const std::initializer_list<std::pair<QFile::Permission, QFile::Permission>> pairs{
        {QFile::ReadOwner, QFile::ExeOwner},
        {QFile::ReadUser, QFile::ExeUser},
        {QFile::ReadGroup, QFile::ExeGroup},
        {QFile::ReadOther, QFile::ExeOther}};
    auto result = permissions;
    for (const auto& [read, run] : pairs) {
        if (permissions.testFlag(read))
            result |= run;
    }
    return result;
}

/// Nothing: a file may be written there.
std::optional<Sentence> obstacle(const QFileInfo& there)
{
    if (!there.exists() && there.isSymLink())
        return said("Messages", "it is a link to a file that is not there");
    if (!there.exists() || there.isFile())
        return {};
    return there.isDir() ? said("Messages", "a folder of that name is in the way")
                         : said("Messages", "it is there and is not a regular file");
}

Message cannotWrite(const QString& path)
{
    return {said("Messages", "cannot write %1"), {path.toStdString()}};
}

/// Qt gives no reason where a part could be written: what follows that part fails with one.
QString reasonOf(QSaveFile& file)
{
    if (file.isOpen() && file.error() == QFileDevice::NoError)
        file.write(" ", 1);
    if (file.isOpen())
        file.flush();
    return file.errorString();
}
} // namespace

ErrorCode codeOfWriting(int reason)
{
    return reason == ENOSPC || reason == EDQUOT ? ErrorCode::DiskFull : ErrorCode::OutputFailed;
}

ErrorCode codeOfWriting(const QString& reason)
{
    // Qt keeps the words of the system, not its number.
    for (const int full : {ENOSPC, EDQUOT}) {
        if (reason == qt_error_string(full))
            return codeOfWriting(full);
    }
    return ErrorCode::OutputFailed;
}

Result<void> writeWholeFile(const QString& path, const std::function<bool(QIODevice&)>& write,
                            FileUse use)
{
    // Writers ask neither how much of what they gave was taken, nor whether it was.
    QBuffer content;
    if (!content.open(QIODevice::WriteOnly) || !write(content))
        return Error{ErrorCode::OutputFailed, cannotWrite(path), {}};
    const auto& bytes = content.data();
    return writeWholeFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())}, use);
}

Result<void> writeWholeFile(const QString& path, std::string_view content, FileUse use)
{
    if (const auto why = obstacle(QFileInfo(path)))
        return Error{ErrorCode::OutputFailed, because(cannotWrite(path), *why), {}};
    const auto size = static_cast<qint64>(content.size());
    QSaveFile file(path);
    // Flushed here: what closing it would say of a full disk is lost.
    if (!file.open(QIODevice::WriteOnly) || file.write(content.data(), size) != size
        || !file.flush()
        || (use == FileUse::Program && !file.setPermissions(withRunning(file.permissions())))
        || !file.commit()) {
        const auto reason = reasonOf(file);
        return Error{codeOfWriting(reason), cannotWrite(path), reason.toStdString()};
    }
    syncFolderOf(path);
    return {};
}

void syncFolderOf(const QString& path)
{
    const auto folder = QFile::encodeName(QFileInfo(path).canonicalPath());
    const int opened = ::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0)
        return;
    ::fsync(opened);
    ::close(opened);
}

} // namespace fairlead::files
