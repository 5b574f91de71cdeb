// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace fairlead::tests {

/// Sanitizers make a program ten times slower.
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif

/// How often to try something that is tried `full` times otherwise: a quarter as often then.
constexpr int tries(int full)
{
    return isSanitized ? full / 4 : full;
}

} // namespace fairlead::tests
