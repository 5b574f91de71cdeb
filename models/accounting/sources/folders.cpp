// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/folders.h"

#include "models/accounting/sources/fingerprint.h"

#include <QFileInfo>

namespace fairlead::accounting {

namespace {
Result<SnapshotRecords> readFolder(const SourceAccess& access, Look)
{
    const auto& folder = access.source.name();
    if (QFileInfo(folder).isFile())
        return notASource(folder);
    return folderKindOf(folder).read(folder, access.options);
}

Result<replay::Recording> readRecordedFolder(const SourceAccess& access)
{
    const auto& folder = access.source.name();
    if (QFileInfo(folder).isFile())
        return notASource(folder);
    const auto& kind = folderKindOf(folder);
    if (kind.readRecording == nullptr)
        return Error{ErrorCode::NoHistory,
                     {said("Messages", "%1 is not a folder with a history of Slurm's jobs"),
                      {folder.toStdString()}},
                     {}};
    return kind.readRecording(folder, access.options);
}

Result<replay::Limits> readFolderLimits(const SourceAccess& access)
{
    const auto& folder = access.source.name();
    const auto& kind = folderKindOf(folder);
    return kind.readLimits == nullptr ? Result<replay::Limits>(replay::Limits())
                                      : kind.readLimits(folder, access.options);
}

Result<replay::Recording> readFolderMachine(const SourceAccess& access)
{
    const auto& folder = access.source.name();
    const auto& kind = folderKindOf(folder);
    return kind.readMachine == nullptr ? tellsNoMachine(folder)
                                       : kind.readMachine(folder, access.options);
}
} // namespace

const SourceKind folderKind{
    .typed = "a capture folder",
    .takesFiles = [](const QString& name) { return folderKindOf(name).takesFiles; },
    .read = readFolder,
    .readRecording = readRecordedFolder,
    .readLimits = readFolderLimits,
    .readMachine = readFolderMachine,
    .folder = [](const QString& name) { return name; },
    .fingerprint = fingerprintOfFiles,
};

} // namespace fairlead::accounting
