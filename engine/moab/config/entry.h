// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/moab/config/components.h"

#include <string>
#include <string_view>
#include <vector>

namespace fairlead::moab {

/// One entry of a configuration, taken apart: NAME[INDEX] value value.
struct Entry
{
    std::string name; ///< empty: nothing on this line
    std::string index;
    std::vector<std::string> values;
    bool hasOpenQuote = false; ///< a quotation mark opens and does not close
};

/// NAME[KEY]=VALUE in a USERCFG and the like.
struct Attribute
{
    std::string name;
    std::string key;
    char op = '='; ///< '=', '+' or '-'
    std::string value;
};

/// Takes a line apart; a comment is cut off. Maui sees nothing on a line that starts with a blank
/// (specification 3.1).
Entry parseEntry(std::string_view line, Dialect dialect);

/// The attributes among the values of an entry. What is not NAME=VALUE goes to `others`. Moab
/// joins blanks around the sign, Maui does not. Maui takes += and -= for =.
std::vector<Attribute> parseAttributes(const std::vector<std::string>& values, Dialect dialect,
                                       std::vector<std::string>& others);

/// The line without its comment; quotes protect a #.
std::string_view withoutComment(std::string_view line);

} // namespace fairlead::moab
