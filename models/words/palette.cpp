// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/palette.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fairlead::models::palette {

namespace {

constexpr Rgb white = 0xffffff;
constexpr Rgb black = 0x000000;
constexpr Rgb darkInk = 0x050505; // one of the two has 4.5:1 on any ground
constexpr double lighter = 0.19; // per step, towards white
constexpr double darker = 0.15; // per step, towards black
constexpr double secondRound = 1.0 / 1.5; // of the light of a part's colour that comes round again

struct Colours
{
    // By Part::colour. As near to Paul Tol's "muted" (light ground) and "light" (dark) as leaves
    // any two 15 apart (CIEDE2000) for protan, deutan and tritan eyes, and 3:1 to the ground.
    std::array<Rgb, 9> parts;
    // Paul Tol's "bright"; on dark ground the two darkest are lifted.
    std::array<Rgb, SliceColour::hueCount> hues;
    Rgb rest;
    Rgb underServedText;
    Rgb overServedText;
    Rgb monitor;
    std::array<Rgb, 3> policies;
};

constexpr Colours onLight{
    {0x8179FF, 0x004000, 0x2E2284, 0x626B26, 0x179C8B, 0xD34F6F, 0x9A519C, 0x8F900A, 0x84294D},
    {0x4477AA, 0xEE6677, 0x228833, 0xCCBB44, 0x66CCEE, 0xAA3377},
    0xBBBBBB,
    0x00694b,
    0x9e4300,
    0x6b737c,
    {0x3c00a0, 0xc86400, 0x2a1400}};
constexpr Colours onDark{
    {0xA8B9D2, 0xC6FFBE, 0x6D89E8, 0xFFE747, 0x35C5A0, 0x9A7998, 0xC36E5F, 0xABAC00, 0xE8EBEB},
    {0x5A8FC7, 0xEE6677, 0x3DA04D, 0xCCBB44, 0x66CCEE, 0xC1508F},
    0x8A8F94,
    0x45d0a5,
    0xff9c5c,
    0x4a5057,
    {0x64b4f0, 0xdcc850, 0xf02864}};
static_assert(onLight.parts.back() != 0 && onDark.parts.back() != 0, "no colour is forgotten");

const Colours& on(Ground ground)
{
    return ground == Ground::Dark ? onDark : onLight; // paper is light ground
}

constexpr int channel(Rgb colour, int shift)
{
    return static_cast<int>(colour >> shift & 0xffU);
}

double linear(int value)
{
    const double part = value / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

// Relative luminance as WCAG defines it.
double luminance(Rgb colour)
{
    return 0.2126 * linear(channel(colour, 16)) + 0.7152 * linear(channel(colour, 8))
        + 0.0722 * linear(channel(colour, 0));
}

double contrast(Rgb a, Rgb b)
{
    const auto one = luminance(a);
    const auto other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

} // namespace

Rgb part(std::size_t slot, Ground ground)
{
    const auto& parts = on(ground).parts;
    const auto colour = parts[slot % parts.size()];
    return slot < parts.size() ? colour : mixed(colour, black, secondRound);
}

Rgb account(const SliceColour& colour, Ground ground)
{
    const auto& colours = on(ground);
    const bool hasHue = colour.hue >= 0 && colour.hue < SliceColour::hueCount;
    const auto plain = hasHue ? colours.hues[static_cast<std::size_t>(colour.hue)] : colours.rest;
    return colour.lightness > 0 ? mixed(white, plain, lighter * colour.lightness)
                                : mixed(black, plain, -darker * colour.lightness);
}

Rgb otherPolicy(std::size_t number, Ground ground)
{
    const auto& policies = on(ground).policies;
    return policies[number % policies.size()];
}

Rgb sliceEdge(Rgb colour, Ground ground)
{
    // Of the grounds of each theme the one that is nearest to the slices (views/theme/theme.cpp).
    const auto base = ground == Ground::Dark ? 0x24272bU : 0xf3f4f6U;
    const auto away = ground == Ground::Dark ? white : black;
    constexpr double leastOfGround = 3.0;
    constexpr double leastOfSlice = 1.5;
    constexpr double step = 0.02;
    for (double part = 0.0; part < 1.0; part += step) {
        const auto edge = mixed(away, colour, part);
        if (contrast(edge, base) >= leastOfGround && contrast(edge, colour) >= leastOfSlice)
            return edge;
    }
    return away;
}

std::optional<Rgb> verdictText(VerdictKind kind, Ground ground)
{
    switch (kind) {
    case VerdictKind::UnderServed:
    case VerdictKind::NoUsage:
        return on(ground).underServedText;
    case VerdictKind::OverServed:
    case VerdictKind::NoShare:
        return on(ground).overServedText;
    case VerdictKind::None:
    case VerdictKind::AtShare:
    case VerdictKind::ByParent:
        break;
    }
    return std::nullopt;
}

std::optional<Rgb> changeText(double change, Ground ground)
{
    if (change == 0.0)
        return std::nullopt;
    return change > 0.0 ? on(ground).underServedText : on(ground).overServedText;
}

Rgb monitor(Ground ground)
{
    return on(ground).monitor;
}

Rgb inkOn(Rgb ground)
{
    return luminance(ground) > 0.1825 ? darkInk : white;
}

Rgb mixed(Rgb a, Rgb b, double part)
{
    Rgb result = 0;
    for (const int shift : {16, 8, 0}) {
        const auto value = std::lround(part * channel(a, shift) + (1.0 - part) * channel(b, shift));
        result |= static_cast<Rgb>(value) << shift;
    }
    return result;
}

} // namespace fairlead::models::palette
