// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIODevice>

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace fairlead::accounting {

/// What stands in a line of slurmctld's log between a key and the next blank: "n[1-2]" of
/// " nodes=n[1-2] cores=48". Empty: the key is not there.
std::string_view valueIn(std::string_view line, std::string_view key);

/// What stands between two pieces of a line, and behind the second one: "n1" and "DRAINING\n" of
/// "update_node: node n1 state set to DRAINING\n". Nothing: they are not there in this order.
struct ToldOf
{
    std::string_view between;
    std::string_view behind;
};
std::optional<ToldOf> toldIn(std::string_view line, std::string_view first,
                             std::string_view second);

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
