// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/plaintext.h"

#include <array>
#include <cstdint>

namespace fairlead::text {

namespace {
constexpr std::uint32_t notUtf8 = 0xffffffffU;

struct Character
{
    std::uint32_t code = notUtf8;
    std::size_t bytes = 1;
};

/// The first character of a text that is not empty.
Character firstOf(std::string_view text)
{
    const auto byteAt = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto lead = byteAt(0);
    if (lead < 0x80)
        return {lead, 1};
    const std::size_t bytes = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || text.size() < bytes)
        return {};
    std::uint32_t code = lead & (0x7fU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byteAt(i) & 0xc0U) != 0x80U)
            return {};
        code = code << 6U | (byteAt(i) & 0x3fU);
    }
    constexpr std::array<std::uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const bool isSurrogate = code >= 0xd800 && code <= 0xdfff;
    return code < least[bytes] || code > 0x10ffff || isSurrogate ? Character{}
                                                                 : Character{code, bytes};
}

bool isPlainCode(std::uint32_t code)
{
    const auto isIn
        = [&](std::uint32_t first, std::uint32_t last) { return code >= first && code <= last; };
    return code != notUtf8 && code >= 0x20 && !isIn(0x7f, 0x9f) && code != 0x61c
        && !isIn(0x200e, 0x200f) && !isIn(0x2028, 0x202e) && !isIn(0x2066, 0x2069)
        && code != 0xfeff;
}
} // namespace

bool isPlain(std::string_view text)
{
    while (!text.empty()) {
        const auto character = firstOf(text);
        if (!isPlainCode(character.code))
            return false;
        text.remove_prefix(character.bytes);
    }
    return true;
}

std::string plain(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const auto character = firstOf(text);
        if (isPlainCode(character.code))
            result += text.substr(0, character.bytes);
        else
            result += '?';
        text.remove_prefix(character.bytes);
    }
    return result;
}

} // namespace fairlead::text
