// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIODevice>

#include <array>
#include <cstddef>
#include <string_view>

namespace fairlead::accounting {

/// What stands in a line of slurmctld's log between a key and the next blank: "n[1-2]" of
/// " nodes=n[1-2] cores=48". Empty: the key is not there.
std::string_view valueIn(std::string_view line, std::string_view key);

/// Each line of a log: of a long one, whose words stand at its beginning, piece by piece.
template <typename Visit>
void forEachLogLine(QIODevice& log, Visit&& visit)
{
    std::array<char, 4096> line{};
    for (;;) {
        const auto length = log.readLine(line.data(), line.size());
        if (length <= 0)
            return;
        visit(std::string_view(line.data(), static_cast<std::size_t>(length)));
    }
}

} // namespace fairlead::accounting
