// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <QString>

namespace fairlead::accounting {

/// What `sshare -a --json` answered, to be compared with, as readShareAnswers() of its text.
/// Entries of associations that are not in the records are left out. Error codes:
/// SourceUnreachable, DataInvalid.
Result<void> readShareAnswersJson(const QString& path, SnapshotRecords& records);

} // namespace fairlead::accounting
