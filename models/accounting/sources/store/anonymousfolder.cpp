// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/store/anonymousfolder.h"

#include "models/accounting/sources/store/storefolder.h"
#include "models/accounting/store/snapshotimage.h"
#include "models/files/outputfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace fairlead::accounting {

namespace {
constexpr auto readMe
    = "This folder holds a cluster as Fairlead saw it, under made-up names: accounts, users,\n"
      "partitions, QOS, licences, nodes and job numbers are others than on the cluster, all\n"
      "numbers and moments are its own. Every command of fairleadctl takes the folder, e.g.\n"
      "\n"
      "    fairleadctl jobs FOLDER\n";

Error cannotWrite(const QString& folder)
{
    return {ErrorCode::OutputFailed,
            {said("Messages", "cannot write into %1"), {folder.toStdString()}},
            {}};
}

Result<void> writeFile(const QString& path, std::string_view content)
{
    auto written = files::writeWholeFile(path, content);
    if (written && !QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner))
        return cannotWrite(path);
    return written;
}
} // namespace

Result<void> writeAnonymousFolder(const QString& folder, const AnonymousCluster& cluster,
                                  const QString& about)
{
    const QFileInfo target(QDir::cleanPath(folder)); // "folder/" is a folder of that name
    if (target.exists())
        return Error{
            ErrorCode::Usage,
            {said("Messages", "%1 is there already: name a new folder"), {folder.toStdString()}},
            {}};
    const auto parent = target.absolutePath();
    QTemporaryDir unfinished(parent + QStringLiteral("/.%1.XXXXXX").arg(target.fileName()));
    if (!unfinished.isValid())
        return cannotWrite(parent);
    const auto bytes
        = storeBytes(cluster.records, cluster.recording ? &*cluster.recording : nullptr);
    if (!bytes)
        return bytes.error();
    const std::string_view store(bytes->constData(), static_cast<std::size_t>(bytes->size()));
    auto written = writeFile(unfinished.filePath(QLatin1String(storeInFolder)), store);
    if (written)
        written = writeFile(unfinished.filePath(QStringLiteral("README.txt")),
                            readMe + about.toStdString());
    if (written && cluster.scheduling)
        written = writeFile(
            unfinished.filePath(QLatin1String(schedulingInFolder)),
            "SchedulerParameters=" + replay::advisedParametersText(*cluster.scheduling) + "\n");
    if (!written)
        return written;
    if (!QDir().rename(unfinished.path(), target.absoluteFilePath()))
        return cannotWrite(folder);
    unfinished.setAutoRemove(false);
    return {};
}

} // namespace fairlead::accounting
