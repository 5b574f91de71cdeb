// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commands/command.h"

namespace fairlead::cli {

/// What main() does before anything else: no core dumps, and temporary folders go with the program.
void prepareProgram();

/// Runs the command line of the QCoreApplication that exists. Returns the exit code.
int runProgram(const QString& version, PdfWriter writePdf, PdfWriter writePictures);

} // namespace fairlead::cli
