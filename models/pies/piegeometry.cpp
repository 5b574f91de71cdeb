// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pies/piegeometry.h"

#include <cmath>
#include <numbers>
#include <numeric>

namespace fairlead::models {

namespace {
constexpr double fullTurn = 2.0 * std::numbers::pi;
} // namespace

bool PieSector::contains(PiePoint fromCenter) const
{
    if (isWhole())
        return true;
    const double turns = turnsOf(fromCenter) - start;
    return turns - std::floor(turns) < span;
}

double turnsOf(PiePoint fromCenter)
{
    const double turns = std::atan2(fromCenter.x, -fromCenter.y) / fullTurn;
    return turns - std::floor(turns);
}

std::vector<PieSector> pieSectors(const std::vector<double>& fractions)
{
    const double whole = std::accumulate(fractions.begin(), fractions.end(), 0.0);
    std::vector<PieSector> sectors;
    double start = 0.0;
    for (const double fraction : fractions) {
        const double span = whole > 0.0 ? fraction / whole : 0.0;
        sectors.push_back({start, span});
        start += span;
    }
    return sectors;
}

PiePoint onCircle(PiePoint center, double radius, double turns)
{
    const double angle = turns * fullTurn;
    return {center.x + radius * std::sin(angle), center.y - radius * std::cos(angle)};
}

std::optional<std::size_t> sectorAt(const std::vector<PieSector>& sectors, PiePoint fromCenter)
{
    const double turns = turnsOf(fromCenter);
    for (std::size_t i = 0; i < sectors.size(); ++i) {
        if (turns < sectors[i].start + sectors[i].span)
            return i;
    }
    return std::nullopt;
}

std::optional<RingLabel> ringLabel(const PieSector& sector, double radius, double width,
                                   double ascent)
{
    RingLabel label;
    label.turn = sector.middle();
    label.radius = radius * (1.0 + ringHole) / 2.0;
    label.thickness = radius * (1.0 - ringHole);
    label.isBelow = label.turn > 0.25 && label.turn < 0.75;
    const double sagitta = width * width / (8.0 * label.radius); // how far the arc leaves the text
    const double arc = fullTurn * label.radius * sector.span;
    if (width + 10.0 > arc || ascent + sagitta > label.thickness)
        return std::nullopt;
    return label;
}

} // namespace fairlead::models
