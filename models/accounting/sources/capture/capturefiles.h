// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <array>
#include <string_view>

/// Files of a capture.
namespace fairlead::accounting::capturefiles {

inline constexpr auto jobs = "jobs.txt";
inline constexpr auto nodes = "nodes.txt";
inline constexpr auto priorities = "sprio.txt";
inline constexpr auto normalizedPriorities = "sprio_norm.txt";
inline constexpr auto history = "usage.txt";

/// Nothing waits, or nothing has run yet: sprio and sacct answer with nothing.
constexpr bool mayHoldNothing(std::string_view file)
{
    constexpr std::array<std::string_view, 3> files{priorities, normalizedPriorities, history};
    return std::ranges::find(files, file) != files.end();
}

} // namespace fairlead::accounting::capturefiles
