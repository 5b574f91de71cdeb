// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/pies/colourmap.h"

#include <QBrush>
#include <QColor>
#include <QPalette>

class QPainter;

namespace fairlead::views {

/// The colour of an account: its hue, lighter or darker by its step.
QColor accountColor(const models::SliceColour& colour, const QPalette& palette);
/// The same with the hatch of a hue that has come round again.
QBrush accountBrush(const models::SliceColour& colour, const QPalette& palette);
/// Fills `area` in the account's colour, hatched where it needs the second mark.
void fillAccount(QPainter& painter, const QRectF& area, const models::SliceColour& colour,
                 const QPalette& palette);

} // namespace fairlead::views
