// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pies/pieleaders.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fairlead::models {

namespace {

double crossProduct(PiePoint from, PiePoint a, PiePoint b)
{
    return (a.x - from.x) * (b.y - from.y) - (a.y - from.y) * (b.x - from.x);
}

bool cross(PiePoint a, PiePoint b, PiePoint c, PiePoint d)
{
    return crossProduct(a, b, c) * crossProduct(a, b, d) < 0.0
        && crossProduct(c, d, a) * crossProduct(c, d, b) < 0.0;
}

double distance(PiePoint point, PiePoint a, PiePoint b)
{
    const double x = b.x - a.x;
    const double y = b.y - a.y;
    const double square = x * x + y * y;
    const double along = square > 0.0
        ? std::clamp(((point.x - a.x) * x + (point.y - a.y) * y) / square, 0.0, 1.0)
        : 0.0;
    return std::hypot(a.x + along * x - point.x, a.y + along * y - point.y);
}

bool crossesLine(const PieLine& line, PiePoint a, PiePoint b)
{
    for (std::size_t i = 1; i < line.size(); ++i) {
        if (cross(line[i - 1], line[i], a, b))
            return true;
    }
    return false;
}

/// What goes through a box crosses one of its diagonals.
bool crossesName(const PieLine& line, const PieBox& name)
{
    return crossesLine(line, {name.left, name.top}, {name.right(), name.bottom()})
        || crossesLine(line, {name.left, name.bottom()}, {name.right(), name.top});
}

bool crossEachOther(const PieLeader& one, const PieLeader& other)
{
    for (std::size_t i = 1; i < one.line.size(); ++i) {
        if (crossesLine(other.line, one.line[i - 1], one.line[i]))
            return true;
    }
    return crossesName(one.line, other.name) || crossesName(other.line, one.name);
}

/// Angles count from twelve o'clock down the side.
double angleOf(const PieSide& side, double turns)
{
    return (side.isRight ? turns : 1.0 - turns) * 2.0 * std::numbers::pi;
}

double angleOfEnd(const PieSide& side, double y)
{
    return std::atan2(side.end, side.center.y - y);
}

PiePoint pointAt(const PieSide& side, double radius, double angle)
{
    const double x = radius * std::sin(angle);
    return {side.center.x + (side.isRight ? x : -x), side.center.y - radius * std::cos(angle)};
}

double radiusOf(const PieSide& side, std::size_t lane)
{
    return side.first + side.step * static_cast<double>(lane);
}

/// Where a line leaves its lane: as soon as it sees its end.
double leaves(const PieSide& side, const PieLineEnds& ends, std::size_t lane)
{
    const double start = angleOf(side, ends.turns);
    const double end = angleOfEnd(side, ends.y);
    const double away = std::hypot(side.end, side.center.y - ends.y);
    const double seen = std::acos(std::min(radiusOf(side, lane) / away, 1.0));
    return start < end ? std::max(start, end - seen) : std::min(start, end + seen);
}

} // namespace

bool areClear(const std::vector<PieLeader>& leaders, PiePoint center, double radius)
{
    for (std::size_t i = 0; i < leaders.size(); ++i) {
        const auto& line = leaders[i].line;
        for (std::size_t point = 2; point < line.size(); ++point) {
            if (distance(center, line[point - 1], line[point]) < radius)
                return false;
        }
        for (std::size_t other = 0; other < i; ++other) {
            if (crossEachOther(leaders[i], leaders[other]))
                return false;
        }
    }
    return true;
}

// Who goes down past where the next line begins stays outside of that line, and who goes up past
// where the one before begins likewise. Ends are in the order of the beginnings, so who goes down
// and who goes up never pass each other.
std::vector<std::size_t> lanesOf(const PieSide& side, const std::vector<PieLineEnds>& ends)
{
    std::vector<std::size_t> lanes(ends.size(), 0);
    const auto keepOutside = [&](std::size_t i, std::size_t inner, bool isDown) {
        const double passed = angleOf(side, ends[inner].turns);
        const auto isPast = [&](double angle) { return isDown ? angle > passed : angle < passed; };
        if (!isPast(angleOfEnd(side, ends[i].y)))
            return;
        lanes[i] = lanes[inner];
        if (isPast(leaves(side, ends[i], lanes[i])))
            ++lanes[i];
    };
    for (std::size_t i = ends.size(); i-- > 1;)
        keepOutside(i - 1, i, true);
    for (std::size_t i = 1; i < ends.size(); ++i)
        keepOutside(i, i - 1, false);
    return lanes;
}

PieLine lineAround(const PieSide& side, const PieLineEnds& ends, std::size_t lane)
{
    constexpr double step = 0.05; // of an angle: looks round
    const double start = angleOf(side, ends.turns);
    const double radius = radiusOf(side, lane);
    const double turn = leaves(side, ends, lane) - start;
    const auto steps = static_cast<int>(std::ceil(std::abs(turn) / step));
    PieLine line{pointAt(side, side.radius, start), pointAt(side, radius, start)};
    for (int i = 1; i <= steps; ++i)
        line.push_back(pointAt(side, radius, start + turn * i / steps));
    line.push_back({side.center.x + (side.isRight ? side.end : -side.end), ends.y});
    return line;
}

} // namespace fairlead::models
