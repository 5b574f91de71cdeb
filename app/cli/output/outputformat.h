// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/options/arguments.h"

class QCommandLineParser;

namespace fairlead::cli {

/// How a table is to be written: format, envelope, dialect of CSV. Error code Usage.
Result<void> readFormat(const QCommandLineParser& parser, Arguments& arguments);

} // namespace fairlead::cli
