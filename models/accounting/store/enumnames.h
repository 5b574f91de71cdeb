// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace fairlead::accounting {

/// The member of an enumeration whose values count from 0; nothing: none has this name.
template <typename Enum, std::size_t count>
std::optional<Enum> enumNamed(const std::array<std::string_view, count>& names,
                              const std::string& name)
{
    const auto known = std::find(names.begin(), names.end(), name);
    if (known == names.end())
        return {};
    return static_cast<Enum>(known - names.begin());
}

} // namespace fairlead::accounting
