// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/reportdata.h"

namespace fairlead::reports {

/// Writes the report for people: A4, pies, key figures, accounts, top of the queue, what-if,
/// method. The file appears whole or not at all. Needs a QGuiApplication (offscreen will do) and
/// may run on any thread. Error code OutputFailed with the system's reason in `detail`.
Result<void> writePdfReport(const ReportData& data, const QString& path);

/// Some letters of the report's own words, its cluster and its site that no installed font has: on
/// paper they are boxes. Empty: there is a font for each.
QString lettersWithoutFont(const ReportData& data);

} // namespace fairlead::reports
