// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/pies/piegeometry.h"

namespace fairlead::models {

/// How wide the texts of one slice's line in a legend are.
struct PieLegendWidths
{
    double name = 0.0;
    double shortest = 0.0; ///< of the name, cut short: below it nobody knows who is meant
    double value = 0.0;
};

struct PieLegendStyle
{
    double line = 0.0; ///< height of one
    double between = 0.0; ///< colour, name and value, pie and lines, two columns
    double margin = 0.0; ///< around the pie
    double largest = 0.0; ///< radius beyond which a pie says no more
};

/// One line: whose colour, who, how much. A box without width is not shown.
struct PieLegendLine
{
    PieBox colour;
    PieBox name;
    PieBox value;

    [[nodiscard]] PieBox whole() const
    {
        const double right = value.isEmpty() ? name.right() : value.right();
        return {colour.left, name.top, right - colour.left, name.height};
    }
};

struct PieLegend
{
    PieBox pie; ///< what it leaves to the pie
    double radius = 0.0; ///< of the largest pie there
    std::vector<PieLegendLine> lines; ///< [slice], none for what is not in the pie
};

/// A pie with its names in lines beside or below it, whichever leaves the larger pie. Names are cut
/// short where whole ones would leave much less of it; no value stands where there is no room for
/// its name. `isIn` says which slices the pie has.
PieLegend layoutLegend(const PieBox& area, const std::vector<bool>& isIn,
                       const std::vector<PieLegendWidths>& widths, const PieLegendStyle& style);

/// The height in which such a pie has `radius` and every line its place; a quarter of the radius
/// may go to whole names.
double legendHeight(double width, const std::vector<bool>& isIn,
                    const std::vector<PieLegendWidths>& widths, const PieLegendStyle& style,
                    double radius);

} // namespace fairlead::models
