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
    QString complaint; ///< the last lines that it wrote to stderr
};

/// Runs a program with these words, no shell between, and its output into a file. Its input is
/// empty, its clock is UTC, and it knows none of the settings by which a user changes how Slurm
/// prints (SLURM_TIME_FORMAT) or which cluster answers (SLURM_CLUSTERS). After `timeout` seconds it
/// is ended with everything that it started. Blocks. Error code SourceUnreachable: it does not
/// start, takes too long or crashes; OutputFailed: the file.
Result<CommandOutcome> runCommand(const QStringList& words, const QString& outputFile, int timeout);

} // namespace fairlead::accounting
