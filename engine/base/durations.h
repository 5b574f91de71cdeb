// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace fairlead::durations {

inline constexpr std::int64_t minute = 60; ///< s
inline constexpr std::int64_t hour = 60 * minute; ///< s
inline constexpr std::int64_t day = 24 * hour; ///< s

} // namespace fairlead::durations
