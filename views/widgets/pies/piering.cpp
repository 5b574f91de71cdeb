// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/pies/piering.h"

#include "views/theme/colors.h"

#include <QFontMetricsF>
#include <QPainter>

namespace fairlead::views {

void paintRingLabel(QPainter& painter, const PieRingSegment& segment, QPointF center, double radius,
                    const models::PieSector& sector)
{
    const QFontMetricsF metrics(painter.font());
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
