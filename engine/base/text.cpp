// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace fairlead::text {

namespace {
char lowerChar(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

char upperChar(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}

/// Whether a number starts here, without a sign: from_chars() takes one more, and "inf" and "nan".
bool startsNumber(std::string_view text, bool hex)
{
    if (text.starts_with('.'))
        text.remove_prefix(1);
    if (text.empty())
        return false;
    const char c = lowerChar(text.front());
    return (c >= '0' && c <= '9') || (hex && c >= 'a' && c <= 'f');
}

template <typename Number>
std::optional<Number> whole(std::string_view text)
{
    text = trimmed(text);
    const bool isPositive = text.starts_with('+');
    if (isPositive)
        text.remove_prefix(1);
    if (!startsNumber(!isPositive && text.starts_with('-') ? text.substr(1) : text, false))
        return std::nullopt;
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::string formatted(double value, std::chars_format format, int precision)
{
    std::array<char, 512> buffer{};
    const auto done
        = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, format, precision);
    return {buffer.data(), done.ptr};
}
} // namespace

std::string lower(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), lowerChar);
    return result;
}

std::string upper(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), upperChar);
    return result;
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

bool equalsIgnoreCase(std::string_view a, std::string_view b)
{
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) {
               return lowerChar(x) == lowerChar(y);
           });
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    split(text, separator, parts);
    return parts;
}

void split(std::string_view text, char separator, std::vector<std::string_view>& parts)
{
    parts.clear();
    std::size_t start = 0;
    for (auto end = text.find(separator); end != std::string_view::npos;
         end = text.find(separator, start)) {
        parts.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    parts.push_back(text.substr(start));
}

std::vector<std::string_view> words(std::string_view text)
{
    constexpr std::string_view blanks = " \t";
    std::vector<std::string_view> words;
    for (auto at = text.find_first_not_of(blanks); at < text.size();
         at = text.find_first_not_of(blanks, at)) {
        const auto end = std::min(text.find_first_of(blanks, at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

std::optional<double> leadingNumber(std::string_view text, std::string_view* rest)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+'))
        text.remove_prefix(1);
    const bool hex = text.starts_with("0x") || text.starts_with("0X");
    if (hex)
        text.remove_prefix(2);
    if (!startsNumber(text, hex))
        return std::nullopt;
    double value = 0;
    const auto [end, error]
        = std::from_chars(text.data(), text.data() + text.size(), value,
                          hex ? std::chars_format::hex : std::chars_format::general);
    if (error != std::errc())
        return std::nullopt;
    if (rest != nullptr)
        *rest = text.substr(static_cast<std::size_t>(end - text.data()));
    return negative ? -value : value;
}

std::optional<double> toDouble(std::string_view text)
{
    return whole<double>(text);
}

std::optional<long double> toLongDouble(std::string_view text)
{
    return whole<long double>(text);
}

std::optional<long long> toInteger(std::string_view text)
{
    return whole<long long>(text);
}

std::string general(double value, int digits)
{
    return formatted(value, std::chars_format::general, digits);
}

std::string fixed(double value, int decimals)
{
    auto text = formatted(value, std::chars_format::fixed, decimals);
    const bool isNothing = text.find_first_not_of("-0.") == std::string::npos;
    return isNothing && text.starts_with('-') ? text.substr(1) : text;
}

} // namespace fairlead::text
