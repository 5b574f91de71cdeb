// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/workload.h"

#include <vector>

namespace fairlead::accounting {

/// The array that a job was a task of.
struct ArrayOf
{
    std::uint32_t id = 0; ///< ArrayJobId; 0: none
    std::uint32_t throttle = replay::noLimit;
};

/// Puts jobs by submission, then number, with the tasks of an array together by their own number,
/// and fills Workload::arrays. Returns where each job of the old order stands now.
std::vector<std::uint32_t> putInOrder(replay::Workload& workload,
                                      const std::vector<ArrayOf>& arrayOf);

} // namespace fairlead::accounting
