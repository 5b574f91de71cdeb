// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <thread>
#include <vector>

namespace fairlead {

/// Runs `work` on `count` threads, this one among them, and ends when all have. What they do has to
/// divide itself, and must not throw.
template <typename Work>
void workTogether(unsigned count, const Work& work)
{
    std::vector<std::jthread> others;
    for (unsigned i = 1; i < count; ++i)
        others.emplace_back([&work] { work(); });
    work();
}

} // namespace fairlead
