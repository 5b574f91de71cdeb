// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/pies/piegeometry.h"

/// The lines from the slices of a pie to the names beside it. All of it is geometry in the
/// painter's unit.
namespace fairlead::models {

using PieLine = std::vector<PiePoint>;

/// A name beside a pie and the line that ends there.
struct PieLeader
{
    PieBox name;
    PieLine line;
};

/// Whether lines may stay as they are: from the rim on none enters the pie, and none crosses
/// another line or another's name.
bool areClear(const std::vector<PieLeader>& leaders, PiePoint center, double radius);

/// Where the lines of one side of a pie begin and end; in order from top to bottom, and all end at
/// the same distance beside the center.
struct PieLineEnds
{
    double turns = 0.0; ///< where on the rim
    double y = 0.0; ///< of the end
};

/// One side of a pie, whose lines go around the pie where it is in their way: each in a lane of its
/// own, so that none crosses another. The ends lie beyond the outermost lane.
struct PieSide
{
    PiePoint center;
    double radius = 0.0; ///< of the pie
    bool isRight = true;
    double first = 0.0; ///< radius of the innermost lane
    double step = 0.0; ///< between two lanes
    double end = 0.0; ///< how far beside the center lines end
};

/// The lane of each line, from 0.
std::vector<std::size_t> lanesOf(const PieSide& side, const std::vector<PieLineEnds>& ends);
/// From the rim to the lane, along it as far as the pie is in the way, and straight to the end.
PieLine lineAround(const PieSide& side, const PieLineEnds& ends, std::size_t lane);

} // namespace fairlead::models
