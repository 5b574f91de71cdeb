// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace fairlead::accounting {

/// The number that is the whole of a text, in the C locale.
template <typename Number>
std::optional<Number> parsed(std::string_view text)
{
    Number number{};
    const auto* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end)
        return {};
    return number;
}

/// The shortest text that is read as the same number.
inline std::string decimalText(double value)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), end.ptr};
}

} // namespace fairlead::accounting
