// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/reportdata.h"

#include <QStringList>

namespace fairlead::reports {

/// The names that writePictures() gives.
QStringList pictureFiles();
/// Whether writePictures() would replace only pictures of Fairlead. Error code OutputFailed.
Result<void> checkPicturesReplaceable(const QString& folder);
/// Writes pies.svg, pies.png, queue.svg and queue.png into a folder, which is made when missing:
/// what was promised and consumed, and the next jobs with their bars, as in the report. Each file
/// appears whole or not at all. Needs a QGuiApplication. Error code OutputFailed.
Result<void> writePictures(const ReportData& data, const QString& folder);

} // namespace fairlead::reports
