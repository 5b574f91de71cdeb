// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocale>
#include <QString>

namespace fairlead::models::valueformat {

/// How many points one percentage is above another as valueformat::percent() tells both: between
/// 22.0 % and 6.4 % are 15.6, whatever their further digits.
/// @param fraction, other  of 1  @return percentage points, a multiple of 0.1
double pointsAbove(double fraction, double other);
/// "+15.6", "−8.0", "0.0". No arrow: ▲ is what got less than promised, and that has a minus here.
QString signedPoints(double points, const QLocale& locale = {});

} // namespace fairlead::models::valueformat
