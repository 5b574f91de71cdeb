// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/config/assignment.h"

#include <algorithm>

namespace fairlead::accounting {

Assignment nextAssignment(std::string_view line, std::size_t from)
{
    constexpr std::string_view blanks = " \t";
    const auto firstOf = [&](std::string_view wanted, std::size_t at) {
        return std::min(line.find_first_of(wanted, at), line.size());
    };
    const auto behindBlanks
        = [&](std::size_t at) { return std::min(line.find_first_not_of(blanks, at), line.size()); };
    Assignment found;
    found.name = behindBlanks(from);
    found.nameEnd = found.value = found.end = firstOf("= \t", found.name);
    const auto sign = behindBlanks(found.nameEnd);
    if (sign >= line.size() || line[sign] != '=') {
        found.value = found.name;
        return found;
    }
    found.value = behindBlanks(sign + 1);
    const bool isQuoted = found.value < line.size() && line[found.value] == '"';
    const auto close = isQuoted ? line.find('"', found.value + 1) : std::string_view::npos;
    found.end = close != std::string_view::npos ? close + 1 : firstOf(blanks, found.value);
    return found;
}

} // namespace fairlead::accounting
