// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/priority/evaluation.h"

#include <QString>

#include <string>
#include <vector>

namespace fairlead::cli {

/// The partition of "JOB/PARTITION"; empty: all of the job.
QString partitionIn(const QString& word);
/// The rows of "JOB" or "JOB/PARTITION", of these partitions if any are named. Error code Usage:
/// there is no such job, or it does not ask for the partition; then those that it asks for are
/// listed.
Result<std::vector<RowIndex>> rowsNamed(const Snapshot& snapshot, const QString& word,
                                        const std::vector<std::string>& partitions = {});
/// The one of best rank; where none is ranked the first. There is one.
RowIndex bestOf(const Evaluation& evaluation, const std::vector<RowIndex>& rows);

} // namespace fairlead::cli
