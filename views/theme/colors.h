// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/document/mode.h"
#include "models/words/palette.h"

#include <QBrush>
#include <QColor>
#include <QPalette>

#include <optional>

class QWidget;

/// Colours with a meaning. Each is given for light and for dark ground; none is the only sign of
/// what it means.
namespace fairlead::views {

/// A colour of the palette that window and report share.
inline QColor toColor(models::palette::Rgb colour)
{
    return QColor::fromRgb(colour);
}
/// Which variant of the palette a window shows.
models::palette::Ground groundOf(const QPalette& palette);

QColor modeColor(models::Mode mode, const QPalette& palette);
/// The colour of a part of a priority by its slot: one for each part, then the same ones darker.
QColor partColor(std::size_t slot, const QPalette& palette);

/// What keeps a slice apart from its ground and from its neighbours.
QColor sliceEdge(const QColor& slice, const QPalette& palette);

/// Marks (bars, triangles) and texts of the two verdicts; texts have the contrast to be read.
QColor underServedColor();
QColor overServedColor();
QColor underServedText(const QPalette& palette);
QColor overServedText(const QPalette& palette);
/// Places won, lost or kept.
QColor changeText(double change, const QPalette& palette);
/// A verdict in words; empty: as any other text.
std::optional<QColor> verdictText(models::VerdictKind kind, const QPalette& palette);

/// Secondary text; hairlines; the ground of an unfilled bar.
QColor mutedText(const QPalette& palette);
QColor hairline(const QPalette& palette);
QColor trackColor(const QPalette& palette);
/// The outline of a baseline value behind a what-if value.
QColor baselineOutline(const QPalette& palette);

/// What is around a widget, whatever ground it has itself.
QPalette paletteAround(const QWidget& widget);
/// A ground of its own: everything else is as around it, after a change of the theme too. Nothing
/// happens where it has that one, so that changeEvent() may ask for it.
void setGround(QWidget& widget, const QColor& ground);

/// Black or white, whichever is read better on `ground`.
QColor inkOn(const QColor& ground);
/// `part` of `a`, the rest of `b`.
QColor mixed(const QColor& a, const QColor& b, double part);

} // namespace fairlead::views
