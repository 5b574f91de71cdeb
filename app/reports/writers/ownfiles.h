// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QString>

/// Files that a command writes without asking: it replaces those that Fairlead wrote, and no other.
namespace fairlead::reports {

/// What a file is, by which it is known again.
enum class FileKind
{
    Report, ///< PDF
    Table, ///< CSV, under the name that it has in a report
    Drawing, ///< SVG
    Picture, ///< PNG
    ArrayScript, ///< of a search on several nodes
    SearchPart,
};

/// Whether a file is there and is such a one of Fairlead. Of tables the header is looked at, in any
/// dialect.
bool isOwnFile(const QString& path, FileKind kind);

/// Whether a file may be written without a question: nothing is there, or nothing is in it, or it
/// is such a one of Fairlead. Error code OutputFailed.
Result<void> checkReplaceable(const QString& path, FileKind kind);

} // namespace fairlead::reports
