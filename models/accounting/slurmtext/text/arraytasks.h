// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace fairlead::accounting {

/// What a reader takes of lists of tasks, one or all of a history: an array of Slurm has 4 000 001
/// at most, and 1 001 by default.
inline constexpr std::size_t mostTasks = 1'000'000;

/// The tasks in "3-5,8%2" or "0-98:2", or in the mask "0xE0" that slurmdbd keeps: bit 5 is task 5.
/// @param most  the first that many
std::vector<std::uint32_t> arrayTasks(std::string_view text, std::size_t most = mostTasks);
/// Whether the list stops in its middle: "0-3,...".
inline bool isCutShort(std::string_view text)
{
    return text.find("...") != std::string_view::npos;
}
/// How many: of an array that waits; 1 where the text names none.
/// @range [1, mostTasks]
std::uint32_t waitingTasks(std::string_view text);

} // namespace fairlead::accounting
