// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/options/arguments.h"

class QCommandLineParser;

namespace fairlead::cli {

/// The options of `reach` and `plan`. Error code Usage: a value that cannot be read.
Result<void> readQuestions(const QCommandLineParser& parser, Arguments& arguments);

} // namespace fairlead::cli
