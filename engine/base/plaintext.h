// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace fairlead::text {

/// Whether the text is UTF-8 that shows as what it is: no control characters of ASCII or Latin-1,
/// no line or paragraph separators, nothing that cannot be seen or turns the direction of what
/// follows (Unicode Default Ignorable Code Point, which has zero-width characters, Bidi Control,
/// tags and the byte order mark), no interlinear annotations.
bool isPlain(std::string_view text);
/// Whether it is of letters, digits, signs and blanks of ASCII alone.
bool isAscii(std::string_view text);

/// The text with every byte or character that makes isPlain() false as an escape that shows it:
/// \n, \t, \r, \x1b, \u202e, \U000e0041. For whatever is printed or painted.
std::string plain(std::string_view text);

/// The same for a text of several lines: line ends and tabs stay.
std::string plainLines(std::string_view text);

} // namespace fairlead::text
