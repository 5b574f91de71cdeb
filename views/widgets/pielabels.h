// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace fairlead::views {

/// Where the label of one slice stands.
struct PieLabel
{
    enum class Place
    {
        Hidden,
        Inside,
        Outside
    };

    Place place = Place::Hidden;
    QRectF box; ///< of the text
    bool isRight = true; ///< Outside: the text is left-aligned and stands right of the pie
    QPointF rim; ///< Outside: leader line from the rim ...
    QPointF elbow; ///< ... over the elbow ...
    QPointF end; ///< ... to the text
};

/// The size of a label's text on two lines (in the slice) and on one (beside the pie).
struct PieLabelSize
{
    QSizeF inside;
    QSizeF outside;
};

/// A pie in its view: clockwise from twelve o'clock.
struct PieGeometry
{
    QPointF center;
    double radius = 0.0;
    std::vector<PieLabel> labels;
};

/// The largest radius that leaves room for the labels that do not fit into their slices.
double roomyRadius(const QRectF& area, const std::vector<double>& fractions,
                   const std::vector<PieLabelSize>& sizes);

/// Places the pie and its labels in `area`: in the slice where the text fits, else beside the pie
/// at the end of a leader line, without overlaps; what finds no room is hidden.
PieGeometry layoutPie(const QRectF& area, const std::vector<double>& fractions,
                      const std::vector<PieLabelSize>& sizes, double radius);

} // namespace fairlead::views
