// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Small text helpers. All of them work in the C locale, whatever the process has set.
namespace fairlead::text {

std::string lower(std::string_view text); ///< ASCII only
std::string upper(std::string_view text);
std::string_view trimmed(std::string_view text);
bool equalsIgnoreCase(std::string_view a, std::string_view b);
std::vector<std::string_view> split(std::string_view text, char separator);
/// The same into parts that are there already.
void split(std::string_view text, char separator, std::vector<std::string_view>& parts);

/// The parts between blanks and tabs, none of them empty.
std::vector<std::string_view> words(std::string_view text);

/// What strtod reads at the start of `text` (sign, exponent, hex; neither inf nor nan); the rest
/// goes to `rest`.
std::optional<double> leadingNumber(std::string_view text, std::string_view* rest);
/// A whole decimal number, which is finite, or nothing.
std::optional<double> toDouble(std::string_view text);
std::optional<long double> toLongDouble(std::string_view text);
std::optional<long long> toInteger(std::string_view text);

/// printf's %.*g and %.*f without its locale, and without a sign before nothing ("-0.00").
std::string general(double value, int digits = 17);
std::string fixed(double value, int decimals);

} // namespace fairlead::text
