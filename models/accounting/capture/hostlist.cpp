// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/capture/hostlist.h"

#include "engine/text.h"

namespace fairlead::accounting {

namespace {
constexpr std::size_t mostHosts = 1000000;

/// Splits at the commas outside brackets.
std::vector<std::string_view> splitHosts(std::string_view list)
{
    std::vector<std::string_view> parts;
    std::size_t start = 0;
    int depth = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        depth += list[i] == '[' ? 1 : list[i] == ']' ? -1 : 0;
        if (list[i] == ',' && depth == 0) {
            parts.push_back(list.substr(start, i - start));
            start = i + 1;
        }
    }
    parts.push_back(list.substr(start));
    return parts;
}

std::string padded(long long number, std::size_t width)
{
    auto text = std::to_string(number);
    return text.size() < width ? std::string(width - text.size(), '0') + text : text;
}

void expand(std::string_view pattern, std::vector<std::string>& names)
{
    const auto open = pattern.find('[');
    const auto close = pattern.find(']', open);
    if (open == std::string_view::npos || close == std::string_view::npos) {
        if (!pattern.empty())
            names.emplace_back(pattern);
        return;
    }
    const auto head = std::string(pattern.substr(0, open));
    const auto tail = pattern.substr(close + 1);
    for (const auto range : text::split(pattern.substr(open + 1, close - open - 1), ',')) {
        const auto dash = range.find('-');
        const auto low = range.substr(0, dash);
        const auto first = text::toInteger(low);
        const auto last
            = dash == std::string_view::npos ? first : text::toInteger(range.substr(dash + 1));
        if (!first || !last)
            continue;
        for (auto number = *first; number <= *last && names.size() < mostHosts; ++number)
            expand(head + padded(number, low.size()) + std::string(tail), names);
    }
}
} // namespace

std::vector<std::string> expandHostList(std::string_view list)
{
    std::vector<std::string> names;
    for (const auto part : splitHosts(list))
        expand(text::trimmed(part), names);
    return names;
}

} // namespace fairlead::accounting
