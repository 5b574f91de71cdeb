// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/arraytasks.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/text/fields.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
/// first, first + step ... up to last.
struct TaskRange
{
    std::uint64_t first;
    std::uint64_t last;
    std::uint64_t step;
    [[nodiscard]] std::uint64_t count() const { return (last - first) / step + 1; }
};

/// Bit 0 is in the last digit.
std::vector<TaskRange> rangesOfMask(std::string_view digits)
{
    std::vector<TaskRange> ranges;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const auto letter = text::lower(digits.substr(digits.size() - 1 - i, 1))[0];
        const auto value = std::string_view("0123456789abcdef").find(letter);
        for (std::size_t bit = 0; value != std::string_view::npos && bit < 4; ++bit) {
            if ((value >> bit & 1U) != 0)
                ranges.push_back({i * 4 + bit, i * 4 + bit, 1});
        }
    }
    return ranges;
}

std::vector<TaskRange> rangesOf(std::string_view text)
{
    const auto list = text.substr(0, text.find_first_of("]%"));
    if (list.starts_with("0x"))
        return rangesOfMask(list.substr(2));
    std::vector<TaskRange> ranges;
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
        if (first && last && *first <= *last && step != 0)
            ranges.push_back({*first, *last, step});
    }
    return ranges;
}
} // namespace

std::vector<std::uint32_t> arrayTasks(std::string_view text, std::size_t most)
{
    std::vector<std::uint32_t> tasks;
    for (const auto& range : rangesOf(text)) {
        for (auto task = range.first; task <= range.last && tasks.size() < most; task += range.step)
            tasks.push_back(static_cast<std::uint32_t>(task));
    }
    return tasks;
}

std::uint32_t waitingTasks(std::string_view text)
{
    std::uint64_t count = 0;
    for (const auto& range : rangesOf(text))
        count = std::min<std::uint64_t>(count + range.count(), mostTasks);
    return static_cast<std::uint32_t>(std::max<std::uint64_t>(count, 1));
}

} // namespace fairlead::accounting
