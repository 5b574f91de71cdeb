// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/options/arguments.h"

class QCommandLineParser;

namespace fairlead::cli {

/// The options that edit settings, shares and the tree, in the order given. Error code Usage: one
/// cannot be read. Whether the tree has what they name is not asked here.
Result<void> readEdits(const QCommandLineParser& parser, Arguments& arguments);

} // namespace fairlead::cli
