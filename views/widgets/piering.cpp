// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/piering.h"

#include "views/theme/colors.h"

#include <QFontMetricsF>
#include <QPainter>

#include <numbers>

namespace fairlead::views {

void paintRingLabel(QPainter& painter, const PieRingSegment& segment, QPointF center, double radius,
                    double start, double span)
{
    const QFontMetricsF metrics(painter.font());
    const double middle = radius * (1.0 + ringHole) / 2.0;
    const double width = metrics.horizontalAdvance(segment.label);
    const double thickness = radius * (1.0 - ringHole);
    const double sagitta = width * width / (8.0 * middle); // how far the arc leaves the text
    const double arc = 2.0 * std::numbers::pi * middle * span;
    if (width + 10.0 > arc || metrics.ascent() + sagitta > thickness)
        return;
    const double turn = start + span / 2.0;
    const bool isBelow = turn > 0.25 && turn < 0.75; // there the text stands on the inner edge
    painter.save();
    painter.translate(center);
    painter.rotate(360.0 * turn);
    painter.translate(0.0, -middle);
    if (isBelow)
        painter.rotate(180.0);
    painter.setPen(inkOn(segment.brush.color()));
    painter.drawText(QRectF(-width, -thickness, 2.0 * width, 2.0 * thickness), Qt::AlignCenter,
                     segment.label);
    painter.restore();
}

} // namespace fairlead::views
