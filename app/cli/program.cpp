// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/program.h"

#include "app/process/process.h"
#include "models/files/scratchfolder.h"

#include <QCoreApplication>
#include <QLocale>

#include <iostream>
#include <unistd.h>

namespace fairlead::cli {

void prepareProgram()
{
    process::prepare();
    files::ScratchFolder::removeOnSignals();
}

int runProgram(const QString& version, PdfWriter writePdf, PdfWriter writePictures)
{
    // Its words are English: so are months and numbers in a report.
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QCoreApplication::setApplicationName(QStringLiteral("fairleadctl"));
    QCoreApplication::setApplicationVersion(version);
    return runCommandLine(
        QCoreApplication::arguments().mid(1),
        {std::cout, std::cerr, ::isatty(STDOUT_FILENO) != 0, writePdf, nullptr, writePictures});
}

} // namespace fairlead::cli
