// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"
#include "models/accounting/sources/commands/captureplace.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fairlead::accounting {

struct CaptureOptions
{
    QString folder; ///< must not exist yet, or be empty
    CapturePlace place;
    int timeout = 120; ///< s, for each command
    std::optional<std::int64_t> from; ///< since when jobs are listed; empty: 90 days
    /// Files without which the answers are of no use: the first that comes too late ends the
    /// capture, and of the others two may come too late. Empty: every command is asked.
    QStringList needed;
    bool withHistory = true; ///< false: the list of finished jobs is not asked for
    /// How long before the capture the history for a replay begins; 0: there is none.
    std::int64_t replayed = 0; ///< @unit s
    /// Since when, in place of that; empty: `replayed` counts.
    std::optional<std::int64_t> replayedFrom;
};

/// What a capture has brought.
struct CaptureOutcome
{
    QStringList files; ///< that were written
    QStringList unanswered; ///< files that a command was to write and did not, one per failure
    std::vector<Message>
        failures; ///< "usage.txt: sacct: exit code 1 (...)": commands that gave no answer
    std::vector<Message> notes; ///< files that may be missing: nothing is wrong
};

/// In English, one a line: the details of an error.
std::string inLines(std::span<const Message> failures);

/// Runs Slurm's reading commands and keeps their answers as a capture folder. The files appear only
/// when all commands are through, config.txt last; what a command that failed left behind is not
/// kept. Blocks. Error codes: OutputFailed (the folder holds something, or cannot be written),
/// SourceUnreachable (nothing answered: nothing is written).
Result<CaptureOutcome> writeCapture(const CaptureOptions& options);

} // namespace fairlead::accounting
