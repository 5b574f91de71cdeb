// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/config/confnumber.h"

#include "engine/base/text.h"

#include <charconv>
#include <cstdint>

namespace fairlead::accounting {

namespace {
constexpr std::string_view damping = "FairShareDampeningFactor"; // of 16 bits

/// Takes the prefix of a number away.
int takeBase(std::string_view& digits)
{
    if (digits.starts_with("0x") || digits.starts_with("0X")) {
        digits.remove_prefix(2);
        return 16;
    }
    return digits.starts_with('0') ? 8 : 10;
}
} // namespace

bool isConfNumber(std::string_view parameter)
{
    return parameter == damping
        || (parameter.starts_with("PriorityWeight") && parameter != "PriorityWeightTRES");
}

std::optional<std::string> confNumber(std::string_view parameter, std::string_view value)
{
    if (text::equalsIgnoreCase(value, "UNLIMITED") || text::equalsIgnoreCase(value, "INFINITE"))
        return parameter == damping ? "65535" : "4294967295";
    auto digits = value;
    if (digits.starts_with('+'))
        digits.remove_prefix(1);
    const int base = takeBase(digits);
    std::uint64_t number = 0;
    const auto* const end = digits.data() + digits.size();
    const auto [stop, failure] = std::from_chars(digits.data(), end, number, base);
    if (failure != std::errc() || stop != end)
        return std::nullopt;
    return std::to_string(number);
}

} // namespace fairlead::accounting
