// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/colors.h"

#include "views/theme/theme.h"

#include <array>
#include <cmath>

namespace fairlead::views {

namespace {

// Paul Tol's "muted" on light ground, "light" on dark ground; in the order of Factor.
constexpr std::array<QRgb, factorCount> factorsOnLight{
    0x88CCEE, 0x44AA99, 0x332288, 0xDDCC77, 0x117733, 0xCC6677, 0xAA4499, 0x999933, 0x882255};
constexpr std::array<QRgb, factorCount> factorsOnDark{
    0x99DDFF, 0x44BB99, 0x77AADD, 0xEEDD88, 0xBBCC33, 0xFFAABB, 0xEE8866, 0xAAAA00, 0xDDDDDD};

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

// Relative luminance as WCAG defines it.
double luminance(const QColor& color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
        + 0.0722 * linear(color.blueF());
}

} // namespace

QColor modeColor(Mode mode, const QPalette& palette)
{
    switch (mode) {
    case Mode::Monitor:
        return isDark(palette) ? QColor(0x4a5057) : QColor(0x6b737c);
    case Mode::WhatIf:
        return {0x0072B2};
    case Mode::Apply:
        return {0xAA3377};
    }
    return {};
}

QColor factorColor(Factor factor, const QPalette& palette)
{
    const auto& colors = isDark(palette) ? factorsOnDark : factorsOnLight;
    return {colors[static_cast<std::size_t>(factor)]};
}

QColor partColor(std::size_t part, const QPalette& palette)
{
    const auto color = factorColor(static_cast<Factor>(part % factorCount), palette);
    return part < factorCount ? color : color.darker(150);
}

QColor underServedColor()
{
    return {0x009E73};
}

QColor overServedColor()
{
    return {0xD55E00};
}

QColor underServedText(const QPalette& palette)
{
    return isDark(palette) ? QColor(0x35c79b) : QColor(0x007353);
}

QColor overServedText(const QPalette& palette)
{
    return isDark(palette) ? QColor(0xff8f45) : QColor(0xb04c00);
}

QColor changeText(double change, const QPalette& palette)
{
    if (change > 0)
        return underServedText(palette);
    return change < 0 ? overServedText(palette) : mutedText(palette);
}

QColor mutedText(const QPalette& palette)
{
    return mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.68);
}

QColor hairline(const QPalette& palette)
{
    return mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.16);
}

QColor trackColor(const QPalette& palette)
{
    return mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.08);
}

QColor baselineOutline(const QPalette& palette)
{
    return mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.75);
}

QColor inkOn(const QColor& ground)
{
    return luminance(ground) > 0.2 ? QColor(0x14181c) : QColor(0xffffff);
}

QColor mixed(const QColor& a, const QColor& b, double part)
{
    const auto mix = [part](float x, float y) {
        return static_cast<float>(part) * x + (1.0F - static_cast<float>(part)) * y;
    };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()),
                            mix(a.blueF(), b.blueF()));
}

} // namespace fairlead::views
