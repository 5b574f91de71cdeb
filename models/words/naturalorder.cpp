// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/naturalorder.h"

#include <algorithm>

namespace fairlead::models {

namespace {

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

/// The digits at the front, without zeros before them; they are taken away.
std::string_view takeNumber(std::string_view& text)
{
    const auto end = std::ranges::find_if_not(text, isDigit);
    auto number = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(number.size());
    number.remove_prefix(std::min(number.find_first_not_of('0'), number.size()));
    return number;
}
} // namespace

bool comesBefore(std::string_view a, std::string_view b)
{
    auto x = a;
    auto y = b;
    while (!x.empty() && !y.empty()) {
        if (isDigit(x.front()) && isDigit(y.front())) {
            const auto first = takeNumber(x);
            const auto second = takeNumber(y);
            if (first.size() != second.size())
                return first.size() < second.size();
            if (first != second)
                return first < second;
        } else if (x.front() != y.front()) {
            return static_cast<unsigned char>(x.front()) < static_cast<unsigned char>(y.front());
        } else {
            x.remove_prefix(1);
            y.remove_prefix(1);
        }
    }
    return x.empty() == y.empty() ? a < b : x.empty(); // 7 and 007: one has to be first
}

} // namespace fairlead::models
