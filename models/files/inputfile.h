// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>

class QFile;

/// Files that come from outside: what they are called and how large they are is not ours to trust.
namespace fairlead::files {

/// The most that is held in memory at once. @unit bytes
inline constexpr qint64 largestWhole = qint64{1} << 29;

/// Opens a file for reading; links are followed. A folder, a device, a FIFO or a socket is refused
/// without being touched: opening some of them waits for ever. Error code SourceUnreachable, with
/// the system's reason.
Result<void> openRegular(QFile& file, QIODevice::OpenMode mode = QIODevice::ReadOnly);

/// Whether openRegular() would open it, and with the same words if not.
Result<void> checkReadable(const QString& path);

/// Whether the files in a folder can be opened at all: it is one, and may be entered. Error code
/// SourceUnreachable, with the system's reason unless it is that there is no such folder.
Result<void> checkFolder(const QString& path);

/// Whether the files in a folder, if it is one, can be listed and opened: one that may not be read
/// looks empty. Error code SourceUnreachable, with the system's reason.
Result<void> checkListable(const QString& path);

/// All bytes of a file. Error codes: SourceUnreachable; DataInvalid, more than `most` bytes.
Result<QByteArray> readWhole(const QString& path, qint64 most = largestWhole);

} // namespace fairlead::files
