// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/pies/colourmap.h"
#include "models/usage/served.h"

#include <cstddef>
#include <cstdint>
#include <optional>

/// The colours of window and report, as plain numbers. None is the only sign of what it means.
namespace fairlead::models::palette {

using Rgb = std::uint32_t; ///< 0xRRGGBB

/// What the colours are painted on.
enum class Ground
{
    Light,
    Dark,
    Paper
};

/// A part of a priority by its slot (Part::colour): one for each, then the same ones darker.
Rgb part(std::size_t slot, Ground ground);
/// An account: its hue, lighter or darker by its step; grey without a hue.
Rgb account(const SliceColour& colour, Ground ground);

/// The outline of a slice in a colour of account(): the same colour as far darker, on dark ground
/// lighter, as it takes to stand out from the ground (3:1) and to be seen between two slices.
Rgb sliceEdge(Rgb colour, Ground ground);

/// Marks (bars, triangles) of the two verdicts, on every ground.
inline constexpr Rgb underServed = 0x009E73;
inline constexpr Rgb overServed = 0xD55E00;
/// A verdict in words, with the contrast to be read; empty: as any other text.
std::optional<Rgb> verdictText(VerdictKind kind, Ground ground);
/// Places won (above 0) or lost; empty: neither.
std::optional<Rgb> changeText(double change, Ground ground);

/// What is tried, and what is written to where it holds.
inline constexpr Rgb whatIf = 0x0072B2;
inline constexpr Rgb apply = 0xAA3377;
/// What is only looked at.
Rgb monitor(Ground ground);
/// A policy beside what is and what is tried; neither a gain nor a loss.
Rgb otherPolicy(std::size_t number, Ground ground);

/// White or nearly black, whichever is read better on `ground`.
Rgb inkOn(Rgb ground);
/// `part` of `a`, the rest of `b`.
Rgb mixed(Rgb a, Rgb b, double part);

/// Texts, lines and bands of a printed page; a window has those of its desktop.
namespace paper {
inline constexpr Rgb ink = 0x202428;
inline constexpr Rgb secondary = 0x5a6068;
inline constexpr Rgb rule = 0xc8ccd0;
inline constexpr Rgb band = 0xf3f5f7;
} // namespace paper

} // namespace fairlead::models::palette
