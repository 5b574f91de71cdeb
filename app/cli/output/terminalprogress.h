// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/progress.h"

#include <cstdio>

namespace fairlead::cli {

/// Of what a part is done.
enum class Doing
{
    Replays,
    Decisions ///< that are asked again
};

/// Says on a terminal how much is done: one line, from the second second on, which goes when all is
/// done. Empty where the file is no terminal.
Progress terminalProgress(Doing what = Doing::Replays, std::FILE* file = stderr);

} // namespace fairlead::cli
