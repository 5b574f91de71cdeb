// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QString>

#include <functional>
#include <string_view>

class QIODevice;

namespace fairlead::files {

enum class FileUse
{
    Data,
    Program, ///< whoever may read it may run it
};

/// DiskFull where the system's reason is that no more fits on the disk or into the user's quota,
/// else OutputFailed.
/// @param reason  errno
ErrorCode codeOfWriting(int reason);
/// The same of the words that the system and Qt have for it.
ErrorCode codeOfWriting(const QString& reason);

/// Writes a file that appears under its name only when it is complete: an older one survives a
/// failure. What is there and is no regular file (a device, a FIFO, a folder) is never replaced; of
/// a link to a regular file that file is, and a link to nothing is refused.
/// `write` fills a buffer that is written afterwards, and returns false when it could not. Error
/// codes OutputFailed and DiskFull, with the system's reason.
Result<void> writeWholeFile(const QString& path, const std::function<bool(QIODevice&)>& write,
                            FileUse use = FileUse::Data);
Result<void> writeWholeFile(const QString& path, std::string_view content,
                            FileUse use = FileUse::Data);

/// A file that was given its name has it after a power failure, too, where the file system can
/// promise that.
/// @param path  of the file
void syncFolderOf(const QString& path);

} // namespace fairlead::files
