// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/store/anonymousfolder.h"

#include "models/accounting/sources/store/storefolder.h"
#include "models/accounting/store/snapshotimage.h"
#include "models/files/outputfile.h"
#include "models/files/scratchfolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>

namespace fairlead::accounting {

namespace {
constexpr auto readMe
    = "This folder holds a cluster as Fairlead saw it, under made-up names: accounts, users,\n"
      "partitions, QOS, licences, nodes and job numbers are others than on the cluster, all\n"
      "numbers and moments are its own. Commands of fairleadctl that read a cluster take the\n"
      "folder, e.g.\n"
      "\n"
      "    fairleadctl jobs FOLDER\n";

Error cannotWrite(const QString& folder, const QString& why = {})
{
    return {ErrorCode::OutputFailed,
            {said("Messages", "cannot write into %1"), {folder.toStdString()}},
            why.toStdString()};
}

Result<void> writeFile(const QString& path, std::string_view content)
{
    auto written = files::writeWholeFile(path, content);
    if (written && !QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner))
        return cannotWrite(path);
    return written;
}

QString unfinishedName(const QFileInfo& target)
{
    return QStringLiteral(".%1.part-").arg(target.fileName());
}

/// What programs left behind that were killed while they made this folder. Whoever makes it holds
/// the lock.
void removeAbandoned(const QFileInfo& target)
{
    const QRegularExpression ours(QRegularExpression::anchoredPattern(
        QRegularExpression::escape(unfinishedName(target)) + QStringLiteral("[A-Za-z]{6}")));
    const QDir parent(target.absolutePath());
    for (const auto& entry : parent.entryInfoList(QDir::Dirs | QDir::Hidden | QDir::NoSymLinks
                                                  | QDir::NoDotAndDotDot)) {
        if (ours.match(entry.fileName()).hasMatch())
            QDir(entry.absoluteFilePath()).removeRecursively();
    }
}

Result<void> fill(const files::ScratchFolder& folder, const AnonymousCluster& cluster,
                  const QString& about)
{
    const auto bytes = storeBytes(
        cluster.records, cluster.recording ? &*cluster.recording : nullptr, cluster.limits);
    if (!bytes)
        return bytes.error();
    const std::string_view store(bytes->constData(), static_cast<std::size_t>(bytes->size()));
    auto written = writeFile(folder.filePath(QLatin1String(storeInFolder)), store);
    if (written)
        written = writeFile(folder.filePath(QStringLiteral("README.txt")),
                            readMe + about.toStdString());
    if (written && cluster.scheduling)
        written = writeFile(
            folder.filePath(QLatin1String(schedulingInFolder)),
            "SchedulerParameters=" + replay::advisedParametersText(*cluster.scheduling) + "\n");
    return written;
}
} // namespace

Result<void> checkAnonymousFolder(const QString& folder)
{
    const QFileInfo target(QDir::cleanPath(folder));
    const bool isEmptyFolder = target.isDir() && !target.isSymLink()
        && QDir(target.filePath())
               .isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    if (isEmptyFolder || (!target.exists() && !target.isSymLink()))
        return {};
    return Error{
        ErrorCode::OutputFailed,
        {said("Messages", "%1 is there already: name a new folder"), {folder.toStdString()}},
        {}};
}

Result<void> writeAnonymousFolder(const QString& folder, const AnonymousCluster& cluster,
                                  const QString& about)
{
    const QFileInfo target(QDir::cleanPath(folder)); // "folder/" is a folder of that name
    if (auto good = checkAnonymousFolder(folder); !good)
        return good;
    const auto parent = target.absolutePath();
    const auto lockName = parent + QStringLiteral("/.%1.lock").arg(target.fileName());
    QLockFile lock(lockName);
    lock.setStaleLockTime(0); // only that of a program which died
    if (!lock.tryLock() && lock.error() == QLockFile::LockFailedError)
        return Error{ErrorCode::OutputFailed,
                     because({said("Messages", "%1 is in use by another program; try again later"),
                              {folder.toStdString()}},
                             said("Messages", "it is making the folder")),
                     {}};
    const files::ScratchFiles scratch(lock.isLocked() ? QStringList(lockName) : QStringList());
    removeAbandoned(target);
    const files::ScratchFolder unfinished(parent + QLatin1Char('/') + unfinishedName(target)
                                          + QStringLiteral("XXXXXX"));
    if (!unfinished.isValid())
        return cannotWrite(parent, unfinished.errorString());
    if (auto filled = fill(unfinished, cluster, about); !filled)
        return filled;
    // Goes only where it is empty.
    if (target.exists() && !QDir().rmdir(target.absoluteFilePath()))
        return checkAnonymousFolder(folder);
    if (!QDir().rename(unfinished.path(), target.absoluteFilePath()))
        return cannotWrite(folder);
    return {};
}

} // namespace fairlead::accounting
