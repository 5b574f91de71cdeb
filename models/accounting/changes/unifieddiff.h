// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead::accounting {

/// The lines of a text, each with its end; only the last may have none.
std::vector<std::string> linesOf(std::string_view text);

/// `count` lines from `first` on give way to `lines`, which may be none or more.
struct LineEdit
{
    std::size_t first = 0; ///< 0-based
    std::size_t count = 0;
    std::vector<std::string> lines;
};

/// A unified diff with three lines of context, as patch reads it; `edits` in the order of the file
/// and without overlap. Empty without edits.
std::string unifiedDiff(const std::string& file, const std::vector<std::string>& lines,
                        const std::vector<LineEdit>& edits);

} // namespace fairlead::accounting
