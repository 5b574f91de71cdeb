// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// fairleadctl with fonts, so that it can write PDF. fairleadctl starts it.

#include "app/cli/program.h"
#include "app/reports/pdf/pdfreport.h"

#include <QGuiApplication>

int main(int argc, char** argv)
{
    fairlead::cli::prepareProgram();
    qputenv("QT_QPA_PLATFORM", "offscreen"); // fonts, but no display
    const QGuiApplication application(argc, argv);
    return fairlead::cli::runProgram(QStringLiteral(FAIRLEAD_VERSION),
                                     &fairlead::reports::writePdfReport);
}
