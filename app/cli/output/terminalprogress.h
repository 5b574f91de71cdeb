// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/progress.h"

#include <cstdio>

namespace fairlead::cli {

/// Says on a terminal how much of some replays is done: one line, from the second second on, which
/// goes when all is done. Empty where the file is no terminal.
Progress terminalProgress(std::FILE* file = stderr);

} // namespace fairlead::cli
