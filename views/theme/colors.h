// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/policy.h"

#include <QBrush>
#include <QColor>
#include <QPalette>

/// Colours with a meaning. Each is given for light and for dark ground; none is the only sign of
/// what it means.
namespace fairlead::views {

/// What the window is doing.
enum class Mode
{
    Monitor,
    WhatIf,
    Apply
};

QColor modeColor(Mode mode, const QPalette& palette);
QColor factorColor(Factor factor, const QPalette& palette);
/// The colour of the n-th part of a priority: those of the factors, then the same ones darker.
QColor partColor(std::size_t part, const QPalette& palette);

/// Marks (bars, triangles) and texts of the two verdicts; texts have the contrast to be read.
QColor underServedColor();
QColor overServedColor();
QColor underServedText(const QPalette& palette);
QColor overServedText(const QPalette& palette);
/// Places won, lost or kept.
QColor changeText(double change, const QPalette& palette);

/// Secondary text; hairlines; the ground of an unfilled bar.
QColor mutedText(const QPalette& palette);
QColor hairline(const QPalette& palette);
QColor trackColor(const QPalette& palette);
/// The outline of a baseline value behind a what-if value.
QColor baselineOutline(const QPalette& palette);

/// Black or white, whichever is read better on `ground`.
QColor inkOn(const QColor& ground);
/// `part` of `a`, the rest of `b`.
QColor mixed(const QColor& a, const QColor& b, double part);

} // namespace fairlead::views
