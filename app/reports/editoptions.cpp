// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/editoptions.h"

#include <algorithm>

namespace fairlead::reports {

namespace {
/// One word of a shell.
std::string quoted(const std::string& word)
{
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || std::string_view("_-./=,:+@%").find(c) != std::string_view::npos;
    };
    if (std::ranges::all_of(word, isPlain))
        return word;
    std::string result = "'";
    for (const char c : word)
        result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + "'";
}

std::string optionOf(const Edit& edit)
{
    if (const auto* parameter = std::get_if<ParameterEdit>(&edit))
        return "--set " + quoted(parameter->name + "=" + parameter->value);
    if (const auto* share = std::get_if<ShareEdit>(&edit))
        return "--share " + quoted(keyText(share->assoc) + "=" + sharesText(share->shares));
    return {};
}
} // namespace

std::string editOptions(std::span<const Edit> edits)
{
    std::string options;
    for (const auto& edit : edits) {
        const auto option = optionOf(edit);
        options += (options.empty() || option.empty() ? "" : " ") + option;
    }
    return options;
}

} // namespace fairlead::reports
