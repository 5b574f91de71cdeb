// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/files/outputfile.h"

#include <QFileInfo>
#include <QSaveFile>

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
} // namespace

Result<void> writeWholeFile(const QString& path, const std::function<bool(QIODevice&)>& write,
                            FileUse use)
{
    const auto failed = [&path](const QString& why) {
        return Error{ErrorCode::OutputFailed,
                     {said("Messages", "cannot write %1"), {path.toStdString()}},
                     why.toStdString()};
    };
    if (const QFileInfo there(path); there.exists() && !there.isFile())
        return failed(there.isDir() ? QStringLiteral("a folder of that name is in the way")
                                    : QStringLiteral("it is there and is not a regular file"));
    QSaveFile file(path);
    // Flushed here: what closing it would say of a full disk is lost.
    if (!file.open(QIODevice::WriteOnly) || !write(file) || !file.flush()
        || (use == FileUse::Program && !file.setPermissions(withRunning(file.permissions())))
        || !file.commit())
        return failed(file.errorString());
    return {};
}

Result<void> writeWholeFile(const QString& path, std::string_view content, FileUse use)
{
    return writeWholeFile(
        path,
        [content](QIODevice& device) {
            const auto size = static_cast<qint64>(content.size());
            return device.write(content.data(), size) == size;
        },
        use);
}

} // namespace fairlead::files
