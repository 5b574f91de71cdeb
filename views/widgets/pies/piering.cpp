// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/pies/piering.h"

#include "views/theme/colors.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <numbers>

namespace fairlead::views {

void paintRingSegment(QPainter& painter, const PieRingSegment& segment, QPointF center,
                      double radius, const models::PieSector& sector, const QPalette& palette)
{
    if (sector.span <= 0.0)
        return;
    const auto circle = [center](double distance) {
        return QRectF(center - QPointF(distance, distance), QSizeF(2.0 * distance, 2.0 * distance));
    };
    const double start = 90.0 - 360.0 * sector.start; // degrees from three o'clock, to the left
    const double turn = -360.0 * sector.span;
    QPainterPath path;
    path.arcMoveTo(circle(radius), start);
    path.arcTo(circle(radius), start, turn);
    path.arcTo(circle(radius * models::ringHole), start + turn, -turn);
    path.closeSubpath();
    painter.setBrush(segment.brush);
    painter.setPen(QPen(sliceEdge(segment.brush.color(), palette), 1.0));
    painter.drawPath(path);
}

void paintRingLabel(QPainter& painter, const PieRingSegment& segment, QPointF center, double radius,
                    const models::PieSector& sector)
{
    const QFontMetricsF metrics(painter.font());
    if (2.0 * std::numbers::pi * radius * sector.span < metrics.ascent())
        return; // not even a letter
    const double width = metrics.horizontalAdvance(segment.label);
    const auto label = models::ringLabel(sector, radius, width, metrics.ascent());
    if (!label)
        return;
    painter.save();
    painter.translate(center);
    painter.rotate(360.0 * label->turn);
    painter.translate(0.0, -label->radius);
    if (label->isBelow)
        painter.rotate(180.0);
    painter.setPen(inkOn(segment.brush.color()));
    painter.drawText(QRectF(-width, -label->thickness, 2.0 * width, 2.0 * label->thickness),
                     Qt::AlignCenter, segment.label);
    painter.restore();
}

} // namespace fairlead::views
