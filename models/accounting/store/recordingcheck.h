// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

#include <cstddef>
#include <optional>

namespace fairlead::accounting {

/// The most rows that a table of a recording may have.
inline constexpr std::size_t mostRecordingRows = 20'000'000;
/// The most that all sets of nodes of a recording may hold together.  @unit words of 64 nodes
inline constexpr std::size_t mostNodeWords = std::size_t{1} << 27U;

/// Whether this many sets of nodes are few enough.
constexpr bool isRoomFor(std::size_t sets, std::size_t nodeCount)
{
    const auto words = (nodeCount + 63) / 64;
    return words == 0 || sets <= mostNodeWords / words;
}

/// A place in the tables whose value no replay could go by.
struct BadCell
{
    const char* table;
    std::size_t row; ///< from 1 on
    const char* column;
};

/// A position behind the end of its list, a moment that is none, a number out of its range: a
/// store may come from anybody, and a replay trusts its recording. Nothing: it may.
std::optional<BadCell> badCellOf(const replay::Recording& recording);

} // namespace fairlead::accounting
