// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/textsizes.h"

#include <QFontDatabase>
#include <QWidget>

namespace fairlead::views {

namespace {

void scale(QFont& font, double factor)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(font.pixelSize() * factor));
}

} // namespace

bool isForText(const QString& family)
{
    const auto systems = QFontDatabase::writingSystems(family);
    return !QFontDatabase::isPrivateFamily(family) && QFontDatabase::isSmoothlyScalable(family)
        && !systems.contains(QFontDatabase::Symbol)
        && (systems.contains(QFontDatabase::Latin)
            || systems.contains(QFontDatabase::SimplifiedChinese));
}

QFont sized(QFont font, TextSize size)
{
    switch (size) {
    case TextSize::Body:
        break;
    case TextSize::Secondary:
        scale(font, 0.9);
        break;
    case TextSize::Title:
        scale(font, 1.3);
        font.setWeight(QFont::DemiBold);
        break;
    }
    return font;
}

void setTextSize(QWidget& widget, TextSize size)
{
    widget.setFont(sized(widget.font(), size));
}

} // namespace fairlead::views
