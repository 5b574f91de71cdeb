// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/changes/unifieddiff.h"
#include "models/accounting/slurmtext/config/assignment.h"

#include <optional>
#include <string>
#include <vector>

namespace fairlead::accounting {

/// A line of slurm.conf as Slurm reads it: backslashes joined, the comment cut off. Remembers where
/// in the file each character stands.
struct ConfLine
{
    std::size_t first = 0; ///< 0-based number of the line in the file
    std::size_t count = 1; ///< lines that are joined
    std::string text;
    std::vector<std::size_t> places; ///< [character of text] in the joined bytes of the lines
};

std::vector<ConfLine> joinedConfLines(const std::vector<std::string>& lines);
/// The last time that a line sets the parameter; any case, blanks around the equals sign.
std::optional<Assignment> findValue(const ConfLine& line, const std::string& name);
/// The lines with another value; an empty one takes name and value out, and a line that then is
/// blank goes.
LineEdit withValue(const std::vector<std::string>& lines, const ConfLine& line,
                   const Assignment& place, const std::string& value);

} // namespace fairlead::accounting
