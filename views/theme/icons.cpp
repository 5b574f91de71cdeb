// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/icons.h"

#include "views/theme/colors.h"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace fairlead::views {

namespace {

QPixmap drawn(const QByteArray& svg, const QColor& color, int side)
{
    auto colored = svg;
    colored.replace("currentColor", color.name().toLatin1());
    QSvgRenderer renderer(colored);
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    return pixmap;
}

} // namespace

QIcon symbolicIcon(const QString& name, const QPalette& palette)
{
    QFile file(QStringLiteral(":/fairlead/symbolic/") + name + QStringLiteral(".svg"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto svg = file.readAll();
    QIcon icon;
    for (const int side : {16, 24, 32, 48, 64}) {
        icon.addPixmap(drawn(svg, palette.color(QPalette::Active, QPalette::ButtonText), side));
        icon.addPixmap(drawn(svg, palette.color(QPalette::Disabled, QPalette::ButtonText), side),
                       QIcon::Disabled);
    }
    return icon;
}

QIcon modeIcon(models::Mode mode, const QPalette& palette)
{
    QIcon icon;
    for (const int side : {16, 32, 64}) {
        QPixmap pixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(mutedText(palette)); // grey on dark ground still has an edge
        painter.setBrush(modeColor(mode, palette));
        painter.drawEllipse(QRectF(0, 0, side, side).marginsRemoved(QMarginsF(2, 2, 2, 2)));
        icon.addPixmap(pixmap);
        icon.addPixmap(pixmap, QIcon::Selected); // its colour says something
    }
    return icon;
}

} // namespace fairlead::views
