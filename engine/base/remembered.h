// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace fairlead {

/// What was made of the same texts before, so that who asks shares it. Beyond some texts nothing
/// more is remembered, and nothing more shared.
template <typename Value>
class Remembered
{
public:
    /// `make` says what has not been asked for yet.
    template <typename Make>
    Value of(std::string_view text, const Make& make)
    {
        if (const auto found = m_values.find(text); found != m_values.end())
            return found->second;
        Value made = make();
        if (m_values.size() < most)
            m_values.emplace(text, made);
        return made;
    }

private:
    static constexpr std::size_t most = 1000;

    std::map<std::string, Value, std::less<>> m_values;
};

} // namespace fairlead
