// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/reportcolours.h"

#include <array>
#include <cmath>

namespace fairlead::reports {

namespace {

// Paul Tol's bright scheme, safe for colour-blind readers.
constexpr std::array<QRgb, models::SliceColour::hueCount> hues{0xff4477aa, 0xffee6677, 0xff228833,
                                                               0xffccbb44, 0xff66ccee, 0xffaa3377};
constexpr QRgb grey = 0xffbbbbbb;
// Paul Tol's muted scheme, in the order of Factor.
constexpr std::array<QRgb, factorCount> factorHues{0xff88ccee, 0xff44aa99, 0xff332288,
                                                   0xffddcc77, 0xff117733, 0xffcc6677,
                                                   0xffaa4499, 0xff999933, 0xff882255};
constexpr QRgb underServed = 0xff009e73;
constexpr QRgb overServed = 0xffd55e00;

QColor mixed(const QColor& colour, const QColor& with, double part)
{
    const auto mix
        = [part](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * part)); };
    return {mix(colour.red(), with.red()), mix(colour.green(), with.green()),
            mix(colour.blue(), with.blue())};
}

} // namespace

QColor sliceColour(const models::SliceColour& colour)
{
    if (colour.hue < 0 || colour.hue >= models::SliceColour::hueCount)
        return QColor(grey);
    constexpr double step = 0.18;
    const QColor hue(hues[static_cast<std::size_t>(colour.hue)]);
    return mixed(hue, colour.lightness > 0 ? Qt::white : Qt::black,
                 step * std::abs(colour.lightness));
}

QColor factorColour(Factor factor)
{
    return QColor(factorHues[static_cast<std::size_t>(factor)]);
}

QColor verdictColour(models::VerdictKind kind)
{
    switch (kind) {
    case models::VerdictKind::UnderServed:
    case models::VerdictKind::NoUsage:
        return QColor(underServed);
    case models::VerdictKind::OverServed:
    case models::VerdictKind::NoShare:
        return QColor(overServed);
    case models::VerdictKind::None:
    case models::VerdictKind::AtShare:
    case models::VerdictKind::ByParent:
        break;
    }
    return QColor(colours::secondary);
}

QColor gainColour(std::int64_t places)
{
    if (places == 0)
        return QColor(colours::secondary);
    return QColor(places > 0 ? underServed : overServed);
}

QColor inkOn(const QColor& ground)
{
    constexpr double darkBelow = 0.45;
    const double light
        = 0.2126 * ground.redF() + 0.7152 * ground.greenF() + 0.0722 * ground.blueF();
    return light < darkBelow ? QColor(Qt::white) : QColor(colours::ink);
}

} // namespace fairlead::reports
