// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/cells/factorbar.h"

#include "views/theme/colors.h"

#include <QPainter>

#include <algorithm>

namespace fairlead::views {

namespace {

// Calls `paint(part, from, to)` for each contribution, stacked away from zero on its side.
template <typename Paint>
void stack(const models::PriorityBar& bar, Paint paint)
{
    double right = 0.0;
    double left = 0.0;
    for (std::size_t i = 0; i < bar.parts.size(); ++i) {
        const double value = bar.numbers.points[i];
        double& end = value < 0.0 ? left : right;
        const double start = end;
        end += value;
        if (value != 0.0)
            paint(bar.parts[i], std::min(start, end), std::max(start, end));
    }
}

void paintClamp(QPainter& painter, const QRectF& area, double x, const QPalette& palette)
{
    painter.setPen(QPen(palette.color(QPalette::Text), 1.5));
    painter.drawLine(QPointF(x, area.top() - 2.0), QPointF(x, area.bottom() + 2.0));
    painter.drawLine(QPointF(x - 3.0, area.top() - 2.0), QPointF(x, area.top() - 2.0));
    painter.drawLine(QPointF(x - 3.0, area.bottom() + 2.0), QPointF(x, area.bottom() + 2.0));
}

} // namespace

double FactorAxis::position(double value, const QRectF& area) const
{
    const double extent = maximum - minimum;
    if (extent <= 0.0)
        return area.left();
    return area.left() + area.width() * (std::clamp(value, minimum, maximum) - minimum) / extent;
}

double factorBarEnd(const QRectF& area, const models::PriorityBar& bar, const FactorAxis& axis)
{
    double end = 0.0;
    stack(bar, [&end](const Part&, double, double to) { end = std::max(end, to); });
    return axis.position(end, area);
}

void paintFactorBar(QPainter& painter, const QRectF& area, const models::PriorityBar& bar,
                    const FactorAxis& axis, const QPalette& palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    stack(bar, [&](const Part& part, double from, double to) {
        const double left = axis.position(from, area);
        const double right = axis.position(to, area);
        // A term that is there is seen, however small it is.
        painter.fillRect(QRectF(left, area.top(), std::max(right - left, 1.0), area.height()),
                         partColor(part.colour, palette));
    });
    if (axis.minimum < 0.0) {
        const double zero = axis.position(0.0, area);
        painter.setPen(QPen(mutedText(palette), 1.0));
        painter.drawLine(QPointF(zero, area.top() - 2.0), QPointF(zero, area.bottom() + 2.0));
    }
    if (bar.numbers.isLifted || bar.numbers.isCut)
        paintClamp(painter, area, factorBarEnd(area, bar, axis), palette);
    painter.restore();
}

void paintBaselineOutline(QPainter& painter, const QRectF& area, double baselineSum,
                          const FactorAxis& axis, const QPalette& palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double zero = axis.position(0.0, area);
    const double end = axis.position(baselineSum, area);
    painter.setPen(QPen(baselineOutline(palette), 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(QPointF(std::min(zero, end), area.top() - 2.0),
                            QPointF(std::max(zero, end), area.bottom() + 1.0)));
    painter.restore();
}

} // namespace fairlead::views
