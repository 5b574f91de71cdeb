// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/text.h"
#include "engine/replay/recording/workload.h"

#include <array>
#include <cctype>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The words of the notation of the test vectors.
namespace fairlead::replay {

inline std::string word(std::string_view text)
{
    return std::string(text::trimmed(text));
}

inline double number(std::string_view text)
{
    return text::toDouble(text).value_or(-1);
}

inline std::uint32_t whole(std::string_view text)
{
    return static_cast<std::uint32_t>(text::toInteger(text).value_or(0));
}

inline std::vector<std::string> words(std::string_view text)
{
    std::vector<std::string> result;
    for (const auto part : text::split(text, ' ')) {
        if (!text::trimmed(part).empty())
            result.push_back(word(part));
    }
    return result;
}

/// The value of the first word that begins so; nothing: there is none.
inline std::string valueOf(const std::vector<std::string>& parts, std::string_view begin)
{
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (parts[i].starts_with(begin))
            return parts[i].substr(begin.size());
    }
    return {};
}
/// Of "was:50:t30".
inline FormerValue::What formerKind(char letter)
{
    using What = FormerValue::What;
    constexpr std::array kinds{What::Limit,    What::Priority,   What::Qos,  What::Cpus,
                               What::MinNodes, What::Partitions, What::Begin};
    return kinds.at(std::string_view("tpqcNib").find(letter));
}

inline bool isCount(const std::string& text)
{
    return !text.empty() && std::isdigit(static_cast<unsigned char>(text[0])) != 0;
}
inline std::string countOf(const std::vector<std::string>& parts, std::string_view begin,
                           const std::string& otherwise)
{
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (parts[i].starts_with(begin) && isCount(parts[i].substr(begin.size())))
            return parts[i].substr(begin.size());
    }
    return otherwise;
}
/// Words of names: "ax" is account x; words of their own ("arr3", "begin:40") are not.
inline std::string nameOf(const std::vector<std::string>& parts, char begin,
                          const std::string& otherwise)
{
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto& part = parts[i];
        if (part[0] == begin && part.size() > 1 && !part.starts_with("arr")
            && part.find(':') == std::string::npos)
            return part.substr(1);
    }
    return otherwise;
}

} // namespace fairlead::replay
