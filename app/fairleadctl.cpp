// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/program.h"
#include "app/language/language.h"

#include <QCoreApplication>

#include <algorithm>
#include <filesystem>
#include <unistd.h>

namespace {
bool mayNeedFonts(int argc, char** argv)
{
    return std::any_of(argv + std::min(argc, 1), argv + argc,
                       [](const char* word) { return std::string_view(word) == "report"; });
}

// Becomes the program that has fonts; returns where it is not installed.
void goOnWithPdf(char** argv)
{
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    const auto other = program.parent_path().parent_path() / FAIRLEAD_WITH_PDF;
    ::execv(other.c_str(), argv);
}
} // namespace

int main(int argc, char** argv)
{
    if (mayNeedFonts(argc, argv))
        goOnWithPdf(argv);
    fairlead::cli::prepareProgram();
    const QCoreApplication application(argc, argv);
    const fairlead::app::Language english(QStringLiteral("en_US")); // for its plurals
    return fairlead::cli::runProgram(QStringLiteral(FAIRLEAD_VERSION), nullptr, nullptr);
}
