// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/words/valueformat.h"

#include <QProgressBar>

namespace fairlead::views {

/// How much of the work is done, as a bar and as a percentage of the language. Qt writes "30%".
inline void showPartDone(QProgressBar& bar, double done)
{
    constexpr int steps = 1000;
    bar.setRange(0, steps);
    bar.setFormat(models::valueformat::percent(done, 0));
    bar.setValue(static_cast<int>(done * steps));
}

} // namespace fairlead::views
