// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issue.h"
#include "engine/base/result.h"

#include <QIODevice>
#include <QString>

#include <cstddef>
#include <string>
#include <vector>

namespace fairlead::accounting {

/// One line of a text file, without its line end.
struct Line
{
    int number = 0; ///< 1-based
    std::string text;
};

/// Longer lines are reported and left out: no command of Slurm writes such.
inline constexpr std::size_t longestLine = 1 << 20; // bytes

/// All lines of a text file that are not empty. Lines that are too long or hold a NUL byte are
/// added to `issues` and left out. Error code SourceUnreachable: the file cannot be opened or read.
Result<std::vector<Line>> readTextLines(const QString& path, std::vector<Issue>& issues);

/// The same from what is open already; `file` is how issues name it.
std::vector<Line> readTextLines(QIODevice& device, const std::string& file,
                                std::vector<Issue>& issues);

/// The file name of a path, as issues show it.
std::string shortName(const QString& path);

} // namespace fairlead::accounting
