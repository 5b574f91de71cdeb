// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/percentpoints.h"

#include <cmath>

namespace fairlead::models::valueformat {

namespace {
constexpr double shown = 10.0; // tenths of a percentage point

double tenths(double fraction)
{
    return std::round(QString::number(100.0 * fraction, 'f', 1).toDouble() * shown);
}
} // namespace

double pointsAbove(double fraction, double other)
{
    return (tenths(fraction) - tenths(other)) / shown;
}

QString signedPoints(double points, const QLocale& locale)
{
    const auto text = locale.toString(std::abs(points), 'f', 1);
    if (std::abs(points) * shown < 0.5) // NOLINT(readability-magic-numbers): half of a tenth
        return text;
    return (points > 0.0 ? QStringLiteral("+") : QStringLiteral("−")) + text;
}

} // namespace fairlead::models::valueformat
