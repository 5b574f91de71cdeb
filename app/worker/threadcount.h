// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <thread>

namespace fairlead::app {

/// Threads for replays: the window stays alive beside them.
inline unsigned threadCount()
{
    return std::max(2U, std::thread::hardware_concurrency()) - 1;
}

} // namespace fairlead::app
