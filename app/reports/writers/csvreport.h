// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/reportdata.h"

#include <QStringList>

namespace fairlead::reports {

/// The names that writeCsvTables() gives.
QStringList csvReportFiles();
/// Whether writeCsvTables() would replace only tables of Fairlead. Error code OutputFailed.
Result<void> checkCsvReplaceable(const QString& directory);
/// Writes shares.csv, jobs.csv (jobs without a rank included), weights.csv, qos.csv and, where the
/// report has them, usage.csv, waits.csv, outlook.csv and compare.csv into a folder, which is made
/// when missing. Each file appears whole or not at all. Tables of an earlier report under these
/// names that this one does not have go: beside the others they would pass for its own. Returns
/// which. Error code OutputFailed with the system's reason in `detail`.
Result<QStringList> writeCsvTables(const ReportData& data, const QString& directory);
/// The same, for who does not want to know.
Result<void> writeCsvReport(const ReportData& data, const QString& directory);

} // namespace fairlead::reports
