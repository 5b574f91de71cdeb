// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QString>
#include <QStringList>

namespace fairlead::accounting {

/// What became of a program.
struct CommandOutcome
{
    int exitCode = 0;
    bool isLate = false; ///< it took too long and was ended: no exit code
    QString complaint; ///< the last lines that it wrote to stderr
};

/// The most that a command may print. @unit bytes
inline constexpr qint64 largestAnswer = qint64{1} << 32;

/// Runs a program with these words, no shell between, and its output into a file. Its input is
/// empty, its clock is UTC, and it knows none of the settings by which a user changes how Slurm
/// prints (SLURM_TIME_FORMAT) or which cluster answers (SLURM_CLUSTERS), and no variable of
/// Fairlead (FAIRLEAD_PASSWORD); ssh gets none whose name tells of a secret. After `timeout`
/// seconds, or with more than `most` bytes of output, it is ended, with everything that it started.
/// Blocks. Error code SourceUnreachable: it does not start or crashes; OutputFailed: the file.
Result<CommandOutcome> runCommand(const QStringList& words, const QString& outputFile, int timeout,
                                  qint64 most = largestAnswer);

} // namespace fairlead::accounting
