// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/inverse/newhardware.h"

#include <QLocale>
#include <QString>

namespace fairlead::models {

/// So many units of a machine: "40", "39.97"; two decimals at most.
QString unitsText(double units, const QLocale& locale = {});

/// "The machine grows from 100 to 150; …"
/// @param machine  units as it is
QString hardwareSentence(const NewShares& answer, double machine);

} // namespace fairlead::models
