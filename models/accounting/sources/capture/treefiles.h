// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/capture/folderreader.h"

namespace fairlead::accounting {

/// The associations of a capture, from the first of its files that is there: assocs.txt, dump.cfg,
/// json/assoc.json. With `wanted` empty they are those of the configuration's cluster; the cluster
/// of the records is that of the files, and `wanted` where these name none. Error codes:
/// SourceUnreachable (the file may not be read), DataInvalid.
Result<void> readTreeFiles(FolderReader& folder, const QString& wanted, SnapshotRecords& records);

} // namespace fairlead::accounting
