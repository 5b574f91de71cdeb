// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <vector>

namespace fairlead::accounting {

/// The last moment of a history that nobody has dated: of its moments those count that lie around
/// their median without a gap of more than a year. One that is mistyped (2062 for 2026) would
/// stretch what is replayed by decades. 0: there are none.
/// @unit s since 1970
std::int64_t endOfHistory(std::vector<std::int64_t> moments);

} // namespace fairlead::accounting
