// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/plaintext.h"

#include <algorithm>
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

struct Range
{
    std::uint32_t first;
    std::uint32_t last;
};
/// What does not show as itself, in ascending order. @source Unicode 15, DerivedCoreProperties.txt
/// (Default_Ignorable_Code_Point), general categories Cc, Zl, Zp; U+FFF9 to U+FFFB
constexpr std::array<Range, 20> unseen{
    {{0x0, 0x1f},        {0x7f, 0x9f},       {0xad, 0xad},       {0x34f, 0x34f},
     {0x61c, 0x61c},     {0x115f, 0x1160},   {0x17b4, 0x17b5},   {0x180b, 0x180f},
     {0x200b, 0x200f},   {0x2028, 0x202e},   {0x2060, 0x206f},   {0x3164, 0x3164},
     {0xfe00, 0xfe0f},   {0xfeff, 0xfeff},   {0xffa0, 0xffa0},   {0xfff0, 0xfffb},
     {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff}, {notUtf8, notUtf8}}};

bool isPlainCode(std::uint32_t code)
{
    return std::none_of(unseen.begin(), unseen.end(), [code](const Range& range) {
        return code >= range.first && code <= range.last;
    });
}

void appendHex(std::string& text, std::uint32_t value, int digits)
{
    constexpr std::string_view all = "0123456789abcdef";
    for (int digit = digits - 1; digit >= 0; --digit)
        text += all[value >> (4U * static_cast<unsigned>(digit)) & 0xfU];
}

void appendEscape(std::string& text, std::uint32_t code, unsigned char byte)
{
    constexpr std::string_view named = "\t\n\r";
    constexpr std::string_view letters = "tnr";
    text += '\\';
    if (code < 0x80 && named.find(static_cast<char>(code)) != std::string_view::npos) {
        text += letters[named.find(static_cast<char>(code))];
    } else if (code == notUtf8 || code < 0x100) {
        text += 'x';
        appendHex(text, code == notUtf8 ? byte : code, 2);
    } else if (code < 0x10000) {
        text += 'u';
        appendHex(text, code, 4);
    } else {
        text += 'U';
        appendHex(text, code, 8);
    }
}

std::string shown(std::string_view text, std::string_view kept)
{
    if (isAscii(text))
        return std::string(text);
    std::string result;
    while (!text.empty()) {
        const auto character = firstOf(text);
        if (isPlainCode(character.code) || kept.find(text.front()) != std::string_view::npos)
            result += text.substr(0, character.bytes);
        else
            appendEscape(result, character.code, static_cast<unsigned char>(text.front()));
        text.remove_prefix(character.bytes);
    }
    return result;
}
} // namespace

bool isAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
}

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
    return shown(text, {});
}

std::string plainLines(std::string_view text)
{
    return shown(text, "\n\t");
}

} // namespace fairlead::text
