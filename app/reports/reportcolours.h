// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/policy.h"
#include "models/pies/colourmap.h"
#include "models/pies/served.h"

#include <QColor>

/// The colours of a printed report: those of the light theme, on white.
namespace fairlead::reports {

QColor sliceColour(const models::SliceColour& colour);
QColor factorColour(Factor factor);
QColor verdictColour(models::VerdictKind kind);
QColor gainColour(std::int64_t places);
/// Black or white, whichever reads better on the ground.
QColor inkOn(const QColor& ground);

namespace colours {
inline constexpr QRgb ink = 0xff202428;
inline constexpr QRgb secondary = 0xff5a6068;
inline constexpr QRgb rule = 0xffc8ccd0;
inline constexpr QRgb band = 0xfff3f5f7;
inline constexpr QRgb whatIf = 0xff0072b2;
} // namespace colours

} // namespace fairlead::reports
