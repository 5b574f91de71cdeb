// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/document/mode.h"

#include <QIcon>
#include <QPalette>
#include <QString>

namespace fairlead::views {

/// One of the symbols in resources/icons/symbolic, drawn in the palette's text colours.
QIcon symbolicIcon(const QString& name, const QPalette& palette);
/// A swatch in the colour of a mode; the word stands beside it.
QIcon modeIcon(models::Mode mode, const QPalette& palette);

} // namespace fairlead::views
