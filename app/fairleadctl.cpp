// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"
#include "app/credentials/passwords.h"
#include "models/files/scratchfolder.h"

#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <iostream>
#include <unistd.h>

namespace {
bool needsFonts(int argc, char** argv)
{
    return std::any_of(argv + 1, argv + argc,
                       [](const char* word) { return std::string_view(word) == "report"; });
}

int run()
{
    // Its words are English: so are months and numbers in a report.
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QCoreApplication::setApplicationName(QStringLiteral("fairleadctl"));
    QCoreApplication::setApplicationVersion(QStringLiteral(FAIRLEAD_VERSION));
    return fairlead::cli::runCommandLine(QCoreApplication::arguments().mid(1),
                                         {std::cout, std::cerr, ::isatty(STDOUT_FILENO) != 0});
}
} // namespace

int main(int argc, char** argv)
{
    fairlead::credentials::forbidCoreDumps();
    fairlead::files::ScratchFolder::removeOnSignals();
    // Only the PDF needs fonts, and none of it a display.
    if (argc > 1 && needsFonts(argc, argv)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        const QGuiApplication application(argc, argv);
        return run();
    }
    const QCoreApplication application(argc, argv);
    return run();
}
