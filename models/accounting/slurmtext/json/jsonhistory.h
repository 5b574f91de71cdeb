// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

#include <QString>

namespace fairlead::accounting {

/// What a replay needs, as Slurm 23 and later answer in JSON: `scontrol show nodes --json`,
/// `scontrol show partitions --json` and `sacct -aX --json`. Each fills what its text counterpart
/// fills; nodes come first, then partitions, then jobs. Error codes: SourceUnreachable, DataInvalid
/// with the place where the JSON ends to make sense.
Result<void> readMachineNodesJson(const QString& path, replay::Recording& recording);
Result<void> readMachinePartitionsJson(const QString& path, replay::Recording& recording);
/// @param takenAt  when the file was made; 0: not known
Result<void> readJobHistoryJson(const QString& path, replay::Second takenAt,
                                replay::Recording& recording);

} // namespace fairlead::accounting
