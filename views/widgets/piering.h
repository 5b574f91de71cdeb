// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QBrush>
#include <QString>

class QPainter;

namespace fairlead::views {

/// One segment of the ring around a pie: a part of one slice.
struct PieRingSegment
{
    int slice = 0; ///< the slice it belongs to
    double fraction = 0.0; ///< of the whole pie
    QBrush brush;
    QString label;
    QString toolTip;

    bool operator==(const PieRingSegment&) const = default;
};

/// Where the ring begins and the pie ends, of the radius.
inline constexpr double ringHole = 0.85;
inline constexpr double insideRing = 0.835;

/// Writes a segment's name along the ring where it fits; `start` and `span` in turns from twelve
/// o'clock, clockwise.
void paintRingLabel(QPainter& painter, const PieRingSegment& segment, QPointF center, double radius,
                    double start, double span);

} // namespace fairlead::views
