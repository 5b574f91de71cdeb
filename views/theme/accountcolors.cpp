// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/accountcolors.h"

#include "views/theme/colors.h"
#include "views/theme/theme.h"

#include <QPainter>
#include <QPixmap>

#include <array>

namespace fairlead::views {

namespace {

// Paul Tol's "bright"; on dark ground the two darkest are lifted.
constexpr std::array<QRgb, models::SliceColour::hueCount> huesOnLight{0x4477AA, 0xEE6677, 0x228833,
                                                                      0xCCBB44, 0x66CCEE, 0xAA3377};
constexpr std::array<QRgb, models::SliceColour::hueCount> huesOnDark{0x5A8FC7, 0xEE6677, 0x3DA04D,
                                                                     0xCCBB44, 0x66CCEE, 0xC1508F};
constexpr QRgb restOnLight = 0xBBBBBB;
constexpr QRgb restOnDark = 0x8A8F94;

QPixmap hatchTile(const QColor& ground)
{
    constexpr int side = 8;
    QPixmap tile(side, side);
    tile.fill(ground);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(mixed(inkOn(ground), ground, 0.45), 1.5));
    painter.drawLine(QPointF(-1, side + 1), QPointF(side + 1, -1));
    painter.drawLine(QPointF(-1, 1), QPointF(1, -1));
    painter.drawLine(QPointF(side - 1, side + 1), QPointF(side + 1, side - 1));
    return tile;
}

} // namespace

QColor accountColor(const models::SliceColour& colour, const QPalette& palette)
{
    const bool dark = isDark(palette);
    const auto& hues = dark ? huesOnDark : huesOnLight;
    const QColor base = colour.hue == models::SliceColour::noHue
        ? QColor(dark ? restOnDark : restOnLight)
        : QColor(hues[static_cast<std::size_t>(colour.hue) % hues.size()]);
    if (colour.lightness > 0)
        return mixed(Qt::white, base, 0.19 * colour.lightness);
    return mixed(Qt::black, base, -0.15 * colour.lightness);
}

QBrush accountBrush(const models::SliceColour& colour, const QPalette& palette)
{
    const auto color = accountColor(colour, palette);
    return colour.isHatched ? QBrush(color, hatchTile(color)) : QBrush(color);
}

void fillAccount(QPainter& painter, const QRectF& area, const models::SliceColour& colour,
                 const QPalette& palette)
{
    painter.fillRect(area, accountBrush(colour, palette));
}

} // namespace fairlead::views
