// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>
#include <vector>

/// The shapes of a pie: numbers for whoever paints it, in the painter's unit, x to the right and y
/// downwards. Turns count clockwise from twelve o'clock.
namespace fairlead::models {

struct PiePoint
{
    double x = 0.0;
    double y = 0.0;
};

struct PieSize
{
    double width = 0.0;
    double height = 0.0;
};

struct PieBox
{
    double left = 0.0;
    double top = 0.0;
    double width = 0.0;
    double height = 0.0;

    [[nodiscard]] double right() const { return left + width; }
    [[nodiscard]] double bottom() const { return top + height; }
    [[nodiscard]] double middle() const { return top + height / 2.0; }
    [[nodiscard]] PiePoint center() const { return {left + width / 2.0, middle()}; }
    [[nodiscard]] bool isEmpty() const { return width <= 0.0 || height <= 0.0; }
    [[nodiscard]] bool contains(PiePoint point) const
    {
        return point.x >= left && point.x <= right() && point.y >= top && point.y <= bottom();
    }
};

/// A part of a circle, in turns.
struct PieSector
{
    double start = 0.0;
    double span = 0.0;

    [[nodiscard]] double middle() const { return start + span / 2.0; }
    [[nodiscard]] bool isWhole() const { return span > 0.999; }
    [[nodiscard]] bool contains(PiePoint fromCenter) const;
};

/// Where the ring of members begins and the pie inside it ends, of the radius.
inline constexpr double ringHole = 0.85;
inline constexpr double insideRing = 0.835;

/// A slice's part of the circle; the fractions may have any sum.
std::vector<PieSector> pieSectors(const std::vector<double>& fractions);
/// In which direction a point lies, 0 to 1.
double turnsOf(PiePoint fromCenter);
PiePoint onCircle(PiePoint center, double radius, double turns);
/// The slice under a point, by its place around the center; nothing where there are no slices.
std::optional<std::size_t> sectorAt(const std::vector<PieSector>& sectors, PiePoint fromCenter);

/// How a name is written along the ring.
struct RingLabel
{
    double turn = 0.0; ///< of its middle
    double radius = 0.0; ///< likewise
    double thickness = 0.0; ///< of the ring
    bool isBelow = false; ///< stands on the inner edge, so that it is not upside down
};
/// Empty: it does not fit. `ascent` is the height of its letters.
std::optional<RingLabel> ringLabel(const PieSector& sector, double radius, double width,
                                   double ascent);

} // namespace fairlead::models
