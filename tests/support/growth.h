// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Eight times the input takes about eight times the work: a quadratic step would take sixty-four
// times. Only ratios of processor time are compared, so that a slow or busy machine says the same.

#pragma once

#include "tests/support/effort.h"

#include <algorithm>
#include <ctime>
#include <functional>
#include <malloc.h>

namespace fairlead::tests {

/// Processor time of the quickest of three (of one under a sanitizer), in ticks, 1 ms at least.
/// Memory that is freed stays with the process: from some size on the kernel would take it back and
/// clear it anew in each round, which costs more than what is measured.
inline double workOf(const std::function<void()>& task)
{
    constexpr int limit = 1 << 30; // bytes
    mallopt(M_MMAP_THRESHOLD, limit);
    mallopt(M_TRIM_THRESHOLD, limit);
    constexpr int rounds = isSanitized ? 1 : 3;
    double least = 1e12;
    for (int round = 0; round < rounds; ++round) {
        const auto start = std::clock();
        task();
        least = std::min(least, static_cast<double>(std::clock() - start));
    }
    return std::max(least, CLOCKS_PER_SEC / 1000.0);
}

/// Whether `many`, with eight times the input of `few`, takes less than 24 times its work.
inline bool isLinear(const std::function<void()>& few, const std::function<void()>& many)
{
    return workOf(many) < 24 * workOf(few);
}

} // namespace fairlead::tests
