// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/store/storefolder.h"

#include "models/accounting/store/store.h"

#include <QFileInfo>

namespace fairlead::accounting {

namespace {
QString storeOf(const QString& folder)
{
    return folder + QLatin1Char('/') + QLatin1String(storeInFolder);
}
} // namespace

const FolderKind storeFolderKind{
    .claims = [](const QString& folder) { return QFileInfo(storeOf(folder)).isFile(); },
    .read = [](const QString& folder,
               const SourceOptions&) { return readStore(StoreAddress(storeOf(folder))); },
    .readRecording
    = [](const QString& folder,
         const SourceOptions&) { return readStoredRecording(StoreAddress(storeOf(folder))); },
    .readLimits
    = [](const QString& folder,
         const SourceOptions&) { return readStoredLimits(StoreAddress(storeOf(folder))); },
};

} // namespace fairlead::accounting
