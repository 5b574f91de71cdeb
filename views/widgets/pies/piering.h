// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/pies/piegeometry.h"

#include <QBrush>
#include <QString>

class QPainter;
class QPalette;

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

void paintRingSegment(QPainter& painter, const PieRingSegment& segment, QPointF center,
                      double radius, const models::PieSector& sector, const QPalette& palette);
/// Writes a segment's name along the ring where it fits.
void paintRingLabel(QPainter& painter, const PieRingSegment& segment, QPointF center, double radius,
                    const models::PieSector& sector);

} // namespace fairlead::views
