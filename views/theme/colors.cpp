// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/colors.h"

#include "views/theme/theme.h"

#include <QApplication>
#include <QWidget>

namespace fairlead::views {

namespace palettes = models::palette;

palettes::Ground groundOf(const QPalette& palette)
{
    return isDark(palette) ? palettes::Ground::Dark : palettes::Ground::Light;
}

QColor modeColor(models::Mode mode, const QPalette& palette)
{
    switch (mode) {
    case models::Mode::Monitor:
        return toColor(palettes::monitor(groundOf(palette)));
    case models::Mode::WhatIf:
        return toColor(palettes::whatIf);
    case models::Mode::Apply:
        return toColor(palettes::apply);
    }
    return {};
}

QColor partColor(std::size_t slot, const QPalette& palette)
{
    return toColor(palettes::part(slot, groundOf(palette)));
}

QColor sliceEdge(const QColor& slice, const QPalette& palette)
{
    return toColor(models::palette::sliceEdge(slice.rgb() & RGB_MASK, groundOf(palette)));
}

QColor underServedColor()
{
    return toColor(palettes::underServed);
}

QColor overServedColor()
{
    return toColor(palettes::overServed);
}

QColor underServedText(const QPalette& palette)
{
    return changeText(1.0, palette);
}

QColor overServedText(const QPalette& palette)
{
    return changeText(-1.0, palette);
}

QColor changeText(double change, const QPalette& palette)
{
    const auto tone = palettes::changeText(change, groundOf(palette));
    return tone ? toColor(*tone) : mutedText(palette);
}

std::optional<QColor> verdictText(models::VerdictKind kind, const QPalette& palette)
{
    const auto tone = palettes::verdictText(kind, groundOf(palette));
    return tone ? std::optional(toColor(*tone)) : std::nullopt;
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

QPalette paletteAround(const QWidget& widget)
{
    return widget.parentWidget() != nullptr ? widget.parentWidget()->palette()
                                            : QApplication::palette(&widget);
}

void setGround(QWidget& widget, const QColor& ground)
{
    if (widget.palette().color(QPalette::Window) == ground)
        return;
    QPalette own;
    own.setColor(QPalette::Window, ground);
    widget.setPalette(own);
}

QColor inkOn(const QColor& ground)
{
    return toColor(palettes::inkOn(ground.rgb() & RGB_MASK));
}

QColor mixed(const QColor& a, const QColor& b, double part)
{
    return toColor(palettes::mixed(a.rgb() & RGB_MASK, b.rgb() & RGB_MASK, part));
}

} // namespace fairlead::views
