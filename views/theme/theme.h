// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPalette>
#include <QString>

#include <optional>

class QApplication;

namespace fairlead::views {

/// Which palette the window has.
enum class ThemeChoice
{
    System,
    Light,
    Dark
};

/// "system", "light", "dark": as the command line and the settings say it.
QString themeName(ThemeChoice choice);
std::optional<ThemeChoice> themeFromName(const QString& name);

/// The palette of a forced theme.
QPalette lightPalette();
QPalette darkPalette();
/// Whether light text stands on dark ground.
bool isDark(const QPalette& palette);

/// Sets style and palette of the whole application; System gives the desktop's own back.
void applyTheme(QApplication& application, ThemeChoice choice);

} // namespace fairlead::views
