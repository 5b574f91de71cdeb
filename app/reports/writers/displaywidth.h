// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>

namespace fairlead::reports {

/// How many columns of a terminal a text takes: two for a wide character of East Asia or an emoji,
/// none for a mark that joins the character before it, one for any other.
/// @source Unicode 15, EastAsianWidth.txt: W and F
std::size_t displayWidth(const std::string& text);

} // namespace fairlead::reports
