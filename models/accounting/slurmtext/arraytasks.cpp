// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/arraytasks.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/fields.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
constexpr std::size_t mostTasks = 1'000'000; // of all arrays that wait

/// Bit 0 is in the last digit.
std::vector<std::uint32_t> tasksOfMask(std::string_view digits)
{
    std::vector<std::uint32_t> tasks;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const auto letter = text::lower(digits.substr(digits.size() - 1 - i, 1))[0];
        const auto value = std::string_view("0123456789abcdef").find(letter);
        for (std::uint32_t bit = 0; value != std::string_view::npos && bit < 4; ++bit) {
            if ((value >> bit & 1U) != 0 && tasks.size() < mostTasks)
                tasks.push_back(static_cast<std::uint32_t>(i * 4) + bit);
        }
    }
    return tasks;
}
} // namespace

std::vector<std::uint32_t> arrayTasks(std::string_view text)
{
    const auto list = text.substr(0, text.find_first_of("]%"));
    if (list.starts_with("0x"))
        return tasksOfMask(list.substr(2));
    std::vector<std::uint32_t> tasks;
    for (const auto range : text::split(list, ',')) {
        const auto colon = range.find(':'); // "0-98:2": each second one
        const auto dash = range.find('-');
        const auto first = wholeNumber(range.substr(0, std::min(dash, colon)));
        const auto last = dash == std::string_view::npos
            ? first
            : wholeNumber(range.substr(dash + 1, colon - std::min(dash + 1, colon)));
        const auto step = colon == std::string_view::npos
            ? 1U
            : wholeNumber(range.substr(colon + 1)).value_or(0);
        if (!first || !last || step == 0)
            continue;
        for (auto i = std::uint64_t{*first}; i <= *last && tasks.size() < mostTasks; i += step)
            tasks.push_back(static_cast<std::uint32_t>(i));
    }
    return tasks;
}

std::uint32_t waitingTasks(std::string_view text)
{
    return std::max<std::uint32_t>(1, static_cast<std::uint32_t>(arrayTasks(text).size()));
}

} // namespace fairlead::accounting
