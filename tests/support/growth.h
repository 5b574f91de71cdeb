// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Eight times the input takes about eight times the work: a quadratic step would take sixty-four
// times. Only ratios of one thread's processor time are compared, so that a slow or busy machine
// says the same, and what the process does beside it does not count.

#pragma once

#include <algorithm>
#include <ctime>
#include <functional>
#include <malloc.h>

namespace fairlead::tests {

/// Processor time that this thread takes for a task, in seconds.
inline double workOf(const std::function<void()>& task)
{
    const auto now = [] {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
    };
    const auto start = now();
    task();
    return now() - start;
}

/// Whether `many`, with eight times the input of `few`, takes less than 24 times its work (which is
/// taken for 1 ms at least). What disturbs a measurement only lengthens it, so the least of some
/// rounds is the work: `few` three times, `many` as often as it takes, twenty times at most. A
/// quadratic step stays at 64.
/// Memory that is freed stays with the process: from some size on the kernel would take it back and
/// clear it anew in each round, which costs more than what is measured.
inline bool isLinear(const std::function<void()>& few, const std::function<void()>& many)
{
    constexpr int limit = 1 << 30; // bytes
    mallopt(M_MMAP_THRESHOLD, limit);
    mallopt(M_TRIM_THRESHOLD, limit);
    double least = 1e12;
    for (int round = 0; round < 3; ++round)
        least = std::min(least, workOf(few));
    for (int round = 0; round < 20; ++round) {
        if (workOf(many) < 24 * std::max(least, 0.001))
            return true;
    }
    return false;
}

} // namespace fairlead::tests
