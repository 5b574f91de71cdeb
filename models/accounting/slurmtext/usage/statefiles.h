// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <QString>

/// slurmctld's own files in StateSaveLocation (specification 2.5), of every protocol version.
namespace fairlead::accounting {

/// `assoc_usage`: leaf usage with six decimals. Returns when it was written.
/// Error codes: SourceUnreachable, DataInvalid when it is not such a file.
Result<std::int64_t> readAssocUsageState(const QString& path, SnapshotRecords& records);

/// `qos_usage`: usage of the QOS whose numbers are known, with six decimals. Returns when it was
/// written. Errors as above.
Result<std::int64_t> readQosUsageState(const QString& path, SnapshotRecords& records);

/// `priority_last_decay_ran`: the moment of the last computation. Errors as above.
Result<std::int64_t> readLastDecayRan(const QString& path);
/// The same file: when usage was last reset; 0: it does not tell.
std::int64_t readLastReset(const QString& path);

} // namespace fairlead::accounting
