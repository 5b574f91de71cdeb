// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>

class QWidget;

namespace fairlead::views {

/// Whether a font has letters that a window can be read in: signs and ornaments alone are none.
bool isForText(const QString& family);

/// The three text sizes of the window.
enum class TextSize
{
    Body,
    Secondary,
    Title
};

QFont sized(QFont font, TextSize size);
/// Gives a widget one of the sizes; a title is also bold.
void setTextSize(QWidget& widget, TextSize size);

/// Distances in pixels: inside a group, between groups, at the edge of a page.
inline constexpr int gapInside = 8;
inline constexpr int gapBetween = 12;
inline constexpr int gapEdge = 16;

} // namespace fairlead::views
