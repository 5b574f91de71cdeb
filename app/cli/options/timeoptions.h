// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/options/arguments.h"

class QCommandLineParser;

namespace fairlead::cli {

/// A count of an option, where it is given. Error code Usage: it is no whole number.
Result<void> readCount(const QCommandLineParser& parser, const char* option,
                       std::optional<std::int64_t>& target);

/// Moments, spans of time, and how often to read again. Error code Usage: a value that cannot be
/// read.
Result<void> readTimes(const QCommandLineParser& parser, Arguments& arguments);

} // namespace fairlead::cli
