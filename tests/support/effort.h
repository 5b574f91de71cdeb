// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace fairlead::tests {

/// Sanitizers make a program ten times slower: what is tried many times is tried a quarter as
/// often then, and time is measured once.
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
inline constexpr int effort = 1;
#else
inline constexpr int effort = 4;
#endif

/// How often to try something that is tried `full` times otherwise.
constexpr int tries(int full)
{
    return full * effort / 4;
}

} // namespace fairlead::tests
