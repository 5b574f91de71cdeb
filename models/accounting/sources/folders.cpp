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
} // namespace

const SourceKind folderKind{
    .typed = "a capture folder",
    .read = readFolder,
    .folder = [](const QString& name) { return name; },
    .fingerprint = fingerprintOfFiles,
};

} // namespace fairlead::accounting
