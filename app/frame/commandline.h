// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/sourceoptions.h"
#include "views/theme/theme.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace fairlead::app {

/// What the command line of the dashboard says.
struct CommandLine
{
    QString source; ///< empty: the last one
    bool isNew = false; ///< the last one is not opened again
    accounting::SourceOptions options;
    std::optional<views::ThemeChoice> theme; ///< empty: as the settings say
    QString language; ///< empty: as the system says
    QString against; ///< a policy file to compare with; empty: none
    QString screenshot; ///< a file
    QString screenshots; ///< a folder
    QString answer; ///< not empty: print it and end with `exitCode`
    int exitCode = 0;

    /// Pictures are made and the window closes: no session is kept.
    [[nodiscard]] bool isForPictures() const
    {
        return !screenshot.isEmpty() || !screenshots.isEmpty();
    }
};
CommandLine parseCommandLine(const QStringList& arguments);

/// Those that count for each window which is opened from the first: how it looks and speaks.
QStringList argumentsForAll(const QStringList& arguments);

} // namespace fairlead::app
