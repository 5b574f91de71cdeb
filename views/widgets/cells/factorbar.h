// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/words/prioritybar.h"

#include <QPalette>
#include <QRectF>

class QPainter;

namespace fairlead::views {

/// The axis that all bars of one view share, in priority points.
struct FactorAxis
{
    double minimum = 0.0; ///< zero or below
    double maximum = 1.0;

    /// Where `value` stands in `area`; values beyond the axis stand at its end.
    [[nodiscard]] double position(double value, const QRectF& area) const;
};

/// Paints the parts of a priority as one flat bar: positive ones right of zero in their order,
/// negative ones left of it. A bar cut at the limits of a priority ends in a bracket.
void paintFactorBar(QPainter& painter, const QRectF& area, const models::PriorityBar& bar,
                    const FactorAxis& axis, const QPalette& palette);
/// The sum of a baseline as a thin outline.
void paintBaselineOutline(QPainter& painter, const QRectF& area, double baselineSum,
                          const FactorAxis& axis, const QPalette& palette);
/// Where the painted bar ends on the right.
double factorBarEnd(const QRectF& area, const models::PriorityBar& bar, const FactorAxis& axis);

} // namespace fairlead::views
