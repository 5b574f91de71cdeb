// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string_view>

namespace fairlead::accounting {

/// Where "Name=value" stands in a line of slurm.conf. A line may hold several; a value ends at a
/// blank, or at its closing quote.
struct Assignment
{
    std::size_t name = 0; ///< start
    std::size_t nameEnd = 0;
    std::size_t value = 0; ///< start, quotes included; equal to `name`: a word without a value
    std::size_t end = 0; ///< of the value
    [[nodiscard]] bool isOne() const { return value > name; }
    [[nodiscard]] bool isEmpty() const { return end == name; }
};

/// The first one from `from` on; an empty one at the end of the line.
Assignment nextAssignment(std::string_view line, std::size_t from);

} // namespace fairlead::accounting
