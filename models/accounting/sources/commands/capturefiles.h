// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

/// How the files of a capture are written.
namespace fairlead::accounting {

Error outputFailed(const QString& path, const QString& detail);
/// Up to `most` bytes of a file, from its start.
QByteArray contentOf(const QString& path, qint64 most);
/// Whether its last line has no end.
bool endsInLine(const QString& path);
/// Error code OutputFailed: all of it or nothing.
Result<void> writeBytes(const QString& path, const QByteArray& bytes);
/// Whether nothing more can be written where a folder is.
bool isFull(const QString& folder);
/// An existing capture is never touched.
Result<void> checkCaptureFolder(const QString& folder);
/// config.txt last: without it no reader takes the folder for a capture.
Result<void> moveFiles(const QString& from, const QString& to, QStringList files);

} // namespace fairlead::accounting
