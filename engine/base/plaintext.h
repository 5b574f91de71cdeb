// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace fairlead::text {

/// Whether the text is UTF-8 that shows as what it is: no control characters of ASCII or Latin-1,
/// no line or paragraph separators, nothing that turns the direction of what follows (Unicode Bidi
/// Control), no byte order mark.
bool isPlain(std::string_view text);

/// The text with a question mark for every byte or character that makes isPlain() false: for
/// messages that a terminal prints.
std::string plain(std::string_view text);

} // namespace fairlead::text
