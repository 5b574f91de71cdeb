// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"

#include <cstddef>
#include <string>

namespace fairlead {

enum class Severity
{
    Note,
    Warning,
    Error
};

enum class FileState
{
    Readable,
    Damaged ///< it is empty, was cut or cannot be read: what it held is lost
};

/// What a problem costs whoever relies on the data.
enum class Loss
{
    Nothing,
    Job, ///< a job, or several, is left out because it cannot be read
    ListEntry, ///< lines of a list are lost: another file tells of them, or it itself
    Number ///< one that ranks is lost or wrong: another one stands in for it
};

/// A problem that did not stop an import. Shown in the Issues dock and printed by the CLI.
struct Issue
{
    Severity severity = Severity::Warning;
    Message message;
    std::string file; ///< empty when no file is concerned
    int line = 0; ///< 1-based; 0 when the whole file is meant
    FileState fileState = FileState::Readable;
    Loss loss = Loss::Nothing;
    std::size_t others = 0; ///< that say the same of this file and are counted only (Issues)

    bool operator==(const Issue&) const = default;
};

/// "file:line: ", as compilers print it; nothing when no file is concerned.
std::string issuePlace(const Issue& issue);
/// The message, with how many others say the same.
Message told(const Issue& issue);
/// The place and the message, likewise.
Message placed(const Issue& issue);

} // namespace fairlead
