// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/accountcolors.h"

#include "views/theme/colors.h"

#include <QPainter>
#include <QPixmap>

namespace fairlead::views {

namespace {

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
    return toColor(models::palette::account(colour, groundOf(palette)));
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
