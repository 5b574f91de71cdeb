// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/reportdata.h"

namespace fairlead::reports {

/// Writes shares.csv, jobs.csv (jobs without a rank included), weights.csv, qos.csv and, with a
/// baseline, compare.csv into a folder, which is made when missing. Each file appears whole or not
/// at all. Error code OutputFailed with the system's reason in `detail`.
Result<void> writeCsvReport(const ReportData& data, const QString& directory);

} // namespace fairlead::reports
